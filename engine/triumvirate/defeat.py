"""What the loser of a province decides: escape, compensation, weapons (TRI 4.9 to 4.11)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate import interned
from engine.triumvirate.board import AREA, CHARACTERS, PROVINCES
from engine.triumvirate.commands import AddWeapons, AnyCommand, Decline, Escape, Raise
from engine.triumvirate.interned import DECLINE, RAISE_MILITARY, RAISE_POLITICAL, provinces_in
from engine.triumvirate.pickup import pick_up
from engine.triumvirate.state import (
    COMPENSATE,
    ESCAPE,
    MOVE,
    TOP,
    WEAPONS,
    State,
    change_track,
    leads,
    to_bag,
)
from engine.triumvirate.victory import won_by_competences

SIDE_I, SIDE_II = 1, 2


def begin(s: State, loser: int, beaten: bool, out: Events) -> None:
    """After a conquest: escape if the character was there, then compensation (TRI 4.13)."""
    s.decider = loser
    if beaten:
        s.phase = ESCAPE
    else:
        _compensate(s, out)


def legal_escape(s: State) -> list[AnyCommand]:
    """Any province of his own (TRI 4.9)."""
    return [interned.ESCAPE[p] for p in provinces_in(s.own[s.decider])]


def escape(s: State, command: Escape, out: Events) -> None:
    """The beaten character moves and loses a step where he was leading (TRI 4.9).

    Rulings TRI 4.9: both tracks are judged before either is lowered; he picks up gold there.
    """
    seat, to = s.decider, AREA[command.province]
    political, military = int(leads(s.political, seat)), int(leads(s.military, seat))
    change_track(s, "political", seat, -political)
    change_track(s, "military", seat, -military)
    s.escaped = seat
    s.at[seat] = to
    if out is not None:
        names = (CHARACTERS[seat], PROVINCES[s.target], PROVINCES[to])
        out.append(ev.Escaped("TRI 4.9", *names, political, military))
    pick_up(s, seat, to, out)
    _compensate(s, out)


def _compensate(s: State, out: Events) -> None:
    """The loser takes the card at side I, or turns to side II what he holds (TRI 4.10).

    Ruling TRI 4.10: with no weapon in reserve side I does nothing, but the card is his.
    """
    seat = s.decider
    if s.compensation == seat:
        s.side = SIDE_II
        s.phase = COMPENSATE
        weapons = 0
    else:
        s.compensation, s.side = seat, SIDE_I
        weapons = min(1, s.weapons[seat])
        to_bag(s, seat, weapons)
    if out is not None:
        out.append(ev.Compensated("TRI 4.10", CHARACTERS[seat], s.side, weapons))
    if s.side == SIDE_I:
        _ask_for_weapons(s)


def legal_compensation(s: State) -> list[AnyCommand]:
    """Ruling TRI 4.10: a track at VII can't be chosen; side II may be declined."""
    found: list[AnyCommand] = []
    if s.political[s.decider] < TOP:
        found.append(RAISE_POLITICAL)
    if s.military[s.decider] < TOP:
        found.append(RAISE_MILITARY)
    found.append(DECLINE)
    return found


def raise_for_loss(s: State, command: Raise, out: Events) -> None:
    """Compensation side II: a competence rises by 1, which may win (TRI 4.10, 7.3)."""
    seat = s.decider
    level = change_track(s, command.track, seat, 1)
    if out is not None:
        out.append(ev.Raised("TRI 4.10", CHARACTERS[seat], command.track, level, 0))
    if not won_by_competences(s, seat, out):
        _ask_for_weapons(s)


def decline(s: State, _: Decline, out: Events) -> None:
    """Side II isn't used (TRI 4.10)."""
    if out is not None:
        out.append(ev.Declined("TRI 4.10", CHARACTERS[s.decider]))
    _ask_for_weapons(s)


def most_weapons(s: State) -> int:
    """Ruling TRI 4.11: as many as civil servants lost and weapons in reserve."""
    return min(s.lost, s.weapons[s.decider])


def _ask_for_weapons(s: State) -> None:
    """Extra weapons are asked for if there is a choice (TRI 4.11)."""
    if most_weapons(s):
        s.phase = WEAPONS
    else:
        _finish(s)


def _finish(s: State) -> None:
    """The active character's movement goes on."""
    s.phase = MOVE
    s.decider = s.target = -1
    s.lost = 0


def legal_weapons(s: State) -> list[AnyCommand]:
    """0 to the most (TRI 4.11)."""
    return [*interned.ADD_WEAPONS[: most_weapons(s) + 1]]


def add_weapons(s: State, command: AddWeapons, out: Events) -> None:
    """Weapons go into the bag for civil servants lost (TRI 4.11)."""
    to_bag(s, s.decider, command.amount)
    if out is not None:
        out.append(ev.WeaponsAdded("TRI 4.11", CHARACTERS[s.decider], command.amount))
    _finish(s)
