"""The end of a turn and the election (TRI 6.1 to 6.4)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate import interned, supply
from engine.triumvirate.board import AREA, CHARACTERS, PROVINCES
from engine.triumvirate.commands import AnyCommand, Appoint, EndTurn
from engine.triumvirate.interned import provinces_in
from engine.triumvirate.setup import CALENDAR
from engine.triumvirate.state import APPOINT, State, plus, put_servant
from engine.triumvirate.victory import SECOND_CONSULSHIP, win, won_by_citizens

LEGIONS_KEPT = 6
CITIZENS_LEAVING = 3


def end_turn(s: State, _: EndTurn, out: Events) -> None:
    """The calendar moves, provinces are cut to 6 legions, perhaps an election (TRI 6.1, 6.2)."""
    s.calendar -= 1
    s.actions = 0
    if out is not None:
        out.append(ev.TurnEnded("TRI 6.1", CHARACTERS[s.active], s.calendar))
    if max(s.legions) > LEGIONS_KEPT:
        _cut_legions(s, out)
    if s.calendar:
        _next_turn(s, out)
    else:
        _elect(s, out)


def _cut_legions(s: State, out: Events) -> None:
    """Every province keeps at most 6 legions, whoever owns it (TRI 6.1)."""
    for p, legions in enumerate(s.legions):
        if legions > LEGIONS_KEPT:
            s.legions[p] = LEGIONS_KEPT
            s.pool_legions += legions - LEGIONS_KEPT
            if out is not None:
                out.append(ev.LegionsCut("TRI 6.1", PROVINCES[p], legions - LEGIONS_KEPT))


def _next_turn(s: State, out: Events) -> None:
    """The next character in turn order (TRI 1.1, 1.6)."""
    s.active = (s.active + 1) % len(s.at)
    supply.begin_turn(s, out)


def consul_of(s: State) -> int:
    """Who has most citizens; of those tied, whose last turn is longest past (TRI 6.2).

    Ruling TRI 6.2: also if nobody has a citizen.
    """
    n, most = len(s.citizens), max(s.citizens)
    # the turn that ends now is the latest, the next character's the one longest past
    longest_past = ((s.active + 1 + i) % n for i in range(n))
    return next(seat for seat in longest_past if s.citizens[seat] == most)


def _elect(s: State, out: Events) -> None:
    """A second consulship wins; a first one brings a civil servant (TRI 6.2, 6.3)."""
    consul = consul_of(s)
    s.cards = plus(s.cards, consul)
    if out is not None:
        citizens = s.citizens[consul]
        tied = s.citizens.count(citizens) > 1
        out.append(ev.Elected("TRI 6.2", CHARACTERS[consul], citizens, tied, s.cards[consul]))
    if s.cards[consul] > 1:
        win(s, consul, SECOND_CONSULSHIP, out)
        return
    s.decider = consul
    if s.pool_servants:
        s.phase = APPOINT
    else:
        # ruling TRI 6.3: no civil servant left, none is given
        _finish(s, out)


def legal_appoint(s: State) -> list[AnyCommand]:
    """The new civil servant goes to any province of the consul's (TRI 6.3)."""
    return [interned.APPOINT[p] for p in provinces_in(s.own[s.decider])]


def appoint(s: State, command: Appoint, out: Events) -> None:
    """The new consul's civil servant is put down (TRI 6.3)."""
    s.pool_servants -= 1
    put_servant(s, AREA[command.province])
    if out is not None:
        out.append(ev.ServantAppointed("TRI 6.3", CHARACTERS[s.decider], command.province))
    _finish(s, out)


def _finish(s: State, out: Events) -> None:
    """Three citizens leave, the calendar goes back, the next turn begins (TRI 6.3, 6.4).

    Rulings: all citizens leave if fewer than 3 (TRI 6.3); six are counted afterwards (TRI 7.1).
    """
    consul = s.decider
    leaving = min(CITIZENS_LEAVING, s.citizens[consul])
    s.citizens = plus(s.citizens, consul, -leaving)
    s.alii += leaving
    if out is not None:
        out.append(ev.CitizensReturned("TRI 6.3", CHARACTERS[consul], leaving))
    if won_by_citizens(s, consul, out):
        return
    s.decider = -1
    s.calendar = CALENDAR[len(s.at)]
    if out is not None:
        out.append(ev.YearBegan("TRI 6.4", 1 + sum(s.cards), s.calendar))
    _next_turn(s, out)
