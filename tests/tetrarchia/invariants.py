"""What is true in every position: pieces are conserved, nobody stands where he may not."""

from __future__ import annotations

from engine.tetrarchia.board import ALL_PROVINCES, BOARD, BORDERS
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import Army, State, army_mask

PHASES = {"setup", "fleets", "enter", "roman", "threat", "march", "over"}


def check(s: State) -> None:
    """Fail if this position can't be one of the game."""
    _pieces(s)
    _figures(s)
    _armies(s)
    _course(s)


def _pieces(s: State) -> None:
    setup = s.setup
    for emperor in range(4):
        assert s.tokens[emperor].bit_count() + s.hand[emperor] == setup.tokens
        assert not s.tokens[emperor] & BOARD.capital_bits[emperor]
    every = 0
    for tokens in s.tokens:
        assert not tokens & every
        every |= tokens
    assert not s.unrest & s.revolt
    assert not (s.unrest | s.revolt) & (BORDERS | every)
    assert (s.unrest | s.revolt) & ~ALL_PROVINCES == 0
    assert s.unrest.bit_count() <= 21
    assert s.revolt.bit_count() <= 21
    assert len(s.armies) + s.reserve == 3
    assert min(*s.hand, s.reserve, s.ip, s.fleets_left) >= 0
    if s.phase != "setup":
        assert s.fleets.bit_count() + (s.fleets_left if s.phase == "fleets" else 0) == setup.fleets
    assert s.pirates < 0 or not s.fleets >> s.pirates & 1


def _figures(s: State) -> None:
    modules = s.setup.modules
    assert len(s.figures) == len(s.tokens) == len(s.hand) == 4 + modules.dux
    on_board = [space for space in s.figures if space >= 0]
    shared = len(on_board) - len(set(on_board))
    if s.phase != "roman":
        assert not shared
    elif shared:
        here = [space for space in on_board if on_board.count(space) > 1]
        mine = [s.figures[s.active], *s.figures[4:]]
        assert set(here) & set(mine)
        assert shared == 1
    assert modules.dux or not s.dux_used
    assert modules.pirates or s.pirates < 0
    if modules.dux and not s.dux_used:
        assert s.figures[4] < 0
        assert s.hand[4] == s.tokens[4] == 0


def _armies(s: State) -> None:
    assert sorted(s.armies) == s.armies
    assert all(isinstance(army, Army) for army in s.armies)
    assert army_mask(s).bit_count() == len(s.armies)
    assert not army_mask(s) & sum({1 << space for space in s.figures if space >= 0})
    goths = sum(army.tribe for army in s.armies)
    assert goths <= s.setup.modules.goths
    in_roma = army_mask(s) >> BOARD.roma & 1
    assert in_roma == (s.ending == "roma")


def _course(s: State) -> None:
    assert s.phase in PHASES
    assert (s.phase == "over") == bool(s.ending)
    assert 0 <= s.turn <= 100
    assert s.turn == 0 or s.active == (s.turn - 1) % 4
    assert 0 <= s.ip <= 6
    assert bool(s.pending) or s.about == ()
    assert (GAME.outcome(s) is None) == (s.ending == "")
