"""Combat on land (TET 5): worked examples, the odds against counts by hand and by brute force."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tetrarchia.commands import Attack, DeployDux, EndTurn, Move, Sail, Secure
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
    position,
    roll,
    rules,
    tags,
    tokens,
    where,
    why,
)


def odds(state: State, space: str, figure: Any = D) -> tuple[int, int, int]:
    """Victories, draws and defeats out of 36."""
    lines = GAME.odds(state, Attack(figure, space)).lines
    assert [line.result for line in lines] == ["victory", "draw", "defeat"]
    assert all(line.chance[1] == 36 for line in lines)
    won, drawn, lost = (line.chance[0] for line in lines)
    return won, drawn, lost


def values(state: State, space: str, roman: int, normal: int) -> tuple[int, int, str]:
    """The values and the result of an attack with these dice."""
    event: Any = attack(state, space, (roman, normal))[0]
    return event.roman_value, event.barbarian_value, event.result


@pytest.mark.rule("TET 5.1")
def test_the_roman_die_against_the_normal_die() -> None:
    state = position({D: "V-3"}, armies=[("V", "V-1")])
    do(state, Attack(D, "V-1"))
    assert len(GAME.chances(state)) == 36
    event: Any = roll(state, (5, 2))[0]
    assert (event.roman, event.normal) == (5, 2)
    assert (event.roman_value, event.barbarian_value) == (5, 2)


@pytest.mark.rule("TET 5.1", "TET 5.4")
def test_odds_without_support_15_6_15() -> None:
    # of 36 rolls 15 are higher, 6 equal, 15 lower
    state = position({D: "V-3"}, armies=[("V", "V-1")])
    assert odds(state, "V-1") == (15, 6, 15)


@pytest.mark.rule("TET 5.2")
def test_a_chain_of_tokens_through_a_printed_capital() -> None:
    """Galatia (he), Bithynia (his printed token), Thrace, Macedonia: 3 tokens in the chain."""
    state = position({D: "V-4"}, tokens={D: ["IV-2", "IV-4"]}, armies=[("V", "V-2")])
    places = GAME.odds(state, Attack(D, "V-2")).places
    assert places["roman_chain"] == ["IV-2", "IV-4", "V-4", "V-5"]
    # roman die + 3 against the die: 36 rolls less those with normal >= roman + 3
    # normal - roman = 3: (1,4) (2,5) (3,6) draws; = 4, 5: (1,5) (2,6) (1,6) defeats
    assert odds(state, "V-2") == (30, 3, 3)
    assert values(state, "V-2", 2, 6) == (5, 6, "defeat")


@pytest.mark.rule("TET 5.2", "TET 1.5")
@pytest.mark.parametrize("cover", ["token", "unrest", "revolt"])
def test_the_same_chain_is_broken_by_a_covering_token(cover: str) -> None:
    mine = {D: ["IV-2", "IV-4"]}
    state = position(
        {D: "V-4"},
        tokens={**mine, G: ["V-5"]} if cover == "token" else mine,
        unrest=["V-5"] if cover == "unrest" else [],
        revolt=["V-5"] if cover == "revolt" else [],
        armies=[("V", "V-2")],
    )
    assert GAME.odds(state, Attack(D, "V-2")).places["roman_chain"] == ["V-4"]
    assert odds(state, "V-2") == (15, 6, 15)


@pytest.mark.rule("TET 5.2")
def test_only_his_own_tokens_count_and_his_own_space_only_with_a_token() -> None:
    state = position({D: "V-3"}, tokens={G: ["V-4", "V-3"], D: ["V-2"]}, armies=[("V", "V-1")])
    numbers = GAME.odds(state, Attack(D, "V-1")).numbers
    assert numbers["roman_adds"] == 1  # Cilicia; Cappadocia's token is Galerius'
    state = position({D: "V-3"}, tokens={D: ["V-3", "V-2"]}, armies=[("V", "V-1")])
    assert values(state, "V-1", 1, 3) == (3, 3, "draw")


@pytest.mark.rule("TET 5.2")
def test_a_chain_leads_over_broken_links_but_not_over_the_sea() -> None:
    # Cappadocia - Cilicia is broken; Aegyptus is on the same coast, but linked to Syria only
    state = position({D: "V-3"}, tokens={D: ["V-2", "VI-1"]}, fleets=["S3"], armies=[("V", "V-1")])
    assert GAME.odds(state, Attack(D, "V-1")).places["roman_chain"] == ["V-2", "V-3"]


@pytest.mark.rule("TET 5.2")
def test_the_barbarians_add_the_revolts_of_their_chain() -> None:
    """Syria (army), Cilicia, Galatia in revolt; Asia too; Egypt on the other side as well."""
    state = position(
        {D: "V-3"},
        revolt=["V-2", "V-4", "V-6", "VI-1", "I-3", "IV-2"],
        armies=[("V", "V-1")],
    )
    found = GAME.odds(state, Attack(D, "V-1"))
    assert found.places["barbarian_chain"] == ["IV-2", "V-1", "V-2", "V-4", "V-6", "VI-1"]
    assert found.numbers["barbarian_adds"] == 5
    # 6 against 1 + 5 is the only draw; he can't win
    assert odds(state, "V-1") == (0, 1, 35)
    assert values(state, "V-1", 6, 1) == (6, 6, "draw")


@pytest.mark.rule("TET 5.2")
def test_the_armys_own_space_adds_its_revolt_too() -> None:
    state = position({D: "V-3"}, revolt=["V-1", "V-2"], unrest=["VI-1"], armies=[("V", "V-1")])
    assert values(state, "V-1", 4, 1) == (4, 3, "victory")


@pytest.mark.rule("TET 5.3")
def test_two_supporting_emperors_make_4_times() -> None:
    """Galerius beside his space, Constantius beside a token of the chain."""
    state = position(
        {D: "V-3", G: "V-2", C: "V-6"}, tokens={D: ["V-3", "V-4"]}, armies=[("V", "V-1")]
    )
    found = GAME.odds(state, Attack(D, "V-1"))
    assert found.places["roman_doubling"] == ["V-2", "V-6"]
    # Cappadocia, Galatia and the capital, Bithynia
    assert (found.numbers["roman_adds"], found.numbers["roman_times"]) == (3, 4)
    assert values(state, "V-1", 1, 6) == (16, 6, "victory")


@pytest.mark.rule("TET 5.3")
def test_an_emperor_in_a_space_of_the_chain_doubles_but_one_further_off_does_not() -> None:
    state = position({D: "V-3", G: "V-4", C: "IV-4"}, tokens={D: ["V-4"]}, armies=[("V", "V-1")])
    found = GAME.odds(state, Attack(D, "V-1"))
    assert found.places["roman_doubling"] == ["V-4"]
    # a broken link is a link for doubling too
    state = position({D: "V-3", G: "V-2"}, armies=[("V", "V-1")])
    assert values(state, "V-1", 3, 6) == (6, 6, "draw")
    # the sea is none
    state = position({D: "V-3", G: "VI-1"}, fleets=["S3"], armies=[("V", "V-1")])
    assert GAME.odds(state, Attack(D, "V-1")).numbers["roman_times"] == 1


@pytest.mark.rule("TET 5.3")
def test_each_other_army_at_the_barbarians_chain_doubles_theirs() -> None:
    """Syria's army; one on Persia beside it; one in Egypt beside Syria: x 4."""
    state = position(
        {D: "V-3"}, armies=[("V", "V-1"), ("V", "B-V"), ("VI", "VI-1")], tokens={D: ["V-4"]}
    )
    found = GAME.odds(state, Attack(D, "V-1"))
    assert found.places["barbarian_doubling"] == ["VI-1", "B-V"]
    assert found.numbers["barbarian_times"] == 4
    # 6 + 2 (Galatia, Bithynia) = 8 against 4 x die: wins against 1, draws with 2
    assert values(state, "V-1", 6, 2) == (8, 8, "draw")
    # dice (r, n): r + 2 > 4n only for n = 1, r > 2: four rolls; r + 2 = 4: r = 2; r + 2 = 8: r = 6
    assert odds(state, "V-1") == (4, 2, 30)


@pytest.mark.rule("TET 5.3")
def test_an_army_beside_a_revolt_of_the_chain_doubles() -> None:
    state = position({D: "V-3"}, armies=[("V", "V-1"), ("V", "V-6")], revolt=["V-2", "V-4"])
    assert values(state, "V-1", 6, 1) == (6, 6, "draw")  # (1 + 2) x 2


@pytest.mark.rule("TET 5.3")
def test_an_army_in_a_space_of_the_chain_doubles() -> None:
    state = position({D: "V-3"}, armies=[("V", "V-1"), ("V", "V-4")], revolt=["V-2", "V-4"])
    assert values(state, "V-1", 5, 1) == (5, 6, "defeat")  # (1 + 2) x 2


@pytest.mark.rule("TET 5.4")
def test_the_higher_value_wins_a_draw_changes_nothing() -> None:
    state = position({D: "V-3"}, armies=[("V", "V-1")])
    events = attack(state, "V-1", (4, 4))
    assert tags(events) == ["battle"]
    assert (armies(state), where(state, D), state.ip) == ({("V", "V-1")}, "V-3", 4)
    events = attack(state, "V-1", (4, 3))
    assert tags(events) == ["battle", "army_beaten"]
    assert (armies(state), state.reserve, where(state, D)) == (set(), 3, "V-3")


@pytest.mark.rule("TET 5.5")
def test_a_defeated_emperor_leaves_the_board_with_any_token_in_his_space() -> None:
    state = position({D: "V-3"}, armies=[("V", "V-1")], tokens={M: ["V-3"], D: ["V-4"]})
    events = attack(state, "V-1", (1, 6))
    assert tags(events) == ["battle", "figure_removed", "token_lost"]
    assert (where(state, D), tokens(state, M), tokens(state, D)) == (None, set(), {"V-4"})
    assert state.hand[3] == 5
    assert armies(state) == {("V", "V-1")}


@pytest.mark.rule("TET 5.5", "TET 1.5")
def test_a_printed_token_is_never_removed() -> None:
    state = position({D: "V-5"}, armies=[("V", "V-4")])
    attack(state, "V-4", (1, 6))
    assert where(state, D) is None
    assert GAME.view(state).spaces[28].printed == "counts"


@pytest.mark.rule("TET 5.5")
def test_beaten_in_his_own_turn_he_can_still_sail_and_use_the_dux() -> None:
    setup = rules(["dux"])
    state = position({D: "V-3", DUX: "I-3"}, armies=[("V", "V-1")], fleets=["S1"], setup=setup)
    attack(state, "V-1", (1, 6))
    assert GAME.legal(state) == [
        Move(DUX, "I-2"),
        Move(DUX, "I-4"),
        Move(DUX, "I-5"),
        Sail("S1", "S2"),
        END,
    ]
    assert state.ip == 4
    assert why(state, Secure()) == ("figure_off_board", "TET 5.5")
    assert why(state, Move(D, "V-4")) == ("figure_off_board", "TET 5.5")
    assert why(state, DeployDux("V-4"))[0] == "dux_used"


@pytest.mark.rule("TET 5.5", "TET 3.1")
def test_he_enters_again_on_his_next_turn_not_at_once() -> None:
    state = position({D: "V-3", G: "IV-3", C: "II-1", M: "IT-3"}, armies=[("V", "V-1")], ip=2)
    attack(state, "V-1", (1, 6))
    assert GAME.legal(state) == [EndTurn()]
    for threat in ((4, 3), (2, 3), (2, 3)):
        do(state, END, threat)
        if state.pending == "crossing":
            roll(state, (1,))
    assert GAME.view(state).active == M
    do(state, END, (2, 3))
    while state.pending:
        roll(state, (1,))
    assert (GAME.view(state).active, state.phase) == (D, "enter")
