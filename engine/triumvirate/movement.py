"""Phase II: movement by land and sea (TRI 3.1 to 3.9)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import attack
from engine.triumvirate import events as ev
from engine.triumvirate.board import (
    ADJACENT,
    AREA,
    AREAS,
    CHARACTERS,
    COAST,
    MOVEMENT_POINTS,
    PROVINCES,
    REACH,
    SEA,
    SEA_LINKS,
    SEAS_OF,
)
from engine.triumvirate.commands import AnyCommand, EndMovement, Move, PutDown
from engine.triumvirate.interned import END_MOVEMENT, MOVES, PUT_DOWN, provinces_in
from engine.triumvirate.pickup import pick_up
from engine.triumvirate.state import ACT, MOVE, State, foes, plus, put_servant

AREA_COST = 1
"""Points for entering an area (TRI 3.2, 3.3)."""
FIRST_SEA_UNLADEN = 0
"""Ruling TRI 3.4: of each crossing without legions the first sea area is free."""


def begin(s: State) -> None:
    """The movement phase begins with 4 points (TRI 3.1)."""
    s.phase = MOVE
    s.points = MOVEMENT_POINTS
    s.origin = s.at[s.active]
    s.crossed = 0


def legal(s: State) -> list[AnyCommand]:
    """Moves by area, legions, civil servants; putting down; ending the movement (TRI 3.1-3.9)."""
    c = s.active
    at = s.at[c]
    if at >= SEA:
        return _legal_at_sea(s, at - SEA)
    found: list[AnyCommand] = []
    points = s.points
    if points:
        legions, step = s.legions[at], s.servants[at] + 1
        own = s.own[c]
        enemies = foes(s, c) if legions else 0
        end = (legions + 1) * step
        for p in ADJACENT[at]:
            if own >> p & 1:
                found += MOVES[p][step - 1][:end]
            elif enemies >> p & 1:
                found += MOVES[p][step - 1][step:end]
        for sea in SEAS_OF[at]:
            reach = REACH[sea][1 << sea]
            # ruling TRI 3.9: only where a landing can be paid for and is allowed; without legions
            # the sea is free, but only his own provinces are open to him
            unladen = reach[points - FIRST_SEA_UNLADEN] & own & ~(1 << at)
            laden = legions and reach[points - AREA_COST] & (own | enemies) & ~(1 << at)
            if unladen or laden:
                found += MOVES[SEA + sea][step - 1][0 if unladen else step : end if laden else step]
    if s.carried[c]:
        found.append(PUT_DOWN)
    found.append(END_MOVEMENT)
    return found


def _legal_at_sea(s: State, sea: int) -> list[AnyCommand]:
    """Landings and the other sea area; no end here (TRI 3.3).

    Rulings: each sea area at most once (TRI 3.3); all legions stay aboard (TRI 3.5).
    """
    points, legions = s.points, s.afloat
    goals = landings(s)
    found: list[AnyCommand] = [MOVES[p][0][legions] for p in provinces_in(COAST[sea] & goals)]
    for other in SEA_LINKS[sea]:
        bit = 1 << other
        if not s.crossed & bit and REACH[other][s.crossed | bit][points - 1] & goals:
            found.append(MOVES[SEA + other][0][legions])
    return found


def landings(s: State) -> int:
    """Where the crossing under way may end at all: own provinces, with legions also enemies'.

    Ruling TRI 3.3: not in the province where it began.
    """
    goals = s.own[s.active]
    if s.afloat:
        goals |= foes(s, s.active)
    return goals & ~(1 << s.origin)


def entry_cost(s: State, area: int, legions: int) -> int:
    """Points for entering this area next (TRI 3.2 to 3.4)."""
    at_sea = s.at[s.active] >= SEA
    return FIRST_SEA_UNLADEN if area >= SEA and not legions and not at_sea else AREA_COST


def move(s: State, command: Move, out: Events) -> None:
    """Enter an area with legions and civil servants (TRI 3.2 to 3.8)."""
    c, to, legions = s.active, AREA[command.to], command.legions
    at = s.at[c]
    cost = entry_cost(s, to, legions)
    s.points -= cost
    if at < SEA:
        s.origin = at
        s.legions[at] -= legions
        if command.servants:
            # 2.8: the governor stays outside, which is where he counts as standing already;
            # ruling TRI 2.8: or on another civil servant left there
            s.servants = plus(s.servants, at, -command.servants)
            s.carried = plus(s.carried, c, command.servants)
    if to < SEA and s.owner[to] != c:
        s.afloat = s.crossed = 0
        attack.begin(s, to, command, cost, out)
        return
    s.at[c] = to
    if to >= SEA:
        s.afloat = legions
        s.crossed |= 1 << (to - SEA)
        if out is not None:
            rule = "TRI 3.3" if cost else "TRI 3.4"
            names = (CHARACTERS[c], AREAS[at], AREAS[to])
            out.append(ev.Sailed(rule, *names, legions, s.carried[c], cost))
        return
    s.afloat = s.crossed = 0
    s.origin = to
    s.legions[to] += legions
    if out is not None:
        rule = "TRI 3.3" if at >= SEA else "TRI 3.2"
        names = (CHARACTERS[c], AREAS[at], AREAS[to])
        out.append(ev.Moved(rule, *names, legions, s.carried[c], cost))
    pick_up(s, c, to, out)


def put_down(s: State, _: PutDown, out: Events) -> None:
    """Put one carried civil servant down here (TRI 3.7)."""
    c = s.active
    s.carried = plus(s.carried, c, -1)
    put_servant(s, s.at[c])
    if out is not None:
        out.append(ev.ServantPutDown("TRI 3.7", CHARACTERS[c], PROVINCES[s.at[c]]))


def end_movement(s: State, _: EndMovement, out: Events) -> None:
    """The action phase begins (TRI 1.6)."""
    s.phase = ACT
    s.points = 0
    s.actions = 0
    if out is not None:
        c = s.active
        out.append(ev.MovementEnded("TRI 1.6", CHARACTERS[c], PROVINCES[s.at[c]]))
