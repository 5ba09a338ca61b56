"""Phase I (TRI 2)."""

from __future__ import annotations

import pytest

from engine.triumvirate import supply
from engine.triumvirate.commands import EndMovement, EndTurn, Move, Place, Rome, Setup, Take
from engine.triumvirate.events import (
    GovernorMoved,
    LegionPlaced,
    Produced,
    RomeSupplied,
    Taken,
)
from engine.triumvirate.game import GAME
from tests.triumvirate.positions import (
    build,
    draw,
    gold,
    governor,
    legions,
    pass_turn,
    play,
    purse,
    why,
)

ASIA = {"owner": {"asia": "caesar"}, "at": {"crassus": "achaea"}, "outside": {"asia": 0}}
"""Caesar has conquered the one competence province, and its governor stands in the box."""


def begin(size=3, active="caesar", **changes):
    """The position after this character's supply began, and what happened."""
    s = build(size, active=active, phase="rome", **changes)
    out = []
    s.turn -= 1
    supply.begin_turn(s, out)
    return s, out


@pytest.mark.rule("TRI 2.1")
def test_every_governor_steps_out_of_or_into_the_supply_box():
    s, out = begin()
    moved = [e for e in out if isinstance(e, GovernorMoved)]
    assert moved == [
        GovernorMoved("TRI 2.1", "gallia", True),
        GovernorMoved("TRI 2.1", "gallia_narbonensis", False),
        GovernorMoved("TRI 2.1", "gallia_cisalpina", False),
        GovernorMoved("TRI 2.1", "italia", True),
    ]
    assert governor(s, "gallia") == governor(s, "italia") == "in"
    assert governor(s, "gallia_narbonensis") == governor(s, "gallia_cisalpina") == "out"
    # the others' governors wait for their own turns
    assert governor(s, "hispania_citerior") == "out"
    assert governor(s, "hispania_ulterior") == "in"


@pytest.mark.rule("TRI 2.1", "TRI 2.3")
def test_a_province_produces_every_other_turn():
    s = GAME.start(Setup(2))
    seen = []
    for _ in range(3):
        seen.append((governor(s, "gallia"), legions(s, "gallia")))
        pass_turn(s)
        pass_turn(s)
    assert seen == [("in", 2), ("out", 4), ("in", 4)]


@pytest.mark.rule("TRI 2.2")
def test_a_governor_on_a_civil_servant_stays_and_his_box_is_always_open():
    s, out = begin()
    assert governor(s, "illyricum") == "servant"
    assert not [e for e in out if isinstance(e, GovernorMoved) and e.province == "illyricum"]
    assert legions(s, "illyricum") == 4
    s.turn -= 1
    supply.begin_turn(s, None)
    assert governor(s, "illyricum") == "servant"
    assert legions(s, "illyricum") == 6


@pytest.mark.rule("TRI 2.3")
def test_production_by_type_worked_example():
    # Caesar, first turn: Narbonensis 2 gold, Cisalpina 2 legions, Illyricum 2 legions
    s, out = begin()
    assert [e for e in out if isinstance(e, Produced)] == [
        Produced("TRI 2.3", "caesar", "gallia_narbonensis", 2, 0, False),
        Produced("TRI 2.3", "caesar", "gallia_cisalpina", 0, 2, False),
        Produced("TRI 2.3", "caesar", "illyricum", 0, 2, False),
    ]
    assert (s.pool_gold, s.pool_legions) == (15 - 2, 30 - 4)
    # the gold of the political province lies there: nobody stands in it
    assert (gold(s, "gallia_narbonensis"), legions(s, "gallia_narbonensis")) == (2, 2)
    assert (gold(s, "gallia_cisalpina"), legions(s, "gallia_cisalpina")) == (0, 4)
    # a competence province gives 1 gold and 1 legion
    s, out = begin(**ASIA)
    assert Produced("TRI 2.3", "caesar", "asia", 1, 1, False) in out
    assert (gold(s, "asia"), legions(s, "asia")) == (1, 3)
    assert (s.pool_gold, s.pool_legions) == (15 - 3, 30 - 5)


@pytest.mark.rule("TRI 2.4")
def test_gold_produced_where_the_character_stands_goes_to_his_reserve():
    s, out = begin(at={"caesar": "gallia_narbonensis"})
    assert Produced("TRI 2.4", "caesar", "gallia_narbonensis", 2, 0, True) in out
    assert (purse(s, "caesar"), gold(s, "gallia_narbonensis")) == (2, 0)
    # only the gold of the province where he stands
    s, out = begin(**ASIA | {"at": {"caesar": "asia", "crassus": "achaea"}})
    assert Produced("TRI 2.4", "caesar", "asia", 1, 1, True) in out
    assert (purse(s, "caesar"), gold(s, "asia"), gold(s, "gallia_narbonensis")) == (1, 0, 2)


@pytest.mark.rule("TRI 2.5")
def test_rome_gives_two_gold_or_two_legions_or_one_of_each():
    s = GAME.start(Setup(3))
    assert GAME.legal(s) == [Rome(2, 0), Rome(0, 2), Rome(1, 1)]
    assert why(s, Rome(1, 0)) == ("rome_choice", "TRI 2.5", {"gold": 1, "legions": 0})
    out = play(s, Rome(2, 0))
    assert out == [RomeSupplied("TRI 2.5", "caesar", 2, 0)]
    assert purse(s, "caesar") == 2
    assert GAME.view(s).phase == "movement"


@pytest.mark.rule("TRI 2.5")
def test_romes_legions_are_placed_one_by_one_in_own_provinces():
    s = GAME.start(Setup(3))
    out = play(s, Rome(0, 2), Place("italia"), Place("gallia"))
    assert out[1:] == [
        LegionPlaced("TRI 2.5", "caesar", "italia"),
        LegionPlaced("TRI 2.5", "caesar", "gallia"),
    ]
    assert (legions(s, "italia"), legions(s, "gallia")) == (3, 3)
    # Cisalpina and Illyricum raised 2 each
    assert s.pool_legions == 30 - 4 - 2
    s = GAME.start(Setup(3))
    play(s, Rome(1, 1))
    assert purse(s, "caesar") == 1
    assert [c.province for c in GAME.legal(s)] == [
        "gallia",
        "gallia_narbonensis",
        "gallia_cisalpina",
        "italia",
        "illyricum",
    ]
    reason = ("not_yours", "TRI 2.5", {"province": "sicilia", "owner": "crassus"})
    assert why(s, Place("sicilia")) == reason
    play(s, Place("italia"))
    assert legions(s, "italia") == 3
    assert GAME.view(s).phase == "movement"


@pytest.mark.rule("TRI 2.5")
@pytest.mark.parametrize(
    ("pool_gold", "pool_legions", "choices"),
    [
        (1, 5, [Rome(1, 0), Rome(0, 2), Rome(1, 1)]),
        (0, 5, [Rome(0, 0), Rome(0, 2), Rome(0, 1)]),
        (5, 1, [Rome(2, 0), Rome(0, 1), Rome(1, 1)]),
        (5, 0, [Rome(2, 0), Rome(0, 0), Rome(1, 0)]),
        (1, 1, [Rome(1, 0), Rome(0, 1), Rome(1, 1)]),
        (1, 0, [Rome(1, 0), Rome(0, 0)]),
        (0, 0, [Rome(0, 0)]),
    ],
)
def test_romes_choices_as_far_as_the_pool_pays_equal_ones_once(pool_gold, pool_legions, choices):
    s = build(phase="rome", pool_gold=pool_gold, pool_legions=pool_legions)
    assert GAME.legal(s) == choices
    if pool_gold < 2:
        pools = {"pool_gold": pool_gold, "pool_legions": pool_legions}
        assert why(s, Rome(2, 0)) == ("rome_pool", "TRI 2.5", {"gold": 2, "legions": 0, **pools})


@pytest.mark.rule("TRI 2.6", "TRI 2.7")
def test_in_a_shortage_a_provinces_coin_may_be_left_and_taken_from_rome():
    # 1 gold in the pool, Narbonensis would produce 2: 1 < 2 + 2
    s, _ = begin(pool_gold=1)
    assert (legions(s, "gallia_cisalpina"), legions(s, "illyricum")) == (4, 4)
    assert GAME.legal(s) == [
        Take("gold", "gallia_narbonensis", 0),
        Take("gold", "gallia_narbonensis", 1),
    ]
    left = GAME.clone(s)
    out = play(left, Take("gold", "gallia_narbonensis", 0))
    assert out == [Taken("TRI 2.7", "caesar", "gallia_narbonensis", "gold", 0, 1, False)]
    assert GAME.legal(left) == [Rome(1, 0), Rome(0, 2), Rome(1, 1)]
    play(left, Rome(1, 0))
    assert purse(left, "caesar") == 1
    play(s, Take("gold", "gallia_narbonensis", 1))
    assert gold(s, "gallia_narbonensis") == 1
    assert GAME.legal(s) == [Rome(0, 0), Rome(0, 2), Rome(0, 1)]


@pytest.mark.rule("TRI 2.7")
@pytest.mark.parametrize(("pool", "asked"), [(4, False), (3, True)])
def test_two_more_than_is_produced_is_no_shortage_of_gold(pool, asked):
    # 2 gold are produced
    s, _ = begin(pool_gold=pool)
    assert (GAME.view(s).phase, s.take_at >= 0) == ("supply", asked)
    assert isinstance(GAME.legal(s)[0], Take) == asked
    assert gold(s, "gallia_narbonensis") == (0 if asked else 2)


@pytest.mark.rule("TRI 2.7")
@pytest.mark.parametrize(("pool", "asked"), [(6, False), (5, True)])
def test_two_more_than_is_produced_is_no_shortage_of_legions(pool, asked):
    # 4 legions are produced
    s, _ = begin(pool_legions=pool)
    assert isinstance(GAME.legal(s)[0], Take) == asked
    assert legions(s, "illyricum") == (2 if asked else 4)
    # gold is looked at separately
    assert gold(s, "gallia_narbonensis") == 2


@pytest.mark.rule("TRI 2.6", "TRI 2.7")
def test_a_shortage_is_shared_out_province_by_province_until_the_pool_is_empty():
    # Cisalpina and Illyricum produce 2, Asia 1; the pool holds 3
    s, _ = begin(pool_legions=3, **ASIA)
    assert [c.amount for c in GAME.legal(s)] == [0, 1, 2]
    assert GAME.legal(s)[0].province == "gallia_cisalpina"
    untouched = GAME.clone(s)
    play(s, Take("legions", "gallia_cisalpina", 2))
    # 1 left: Illyricum would produce 2
    assert GAME.legal(s) == [Take("legions", "illyricum", 0), Take("legions", "illyricum", 1)]
    reason = why(s, Take("legions", "illyricum", 2))
    assert reason[:2] == ("take_too_much", "TRI 2.7")
    assert reason[2]["most"] == 1
    emptied = GAME.clone(s)
    play(emptied, Take("legions", "illyricum", 1))
    assert (emptied.pool_legions, legions(emptied, "illyricum")) == (0, 3)
    # nothing left: Asia isn't asked
    assert GAME.legal(emptied) == [Rome(2, 0), Rome(0, 0), Rome(1, 0)]
    play(s, Take("legions", "illyricum", 0))
    assert GAME.legal(s) == [Take("legions", "asia", 0), Take("legions", "asia", 1)]
    play(s, Take("legions", "asia", 1))
    assert (s.pool_legions, legions(s, "asia")) == (0, 3)
    # with 3 left Asia still yields no more than the 1 that it produces
    play(untouched, Take("legions", "gallia_cisalpina", 0), Take("legions", "illyricum", 0))
    assert [c.amount for c in GAME.legal(untouched)] == [0, 1]


@pytest.mark.rule("TRI 2.7")
def test_gold_is_asked_for_in_all_provinces_before_legions():
    s, _ = begin(pool_gold=2, pool_legions=4, **ASIA)
    order = []
    while isinstance(GAME.legal(s)[0], Take):
        command = GAME.legal(s)[0]
        order.append((command.kind, command.province))
        play(s, command)
    assert order == [
        ("gold", "gallia_narbonensis"),
        ("gold", "asia"),
        ("legions", "gallia_cisalpina"),
        ("legions", "illyricum"),
        ("legions", "asia"),
    ]
    s, _ = begin(pool_gold=2, pool_legions=4)
    wrong = why(s, Take("legions", "illyricum", 1))
    assert wrong == ("take_other", "TRI 2.7", {"kind": "gold", "province": "gallia_narbonensis"})


@pytest.mark.rule("TRI 2.7")
def test_nothing_is_asked_with_an_empty_pool_or_without_production():
    s, _ = begin(pool_gold=0)
    assert GAME.legal(s)[0] == Rome(0, 0)
    # no open box yields gold: Narbonensis' governor steps in
    s, _ = begin(pool_gold=1, outside={"gallia_narbonensis": 1})
    assert GAME.legal(s)[0] == Rome(1, 0)
    assert gold(s, "gallia_narbonensis") == 0


@pytest.mark.rule("TRI 2.4", "TRI 2.7")
def test_gold_taken_in_a_shortage_goes_to_the_reserve_where_the_character_stands():
    s, _ = begin(pool_gold=2, at={"caesar": "gallia_narbonensis"})
    out = play(s, Take("gold", "gallia_narbonensis", 2))
    assert out[0] == Taken("TRI 2.7", "caesar", "gallia_narbonensis", "gold", 2, 2, True)
    assert (purse(s, "caesar"), gold(s, "gallia_narbonensis")) == (2, 0)


@pytest.mark.rule("TRI 2.8", "TRI 3.7")
def test_when_a_civil_servant_leaves_the_province_produces_nothing_next_turn():
    s = build(at={"caesar": "illyricum"})
    play(s, Move("gallia_cisalpina", 0, 1))
    assert governor(s, "illyricum") == "out"
    play(s, EndMovement(), EndTurn())
    for _ in range(2):
        pass_turn(s)
    assert s.active == 0
    assert governor(s, "illyricum") == "in"
    assert legions(s, "illyricum") == 2


@pytest.mark.rule("TRI 2.8")
def test_the_governor_stays_on_another_civil_servant():
    s = build(at={"caesar": "illyricum"}, servants={"illyricum": 2})
    play(s, Move("gallia_cisalpina", 0, 1))
    assert governor(s, "illyricum") == "servant"
    s.turn -= 1
    supply.begin_turn(s, None)
    assert governor(s, "illyricum") == "servant"
    assert legions(s, "illyricum") == 4


@pytest.mark.rule("TRI 2.3")
def test_a_conquered_open_box_produces_for_its_new_owner():
    s = build(legions={"italia": 6}, all_legions=1, outside={"sicilia": 0})
    play(s, Move("sicilia", 6))
    draw(s, pompeius=1)
    assert governor(s, "sicilia") == "in"
    s.turn -= 1
    supply.begin_turn(s, None)
    # the governor steps out; Caesar is there
    assert governor(s, "sicilia") == "out"
    assert purse(s, "caesar") == 2
