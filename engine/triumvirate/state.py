"""The position, as plain lists of small ints that the rules change in place.

Lists are by province or by character, in the board's order. What follows from the rest isn't
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


class State(msgspec.Struct):
    """A position of the game. ``at`` are areas (a sea only in the middle of a crossing)."""

    owner: list[int]
    outside: list[int]
    """1 if the governor stands outside the supply box or on a civil servant: the box is open."""
    servants: list[int]
    legions: list[int]
    gold: list[int]
    own: list[int]
    """By character: the mask of his provinces (the same as ``owner``, for speed)."""
    at: list[int]
    carried: list[int]
    purse: list[int]
    weapons: list[int]
    bag: list[int]
    """Three colours; the third are Crassus' or, with two characters, neutral (TRI 1.4)."""
    citizens: list[int]
    political: list[int]
    military: list[int]
    cards: list[int]
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
    t.owner = s.owner[:]
    t.outside = s.outside[:]
    t.servants = s.servants[:]
    t.legions = s.legions[:]
    t.gold = s.gold[:]
    t.own = s.own[:]
    t.at = s.at[:]
    t.carried = s.carried[:]
    t.purse = s.purse[:]
    t.weapons = s.weapons[:]
    t.bag = s.bag[:]
    t.citizens = s.citizens[:]
    t.political = s.political[:]
    t.military = s.military[:]
    t.cards = s.cards[:]
    return t


def leads(track: list[int], seat: int) -> bool:
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
        s.servants[province] += number
        s.outside[province] = 1


def province_type(s: State, seat: int) -> int:
    """The type of the province in which the character is (TRI 5.1)."""
    return TYPE[s.at[seat]]
