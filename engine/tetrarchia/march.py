"""The march of the armies (TET 4.5 to 4.9)."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from engine.core.game import Draw, Events
from engine.tetrarchia.board import BOARD
from engine.tetrarchia.combat import DEFEAT, VICTORY, defeat, land_sides
from engine.tetrarchia.commands import FIGURE_IDS
from engine.tetrarchia.ending import lose
from engine.tetrarchia.events import (
    TRIBES,
    ArmyMarched,
    ArmyWaits,
    CrossingRolled,
    battle,
)
from engine.tetrarchia.pieces import lose_tokens, place_revolt, place_unrest, remove_army
from engine.tetrarchia.state import Army, State, army_at, army_on, placed_tokens, printed_tokens


class Ahead(NamedTuple):
    """The next space of an army: is the link broken, must it wait, which figure is there."""

    space: int
    broken: bool
    waits: bool
    figure: int | None


_BROKEN = [
    [BOARD.link_cost[space][to] > 1 for space, to in pairwise(route)] for route in BOARD.routes
]
"""For each step of each route, whether the link to the next space is broken."""


def next_to_march(armies: list[Army]) -> int | None:
    """The first by its route; of two on one route the one nearer to ROMA, which is listed later.

    None when all are done (TET 4.5).
    """
    found, its_route = None, -1
    for index, (route, _, _, done) in enumerate(armies):
        if not done and (found is None or route == its_route):
            found, its_route = index, route
    return found


def ahead(state: State, army: Army) -> Ahead:
    """What an army meets on its next step (TET 4.6 to 4.8)."""
    to, figures = army.next_space, state.figures
    return Ahead(
        to,
        _BROKEN[army.route][army.step],
        army_at(state, to) is not None,
        figures.index(to) if to in figures else None,
    )


def march(state: State, out: Events) -> None:
    """Let the armies march until a die must be rolled or all are done."""
    while not state.pending and not state.ending:
        index = next_to_march(state.armies)
        if index is None:
            return
        army = state.armies[index]
        to = army.next_space
        if army_at(state, to) is not None:
            _done(state, index)
            if out is not None:
                names = BOARD.ids[army.space], BOARD.ids[to], TRIBES[army.tribe]
                out.append(ArmyWaits("TET 4.7", *names))
        elif _BROKEN[army[0]][army[1]]:
            state.pending, state.about = "crossing", (index,)
        else:
            _go_on(state, index, to, out)


def settle_crossing(state: State, draw: Draw, out: Events) -> None:
    """Over a broken link the army needs the die to show enough (TET 4.6)."""
    index = state.about[0]
    army = state.armies[index]
    crossed = draw[0] >= state.setup.rulings.crossing_die
    if out is not None:
        names = BOARD.ids[army.space], BOARD.ids[army.next_space], TRIBES[army.tribe]
        out.append(CrossingRolled("TET 4.6", *names, draw[0], crossed))
    if crossed:
        _go_on(state, index, army.next_space, out)
    else:
        _done(state, index)


def settle_fight(state: State, draw: Draw, out: Events) -> None:
    """A figure in the army's way fights it (TET 4.8, 6.3)."""
    index, figure = state.about
    army = state.armies[index]
    to = state.figures[figure]
    sides = land_sides(state, figure, index)
    result = sides.result(*draw)
    if out is not None:
        names = FIGURE_IDS[figure], TRIBES[army.tribe], BOARD.ids[army.space], BOARD.ids[to]
        numbers = *draw, *sides.values(*draw)
        out.append(battle("TET 4.8", names, True, numbers, result))
    if result == VICTORY:
        remove_army(state, index, out, "TET 4.8")
    elif result == DEFEAT:
        defeat(state, figure, out)
        _arrive(state, index, to, out, fought=True)
    else:
        _done(state, index)


def _go_on(state: State, index: int, to: int, out: Events) -> None:
    """Fight the figure in the next space or move there."""
    if to in state.figures:
        state.pending, state.about = "fight", (index, state.figures.index(to))
    else:
        _arrive(state, index, to, out, fought=False)


def _arrive(state: State, index: int, to: int, out: Events, fought: bool) -> None:
    """The army moves on; what it leaves in the province (TET 4.9), the fall of ROMA (TET 6.2)."""
    route, step, tribe, _ = army = state.armies[index]
    # the list stays in order: an army on the same route that it could pass would make it wait
    state.armies[index] = army_on(route, step + 1, tribe, True)
    if out is not None:
        names = BOARD.ids[army.space], BOARD.ids[to], TRIBES[tribe]
        out.append(ArmyMarched("TET 4.8" if fought else "TET 4.5", *names))
    if to == BOARD.roma:
        lose(state, "roma", out)
    elif placed_tokens(state) >> to & 1:
        lose_tokens(state, 1 << to, out, "TET 4.9")
    elif not printed_tokens(state) >> to & 1:
        _trail(state, to, out)


def _trail(state: State, to: int, out: Events) -> None:
    """A Revolt in the army's wake, or what the ruling ``army_trail`` says (TET 4.9)."""
    trail = state.setup.rulings.army_trail
    if trail == "none" or state.revolt >> to & 1:
        return
    if trail == "revolt" or state.unrest >> to & 1:
        place_revolt(state, to, out, "TET 4.9")
    else:
        place_unrest(state, to, out, "TET 4.9")


def _done(state: State, index: int) -> None:
    route, step, tribe, _ = state.armies[index]
    state.armies[index] = army_on(route, step, tribe, True)
