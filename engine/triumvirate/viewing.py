"""Building the view from a position; nothing is hidden in this game and nothing changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from engine.triumvirate import actions, movement, state
from engine.triumvirate.board import (
    ADJACENT,
    ALL,
    AREAS,
    CHARACTERS,
    COAST,
    PROVINCES,
    SEA,
    SEA_LINKS,
    SEAS_OF,
    TYPE,
    TYPES,
)
from engine.triumvirate.setup import GOVERNORS
from engine.triumvirate.state import State, foes, leads
from engine.triumvirate.view import CharacterView, Destination, Governor, ProvinceView, View

NEUTRAL = "neutral"


def view(s: State) -> View:
    """The whole position as the page draws it."""
    n = len(s.at)
    moving = s.phase == state.MOVE
    return View(
        characters=[_character(s, seat) for seat in range(n)],
        provinces=[_province(s, p) for p in ALL if s.owner[p] >= 0],
        alii=s.alii,
        bag={(name if seat < n else NEUTRAL): s.bag[seat] for seat, name in enumerate(CHARACTERS)},
        calendar=s.calendar,
        turn=s.turn,
        year=_year(s),
        active=CHARACTERS[s.active],
        phase=state.PHASES[s.phase],
        points=s.points if moving else 0,
        actions=s.actions,
        next_action_cost=actions.base_cost(s),
        pool_gold=s.pool_gold,
        pool_legions=s.pool_legions,
        pool_servants=s.pool_servants,
        compensation=_name(s.compensation),
        compensation_side=cast(Literal[0, 1, 2], s.side),
        escape=_name(s.escaped),
        destinations=destinations(s) if moving else [],
    )


def _name(seat: int) -> str | None:
    return CHARACTERS[seat] if seat >= 0 else None


def _year(s: State) -> int:
    """Elections over and 1; the calendar stands at Elegio while one is under way."""
    return 1 + sum(s.cards) - (s.calendar == 0)


def _character(s: State, seat: int) -> CharacterView:
    at, active = s.at[seat], seat == s.active
    return CharacterView(
        id=CHARACTERS[seat],
        at=AREAS[at],
        carried=s.carried[seat],
        afloat=s.afloat + s.attackers if active else 0,
        gold=s.purse[seat],
        weapons=s.weapons[seat],
        governors=GOVERNORS - s.own[seat].bit_count(),
        citizens=s.citizens[seat],
        political=s.political[seat],
        military=s.military[seat],
        leads_political=leads(s.political, seat),
        leads_military=leads(s.military, seat),
        consul_cards=s.cards[seat],
        provinces=s.own[seat].bit_count(),
    )


def _province(s: State, p: int) -> ProvinceView:
    governor: Governor = "servant" if s.servants[p] else "out" if s.outside[p] else "in"
    # in the conqueror's turn he and the one who must escape are in the same province for a moment
    standing = [seat for seat, at in enumerate(s.at) if at == p]
    here = s.active if s.active in standing else standing[0] if standing else -1
    return ProvinceView(
        id=PROVINCES[p],
        type=cast(Literal["political", "military", "competence"], TYPES[TYPE[p]]),
        owner=CHARACTERS[s.owner[p]],
        governor=governor,
        servants=s.servants[p],
        legions=s.legions[p],
        gold=s.gold[p],
        character=_name(here),
    )


def _crossings(seas: tuple[int, ...], crossed: int) -> Iterator[tuple[int, ...]]:
    """The ways over sea areas not yet entered, shortest first (TRI 3.3)."""
    ways: list[tuple[int, ...]] = [(sea,) for sea in seas if not crossed >> sea & 1]
    while ways:
        yield from ways
        ways = [
            (*way, sea)
            for way in ways
            for sea in SEA_LINKS[way[-1]]
            if sea not in way and not crossed >> sea & 1
        ]


def destinations(s: State) -> list[Destination]:
    """Provinces that can be entered next, in the board's order (TRI 3.1 to 3.9, 4.1)."""
    at = s.at[s.active]
    found: dict[int, Destination] = {}
    if at >= SEA:
        sea = at - SEA
        _add(s, found, COAST[sea] & movement.landings(s), ())
        for way in _crossings(SEA_LINKS[sea], s.crossed):
            _add(s, found, COAST[way[-1]] & movement.landings(s), way)
    else:
        goals = s.own[s.active] | foes(s, s.active)
        _add(s, found, sum(1 << p for p in ADJACENT[at]) & goals, ())
        for way in _crossings(SEAS_OF[at], 0):
            _add(s, found, COAST[way[-1]] & goals & ~(1 << at), way)
    return [found[p] for p in sorted(found)]


def _add(s: State, found: dict[int, Destination], goals: int, way: tuple[int, ...]) -> None:
    """The goals that this way reaches with the points left, where no cheaper way was found."""
    c, cost = s.active, len(way) + 1
    at_sea = s.at[c] >= SEA
    saved = movement.AREA_COST - movement.FIRST_SEA_UNLADEN
    unladen = cost - saved if way and not at_sea else cost
    for p in ALL:
        if not goals >> p & 1 or p in found:
            continue
        attack = s.owner[p] != c
        most = s.afloat if at_sea else s.legions[s.at[c]] if cost <= s.points else 0
        least = s.afloat if at_sea else int(attack)
        if least > most or (unladen if not least else cost) > s.points:
            continue
        servants = 0 if at_sea else s.servants[s.at[c]]
        found[p] = Destination(
            PROVINCES[p],
            tuple(AREAS[SEA + sea] for sea in way),
            cost,
            unladen,
            least,
            most,
            servants,
            attack,
        )
