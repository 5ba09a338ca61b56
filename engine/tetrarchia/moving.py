"""Where figures can go (TET 3.1, 3.3, 3.4)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.tetrarchia.board import BIT, BOARD, PROVINCES, SPACES, ZONES, members
from engine.tetrarchia.state import State, army_mask, figure_mask, others_mask, placed_tokens


class Target(NamedTuple):
    """A space that can be entered from another: IP and way (``normal``, ``broken``, ``sea``)."""

    space: int
    bit: int
    cost: int
    by: str


@cache
def _targets(space: int, zones: int) -> tuple[Target, ...]:
    """Links and, by the zones with a fleet on its coast, the sea; the cheaper way (TET 3.3)."""
    sea = 0
    for zone in members(zones):
        sea |= BOARD.coasts[zone]
    sea &= ~(1 << space)
    found = []
    for to in members(BOARD.linked[space] | sea):
        cost = BOARD.link_cost[space].get(to, 3)
        if cost > 1 and sea >> to & 1:
            found.append(Target(to, BIT[to], 1, "sea"))
        else:
            found.append(Target(to, BIT[to], cost, "normal" if cost == 1 else "broken"))
    return tuple(found)


TARGETS: Final = tuple(
    tuple(_targets(space, fleets & BOARD.zones_of[space]) for space in range(SPACES))
    for fleets in range(1 << ZONES)
)
"""For each set of zones with fleets, for each space: the spaces one move away."""


_ENTRIES: Final = [(sorted((capital, BOARD.roma)), [BOARD.roma]) for capital in BOARD.capitals]
"""For each Emperor where he enters: with his capital uncovered, and covered."""


def entries(state: State) -> list[int]:
    """Where the Emperor whose turn it is can enter (TET 3.1), in the order of the board."""
    figure, armies, others = state.active, army_mask(state), figure_mask(state)
    covered = state.unrest | state.revolt | placed_tokens(state)
    return [
        space
        for space in _ENTRIES[figure][covered & BOARD.capital_bits[figure] > 0]
        if not armies >> space & 1
        and (not others >> space & 1 or can_move_on(state, others, armies, space, state.ip))
    ]


TARGET: Final = tuple(
    tuple({target.space: target for target in targets} for targets in row) for row in TARGETS
)
"""The same by the space entered."""
_NEAR: Final = tuple(
    tuple(
        (
            sum(target.bit for target in targets if target.cost == 1),
            sum(target.bit for target in targets),
        )
        for targets in row
    )
    for row in TARGETS
)
"""For each set of zones with fleets, for each space: spaces 1 IP away, and all one move away."""


def can_move_on(state: State, others: int, armies: int, start: int, points: int) -> bool:
    """From a shared space the IP pay the cheapest way on to a free one (TET 3.4).

    ``others`` are the spaces where other figures stand, ``armies`` those of the armies.
    """
    if points <= 0:
        return False
    if _NEAR[state.fleets][start][points > 1] & ~(others | armies):
        return True
    return points > 1 and _long_way_on(state, others, armies, start, points)


def _long_way_on(state: State, others: int, armies: int, start: int, points: int) -> bool:
    """The same through further shared spaces."""
    reached: list[list[int]] = [[] for _ in range(points + 1)]
    reached[0].append(start)
    seen = 0
    for spent, spaces in enumerate(reached):
        for space in spaces:
            if seen >> space & 1:
                continue
            seen |= 1 << space
            if spent and not others >> space & 1:
                return True
            for target in TARGETS[state.fleets][space]:
                cost = spent + target.cost
                if cost <= points and not (seen | armies) & target.bit:
                    reached[cost].append(target.space)
    return False


def reach(state: State, figure: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Every free space a figure can reach with the IP left: space, IP, spaces passed through.

    The way is the cheapest, the shortest and first in the order of the board among those.
    """
    start = state.figures[figure]
    armies = army_mask(state)
    others = others_mask(state, figure)
    found: list[tuple[int, int, tuple[int, ...]]] = []
    seen = 0
    ways: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(state.ip + 1)]
    ways[0].append((start, ()))
    for spent, here in enumerate(ways):
        here.sort(key=lambda way: (len(way[1]), way[1]))
        for space, path in here:
            if seen >> space & 1:
                continue
            seen |= 1 << space
            if spent and not others >> space & 1:
                found.append((space, spent, path[:-1]))
            for target in TARGETS[state.fleets][space]:
                cost = spent + target.cost
                if cost <= state.ip and not (seen | armies) & target.bit:
                    ways[cost].append((target.space, (*path, target.space)))
    found.sort()
    return found


def sailings(fleets: int, closed: int) -> list[tuple[int, int]]:
    """The fleets that can sail and where to, some zones being closed to them (TET 3.5)."""
    free = ~(fleets | closed)
    return [(zone, to) for zone in members(fleets) for to in members(BOARD.sea_next[zone] & free)]


def secure_cost(space: int) -> int:
    """1 IP in a province, 2 on a border (TET 3.6)."""
    return 1 if space < PROVINCES else 2
