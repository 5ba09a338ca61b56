"""Requests in, replies out: bytes to bytes, and nothing that comes in can raise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.core import protocol as p
from engine.core.assistant import Load
from engine.core.depth import too_deep
from engine.core.desk import Desk
from engine.core.dice import check_nonce, commitment
from engine.core.errors import RuleError
from engine.core.game import Game, Odds
from engine.core.link import from_link, to_link
from engine.core.save import from_save, read_command, read_setup, to_save
from engine.core.table import Table, relate, state_hash

MAX_REQUEST = 1_200_000
"""Bytes of a request; more are refused unread."""
MAX_LIST = 32
"""Commands in one request."""


def _in_game(table: Table, step: int) -> int:
    """The step, if the game has come so far; else RuleError."""
    if not 0 <= step <= table.head:
        raise RuleError("no_such_step", step=step, head=table.head)
    return step


class Service:
    """Holds one table and answers requests about it; ``assistant`` brings the bots, if any."""

    def __init__(self, games: Mapping[str, Game[Any, Any]], assistant: Load | None = None) -> None:
        self.games = games
        self.desk = Desk(assistant)
        self.table: Table | None = None
        self.shown = 0
        """Entries of the log that the page has."""
        self._decoder = msgspec.json.Decoder(p.AnyRequest)
        self._answers: dict[type, Callable[[Any], p.AnyReply]] = {
            p.New: self._new,
            p.Open: self._open,
            p.Act: self._act,
            p.Undo: self._undo,
            p.Redo: self._redo,
            p.Seek: self._seek,
            p.AskOdds: self._odds,
            p.Why: self._why,
            p.SealTurn: self._seal,
            p.Compare: self._compare,
            p.Export: self._export,
            p.AskBot: lambda asked: self.desk.bot(self._at(asked.step), asked),
            p.Advise: lambda asked: self.desk.advise(self._at(asked.step), asked),
            p.AskCourse: lambda asked: self.desk.course(self._at(asked.step), asked),
        }

    def handle(self, data: bytes) -> bytes:
        """The JSON reply to a JSON request; a ``failure`` for whatever can't be done."""
        try:
            return msgspec.json.encode(self._answer(data))
        except RuleError as error:
            failure = p.Failure(error.code, error.params, error.rule)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            failure = p.Failure("request_unreadable", {}, "")
        except Exception as error:  # a fault of ours must not take the worker down
            failure = p.Failure("internal", {"what": type(error).__name__}, "")
        return msgspec.json.encode(failure)

    def _answer(self, data: bytes) -> p.AnyReply:
        if len(data) > MAX_REQUEST:
            raise RuleError("request_too_long", most=MAX_REQUEST)
        if too_deep(data):
            raise RuleError("request_unreadable")
        request = self._decoder.decode(data)
        return self._answers[type(request)](request)

    def _open_table(self) -> Table:
        if self.table is None:
            raise RuleError("no_game")
        return self.table

    def _at(self, step: int) -> Table:
        """The table, if the page has seen its last command."""
        table = self._open_table()
        if step != table.head:
            raise RuleError("stale", step=step, head=table.head)
        return table

    def _new(self, request: p.New) -> p.Update:
        game = self.games.get(request.game)
        if game is None:
            raise RuleError("game_unknown")
        setup = read_setup(game, request.setup)
        table = Table(game, setup, request.seed, request.names, request.sealed)
        return self._start(table)

    def _open(self, request: p.Open) -> p.Update:
        table, problem = self._read(request.save, request.link)
        step = table.head if request.step is None else _in_game(table, request.step)
        return self._start(table, problem, step)

    def _read(self, save: str | None, link: str | None) -> tuple[Table, p.Problem | None]:
        """The game of a save or a link; RuleError unless exactly one is given and opens."""
        if save is not None and link is None:
            return from_save(self.games, save)
        if link is not None and save is None:
            return from_link(self.games, link)
        raise RuleError("request_unreadable")

    def _seal(self, request: p.SealTurn) -> p.Update:
        table = self._at(request.step)
        check_nonce(request.next)
        table.seal(request.reveal, commitment(request.next))
        return self._update(table)

    def _compare(self, request: p.Compare) -> p.Comparison:
        mine, _ = from_save(self.games, request.mine)
        other, problem = self._read(request.save, request.link)
        relation, step = relate(mine, other)
        return p.Comparison(relation, step, mine.head, other.head, problem)

    def _start(
        self, table: Table, problem: p.Problem | None = None, step: int | None = None
    ) -> p.Update:
        self.table = table
        self.shown = 0
        return self._update(table, problem, step)

    def _act(self, request: p.Act) -> p.Update:
        table = self._at(request.step)
        table.act_all(self._commands(table, request.commands, least=1))
        return self._update(table)

    def _undo(self, request: p.Undo) -> p.Update:
        table = self._at(request.step)
        to = table.head - 1 if request.to is None else request.to
        table.undo(to, frozenset(request.over))
        return self._update(table)

    def _redo(self, request: p.Redo) -> p.Update:
        table = self._at(request.step)
        table.redo(table.head + 1 if request.to is None else request.to)
        return self._update(table)

    def _commands(self, table: Table, raws: list[msgspec.Raw], least: int) -> list[Any]:
        if not least <= len(raws) <= MAX_LIST:
            raise RuleError("list_length", least=least, most=MAX_LIST)
        return [read_command(table.game, raw) for raw in raws]

    def _seek(self, request: p.Seek) -> p.Update:
        table = self._open_table()
        return self._update(table, step=_in_game(table, request.to))

    def _odds(self, request: p.AskOdds) -> Odds:
        table = self._open_table()
        commands = self._commands(table, request.commands, least=0)
        if not commands:
            return table.game.odds(table.state, None)
        state = table.state_after(commands[:-1])
        if commands[-1] not in table.game.legal(state):
            raise table.game.why_not(state, commands[-1])
        return table.game.odds(state, commands[-1])

    def _why(self, request: p.Why) -> p.Reason:
        table = self._open_table()
        commands = self._commands(table, request.commands, least=1)
        try:
            state = table.state_after(commands[:-1])
            if commands[-1] in table.game.legal(state):
                return p.Reason("", {}, "")
            error = table.game.why_not(state, commands[-1])
        except RuleError as refused:
            error = refused
        return p.Reason(error.code, error.params, error.rule)

    def _export(self, request: p.Export) -> p.Exported:
        table = self._open_table()
        step = None if request.step is None else _in_game(table, request.step)
        return p.Exported(to_link(table, step), to_save(table, step))

    def _update(
        self, table: Table, problem: p.Problem | None = None, step: int | None = None
    ) -> p.Update:
        game = table.game
        at = table.head if step is None else step
        position = table.positions[at]
        state = position.state
        now = at == table.head
        since = min(self.shown, position.log)
        self.shown = position.log
        return p.Update(
            game=game.id,
            edition=game.edition,
            setup=table.setup,
            seats=table.seats,
            names=table.names,
            step=at,
            head=table.head,
            seat=game.acting(state),
            prompt=game.prompt(state),
            actions=[game.action(state, c) for c in table.legal()] if now else [],
            view=game.view(state),
            log_from=since,
            events=table.log[since : position.log],
            undo=now and table.head > table.floor,
            redo=now and table.head < len(table.commands),
            undo_floor=table.floor,
            since_draw=table.since_draw(),
            outcome=game.outcome(state),
            seal_due=table.seal_due() if now else None,
            hash=state_hash(state),
            save=to_save(table),
            problem=problem,
        )
