"""The position in plain ints, tuples, lists. Sets of spaces are ints, one bit each (``board``)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from engine.tetrarchia.board import BIT, BOARD, EMPERORS, OFF
from engine.tetrarchia.commands import Setup

UNREST: Final = 21
REVOLT: Final = 21
ARMIES: Final = 3
"""Pieces in the box (TET 1.2)."""
POINTS: Final = 6
"""Imperium Points of a turn (TET 3.2)."""


_ROUTES: Final = BOARD.routes


class Army(NamedTuple):
    """A Barbarian army: ``step`` counts the spaces from its border along its route.

    ``tribe`` is 0 for an army of the base game; ``done`` says that it doesn't march (any more) in
    this Barbarian phase.
    """

    route: int
    step: int
    tribe: int
    done: bool

    @property
    def space(self) -> int:
        """The space where it stands."""
        return _ROUTES[self[0]][self[1]]

    @property
    def next_space(self) -> int:
        """The space that it marches to (TET 4.5)."""
        return _ROUTES[self[0]][self[1] + 1]


army_on: Final = cache(Army)
"""The army with these four fields; there are few different ones, so each is made only once."""


class State(msgspec.Struct, gc=False):
    """One position.

    ``phase`` is ``setup``, ``fleets``, ``enter``, ``roman``, ``threat``, ``march`` or ``over``.
    ``pending`` names the roll that must be made now ("" for none), ``about`` what it is about.
    The four Emperors are figures 0 to 3; a module may add further figures, which have no tokens.
    """

    setup: Setup
    modules: int
    """The modules in the game, one bit each."""
    figures: list[int]
    """Where each figure stands, or OFF."""
    tokens: tuple[int, ...]
    """The spaces of each figure's tokens (printed ones not among them)."""
    hand: tuple[int, ...]
    """How many tokens each figure has in hand."""
    reserve: int
    """Barbarian armies that can be placed."""
    phase: str = "setup"
    turn: int = 0
    """1 in the first Emperor's first turn (TET 6.4)."""
    active: int = 0
    """The Emperor whose turn it is."""
    ip: int = 0
    unrest: int = 0
    revolt: int = 0
    fleets: int = 0
    """The sea zones with a Roman fleet, as a set."""
    fleets_left: int = 0
    """Fleets still to be placed (TET 2.5)."""
    armies: list[Army] = []
    pending: str = ""
    about: tuple[int, ...] = ()
    ending: str = ""
    """The reason why the game is over, "" while it goes on."""
    pirates: int = OFF
    """The Pirates' sea zone (module Pirates)."""
    dux_used: bool = False
    """The Dux has been deployed (module Dux)."""

    def clone(self) -> State:
        """A copy that shares nothing that changes: the lists are copied, the rest is immutable."""
        # what copy.copy calls; msgspec's stubs don't name it
        after: State = self.__copy__()  # type: ignore[attr-defined]
        after.figures = self.figures[:]
        after.armies = self.armies[:]
        return after


_ON_ROUTE: Final = [[BIT[space] for space in route] for route in BOARD.routes]


def figure_mask(state: State) -> int:
    """The spaces where figures stand (TET 4.2 counts armies too: ``army_mask``)."""
    mask = 0
    for space in state.figures:
        mask |= BIT[space]
    return mask


def others_mask(state: State, figure: int) -> int:
    """The spaces where figures other than this one stand."""
    places = state.figures
    mask, own = figure_mask(state), places[figure]
    return mask if places.count(own) > 1 else mask & ~BIT[own]


def army_mask(state: State) -> int:
    """The spaces where armies stand."""
    mask = 0
    for army in state.armies:
        mask |= _ON_ROUTE[army[0]][army[1]]
    return mask


def replaced(numbers: tuple[int, ...], figure: int, number: int) -> tuple[int, ...]:
    """The same numbers, but for one figure."""
    return (*numbers[:figure], number, *numbers[figure + 1 :])


def army_at(state: State, space: int) -> int | None:
    """The index of the army in a space."""
    for index, army in enumerate(state.armies):
        if _ROUTES[army[0]][army[1]] == space:
            return index
    return None


def placed_tokens(state: State) -> int:
    """The spaces that hold an Emperor's token, printed ones not counted."""
    tokens = state.tokens
    return tokens[0] | tokens[1] | tokens[2] | tokens[3]


def printed_tokens(state: State) -> int:
    """The capitals whose printed token counts: not covered (TET 1.5)."""
    return BOARD.all_capitals & ~(state.unrest | state.revolt | placed_tokens(state))


def own_tokens(state: State, figure: int) -> int:
    """The spaces that hold a token of this figure, an uncovered printed one included (TET 1.5)."""
    if figure < EMPERORS:
        return state.tokens[figure] | BOARD.capital_bits[figure] & printed_tokens(state)
    return state.tokens[figure]


def protected(state: State) -> int:
    """The spaces protected from the threat: a token that counts or a figure (TET 4.2)."""
    held = placed_tokens(state) | figure_mask(state) | army_mask(state)
    return held | BOARD.all_capitals & ~(state.unrest | state.revolt)


def round_of(turn: int) -> int:
    """The round of a turn: four Emperor turns each (TET 6.4)."""
    return (turn + 3) // 4
