"""How soon the missing borders could be secured (TET 6.1), by a guess: ways without obstacles."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.brain import Line
from engine.tetrarchia.board import BOARD, BORDERS, EMPERORS, SPACES, bits
from engine.tetrarchia.moving import TARGETS
from engine.tetrarchia.state import POINTS, State, army_mask, placed_tokens

SECURE = 2
"""IP to secure a border (TET 3.6)."""
FIGHT = 4
"""What an army on a border adds, in IP."""
HOPELESS = 60.0
FARTHEST = 300
LATER = tuple(EMPERORS * max(0, (more + POINTS - 1) // POINTS) for more in range(-POINTS, FARTHEST))
"""Turns until an Emperor has spent so many IP more than those of his next turn (index + 6)."""


@lru_cache(maxsize=1024)
def ways(fleets: int, start: int) -> tuple[int, ...]:
    """The IP from a space to every space with these fleets (TET 3.3)."""
    found = [99] * SPACES
    found[start] = 0
    todo = [start]
    while todo:
        todo.sort(key=lambda space: -found[space])
        here = todo.pop()
        for target in TARGETS[fleets][here]:
            cost = found[here] + target.cost
            if cost < found[target.space]:
                found[target.space] = cost
                todo.append(target.space)
    return tuple(found)


def race(s: State) -> float:
    """Emperor turns until the last border could hold a token, one Emperor taking several."""
    missing = BORDERS & ~placed_tokens(s)
    spare = tuple(
        [
            hand + (tokens & ~BORDERS).bit_count()
            for hand, tokens in zip(s.hand[:EMPERORS], s.tokens[:EMPERORS], strict=True)
        ]
    )
    phase = s.phase
    acts = phase in ("roman", "enter", "fleets")
    first = s.active if acts else (s.active + 1) % EMPERORS
    points = s.ip if phase == "roman" else POINTS
    at = tuple(s.figures[:EMPERORS])
    return _race(missing, army_mask(s) & missing, at, spare, first, points, s.fleets)


@lru_cache(maxsize=30000)
def _race(
    missing: int, held: int, at: Line, spare: Line, first: int, points: int, fleets: int
) -> float:
    """The same for what it depends on; ``first`` is the Emperor who acts next, with ``points``."""
    goals = [(to, SECURE + (FIGHT if held >> to & 1 else 0)) for to in bits(missing)]
    walkers = []
    for e in range(EMPERORS):
        if spare[e]:
            wait, away = (e - first) % EMPERORS, at[e] < 0
            left = points if e == first else POINTS
            spent = 1 if away and not wait else 0
            start = BOARD.capitals[e] if away else at[e]
            walkers.append([ways(fleets, start), spent, wait, left, spare[e]])
    last = 0.0
    while goals:
        when, chosen, goal, total = HOPELESS, None, None, 0
        for walker in walkers:
            near, spent, wait, left, _ = walker
            for pair in goals:
                cost = spent + near[pair[0]] + pair[1]
                time = wait + LATER[cost - left + POINTS] + 0.05 * cost
                if time < when:
                    when, chosen, goal, total = time, walker, pair, cost
        if chosen is None or goal is None:
            return HOPELESS
        last = max(last, when) + 0.03 * when
        chosen[0], chosen[1] = ways(fleets, goal[0]), total
        chosen[4] -= 1
        if not chosen[4]:
            walkers.remove(chosen)
        goals.remove(goal)
    return last
