"""What a game must provide. The core knows games only through this.

A game is a set-up, a seed and a list of commands; its rules are functions of a plain state. Chance
is a state too: when dice or a bag must speak, ``chances`` lists the exact outcomes and only the
table draws one. Rules change a state in place (``step``, ``settle``); whoever wants to keep the old
one clones it first, as the table and the bots' searches do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import lcm
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.errors import Param, RuleError

Draw = tuple[int, ...]
"""One outcome of a chance: dice shown or weapons drawn, as the game defines it."""


class Chances(tuple[tuple[Draw, Fraction], ...]):
    """Every outcome of a pending chance with its exact probability; they sum to 1.

    A plain tuple of pairs. ``cumulative`` are the same probabilities added up, as whole numbers of
    ``total`` (their common denominator), worked out once: games keep the instances they give often.
    """

    @classmethod
    def uniform(cls, draws: Sequence[Draw]) -> Chances:
        """These outcomes, all equally likely."""
        chance = Fraction(1, len(draws))
        found = cls((draw, chance) for draw in draws)
        found.__dict__.update(total=len(draws), cumulative=tuple(range(1, len(draws) + 1)))
        return found

    @cached_property
    def total(self) -> int:
        """The common denominator; ValueError if the probabilities don't sum to 1."""
        if sum(chance for _, chance in self) != 1:
            raise ValueError("probabilities do not sum to 1")
        return lcm(*(chance.denominator for _, chance in self))

    @cached_property
    def cumulative(self) -> tuple[int, ...]:
        """The share of ``total`` of each outcome and those before it."""
        total = self.total
        return tuple(
            accumulate(chance.numerator * (total // chance.denominator) for _, chance in self)
        )

    def pick(self, number: int) -> Draw:
        """The outcome that owns a number from 0 to ``total`` - 1."""
        return self[bisect_right(self.cumulative, number)][0]


NO_CHANCE = Chances()
"""What ``Game.chances`` gives where none is pending."""


class Event(msgspec.Struct, frozen=True):
    """Base of what a game reports: subclasses are tagged; ``rule`` is the paragraph followed."""

    rule: str


Events = list[Event] | None
"""Where rules report what happens; ``None`` when nobody listens (bots, playouts)."""


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of the acting seat: text ``prompt.<code>`` of the catalogue."""

    code: str
    rule: str
    params: dict[str, Param] = {}


class Cost(msgspec.Struct, frozen=True):
    """A price: ``kind`` is what is paid (``gold``, ``points``, ``ip``)."""

    kind: str
    amount: int


class Action(msgspec.Struct, frozen=True):
    """A legal command as the page offers it: price, spaces it touches, rule paragraph."""

    command: Any
    rule: str
    cost: Cost | None = None
    touches: tuple[str, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: ``winners`` are seat indices (empty: all lost), ``reason`` a code.

    ``numbers`` carries what the reason's text needs (a score and its deductions, say).
    """

    winners: tuple[int, ...]
    reason: str
    rule: str
    numbers: dict[str, int] = {}


class OddsLine(msgspec.Struct, frozen=True):
    """One possible result: ``chance`` is an exact fraction (numerator, denominator)."""

    result: str
    chance: tuple[int, int]
    place: str | None = None
    numbers: dict[str, int] = {}


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """The exact distribution of a chance before it is taken.

    ``lines`` are all results (their chances sum to 1 for each ``place``); ``totals`` sum them by
    result; ``numbers`` and ``places`` explain them (weapons drawn, support chains).
    """

    kind: str
    rule: str
    lines: list[OddsLine]
    totals: list[OddsLine] = []
    numbers: dict[str, int] = {}
    places: dict[str, list[str]] = {}


S = TypeVar("S", bound=msgspec.Struct)
C = TypeVar("C", bound=msgspec.Struct)


class Game(ABC, Generic[S, C]):
    """The rules of one game. Instances hold no state of any game in play."""

    id: ClassVar[str]
    number: ClassVar[int]
    """The game's number in links (never re-used)."""
    edition: ClassVar[int]
    """Raised when a recorded game would replay differently; saves and links carry it."""
    prefix: ClassVar[str]
    """The mark of its rule paragraphs: ``TRI`` or ``TET``."""
    setup_type: ClassVar[type[msgspec.Struct]]
    """A frozen Struct with everything chosen before the game."""
    command_type: ClassVar[Any]
    """The union of the frozen, tagged command Structs."""
    event_type: ClassVar[Any]
    """The union of the frozen, tagged event Structs."""
    view_type: ClassVar[type[msgspec.Struct]]

    @abstractmethod
    def seats(self, setup: Any) -> tuple[str, ...]:
        """The ids of the seats in turn order."""

    @abstractmethod
    def check_setup(self, setup: Any) -> None:
        """Raise RuleError if this set-up isn't allowed (the Struct's types are already right)."""

    @abstractmethod
    def pack_setup(self, setup: Any) -> int:
        """The set-up as a number >= 0, for links."""

    @abstractmethod
    def unpack_setup(self, number: int) -> Any:
        """The set-up of ``pack_setup``; RuleError if the number stands for none."""

    @abstractmethod
    def start(self, setup: Any, out: Events = None) -> S:
        """The position before the first command (perhaps with a chance pending)."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """A copy that shares nothing that changes."""

    @abstractmethod
    def acting(self, state: S) -> int | None:
        """The seat that must give the next command; None when the game is over or chance speaks."""

    @abstractmethod
    def legal(self, state: S) -> list[C]:
        """Every command the acting seat may give, in canonical order; empty when none acts."""

    @abstractmethod
    def step(self, state: S, command: C, out: Events = None) -> None:
        """Carry out a legal command in place. The caller has checked that it is legal."""

    @abstractmethod
    def chances(self, state: S) -> Chances:
        """The outcomes of the pending chance in canonical order; ``NO_CHANCE`` if none is."""

    @abstractmethod
    def settle(self, state: S, draw: Draw, out: Events = None) -> None:
        """Carry out one outcome of the pending chance in place."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """What is asked now (also at the end)."""

    @abstractmethod
    def action(self, state: S, command: C) -> Action:
        """A legal command with its price and the spaces it touches."""

    @abstractmethod
    def why_not(self, state: S, command: C) -> RuleError:
        """The reason why a command that isn't legal isn't: the most helpful one."""

    @abstractmethod
    def odds(self, state: S, command: C | None) -> Odds:
        """The odds of a legal command (with None: of what comes next); RuleError if it has none."""

    @abstractmethod
    def view(self, state: S) -> msgspec.Struct:
        """The whole position as a page draws it; changes nothing, hides what is hidden."""

    def apply(self, state: S, command: C, out: Events = None) -> S:
        """The state after a legal command; the given one stays as it was."""
        after = self.clone(state)
        self.step(after, command, out)
        return after
