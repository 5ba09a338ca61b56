"""Pieces, set-up and turn order (TRI 1)."""

from __future__ import annotations

import pytest

from engine.core.errors import RuleError
from engine.triumvirate.commands import EndMovement, EndTurn, Move, Place, Raise, Rome, Setup
from engine.triumvirate.events import TurnBegan
from engine.triumvirate.game import GAME
from engine.triumvirate.setup import position
from tests.triumvirate.invariants import check
from tests.triumvirate.positions import build, pass_turn, play, why

THREE = {
    "caesar": {
        "gallia": "out",
        "gallia_narbonensis": "in",
        "gallia_cisalpina": "in",
        "italia": "out",
        "illyricum": "servant",
    },
    "pompeius": {
        "hispania_ulterior": "in",
        "hispania_citerior": "out",
        "aegyptus": "out",
        "cyrenaica": "in",
        "africa": "servant",
    },
    "crassus": {
        "sicilia": "out",
        "macedonia": "in",
        "achaea": "in",
        "asia": "out",
        "syria": "servant",
    },
}


def _provinces(size):
    view = GAME.view(position(Setup(size)))
    found = {}
    for p in view.provinces:
        found.setdefault(p.owner, {})[p.id] = p.governor
    return found


@pytest.mark.rule("TRI 1.1")
def test_caesar_pompeius_crassus_take_turns_in_this_order():
    assert GAME.seats(Setup(3)) == ("caesar", "pompeius", "crassus")
    assert GAME.seats(Setup(2)) == ("caesar", "pompeius")
    for size, order in ((3, [0, 1, 2, 0, 1]), (2, [0, 1, 0, 1, 0])):
        s = GAME.start(Setup(size))
        turns = []
        for _ in order:
            turns.append(GAME.acting(s))
            pass_turn(s)
        assert turns == order


@pytest.mark.rule("TRI 1.2")
@pytest.mark.parametrize(("size", "legions", "coins"), [(3, 60, 15), (2, 45, 12)])
def test_every_pool_is_finite_and_a_coin_is_one_gold(size, legions, coins):
    s = position(Setup(size))
    check(s)
    assert s.pool_legions + sum(s.legions) == legions
    assert s.pool_gold == coins
    view = GAME.view(s)
    for character in view.characters:
        assert character.governors + character.provinces == 9
        assert view.bag[character.id] + character.weapons == 8
    assert view.pool_servants + sum(p.servants for p in view.provinces) == 6
    assert view.alii + sum(c.citizens for c in view.characters) == (11 if size == 3 else 9)


@pytest.mark.rule("TRI 1.3", "TRI 1.5")
def test_set_up_for_three_characters():
    s = position(Setup(3))
    view = GAME.view(s)
    assert _provinces(3) == THREE
    assert [p.legions for p in view.provinces] == [2] * 15
    assert [p.gold for p in view.provinces] == [0] * 15
    assert {c.id: c.at for c in view.characters} == {
        "caesar": "italia",
        "pompeius": "africa",
        "crassus": "asia",
    }
    assert [c.citizens for c in view.characters] == [2, 2, 2]
    assert view.alii == 5
    assert view.bag == {"caesar": 2, "pompeius": 2, "crassus": 2}
    assert [(c.weapons, c.governors, c.gold) for c in view.characters] == [(6, 4, 0)] * 3
    assert [(c.political, c.military) for c in view.characters] == [(1, 1)] * 3
    assert (view.calendar, view.pool_legions, view.pool_gold, view.pool_servants) == (8, 30, 15, 3)


@pytest.mark.rule("TRI 1.4")
def test_set_up_for_two_characters():
    s = position(Setup(2))
    view = GAME.view(s)
    assert _provinces(2) == {
        "caesar": THREE["caesar"],
        "pompeius": {
            "hispania_ulterior": "in",
            "hispania_citerior": "out",
            "sicilia": "out",
            "macedonia": "in",
            "achaea": "in",
            "africa": "servant",
        },
    }
    assert [p.legions for p in view.provinces] == [2] * 11
    assert [(c.governors, c.weapons, c.citizens) for c in view.characters] == [(4, 6, 2), (3, 6, 2)]
    assert view.bag == {"caesar": 2, "pompeius": 2, "neutral": 2}
    assert (view.calendar, view.pool_legions, view.pool_gold, view.alii) == (7, 23, 12, 5)
    assert [c.at for c in view.characters] == ["italia", "africa"]


@pytest.mark.rule("TRI 1.4")
def test_with_two_characters_the_eastern_provinces_cannot_be_entered():
    s = build(2, active="pompeius", at={"pompeius": "macedonia"})
    reason = ("not_in_game", "TRI 1.4", {"province": "asia"})
    assert why(s, Move("asia", 1)) == reason
    s = build(2, active="pompeius")
    assert why(s, Move("cyrenaica", 0)) == ("not_in_game", "TRI 1.4", {"province": "cyrenaica"})


@pytest.mark.rule("TRI 1.3", "TRI 1.4")
def test_two_or_three_characters_play():
    for size, number in ((2, 0), (3, 1)):
        GAME.check_setup(Setup(size))
        assert GAME.pack_setup(Setup(size)) == number
        assert GAME.unpack_setup(number) == Setup(size)
    with pytest.raises(RuleError, match="setup_characters"):
        GAME.check_setup(Setup(4))
    with pytest.raises(RuleError, match="setup_number"):
        GAME.unpack_setup(2)


@pytest.mark.rule("TRI 1.6")
def test_supply_movement_action_follow_in_this_order():
    s = GAME.start(Setup(3))
    phases = []

    def note(*commands):
        phases.append((GAME.view(s).active, GAME.view(s).phase))
        return play(s, *commands)

    reason = ("wrong_phase", "TRI 1.6", {"phase": "supply", "needed": "movement"})
    assert why(s, EndMovement()) == reason
    note(Rome(1, 1))
    assert why(s, Rome(1, 1)) == ("supply_order", "TRI 2.5", {"needed": "place"})
    note(Place("italia"))
    assert why(s, Raise("political"))[:2] == ("wrong_phase", "TRI 5.1")
    assert why(s, EndTurn())[:2] == ("wrong_phase", "TRI 1.6")
    note(EndMovement())
    assert why(s, Move("sicilia", 1))[:2] == ("wrong_phase", "TRI 3.1")
    out = note(EndTurn())
    assert TurnBegan("TRI 1.6", "pompeius", 2) in out
    assert phases == [
        ("caesar", "supply"),
        ("caesar", "supply"),
        ("caesar", "movement"),
        ("caesar", "action"),
    ]
    assert (GAME.view(s).active, GAME.view(s).phase) == ("pompeius", "supply")
