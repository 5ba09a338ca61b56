"""The position as the page draws it."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.tetrarchia.commands import Modules, Rulings


class SpaceView(msgspec.Struct, frozen=True):
    """One space. ``region`` is a numeral or ``IT``; ``number`` 0 on a border.

    ``token`` is the Emperor whose token lies here; ``printed`` tells whether the capital's printed
    one counts (TET 1.5). ``protected`` as TET 4.2 judges it.
    """

    id: str
    name: str
    kind: Literal["province", "border"]
    region: str
    number: int
    coasts: tuple[str, ...]
    roma: bool
    capital_of: str | None
    printed: Literal["none", "counts", "covered"]
    token: str | None
    unrest: bool
    revolt: bool
    army: Literal["none", "army", "goths"]
    figures: tuple[str, ...]
    protected: bool


class FigureView(msgspec.Struct, frozen=True):
    """An Emperor or the Dux. ``seat`` is the player who runs him (None: every player).

    ``status``: ``board``, ``off`` (an Emperor who will enter), ``unused`` or ``dead`` (the Dux).
    ``movable``: the player whose turn it is may spend IP on him now. ``tokens`` lie on the board,
    ``hand`` are those left.
    """

    id: str
    seat: int | None
    status: Literal["board", "off", "unused", "dead"]
    at: str | None
    capital: str | None
    tokens: tuple[str, ...]
    hand: int
    movable: bool


class SeaView(msgspec.Struct, frozen=True):
    """A sea zone."""

    id: str
    name: str
    fleet: bool
    pirates: bool
    next_to: tuple[str, ...]


class MarchView(msgspec.Struct, frozen=True):
    """An army and its next step as the board stands now, in marching order (TET 4.5 to 4.8).

    ``broken``: it must roll ``crossing`` or more. ``waits``: an army is in the way now, and isn't
    sure to move off. ``meets`` is the figure that it would fight.
    """

    space: str
    army: Literal["army", "goths"]
    route: str
    to: str
    broken: bool
    crossing: int
    waits: bool
    meets: str | None
    steps_to_roma: int


class Destination(msgspec.Struct, frozen=True):
    """A space where a figure can end a walk with the IP left.

    To go there send ``move`` of this figure to each space of ``via``, then to ``to``.
    """

    figure: str
    to: str
    cost: int
    via: tuple[str, ...]


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score: ``code`` of ``codes.SCORE_CODES``, points (deductions below 0)."""

    code: str
    points: int
    rule: str


class View(msgspec.Struct, frozen=True):
    """Everything on the table.

    ``phase``: ``setup``, ``fleets``, ``enter``, ``roman``, ``threat``, ``march``, ``over``.
    ``pending`` is the roll that must be made now ("" for none). ``score`` is what a victory now
    would bring, or in a won game did bring (TET 7); ``score_lines`` add up to it.
    """

    spaces: list[SpaceView]
    figures: list[FigureView]
    seas: list[SeaView]
    marches: list[MarchView]
    destinations: list[Destination]
    must_move: tuple[str, ...]
    """Figures that share a space and must move on (TET 3.4)."""
    phase: str
    pending: str
    round: int
    turn: int
    last_round: int
    active: str
    ip: int
    borders_held: int
    """Borders with a token; six win (TET 6.1)."""
    unrest_left: int
    revolts_left: int
    reserve: int
    """Armies that can come (one set aside for the Goths isn't among them)."""
    fleets_left: int
    """Fleets still to be placed."""
    difficulty: str
    players: int
    modules: Modules
    rulings: Rulings
    score: int
    score_lines: list[ScoreLine]
