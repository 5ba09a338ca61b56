"""Attacks up to their result (TRI 4.1 to 4.8, 4.12)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.errors import RuleError
from engine.triumvirate.commands import EndMovement, Move
from engine.triumvirate.events import (
    Attacked,
    Conquered,
    Fought,
    Protected,
    Repelled,
    WeaponsDrawn,
)
from engine.triumvirate.game import GAME
from tests.triumvirate.positions import (
    build,
    draw,
    goals,
    gold,
    governor,
    legions,
    owner,
    play,
    purse,
    where,
    why,
)


def attack(attackers, defenders, **changes):
    """Caesar attacks Sicilia (Crassus') from Italia; what happened so far."""
    changes.setdefault("all_legions", 1)
    s = build(legions={"italia": attackers, "sicilia": defenders}, **changes)
    return s, play(s, Move("sicilia", attackers))


LAST = {
    "macedonia": "caesar",
    "achaea": "pompeius",
    "asia": "caesar",
    "syria": "pompeius",
    "gallia": "pompeius",
}
"""With these Crassus keeps Sicilia alone."""


@pytest.mark.rule("TRI 4.1")
def test_a_last_province_may_not_be_attacked():
    s = build(owner=LAST, at={"crassus": "sicilia"}, legions={"italia": 5})
    assert "sicilia" not in goals(s)
    reason = ("last_province", "TRI 4.1", {"province": "sicilia", "character": "crassus"})
    assert why(s, Move("sicilia", 5)) == reason
    play(s, Move("west", 5))
    assert "sicilia" not in goals(s)
    # one of two may be
    s = build(owner=LAST | {"syria": "crassus"}, at={"crassus": "sicilia"})
    assert "sicilia" in goals(s)


@pytest.mark.rule("TRI 4.2")
@pytest.mark.parametrize(
    ("attackers", "defenders", "drawn"), [(6, 6, 3), (6, 2, 2), (1, 6, 1), (3, 3, 3), (2, 3, 2)]
)
def test_three_weapons_but_no_more_than_the_smaller_side(attackers, defenders, drawn):
    s, _ = attack(attackers, defenders)
    assert {sum(d) for d, _ in GAME.chances(s)} == {drawn}
    assert GAME.acting(s) is None
    assert GAME.legal(s) == []
    assert why(s, EndMovement()) == ("weapons_undrawn", "TRI 4.2", {})


@pytest.mark.rule("TRI 4.2")
def test_a_bag_with_fewer_weapons_gives_all_it_has():
    s, _ = attack(5, 5, bag={"caesar": 1, "pompeius": 0, "crassus": 1})
    assert GAME.chances(s) == (((1, 0, 1), Fraction(1)),)
    s, out = attack(5, 4, bag={"caesar": 0, "pompeius": 0, "crassus": 0})
    # nothing to draw: fought at once, 5 against 4
    assert GAME.chances(s) == ()
    assert Conquered("TRI 4.8", "caesar", "crassus", "sicilia", 1, 0) in out


@pytest.mark.rule("TRI 4.2")
def test_an_empty_province_is_conquered_without_a_draw():
    s, out = attack(2, 0)
    assert GAME.chances(s) == ()
    assert out[:2] == [
        Attacked("TRI 3.8", "caesar", "crassus", "italia", "sicilia", 2, 0, 0, 1),
        Conquered("TRI 4.8", "caesar", "crassus", "sicilia", 2, 0),
    ]


@pytest.mark.rule("TRI 4.2")
def test_the_chances_of_a_draw_are_exact():
    # 6 weapons, 2 of each colour, 3 drawn: 20 ways; (1, 1, 1) is 2 * 2 * 2 of them
    s, _ = attack(3, 3)
    chances = dict(GAME.chances(s))
    assert chances[(1, 1, 1)] == Fraction(8, 20)
    assert chances[(2, 1, 0)] == chances[(0, 1, 2)] == Fraction(2, 20)
    assert len(chances) == 7
    assert sum(chances.values()) == 1
    assert list(chances) == sorted(chances)
    # 4 red of 7, 1 drawn
    s, _ = attack(1, 3, bag={"caesar": 4, "pompeius": 2, "crassus": 1})
    assert GAME.chances(s) == (
        ((0, 0, 1), Fraction(1, 7)),
        ((0, 1, 0), Fraction(2, 7)),
        ((1, 0, 0), Fraction(4, 7)),
    )


@pytest.mark.rule("TRI 4.3", "TRI 4.12")
def test_weapons_of_both_sides_remove_legions_and_return_to_the_reserves():
    s, _ = attack(6, 6)
    pool = s.pool_legions
    out = draw(s, caesar=1, third=2)
    # 6 - 1 defenders, 6 - 2 attackers, main battle 4 each
    assert out[:2] == [
        WeaponsDrawn("TRI 4.3", "caesar", "crassus", "sicilia", 1, 2, 0),
        Fought("TRI 4.5", "sicilia", 4),
    ]
    assert legions(s, "sicilia") == 1
    assert s.bag == (1, 2, 0)
    assert s.weapons == (7, 6, 8)
    assert s.pool_legions == pool + 11


@pytest.mark.rule("TRI 4.3")
def test_a_third_colour_does_nothing_and_returns_to_the_bag():
    s, _ = attack(4, 3)
    out = draw(s, pompeius=2, caesar=1)
    assert out[0] == WeaponsDrawn("TRI 4.3", "caesar", "crassus", "sicilia", 1, 0, 2)
    # 4 against 2
    assert out[1] == Fought("TRI 4.5", "sicilia", 2)
    # the loser's compensation put one black weapon in
    assert s.bag == (1, 2, 3)
    assert s.weapons == (7, 6, 5)


@pytest.mark.rule("TRI 1.4", "TRI 4.3")
def test_neutral_weapons_always_return_to_the_bag():
    s = build(2, legions={"italia": 4, "sicilia": 4})
    play(s, Move("sicilia", 4))
    draw(s, third=2, pompeius=1)
    assert s.bag == (2, 1, 2)
    assert s.weapons == (6, 7)
    # 3 attackers against 4
    assert legions(s, "sicilia") == 1


@pytest.mark.rule("TRI 4.4")
def test_the_defending_character_removes_two_attackers():
    s, _ = attack(6, 3, at={"crassus": "sicilia"})
    out = draw(s, caesar=1, pompeius=2)
    # defenders 3 - 1; attackers 6 - 2; main battle 2 each
    assert out[1:4] == [
        Protected("TRI 4.4", "crassus", "sicilia", 2),
        Fought("TRI 4.5", "sicilia", 2),
        Conquered("TRI 4.8", "caesar", "crassus", "sicilia", 2, 0),
    ]


@pytest.mark.rule("TRI 4.4")
def test_protection_removes_no_more_than_are_left():
    s, out = attack(1, 0, at={"crassus": "sicilia"})
    assert out[1:] == [
        Protected("TRI 4.4", "crassus", "sicilia", 1),
        Repelled("TRI 4.7", "caesar", "crassus", "sicilia", "italia", 0),
    ]
    s, out = attack(2, 0, at={"crassus": "sicilia"})
    assert owner(s, "sicilia") == 2
    s, out = attack(3, 0, at={"crassus": "sicilia"})
    assert owner(s, "sicilia") == 0
    assert legions(s, "sicilia") == 1


@pytest.mark.rule("TRI 4.4")
def test_another_character_or_one_elsewhere_protects_nothing():
    s, _ = attack(4, 2, at={"crassus": "asia"})
    out = draw(s, pompeius=2)
    assert not [e for e in out if isinstance(e, Protected)]
    assert legions(s, "sicilia") == 2


@pytest.mark.rule("TRI 4.5", "TRI 4.12")
def test_both_sides_lose_the_same_until_one_has_none():
    s, _ = attack(5, 3)
    pool = s.pool_legions
    out = draw(s, pompeius=2, third=1)
    # 4 against 3
    assert out[1] == Fought("TRI 4.5", "sicilia", 3)
    assert legions(s, "sicilia") == 1
    assert s.pool_legions == pool + 1 + 3 + 3


@pytest.mark.rule("TRI 4.6", "TRI 4.7")
def test_an_attack_that_wipes_out_both_sides_has_failed():
    s, _ = attack(3, 3)
    out = draw(s, caesar=1, pompeius=1, third=1)
    assert out[1:] == [
        Fought("TRI 4.5", "sicilia", 2),
        Repelled("TRI 4.7", "caesar", "crassus", "sicilia", "italia", 0),
    ]
    assert owner(s, "sicilia") == 2
    assert where(s, "caesar") == "italia"


@pytest.mark.rule("TRI 4.7")
def test_after_a_failed_attack_he_returns_with_his_civil_servants_and_pays_nothing_more():
    s = build(legions={"italia": 2, "sicilia": 6}, carried={"caesar": 1})
    play(s, Move("sicilia", 2))
    draw(s, pompeius=2)
    assert (where(s, "caesar"), s.points, s.carried[0]) == ("italia", 3, 1)
    assert (legions(s, "italia"), legions(s, "sicilia")) == (0, 4)


@pytest.mark.rule("TRI 4.7")
def test_after_a_failed_attack_from_the_sea_he_is_back_where_he_last_stood():
    s = build(legions={"italia": 2, "africa": 5}, at={"pompeius": "cyrenaica"})
    play(s, Move("west", 2), Move("africa", 2))
    out = draw(s, third=2)
    assert out[-1] == Repelled("TRI 4.7", "caesar", "pompeius", "africa", "italia", 3)
    assert (where(s, "caesar"), s.points) == ("italia", 2)
    # the next crossing is a new one: its first sea is free again
    play(s, Move("west", 0), Move("gallia_cisalpina", 0))
    assert s.points == 1


@pytest.mark.rule("TRI 4.8")
def test_a_conquered_province_changes_hands_with_governor_servant_and_gold():
    s = build(
        legions={"italia": 5, "sicilia": 1},
        servants={"sicilia": 1},
        gold={"sicilia": 2},
        carried={"caesar": 1},
    )
    play(s, Move("sicilia", 4))
    out = draw(s, pompeius=1)
    assert Conquered("TRI 4.8", "caesar", "crassus", "sicilia", 3, 1) in out
    assert (owner(s, "sicilia"), governor(s, "sicilia")) == (0, "servant")
    assert (legions(s, "sicilia"), legions(s, "italia")) == (3, 1)
    assert (gold(s, "sicilia"), purse(s, "caesar")) == (0, 2)
    # his own civil servant stays with him
    assert s.carried[0] == 1
    view = GAME.view(s)
    assert [c.governors for c in view.characters] == [3, 4, 5]


@pytest.mark.rule("TRI 4.8")
@pytest.mark.parametrize(("outside", "position"), [(0, "in"), (1, "out")])
def test_the_conquerors_governor_stands_in_the_same_position(outside, position):
    s, _ = attack(3, 0, outside={"sicilia": outside})
    assert (owner(s, "sicilia"), governor(s, "sicilia")) == (0, position)


@pytest.mark.rule("TRI 4.2", "TRI 4.3", "TRI 4.5", "TRI 4.6")
def test_the_odds_of_an_attack_worked_example():
    # 2 red, 2 blue, 2 black; Caesar with 3 against 2 in Sicilia: 2 of 6 drawn, 15 ways.
    # blue counts as nothing. red-red 1, red-black 4, black-black 1, red-blue 4, black-blue 4,
    # blue-blue 1. Attackers left: rr 3-0=3; rb 2-1=1; kk 1-2: 0 (1 defender); r+blue 3-1=2;
    # k+blue 2-2=0; blue-blue 3-2=1.
    s = build(legions={"italia": 3, "sicilia": 2})
    odds = GAME.odds(s, Move("sicilia", 3))
    assert (odds.kind, odds.rule) == ("attack", "TRI 4.2")
    assert odds.numbers == {"attackers": 3, "defenders": 2, "drawn": 2, "protection": 0}
    lines = [(x.result, *x.numbers.values(), x.chance) for x in odds.lines]
    assert lines == [
        ("conquered", 3, 0, (1, 15)),
        ("conquered", 2, 0, (4, 15)),
        ("conquered", 1, 0, (1, 3)),
        ("failed", 0, 0, (4, 15)),
        ("failed", 0, 1, (1, 15)),
    ]
    assert [(x.result, x.chance) for x in odds.totals] == [
        ("conquered", (2, 3)),
        ("failed", (1, 3)),
    ]


@pytest.mark.rule("TRI 4.3")
def test_the_odds_know_whose_weapons_are_in_the_bag():
    # 1 against 1, one of 7 drawn: 4 red conquer, 2 blue do nothing, 1 black removes the attacker
    bag = {"caesar": 4, "pompeius": 2, "crassus": 1}
    s = build(legions={"italia": 1, "sicilia": 1}, bag=bag)
    odds = GAME.odds(s, Move("sicilia", 1))
    assert [(x.result, *x.numbers.values(), x.chance) for x in odds.lines] == [
        ("conquered", 1, 0, (4, 7)),
        ("failed", 0, 0, (2, 7)),
        ("failed", 0, 1, (1, 7)),
    ]


@pytest.mark.rule("TRI 4.4")
def test_the_odds_count_protection_and_certain_results():
    s = build(legions={"italia": 3, "sicilia": 0}, at={"crassus": "sicilia"})
    odds = GAME.odds(s, Move("sicilia", 3))
    assert odds.numbers == {"attackers": 3, "defenders": 0, "drawn": 0, "protection": 2}
    assert [(x.result, x.chance, x.numbers) for x in odds.lines] == [
        ("conquered", (1, 1), {"attackers": 1, "defenders": 0})
    ]
    assert [x.chance for x in odds.totals] == [(1, 1), (0, 1)]
    odds = GAME.odds(s, Move("sicilia", 2))
    assert [x.chance for x in odds.totals] == [(0, 1), (1, 1)]


@pytest.mark.rule("TRI 4.2")
def test_only_attacks_have_odds():
    s = build()
    for command in (EndMovement(), Move("west", 0), Move("gallia_cisalpina", 1), None):
        with pytest.raises(RuleError, match="no_odds"):
            GAME.odds(s, command)
    play(s, Move("sicilia", 2))
    assert GAME.odds(s, None).numbers["drawn"] == 2
