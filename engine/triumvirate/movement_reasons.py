"""Why a move isn't possible (TRI 3.1 to 3.9, 4.1)."""

from __future__ import annotations

from engine.core.errors import RuleError
from engine.triumvirate import movement
from engine.triumvirate.board import (
    ADJACENT,
    AREA,
    AREAS,
    CHARACTERS,
    COAST,
    REACH,
    SEA,
    SEA_LINKS,
    SEAS_OF,
)
from engine.triumvirate.commands import Move
from engine.triumvirate.state import State, foes


def why_not_move(s: State, command: Move) -> RuleError | None:
    """The first hindrance: the way, the load, the points, the enemy, the landing."""
    to = AREA[command.to]
    return (
        _no_way(s, to)
        or _no_load(s, command)
        or _no_attack(s, to, command.legions)
        or _no_points(s, to, command.legions)
        or _no_landing(s, to, command.legions)
    )


def _no_way(s: State, to: int) -> RuleError | None:
    at = s.at[s.active]
    if to == at:
        return RuleError("already_there", "TRI 3.2", to=AREAS[to])
    if at < SEA:
        near = to in ADJACENT[at] if to < SEA else to - SEA in SEAS_OF[at]
        if near:
            return None
        return RuleError("not_adjacent", "TRI 3.2", source=AREAS[at], to=AREAS[to])
    sea = at - SEA
    if to >= SEA:
        if s.crossed >> (to - SEA) & 1:
            return RuleError("sea_twice", "TRI 3.3", sea=AREAS[to])
        if to - SEA not in SEA_LINKS[sea]:
            return RuleError("not_adjacent", "TRI 3.2", source=AREAS[at], to=AREAS[to])
        return None
    if to == s.origin:
        return RuleError("no_return", "TRI 3.3", province=AREAS[to])
    if not COAST[sea] >> to & 1:
        return RuleError("not_on_coast", "TRI 3.3", sea=AREAS[at], province=AREAS[to])
    return None


def _no_load(s: State, command: Move) -> RuleError | None:
    """As many legions and civil servants as stand here; at sea exactly those aboard."""
    at, legions, servants = s.at[s.active], command.legions, command.servants
    if at >= SEA:
        if legions != s.afloat:
            return RuleError("legions_aboard", "TRI 3.5", needed=legions, aboard=s.afloat)
        if servants:
            return RuleError("no_servants_at_sea", "TRI 3.7", sea=AREAS[at])
        return None
    where = AREAS[at]
    if not 0 <= legions <= s.legions[at]:
        has = s.legions[at]
        return RuleError("too_few_legions", "TRI 3.5", province=where, needed=legions, has=has)
    if not 0 <= servants <= s.servants[at]:
        has = s.servants[at]
        return RuleError("too_few_servants", "TRI 3.7", province=where, needed=servants, has=has)
    return None


def _no_attack(s: State, to: int, legions: int) -> RuleError | None:
    if to >= SEA or s.owner[to] == s.active:
        return None
    where = {"province": AREAS[to], "character": CHARACTERS[s.owner[to]]}
    if not foes(s, s.active) >> to & 1:
        return RuleError("last_province", "TRI 4.1", **where)
    if not legions:
        return RuleError("attack_without_legions", "TRI 3.8", **where)
    return None


def _no_points(s: State, to: int, legions: int) -> RuleError | None:
    """Into a sea area the landing counts too: without points for it nobody sets sail."""
    needed = movement.entry_cost(s, to, legions)
    if needed <= s.points and (to < SEA or needed + 1 <= s.points):
        return None
    if to >= SEA:
        return RuleError("too_few_points", "TRI 3.9", needed=needed + 1, has=s.points)
    return RuleError("too_few_points", "TRI 3.1", needed=needed, has=s.points)


def _no_landing(s: State, to: int, legions: int) -> RuleError | None:
    if to < SEA:
        return None
    c, at, sea = s.active, s.at[s.active], to - SEA
    goals = s.own[c] | (foes(s, c) if legions else 0)
    start = s.origin if at >= SEA else at
    crossed = s.crossed if at >= SEA else 0
    points = s.points - movement.entry_cost(s, to, legions)
    if REACH[sea][crossed | 1 << sea][points] & goals & ~(1 << start):
        return None
    return RuleError("no_landing", "TRI 3.9", sea=AREAS[to], legions=legions, points=points)
