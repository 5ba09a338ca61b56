"""What draws are worth to the seats: what came against what was to be expected, exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import sqrt
from typing import Any

from engine.core.assistant import Drawn
from engine.core.game import Draw, Event, Game
from engine.core.thoughts import LuckRoll, LuckTotal
from engine.tetrarchia import flow
from engine.tetrarchia.combat import DEFEAT, VICTORY
from engine.tetrarchia.events import (
    ArmyPlaced,
    Battle,
    CrossingRolled,
    RevoltPlaced,
    SeaBattle,
    UnrestPlaced,
    Uprising,
)
from engine.tetrarchia.setup import seat_of
from engine.triumvirate import attack
from engine.triumvirate.odds import result

Worth = dict[tuple[int, str], int]
"""By seat and kind: what one outcome of a chance is worth (0 where it isn't named)."""

KINDS: dict[str, dict[str, bool]] = {
    "triumvirate": {"conquests": True, "repulses": True, "weapons": True},
    "tetrarchia": {
        "attacks": True,
        "defences": True,
        "defeats": False,
        "threats": False,
        "uprisings": False,
        "armies": False,
        "crossings": False,
    },
}
"""By game, the kinds of luck (``luck.<game>.<kind>``), and whether more is better for the seat.

Triumvirate: attacks that conquered, attacks on one's own provinces that failed, enemy legions that
one's weapons removed. Tetrarchia: victories in one's own attacks and against armies that march into
one's figure, defeats in both; provinces that a threat harmed, Uprisings, armies that came, rivers
and straits that armies crossed, all in one's own turns.
"""


def _triumvirate(state: Any, draw: Draw) -> Worth:
    """The weapons of a battle (TRI 4.3 to 4.6)."""
    ours, theirs = state.active, state.owner[state.target]
    attackers, defenders = state.attackers - draw[theirs], state.legions[state.target] - draw[ours]
    left, _ = result(attackers, defenders, attack.protection(state, state.target))
    return {
        (ours, "conquests"): int(left > 0),
        (theirs, "repulses"): int(left == 0),
        (ours, "weapons"): draw[ours],
        (theirs, "weapons"): draw[theirs],
    }


def _tetrarchia(state: Any, draw: Draw) -> Worth:
    """One roll of the dice, without what follows from it by itself (TET 4, 5, 9.4)."""
    if state.phase in ("setup", "fleets"):
        return {}
    seat = seat_of(state.setup, state.active)
    if state.pending == "fight":
        figure = state.about[1]
        seat = seat_of(state.setup, figure) if figure < 4 else seat
    after, events = state.clone(), list[Event]()
    flow.settle(after, draw, events)
    worth: Worth = {}
    for event in events:
        if isinstance(event, Battle | SeaBattle):
            marching = isinstance(event, Battle) and event.march
            worth[seat, "defences" if marching else "attacks"] = int(event.result == VICTORY)
            worth[seat, "defeats"] = int(event.result == DEFEAT)
    if state.pending in ("threat", "region"):
        harms = sum(isinstance(e, RevoltPlaced | UnrestPlaced) for e in events)
        risen = any(isinstance(e, Uprising) for e in events)
        worth[seat, "threats"] = int(harms > 0 or risen)
        worth[seat, "uprisings"] = int(risen)
    elif state.pending == "border":
        worth[seat, "armies"] = int(any(isinstance(e, ArmyPlaced) for e in events))
    elif state.pending == "crossing":
        crossed = [e.crossed for e in events if isinstance(e, CrossingRolled)]
        worth[seat, "crossings"] = int(any(crossed))
    return worth


_WORTH: dict[str, Callable[[Any, Draw], Worth]] = {
    "triumvirate": _triumvirate,
    "tetrarchia": _tetrarchia,
}


def weigh(game: Game[Any, Any], one: Drawn) -> list[tuple[LuckRoll, Fraction]]:
    """What a draw was worth, each with its exact variance; nothing where it was certain."""
    worth = _WORTH[game.id]
    means: dict[tuple[int, str], Fraction] = {}
    squares: dict[tuple[int, str], Fraction] = {}
    for draw, chance in game.chances(one.state):
        for key, value in worth(one.state, draw).items():
            means[key] = means.get(key, Fraction(0)) + chance * value
            squares[key] = squares.get(key, Fraction(0)) + chance * value * value
    came = worth(one.state, one.draw)
    found = []
    for (seat, kind), mean in means.items():
        variance = squares[seat, kind] - mean * mean
        if variance:
            pair = mean.as_integer_ratio()
            roll = LuckRoll(one.step, seat, kind, pair, came.get((seat, kind), 0))
            found.append((roll, variance))
    return found


def totals(game_id: str, weighed: Iterable[tuple[LuckRoll, Fraction]]) -> list[LuckTotal]:
    """The sums by seat and kind, in the order of the seats and of ``KINDS``."""
    sums: dict[tuple[int, str], tuple[int, Fraction, Fraction, int]] = {}
    for roll, variance in weighed:
        draws, mean, spread, actual = sums.get(
            (roll.seat, roll.kind), (0, Fraction(), Fraction(), 0)
        )
        mean, spread = mean + Fraction(*roll.expected), spread + variance
        sums[roll.seat, roll.kind] = draws + 1, mean, spread, actual + roll.actual
    order = list(KINDS[game_id])
    return [
        LuckTotal(
            seat,
            kind,
            KINDS[game_id][kind],
            draws,
            round(float(mean), 4),
            round(sqrt(spread), 4),
            actual,
        )
        for (seat, kind), (draws, mean, spread, actual) in sorted(
            sums.items(), key=lambda item: (item[0][0], order.index(item[0][1]))
        )
    ]
