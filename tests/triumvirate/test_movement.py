"""Phase II (TRI 3)."""

from __future__ import annotations

import pytest

from engine.core.game import Cost
from engine.triumvirate.commands import EndMovement, Move, PutDown
from engine.triumvirate.events import GoldPickedUp, Moved, Sailed, ServantPutDown
from engine.triumvirate.game import GAME
from engine.triumvirate.view import Destination
from tests.triumvirate.positions import (
    build,
    draw,
    goals,
    gold,
    governor,
    legions,
    moves,
    play,
    purse,
    where,
    why,
)


@pytest.mark.rule("TRI 3.1", "TRI 3.2")
def test_four_points_move_through_four_provinces():
    s = build(at={"caesar": "gallia"})
    way = ["gallia_narbonensis", "gallia_cisalpina", "illyricum", "gallia_cisalpina"]
    for left, province in zip((3, 2, 1, 0), way, strict=True):
        out = play(s, Move(province, 0))
        assert isinstance(out[0], Moved)
        assert s.points == left
    assert GAME.legal(s) == [EndMovement()]
    assert why(s, Move("italia", 0)) == ("too_few_points", "TRI 3.1", {"needed": 1, "has": 0})


@pytest.mark.rule("TRI 3.2")
def test_only_adjacent_areas_can_be_entered_at_one_point_each():
    s = build(at={"caesar": "gallia"})
    assert goals(s) == {"gallia_narbonensis", "hispania_citerior"}
    not_near = {"source": "gallia", "to": "italia"}
    assert why(s, Move("italia", 0)) == ("not_adjacent", "TRI 3.2", not_near)
    assert why(s, Move("west", 0))[0] == "not_adjacent"
    assert why(s, Move("gallia", 0)) == ("already_there", "TRI 3.2", {"to": "gallia"})
    assert why(s, Move("britannia", 0)) == ("unknown_area", "TRI 3.2", {"area": "britannia"})
    assert GAME.action(s, Move("gallia_narbonensis", 2)).cost == Cost("points", 1)


@pytest.mark.rule("TRI 3.1", "TRI 3.5")
def test_legions_move_with_the_character_at_no_cost_and_join_those_there():
    s = build(legions={"italia": 5}, all_legions=1)
    assert [c.legions for c in moves(s) if c.to == "gallia_cisalpina"] == [0, 1, 2, 3, 4, 5]
    out = play(s, Move("gallia_cisalpina", 4))
    assert out == [Moved("TRI 3.2", "caesar", "italia", "gallia_cisalpina", 4, 0, 1)]
    assert (legions(s, "italia"), legions(s, "gallia_cisalpina")) == (1, 5)
    # there he may take along others as well
    play(s, Move("illyricum", 5))
    assert (legions(s, "gallia_cisalpina"), legions(s, "illyricum")) == (0, 6)
    asked = ("too_few_legions", "TRI 3.5", {"province": "illyricum", "needed": 7, "has": 6})
    assert why(s, Move("gallia_cisalpina", 7)) == asked
    assert why(s, Move("gallia_cisalpina", -1))[0] == "too_few_legions"


@pytest.mark.rule("TRI 3.3")
def test_a_sea_costs_a_point_and_leads_to_its_coast_and_the_other_sea():
    s = build(legions={"italia": 4})
    out = play(s, Move("west", 3))
    assert out == [Sailed("TRI 3.3", "caesar", "italia", "west", 3, 0, 1)]
    assert (s.points, where(s, "caesar"), legions(s, "italia")) == (3, "west", 1)
    assert goals(s) == {
        "hispania_ulterior",
        "hispania_citerior",
        "gallia_narbonensis",
        "gallia_cisalpina",
        "sicilia",
        "africa",
        "east",
    }
    asked = ("not_on_coast", "TRI 3.3", {"sea": "west", "province": "illyricum"})
    assert why(s, Move("illyricum", 3)) == asked
    out = play(s, Move("gallia_narbonensis", 3))
    assert out == [Moved("TRI 3.3", "caesar", "west", "gallia_narbonensis", 3, 0, 1)]
    assert (s.points, legions(s, "gallia_narbonensis")) == (2, 5)


@pytest.mark.rule("TRI 3.3")
def test_movement_may_not_end_at_sea():
    s = build()
    play(s, Move("west", 0))
    assert EndMovement() not in GAME.legal(s)
    assert why(s, EndMovement()) == ("at_sea", "TRI 3.3", {"sea": "west"})
    assert why(s, PutDown()) == ("at_sea", "TRI 3.7", {"sea": "west"})


@pytest.mark.rule("TRI 3.3")
def test_a_crossing_enters_each_sea_once_and_does_not_end_where_it_began():
    s = build(legions={"italia": 2})
    play(s, Move("west", 2), Move("east", 2))
    assert "west" not in goals(s)
    assert why(s, Move("west", 2)) == ("sea_twice", "TRI 3.3", {"sea": "west"})
    assert "italia" not in goals(s)
    assert why(s, Move("italia", 2)) == ("no_return", "TRI 3.3", {"province": "italia"})
    # after a landing a new crossing may use the same sea and end in the first province
    play(s, Move("gallia_cisalpina", 2))
    assert s.points == 1
    s = build()
    play(s, Move("west", 0), Move("gallia_cisalpina", 0), Move("west", 0), Move("italia", 0))
    assert s.points == 2


@pytest.mark.rule("TRI 3.4")
def test_the_first_sea_of_a_crossing_without_legions_is_free():
    s = build(at={"caesar": "illyricum"})
    out = play(s, Move("east", 0))
    assert out == [Sailed("TRI 3.4", "caesar", "illyricum", "east", 0, 0, 0)]
    assert s.points == 4
    out = play(s, Move("west", 0), Move("gallia_narbonensis", 0))
    assert isinstance(out[0], Sailed)
    assert (out[0].rule, out[0].cost) == ("TRI 3.3", 1)
    # two sea areas and a landing: 3 points less 1
    assert s.points == 2


@pytest.mark.rule("TRI 3.4")
def test_the_free_sea_may_be_used_more_than_once_a_turn():
    s = build()
    for left, coast in ((3, "gallia_cisalpina"), (2, "italia"), (1, "gallia_narbonensis")):
        play(s, Move("west", 0), Move(coast, 0))
        assert s.points == left
    s = build()
    play(s, Move("west", 1), Move("gallia_cisalpina", 1))
    assert s.points == 2
    assert GAME.action(s, Move("west", 0)).cost == Cost("points", 0)
    assert GAME.action(s, Move("west", 1)).cost == Cost("points", 1)


@pytest.mark.rule("TRI 3.5")
def test_at_sea_no_legion_is_left_or_taken():
    s = build(legions={"italia": 4})
    play(s, Move("west", 2))
    assert {c.legions for c in moves(s)} == {2}
    assert GAME.view(s).characters[0].afloat == 2
    asked = ("legions_aboard", "TRI 3.5", {"needed": 1, "aboard": 2})
    assert why(s, Move("gallia_narbonensis", 1)) == asked
    assert why(s, Move("gallia_narbonensis", 3))[0] == "legions_aboard"


@pytest.mark.rule("TRI 3.6")
def test_gold_is_picked_up_at_once_on_entering():
    s = build(gold={"gallia_cisalpina": 3, "illyricum": 2})
    out = play(s, Move("gallia_cisalpina", 0))
    assert out[1] == GoldPickedUp("TRI 3.6", "caesar", "gallia_cisalpina", 3)
    assert (purse(s, "caesar"), gold(s, "gallia_cisalpina")) == (3, 0)
    play(s, Move("east", 0), Move("illyricum", 0))
    assert purse(s, "caesar") == 5


@pytest.mark.rule("TRI 3.6")
def test_gold_in_a_conquered_province_is_picked_up_but_not_after_a_failed_attack():
    s = build(legions={"italia": 6}, gold={"sicilia": 2})
    failed = GAME.clone(s)
    play(s, Move("sicilia", 6))
    out = draw(s, third=1, caesar=1)
    assert GoldPickedUp("TRI 3.6", "caesar", "sicilia", 2) in out
    assert purse(s, "caesar") == 2
    play(failed, Move("sicilia", 2))
    draw(failed, third=2)
    assert (purse(failed, "caesar"), gold(failed, "sicilia")) == (0, 2)


@pytest.mark.rule("TRI 3.7")
def test_civil_servants_are_taken_along_and_put_down():
    s = build(at={"caesar": "illyricum"}, servants={"illyricum": 2})
    chosen = [(c.legions, c.servants) for c in moves(s) if c.to == "gallia_cisalpina"]
    assert chosen == [(n, v) for n in (0, 1, 2) for v in (0, 1, 2)]
    out = play(s, Move("gallia_cisalpina", 1, 2))
    assert out == [Moved("TRI 3.2", "caesar", "illyricum", "gallia_cisalpina", 1, 2, 1)]
    assert s.carried[0] == 2
    assert governor(s, "illyricum") == "out"
    assert governor(s, "gallia_cisalpina") == "in"
    out = play(s, PutDown())
    assert out == [ServantPutDown("TRI 3.7", "caesar", "gallia_cisalpina")]
    assert governor(s, "gallia_cisalpina") == "servant"
    # he need not put down the other one, and may carry it on
    play(s, Move("italia", 0, 0), EndMovement())
    assert s.carried[0] == 1


@pytest.mark.rule("TRI 3.7")
def test_a_civil_servant_may_be_put_down_before_the_first_move():
    s = build(carried={"caesar": 1})
    assert PutDown() in GAME.legal(s)
    play(s, PutDown())
    assert governor(s, "italia") == "servant"
    assert why(s, PutDown()) == ("no_servant_carried", "TRI 3.7", {})
    # also with no point left
    s = build(carried={"caesar": 1}, points=0)
    assert GAME.legal(s) == [PutDown(), EndMovement()]


@pytest.mark.rule("TRI 3.7")
def test_a_second_civil_servant_in_a_province_is_idle():
    s = build(at={"caesar": "illyricum"}, carried={"caesar": 1})
    play(s, PutDown())
    view = next(p for p in GAME.view(s).provinces if p.id == "illyricum")
    assert (view.servants, view.governor) == (2, "servant")


@pytest.mark.rule("TRI 3.7")
def test_no_more_civil_servants_leave_than_stand_there_and_none_joins_at_sea():
    s = build(at={"caesar": "illyricum"})
    asked = ("too_few_servants", "TRI 3.7", {"province": "illyricum", "needed": 2, "has": 1})
    assert why(s, Move("gallia_cisalpina", 0, 2)) == asked
    play(s, Move("east", 0, 1))
    assert why(s, Move("italia", 0, 1)) == ("no_servants_at_sea", "TRI 3.7", {"sea": "east"})


@pytest.mark.rule("TRI 3.8")
def test_an_enemy_province_needs_a_legion():
    s = build(legions={"italia": 2})
    assert [c.legions for c in moves(s) if c.to == "sicilia"] == [1, 2]
    reason = {"province": "sicilia", "character": "crassus"}
    assert why(s, Move("sicilia", 0)) == ("attack_without_legions", "TRI 3.8", reason)
    assert GAME.action(s, Move("sicilia", 1)).rule == "TRI 3.8"


@pytest.mark.rule("TRI 3.8", "TRI 4.7")
def test_several_attacks_from_the_same_place_while_points_last():
    s = build(legions={"italia": 6, "sicilia": 6}, all_legions=1, bag={"crassus": 4})
    for left in (3, 2, 1, 0):
        play(s, Move("sicilia", 1))
        draw(s, third=1)
        assert (s.points, where(s, "caesar")) == (left, "italia")
    assert (legions(s, "italia"), legions(s, "sicilia")) == (2, 6)
    assert goals(s) == set()


@pytest.mark.rule("TRI 3.9")
def test_no_sea_is_entered_whose_landing_cannot_be_paid_for():
    s = build(points=1, legions={"italia": 2})
    # without legions the sea is free and the landing costs the last point
    assert [c.legions for c in moves(s) if c.to == "west"] == [0]
    asked = ("too_few_points", "TRI 3.9", {"needed": 2, "has": 1})
    assert why(s, Move("west", 1)) == asked
    play(s, Move("west", 0))
    # not a second sea: no point would be left to land
    assert goals(s) == {"gallia_narbonensis", "gallia_cisalpina"}
    assert why(s, Move("east", 0))[:2] == ("too_few_points", "TRI 3.9")
    s = build(points=2, legions={"italia": 2})
    assert [c.legions for c in moves(s) if c.to == "west"] == [0, 1, 2]
    play(s, Move("west", 1))
    assert "east" not in goals(s)


@pytest.mark.rule("TRI 3.3", "TRI 3.9")
def test_a_sea_may_be_entered_only_to_cross_the_other_one_too():
    # Pompeius owns nothing else on the western coast, but Cyrenaica and Aegyptus on the eastern
    owner = {"hispania_citerior": "crassus", "africa": "crassus"}
    s = build(active="pompeius", owner=owner, at={"pompeius": "hispania_ulterior"}, points=2)
    assert [c.legions for c in moves(s) if c.to == "west"] == [0, 1, 2]
    play(s, Move("west", 0))
    assert goals(s) == {"east"}
    play(s, Move("east", 0))
    assert goals(s) == {"cyrenaica", "aegyptus"}
    s = build(active="pompeius", owner=owner, at={"pompeius": "hispania_ulterior"}, points=1)
    assert [c.legions for c in moves(s) if c.to == "west"] == []


@pytest.mark.rule("TRI 3.9", "TRI 3.8")
def test_no_sea_is_entered_without_legions_if_only_enemies_lie_beyond():
    # Pompeius owns nothing else on either sea
    owner = {"hispania_ulterior": "caesar", "hispania_citerior": "caesar", "cyrenaica": "caesar"}
    owner |= {"aegyptus": "crassus", "gallia": "pompeius"}
    s = build(active="pompeius", owner=owner, legions={"africa": 3}, servants={"africa": 0})
    assert [c.legions for c in moves(s) if c.to == "west"] == [1, 2, 3]
    asked = ("no_landing", "TRI 3.9", {"sea": "west", "legions": 0, "points": 4})
    assert why(s, Move("west", 0)) == asked


@pytest.mark.rule("TRI 3.9", "TRI 4.1")
def test_a_last_province_is_no_landing():
    owner = {"italia": "crassus", "sicilia": "caesar", "macedonia": "caesar", "achaea": "caesar"}
    owner |= {"asia": "pompeius", "syria": "pompeius"}
    s = build(owner=owner, at={"caesar": "sicilia", "crassus": "italia"})
    play(s, Move("west", 2))
    assert {"africa", "gallia_cisalpina"} < goals(s)
    assert "italia" not in goals(s)
    reason = {"province": "italia", "character": "crassus"}
    assert why(s, Move("italia", 2)) == ("last_province", "TRI 4.1", reason)
    assert "italia" not in {d.to for d in GAME.view(s).destinations}


@pytest.mark.rule("TRI 3.2", "TRI 3.3", "TRI 3.4", "TRI 3.8")
def test_destinations_for_the_page():
    s = build(at={"caesar": "illyricum"}, points=2, legions={"illyricum": 3})
    found = {d.to: d for d in GAME.view(s).destinations}
    assert found["gallia_cisalpina"] == Destination("gallia_cisalpina", (), 1, 1, 0, 3, 1, False)
    assert found["macedonia"] == Destination("macedonia", (), 1, 1, 1, 3, 1, True)
    assert found["italia"] == Destination("italia", ("east",), 2, 1, 0, 3, 1, False)
    # over both seas only without legions: 2 points
    assert found["gallia_narbonensis"] == Destination(
        "gallia_narbonensis", ("east", "west"), 3, 2, 0, 0, 1, False
    )
    # enemies beyond two seas are out of reach with 2 points
    assert "hispania_ulterior" not in found
    assert "gallia" not in found
    # with 1 point left only over one sea, and without legions
    last = build(at={"caesar": "illyricum"}, points=1, legions={"illyricum": 3})
    assert [(d.to, d.legions_max) for d in GAME.view(last).destinations] == [
        ("gallia_cisalpina", 3),
        ("italia", 0),
        ("macedonia", 3),
    ]
    play(s, Move("east", 0, 1))
    found = {d.to: d for d in GAME.view(s).destinations}
    assert found == {
        "gallia_narbonensis": Destination("gallia_narbonensis", ("west",), 2, 2, 0, 0, 0, False),
        "gallia_cisalpina": Destination("gallia_cisalpina", (), 1, 1, 0, 0, 0, False),
        "italia": Destination("italia", (), 1, 1, 0, 0, 0, False),
    }


@pytest.mark.rule("TRI 3.3", "TRI 3.5", "TRI 3.7", "TRI 4.6")
def test_example_pompeius_crosses_to_macedonia_and_attacks_achaea_with_his_fourth_point():
    s = build(
        active="pompeius",
        at={"pompeius": "hispania_ulterior"},
        owner={"macedonia": "pompeius", "aegyptus": "crassus"},
        legions={"hispania_ulterior": 4, "macedonia": 2, "achaea": 3},
        servants={"hispania_ulterior": 1},
    )
    play(s, Move("west", 4, 1), Move("east", 4), Move("macedonia", 4))
    assert (s.points, legions(s, "macedonia"), s.carried[1]) == (1, 6, 1)
    # he may take more legions along than he brought
    assert [c.legions for c in moves(s) if c.to == "achaea"] == [1, 2, 3, 4, 5, 6]
    play(s, PutDown(), Move("achaea", 6))
    draw(s, pompeius=1, caesar=1, third=1)
    # Achaea 3 - 1, Pompeius 6 - 1, main battle 2 each: 3 left
    assert (where(s, "pompeius"), legions(s, "achaea"), s.points) == ("achaea", 3, 0)
    assert governor(s, "macedonia") == "servant"
