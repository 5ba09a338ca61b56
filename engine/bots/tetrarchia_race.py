"""How soon the missing borders could be secured (TET 6.1), by a guess: ways without obstacles."""

from __future__ import annotations

from functools import lru_cache

from engine.tetrarchia.board import BOARD, BORDERS, EMPERORS, SPACES, bits
from engine.tetrarchia.moving import TARGETS
from engine.tetrarchia.state import POINTS, State, army_mask, placed_tokens

SECURE = 2
"""IP to secure a border (TET 3.6)."""
FIGHT = 4
"""What an army on a border adds, in IP."""
HOPELESS = 60.0


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


def waits(s: State) -> tuple[int, ...]:
    """Turns until each Emperor can act; 0 for the one who acts now."""
    first = s.active if s.phase in ("roman", "enter", "fleets") else s.active + 1
    return tuple((e - first) % EMPERORS for e in range(EMPERORS))


def race(s: State) -> float:
    """Emperor turns until the last border could hold a token, one Emperor taking several."""
    missing = bits(BORDERS & ~placed_tokens(s))
    armies = army_mask(s)
    waiting = waits(s)
    acting = s.phase == "roman"
    start, spent, first, tokens = [], [], [], []
    for e in range(EMPERORS):
        at = s.figures[e]
        start.append(at if at >= 0 else BOARD.capitals[e])
        spent.append(0 if at >= 0 or waiting[e] else 1)
        first.append(s.ip if acting and e == s.active else POINTS)
        tokens.append(s.hand[e] + (s.tokens[e] & ~BORDERS).bit_count())
    last = 0.0
    while missing:
        best = (HOPELESS, 0, 0, 0)
        for e in range(EMPERORS):
            if not tokens[e]:
                continue
            near = ways(s.fleets, start[e])
            for to in missing:
                cost = spent[e] + near[to] + SECURE + (FIGHT if armies >> to & 1 else 0)
                more = cost - first[e]
                turns = waiting[e] + (4 * ((more + POINTS - 1) // POINTS) if more > 0 else 0)
                when = turns + 0.05 * cost
                if when < best[0]:
                    best = (when, e, to, cost)
        when, e, to, cost = best
        if when >= HOPELESS:
            return HOPELESS
        last = max(last, when) + 0.03 * when
        start[e], spent[e] = to, cost
        tokens[e] -= 1
        missing.remove(to)
    return last
