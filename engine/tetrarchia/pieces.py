"""Pieces put on the board and taken off it, with the limits of the supply."""

from __future__ import annotations

from engine.core.game import Events
from engine.tetrarchia.board import BOARD, EMPERORS, OFF, members
from engine.tetrarchia.commands import FIGURE_IDS
from engine.tetrarchia.ending import lose
from engine.tetrarchia.events import (
    TRIBES,
    ArmyBeaten,
    ArmyPlaced,
    FigureRemoved,
    RevoltPlaced,
    TokenLost,
    UnrestPlaced,
    UnrestShort,
)
from engine.tetrarchia.state import REVOLT, UNREST, State, army_on, replaced


def place_unrest(state: State, province: int, out: Events, rule: str) -> None:
    """Put an Unrest into a quiet province; nothing where the supply has none (TET 4.10)."""
    if state.unrest.bit_count() >= UNREST:
        if out is not None:
            out.append(UnrestShort("TET 4.10", BOARD.ids[province]))
        return
    state.unrest |= 1 << province
    if out is not None:
        out.append(UnrestPlaced(rule, BOARD.ids[province]))


def place_revolt(state: State, province: int, out: Events, rule: str) -> None:
    """Put a Revolt into a province without one, for its Unrest; the 22nd loses (TET 6.2)."""
    if state.revolt.bit_count() >= REVOLT:
        lose(state, "revolts", out)
        return
    bit = 1 << province
    state.unrest &= ~bit
    state.revolt |= bit
    if out is not None:
        out.append(RevoltPlaced(rule, BOARD.ids[province]))


def step_up(state: State, province: int, out: Events, rule: str) -> bool:
    """One step up: nothing, Unrest, Revolt, Uprising; True for an Uprising (TET 4.1)."""
    if state.revolt >> province & 1:
        return True
    if state.unrest >> province & 1:
        place_revolt(state, province, out, rule)
    else:
        place_unrest(state, province, out, rule)
    return False


def lose_tokens(state: State, spaces: int, out: Events, rule: str) -> None:
    """All tokens in these spaces go back to their owners; printed ones stay (TET 1.5)."""
    for figure, tokens in enumerate(state.tokens):
        lost = tokens & spaces
        if not lost:
            continue
        state.tokens = replaced(state.tokens, figure, tokens & ~lost)
        state.hand = replaced(state.hand, figure, state.hand[figure] + lost.bit_count())
        if out is not None:
            for space in members(lost):
                out.append(TokenLost(rule, FIGURE_IDS[figure], BOARD.ids[space]))


def leave_board(state: State, figure: int, out: Events, rule: str) -> None:
    """A figure leaves the board. Only the Emperors can enter again (TET 3.1)."""
    space = state.figures[figure]
    state.figures[figure] = OFF
    if out is not None:
        for_good = figure >= EMPERORS
        out.append(FigureRemoved(rule, FIGURE_IDS[figure], BOARD.ids[space], for_good))


def place_army(state: State, region: int, tribe: int, out: Events, rule: str) -> None:
    """An army comes from the reserve onto a border; it doesn't march in this phase (TET 4.5)."""
    state.reserve -= 1
    army = army_on(region - 1, 0, tribe, True)
    state.armies.append(army)
    state.armies.sort()
    if out is not None:
        out.append(ArmyPlaced(rule, BOARD.ids[army.space], TRIBES[tribe]))


def remove_army(state: State, index: int, out: Events, rule: str) -> None:
    """An army goes back to the reserve (TET 5.4)."""
    army = state.armies.pop(index)
    state.reserve += 1
    if out is not None:
        out.append(ArmyBeaten(rule, BOARD.ids[army.space], TRIBES[army.tribe]))
