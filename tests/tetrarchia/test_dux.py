"""The module Dux (TET 8)."""

from __future__ import annotations

import pytest

from engine.tetrarchia.commands import Attack, DeployDux, Move, Secure, Setup, Subdue
from engine.tetrarchia.game import GAME
from engine.tetrarchia.setup import new_state
from engine.tetrarchia.state import State
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    attack,
    do,
    position,
    rules,
    tags,
    targets,
    tokens,
    walk,
    where,
    why,
)

SETUP = rules(["dux"])


def deployments(state: State) -> list[str]:
    return [command.to for command in GAME.legal(state) if isinstance(command, DeployDux)]


@pytest.mark.rule("TET 8.1")
def test_for_2_ip_he_comes_into_a_linked_province_free_of_unrest_revolt_and_figures() -> None:
    # Raetia's links: Germania (a border), Sequania, Noricum, Venetia (broken)
    state = position({D: "III-1"}, setup=SETUP)
    assert deployments(state) == ["II-2", "III-3", "IT-2"]
    assert why(state, DeployDux("B-III")) == ("dux_not_on_border", "TET 8.1")
    assert why(state, DeployDux("III-5")) == ("dux_not_linked", "TET 8.1")
    do(state, DeployDux("IT-2"))
    assert (where(state, DUX), state.ip) == ("IT-2", 4)


@pytest.mark.rule("TET 8.1")
@pytest.mark.parametrize(
    "pieces",
    [
        {"unrest": ["III-3"]},
        {"revolt": ["III-3"]},
        {"at": {D: "III-1", G: "III-3"}},
        {"armies": [("III", "III-3")]},
    ],
)
def test_not_where_an_unrest_a_revolt_or_a_figure_is(pieces: dict) -> None:
    state = position(pieces.pop("at", {D: "III-1"}), setup=SETUP, **pieces)
    assert deployments(state) == ["II-2", "IT-2"]
    assert why(state, DeployDux("III-3")) == ("dux_space_taken", "TET 8.1")


@pytest.mark.rule("TET 8.1")
def test_not_by_sea_not_without_2_ip_but_beside_a_token() -> None:
    state = position({D: "IT-5"}, setup=SETUP, fleets=["S2"], tokens={G: ["IT-4"]})
    assert deployments(state) == ["IV-6", "IT-4", "IT-6"]
    state.ip = 1
    assert deployments(state) == []
    assert why(state, DeployDux("IT-4")) == ("ip_short", "TET 8.1")
    assert why(position({D: "IT-5"}), DeployDux("IT-4")) == ("module_off", "TET 8.1")


@pytest.mark.rule("TET 8.1")
def test_once_in_a_game_by_any_player_in_his_turn() -> None:
    state = position({D: "IV-2", G: "III-1"}, setup=SETUP)
    do(state, END, (2, 3))
    do(state, DeployDux("III-3"))
    assert deployments(state) == []
    assert why(state, DeployDux("II-2")) == ("dux_used", "TET 8.1")


@pytest.mark.rule("TET 8.2")
def test_any_player_may_spend_his_ip_on_him_and_on_his_emperor() -> None:
    state = position({D: "IV-2", G: "III-1", DUX: "IV-4"}, setup=SETUP, unrest=["IV-3"])
    walk(state, D, "IV-1")
    walk(state, DUX, "IV-3")
    do(state, Subdue(DUX, "unrest_off"))
    walk(state, D, "IV-2")
    assert state.ip == 2
    do(state, END, (2, 3))
    walk(state, DUX, "IV-4", "IV-3")
    walk(state, G, "III-3")
    assert (where(state, DUX), where(state, G), state.ip) == ("IV-3", "III-3", 3)


@pytest.mark.rule("TET 8.3")
def test_he_cannot_secure_and_has_no_tokens() -> None:
    state = position({D: "V-3", DUX: "IV-3"}, setup=SETUP)
    do(state, Secure())
    assert tokens(state, D) == {"V-3"}
    assert Secure() not in GAME.legal(state)
    assert GAME.view(state).figures[4].hand == 0


@pytest.mark.rule("TET 8.3", "TET 5.2")
def test_his_support_chain_is_his_own_space_but_he_is_doubled() -> None:
    state = position(
        {D: "V-2", DUX: "V-3"}, tokens={D: ["V-3", "V-4"]}, armies=[("V", "V-1")], setup=SETUP
    )
    found = GAME.odds(state, Attack(DUX, "V-1"))
    assert found.places["roman_chain"] == ["V-3"]
    assert found.places["roman_doubling"] == ["V-2"]
    assert (found.numbers["roman_adds"], found.numbers["roman_times"]) == (0, 2)
    events = attack(state, "V-1", (2, 3), figure=DUX)
    assert (events[0].roman_value, events[0].result) == (4, "victory")


@pytest.mark.rule("TET 8.3")
def test_if_he_must_leave_the_board_he_is_dead_for_good() -> None:
    state = position({D: "IV-2", DUX: "V-3"}, armies=[("V", "V-1")], setup=SETUP)
    events = attack(state, "V-1", (1, 6), figure=DUX)
    assert tags(events) == ["battle", "figure_removed"]
    assert events[1].for_good
    view = GAME.view(state).figures[4]
    assert (view.status, view.at, view.movable) == ("dead", None, False)
    assert deployments(state) == []
    assert why(state, Move(DUX, "V-4")) == ("figure_not_yours", "TET 3.2")
    for _ in range(4):
        assert state.ip
        if state.phase == "enter":
            do(state, GAME.legal(state)[0])
        do(state, END, (2, 3))
        while state.pending:
            GAME.settle(state, (1,))
    assert where(state, DUX) is None


@pytest.mark.rule("TET 8.4", "TET 3.4")
def test_he_blocks_stopping_as_an_emperor_does_and_both_may_move_on() -> None:
    state = position({D: "V-4", DUX: "V-6"}, setup=SETUP, ip=3)
    walk(state, D, "V-6")
    assert GAME.view(state).must_move == (D, DUX)
    assert targets(state, D) == {"V-4": 1, "V-5": 1, "IV-2": 2}
    assert targets(state, DUX) == {"V-4": 1, "V-5": 1, "IV-2": 2}
    assert all(isinstance(command, Move) for command in GAME.legal(state))
    walk(state, DUX, "V-5")
    assert (where(state, D), where(state, DUX)) == ("V-6", "V-5")
    assert END in GAME.legal(state)


@pytest.mark.rule("TET 8.4", "TET 5.3")
def test_he_doubles_an_emperor() -> None:
    state = position({D: "V-3", DUX: "V-4"}, armies=[("V", "V-1")], setup=SETUP)
    assert GAME.odds(state, Attack(D, "V-1")).numbers["roman_times"] == 2


@pytest.mark.rule("TET 8.4")
def test_he_holds_a_border_and_another_emperor_cannot_move_in_his_place() -> None:
    state = position({D: "I-5", DUX: "B-I"}, revolt=["II-2"], setup=SETUP)
    do(state, END, (2, 2), (1,))
    assert state.pending == "region"


def test_without_the_module_there_is_no_dux() -> None:
    assert len(new_state(Setup()).figures) == 4
    assert C in {figure.id for figure in GAME.view(new_state(SETUP)).figures}
