"""The three ways to win, each ending the game at once (TRI 7.1 to 7.4)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate.board import CHARACTERS
from engine.triumvirate.state import OVER, TOP, State

PROVINCES_TO_WIN = 9
CITIZENS_TO_WIN = 6

SECOND_CONSULSHIP, SIX_CITIZENS, NINE_PROVINCES, COMPETENCES = range(4)
REASONS = ("second_consulship", "six_citizens", "nine_provinces", "competences")
RULES = ("TRI 7.1", "TRI 7.1", "TRI 7.2", "TRI 7.3")


def win(s: State, seat: int, reason: int, out: Events) -> None:
    """End the game at once (TRI 7.4)."""
    s.phase = OVER
    s.winner = seat
    s.reason = reason
    s.decider = -1
    if out is not None:
        out.append(ev.Won(RULES[reason], CHARACTERS[seat], REASONS[reason]))


def won_by_citizens(s: State, seat: int, out: Events) -> bool:
    """Six citizens with a consul card win (TRI 7.1)."""
    if s.citizens[seat] >= CITIZENS_TO_WIN and s.cards[seat]:
        win(s, seat, SIX_CITIZENS, out)
        return True
    return False


def won_by_provinces(s: State, seat: int, out: Events) -> bool:
    """Nine provinces win (TRI 7.2)."""
    if s.own[seat].bit_count() >= PROVINCES_TO_WIN:
        win(s, seat, NINE_PROVINCES, out)
        return True
    return False


def won_by_competences(s: State, seat: int, out: Events) -> bool:
    """Both competences at VII win (TRI 7.3)."""
    if s.political[seat] >= TOP and s.military[seat] >= TOP:
        win(s, seat, COMPETENCES, out)
        return True
    return False
