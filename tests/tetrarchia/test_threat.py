"""The threat of the Barbarian phase (TET 4.1 to 4.4, 4.10)."""

from __future__ import annotations

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
    unrest,
    where,
)

BORDERS = ["B-I", "B-II", "B-III", "B-IV", "B-V", "B-VI"]


def threat(state: State, *draws: tuple[int, ...]) -> list[str]:
    """End the turn and roll; the kinds of events up to the next Emperor's turn."""
    return tags(do(state, END, *draws))


@pytest.mark.rule("TET 4.1")
def test_a_province_goes_up_nothing_unrest_revolt_uprising() -> None:
    state = position({D: "I-5"})
    threat(state, (2, 2))
    assert (unrest(state), revolts(state)) == ({"II-2"}, set())
    state = position({D: "I-5"}, unrest=["II-2"])
    threat(state, (2, 2))
    assert (unrest(state), revolts(state)) == (set(), {"II-2"})
    state = position({D: "I-5"}, revolt=["II-2"])
    assert "uprising" in threat(state, (2, 2))
    assert "II-2" in revolts(state)


@pytest.mark.rule("TET 4.1")
def test_the_threat_comes_after_each_emperors_turn() -> None:
    state = position({D: "I-5", G: "I-3", C: "V-3", M: "V-4"})
    for province in range(1, 5):
        threat(state, (6, province))
    assert unrest(state) == {"VI-1", "VI-2", "VI-3", "VI-4"}
    assert state.turn == 5


@pytest.mark.rule("TET 4.2")
@pytest.mark.parametrize(
    ("pieces", "draw"),
    [
        ({"tokens": {G: ["II-2"]}}, (2, 2)),
        ({}, (2, 3)),  # a printed token
        ({"at": {D: "II-2"}}, (2, 2)),
        ({"at": {D: "I-5", DUX: "II-2"}, "setup": rules(["dux"])}, (2, 2)),
        ({"armies": [("II", "II-2")]}, (2, 2)),
    ],
)
def test_token_printed_token_emperor_dux_and_army_protect(
    pieces: dict, draw: tuple[int, int]
) -> None:
    state = position(pieces.pop("at", {D: "I-5"}), **pieces)
    do(state, END)
    events = roll(state, draw)
    assert tags(events)[0] == "threat_rolled"
    assert events[0].protected
    assert unrest(state) == set()


@pytest.mark.rule("TET 4.2", "TET 1.5")
def test_a_covered_capital_is_not_protected() -> None:
    state = position({D: "I-5"}, unrest=["II-3"])
    threat(state, (2, 3))
    assert revolts(state) == {"II-3"}


@pytest.mark.rule("TET 4.3")
def test_an_uprising_spreads_one_step_to_the_linked_provinces_that_are_not_protected() -> None:
    # Sequania is linked to Lugdunensis, Belgica (capital), Viennensis and Raetia
    state = position({D: "I-5"}, revolt=["II-2", "II-4"], unrest=["III-1"])
    do(state, END)
    events = roll(state, (2, 2))
    assert tags(events) == ["threat_rolled", "uprising", "unrest_placed", "revolt_placed"]
    assert [event.space for event in events[2:]] == ["II-1", "III-1"]
    assert unrest(state) == {"II-1"}
    assert revolts(state) == {"II-2", "II-4", "III-1"}


@pytest.mark.rule("TET 4.3")
def test_it_spreads_from_i_1_to_vi_6_then_italia_and_not_to_borders_or_over_the_sea() -> None:
    # Savia: Noricum, Pannonia (Galerius' capital), Dalmatia, Venetia
    state = position({D: "I-5"}, revolt=["III-5"], fleets=["S2"])
    do(state, END)
    events = roll(state, (3, 5))
    assert [event.space for event in events if tags([event]) == ["unrest_placed"]] == [
        "III-2",
        "III-3",
        "IT-2",
    ]
    # Raetia lies at Germania: the border gets nothing
    state = position({D: "I-5"}, revolt=["III-1"])
    threat(state, (3, 1))
    assert unrest(state) == {"II-2", "III-3", "IT-2"}


@pytest.mark.rule("TET 4.3", "TET 4.10")
def test_the_order_of_the_spread_decides_who_gets_the_last_unrest() -> None:
    used = [f"{r}-{n}" for r in ("I", "VI", "IV") for n in range(1, 7)]
    state = position({D: "V-3"}, revolt=["III-5"], unrest=[*used, "II-1", "II-2"])
    do(state, END)
    assert GAME.view(state).unrest_left == 1
    events = roll(state, (3, 5))
    assert tags(events)[2:] == ["unrest_placed", "unrest_short", "unrest_short"]
    assert events[3].rule == "TET 4.10"
    assert unrest(state) == {*used, "II-1", "II-2", "III-2"}


@pytest.mark.rule("TET 4.10")
def test_without_an_unrest_in_the_supply_nothing_is_placed() -> None:
    used = [f"{r}-{n}" for r in ("I", "VI", "IV") for n in range(1, 7)]
    state = position({D: "V-3"}, unrest=[*used, "III-2", "II-1", "II-2"])
    assert GAME.view(state).unrest_left == 0
    assert "unrest_short" in threat(state, (5, 1))
    assert "V-1" not in unrest(state)
    # but an Unrest still becomes a Revolt
    state = position({D: "V-3"}, unrest=[*used, "III-2", "II-1", "II-2"])
    threat(state, (2, 1))
    assert revolts(state) == {"II-1"}


@pytest.mark.rule("TET 11", "TET 4.3")
@pytest.mark.parametrize(
    ("ruling", "new_unrest", "new_revolts"),
    [
        ("step", {"II-1"}, {"III-1"}),
        ("revolt", set(), {"II-1", "III-1"}),
        ("none", set(), set()),
    ],
)
def test_ruling_uprising_spread(ruling: str, new_unrest: set, new_revolts: set) -> None:
    setup = rules(uprising_spread=ruling)
    state = position({D: "I-5"}, revolt=["II-2", "II-4"], unrest=["III-1"], setup=setup)
    threat(state, (2, 2))
    assert unrest(state) == new_unrest | ({"III-1"} if ruling == "none" else set())
    assert revolts(state) == {"II-2", "II-4"} | new_revolts


@pytest.mark.rule("TET 4.4")
def test_after_an_uprising_an_army_comes_onto_the_border_that_the_roman_die_names() -> None:
    state = position({D: "I-5"}, revolt=["II-2"])
    kinds = threat(state, (2, 2), (6,))
    assert kinds[-3:] == ["border_rolled", "army_placed", "turn_begins"]
    assert armies(state) == {("VI", "B-VI")}
    assert state.reserve == 2


@pytest.mark.rule("TET 4.4")
def test_no_army_without_an_uprising_and_none_from_an_empty_reserve() -> None:
    state = position({D: "I-5"}, unrest=["II-2"])
    assert "army_placed" not in threat(state, (2, 2))
    three = [("I", "B-I"), ("III", "B-III"), ("V", "B-V")]
    state = position({D: "I-5"}, revolt=["II-2"], armies=three)
    do(state, END)
    events = roll(state, (2, 2), (6,))
    assert "no_army" in tags(events)
    assert len(state.armies) == 3


@pytest.mark.rule("TET 4.4")
@pytest.mark.parametrize(
    "pieces",
    [
        {"at": {D: "B-II"}},
        {"at": {D: "I-5"}, "tokens": {M: ["B-II"]}},
        {"at": {D: "I-5"}, "armies": [("II", "B-II")]},
    ],
)
def test_on_a_held_border_the_normal_die_names_a_province_of_its_region(pieces: dict) -> None:
    state = position(pieces.pop("at"), revolt=["V-1"], **pieces)
    before = len(state.armies)
    do(state, END, (5, 1), (2,))
    assert state.pending == "region"
    assert [draw for draw, _ in GAME.chances(state)] == [(face,) for face in range(1, 7)]
    events = roll(state, (5,))
    assert tags(events)[:2] == ["region_rolled", "unrest_placed"]
    assert "II-5" in unrest(state)
    assert len(state.armies) == before


@pytest.mark.rule("TET 4.4", "TET 4.2")
def test_the_province_of_the_held_border_may_be_protected_too() -> None:
    state = position({D: "B-II"}, revolt=["V-1"])
    do(state, END, (5, 1), (2,))
    events = roll(state, (3,))
    assert tags(events)[0] == "region_rolled"
    assert events[0].protected
    assert "II-3" not in unrest(state)


@pytest.mark.rule("TET 4.4")
def test_the_chain_three_deep() -> None:
    """Uprisings in Syria, then in region II, then VI, each by a held border; then an army."""
    state = position(
        {D: "B-II", G: "B-VI"},
        revolt=["V-1", "II-2", "VI-5"],
        tokens={C: ["B-IV"]},
    )
    # Syria: Cilicia, Cappadocia, Aegyptus get an Unrest; border II is held: Sequania;
    # Lugdunensis, Viennensis, Raetia; border VI is held: Numidia; Africa, Mauretania;
    # border IV has a token: Dacia goes up to an Unrest, and the chain ends
    kinds = threat(state, (5, 1), (2,), (2,), (6,), (5,), (4,), (3,))
    assert kinds.count("uprising") == 3
    assert kinds.count("border_rolled") == 3
    assert kinds.count("region_rolled") == 3
    assert unrest(state) == {
        *("V-2", "V-3", "VI-1"),
        *("II-1", "II-4", "III-1"),
        *("VI-6", "VI-3"),
        "IV-3",
    }
    assert revolts(state) == {"V-1", "II-2", "VI-5"}
    assert state.armies == []


@pytest.mark.rule("TET 4.4")
def test_the_chain_ends_with_an_army_on_a_free_border() -> None:
    state = position({D: "B-II"}, revolt=["V-1", "II-2"])
    threat(state, (5, 1), (2,), (2,), (1,))
    assert armies(state) == {("I", "B-I")}


@pytest.mark.rule("TET 4.4", "TET 4.1")
def test_a_chained_uprising_in_the_same_province_rolls_fresh_dice_and_spreads_again() -> None:
    state = position({D: "B-V"}, revolt=["V-1"])
    threat(state, (5, 1), (5,), (1,), (6,))
    # the second Uprising turns the Unrests of the first into Revolts
    assert revolts(state) == {"V-1", "V-2", "V-3", "VI-1"}
    assert armies(state) == {("VI", "B-VI")}


def test_the_next_emperor_is_next_after_it_all() -> None:
    state = position({D: "I-5", G: "IV-3"})
    threat(state, (2, 2))
    assert (GAME.view(state).active, where(state, G), state.ip) == (G, "IV-3", 6)
