"""The commands of The End of the Triumvirate and its set-up.

Provinces, sea areas and characters go by their ids of the board file.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Track = Literal["political", "military"]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two or three characters (TRI 1.3, 1.4)."""

    characters: Literal[2, 3] = 3


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all commands."""


class Take(Command, frozen=True, tag="take"):
    """In a shortage: how many of its units one province yields (TRI 2.7)."""

    kind: Literal["gold", "legions"]
    province: str
    amount: int


class Rome(Command, frozen=True, tag="rome"):
    """Supply from Rome: gold and legions (TRI 2.5)."""

    gold: int
    legions: int


class Place(Command, frozen=True, tag="place"):
    """Put one of Rome's legions into a province of one's own (TRI 2.5)."""

    province: str


class Move(Command, frozen=True, tag="move"):
    """Enter an adjacent province or sea area (TRI 3.2 to 3.8).

    ``legions`` go along (at sea: all that came); ``servants`` are those taken along from the
    province left, besides those carried already (at sea: 0).
    """

    to: str
    legions: int
    servants: int = 0


class PutDown(Command, frozen=True, tag="put_down"):
    """Put one carried civil servant down in the province where the character is (TRI 3.7)."""


class EndMovement(Command, frozen=True, tag="end_movement"):
    """Go on to the action phase (TRI 1.6, section 8)."""


class Raise(Command, frozen=True, tag="raise"):
    """Raise a competence by 1: an action (TRI 5.2 to 5.4), or compensation side II (TRI 4.10)."""

    track: Track


class Persuade(Command, frozen=True, tag="persuade"):
    """Move a citizen: from ``alii`` to one's section, or from a character's to Alii (TRI 5.5)."""

    source: str


class ProduceWeapons(Command, frozen=True, tag="produce_weapons"):
    """Put 2 weapons from the reserve into the battle bag (TRI 5.6)."""


class EndTurn(Command, frozen=True, tag="end_turn"):
    """End the action phase and the turn (TRI 6.1, section 8)."""


class Escape(Command, frozen=True, tag="escape"):
    """The beaten defender's character escapes to a province of his (TRI 4.9)."""

    province: str


class Decline(Command, frozen=True, tag="decline"):
    """Don't use compensation side II (TRI 4.10)."""


class AddWeapons(Command, frozen=True, tag="add_weapons"):
    """Put extra weapons into the bag for civil servants lost (TRI 4.11)."""

    amount: int


class Appoint(Command, frozen=True, tag="appoint"):
    """The new consul puts his new civil servant down in a province of his (TRI 6.3)."""

    province: str


AnyCommand = (
    Take
    | Rome
    | Place
    | Move
    | PutDown
    | EndMovement
    | Raise
    | Persuade
    | ProduceWeapons
    | EndTurn
    | Escape
    | Decline
    | AddWeapons
    | Appoint
)
