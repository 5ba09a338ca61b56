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
    governor,
    legions,
    owner,
    play,
    purse,
    where,
)

CAESAR, POMPEIUS, CRASSUS = range(3)


@pytest.mark.rule("TRI 2.1", "TRI 2.2", "TRI 2.3", "TRI 2.5", "TRI 3.5", "TRI 3.6")
def test_caesars_first_turn_supplies_and_marches() -> None:
    s = GAME.start(Setup(3))
    assert [governor(s, p) for p in ("gallia", "italia", "illyricum")] == ["in", "in", "servant"]
    assert [governor(s, p) for p in ("gallia_narbonensis", "gallia_cisalpina")] == ["out", "out"]
    assert [legions(s, p) for p in ("gallia_narbonensis", "illyricum")] == [4, 4]
    play(s, Rome(2, 0), Move("gallia_cisalpina", 1))
    assert (purse(s, "caesar"), legions(s, "italia"), legions(s, "gallia_cisalpina")) == (3, 1, 4)
    play(s, Move("illyricum", 3))
    assert (legions(s, "gallia_cisalpina"), legions(s, "illyricum")) == (1, 7)


@pytest.mark.rule(
    "TRI 4.2",
    "TRI 4.3",
    "TRI 4.5",
    "TRI 4.8",
    "TRI 4.10",
    "TRI 5.1",
    "TRI 5.4",
    "TRI 5.7",
    "TRI 6.1",
)
def test_caesars_first_turn_conquers_macedonia_and_raises_both() -> None:
    s = GAME.start(Setup(3))
    play(s, Rome(2, 0), Move("gallia_cisalpina", 1), Move("illyricum", 3))
    odds = GAME.odds(s, Move("macedonia", 5))
    conquered = [Fraction(*line.chance) for line in odds.lines if line.result == "conquered"]
    assert sum(conquered) == 1
    play(s, Move("macedonia", 5))
    draw(s, caesar=1, pompeius=1)
    assert (owner(s, "macedonia"), legions(s, "macedonia")) == (CAESAR, 4)
    assert governor(s, "macedonia") == "in"
    assert s.bag == (1, 2, 3)
    assert s.weapons[CAESAR] == 7
    assert GAME.view(s).points == 1
    play(s, EndMovement(), Raise("military"), Raise("political"))
    view = GAME.view(s).characters[CAESAR]
    assert (view.military, view.political, view.gold) == (2, 2, 0)
    assert view.leads_military
    assert view.leads_political
    play(s, EndTurn())
    assert (s.calendar, GAME.acting(s)) == (7, POMPEIUS)


def attack_on_crassus(attackers: int) -> tuple[State, list[Event]]:
    """Pompeius lands in Asia with some legions; blue, black and red weapons are drawn."""
    s = build(
        active="pompeius",
        at={"pompeius": "cyrenaica", "crassus": "asia"},
        legions={"cyrenaica": attackers, "asia": 4},
        political={"crassus": 3},
    )
    happened = play(s, Move("east", attackers), Move("asia", attackers))
    return s, happened + draw(s, 1, 1, 1)


@pytest.mark.rule("TRI 4.4", "TRI 4.6", "TRI 4.8", "TRI 4.9", "TRI 4.10", "TRI 4.11")
def test_an_attack_on_a_character_with_seven_legions_conquers() -> None:
    s, happened = attack_on_crassus(7)
    assert [e.legions for e in happened if isinstance(e, Attacked)] == [7]
    assert (owner(s, "asia"), legions(s, "asia"), governor(s, "asia")) == (POMPEIUS, 1, "servant")
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
    assert (owner(s, "asia"), where(s, "pompeius")) == (CRASSUS, "cyrenaica")
    assert legions(s, "asia") == 0


@pytest.mark.rule("TRI 5.1", "TRI 5.5", "TRI 5.6")
@pytest.mark.parametrize(
    ("province", "gold", "political", "commands"),
    [
        ("italia", 6, 3, [Persuade("alii")] * 3),
        ("gallia", 3, 1, [Raise("military")] * 2),
        ("gallia", 3, 1, [ProduceWeapons()]),
    ],
)
def test_what_gold_buys(
    province: str, gold: int, political: int, commands: list[AnyCommand]
) -> None:
    s = build(
        phase="action",
        at={"caesar": province},
        purse={"caesar": gold},
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
