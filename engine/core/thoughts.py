"""Replies to those who ask bots to act, to advise or to look back on a game."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.errors import Param


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """More slices are needed: ``nodes`` positions of ``most`` at most are judged."""

    step: int
    nodes: int
    most: int


class Argument(msgspec.Struct, frozen=True):
    """A reason for a plan: text ``advice.<game>.<code>`` of the catalogue.

    Chances in ``params`` are exact fractions of the rules, never estimates.
    """

    code: str
    params: dict[str, Param]


class Plan(msgspec.Struct, frozen=True):
    """What to do now: ``commands`` up to the next draw or change of seat.

    ``chances`` by seat are estimates (0 to 1, four digits), ``nodes`` the positions judged: the
    size of the sample they rest on. Three ``reasons`` at most, the weightiest first.
    """

    commands: list[Any]
    chances: list[float]
    reasons: list[Argument]
    nodes: int


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """What a bot would do in its seat."""

    step: int
    seat: int
    plan: Plan


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """Up to three plans, the best first; they differ in their commands."""

    step: int
    seat: int
    plans: list[Plan]


class CoursePoint(msgspec.Struct, frozen=True):
    """The estimated chances by seat (0 to 1, four digits) where turn ``turn`` of a seat begins.

    The last point is the present (at the end of a game: its result) and has no seat of its own
    where no turn begins there.
    """

    step: int
    turn: int
    seat: int | None
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that changed much: from the point at ``step`` to the next one at ``to``.

    ``seat`` is whose chances changed most, by ``change`` (-1 to 1); ``at`` is the command in
    between that changed them most in this direction. Where seats share their chances ``seat`` is
    the one whose turn it was.
    """

    step: int
    to: int
    at: int
    seat: int
    change: float


class LuckRoll(msgspec.Struct, frozen=True):
    """What a draw after command ``step`` was worth to a seat.

    ``kind``: text ``luck.<game>.<kind>``; ``expected`` the exact mean of all outcomes as a
    fraction, ``actual`` what came. Draws whose worth is certain are left out.
    """

    step: int
    seat: int
    kind: str
    expected: tuple[int, int]
    actual: int


class LuckTotal(msgspec.Struct, frozen=True):
    """The draws of one kind for one seat.

    ``expected`` is the sum of the exact fractions and ``spread`` its standard deviation, rounded
    to four digits at the very end; ``good`` says whether more is better for the seat.
    """

    seat: int
    kind: str
    good: bool
    draws: int
    expected: float
    spread: float
    actual: int


class Course(msgspec.Struct, frozen=True, tag="course"):
    """How the game went up to ``step``.

    ``shared``: the seats win or lose together and share one chance. ``turning`` has the greatest
    changes first, ``luck`` every draw that counts, ``totals`` their sums.
    """

    step: int
    shared: bool
    points: list[CoursePoint]
    turning: list[TurningPoint]
    totals: list[LuckTotal]
    luck: list[LuckRoll]
