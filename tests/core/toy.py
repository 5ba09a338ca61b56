"""A game small enough to know by heart, for the tests of the core.

Two seats take turns until the total is 10 or more; who reaches it wins. A seat may ``add`` 1 or 2
and then must ``pass``, or ``roll`` a die and add it, which ends the turn at once.
"""

# ruff: noqa: ARG002 - a game's methods take what they are given

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import msgspec

from engine.core.errors import RuleError
from engine.core.game import (
    NO_CHANCE,
    Action,
    Chances,
    Cost,
    Draw,
    Event,
    Events,
    Game,
    Odds,
    OddsLine,
    Outcome,
    Prompt,
)

GOAL = 10
DIE = Chances(((n,), Fraction(1, 6)) for n in range(1, 7))


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the total starts."""

    first: Literal[0, 1, 2] = 0


class Add(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="add"):
    """Add 1 or 2, once a turn."""

    amount: int


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="roll"):
    """Roll a die; it ends the turn."""


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """End the turn after adding."""


class Added(Event, frozen=True, tag="added"):
    """The total grew."""

    amount: int


class State(msgspec.Struct):
    """Total, seat to act, whether it has added, whether the die is in the air."""

    total: int
    seat: int
    added: bool
    rolling: bool


class View(msgspec.Struct, frozen=True):
    """The total."""

    total: int


class Toy(Game[State, Any]):
    """The toy game."""

    id = "toy"
    number = 99
    edition = 2
    prefix = "TOY"
    setup_type = Setup
    command_type = Add | Roll | Pass
    event_type = Added
    view_type = View

    def seats(self, setup: Any) -> tuple[str, ...]:
        return ("left", "right")

    def check_setup(self, setup: Any) -> None:
        if setup.first == 2:
            raise RuleError("toy_setup", "TOY 0")

    def pack_setup(self, setup: Any) -> int:
        return int(setup.first)

    def unpack_setup(self, number: int) -> Any:
        if number > 2:
            raise RuleError("setup_unreadable")
        return Setup(number)  # type: ignore[arg-type]

    def start(self, setup: Any, out: Events = None) -> State:
        return State(setup.first, 0, False, False)

    def clone(self, state: State) -> State:
        return State(state.total, state.seat, state.added, state.rolling)

    def acting(self, state: State) -> int | None:
        return None if state.rolling or state.total >= GOAL else state.seat

    def legal(self, state: State) -> list[Any]:
        if self.acting(state) is None:
            return []
        return [Pass()] if state.added else [Add(1), Add(2), Roll()]

    def step(self, state: State, command: Any, out: Events = None) -> None:
        if isinstance(command, Roll):
            state.rolling = True
        elif isinstance(command, Pass):
            self._next(state)
        else:
            state.added = True
            self._add(state, command.amount, out)

    def _next(self, state: State) -> None:
        state.seat = 1 - state.seat
        state.added = False

    def _add(self, state: State, amount: int, out: Events) -> None:
        state.total += amount
        if out is not None:
            out.append(Added("TOY 1", amount))

    def chances(self, state: State) -> Chances:
        return DIE if state.rolling else NO_CHANCE

    def settle(self, state: State, draw: Draw, out: Events = None) -> None:
        state.rolling = False
        self._add(state, draw[0], out)
        if state.total < GOAL:
            self._next(state)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((state.seat,), "goal", "TOY 2") if state.total >= GOAL else None

    def prompt(self, state: State) -> Prompt:
        return Prompt("add", "TOY 1")

    def action(self, state: State, command: Any) -> Action:
        amount = command.amount if isinstance(command, Add) else 0
        return Action(command, "TOY 1", Cost("points", amount))

    def why_not(self, state: State, command: Any) -> RuleError:
        return RuleError("toy_no", "TOY 1", total=state.total)

    def odds(self, state: State, command: Any) -> Odds:
        if not isinstance(command, Roll):
            raise RuleError("no_odds")
        return Odds("roll", "TOY 1", [OddsLine(str(n), (1, 6)) for n in range(1, 7)])

    def view(self, state: State) -> View:
        return View(state.total)


TOY = Toy()
