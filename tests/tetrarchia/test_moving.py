"""Entering, moving and sailing (TET 3.1, 3.3 to 3.5)."""

from __future__ import annotations

import pytest

from engine.tetrarchia.commands import EndTurn, Enter, Move, Sail, Secure, Subdue
from engine.tetrarchia.game import GAME
from engine.tetrarchia.roman import begin_turn
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    M,
    do,
    position,
    roll,
    rules,
    targets,
    walk,
    where,
    why,
)

QUIET = (2, 3)
"""A threat that falls on Belgica, a capital, and so does nothing."""


@pytest.mark.rule("TET 3.1")
def test_an_emperor_off_the_board_enters_first_and_free_in_roma_or_his_capital() -> None:
    state = position({D: "V-3"})
    do(state, END, QUIET)
    assert GAME.prompt(state).code == "enter"
    assert GAME.legal(state) == [Enter("III-4"), Enter("IT-4")]
    assert why(state, Enter("V-5")) == ("no_entry_there", "TET 3.1")
    assert why(state, END) == ("enter_first", "TET 3.1")
    do(state, Enter("III-4"))
    assert (where(state, G), state.ip) == ("III-4", 6)
    assert why(state, Enter("IT-4")) == ("already_on_board", "TET 3.1")


@pytest.mark.rule("TET 3.1")
@pytest.mark.parametrize("cover", ["unrest", "revolt", "token"])
def test_he_cannot_enter_a_capital_that_holds_unrest_revolt_or_a_covering_token(cover: str) -> None:
    state = position(
        {D: "V-3"},
        unrest=["III-4"] if cover == "unrest" else [],
        revolt=["III-4"] if cover == "revolt" else [],
        tokens={C: ["III-4"]} if cover == "token" else {},
    )
    do(state, END, QUIET)
    assert GAME.legal(state) == [Enter("IT-4")]
    assert why(state, Enter("III-4")) == ("capital_covered", "TET 3.1")


@pytest.mark.rule("TET 3.1")
def test_he_cannot_enter_a_capital_with_an_army_but_roma_even_with_an_unrest() -> None:
    state = position({D: "V-3"}, active=M, armies=[("I", "IT-1")], unrest=["IT-4"])
    state.phase = "enter"
    assert GAME.legal(state) == [Enter("IT-4")]
    assert why(state, Enter("IT-1")) == ("army_in_the_way", "TET 3.1")


@pytest.mark.rule("TET 3.1", "TET 3.4")
def test_he_can_enter_a_shared_roma_and_must_then_move_on() -> None:
    state = position({D: "IT-4"}, unrest=["III-4"])
    do(state, END, QUIET)
    assert GAME.legal(state) == [Enter("IT-4")]
    do(state, Enter("IT-4"))
    assert GAME.prompt(state).code == "move_on"
    assert GAME.legal(state) == [Move(G, "IT-3"), Move(G, "IT-5")]
    assert why(state, END) == ("must_move_on", "TET 3.4")


@pytest.mark.rule("TET 3.1")
def test_with_nowhere_to_enter_he_stays_off_and_can_still_sail() -> None:
    # Roma is shared and both ways out are blocked by armies, his capital is in revolt
    state = position(
        {D: "IT-4"},
        revolt=["III-4"],
        armies=[("V", "IT-5"), ("II", "IT-3")],
        fleets=["S2"],
        setup=rules(crossing_die=6),
    )
    GAME.step(state, END)
    roll(state, QUIET)
    while state.pending:
        roll(state, (3, 3))  # both armies fight the Emperor in ROMA and draw
    assert where(state, D) == "IT-4"
    assert (state.active, state.phase) == (1, "roman")
    assert GAME.prompt(state).code == "turn_off"
    assert GAME.legal(state) == [Sail("S2", "S1"), Sail("S2", "S3"), END]
    assert why(state, Secure()) == ("figure_off_board", "TET 5.5")
    assert why(state, Enter("IT-4")) == ("enter_next_turn", "TET 3.1")


@pytest.mark.rule("TET 3.3", "TET 1.4")
def test_a_move_costs_1_by_a_normal_and_2_by_a_broken_link() -> None:
    state = position({D: "IV-2"})
    assert targets(state) == {"IV-1": 1, "IV-3": 1, "IV-4": 1, "V-5": 2, "V-6": 2}
    state.ip = 1
    assert targets(state) == {"IV-1": 1, "IV-3": 1, "IV-4": 1}
    assert why(state, Move(D, "V-5")) == ("ip_short", "TET 3.3")
    assert why(state, Move(D, "III-6")) == ("not_linked", "TET 3.3")
    assert why(state, Move(D, "IV-2")) == ("same_space", "TET 3.3")
    walk(state, D, "IV-4")
    assert (where(state, D), state.ip) == ("IV-4", 0)


@pytest.mark.rule("TET 3.3")
def test_a_fleet_takes_him_anywhere_on_its_coast_for_1_the_cheaper_way_counting() -> None:
    state = position({D: "IV-2"}, fleets=["S3"])
    assert targets(state) == {
        **dict.fromkeys(["IV-1", "IV-3", "IV-4", "IV-5"], 1),
        **dict.fromkeys(["V-1", "V-2", "V-5", "V-6", "VI-1"], 1),
    }
    walk(state, D, "VI-1")
    assert (where(state, D), state.ip) == ("VI-1", 5)


@pytest.mark.rule("TET 3.3")
def test_without_a_fleet_in_the_zone_there_is_no_sea_movement() -> None:
    state = position({D: "IV-2"}, fleets=["S1"])
    assert why(state, Move(D, "VI-1")) == ("no_fleet_for_move", "TET 3.3")
    # Achaia lies on two seas, but Thrace only on one
    state = position({D: "IV-2"}, fleets=["S2"])
    assert "IV-5" not in targets(state)
    state = position({D: "IV-5"}, fleets=["S2"])
    assert targets(state)["VI-4"] == 1
    assert "VI-1" not in targets(state)


@pytest.mark.rule("TET 3.3")
def test_a_space_with_an_army_cannot_be_entered() -> None:
    state = position({D: "IV-2"}, armies=[("IV", "IV-4")])
    assert "IV-4" not in targets(state)
    assert why(state, Move(D, "IV-4")) == ("army_in_the_way", "TET 3.3")


@pytest.mark.rule("TET 3.4")
def test_he_passes_through_another_emperors_space_but_cannot_stop_there() -> None:
    state = position({D: "V-4", G: "V-6"}, ip=2, unrest=["V-6"], fleets=["S1"])
    walk(state, D, "V-6")
    # the Hellespont would cost 2 of the 1 IP left
    assert GAME.legal(state) == [Move(D, "V-4"), Move(D, "V-5")]
    assert GAME.view(state).must_move == (D,)
    assert why(state, Sail("S1", "S2")) == ("must_move_on", "TET 3.4")
    assert why(state, Subdue(D, "unrest_off")) == ("must_move_on", "TET 3.4")
    walk(state, D, "V-5")
    assert EndTurn() in GAME.legal(state)


@pytest.mark.rule("TET 3.4")
def test_a_shared_space_is_offered_only_with_ip_for_the_cheapest_way_on() -> None:
    state = position({D: "V-4", G: "V-6"}, ip=1)
    assert targets(state) == {"V-5": 1, "V-3": 1}
    assert why(state, Move(D, "V-6")) == ("no_way_on", "TET 3.4")
    # from Britannia there is only a broken way on, back over the strait: 2 + 2 IP
    state = position({D: "II-1", C: "B-II"}, ip=3)
    assert "B-II" not in targets(state)
    state.ip = 4
    assert targets(state)["B-II"] == 2
    walk(state, D, "B-II")
    assert targets(state) == {"II-1": 2}


@pytest.mark.rule("TET 3.4")
def test_the_way_on_may_lead_through_further_shared_spaces() -> None:
    # from Sicily by Lucania (shared) to Rome (free): 1 to Lucania by sea, then 1
    at = {D: "VI-4", G: "IT-6", C: "IT-5"}
    state = position(at, armies=[("VI", "VI-6")], ip=4)
    assert targets(state) == {"VI-2": 2}
    state = position({**at, D: "VI-6"}, ip=4, armies=[("VI", "VI-4")])
    # Sicily costs 2, Messana 2 more, and Lucania is shared: 5 in all; but back to Africa costs 4
    assert targets(state) == {"VI-5": 1, "IT-6": 2}
    state.ip = 3
    assert targets(state) == {"VI-5": 1}
    state = position({**at, D: "VI-6", M: "IT-4"}, ip=6)
    walk(state, D, "IT-6")
    assert targets(state) == {"VI-6": 2, "IT-5": 2}


@pytest.mark.rule("TET 3.4", "TET 3.1")
def test_a_shared_roma_is_no_entry_if_every_way_on_ends_in_shared_spaces_or_armies() -> None:
    """Rome and Lucania are shared; armies in Etruria, Epirus and, at first, Sicily."""
    closed = [("I", "IT-3"), ("IV", "IV-6"), ("VI", "IT-6")]
    at = {D: "IT-4", G: "IT-5", C: "V-3"}
    state = position(at, active=C, revolt=["IT-1"], armies=closed)
    begin_turn(state, None)
    assert (GAME.view(state).active, GAME.prompt(state).code) == (M, "turn_off")
    state = position(at, active=C, revolt=["IT-1"], armies=closed[:2])
    begin_turn(state, None)
    assert GAME.legal(state) == [Enter("IT-4")]
    do(state, Enter("IT-4"))
    walk(state, M, "IT-5", "IT-6")
    assert state.ip == 3


@pytest.mark.rule("TET 3.4")
def test_while_he_shares_a_space_a_dux_elsewhere_waits() -> None:
    state = position({D: "V-4", G: "V-4", DUX: "IV-3"}, setup=rules(["dux"]))
    assert {type(command) for command in GAME.legal(state)} == {Move}
    assert {command.figure for command in GAME.legal(state)} == {D}
    assert why(state, Move(DUX, "IV-2")) == ("must_move_on", "TET 3.4")


@pytest.mark.rule("TET 3.4")
def test_no_reachable_destination_is_a_shared_space_or_beyond_an_army() -> None:
    state = position({D: "V-5", G: "V-6"}, ip=3, armies=[("V", "V-4")])
    found = {d.to: (d.cost, d.via) for d in GAME.view(state).destinations}
    assert found == {
        "IV-2": (2, ()),
        "IV-1": (3, ("IV-2",)),
        "IV-3": (3, ("IV-2",)),
        "IV-4": (3, ("IV-2",)),
    }


@pytest.mark.rule("TET 3.5")
def test_a_fleet_sails_for_1_ip_to_an_adjacent_zone_without_one_wherever_he_is() -> None:
    state = position({D: "V-3"}, fleets=["S1"])
    assert Sail("S1", "S3") not in GAME.legal(state)
    assert why(state, Sail("S1", "S3")) == ("seas_not_adjacent", "TET 3.5")
    assert why(state, Sail("S2", "S3")) == ("no_fleet_there", "TET 3.5")
    do(state, Sail("S1", "S2"))
    assert (state.ip, [sea.fleet for sea in GAME.view(state).seas]) == (5, [False, True, False])
    state = position({D: "V-3"}, fleets=["S1", "S2"])
    assert [c for c in GAME.legal(state) if isinstance(c, Sail)] == [Sail("S2", "S3")]
    assert why(state, Sail("S1", "S2")) == ("sea_has_fleet", "TET 3.5")
    state.ip = 0
    assert why(state, Sail("S2", "S3")) == ("ip_short", "TET 3.5")
