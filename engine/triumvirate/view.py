"""The position as the page draws it."""

from __future__ import annotations

from typing import Literal

import msgspec

Governor = Literal["in", "out", "servant"]


class ProvinceView(msgspec.Struct, frozen=True):
    """One province in play. ``owner`` and ``character`` (who stands here) are characters' ids.

    While a beaten character must still escape (TRI 4.9), ``character`` is the conqueror.
    """

    id: str
    type: Literal["political", "military", "competence"]
    owner: str
    governor: Governor
    servants: int
    legions: int
    gold: int
    character: str | None


class CharacterView(msgspec.Struct, frozen=True):
    """One character: where he is, what he owns and has in reserve.

    ``at`` is a province or, in the middle of a crossing, a sea area; ``carried`` are the civil
    servants with him, ``afloat`` the legions with him at sea. ``leads`` as TRI 5.7 judges it.
    """

    id: str
    at: str
    carried: int
    afloat: int
    gold: int
    weapons: int
    governors: int
    citizens: int
    political: int
    military: int
    leads_political: bool
    leads_military: bool
    consul_cards: int
    provinces: int


class Destination(msgspec.Struct, frozen=True):
    """A province that the acting character can enter next, directly or by one crossing.

    To go there send ``move`` once per area: first ``via`` (sea areas, in order), then ``to``; the
    first with the legions and civil servants chosen, the later ones with the same legions and 0
    civil servants. ``cost`` is what it costs with legions, ``cost_unladen`` without; the number of
    legions lies in ``legions_min`` to ``legions_max`` (what the points left pay for, TRI 3.4).
    ``attack`` says that it is an enemy province (TRI 3.8).
    """

    to: str
    via: tuple[str, ...]
    cost: int
    cost_unladen: int
    legions_min: int
    legions_max: int
    servants_max: int
    attack: bool


class View(msgspec.Struct, frozen=True):
    """Everything on the table. Counts are pieces; the pools are what the box still holds.

    ``phase`` is what the turn stands at: ``supply``, ``movement``, ``action``, or one of the
    interrupting decisions ``escape``, ``compensation``, ``weapons``, ``appoint``; ``over``.
    ``active`` is whose turn it is (an interrupting decision may belong to another seat).
    """

    characters: list[CharacterView]
    provinces: list[ProvinceView]
    alii: int
    bag: dict[str, int]
    """Weapons in the battle bag by character id (``neutral`` for the black ones of 1.4)."""
    calendar: int
    """8 to 1 (VIII to I); 0 is Elegio."""
    turn: int
    """1 for the first turn of the game."""
    year: int
    """1 until the first election is over, then 2, and so on."""
    active: str
    phase: str
    points: int
    """Movement points left (movement phase), else 0."""
    actions: int
    """Actions taken this turn."""
    next_action_cost: int
    """Gold for the next action without surcharges; 0 when none is left (TRI 5.1)."""
    pool_gold: int
    pool_legions: int
    pool_servants: int
    compensation: str | None
    compensation_side: Literal[0, 1, 2]
    escape: str | None
    destinations: list[Destination]
