"""Phase III: the three actions and their prices (TRI 5.1 to 5.9)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate.board import CHARACTERS, COMPETENCE, MILITARY, POLITICAL, SEAT
from engine.triumvirate.commands import AnyCommand, Persuade, ProduceWeapons, Raise
from engine.triumvirate.interned import (
    END_TURN,
    PERSUADE,
    PERSUADE_ALII,
    PRODUCE,
    RAISE_MILITARY,
    RAISE_POLITICAL,
)
from engine.triumvirate.state import (
    TOP,
    Ints,
    State,
    change_track,
    leads,
    plus,
    province_type,
    to_bag,
)
from engine.triumvirate.victory import won_by_citizens, won_by_competences

ACTIONS = 3
SURCHARGE = 2
"""What persuading and producing cost more without the lead (TRI 5.5, 5.6)."""
WEAPONS_PRODUCED = 2
ALII = "alii"


def base_cost(s: State) -> int:
    """Gold for the next action without surcharge; 0 after the third (TRI 5.1)."""
    return s.actions + 1 if s.actions < ACTIONS else 0


def surcharge(track: Ints, seat: int) -> int:
    """2 gold more for who isn't leading (TRI 5.5, 5.6)."""
    return 0 if leads(track, seat) else SURCHARGE


def price(s: State, command: Raise | Persuade | ProduceWeapons) -> int:
    """The whole price of an action taken now (TRI 5.1, 5.5, 5.6)."""
    cost = s.actions + 1
    if isinstance(command, Persuade):
        return cost + surcharge(s.political, s.active)
    if isinstance(command, ProduceWeapons):
        return cost + surcharge(s.military, s.active)
    return cost


def legal(s: State) -> list[AnyCommand]:
    """The actions that the province allows and the reserve pays for; the end (TRI 5.1-5.8)."""
    c = s.active
    gold, cost = s.purse[c], s.actions + 1
    if gold < cost or cost > ACTIONS:
        return [END_TURN]
    kind = province_type(s, c)
    found: list[AnyCommand] = []
    # Ruling TRI 5.8: a competence at VII can't be raised
    if kind != MILITARY and s.political[c] < TOP:
        found.append(RAISE_POLITICAL)
    if kind != POLITICAL and s.military[c] < TOP:
        found.append(RAISE_MILITARY)
    if kind == POLITICAL:
        if gold >= cost + surcharge(s.political, c):
            if s.alii:
                found.append(PERSUADE_ALII)
            for other, citizens in enumerate(s.citizens):
                if citizens and other != c:
                    found.append(PERSUADE[other])
    elif kind != COMPETENCE and s.weapons[c] and gold >= cost + surcharge(s.military, c):
        found.append(PRODUCE)
    found.append(END_TURN)
    return found


def _pay(s: State, cost: int) -> None:
    """Gold spent returns to the pool (TRI 5.9); the action counts (TRI 5.1)."""
    s.actions += 1
    s.purse[s.active] -= cost
    s.pool_gold += cost


def raise_competence(s: State, command: Raise, out: Events) -> None:
    """A competence rises by 1 (TRI 5.2 to 5.4)."""
    c, cost = s.active, s.actions + 1
    rule = raise_rule(s)
    _pay(s, cost)
    level = change_track(s, command.track, c, 1)
    if out is not None:
        out.append(ev.Raised(rule, CHARACTERS[c], command.track, level, cost))
    won_by_competences(s, c, out)


def raise_rule(s: State) -> str:
    """The paragraph that lets a competence be raised in this type of province."""
    return ("TRI 5.2", "TRI 5.3", "TRI 5.4")[province_type(s, s.active)]


def persuade(s: State, command: Persuade, out: Events) -> None:
    """A citizen moves from Alii to him, or from another's section to Alii (TRI 5.5)."""
    c, cost = s.active, price(s, command)
    _pay(s, cost)
    if command.source == ALII:
        s.alii -= 1
        s.citizens = plus(s.citizens, c)
        to = CHARACTERS[c]
    else:
        s.citizens = plus(s.citizens, SEAT[command.source], -1)
        s.alii += 1
        to = ALII
    if out is not None:
        out.append(ev.Persuaded("TRI 5.5", CHARACTERS[c], command.source, to, cost))
    won_by_citizens(s, c, out)


def produce_weapons(s: State, command: ProduceWeapons, out: Events) -> None:
    """Two weapons go from the reserve into the bag.

    Ruling TRI 5.6: with 1 in reserve, 1.
    """
    c, cost = s.active, price(s, command)
    _pay(s, cost)
    weapons = min(WEAPONS_PRODUCED, s.weapons[c])
    to_bag(s, c, weapons)
    if out is not None:
        out.append(ev.WeaponsProduced("TRI 5.6", CHARACTERS[c], weapons, cost))
