"""An attack from the draw of weapons to the conquest (TRI 4.1 to 4.8)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb

from engine.core.game import NO_CHANCE, Chances, Draw, Events
from engine.triumvirate import defeat
from engine.triumvirate import events as ev
from engine.triumvirate.board import AREAS, CHARACTERS, PROVINCES
from engine.triumvirate.commands import Move
from engine.triumvirate.pickup import pick_up
from engine.triumvirate.state import DRAW, MOVE, State, plus, put_servant, to_bag
from engine.triumvirate.victory import won_by_provinces

WEAPONS_DRAWN = 3
PROTECTION = 2
NOTHING: Draw = (0, 0, 0)


def draw_count(attackers: int, defenders: int, bag: int) -> int:
    """Weapons to draw: 3, never more than the smaller side's legions (TRI 4.2).

    Ruling TRI 4.2: if the bag holds fewer, all of them.
    """
    return min(WEAPONS_DRAWN, attackers, defenders, bag)


def begin(s: State, province: int, command: Move, cost: int, out: Events) -> None:
    """The attack begins; with nothing to draw it is fought at once (TRI 3.8, 4.2)."""
    c, legions = s.active, command.legions
    s.target, s.attackers = province, legions
    s.drawn = draw_count(legions, s.legions[province], sum(s.bag))
    if out is not None:
        names = (CHARACTERS[c], CHARACTERS[s.owner[province]], AREAS[s.at[c]], PROVINCES[province])
        defenders = s.legions[province]
        out.append(ev.Attacked("TRI 3.8", *names, legions, defenders, s.carried[c], cost))
    if s.drawn:
        s.phase = DRAW
    else:
        _fight(s, out)


@lru_cache(maxsize=2048)
def draws(bag: tuple[int, ...], drawn: int) -> Chances:
    """Every draw of so many weapons with its exact probability, in ascending order (TRI 4.2)."""
    ways = comb(sum(bag), drawn)
    found = []
    for draw in product(*(range(min(n, drawn) + 1) for n in bag)):
        if sum(draw) == drawn:
            favourable = 1
            for n, k in zip(bag, draw, strict=True):
                favourable *= comb(n, k)
            found.append((draw, Fraction(favourable, ways)))
    return Chances(found)


def pending(s: State) -> Chances:
    """The outcomes of the draw that the position waits for."""
    return draws(s.bag, s.drawn) if s.phase == DRAW else NO_CHANCE


def settle(s: State, draw: Draw, out: Events) -> None:
    """Weapons drawn remove legions and go back to their owners' reserves (TRI 4.3)."""
    c, p = s.active, s.target
    d = s.owner[p]
    mine, theirs = draw[c], draw[d]
    s.drawn = 0
    s.legions[p] -= mine
    s.attackers -= theirs
    s.pool_legions += mine + theirs
    to_bag(s, c, -mine)
    to_bag(s, d, -theirs)
    if out is not None:
        names = (CHARACTERS[c], CHARACTERS[d], PROVINCES[p])
        others = sum(draw) - mine - theirs
        out.append(ev.WeaponsDrawn("TRI 4.3", *names, mine, theirs, others))
    _fight(s, out)


def protection(s: State, province: int) -> int:
    """How many attacking legions the defending character's presence removes (TRI 4.4)."""
    return PROTECTION if s.at[s.owner[province]] == province else 0


def _fight(s: State, out: Events) -> None:
    """Character protection, main battle and result (TRI 4.4 to 4.6)."""
    p = s.target
    shielded = min(protection(s, p), s.attackers)
    s.attackers -= shielded
    equal = min(s.attackers, s.legions[p])
    s.attackers -= equal
    s.legions[p] -= equal
    s.pool_legions += shielded + 2 * equal
    if out is not None:
        if shielded:
            out.append(ev.Protected("TRI 4.4", CHARACTERS[s.owner[p]], PROVINCES[p], shielded))
        if equal:
            out.append(ev.Fought("TRI 4.5", PROVINCES[p], equal))
    s.phase = MOVE
    if s.attackers:
        _conquer(s, out)
    else:
        _fail(s, out)


def _fail(s: State, out: Events) -> None:
    """The character is back in the last province he stood in (TRI 4.7).

    Ruling TRI 4.7: also if he came from the sea.
    """
    c, p = s.active, s.target
    s.at[c] = s.origin
    s.target = -1
    if out is not None:
        names = (CHARACTERS[c], CHARACTERS[s.owner[p]], PROVINCES[p], PROVINCES[s.origin])
        out.append(ev.Repelled("TRI 4.7", *names, s.legions[p]))


def _conquer(s: State, out: Events) -> None:
    """Governor, civil servants and gold are the conqueror's (TRI 4.8).

    Ruling TRI 4.13: the order of what follows is ninth province (which wins before anything else,
    TRI 7.4), escape, compensation, weapons.
    """
    c, p, left = s.active, s.target, s.attackers
    d = s.owner[p]
    s.legions[p] = left
    s.attackers = 0
    beaten = s.at[d] == p
    if beaten and s.carried[d]:
        _abandon_servants(s, d, p, out)
    s.lost = s.servants[p]
    s.owner = plus(s.owner, p, c - d)
    s.own = plus(plus(s.own, c, 1 << p), d, -(1 << p))
    s.at[c] = s.origin = p
    if out is not None:
        names = (CHARACTERS[c], CHARACTERS[d], PROVINCES[p])
        out.append(ev.Conquered("TRI 4.8", *names, left, s.servants[p]))
    pick_up(s, c, p, out)
    if not won_by_provinces(s, c, out):
        defeat.begin(s, d, beaten, out)


def _abandon_servants(s: State, loser: int, province: int, out: Events) -> None:
    """Ruling TRI 4.9: what the beaten character carried stays, as if put down there."""
    if out is not None:
        names = (CHARACTERS[loser], PROVINCES[province])
        out.append(ev.ServantsAbandoned("TRI 4.9", *names, s.carried[loser]))
    put_servant(s, province, s.carried[loser])
    s.carried = plus(s.carried, loser, -s.carried[loser])
