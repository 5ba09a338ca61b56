"""Exact odds: of attacks by brute force, of the threat and the marches by hand (TET 4, 5, 9.4)."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from engine.core.dice import draw
from engine.core.errors import RuleError
from engine.core.game import Odds
from engine.tetrarchia.commands import Attack, AttackPirates, Setup
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.tetrarchia import oracle
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    M,
    do,
    position,
    revolts,
    rules,
    unrest,
)
from tests.tetrarchia.randoms import positions

DRAWN = 20_000


def attacks(seed: int, count: int) -> list[tuple[State, Any]]:
    """Positions with a possible attack, and the attack."""
    found = []
    for state in positions(seed):
        some = [c for c in GAME.legal(state) if isinstance(c, Attack | AttackPirates)]
        found += [(state.clone(), command) for command in some[:1]]
        if len(found) == count:
            return found
    raise AssertionError("positions never end")


def check_against_the_oracle(cases: list[tuple[State, Any]]) -> None:
    for state, command in cases:
        view = GAME.view(state)
        if isinstance(command, Attack):
            counts = oracle.land(view, command.figure, command.space)
        else:
            counts = oracle.sea(view, command.figure, command.sea)
        odds = GAME.odds(state, command)
        assert {line.result: line.chance for line in odds.lines} == {
            result: (count, 36) for result, count in counts.items()
        }


@pytest.mark.rule("TET 5.2", "TET 5.3", "TET 5.4", "TET 9.4", "TET 10.3")
def test_odds_of_attacks_equal_a_count_over_all_36_rolls() -> None:
    cases = attacks(1, 300)
    assert {type(command) for _, command in cases} == {Attack, AttackPirates}
    check_against_the_oracle(cases)


@pytest.mark.slow
def test_odds_of_attacks_equal_a_count_over_all_36_rolls_2000_positions() -> None:
    check_against_the_oracle(attacks(2, 2000))


def chi_square(expected: dict[str, Fraction], counts: Counter[str]) -> float:
    total = sum(counts.values())
    assert set(counts) <= {result for result, chance in expected.items() if chance}
    return sum(
        (counts[result] - float(chance * total)) ** 2 / float(chance * total)
        for result, chance in expected.items()
        if chance
    )


@pytest.mark.rule("TET 5.1")
def test_20000_drawn_attacks_fit_their_odds() -> None:
    state = position(
        {D: "V-3", G: "V-2"},
        tokens={D: ["V-4"]},
        armies=[("V", "V-1"), ("VI", "VI-1")],
        revolt=["V-1"],
    )
    odds = GAME.odds(state, Attack(D, "V-1"))
    expected = {line.result: Fraction(*line.chance) for line in odds.lines}
    assert all(expected.values())
    do(state, Attack(D, "V-1"))
    chances = GAME.chances(state)
    results: dict[Any, str] = {}
    for outcome, _ in chances:
        out: list[Any] = []
        GAME.settle(state.clone(), outcome, out)
        results[outcome] = out[0].result
    counts = Counter(results[draw("0123456789abcdef", n, chances)] for n in range(DRAWN))
    assert chi_square(expected, counts) < 13.8  # two degrees of freedom, 1 in 1000


def lines(odds: Odds, place: str) -> dict[str, Fraction]:
    return {line.result: Fraction(*line.chance) for line in odds.lines if line.place == place}


def totals(odds: Odds) -> dict[str, Fraction]:
    return {line.result: Fraction(*line.chance) for line in odds.totals}


def check_sums(odds: Odds) -> None:
    """The chances of each place sum to 1."""
    sums: dict[Any, Fraction] = {}
    for line in odds.lines:
        sums[line.place] = sums.get(line.place, Fraction(0)) + Fraction(*line.chance)
    assert all(total == 1 for total in sums.values())


@pytest.mark.rule("TET 4.1", "TET 4.2")
def test_without_a_revolt_each_unprotected_diced_province_rises_with_1_in_36() -> None:
    state = position({D: "I-5"}, unrest=["II-1"])
    odds = GAME.odds(state, None)
    check_sums(odds)
    assert (odds.kind, odds.rule) == ("threat", "TET 4.1")
    assert lines(odds, "II-2") == {"unrest": Fraction(1, 36), "nothing": Fraction(35, 36)}
    assert lines(odds, "II-1") == {"revolt": Fraction(1, 36), "nothing": Fraction(35, 36)}
    # protected: he himself, three capitals in diced regions; Italia isn't diced
    assert len({line.place for line in odds.lines}) == 36 - 4
    assert lines(odds, "I-5") == lines(odds, "II-3") == lines(odds, "IT-2") == {}
    assert totals(odds) == {"uprising": 0, "army": 0, "defeat": 0, "uncounted": 0}


@pytest.mark.rule("TET 4.3", "TET 4.4")
def test_an_uprisings_spread_and_its_army() -> None:
    """Sequania in revolt; Lugdunensis and Viennensis rise by the dice or by the spread."""
    state = position({D: "I-5"}, revolt=["II-2"])
    odds = GAME.odds(state, None)
    check_sums(odds)
    assert lines(odds, "II-2") == {"uprising": Fraction(1, 36), "nothing": Fraction(35, 36)}
    for province in ("II-1", "II-4", "III-1"):
        assert lines(odds, province) == {"unrest": Fraction(2, 36), "nothing": Fraction(34, 36)}
    # 1 in 36 for the Uprising, then each border 1 in 6
    assert lines(odds, "B-IV") == {"army": Fraction(1, 216), "nothing": Fraction(215, 216)}
    assert totals(odds)["army"] == Fraction(1, 36)


@pytest.mark.rule("TET 4.4")
def test_the_chain_is_followed_to_its_end_even_round_a_loop() -> None:
    """Syria in revolt, Persia held, no spread: from Persia the die may come to Syria again.

    Each time the Roman die shows V (1/6) the normal die names Syria (1/6) for another round: rounds
    go on with 1/36. So an army comes with 1/36 x (5/6) / (35/36) = 1/42, and Cilicia gets an Unrest
    with 1/36 (the threat) + 1/36 x (1/36) / (35/36) = 1/35.
    """
    state = position({D: "B-V"}, revolt=["V-1"], setup=rules(uprising_spread="none"))
    odds = GAME.odds(state, None)
    check_sums(odds)
    assert lines(odds, "V-1")["uprising"] == Fraction(1, 36)
    assert totals(odds)["army"] == Fraction(1, 42)
    assert lines(odds, "V-2")["unrest"] == Fraction(1, 35)
    assert totals(odds)["uncounted"] == 0


@pytest.mark.rule("TET 6.2")
def test_the_22nd_revolt_stands_in_the_odds() -> None:
    many = [f"{r}-{n}" for r in ("I", "VI", "IV") for n in range(1, 7)] + ["V-1", "V-2", "V-4"]
    state = position({D: "V-3"}, revolt=many, unrest=["II-1"], setup=rules(uprising_spread="none"))
    assert totals(GAME.odds(state, None))["defeat"] == Fraction(1, 36)


@pytest.mark.rule("TET 10.1", "TET 9.6")
def test_goths_and_pirates_stand_in_the_odds() -> None:
    state = position({D: "I-5"}, revolt=["VI-2"], setup=rules(["goths", "pirates"]))
    odds = GAME.odds(state, None)
    check_sums(odds)
    assert lines(odds, "B-III")["goths"] == Fraction(1, 216)
    assert lines(odds, "B-II")["army"] == Fraction(1, 216)
    assert lines(odds, "S2")["pirates"] == Fraction(1, 36)


def worst(before: State, after: State, uprisings: set[str]) -> dict[str, str]:
    """What happened to each province, by the pieces and the Uprisings."""
    found = dict.fromkeys(unrest(after) - unrest(before), "unrest")
    found |= dict.fromkeys(revolts(after) - revolts(before), "revolt")
    return found | dict.fromkeys(uprisings, "uprising")


def enumerated(
    before: State, here: State, uprisings: frozenset[str], chance: Fraction, deep: int, found: Any
) -> None:
    """Add every course of the threat, one by one, to a tally; those too long to ``cut``."""
    if here.pending == "border":
        deep -= 1
    if not deep:
        found["cut"] = found.get("cut", Fraction(0)) + chance
        return
    if here.pending not in ("threat", "border", "region"):
        for entry in worst(before, here, set(uprisings)).items():
            found[entry] = found.get(entry, Fraction(0)) + chance
        return
    for outcome, part in GAME.chances(here):
        after = here.clone()
        out: list[Any] = []
        GAME.settle(after, outcome, out)
        more = {event.space for event in out if type(event).__name__ == "Uprising"}
        enumerated(before, after, uprisings | more, chance * part, deep, found)


@pytest.mark.rule("TET 4.3", "TET 4.4")
@pytest.mark.parametrize("spread", ["step", "revolt"])
def test_the_odds_of_the_threat_equal_a_sum_over_every_course_of_five_rolls_for_borders(
    spread: str,
) -> None:
    state = position({D: "B-II"}, revolt=["II-2", "II-5"], setup=rules(uprising_spread=spread))
    odds = GAME.odds(state, None)
    start = state.clone()
    GAME.step(start, END)
    found: dict[Any, Fraction] = {}
    enumerated(state, start, frozenset(), Fraction(1), 6, found)
    cut = found.pop("cut")
    assert cut < Fraction(1, 400_000)
    here = {(line.place, line.result): Fraction(*line.chance) for line in odds.lines}
    for place, result in here:
        if result in ("unrest", "revolt", "uprising"):
            counted = found.get((place, result), Fraction(0))
            assert abs(here[place, result] - counted) <= cut, (place, result)
    assert set(found) <= set(here)


def thrown(state: State, rng: random.Random) -> dict[str, str]:
    """One threat by the dice: what it does to the provinces (armies are taken off before)."""
    after = state.clone()
    after.armies = []
    GAME.step(after, END)
    uprisings: set[str] = set()
    while after.pending in ("threat", "border", "region"):
        out: list[Any] = []
        outcome = rng.choice(GAME.chances(after))[0]
        GAME.settle(after, outcome, out)
        uprisings |= {event.space for event in out if type(event).__name__ == "Uprising"}
    return worst(state, after, uprisings)


@pytest.mark.rule("TET 4.4")
def test_the_odds_of_the_threat_fit_20000_threats_by_the_dice() -> None:
    state = position(
        {D: "B-V", G: "B-II", C: "III-3", M: "B-VI"},
        revolt=["V-1", "V-4", "II-2", "I-2", "IV-4"],
        unrest=["V-2", "II-4", "IV-2"],
    )
    odds = GAME.odds(state, None)
    check_sums(odds)
    assert totals(odds)["uncounted"] < Fraction(1, 10_000)
    rng = random.Random(7)
    counts: dict[str, Counter[str]] = {}
    for _ in range(DRAWN):
        for place, result in thrown(state, rng).items():
            counts.setdefault(place, Counter())[result] += 1
    places = {line.place for line in odds.lines if line.place and line.place[0] != "B"}
    assert set(counts) <= places
    for place in places:
        counted = counts.get(place, Counter())
        counted["nothing"] = DRAWN - counted.total()
        # at most three degrees of freedom, some forty places: 1 in 100,000 each
        assert chi_square(lines(odds, place), counted) < 26, place


@pytest.mark.rule("TET 4.5", "TET 4.6", "TET 4.7", "TET 4.8")
def test_marches_with_crossings_waits_and_fights() -> None:
    """Route IV: Sarmatia must roll to cross; the army in Thrace marches first, out of the way."""
    armies = [("IV", "B-IV"), ("IV", "IV-1"), ("V", "V-4")]
    state = position({D: "V-6", G: "IV-2"}, armies=armies)
    odds = GAME.odds(state, None)
    check_sums(odds)
    # Scythia against Galerius in Thrace: Sarmatia's army doubles; Diocletian (Asia) doubles him.
    # (r) x 2 against (n) x 2: 15 : 6 : 15
    assert lines(odds, "IV-1>IV-2") == {
        "beaten": Fraction(15, 36),
        "draw": Fraction(6, 36),
        "wins": Fraction(15, 36),
    }
    # Sarmatia waits if the army stays (a draw), else it crosses on 4 to 6
    assert lines(odds, "B-IV>IV-1") == {
        "waits": Fraction(1, 6),
        "held": Fraction(5, 12),
        "moves": Fraction(5, 12),
    }
    # Galatia against Diocletian in Asia, who has Bithynia's printed token: r + 1 against n, twice
    # that while Galerius stands in Thrace (21 of 36). The army that beat him there doubles nothing:
    # Galatia's chain is Galatia alone, and Thrace isn't linked to it
    one = {"beaten": Fraction(21, 36), "draw": Fraction(5, 36), "wins": Fraction(10, 36)}
    # 2r + 2 against n: lower for (1, 5) (1, 6), equal for (1, 4) (2, 6)
    two = {"beaten": Fraction(32, 36), "draw": Fraction(2, 36), "wins": Fraction(2, 36)}
    assert lines(odds, "V-4>V-6") == {
        result: Fraction(21, 36) * two[result] + Fraction(15, 36) * one[result] for result in one
    }
    assert odds.places["V-4>V-6:roman_chain"] == ["V-5", "V-6"]


@pytest.mark.rule("TET 6.2")
def test_after_the_fall_of_roma_no_army_marches() -> None:
    state = position({D: "V-3"}, armies=[("I", "IT-3"), ("III", "III-1")])
    odds = GAME.odds(state, None)
    assert lines(odds, "IT-3>IT-4") == {"moves": Fraction(1)}
    assert lines(odds, "III-1>III-3") == {"over": Fraction(1)}


def test_commands_without_dice_and_other_phases_have_no_odds() -> None:
    state = position({D: "V-3", DUX: "V-4"}, setup=rules(["dux"]))
    with pytest.raises(RuleError, match="no_dice_in_command"):
        GAME.odds(state, END)
    with pytest.raises(RuleError, match="no_army_there"):
        GAME.odds(state, Attack(D, "V-1"))
    with pytest.raises(RuleError, match="no_threat_now"):
        GAME.odds(GAME.start(Setup()), None)


def test_odds_of_random_positions_are_whole() -> None:
    for state in islice(positions(3), 0, 4000, 200):
        if state.phase in ("enter", "roman"):
            check_sums(GAME.odds(state, None))
