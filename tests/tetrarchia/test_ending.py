"""The end and the score (TET 6, 7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tetrarchia.commands import Secure, Setup
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.tetrarchia.positions import (
    END,
    C,
    D,
    G,
    M,
    do,
    position,
    revolts,
    roll,
    rules,
    tags,
)

FIVE = {D: ["B-IV"], G: ["B-III"], C: ["B-II"], M: ["B-I", "B-VI"]}
"""Tokens on five of the six borders."""


def winning(**more: Any) -> State:
    """Diocletian in Persia, the sixth border."""
    return position({D: "B-V"}, tokens=FIVE, **more)


def lines(state: State) -> dict[str, int]:
    return {line.code: line.points for line in GAME.view(state).score_lines}


@pytest.mark.rule("TET 6.1")
def test_a_token_of_whatever_emperor_on_all_six_borders_wins_at_once() -> None:
    state = winning(setup=Setup(players=3))
    assert GAME.outcome(state) is None
    events = do(state, Secure())
    assert tags(events) == ["token_placed", "game_won"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0, 1, 2), "victory", "TET 6.1")
    assert GAME.legal(state) == []
    assert GAME.acting(state) is None
    assert GAME.prompt(state).params == {"score": 10}


@pytest.mark.rule("TET 6.1")
def test_five_borders_do_not_win_and_a_token_taken_from_one_does_not_help() -> None:
    state = position({D: "B-V"}, tokens={**FIVE, M: ["B-I"]})
    do(state, Secure())
    assert GAME.outcome(state) is None
    # his last token comes from Sarmatia itself
    spread = {**FIVE, D: ["B-IV", "I-1", "I-2", "I-3", "I-5"]}
    state = position({D: "B-V"}, tokens=spread)
    do(state, Secure("B-IV"))
    assert GAME.outcome(state) is None
    assert GAME.view(state).borders_held == 5


@pytest.mark.rule("TET 6.2")
def test_an_army_in_roma_is_defeat_for_all() -> None:
    state = position({D: "V-5"}, armies=[("VI", "IT-5")], setup=Setup(players=2))
    do(state, END, (2, 3))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), "roma", "TET 6.2")
    assert outcome.numbers == {"score": 0}
    assert GAME.prompt(state).params == {"reason": "roma"}


ALL_21 = [f"{r}-{n}" for r in ("I", "VI", "V") for n in range(1, 7)] + ["II-1", "II-4", "II-5"]


@pytest.mark.rule("TET 6.2", "TET 1.2")
def test_the_22nd_revolt_is_defeat_by_the_threat() -> None:
    assert len(ALL_21) == 21
    state = position({D: "IV-3"}, revolt=ALL_21, unrest=["III-1"])
    do(state, END, (3, 1))
    assert state.ending == "revolts"
    assert len(revolts(state)) == 21
    # the 21st is none yet
    state = position({D: "IV-3"}, revolt=ALL_21[1:], unrest=["III-1"])
    do(state, END, (3, 1))
    assert (state.ending, len(revolts(state))) == ("", 21)


@pytest.mark.rule("TET 6.2", "TET 4.3")
def test_the_22nd_revolt_is_defeat_by_an_uprising_that_spreads() -> None:
    state = position({D: "IV-3"}, revolt=ALL_21, unrest=["II-2"])
    events = do(state, END, (2, 1))
    assert tags(events)[-2:] == ["uprising", "game_lost"]
    assert state.pending == ""


@pytest.mark.rule("TET 6.2", "TET 4.9")
def test_the_22nd_revolt_is_defeat_by_a_marching_army() -> None:
    state = position({D: "IV-3"}, revolt=ALL_21, armies=[("III", "III-1")])
    do(state, END, (2, 3))
    assert state.ending == "revolts"
    # where a Revolt lies already none is to be placed
    state = position({D: "IV-3"}, revolt=[*ALL_21[1:], "III-3"], armies=[("III", "III-1")])
    do(state, END, (2, 3))
    assert state.ending == ""


@pytest.mark.rule("TET 6.4")
def test_after_25_rounds_the_game_is_lost() -> None:
    state = position({M: "V-3"}, active=M, round=24)
    do(state, END, (2, 3))
    assert (state.ending, state.turn) == ("", 97)
    state = position({M: "V-3"}, active=M, round=25)
    assert state.turn == 100
    events = do(state, END, (1, 1))
    assert tags(events)[-2:] == ["unrest_placed", "game_lost"]
    assert GAME.outcome(state).reason == "time"  # type: ignore[union-attr]
    assert GAME.outcome(state).rule == "TET 6.4"  # type: ignore[union-attr]


@pytest.mark.rule("TET 7.1")
def test_a_victory_is_10_less_armies_and_revolts_by_two_rounded_up() -> None:
    state = winning(armies=[("I", "I-1"), ("II", "II-1")], revolt=["V-1", "V-2", "V-3"])
    do(state, Secure())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.numbers == {"victory": 10, "armies": -2, "revolts": -2, "rounds": 0, "score": 6}


@pytest.mark.rule("TET 7.1")
@pytest.mark.parametrize(
    ("round", "deduction"), [(1, 0), (6, 0), (7, 0), (8, -1), (9, -1), (10, -2), (12, -3)]
)
def test_less_1_for_every_two_full_rounds_after_the_fifth(round: int, deduction: int) -> None:
    # in the 8th round seven are full: two after the fifth
    assert lines(winning(round=round))["rounds"] == deduction


@pytest.mark.rule("TET 7.1")
def test_a_victory_brings_at_least_1() -> None:
    state = winning(armies=[("I", "I-1"), ("II", "II-1")], revolt=ALL_21[:15], round=12)
    # 10 - 2 - 8 - 3 = -3
    assert lines(state) == {"victory": 10, "armies": -2, "revolts": -8, "rounds": -3, "least": 4}
    do(state, Secure())
    assert GAME.outcome(state).numbers["score"] == 1  # type: ignore[union-attr]


@pytest.mark.rule("TET 7.1")
def test_a_victory_that_adds_up_to_0_brings_1() -> None:
    state = winning(armies=[("I", "I-1"), ("II", "II-1")], revolt=ALL_21[:15])
    assert lines(state)["least"] == 1
    do(state, Secure())
    assert GAME.view(state).score == 1


@pytest.mark.rule("TET 7.1")
def test_the_round_in_which_the_last_emperor_wins_is_not_full() -> None:
    # Maximian's seventh turn: six rounds are full, one after the fifth
    state = position({M: "B-V"}, active=M, tokens={**FIVE}, round=7)
    assert state.turn == 28
    assert lines(state)["rounds"] == 0


@pytest.mark.rule("TET 7.1")
def test_a_defeat_is_0() -> None:
    state = position({D: "V-5"}, armies=[("VI", "IT-5")])
    assert GAME.view(state).score == 9
    do(state, END, (2, 3))
    assert GAME.view(state).score == 0
    assert GAME.view(state).score_lines == []


@pytest.mark.rule("TET 7.2", "TET 7.1")
def test_a_score_with_every_deduction() -> None:
    """10, less 1 army and the Goths (2), 3 Revolts (2), 7 full rounds (1), Goths 1, Pirates 1."""
    state = winning(
        setup=rules(["pirates", "goths"]),
        armies=[("I", "I-1"), ("IV", "IV-2", "goths")],
        revolt=["V-1", "V-2", "V-3"],
        pirates="S2",
        round=8,
    )
    do(state, Secure())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.numbers == {
        "victory": 10,
        "armies": -2,
        "revolts": -2,
        "rounds": -1,
        "pirates": -1,
        "goths": -1,
        "score": 3,
    }
    assert GAME.view(state).score == 3


@pytest.mark.rule("TET 7.2")
def test_modules_off_the_board_cost_nothing() -> None:
    state = winning(setup=rules(["pirates", "goths"]), armies=[("IV", "IV-2")])
    assert lines(state) == {
        "victory": 10,
        "armies": -1,
        "revolts": 0,
        "rounds": 0,
        "pirates": 0,
        "goths": 0,
    }


def test_the_game_goes_on_after_a_chain_that_ends_without_defeat() -> None:
    state = position({D: "IV-3"}, revolt=ALL_21)
    do(state, END, (1, 3))
    roll(state, (4,))
    assert state.ending == ""
