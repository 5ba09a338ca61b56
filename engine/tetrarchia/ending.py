"""Victory, defeat and the score (TET 6, 7)."""

from __future__ import annotations

from typing import Final

from engine.core.game import Events, Outcome
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BORDERS, EMPERORS
from engine.tetrarchia.events import GameLost, GameWon
from engine.tetrarchia.state import State, placed_tokens

LAST_TURN: Final = 100
"""25 rounds (TET 6.4)."""
VICTORY: Final = "victory"
PARAGRAPHS: Final = {VICTORY: "TET 6.1", "roma": "TET 6.2", "revolts": "TET 6.2", "time": "TET 6.4"}
"""The reasons why a game ends and their paragraphs."""


def lose(state: State, reason: str, out: Events) -> None:
    """The game is lost at once (TET 6.2, 6.4)."""
    _end(state, reason)
    if out is not None:
        out.append(GameLost(PARAGRAPHS[reason], reason))


def check_victory(state: State, out: Events) -> None:
    """A token on all six borders wins at once (TET 6.1)."""
    if placed_tokens(state) & BORDERS == BORDERS:
        _end(state, VICTORY)
        if out is not None:
            out.append(GameWon("TET 6.1", score(state)))


def _end(state: State, reason: str) -> None:
    state.ending = reason
    state.phase = "over"
    state.pending = ""
    state.about = ()


def full_rounds(state: State) -> int:
    """Rounds that are over: all four Emperors have had their turns."""
    return (state.turn - 1) // EMPERORS


def score_lines(state: State) -> list[tuple[str, int, str]]:
    """The score of a victory now, line by line: code, points, paragraph (TET 7.1, 7.2)."""
    lines = [
        ("victory", 10, "TET 7.1"),
        ("armies", -len(state.armies), "TET 7.1"),
        ("revolts", -((state.revolt.bit_count() + 1) // 2), "TET 7.1"),
        ("rounds", -(max(0, full_rounds(state) - 5) // 2), "TET 7.1"),
    ]
    for module in hooks.active(state):
        lines.extend((code, -points, rule) for code, points, rule in module.deductions(state))
    total = sum(points for _, points, _ in lines)
    if total < 1:
        lines.append(("least", 1 - total, "TET 7.1"))
    return lines


def score(state: State) -> int:
    """The points of a victory now; 0 once the game is lost (TET 7.1)."""
    if state.ending not in ("", VICTORY):
        return 0
    return sum(points for _, points, _ in score_lines(state))


def outcome(state: State) -> Outcome | None:
    """How the game ended: all players win or lose together (TET 1.1, 6, 7)."""
    if not state.ending:
        return None
    won = state.ending == VICTORY
    numbers = {code: points for code, points, _ in score_lines(state)} if won else {}
    numbers["score"] = score(state)
    winners = tuple(range(state.setup.players)) if won else ()
    return Outcome(winners, state.ending, PARAGRAPHS[state.ending], numbers)
