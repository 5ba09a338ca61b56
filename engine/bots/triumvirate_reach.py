"""Who could conquer what in his next turn: a quick guess, not the rules (those are TRI 3 and 4)."""

from __future__ import annotations

from functools import lru_cache

from engine.triumvirate.board import ADJACENT, ALL, SEA, SEAS_OF
from engine.triumvirate.state import ACT, Ints, State

MOST = 3
"""More conquests in one turn aren't counted on."""


def _near() -> tuple[tuple[tuple[int, int], ...], ...]:
    """By province: the others that an army reaches for 1 or 2 points, with that price."""
    rows = []
    for a in ALL:
        price = dict.fromkeys(ADJACENT[a], 1)
        for b in ALL:
            land = any(b in ADJACENT[c] for c in ADJACENT[a])
            if b != a and b not in price and (land or set(SEAS_OF[a]) & set(SEAS_OF[b])):
                price[b] = 2
        rows.append(tuple(sorted(price.items(), key=lambda item: (item[1], item[0]))))
    return tuple(rows)


NEAR = _near()


@lru_cache(maxsize=8192)
def _targets(seat: int, at: int, own: Ints) -> tuple[tuple[int, int, int], ...]:
    """Enemy provinces near: province, price, owner; nobody's last one (TRI 4.1)."""
    found = []
    for p, price in NEAR[at]:
        for other, mask in enumerate(own):
            if other != seat and mask >> p & 1 and mask & (mask - 1):
                found.append((p, price, other))
    return tuple(found)


@lru_cache(maxsize=8192)
def _friends(at: int, own: int) -> Ints:
    """Own provinces next to this one."""
    return tuple(p for p in ADJACENT[at] if own >> p & 1)


def army(s: State, seat: int, at: int) -> float:
    """The legions that the character can have with him for an attack, by a guess."""
    here = s.legions[at]
    if seat == s.active:
        return here
    best = 3
    for p in _friends(at, s.own[seat]):
        if s.legions[p] > best:
            best = s.legions[p]
    return here + 0.65 * best


Reach = tuple[list[float], list[float], list[float]]
"""By seat: expected conquests; own provinces in danger; danger for the character himself."""


def reach(s: State) -> Reach:
    """What every seat could do in its next turn."""
    n = len(s.at)
    found: Reach = ([0.0] * n, [0.0] * n, [0.0] * n)
    total = sum(s.bag) or 1
    for seat, at in enumerate(s.at):
        if at < SEA and (seat != s.active or s.phase != ACT):
            _one(s, seat, at, found, total)
    return found


def _one(s: State, seat: int, at: int, found: Reach, total: int) -> None:
    """The provinces that one character could take, the cheapest first."""
    strength = army(s, seat, at)
    points = s.points if seat == s.active and s.points else 4
    legions, bag, stand = s.legions, s.bag, s.at
    mine = bag[seat]
    targets = []
    for p, price, other in _targets(seat, at, s.own):
        defenders = legions[p]
        need = defenders + 0.5 * price - 0.5
        if defenders:
            need += (defenders if defenders < 3 else 3) * (bag[other] - mine) / total
        if stand[other] == p:
            need += 2
        if need < strength:
            targets.append((need, price, p, other))
    targets.sort()
    conquests, exposed, hunted = found
    taken = 0
    for need, price, p, other in targets:
        here = stand[other] == p
        if here and strength > need and hunted[other] < 0.7:
            hunted[other] = 0.7
        margin = strength - need
        if margin <= 0.0 or points < price or taken == MOST:
            continue
        chance = 1.0 if margin >= 1.0 else margin
        conquests[seat] += chance
        exposed[other] += chance
        if here:
            hunted[other] = max(hunted[other], chance)
        strength = margin
        points -= price
        taken += 1
