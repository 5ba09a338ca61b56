"""The commands of Tetrarchia and its set-up.

Spaces, sea zones and figures go by their ids: those of the board file, and ``dux``.
"""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

import msgspec

FigureId = Literal["diocletian", "galerius", "constantius", "maximian", "dux"]
SeaId = Literal["S1", "S2", "S3"]
Relief = Literal["unrest_off", "revolt_to_unrest", "revolt_off"]


FIGURE_IDS: Final = cast("tuple[FigureId, ...]", get_args(FigureId))
"""The ids of the figures by their index in the state; the Emperors in the board's order."""
SEA_IDS: Final = cast("tuple[SeaId, ...]", get_args(SeaId))
RELIEFS: Final = cast("tuple[Relief, ...]", get_args(Relief))


class Modules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which modules are in the game (TET 8, 9, 10)."""

    dux: bool = False
    pirates: bool = False
    goths: bool = False


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rulings where the sources are silent or uncertain (TET 11)."""

    army_trail: Literal["revolt", "unrest", "none"] = "revolt"
    crossing_die: Literal[2, 3, 4, 5, 6] = 4
    uprising_spread: Literal["step", "revolt", "none"] = "step"
    attack_cost: Literal["link", "1", "2"] = "link"
    retake_tokens: bool = True


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything chosen before the game (TET 1.1, 2.1, 11).

    The four digits of the difficulty are ``tokens`` an Emperor, ``fleets``, extra ``revolts``,
    ``armies``.
    """

    players: Literal[1, 2, 3, 4] = 1
    tokens: Literal[5, 4, 3] = 5
    fleets: Literal[3, 2, 1] = 3
    revolts: Literal[0, 1, 2] = 0
    armies: Literal[0, 1, 2] = 0
    modules: Modules = Modules()
    rulings: Rulings = Rulings()


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all commands."""


class PlaceFleet(Command, frozen=True, tag="place_fleet"):
    """Before the first turn: put a fleet into a sea zone (TET 2.5)."""

    sea: SeaId


class Enter(Command, frozen=True, tag="enter"):
    """The Emperor whose turn it is enters in ROMA or in his capital (TET 3.1)."""

    space: str


class Move(Command, frozen=True, tag="move"):
    """A figure enters a linked space, or by a fleet one of the same coast (TET 3.3, 3.4)."""

    figure: FigureId
    to: str


class Sail(Command, frozen=True, tag="sail"):
    """Move a fleet to an adjacent sea zone (TET 3.5)."""

    source: SeaId
    to: SeaId


class Secure(Command, frozen=True, tag="secure"):
    """The Emperor puts a token on his space (TET 3.6).

    ``take`` is the space of the token that he takes back when he has none in hand, else null.
    """

    take: str | None = None


class Subdue(Command, frozen=True, tag="subdue"):
    """A figure subdues its own space (TET 3.7)."""

    figure: FigureId
    relief: Relief


class Attack(Command, frozen=True, tag="attack"):
    """A figure attacks the army in a linked space (TET 3.8)."""

    figure: FigureId
    space: str


class DeployDux(Command, frozen=True, tag="deploy_dux"):
    """Put the Dux into a province linked to the Emperor (TET 8.1)."""

    to: str


class AttackPirates(Command, frozen=True, tag="attack_pirates"):
    """A figure on the coast of the Pirates' zone attacks them (TET 9.3)."""

    figure: FigureId
    sea: SeaId


class EndTurn(Command, frozen=True, tag="end_turn"):
    """End the Emperor's turn: the IP left are lost, the Barbarian phase follows (TET 3.2, 4)."""


AnyCommand = (
    PlaceFleet
    | Enter
    | Move
    | Sail
    | Secure
    | Subdue
    | Attack
    | DeployDux
    | AttackPirates
    | EndTurn
)
