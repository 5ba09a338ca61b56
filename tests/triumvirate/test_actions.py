"""Phase III (TRI 5)."""

from __future__ import annotations

import pytest

from engine.core.game import Cost
from engine.triumvirate.commands import EndTurn, Persuade, ProduceWeapons, Raise
from engine.triumvirate.events import Persuaded, Raised, WeaponsProduced
from engine.triumvirate.game import GAME
from engine.triumvirate.state import leads
from tests.triumvirate.positions import build, play, purse, why

POLITICAL, MILITARY, COMPETENCE = "gallia_narbonensis", "gallia", "asia"


def acting(where, gold, active="caesar", **changes):
    """This character in the action phase with so much gold, in a province of his own.

    The one competence province is Crassus' Asia: if another acts there, it was conquered and
    Crassus is in Achaea.
    """
    changes["at"] = {"crassus": "achaea", active: where} | changes.get("at", {})
    return build(
        phase="action", active=active, owner={where: active}, purse={active: gold}, **changes
    )


@pytest.mark.rule("TRI 5.1", "TRI 5.9")
def test_three_actions_cost_one_two_and_three_gold():
    s = acting(COMPETENCE, 7)
    pool = s.pool_gold
    for price, left in ((1, 6), (2, 4), (3, 1)):
        assert GAME.view(s).next_action_cost == price
        assert GAME.action(s, Raise("political")).cost == Cost("gold", price)
        out = play(s, Raise("political"))
        assert out == [Raised("TRI 5.4", "caesar", "political", price + 1, price)]
        assert purse(s, "caesar") == left
    assert s.pool_gold == pool + 6
    assert GAME.legal(s) == [EndTurn()]
    assert GAME.view(s).next_action_cost == 0
    assert why(s, Raise("political")) == ("three_actions", "TRI 5.1", {})


@pytest.mark.rule("TRI 5.1")
def test_without_gold_there_is_no_action():
    s = acting(COMPETENCE, 0)
    assert GAME.legal(s) == [EndTurn()]
    assert why(s, Raise("military")) == ("no_gold", "TRI 5.1", {"needed": 1, "has": 0})
    s = acting(COMPETENCE, 2)
    play(s, Raise("military"))
    assert GAME.legal(s) == [EndTurn()]
    assert why(s, Raise("military")) == ("no_gold", "TRI 5.1", {"needed": 2, "has": 1})


@pytest.mark.rule("TRI 5.2")
def test_in_a_political_province_politics_is_raised_or_a_citizen_persuaded():
    s = acting(POLITICAL, 9)
    assert GAME.legal(s) == [
        Raise("political"),
        Persuade("alii"),
        Persuade("pompeius"),
        Persuade("crassus"),
        EndTurn(),
    ]
    here = {"province": "gallia_narbonensis", "type": "political"}
    assert why(s, Raise("military")) == ("wrong_province", "TRI 5.3", here)
    assert why(s, ProduceWeapons()) == ("wrong_province", "TRI 5.3", here)
    assert play(s, Raise("political")) == [Raised("TRI 5.2", "caesar", "political", 2, 1)]


@pytest.mark.rule("TRI 5.3")
def test_in_a_military_province_military_is_raised_or_weapons_produced():
    s = acting(MILITARY, 9)
    assert GAME.legal(s) == [Raise("military"), ProduceWeapons(), EndTurn()]
    here = {"province": "gallia", "type": "military"}
    assert why(s, Raise("political")) == ("wrong_province", "TRI 5.2", here)
    assert why(s, Persuade("alii")) == ("wrong_province", "TRI 5.2", here)
    assert play(s, Raise("military")) == [Raised("TRI 5.3", "caesar", "military", 2, 1)]


@pytest.mark.rule("TRI 5.4")
def test_in_a_competence_province_either_competence_is_raised_and_nothing_else():
    s = acting(COMPETENCE, 9)
    assert GAME.legal(s) == [Raise("political"), Raise("military"), EndTurn()]
    here = {"province": "asia", "type": "competence"}
    assert why(s, ProduceWeapons()) == ("wrong_province", "TRI 5.3", here)
    assert why(s, Persuade("alii")) == ("wrong_province", "TRI 5.2", here)


@pytest.mark.rule("TRI 5.5")
def test_a_citizen_is_persuaded_from_alii_or_from_another_to_alii():
    s = acting(POLITICAL, 6, political={"caesar": 2})
    out = play(s, Persuade("alii"), Persuade("crassus"))
    assert out == [
        Persuaded("TRI 5.5", "caesar", "alii", "caesar", 1),
        Persuaded("TRI 5.5", "caesar", "crassus", "alii", 2),
    ]
    assert (s.citizens, s.alii) == ((3, 2, 1), 5)


@pytest.mark.rule("TRI 5.5")
def test_persuading_without_the_lead_costs_two_gold_more():
    s = acting(POLITICAL, 2)
    asked = {"needed": 3, "has": 2}
    assert why(s, Persuade("alii")) == ("no_gold", "TRI 5.5", asked)
    assert GAME.legal(s) == [Raise("political"), EndTurn()]
    # the lead in military competence is no help
    s = acting(POLITICAL, 3, military={"caesar": 5})
    assert GAME.action(s, Persuade("alii")).cost == Cost("gold", 3)
    play(s, Persuade("alii"))
    assert purse(s, "caesar") == 0


@pytest.mark.rule("TRI 5.5")
def test_no_citizen_can_be_persuaded_where_none_is():
    s = acting(POLITICAL, 9, citizens={"pompeius": 0, "crassus": 5, "caesar": 5}, calendar=5)
    assert GAME.view(s).alii == 1
    play(s, Persuade("alii"))
    assert GAME.legal(s) == [Raise("political"), Persuade("crassus"), EndTurn()]
    assert why(s, Persuade("alii")) == ("no_citizen", "TRI 5.5", {"source": "alii"})
    assert why(s, Persuade("pompeius")) == ("no_citizen", "TRI 5.5", {"source": "pompeius"})
    assert why(s, Persuade("caesar")) == ("own_citizens", "TRI 5.5", {})
    unknown = ("unknown_character", "TRI 1.1", {"character": "cicero"})
    assert why(s, Persuade("cicero")) == unknown
    two = build(2, phase="action", at={"caesar": POLITICAL}, purse={"caesar": 3})
    assert why(two, Persuade("crassus"))[0] == "unknown_character"


@pytest.mark.rule("TRI 5.6")
def test_two_weapons_are_produced_for_two_gold_more_without_the_lead():
    s = acting(MILITARY, 2)
    assert why(s, ProduceWeapons()) == ("no_gold", "TRI 5.6", {"needed": 3, "has": 2})
    s = acting(MILITARY, 2, military={"caesar": 2})
    out = play(s, ProduceWeapons())
    assert out == [WeaponsProduced("TRI 5.6", "caesar", 2, 1)]
    assert (s.bag, s.weapons, purse(s, "caesar")) == ((4, 2, 2), (4, 6, 6), 1)
    # the lead in politics is no help
    s = acting(MILITARY, 3, political={"caesar": 5})
    assert GAME.action(s, ProduceWeapons()).cost == Cost("gold", 3)


@pytest.mark.rule("TRI 5.6")
def test_with_one_weapon_in_reserve_one_is_produced_with_none_nothing():
    s = acting(MILITARY, 9, bag={"caesar": 7})
    out = play(s, ProduceWeapons())
    assert out == [WeaponsProduced("TRI 5.6", "caesar", 1, 3)]
    assert (s.bag[0], s.weapons[0]) == (8, 0)
    assert GAME.legal(s) == [Raise("military"), EndTurn()]
    assert why(s, ProduceWeapons()) == ("no_weapons", "TRI 5.6", {})


@pytest.mark.rule("TRI 5.7")
@pytest.mark.parametrize(
    ("track", "leading"),
    [
        ((1, 1, 1), [False, False, False]),
        ((2, 1, 1), [True, False, False]),
        ((3, 3, 1), [True, True, False]),
        ((3, 3, 3), [False, False, False]),
        ((3, 2, 1), [True, False, False]),
        ((7, 7, 7), [True, True, True]),
        ((7, 7, 6), [True, True, False]),
        ((2, 2), [False, False]),
        ((1, 2), [False, True]),
        ((7, 7), [True, True]),
    ],
)
def test_who_leads(track, leading):
    assert [leads(track, seat) for seat in range(len(track))] == leading


@pytest.mark.rule("TRI 5.7")
def test_at_the_start_nobody_leads():
    view = GAME.view(build())
    assert not any(c.leads_political or c.leads_military for c in view.characters)


@pytest.mark.rule("TRI 5.8")
def test_a_competence_at_seven_cannot_be_raised():
    s = acting(COMPETENCE, 6, political={"caesar": 7})
    assert GAME.legal(s) == [Raise("military"), EndTurn()]
    assert why(s, Raise("political")) == ("track_full", "TRI 5.8", {"track": "political"})
    s = acting(COMPETENCE, 6, military={"caesar": 7})
    assert GAME.legal(s) == [Raise("political"), EndTurn()]


@pytest.mark.rule("TRI 5.4", "TRI 5.7", "TRI 5.1")
def test_example_caesar_overtakes_in_politics_and_catches_up_in_military():
    # Caesar and Crassus lead together in politics, Crassus alone in military
    s = acting(
        COMPETENCE,
        6,
        political={"caesar": 3, "crassus": 3},
        military={"caesar": 1, "crassus": 3},
    )
    view = GAME.view(s)
    assert [c.leads_political for c in view.characters] == [True, False, True]
    assert [c.leads_military for c in view.characters] == [False, False, True]
    play(s, Raise("political"))
    assert purse(s, "caesar") == 5
    assert [c.leads_political for c in GAME.view(s).characters] == [True, False, False]
    play(s, Raise("military"), Raise("military"))
    assert purse(s, "caesar") == 0
    assert [c.leads_military for c in GAME.view(s).characters] == [True, False, True]


@pytest.mark.rule("TRI 5.3", "TRI 5.6", "TRI 5.1")
def test_example_pompeius_raises_military_twice_or_produces_weapons_once():
    s = acting("hispania_citerior", 3, active="pompeius")
    other = GAME.clone(s)
    play(s, Raise("military"), Raise("military"))
    assert (purse(s, "pompeius"), s.military[1]) == (0, 3)
    assert GAME.legal(s) == [EndTurn()]
    play(other, ProduceWeapons())
    assert (purse(other, "pompeius"), other.bag[1]) == (0, 4)
    assert GAME.legal(other) == [EndTurn()]


@pytest.mark.rule("TRI 5.5", "TRI 5.1")
def test_example_crassus_leading_persuades_three_citizens_for_six_gold():
    s = acting("sicilia", 6, active="crassus", political={"crassus": 2})
    play(s, Persuade("alii"), Persuade("alii"), Persuade("caesar"))
    assert (s.citizens, s.alii, purse(s, "crassus")) == ((1, 2, 4), 4, 0)
    assert GAME.legal(s) == [EndTurn()]


@pytest.mark.rule("TRI 7.3", "TRI 7.4")
def test_both_competences_at_seven_win_at_once():
    s = acting(COMPETENCE, 9, political={"caesar": 6}, military={"caesar": 6})
    play(s, Raise("political"))
    assert GAME.outcome(s) is None
    play(s, Raise("military"))
    result = GAME.outcome(s)
    assert (result.winners, result.reason, result.rule) == ((0,), "competences", "TRI 7.3")
    assert GAME.legal(s) == []


@pytest.mark.rule("TRI 7.1", "TRI 7.4")
def test_six_citizens_win_at_once_with_a_consul_card_only():
    s = acting(POLITICAL, 9, citizens={"caesar": 5}, cards={"caesar": 1})
    play(s, Persuade("pompeius"))
    assert GAME.outcome(s) is None
    play(s, Persuade("alii"))
    result = GAME.outcome(s)
    assert (result.winners, result.reason, result.rule) == ((0,), "six_citizens", "TRI 7.1")
    s = acting(POLITICAL, 9, citizens={"caesar": 5})
    play(s, Persuade("alii"))
    assert s.citizens[0] == 6
    assert GAME.outcome(s) is None
