"""The lines that bots look at in Tetrarchia: a way to a space and what is done there."""

from __future__ import annotations

from typing import Any

from engine.bots.brain import Line
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BOARD, BORDERS, bits
from engine.tetrarchia.commands import (
    FIGURE_IDS,
    DeployDux,
    EndTurn,
    Move,
    Sail,
    Secure,
)
from engine.tetrarchia.game import GAME
from engine.tetrarchia.moving import reach
from engine.tetrarchia.roman import sharing
from engine.tetrarchia.state import State, army_mask

NARROW = 1
END = EndTurn()
MOVES = {figure: {space: Move(figure, space) for space in BOARD.ids} for figure in FIGURE_IDS}


def lines(s: State, width: int) -> list[Line]:
    """The lines worth a look in this position."""
    if s.phase != "roman":
        return [(c,) for c in GAME.legal(s)]
    figures = hooks.movers(s)
    if sharing(s, figures):
        return [(c,) for c in GAME.legal(s)]
    found: list[Line] = [(c,) for c in _here(s, width)]
    found.append((END,))
    if s.ip:
        for figure in figures:
            found += _there(s, figure, width)
    return found


def _here(s: State, width: int) -> list[Any]:
    """What can be done without moving."""
    found = []
    for command in GAME.legal(s):
        if isinstance(command, (Move, EndTurn)):
            continue
        if isinstance(command, Secure) and not _worth(s, command, width):
            continue
        if isinstance(command, (Sail, DeployDux)) and width <= NARROW:
            continue
        found.append(command)
    return found


def _worth(s: State, command: Secure, width: int) -> bool:
    """Whether a token here is worth a look; never one taken back from a border."""
    if command.take is not None and BORDERS >> BOARD.space[command.take] & 1:
        return False
    at = s.figures[s.active]
    if BORDERS >> at & 1:
        return True
    return width > NARROW or bool(s.revolt & BOARD.linked[at])


def _there(s: State, figure: int, width: int) -> list[Line]:
    """A way and what is done at its end; or the way and the end of the turn."""
    found: list[Line] = []
    busy = s.unrest | s.revolt | BORDERS
    for army in bits(army_mask(s)):
        busy |= BOARD.linked[army]
    if s.pirates >= 0:
        busy |= BOARD.coasts[s.pirates]
    names = MOVES[FIGURE_IDS[figure]]
    for space, cost, via in reach(s, figure):
        way = (*(names[BOARD.ids[one]] for one in via), names[BOARD.ids[space]])
        found.append((*way, END))
        secure = figure == s.active and width > NARROW
        if cost == s.ip or not (busy >> space & 1 or secure):
            continue
        after = s.clone()
        for command in way:
            GAME.step(after, command)
        found += [
            (*way, command)
            for command in _here(after, width)
            if not isinstance(command, (Sail, DeployDux))
        ]
    return found
