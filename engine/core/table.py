"""One game in play: a set-up, a seed, commands; everything else follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core import dice
from engine.core.errors import RuleError
from engine.core.game import Event, Game, Outcome
from engine.core.protocol import Logged, Seal

MAX_COMMANDS = 6000
"""More than any game has (TRI 7.5, TET 6.4); beyond it a save or link is refused."""
MAX_NAME = 40


class Position(NamedTuple):
    """The game after some commands, with all that an undo must bring back together."""

    state: Any
    draws: int
    log: int
    floor: int
    """Undo stops here: the last step that revealed something or changed the seat."""
    digit: tuple[int, int]
    """Place of the command that led here in its list of legal ones, and the list's length."""


def state_hash(state: msgspec.Struct) -> str:
    """The canonical hash of a state: 16 hex digits, equal on every platform."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:16]


def clean_names(names: Sequence[str], seats: int) -> list[str]:
    """One name a seat; RuleError if there are more, or one is too long or has control marks."""
    if len(names) > seats:
        raise RuleError("names_too_many", most=seats)
    for name in names:
        if len(name) > MAX_NAME:
            raise RuleError("name_too_long", most=MAX_NAME)
        if not name.isprintable():
            raise RuleError("name_bad")
    return [*names, *[""] * (seats - len(names))]


def relate(mine: Table, other: Table) -> tuple[str, int]:
    """How another game stands to mine (``Comparison``), and the step up to which they agree."""
    same = (mine.game.id, mine.setup, mine.seed, mine.sealed)
    if same != (other.game.id, other.setup, other.seed, other.sealed):
        return "other", 0
    ours, theirs = mine.commands[: mine.head], other.commands[: other.head]
    step = 0
    while step < min(len(ours), len(theirs)) and ours[step] == theirs[step]:
        step += 1
    for one, two in zip(mine.seals, other.seals, strict=False):
        if one != two:
            return "fork", min(step, one.step, two.step)
    if step < min(len(ours), len(theirs)):
        return "fork", step
    longer = (len(theirs), len(other.seals)), (len(ours), len(mine.seals))
    if longer[0] == longer[1]:
        return "same", step
    return ("newer" if longer[0] > longer[1] else "older"), step


class Table:
    """A game in play. ``commands[:head]`` are in force, those after it can be redone.

    Raises RuleError if the seed or the set-up isn't allowed.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Any,
        seed: str,
        names: Sequence[str] = (),
        sealed: bool = False,
    ) -> None:
        dice.check_seed(seed)
        game.check_setup(setup)
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = game.seats(setup)
        self.names = clean_names(names, len(self.seats))
        self.sealed = sealed
        self.seals: list[Seal] = []
        self.commands: list[Any] = []
        self.log: list[Logged] = []
        out: list[Event] = []
        state = game.start(setup, out)
        draws = self._settle(state, 0, out)
        self._record(0, None, out)
        self.positions = [Position(state, draws, len(self.log), 0, (0, 1))]
        self.head = 0
        self._legal: tuple[int, list[Any]] = (-1, [])

    @property
    def state(self) -> Any:
        """The position in force."""
        return self.positions[self.head].state

    @property
    def floor(self) -> int:
        """The step to which undo can go back."""
        return self.positions[self.head].floor

    def legal(self) -> list[Any]:
        """The legal commands of the position in force."""
        if self._legal[0] != self.head:
            self._legal = (self.head, self.game.legal(self.state))
        return self._legal[1]

    def act(self, command: Any) -> None:
        """Carry out a command and the draws that it brings; what could be redone is forgotten.

        Raises RuleError, changing nothing, if the command isn't legal or the game is too long.
        """
        before = self.positions[self.head]
        legal = self.legal()
        try:
            index = legal.index(command)
        except ValueError:
            raise self.game.why_not(before.state, command) from None
        due = self.seal_due()
        if due is not None:
            raise RuleError("seal_due", seat=self.seats[due])
        if self.head >= MAX_COMMANDS:
            raise RuleError("game_too_long", most=MAX_COMMANDS)
        out: list[Event] = []
        seat = self.game.acting(before.state)
        after = self.game.apply(before.state, legal[index], out)
        draws = self._settle(after, before.draws, out)
        self._forget_undone(before)
        self.head += 1
        self._record(self.head, seat, out)
        acting = self.game.acting(after)
        revealed = draws != before.draws or acting not in (seat, None)
        floor = self.head if revealed else before.floor
        self.commands.append(legal[index])
        digit = (index, len(legal))
        self.positions.append(Position(after, draws, len(self.log), floor, digit))
        self._legal = (-1, [])

    def act_all(self, commands: Sequence[Any]) -> None:
        """Carry out commands, all or none; RuleError, changing nothing, if one isn't legal.

        A list is one decision (a sea crossing, say): it can't go on after a draw or for another
        seat, and what redo would bring back is forgotten only when it is carried out.
        """
        kept = (self.head, self.commands[:], self.positions[:], self.log[:])
        start = self.head
        try:
            for command in commands:
                if self.head > start and self.floor > start:
                    raise RuleError("list_interrupted")
                self.act(command)
        except BaseException:
            self.head, self.commands, self.positions, self.log = kept
            self._legal = (-1, [])
            raise

    def seal_due(self) -> int | None:
        """In a game with sealed dice: the seat that must hand over before the next command."""
        if not self.sealed or self.head == 0 or (self.seals and self.seals[-1].step == self.head):
            return None
        seat = self.game.acting(self.positions[self.head - 1].state)
        return None if self.game.acting(self.state) in (seat, None) else seat

    def seal(self, reveal: str, commit: str) -> None:
        """Hand over: later draws depend on ``reveal``, whose hash was given one hand-over before.

        Raises RuleError ``seal_not_due``, ``seal_bad`` (no 16 hex digits) or ``seal_broken``.
        """
        seat = self.seal_due()
        if seat is None:
            raise RuleError("seal_not_due")
        before = next((s.commit for s in reversed(self.seals) if s.seat == seat), None)
        dice.check_nonce(commit)
        if before is not None:
            dice.check_nonce(reveal)
        if dice.commitment(reveal) != before if before else reveal:
            raise RuleError("seal_broken", seat=self.seats[seat], step=self.head)
        self.seals.append(Seal(self.head, seat, reveal, commit))

    def undo(self, to: int, over: Collection[int] = ()) -> None:
        """Take back the commands after ``to``; RuleError if something was revealed since.

        Commands of the seats in ``over`` (bots, which look at no screen) may be taken back too.
        """
        if self.head == 0 or not 0 <= to < self.head:
            raise RuleError("nothing_to_undo")
        floor = self._floor_over(over) if over else self.floor
        if to < floor:
            raise RuleError("undo_revealed", step=floor)
        self.head = to

    def since_draw(self) -> list[int]:
        """The seats that gave the commands since the last draw, in order."""
        step, draws = self.head, self.positions[self.head].draws
        while step > 0 and self.positions[step - 1].draws == draws:
            step -= 1
        givers = (self.game.acting(p.state) for p in self.positions[step : self.head])
        return [seat for seat in givers if seat is not None]

    def _floor_over(self, over: Collection[int]) -> int:
        """Where undo stops if these seats' commands don't count: at another of the other seats."""
        acting = self.game.acting(self.state)
        seat = None if acting in over else acting
        step = self.head
        for giver in reversed(self.since_draw()):
            if giver not in over:
                if seat not in (giver, None):
                    break
                seat = giver
            step -= 1
        return step

    def redo(self, to: int) -> None:
        """Give the commands up to ``to`` again; RuleError if they weren't taken back."""
        if not self.head < to <= len(self.commands):
            raise RuleError("nothing_to_redo")
        self.head = to

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.game.outcome(self.state)

    def state_after(self, commands: Sequence[Any]) -> Any:
        """The state that commands would lead to, without any draw; RuleError if one isn't legal."""
        state = self.state
        for command in commands:
            if command not in self.game.legal(state):
                raise self.game.why_not(state, command)
            state = self.game.apply(state, command)
            if self.game.chances(state):
                raise RuleError("list_interrupted")
        return state

    def _settle(self, state: Any, draws: int, out: list[Event]) -> int:
        seed = self.seed + "".join(seal.reveal for seal in self.seals)
        while chances := self.game.chances(state):
            self.game.settle(state, dice.draw(seed, draws, chances), out)
            draws += 1
        return draws

    def _forget_undone(self, here: Position) -> None:
        del self.commands[self.head :]
        del self.positions[self.head + 1 :]
        del self.log[here.log :]

    def _record(self, step: int, seat: int | None, out: list[Event]) -> None:
        self.log.extend(Logged(step, seat, event) for event in out)
