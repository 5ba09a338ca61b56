"""The position, as plain rows of small ints by province or by character, in the board's order.

What changes with most commands is a list, changed in place; what seldom does is a tuple, replaced
as a whole and shared between copies. What follows from the rest isn't
kept: governors in reserve are 9 less the provinces owned (TRI 1.2, 4.8); the year is 1 more than
the consul cards given out.
"""

from __future__ import annotations

import msgspec

from engine.triumvirate.board import TYPE

TAKE, ROME, PLACE, MOVE, DRAW, ACT, ESCAPE, COMPENSATE, WEAPONS, APPOINT, OVER = range(11)
"""What the position waits for (``State.phase``)."""
PHASES = (
    "supply",
    "supply",
    "supply",
    "movement",
    "movement",
    "action",
    "escape",
    "compensation",
    "weapons",
    "appoint",
    "over",
)
"""The same as the view calls it."""

TOP = 7
"""The highest competence (TRI 5.8)."""


Ints = tuple[int, ...]


class State(msgspec.Struct):
    """A position of the game. ``at`` are areas (a sea only in the middle of a crossing)."""

    legions: list[int]
    gold: list[int]
    at: list[int]
    purse: list[int]
    owner: Ints
    outside: Ints
    """1 if the governor stands outside the supply box or on a civil servant: the box is open."""
    servants: Ints
    own: Ints
    """By character: the mask of his provinces (the same as ``owner``, for speed)."""
    carried: Ints
    weapons: Ints
    bag: Ints
    """Three colours; the third are Crassus' or, with two characters, neutral (TRI 1.4)."""
    citizens: Ints
    political: Ints
    military: Ints
    cards: Ints
    alii: int
    pool_gold: int
    pool_legions: int
    pool_servants: int
    calendar: int
    turn: int = 0
    active: int = 0
    phase: int = TAKE
    decider: int = -1
    """Who decides in phases ESCAPE to APPOINT (section 8)."""
    short: int = 0
    """Supply: which kinds the pool may not suffice for (1 gold, 2 legions; TRI 2.7)."""
    take_kind: int = 0
    take_at: int = -1
    to_place: int = 0
    points: int = 0
    origin: int = -1
    """Movement: the last province the character stood in (TRI 3.3, 4.7)."""
    afloat: int = 0
    crossed: int = 0
    """Movement: the mask of seas entered in this crossing."""
    target: int = -1
    attackers: int = 0
    drawn: int = 0
    lost: int = 0
    """Civil servants lost with the province ``target`` (TRI 4.11)."""
    actions: int = 0
    compensation: int = -1
    side: int = 0
    escaped: int = -1
    winner: int = -1
    reason: int = -1


def clone(s: State) -> State:
    """A copy that shares nothing that changes; by hand, because bots make millions."""
    t: State = s.__copy__()  # type: ignore[attr-defined]
    t.legions = s.legions[:]
    t.gold = s.gold[:]
    t.at = s.at[:]
    t.purse = s.purse[:]
    return t


def plus(values: Ints, index: int, number: int = 1) -> Ints:
    """The same numbers with one of them changed by so much."""
    return (*values[:index], values[index] + number, *values[index + 1 :])


def change_track(s: State, track: str, seat: int, number: int) -> int:
    """A competence marker moves by so many steps; the level it reaches."""
    if track == "political":
        s.political = plus(s.political, seat, number)
        return s.political[seat]
    s.military = plus(s.military, seat, number)
    return s.military[seat]


def to_bag(s: State, seat: int, number: int) -> None:
    """Weapons from a reserve into the battle bag (a negative number: out of it)."""
    s.weapons = plus(s.weapons, seat, -number)
    s.bag = plus(s.bag, seat, number)


def leads(track: Ints, seat: int) -> bool:
    """Whether this character leads on this track (TRI 5.7)."""
    mine, least = track[seat], min(track)
    return mine == max(track) and (least < mine or least == TOP)


def foes(s: State, seat: int) -> int:
    """The provinces that this character may attack: not anybody's last one (TRI 4.1)."""
    mask = 0
    for other, own in enumerate(s.own):
        if other != seat and own & (own - 1):
            mask |= own
    return mask


def put_servant(s: State, province: int, number: int = 1) -> None:
    """Civil servants are put down; the governor steps onto them, the box is open (TRI 3.7).

    Ruling TRI 3.7: a second one is idle, so only their number counts.
    """
    if number:
        s.servants = plus(s.servants, province, number)
        s.outside = plus(s.outside, province, 1 - s.outside[province])


def province_type(s: State, seat: int) -> int:
    """The type of the province in which the character is (TRI 5.1)."""
    return TYPE[s.at[seat]]
