"""The lines that bots look at in The End of the Triumvirate: not every number of legions."""

from __future__ import annotations

from engine.bots.brain import Line
from engine.triumvirate.board import ADJACENT, AREA, SEA
from engine.triumvirate.commands import EndMovement, Move, Place, PutDown
from engine.triumvirate.game import GAME
from engine.triumvirate.state import MOVE, PLACE, State
from engine.triumvirate.state import clone as _clone

NARROW = 1
"""The width at which only the plainest numbers of legions are tried."""


def lines(s: State, width: int) -> list[Line]:
    """The lines worth a look in this position."""
    if s.phase == MOVE:
        return _marches(s, width)
    legal = GAME.legal(s)
    if s.phase == PLACE:
        keep = _places(s, width)
        return [(c,) for c in legal if isinstance(c, Place) and AREA[c.province] in keep]
    return [(c,) for c in legal]


def _places(s: State, width: int) -> set[int]:
    """Where a legion from Rome does something: with the character, and where enemies stand near."""
    c = s.active
    here = s.at[c]
    danger = {}
    for p in range(SEA):
        if s.owner[p] != c or p == here:
            continue
        threat = max(
            (s.legions[q] for q in ADJACENT[p] if s.owner[q] not in (c, -1) and q in s.at),
            default=0,
        )
        danger[p] = (threat - s.legions[p], p)
    best = sorted(danger, key=lambda p: danger[p], reverse=True)
    return {here, *best[: 1 if width <= NARROW else 3]}


def _marches(s: State, width: int) -> list[Line]:
    """Moves with a few telling numbers of legions; crossings as one line."""
    at = s.at[s.active]
    if at >= SEA:
        return [(c,) for c in GAME.legal(s)]
    aboard = s.legions[at]
    found: list[Line] = []
    counts: dict[str, set[int]] = {}
    for command in GAME.legal(s):
        if isinstance(command, Move):
            to = AREA[command.to]
            if to >= SEA:
                if command.servants == 0 and command.legions in _afloat(aboard, width):
                    found += _crossings(s, command, width)
                continue
            if command.to not in counts:
                counts[command.to] = _numbers(s, to, aboard, width)
            if command.servants == 0 and command.legions in counts[command.to]:
                found.append((command,))
        elif isinstance(command, (PutDown, EndMovement)):
            found.append((command,))
    return found


def _numbers(s: State, to: int, aboard: int, width: int) -> set[int]:
    """How many legions to take along by land."""
    if s.owner[to] == s.active:
        return {0, aboard} if width <= NARROW else {0, aboard, aboard - 1, (aboard + 1) // 2}
    guard = 2 if s.at[s.owner[to]] == to else 0
    need = s.legions[to] + guard + 1
    if width <= NARROW:
        return {aboard, min(aboard, need + 1)}
    return {aboard, aboard - 1, *(min(aboard, need + more) for more in (0, 1, 3))}


def _afloat(aboard: int, width: int) -> set[int]:
    """How many legions to embark."""
    if width <= NARROW:
        return {0, aboard}
    return {0, aboard, aboard - 1, (aboard + 1) // 2, min(aboard, 3), min(aboard, 4)}


def _crossings(s: State, first: Move, width: int) -> list[Line]:
    """Every landing after this first sea area; attacks only where they can succeed at all."""
    after = _clone(s)
    GAME.step(after, first)
    found: list[Line] = []
    for second in GAME.legal(after):
        if not isinstance(second, Move):
            continue
        if AREA[second.to] < SEA:
            if _sensible(after, second, width):
                found.append((first, second))
        elif width > NARROW or not first.legions:
            last = _clone(after)
            GAME.step(last, second)
            found += [
                (first, second, third)
                for third in GAME.legal(last)
                if isinstance(third, Move)
                and AREA[third.to] < SEA
                and _sensible(last, third, width)
            ]
    return found


def _sensible(s: State, landing: Move, width: int) -> bool:
    """A landing in a province of his own (laden only in a wider search), or an attack with a
    chance."""
    to = AREA[landing.to]
    if s.owner[to] == s.active:
        return width > NARROW or not landing.legions
    guard = 2 if s.at[s.owner[to]] == to else 0
    return landing.legions > guard and landing.legions + 2 > s.legions[to] + guard
