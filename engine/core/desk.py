"""Where what is being thought about lies between two requests: a task of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core import protocol as p
from engine.core.assistant import Assistant, Decision, Load, Task, drawn
from engine.core.errors import RuleError
from engine.core.table import Table
from engine.core.thoughts import Thinking

MAX_SLICE = 2000
"""Milliseconds of one slice."""
MAX_NODES = 1_000_000
MAX_SEED = (1 << 53) - 1
"""The greatest whole number that JavaScript counts exactly."""


class _Open(NamedTuple):
    state: Any
    key: tuple[Any, ...]
    task: Task


def _within(name: str, value: int | None, least: int, most: int) -> None:
    """RuleError unless the number of a request (None: not given) is allowed."""
    if value is not None and not least <= value <= most:
        raise RuleError("number_out_of_range", name=name, least=least, most=most)


class Desk:
    """Answers ``bot``, ``advise`` and ``course`` about a table.

    A task goes on while the same thing is asked of the same position; anything else drops it.
    """

    def __init__(self, load: Load | None) -> None:
        self._load = load
        self._assistant: Assistant | None = None
        self._tasks: dict[type, _Open] = {}

    def bot(self, table: Table, asked: p.AskBot) -> p.AnyReply:
        """A slice of a bot's thinking; the table is the one whose head the page has seen."""
        _within("seed", asked.seed, 0, MAX_SEED)
        decision = self._decision(table, asked)
        key = (asked.level, asked.seed, asked.nodes)
        helper = self._helper()
        return self._slice(
            table, asked, key, lambda: helper.bot(decision, asked.level, asked.seed, asked.nodes)
        )

    def advise(self, table: Table, asked: p.Advise) -> p.AnyReply:
        """A slice of the adviser's thinking."""
        decision = self._decision(table, asked)
        helper = self._helper()
        return self._slice(
            table, asked, (asked.nodes,), lambda: helper.adviser(decision, asked.nodes)
        )

    def course(self, table: Table, asked: p.AskCourse) -> p.AnyReply:
        """A slice of the look back at the game so far."""
        _within("slice", asked.slice, 1, MAX_SLICE)
        states = [position.state for position in table.positions[: table.head + 1]]
        helper = self._helper()
        return self._slice(
            table, asked, (), lambda: helper.course(table.game, states, drawn(table))
        )

    def _helper(self) -> Assistant:
        if self._assistant is None:
            if self._load is None:
                raise RuleError("no_assistant")
            self._assistant = self._load()
        return self._assistant

    def _decision(self, table: Table, asked: p.AskBot | p.Advise) -> Decision:
        """What the acting seat must decide; RuleError if the seat asked about can't now."""
        _within("slice", asked.slice, 1, MAX_SLICE)
        _within("nodes", asked.nodes, 1, MAX_NODES)
        if table.outcome() is not None:
            raise RuleError("game_over")
        due = table.seal_due()
        if due is not None:
            raise RuleError("seal_due", seat=table.seats[due])
        acting = table.game.acting(table.state)
        if acting is None or asked.seat != acting:
            raise RuleError("seat_waits")
        return Decision(table.game, table.state, table.head, acting)

    def _slice(
        self,
        table: Table,
        asked: p.AskBot | p.Advise | p.AskCourse,
        key: tuple[Any, ...],
        begin: Callable[[], Task],
    ) -> p.AnyReply:
        state, kind = table.state, type(asked)
        self._tasks = {k: one for k, one in self._tasks.items() if one.state is state}
        known = self._tasks.get(kind)
        if known is None or known.key != key:
            known = self._tasks[kind] = _Open(state, key, begin())
        task, stop = known.task, not isinstance(asked, p.AskCourse) and asked.stop
        if not stop:
            task.go_on(asked.slice)
        if stop or task.done:
            return task.reply()
        return Thinking(table.head, task.nodes, task.most)
