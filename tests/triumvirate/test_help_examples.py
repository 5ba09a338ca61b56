"""The worked examples of the help page, played: their numbers must be those of the engine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.game import Event
from engine.triumvirate.commands import (
    AddWeapons,
    AnyCommand,
    Appoint,
    EndMovement,
    EndTurn,
    Escape,
    Move,
    Persuade,
    Place,
    ProduceWeapons,
    Raise,
    Rome,
    Setup,
)
from engine.triumvirate.events import Attacked
from engine.triumvirate.game import GAME
from engine.triumvirate.state import State
from tests.triumvirate.positions import (
    build,
    draw,
    gold,
    governor,
    legions,
    owner,
    play,
    purse,
    where,
)

CAESAR, POMPEIUS, CRASSUS = range(3)


FIRST_TURN = (
    Rome(1, 1),
    Place("italia"),
    Move("gallia_cisalpina", 2),
    Move("gallia_narbonensis", 5),
    Move("hispania_citerior", 5),
)


@pytest.mark.rule("TRI 2.1", "TRI 2.2", "TRI 2.3", "TRI 2.5", "TRI 3.5", "TRI 3.6")
def test_caesars_first_turn_supplies_and_marches() -> None:
    s = GAME.start(Setup(3))
    assert [governor(s, p) for p in ("gallia", "italia", "illyricum")] == ["in", "in", "servant"]
    assert [governor(s, p) for p in ("gallia_narbonensis", "gallia_cisalpina")] == ["out", "out"]
    assert (gold(s, "gallia_narbonensis"), legions(s, "gallia_narbonensis")) == (2, 2)
    assert [legions(s, p) for p in ("gallia_cisalpina", "illyricum")] == [4, 4]
    play(s, *FIRST_TURN[:2])
    assert (purse(s, "caesar"), legions(s, "italia")) == (1, 3)
    play(s, FIRST_TURN[2])
    assert (legions(s, "italia"), legions(s, "gallia_cisalpina")) == (1, 6)
    play(s, FIRST_TURN[3])
    assert (legions(s, "gallia_cisalpina"), legions(s, "gallia_narbonensis")) == (1, 7)
    assert (purse(s, "caesar"), gold(s, "gallia_narbonensis")) == (3, 0)


@pytest.mark.rule(
    "TRI 4.2",
    "TRI 4.3",
    "TRI 4.5",
    "TRI 4.8",
    "TRI 4.10",
    "TRI 5.1",
    "TRI 5.2",
    "TRI 5.5",
    "TRI 5.7",
    "TRI 6.1",
)
def test_caesars_first_turn_conquers_hispania_citerior_and_persuades_a_citizen() -> None:
    s = GAME.start(Setup(3))
    play(s, *FIRST_TURN[:-1])
    odds = GAME.odds(s, FIRST_TURN[-1])
    conquered = [Fraction(*line.chance) for line in odds.lines if line.result == "conquered"]
    assert sum(conquered) == 1
    play(s, FIRST_TURN[-1])
    draw(s, caesar=1, third=1)
    assert (owner(s, "hispania_citerior"), legions(s, "hispania_citerior")) == (CAESAR, 4)
    assert legions(s, "gallia_narbonensis") == 2
    assert governor(s, "hispania_citerior") == "out"
    assert s.bag == (1, 3, 2)
    assert s.weapons[CAESAR] == 7
    assert GAME.view(s).points == 1
    play(s, Move("gallia_narbonensis", 1), EndMovement())
    assert [legions(s, p) for p in ("hispania_citerior", "gallia_narbonensis")] == [3, 3]
    play(s, Raise("political"))
    view = GAME.view(s).characters[CAESAR]
    assert (view.political, view.gold, view.leads_political) == (2, 2, True)
    play(s, Persuade("alii"))
    assert (purse(s, "caesar"), s.citizens[CAESAR], s.alii) == (0, 3, 4)
    assert GAME.legal(s) == [EndTurn()]
    play(s, EndTurn())
    assert (s.calendar, GAME.acting(s)) == (7, POMPEIUS)


def attack_on_crassus(attackers: int) -> tuple[State, list[Event]]:
    """Pompeius lands in Syria with some legions; blue, black and red weapons are drawn."""
    s = build(
        active="pompeius",
        at={"pompeius": "cyrenaica", "crassus": "syria"},
        legions={"cyrenaica": attackers, "syria": 4},
        political={"crassus": 3},
    )
    happened = play(s, Move("east", attackers), Move("syria", attackers))
    return s, happened + draw(s, 1, 1, 1)


@pytest.mark.rule("TRI 4.4", "TRI 4.6", "TRI 4.8", "TRI 4.9", "TRI 4.10", "TRI 4.11")
def test_an_attack_on_a_character_with_seven_legions_conquers() -> None:
    s, happened = attack_on_crassus(7)
    assert [e.legions for e in happened if isinstance(e, Attacked)] == [7]
    assert (owner(s, "syria"), legions(s, "syria")) == (POMPEIUS, 1)
    assert governor(s, "syria") == "servant"
    bag = s.bag[CRASSUS]
    assert GAME.acting(s) == CRASSUS
    play(s, Escape("achaea"))
    assert where(s, "crassus") == "achaea"
    assert s.political[CRASSUS] == 2
    play(s, AddWeapons(1))
    assert s.bag[CRASSUS] == bag + 2


@pytest.mark.rule("TRI 4.6", "TRI 4.7")
def test_an_attack_on_a_character_with_six_legions_fails() -> None:
    s, _ = attack_on_crassus(6)
    assert (owner(s, "syria"), where(s, "pompeius")) == (CRASSUS, "cyrenaica")
    assert legions(s, "syria") == 0


@pytest.mark.rule("TRI 5.1", "TRI 5.5", "TRI 5.6")
@pytest.mark.parametrize(
    ("province", "money", "political", "commands"),
    [
        ("gallia_narbonensis", 6, 3, [Persuade("alii")] * 3),
        ("gallia", 3, 1, [Raise("military")] * 2),
        ("gallia", 3, 1, [ProduceWeapons()]),
    ],
)
def test_what_gold_buys(
    province: str, money: int, political: int, commands: list[AnyCommand]
) -> None:
    s = build(
        phase="action",
        at={"caesar": province},
        purse={"caesar": money},
        political={"caesar": political},
        military={"crassus": 2},
    )
    play(s, *commands)
    assert purse(s, "caesar") == 0
    assert GAME.legal(s) == [EndTurn()]


@pytest.mark.rule("TRI 6.2", "TRI 6.3", "TRI 6.4")
def test_the_election() -> None:
    s = build(
        phase="action",
        active="pompeius",
        turn=8,
        calendar=1,
        citizens={"caesar": 4, "pompeius": 4, "crassus": 2},
    )
    assert s.alii == 1
    play(s, EndTurn())
    assert GAME.acting(s) == CAESAR
    play(s, Appoint("italia"))
    assert (s.citizens[CAESAR], s.alii, s.calendar) == (1, 4, 8)
    assert GAME.acting(s) == CRASSUS


@pytest.mark.rule("TRI 1.4", "TRI 5.4")
def test_asia_is_the_only_competence_province_and_not_in_the_game_for_two() -> None:
    for size, found in ((3, ["asia"]), (2, [])):
        view = GAME.view(GAME.start(Setup(size)))
        assert [p.id for p in view.provinces if p.type == "competence"] == found
