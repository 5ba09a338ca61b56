"""The worked examples of the help page, played: their numbers must be those of the engine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.tetrarchia import ending
from engine.tetrarchia.board import BOARD, space_ids
from engine.tetrarchia.commands import (
    Attack,
    EndTurn,
    Enter,
    Move,
    PlaceFleet,
    Secure,
    Setup,
    Subdue,
)
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import Army, State, replaced

DIOCLETIAN, GALERIUS, _, MAXIMIAN = range(4)


def spaces(*ids: str) -> int:
    """A set of spaces."""
    return sum(1 << BOARD.ids.index(space) for space in ids)


def play(s: State, *steps: object) -> None:
    """Commands and rolls (tuples) in their order; each must be possible."""
    for step in steps:
        if isinstance(step, tuple):
            assert step in [draw for draw, _ in GAME.chances(s)]
            GAME.settle(s, step)
        else:
            assert step in GAME.legal(s), f"{step}: {GAME.prompt(s)}"
            GAME.step(s, step)  # type: ignore[arg-type]


def first_turn() -> State:
    """Diocletian's first turn at 4200, up to the threat."""
    s = GAME.start(Setup(tokens=4, fleets=2))
    play(s, (3,), (5,), (2,), (6,), (4,), (5,))
    assert space_ids(s.revolt) == ["I-3", "II-5", "III-2", "IV-6", "V-4", "VI-5"]
    play(s, PlaceFleet("S1"), PlaceFleet("S3"), Enter("V-5"))
    assert s.ip == 6
    play(s, Move("diocletian", "V-4"), Subdue("diocletian", "revolt_off"))
    assert s.ip == 3
    play(s, Secure(), Move("diocletian", "V-6"), Secure())
    assert s.ip == 0
    play(s, EndTurn())
    return s


@pytest.mark.rule(
    "TET 3.1",
    "TET 3.2",
    "TET 3.3",
    "TET 3.6",
    "TET 3.7",
    "TET 4.1",
    "TET 4.3",
    "TET 4.4",
    "TET 4.5",
    "TET 4.6",
)
def test_diocletians_first_turn_and_the_uprising_after_it() -> None:
    s = first_turn()
    assert (space_ids(s.tokens[DIOCLETIAN]), s.hand[DIOCLETIAN]) == (["V-4", "V-6"], 2)
    play(s, (2, 5))
    assert space_ids(s.unrest) == ["I-6", "II-1", "II-4", "II-6"]
    assert s.revolt & spaces("II-5")
    play(s, (4,))
    assert [BOARD.ids[army.space] for army in s.armies] == ["B-IV"]
    play(s, Enter("III-4"), EndTurn(), (3, 4), (3,))
    assert [BOARD.ids[army.space] for army in s.armies] == ["B-IV"]


def galerius_in_thracia(*, with_diocletian: bool) -> State:
    """The example of a fight with support, with or without its helper."""
    s = first_turn()
    play(s, (2, 5), (4,), Enter("III-4"))
    s.figures = [BOARD.ids.index("V-5" if with_diocletian else "VI-1"), BOARD.ids.index("IV-2")]
    s.figures += [-1] * (len(GAME.start(Setup()).figures) - 2)
    s.tokens = replaced(s.tokens, GALERIUS, spaces("IV-2", "IV-4"))
    s.revolt = spaces("IV-1", "IV-3")
    s.armies = [Army(3, 1, 0, False)]
    return s


@pytest.mark.rule("TET 3.8", "TET 5.1", "TET 5.2", "TET 5.3", "TET 5.4", "TET 5.5")
@pytest.mark.parametrize(
    ("with_diocletian", "wins", "draws", "losses"), [(True, 32, 2, 2), (False, 15, 6, 15)]
)
def test_a_fight_with_support(with_diocletian: bool, wins: int, draws: int, losses: int) -> None:
    s = galerius_in_thracia(with_diocletian=with_diocletian)
    odds = GAME.odds(s, Attack("galerius", "IV-1"))
    chances = {line.result: Fraction(*line.chance) * 36 for line in odds.lines}
    assert chances == {"victory": wins, "draw": draws, "defeat": losses}
    assert sorted(odds.places["roman_chain"]) == ["IV-2", "IV-4"]
    assert sorted(odds.places["barbarian_chain"]) == ["IV-1", "IV-3"]
    play(s, Attack("galerius", "IV-1"))
    assert s.ip == 5
    play(s, (3, 5))
    assert len(s.armies) == (0 if with_diocletian else 1)
    assert (s.figures[GALERIUS] >= 0) == with_diocletian
    held = ["IV-2", "IV-4"] if with_diocletian else ["IV-4"]
    assert space_ids(s.tokens[GALERIUS]) == held


@pytest.mark.rule("TET 4.8", "TET 4.9", "TET 5.5")
def test_an_army_on_the_march_beats_maximian() -> None:
    s = GAME.start(Setup())
    play(s, *[(2,)] * 6, PlaceFleet("S1"), PlaceFleet("S2"), PlaceFleet("S3"), Enter("V-5"))
    s.figures[MAXIMIAN] = BOARD.ids.index("IT-2")
    s.tokens = replaced(s.tokens, MAXIMIAN, spaces("IT-2"))
    s.armies = [Army(2, 3, 0, False)]
    assert BOARD.ids[s.armies[0].space] == "III-5"
    play(s, EndTurn(), (1, 1), (1, 6))
    assert s.figures[MAXIMIAN] == -1
    assert s.tokens[MAXIMIAN] == 0
    assert BOARD.ids[s.armies[0].space] == "IT-2"
    assert s.revolt & spaces("IT-2")
    assert [BOARD.ids[space] for space in BOARD.routes[2][5:]] == ["IT-3", "IT-4"]


@pytest.mark.rule("TET 7.1")
def test_a_score_of_five() -> None:
    s = GAME.start(Setup())
    s.turn = 7 * 4 + 2
    s.armies = [Army(2, 3, 0, False)]
    s.revolt = spaces("I-1", "I-2", "I-3", "I-4", "I-5")
    assert ending.score(s) == 5
