"""The module Goths (TET 10)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tetrarchia.commands import Attack
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
    attack,
    do,
    goths,
    position,
    roll,
    rules,
    tags,
    tokens,
    where,
)

SETUP = rules(["goths"])


def arrive(state: State, region: int = 3) -> list[Any]:
    """An Uprising in Sequania, then the Roman die."""
    do(state, END, (2, 2))
    return roll(state, (region,))


@pytest.mark.rule("TET 10.1")
@pytest.mark.parametrize(
    ("region", "comes"), [(1, False), (2, False), (3, True), (4, True), (5, False), (6, False)]
)
def test_they_come_instead_of_an_army_on_border_iii_or_iv(region: int, comes: bool) -> None:
    state = position({D: "I-5"}, revolt=["II-2"], setup=SETUP)
    events = arrive(state, region)
    assert events[1].army == ("goths" if comes else "army")
    assert len(goths(state)) == comes
    assert state.reserve == 2  # an army is set aside, or came


@pytest.mark.rule("TET 10.1")
def test_while_they_are_on_the_board_an_army_comes() -> None:
    state = position({D: "I-5"}, revolt=["II-2"], armies=[("IV", "IV-2", "goths")], setup=SETUP)
    events = arrive(state)
    assert events[1].army == "army"
    assert state.reserve == 1


@pytest.mark.rule("TET 10.1")
def test_at_most_3_figures_are_on_the_board() -> None:
    two = [("I", "I-1"), ("IV", "IV-2", "goths")]
    state = position({D: "V-3"}, revolt=["II-2"], armies=two, setup=SETUP)
    arrive(state, 6)
    assert (len(state.armies), state.reserve) == (3, 0)


@pytest.mark.rule("TET 10.2")
def test_they_arrive_on_a_protected_border_and_sweep_its_token_away() -> None:
    state = position({D: "I-5"}, revolt=["II-2"], tokens={M: ["B-III"]}, setup=SETUP)
    events = arrive(state)
    assert tags(events)[:3] == ["border_rolled", "token_lost", "army_placed"]
    assert (goths(state), tokens(state, M), state.hand[3]) == ({"B-III"}, set(), 5)
    assert state.pending == ""


@pytest.mark.rule("TET 10.2")
def test_they_arrive_on_an_emperor_who_enters_again_on_his_next_turn() -> None:
    state = position({D: "I-5", G: "B-IV"}, revolt=["II-2"], tokens={G: ["B-IV"]}, setup=SETUP)
    events = arrive(state, 4)
    assert tags(events)[:4] == ["border_rolled", "figure_removed", "token_lost", "army_placed"]
    assert (goths(state), where(state, G), tokens(state, G)) == ({"B-IV"}, None, set())
    assert (GAME.view(state).active, state.phase) == (G, "enter")


@pytest.mark.rule("TET 10.2", "TET 8.3")
def test_the_dux_dies_and_an_army_returns_to_the_reserve() -> None:
    both = rules(["goths", "dux"])
    state = position({D: "I-5", DUX: "B-III"}, revolt=["II-2"], setup=both)
    arrive(state)
    assert GAME.view(state).figures[4].status == "dead"
    state = position({D: "I-5"}, revolt=["II-2"], armies=[("III", "B-III")], setup=SETUP)
    events = arrive(state)
    assert tags(events)[:3] == ["border_rolled", "army_beaten", "army_placed"]
    assert (armies(state), goths(state), state.reserve) == ({("III", "B-III")}, {"B-III"}, 2)


@pytest.mark.rule("TET 10.3")
def test_the_normal_die_gets_1_more_before_doubling() -> None:
    state = position(
        {D: "V-3"},
        armies=[("V", "V-1", "goths"), ("V", "B-V")],
        tokens={D: ["V-3", "V-4"]},
        setup=SETUP,
    )
    # Cappadocia, Galatia, Bithynia: 6 + 3 against (3 + 1) x 2
    event: Any = attack(state, "V-1", (6, 3))[0]
    assert (event.roman_value, event.barbarian_value) == (9, 8)


@pytest.mark.rule("TET 10.3")
def test_also_when_they_support_but_not_from_afar() -> None:
    near = [("V", "V-1"), ("V", "B-V", "goths")]
    state = position({D: "V-3"}, armies=near, setup=SETUP)
    numbers = GAME.odds(state, Attack(D, "V-1")).numbers
    assert (numbers["barbarian_bonus"], numbers["barbarian_times"]) == (1, 2)
    far = [("V", "V-1"), ("IV", "IV-2", "goths")]
    state = position({D: "V-3"}, armies=far, setup=SETUP)
    numbers = GAME.odds(state, Attack(D, "V-1")).numbers
    assert (numbers["barbarian_bonus"], numbers["barbarian_times"]) == (0, 1)


@pytest.mark.rule("TET 10.3", "TET 4.8")
def test_also_on_the_march() -> None:
    state = position({D: "III-3"}, armies=[("III", "III-1", "goths")], setup=SETUP)
    do(state, END, (2, 3))
    event: Any = roll(state, (4, 3))[0]
    assert (event.army, event.barbarian_value, event.result) == ("goths", 4, "draw")


@pytest.mark.rule("TET 10.4", "TET 10.1")
def test_eliminated_they_are_available_again_and_the_army_set_aside_returns() -> None:
    state = position({D: "III-1"}, armies=[("III", "B-III", "goths")], revolt=["II-5"], setup=SETUP)
    assert state.reserve == 2
    attack(state, "B-III", (6, 1))
    assert (goths(state), state.reserve) == (set(), 3)
    do(state, END, (2, 5))
    events = roll(state, (4,))
    assert events[1].army == "goths"


@pytest.mark.rule("TET 10.5")
def test_otherwise_they_march_as_an_army() -> None:
    state = position({D: "I-5"}, armies=[("III", "B-III", "goths")], setup=SETUP)
    do(state, END, (2, 3))
    assert goths(state) == {"III-1"}
    assert {s.id: s for s in GAME.view(state).spaces}["III-1"].revolt


@pytest.mark.rule("TET 10.5")
def test_with_no_army_in_the_reserve_they_do_not_come_and_4_4_applies() -> None:
    three = [("I", "I-1"), ("V", "V-1"), ("VI", "B-VI")]
    state = position({D: "V-3"}, revolt=["II-2"], armies=three, setup=SETUP)
    do(state, END, (2, 2))
    events = roll(state, (3,))
    assert tags(events)[:2] == ["border_rolled", "no_army"]
    state = position({D: "V-3"}, revolt=["II-2"], armies=three, tokens={C: ["B-III"]}, setup=SETUP)
    do(state, END, (2, 2), (3,))
    assert state.pending == "region"
    assert tokens(state, C) == {"B-III"}


def test_without_the_module_an_army_comes() -> None:
    state = position({D: "I-5"}, revolt=["II-2"])
    assert arrive(state)[1].army == "army"
