"""The course of a game: chances by turn, turning points, and luck as exact fractions."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.bots import luck
from engine.bots.assistant import Bots
from engine.bots.course import looked_back
from engine.bots.levels import BRAINS
from engine.core.assistant import Drawn
from engine.core.save import from_save
from engine.core.service import Service
from engine.core.thoughts import Course, LuckRoll
from engine.service import GAMES
from engine.tetrarchia.barbarian import begin_threat
from engine.tetrarchia.commands import Attack
from engine.triumvirate.commands import EndMovement, Move
from tests.tetrarchia import positions as tetrarchia
from tests.triumvirate import positions as triumvirate

BEGINS = {"triumvirate": "turn_began", "tetrarchia": "turn_begins"}
SAVES = Path(__file__).resolve().parents[1] / "saves"


def look_back(name: str, slice: int = 2000) -> tuple[Any, Any]:
    """A kept game as opened, and its course."""
    service = Service(GAMES, Bots)

    def ask(**request: Any) -> Any:
        return json.loads(service.handle(json.dumps(request).encode()))

    kept = json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8"))
    update = ask(type="open", save=json.dumps(kept.get("save", kept)))
    while (course := ask(type="course", step=update["head"], slice=slice))["type"] == "thinking":
        assert 0 <= course["nodes"] <= course["most"]
    return update, course


def weighed(game: str, state: Any, draw: Any) -> dict[tuple[int, str], tuple[Fraction, int]]:
    """By seat and kind: what was to be expected of a draw, and what came."""
    found = luck.weigh(GAMES[game], Drawn(1, 0, state, draw))
    return {(r.seat, r.kind): (Fraction(*r.expected), r.actual) for r, _ in found}


def test_an_attack_of_the_triumvirate_is_weighed_for_both_sides() -> None:
    """Caesar's 4 legions against Pompeius' 2, two weapons of each colour in the bag.

    Two of the six are drawn (TRI 4.2). Caesar fails only if both are Pompeius': 1 of 15 pairs.
    Each colour takes 2 x 2/6 = 2/3 of a legion on the average.
    """
    legions = {"gallia": 4, "hispania_citerior": 2}
    state = triumvirate.build(at={"caesar": "gallia"}, legions=legions)
    GAMES["triumvirate"].step(state, Move("hispania_citerior", 4))
    mean = Fraction(2, 3)
    assert weighed("triumvirate", state, (0, 2, 0)) == {
        (0, "conquests"): (Fraction(14, 15), 0),
        (1, "repulses"): (Fraction(1, 15), 1),
        (0, "weapons"): (mean, 0),
        (1, "weapons"): (mean, 2),
    }
    came = weighed("triumvirate", state, (1, 0, 1))
    assert [actual for _, actual in came.values()] == [1, 0, 1, 0]


def test_die_against_die_wins_and_loses_15_of_36() -> None:
    """TET 5.4: of 36 throws 15 are victories, 15 defeats, 6 draws."""
    state = tetrarchia.position({"diocletian": "II-3"}, armies=[("II", "II-2")])
    GAMES["tetrarchia"].step(state, Attack("diocletian", "II-2"))
    half = Fraction(15, 36)
    assert weighed("tetrarchia", state, (6, 1)) == {
        (0, "attacks"): (half, 1),
        (0, "defeats"): (half, 0),
    }
    assert weighed("tetrarchia", state, (1, 6))[0, "defeats"] == (half, 1)
    assert weighed("tetrarchia", state, (3, 3))[0, "attacks"] == (half, 0)


def test_a_threat_harms_what_is_not_protected_and_raises_what_is_in_revolt() -> None:
    """Of 36 provinces three capitals and where Diocletian stands are safe (TET 4.2)."""
    state = tetrarchia.position({"diocletian": "II-2"}, revolt=["III-1"])
    begin_threat(state)
    came = weighed("tetrarchia", state, (3, 1))
    assert came[0, "uprisings"] == (Fraction(1, 36), 1)
    assert came[0, "threats"] == (Fraction(32, 36), 1)
    for safe in ((2, 2), (2, 3), (3, 4), (5, 5)):
        assert weighed("tetrarchia", state, safe)[0, "threats"] == (Fraction(32, 36), 0)


def test_certain_results_are_no_luck() -> None:
    """Eight legions against one, one weapon drawn: whatever comes conquers (TRI 4.5, 4.6)."""
    legions = {"gallia": 8, "hispania_citerior": 1}
    state = triumvirate.build(at={"caesar": "gallia"}, legions=legions)
    GAMES["triumvirate"].step(state, Move("hispania_citerior", 8))
    kinds = {kind for _, kind in weighed("triumvirate", state, (1, 0, 0))}
    assert kinds == {"weapons"}


def test_totals_add_exact_fractions_and_round_once() -> None:
    """Three times 1/3, variance 2/9 each: 1 with a standard deviation of sqrt(2/3) = 0.8165."""
    third = LuckRoll(1, 0, "conquests", (1, 3), 1), Fraction(2, 9)
    (total,) = luck.totals("triumvirate", [third] * 3)
    assert (total.draws, total.expected, total.spread, total.actual) == (3, 1.0, 0.8165, 3)
    assert total.good


@pytest.mark.parametrize("name", ["triumvirate-1-nine_provinces-1", "tetrarchia-1-victory-1"])
def test_the_points_are_the_turns_of_the_game_and_its_end(name: str) -> None:
    update, course = look_back(name)
    points, game = course["points"], update["game"]
    begun = sum(e["event"]["type"] == BEGINS[game] for e in update["events"])
    turns = [point for point in points if point["seat"] is not None]
    assert [point["turn"] for point in turns if point["turn"]] == list(range(1, begun + 1))
    assert points[-1]["step"] == update["head"]
    assert points[-1]["seat"] is None
    assert course["shared"] is (game == "tetrarchia")
    winners = update["outcome"]["winners"]
    seats = range(len(update["seats"]))
    assert points[-1]["chances"] == [float(seat in winners) for seat in seats]


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json")), ids=lambda path: path.stem)
def test_every_kept_game_has_a_course_in_any_slices(path: Path) -> None:
    update, course = look_back(path.stem)
    assert course == look_back(path.stem, slice=1)[1]
    steps = [point["step"] for point in course["points"]]
    assert steps == sorted(set(steps))
    by_step = {point["step"]: point["chances"] for point in course["points"]}
    for turn in course["turning"]:
        assert turn["step"] < turn["at"] <= turn["to"]
        seat = turn["seat"]
        moved = by_step[turn["to"]][seat] - by_step[turn["step"]][seat]
        assert turn["change"] == pytest.approx(moved, abs=1e-4)
    for total in course["totals"]:
        mine = [
            r for r in course["luck"] if (r["seat"], r["kind"]) == (total["seat"], total["kind"])
        ]
        assert (len(mine), sum(r["actual"] for r in mine)) == (total["draws"], total["actual"])
        exact = sum((Fraction(*r["expected"]) for r in mine), Fraction(0))
        assert total["expected"] == pytest.approx(float(exact), abs=5e-5)
    assert all(1 <= roll["step"] <= update["head"] for roll in course["luck"])


def test_the_command_that_did_most_is_found_in_its_turn() -> None:
    brain = BRAINS["triumvirate"]
    _, course = look_back("triumvirate-1-nine_provinces-1")
    kept = json.loads((SAVES / "triumvirate-1-nine_provinces-1.json").read_text(encoding="utf-8"))
    table, _ = from_save(GAMES, json.dumps(kept.get("save", kept)))
    turn = course["turning"][0]
    sign = 1 if turn["change"] > 0 else -1
    values = [
        sign * brain.estimate(table.positions[step].state)[turn["seat"]]
        for step in range(turn["step"], turn["to"] + 1)
    ]
    moved = [after - before for before, after in pairwise(values)]
    ends = [isinstance(c, EndMovement) for c in table.commands[turn["step"] : turn["to"]]]
    best = max(by for by, end in zip(moved, ends, strict=True) if not end)
    assert turn["at"] == turn["step"] + 1 + moved.index(best)


def test_the_end_of_a_movement_is_never_what_turned_a_game() -> None:
    for path in SAVES.glob("triumvirate*.json"):
        kept = json.loads(path.read_text(encoding="utf-8"))
        table, _ = from_save(GAMES, json.dumps(kept.get("save", kept)))
        for turn in look_back(path.stem)[1]["turning"]:
            assert not isinstance(table.commands[turn["at"] - 1], EndMovement)


def test_a_game_that_has_just_begun_has_one_point_and_no_luck() -> None:
    game = GAMES["triumvirate"]
    state = game.start(game.unpack_setup(1))
    *_, course = looked_back(BRAINS["triumvirate"], [state], iter(()))
    assert isinstance(course, Course)
    assert [(p.step, p.turn, p.seat) for p in course.points] == [(0, 1, 0)]
    assert (course.turning, course.totals, course.luck) == ([], [], [])
