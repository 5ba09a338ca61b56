"""The march of the armies (TET 4.5 to 4.9, 6.3)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    M,
    armies,
    do,
    position,
    revolts,
    roll,
    rules,
    tags,
    tokens,
    unrest,
    where,
)

QUIET = (2, 3)
"""A threat that falls on Belgica, a capital, and so does nothing."""


def marched(state: State, *draws: tuple[int, ...]) -> list[Any]:
    """The events of the march after a quiet threat."""
    do(state, END)
    events = roll(state, QUIET, *draws)
    return [event for event in events[1:] if tags([event]) != ["turn_begins"]]


@pytest.mark.rule("TET 4.5")
def test_every_army_moves_one_link_along_its_route() -> None:
    state = position({D: "V-5"}, armies=[("I", "I-4"), ("III", "III-1"), ("V", "B-V")])
    marched(state)
    assert armies(state) == {("I", "I-6"), ("III", "III-3"), ("V", "V-1")}


@pytest.mark.rule("TET 4.5")
def test_an_army_placed_in_this_phase_does_not_march_but_does_in_the_next() -> None:
    state = position({D: "I-5", G: "I-3"}, revolt=["II-2"], armies=[("III", "B-III")])
    do(state, END, (2, 2), (1,))
    assert armies(state) == {("I", "B-I"), ("III", "III-1")}
    do(state, END, QUIET)
    assert armies(state) == {("I", "I-1"), ("III", "III-3")}


@pytest.mark.rule("TET 4.5")
def test_the_order_is_by_route_and_on_one_route_nearest_roma_first() -> None:
    state = position({D: "V-5"}, armies=[("III", "III-1"), ("III", "III-3"), ("I", "B-I")])
    events = marched(state)
    assert [event.source for event in events if tags([event]) == ["army_marched"]] == [
        "B-I",
        "III-3",
        "III-1",
    ]
    # so the one behind moves into the space that the one ahead has left
    assert armies(state) == {("I", "I-1"), ("III", "III-5"), ("III", "III-3")}


@pytest.mark.rule("TET 4.6")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_broken_link_is_crossed_on_4_5_or_6(face: int) -> None:
    state = position({D: "V-5"}, armies=[("II", "B-II")])
    do(state, END, QUIET)
    assert dict(GAME.chances(state)) == {(n,): Fraction(1, 6) for n in range(1, 7)}
    events = roll(state, (face,))
    assert events[0].crossed == (face >= 4)
    assert armies(state) == {("II", "II-1" if face >= 4 else "B-II")}


@pytest.mark.rule("TET 11", "TET 4.6")
@pytest.mark.parametrize("needed", [2, 3, 4, 5, 6])
def test_ruling_crossing_die(needed: int) -> None:
    crossed = []
    for face in range(1, 7):
        state = position({D: "V-5"}, armies=[("II", "B-II")], setup=rules(crossing_die=needed))
        marched(state, (face,))
        crossed.append(armies(state) == {("II", "II-1")})
    assert crossed == [face >= needed for face in range(1, 7)]


@pytest.mark.rule("TET 4.6", "TET 4.8")
def test_the_crossing_roll_comes_before_the_fight() -> None:
    state = position({D: "II-1"}, armies=[("II", "B-II")])
    do(state, END, QUIET)
    assert state.pending == "crossing"
    roll(state, (4,))
    assert state.pending == "fight"
    state = position({D: "II-1"}, armies=[("II", "B-II")])
    events = marched(state, (3,))
    assert tags(events) == ["crossing_rolled"]
    assert where(state, D) == "II-1"


@pytest.mark.rule("TET 4.7")
def test_an_army_waits_behind_another_without_a_roll() -> None:
    # Epirus to Lucania is broken; Africa's army in Lucania stands before ROMA's Emperor
    state = position({D: "IT-4"}, armies=[("IV", "IV-6"), ("VI", "IT-5")])
    events = marched(state, (2, 1))  # the waiting one doubles: 2 to 2
    assert tags(events) == ["army_waits", "battle"]
    assert events[0].rule == "TET 4.7"
    assert armies(state) == {("IV", "IV-6"), ("VI", "IT-5")}


@pytest.mark.rule("TET 4.7", "TET 4.5")
def test_an_army_waits_behind_one_of_its_route_that_could_not_cross() -> None:
    state = position({D: "V-5"}, armies=[("I", "I-1"), ("I", "B-I")])
    events = marched(state, (2,))
    assert tags(events) == ["crossing_rolled", "army_waits"]
    assert armies(state) == {("I", "I-1"), ("I", "B-I")}


@pytest.mark.rule("TET 4.8")
def test_barbarians_win_the_emperor_is_removed_and_the_army_moves_in() -> None:
    state = position({D: "III-3"}, armies=[("III", "III-1")], tokens={G: ["III-3"]})
    events = marched(state, (2, 3))
    assert tags(events) == [
        "battle",
        "figure_removed",
        "token_lost",
        "army_marched",
        "revolt_placed",
    ]
    assert where(state, D) is None
    assert armies(state) == {("III", "III-3")}


@pytest.mark.rule("TET 4.8")
def test_a_draw_keeps_the_army_where_it_is() -> None:
    state = position({D: "III-3"}, armies=[("III", "III-1")])
    events = marched(state, (3, 3))
    assert tags(events) == ["battle"]
    assert (armies(state), where(state, D)) == ({("III", "III-1")}, "III-3")


@pytest.mark.rule("TET 4.8")
def test_the_emperor_wins_the_army_goes_to_the_reserve() -> None:
    state = position({D: "III-3"}, armies=[("III", "III-1")])
    events = marched(state, (4, 3))
    assert tags(events) == ["battle", "army_beaten"]
    assert (armies(state), state.reserve, where(state, D)) == (set(), 3, "III-3")


@pytest.mark.rule("TET 4.8", "TET 8.4")
def test_the_dux_fights_an_army_that_would_enter() -> None:
    setup = rules(["dux"])
    state = position({D: "V-5", DUX: "III-3"}, armies=[("III", "III-1")], setup=setup)
    events = marched(state, (2, 3))
    assert events[0].figure == DUX
    assert (where(state, DUX), GAME.view(state).figures[4].status) == (None, "dead")


@pytest.mark.rule("TET 4.9")
def test_entering_a_province_with_a_token_removes_it_and_brings_no_revolt() -> None:
    state = position({D: "V-5"}, armies=[("III", "III-1")], tokens={C: ["III-3"]})
    events = marched(state)
    assert tags(events) == ["army_marched", "token_lost"]
    assert (tokens(state, C), state.hand[2], revolts(state)) == (set(), 5, set())


@pytest.mark.rule("TET 4.9")
@pytest.mark.parametrize("before", ["nothing", "unrest", "revolt"])
def test_otherwise_the_province_gets_a_revolt(before: str) -> None:
    state = position(
        {D: "V-5"},
        armies=[("III", "III-1")],
        unrest=["III-3"] if before == "unrest" else [],
        revolt=["III-3"] if before == "revolt" else [],
    )
    events = marched(state)
    assert (unrest(state), revolts(state)) == (set(), {"III-3"})
    assert ("revolt_placed" in tags(events)) == (before != "revolt")


@pytest.mark.rule("TET 4.9", "TET 1.5")
def test_a_printed_token_that_counts_stays_and_no_revolt_comes() -> None:
    state = position({D: "V-3"}, armies=[("I", "II-6")])
    events = marched(state, (6,))
    assert tags(events) == ["crossing_rolled", "army_marched"]
    assert (armies(state), revolts(state)) == ({("I", "IT-1")}, set())
    liguria = {space.id: space for space in GAME.view(state).spaces}["IT-1"]
    assert liguria.printed == "counts"
    # covered by an Unrest it doesn't count
    state = position({D: "V-3"}, armies=[("I", "II-6")], unrest=["IT-1"])
    marched(state, (6,))
    assert revolts(state) == {"IT-1"}
    # covered by a token: that one goes
    state = position({D: "V-3"}, armies=[("I", "II-6")], tokens={D: ["IT-1"]})
    marched(state, (6,))
    assert (revolts(state), tokens(state, D)) == (set(), set())


@pytest.mark.rule("TET 4.9", "TET 5.5")
def test_a_token_lost_by_defeat_in_the_same_step_does_not_keep_the_revolt_away() -> None:
    state = position({D: "III-3"}, armies=[("III", "III-1")], tokens={D: ["III-3"]})
    marched(state, (1, 3))
    assert (tokens(state, D), revolts(state)) == (set(), {"III-3"})


@pytest.mark.rule("TET 11", "TET 4.9")
@pytest.mark.parametrize(
    ("ruling", "before", "after"),
    [
        ("none", "nothing", "nothing"),
        ("none", "unrest", "unrest"),
        ("unrest", "nothing", "unrest"),
        ("unrest", "unrest", "revolt"),
        ("unrest", "revolt", "revolt"),
        ("revolt", "unrest", "revolt"),
    ],
)
def test_ruling_army_trail(ruling: str, before: str, after: str) -> None:
    state = position(
        {D: "V-5"},
        armies=[("III", "III-1")],
        unrest=["III-3"] if before == "unrest" else [],
        revolt=["III-3"] if before == "revolt" else [],
        setup=rules(army_trail=ruling),
    )
    assert "uprising" not in tags(marched(state))
    assert unrest(state) == ({"III-3"} if after == "unrest" else set())
    assert revolts(state) == ({"III-3"} if after == "revolt" else set())


@pytest.mark.rule("TET 6.3")
def test_an_emperor_in_roma_fights_the_army_that_would_enter() -> None:
    for draw, ending in (((4, 3), ""), ((3, 3), ""), ((3, 4), "roma")):
        state = position({M: "IT-4"}, active=M, armies=[("I", "IT-3")])
        marched(state, draw)
        assert state.ending == ending
    assert armies(state) == {("I", "IT-4")}


@pytest.mark.rule("TET 6.2")
def test_an_army_that_enters_roma_ends_the_game_before_the_others_march() -> None:
    state = position({D: "V-5"}, armies=[("II", "IT-3"), ("III", "B-III")], tokens={D: ["IT-4"]})
    events = marched(state)
    assert tags(events) == ["army_marched", "game_lost"]
    assert state.ending == "roma"
    assert ("III", "B-III") in armies(state)
    assert GAME.legal(state) == []
