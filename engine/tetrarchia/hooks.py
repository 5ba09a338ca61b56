"""Where a module takes hold of the rules. The base rules know modules only through this file.

A module is a class of its own file in ``modules/``; the base rules ask all modules of the game in
turn. Its own commands and rolls come with it as ``handlers`` and ``rolls``.
"""

# ruff: noqa: ARG002  the methods of Module do nothing, by design

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.core.errors import RuleError
from engine.core.game import Action, Chances, Draw, Events, Odds
from engine.tetrarchia.commands import AnyCommand, Setup
from engine.tetrarchia.state import Army, State


class Handler(NamedTuple):
    """What can be done with one type of command."""

    step: Callable[[State, Any, Events], None]
    action: Callable[[State, Any], Action]
    why_not: Callable[[State, Any], RuleError]
    odds: Callable[[State, Any], Odds] | None = None


class Roll(NamedTuple):
    """One kind of pending chance: its exact outcomes and what they do."""

    chances: Callable[[State], Chances]
    settle: Callable[[State, Draw, Events], None]


class Module:
    """A module that changes nothing; each overrides what it does change."""

    id: ClassVar[str]
    bit: ClassVar[int]
    handlers: ClassVar[dict[type, Handler]] = {}
    rolls: ClassVar[dict[str, Roll]] = {}

    def check(self, setup: Setup) -> None:
        """Raise RuleError where the module can't be in this game."""

    def begin(self, state: State) -> None:
        """Add the module's pieces to a new position."""

    def prepare(self, state: State) -> bool:
        """Ask for the module's roll at set-up, after the armies; True while one is pending."""
        return False

    def legal(self, state: State, figures: list[int], found: list[AnyCommand]) -> None:
        """Add the module's commands (none of the ``figures`` of ``movers`` shares a space)."""

    def movable(self, state: State) -> Sequence[int]:
        """Figures on the board that the player may move besides his Emperor."""
        return ()

    def closed_zones(self, state: State) -> int:
        """Sea zones that no fleet may enter, as a set."""
        return 0

    def why_closed(self, zone: int) -> RuleError:
        """Why a zone of ``closed_zones`` is closed."""
        raise NotImplementedError

    def take_border(self, state: State, border: int, out: Events) -> bool:
        """Place something else where an army must be placed; True where that was done."""
        return False

    def uprising(self, state: State, province: int, out: Events) -> None:
        """A province has an Uprising (not one that it spreads to)."""

    def die_bonus(self, armies: Sequence[Army]) -> int:
        """What the normal die gets when these armies take part in a combat."""
        return 0

    def deductions(self, state: State) -> Sequence[tuple[str, int, str]]:
        """Further deductions from the score: code, points, paragraph."""
        return ()


_MODULES: list[Module] = []
_SETS: list[tuple[Module, ...]] = []
_MOVING: list[tuple[Module, ...]] = []
_CLOSING: list[tuple[Module, ...]] = []
"""As ``_SETS``, those modules alone that change what is asked most often."""
OFFERING: list[tuple[Module, ...]] = []
"""For each set of modules (``State.modules``), those of them that have commands of their own."""


def register(modules: Sequence[Module]) -> None:
    """Make the modules known; their ``bit`` is 1, 2, 4... in this order."""
    _MODULES[:] = modules
    for sets, hook in (
        (_SETS, ""),
        (_MOVING, "movable"),
        (_CLOSING, "closed_zones"),
        (OFFERING, "legal"),
    ):
        sets[:] = [
            tuple(m for m in modules if mask & m.bit and (not hook or hook in vars(type(m))))
            for mask in range(1 << len(modules))
        ]


def active(state: State) -> tuple[Module, ...]:
    """The modules of this game."""
    return _SETS[state.modules]


def chosen(setup: Setup) -> list[Module]:
    """The modules of a set-up."""
    return [module for module in _MODULES if getattr(setup.modules, module.id)]


def movers(state: State) -> list[int]:
    """The figures on the board that the player whose turn it is can move (TET 3.4)."""
    found = [state.active] if state.figures[state.active] >= 0 else []
    for module in _MOVING[state.modules]:
        found += module.movable(state)
    return found


def closed_zones(state: State) -> int:
    """Sea zones that no fleet may enter."""
    mask = 0
    for module in _CLOSING[state.modules]:
        mask |= module.closed_zones(state)
    return mask


def why_closed(state: State, zone: int) -> RuleError | None:
    """Why no fleet may enter a zone, None where it may."""
    for module in _SETS[state.modules]:
        if module.closed_zones(state) >> zone & 1:
            return module.why_closed(zone)
    return None


def die_bonus(state: State, armies: Sequence[Army]) -> int:
    """What the normal die gets in a combat with these armies."""
    return sum(module.die_bonus(armies) for module in _SETS[state.modules])
