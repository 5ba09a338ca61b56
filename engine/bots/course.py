"""How a game went: the chances turn by turn, where it turned, and the luck of the draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from engine.bots.brain import Brain
from engine.bots.luck import totals, weigh
from engine.core.assistant import Drawn
from engine.core.thoughts import Course, CoursePoint, LuckRoll, TurningPoint

TURNING = 5
"""Turning points that are named."""
LEAST = 0.1
"""A smaller change of the chances is no turning point."""


class _Change(NamedTuple):
    first: int
    """Index of the point where it begins."""
    seat: int
    change: float


def looked_back(
    brain: Brain, states: Sequence[Any], drawn: Iterator[Drawn]
) -> Iterator[int | Course]:
    """The course of a game, last; before it, numbers up to twice the number of states: how far."""
    points: list[CoursePoint] = []
    turn = None
    for step, state in enumerate(states):
        begins = brain.turn(state) != turn
        turn = brain.turn(state)
        over = brain.game.outcome(state) is not None
        if begins or step == len(states) - 1:
            seat = brain.owner(state) if begins and not over else None
            points.append(CoursePoint(step, state.turn, seat, rounded(brain.estimate(state))))
        yield step
    weighed: list[tuple[LuckRoll, Fraction]] = []
    for one in drawn:
        weighed += weigh(brain.game, one)
        yield len(states) + one.step
    yield Course(
        len(states) - 1,
        brain.together,
        points,
        [_placed(brain, states, points, one) for one in _changes(brain, points)],
        totals(brain.game.id, weighed),
        [roll for roll, _ in weighed],
    )


def rounded(chances: Sequence[float]) -> list[float]:
    """Chances with four digits."""
    return [round(chance, 4) for chance in chances]


def _changes(brain: Brain, points: Sequence[CoursePoint]) -> list[_Change]:
    """The turns that changed the chances most, the greatest change first."""
    found = []
    for index, (one, two) in enumerate(pairwise(points)):
        moved = [b - a for a, b in zip(one.chances, two.chances, strict=True)]
        seat = max(range(len(moved)), key=lambda i: abs(moved[i]))
        owner = one.seat if brain.together and one.seat is not None else seat
        if abs(moved[seat]) >= LEAST:
            found.append(_Change(index, owner, moved[seat]))
    found.sort(key=lambda change: -abs(change.change))
    return found[:TURNING]


def _placed(
    brain: Brain, states: Sequence[Any], points: Sequence[CoursePoint], one: _Change
) -> TurningPoint:
    """The turning point with the command in its turn that did most of it."""
    first, last = points[one.first].step, points[one.first + 1].step
    values = [brain.estimate(states[step])[one.seat] for step in range(first, last + 1)]
    sign = 1 if one.change > 0 else -1

    def did(step: int) -> tuple[bool, float]:
        moved = sign * (values[step - first] - values[step - first - 1])
        return brain.telling(states[step - 1], states[step]), moved

    at = max(range(first + 1, last + 1), key=did)
    return TurningPoint(first, last, at, one.seat, round(one.change, 4))
