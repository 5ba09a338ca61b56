"""The Roman phase besides its moves (TET 3.2, 3.6 to 3.8)."""

from __future__ import annotations

import pytest

from engine.tetrarchia.commands import Attack, EndTurn, Move, Sail, Secure, Subdue
from engine.tetrarchia.game import GAME
from tests.tetrarchia.positions import (
    DUX,
    END,
    D,
    G,
    attack,
    do,
    position,
    revolts,
    rules,
    tags,
    tokens,
    unrest,
    walk,
    where,
    why,
)

QUIET = (2, 3)
"""A threat that falls on Belgica, a capital, and so does nothing."""


@pytest.mark.rule("TET 3.2")
def test_he_has_6_ip_and_loses_those_left() -> None:
    state = position({D: "V-4", G: "IV-3"}, tokens={D: ["V-4"]})
    walk(state, D, "V-3", "V-4", "V-3", "V-4", "V-6")
    assert state.ip == 1
    events = do(state, END, QUIET)
    assert events[0].ip == 1
    assert (state.ip, GAME.view(state).active) == (6, G)


@pytest.mark.rule("TET 3.2")
def test_actions_come_in_any_order_as_often_as_he_likes() -> None:
    state = position({D: "V-4"}, unrest=["V-4", "V-3"])
    do(state, Subdue(D, "unrest_off"))
    do(state, Secure())
    walk(state, D, "V-3")
    do(state, Subdue(D, "unrest_off"))
    do(state, Secure())
    walk(state, D, "V-4")
    assert state.ip == 0
    assert GAME.legal(state) == [EndTurn()]
    assert why(state, Move(D, "V-3")) == ("ip_short", "TET 3.3")
    assert tokens(state, D) == {"V-4", "V-3"}


@pytest.mark.rule("TET 3.6")
def test_securing_costs_1_in_a_province_and_2_on_a_border() -> None:
    state = position({D: "V-4"})
    do(state, Secure())
    assert (state.ip, tokens(state, D), state.hand[0]) == (5, {"V-4"}, 4)
    assert why(state, Secure()) == ("space_has_token", "TET 3.6")
    state = position({D: "B-V"})
    do(state, Secure())
    assert (state.ip, tokens(state, D)) == (4, {"B-V"})
    state = position({D: "B-V"}, ip=1)
    assert why(state, Secure()) == ("ip_short", "TET 3.6")


@pytest.mark.rule("TET 3.6")
@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ({"unrest": ["V-4"]}, "space_unquiet"),
        ({"revolt": ["V-4"]}, "space_unquiet"),
        ({"tokens": {G: ["V-4"]}}, "space_has_token"),
    ],
)
def test_the_space_must_have_no_unrest_revolt_or_token(pieces: dict, code: str) -> None:
    state = position({D: "V-4"}, **pieces)
    assert why(state, Secure()) == (code, "TET 3.6")


@pytest.mark.rule("TET 3.6", "TET 1.5")
def test_anothers_capital_may_be_covered_but_not_ones_own_secured() -> None:
    state = position({D: "III-4"})
    do(state, Secure())
    view = {space.id: space for space in GAME.view(state).spaces}["III-4"]
    assert (view.token, view.printed) == (D, "covered")
    assert why(position({D: "V-5"}), Secure()) == ("own_capital", "TET 3.6")
    covered = position({D: "V-5"}, tokens={G: ["V-5"]})
    assert why(covered, Secure()) == ("space_has_token", "TET 3.6")


@pytest.mark.rule("TET 3.6")
def test_without_a_token_in_hand_he_takes_one_of_his_back_at_no_extra_cost() -> None:
    mine = ["I-3", "I-5", "V-2", "V-3", "B-V"]
    state = position({D: "V-4"}, tokens={D: mine, G: ["IV-3"]})
    legal = [command for command in GAME.legal(state) if isinstance(command, Secure)]
    assert legal == [Secure(id) for id in mine]
    assert why(state, Secure()) == ("choose_token", "TET 3.6")
    assert why(state, Secure("IV-3")) == ("no_own_token_there", "TET 3.6")
    events = do(state, Secure("I-5"))
    assert tags(events) == ["token_taken", "token_placed"]
    assert tokens(state, D) == {"I-3", "V-2", "V-3", "B-V", "V-4"}
    assert (state.ip, state.hand[0]) == (5, 0)


@pytest.mark.rule("TET 3.6")
def test_with_a_token_in_hand_none_is_taken_back() -> None:
    state = position({D: "V-4"}, tokens={D: ["V-3"]})
    assert why(state, Secure("V-3")) == ("token_in_hand", "TET 3.6")


@pytest.mark.rule("TET 11", "TET 3.6")
def test_ruling_retake_tokens_no_leaves_him_without() -> None:
    mine = ["I-3", "I-5", "V-2", "V-3", "B-V"]
    state = position({D: "V-4"}, tokens={D: mine}, setup=rules(retake_tokens=False))
    assert not [command for command in GAME.legal(state) if isinstance(command, Secure)]
    assert why(state, Secure("V-3")) == ("no_token_left", "TET 11")


@pytest.mark.rule("TET 3.7")
def test_unrest_off_1_revolt_to_unrest_1_revolt_off_2() -> None:
    state = position({D: "V-4"}, unrest=["V-4"])
    assert why(state, Subdue(D, "revolt_off")) == ("no_revolt_here", "TET 3.7")
    do(state, Subdue(D, "unrest_off"))
    assert (state.ip, unrest(state)) == (5, set())
    state = position({D: "V-4"}, revolt=["V-4"])
    assert why(state, Subdue(D, "unrest_off")) == ("no_unrest_here", "TET 3.7")
    do(state, Subdue(D, "revolt_to_unrest"))
    assert (state.ip, unrest(state), revolts(state)) == (5, {"V-4"}, set())
    state = position({D: "V-4"}, revolt=["V-4"])
    do(state, Subdue(D, "revolt_off"))
    assert (state.ip, unrest(state), revolts(state)) == (4, set(), set())


@pytest.mark.rule("TET 3.7")
def test_only_in_his_own_space_and_with_the_ip_for_it() -> None:
    state = position({D: "V-4"}, revolt=["V-3"])
    assert not [command for command in GAME.legal(state) if isinstance(command, Subdue)]
    state = position({D: "V-4"}, revolt=["V-4"], ip=1)
    assert Subdue(D, "revolt_to_unrest") in GAME.legal(state)
    assert why(state, Subdue(D, "revolt_off")) == ("ip_short", "TET 3.7")


@pytest.mark.rule("TET 3.7")
def test_a_revolt_becomes_an_unrest_only_if_the_supply_has_one() -> None:
    everywhere = [f"{r}-{n}" for r in ("I", "II", "VI") for n in range(1, 7)]
    state = position({D: "V-4"}, revolt=["V-4"], unrest=[*everywhere, "IT-2", "IT-3", "IT-5"])
    assert GAME.view(state).unrest_left == 0
    assert why(state, Subdue(D, "revolt_to_unrest")) == ("unrest_used_up", "TET 3.7")
    do(state, Subdue(D, "revolt_off"))


@pytest.mark.rule("TET 3.8")
def test_an_attack_costs_1_over_a_normal_and_2_over_a_broken_link() -> None:
    state = position({D: "IV-2"}, armies=[("IV", "IV-1"), ("V", "V-6")])
    assert GAME.action(state, Attack(D, "IV-1")).cost.amount == 1
    assert GAME.action(state, Attack(D, "V-6")).cost.amount == 2
    attack(state, "V-6", (3, 4))  # his capital supports him: 4 to 4
    assert (state.ip, where(state, D)) == (4, "IV-2")
    attack(state, "IV-1", (3, 4))
    assert state.ip == 3
    state.ip = 1
    assert why(state, Attack(D, "V-6")) == ("ip_short", "TET 3.8")


@pytest.mark.rule("TET 3.8")
def test_only_an_army_in_a_linked_space_can_be_attacked_never_by_sea() -> None:
    state = position({D: "IV-2"}, armies=[("V", "V-2")], fleets=["S3"])
    assert why(state, Attack(D, "V-2")) == ("army_not_linked", "TET 3.8")
    assert why(state, Attack(D, "IV-1")) == ("no_army_there", "TET 3.8")
    state = position({D: "IV-1"}, armies=[("IV", "B-IV")])
    assert Attack(D, "B-IV") in GAME.legal(state)


@pytest.mark.rule("TET 11", "TET 3.8")
@pytest.mark.parametrize(("ruling", "cost"), [("link", 2), ("1", 1), ("2", 2)])
def test_ruling_attack_cost(ruling: str, cost: int) -> None:
    setup = rules(attack_cost=ruling)
    state = position({D: "IV-2"}, armies=[("V", "V-6")], setup=setup)
    attack(state, "V-6", (3, 3))
    assert state.ip == 6 - cost
    near = position({D: "IV-2"}, armies=[("IV", "IV-1")], setup=setup)
    attack(near, "IV-1", (3, 3))
    assert near.ip == 6 - (2 if ruling == "2" else 1)


def test_only_the_emperor_whose_turn_it_is_acts() -> None:
    state = position({D: "V-4", G: "IV-3"})
    assert why(state, Move(G, "IV-2")) == ("figure_not_yours", "TET 3.2")
    assert why(state, Move(DUX, "IV-2")) == ("figure_not_yours", "TET 3.2")
    assert why(state, Move(D, "ATLANTIS")) == ("unknown_space", "")


def test_canonical_order_moves_sails_secure_subdue_attacks_end() -> None:
    state = position({D: "IV-1"}, fleets=["S2"], armies=[("IV", "B-IV")])
    assert GAME.legal(state) == [
        Move(D, "IV-2"),
        Move(D, "IV-3"),
        Sail("S2", "S1"),
        Sail("S2", "S3"),
        Secure(),
        Attack(D, "B-IV"),
        END,
    ]


def test_canonical_order_with_the_dux_secure_before_what_he_subdues_and_attacks() -> None:
    setup = rules(["dux"])
    at = {D: "IV-2", DUX: "V-4"}
    state = position(at, setup=setup, unrest=["V-4"], armies=[("IV", "IV-1"), ("V", "V-6")])
    legal = GAME.legal(state)
    moves = [command.figure for command in legal if isinstance(command, Move)]
    assert moves == sorted(moves)
    assert legal[len(moves) :] == [
        Secure(),
        Subdue(DUX, "unrest_off"),
        Attack(D, "IV-1"),
        Attack(D, "V-6"),
        Attack(DUX, "V-6"),
        END,
    ]
