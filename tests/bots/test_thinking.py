"""Thinkers: the same plan for the same seed and budget, in any slices, and a plan at any moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots import levels
from engine.core.table import Table, state_hash
from engine.service import GAMES
from engine.tetrarchia.commands import Attack, Modules
from engine.tetrarchia.commands import Setup as TetrarchiaSetup
from engine.triumvirate.commands import Move, Setup
from tests.tetrarchia import positions as tetrarchia
from tests.triumvirate import positions as triumvirate

SETUPS: list[tuple[str, Any]] = [
    ("triumvirate", Setup(2)),
    ("triumvirate", Setup(3)),
    ("tetrarchia", TetrarchiaSetup(2, 4, 2, 1, 1, Modules(dux=True, pirates=True, goths=True))),
]
BUDGET = 600


def settle(game: Any, state: Any, rng: random.Random) -> None:
    """Take every pending chance."""
    while chances := game.chances(state):
        outcomes, weights = zip(*chances, strict=True)
        game.settle(state, rng.choices(outcomes, [float(w) for w in weights])[0])


def positions(name: str, setup: Any, most: int, level: str = "easy") -> Iterator[Any]:
    """Positions of a game that bots play, where somebody must decide."""
    game, rng = GAMES[name], random.Random(7)
    state = game.start(setup)
    settle(game, state, rng)
    for _ in range(most):
        seat = game.acting(state)
        if seat is None:
            return
        yield game.clone(state)
        thinker = levels.thinker(name, level, state, seat, rng.getrandbits(32))
        thinker.think()
        for command in thinker.stop().commands:
            assert command in game.legal(state), f"{level} planned {command}, which isn't legal"
            game.step(state, command)
        settle(game, state, rng)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_the_same_seed_and_budget_give_the_same_plan_in_any_slices(
    name: str, setup: Any, level: str
) -> None:
    for state in list(positions(name, setup, 12))[::4]:
        seat = GAMES[name].acting(state)
        assert seat is not None
        whole = levels.thinker(name, level, state, seat, 3, BUDGET).think()
        sliced = levels.thinker(name, level, state, seat, 3, BUDGET)
        plan = None
        while plan is None:
            plan = sliced.think(nodes=7)
        assert plan == whole


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_stop_gives_a_legal_plan_at_any_moment_and_thinking_can_go_on(
    name: str, setup: Any
) -> None:
    game = GAMES[name]
    for state in list(positions(name, setup, 9))[::4]:
        seat = game.acting(state)
        assert seat is not None
        thinker = levels.thinker(name, "hard", state, seat, 3, BUDGET)
        while True:
            plan = thinker.stop()
            after = game.clone(state)
            for command in plan.commands:
                assert command in game.legal(after)
                game.step(after, command)
            assert plan.commands
            if thinker.think(nodes=150) is not None:
                break


@pytest.mark.parametrize(("name", "setup"), SETUPS)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_plays_whole_turns_of_legal_commands(name: str, setup: Any, level: str) -> None:
    most = 15 if level in ("novice", "easy") else 4
    assert len(list(positions(name, setup, most, level))) >= 4


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_thinking_changes_nothing_and_a_plan_ends_at_a_chance_or_another_seat(
    name: str, setup: Any
) -> None:
    game = GAMES[name]
    for state in list(positions(name, setup, 9))[::3]:
        seat, before = game.acting(state), state_hash(state)
        assert seat is not None
        plan = levels.thinker(name, "medium", state, seat, 3, BUDGET).think()
        assert state_hash(state) == before
        assert plan is not None
        for command in plan.commands:
            assert game.acting(state) == seat
            assert not game.chances(state)
            game.step(state, command)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_chances_lie_between_0_and_1_and_rivals_share_them(name: str, setup: Any) -> None:
    for state in positions(name, setup, 10):
        chances = levels.estimate(GAMES[name], state)
        assert len(chances) == len(GAMES[name].seats(setup))
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if name == "triumvirate":
            assert sum(chances) == pytest.approx(1.0)
        else:
            assert len(set(chances)) == 1


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_advice_is_three_plans_at_most_with_three_known_reasons_at_most(
    name: str, setup: Any
) -> None:
    codes = levels.ADVICE_CODES[name]
    for state in list(positions(name, setup, 9))[::2]:
        seat = GAMES[name].acting(state)
        assert seat is not None
        advisor = levels.advise(name, state, seat, BUDGET)
        advisor.think()
        plans = advisor.plans(levels.ADVISED)
        assert 1 <= len(plans) <= levels.ADVISED
        assert len({plan.commands for plan in plans}) == len(plans)
        for plan in plans:
            assert len(plan.reasons) <= levels.ADVISED
            for reason in plan.reasons:
                assert tuple(reason.params) == codes[reason.code]


def test_a_seat_with_nothing_to_decide_and_unknown_names_are_refused() -> None:
    game = GAMES["triumvirate"]
    state = game.start(Setup(3))
    with pytest.raises(ValueError, match="nothing to decide"):
        levels.thinker("triumvirate", "easy", state, 1, 0)
    with pytest.raises(KeyError):
        levels.thinker("triumvirate", "divine", state, 0, 0)
    with pytest.raises(KeyError):
        levels.thinker("latrunculi", "easy", state, 0, 0)


def test_a_plan_does_not_depend_on_the_seed_of_the_table() -> None:
    game = GAMES["triumvirate"]
    one, two = (Table(game, Setup(3), digit * 16) for digit in "ab")
    assert state_hash(one.state) == state_hash(two.state)
    plans = [levels.thinker("triumvirate", "medium", t.state, 0, 5).think() for t in (one, two)]
    assert plans[0] == plans[1]


def test_the_odds_of_a_planned_battle_are_the_exact_fractions_of_the_rules() -> None:
    """Caesar's 4 legions against 2 in Hispania Citerior, 2 weapons of each colour in the bag.

    Two are drawn (TRI 4.2); he fails only if both are Pompeius': 1 of the 15 pairs.
    """
    legions = {"gallia": 4, "hispania_citerior": 2}
    state = triumvirate.build(at={"caesar": "gallia"}, legions=legions)
    GAMES["triumvirate"].step(state, Move("hispania_citerior", 4))
    reason = levels.BRAINS["triumvirate"].gamble(state)
    assert reason is not None
    assert (reason.params["favourable"], reason.params["possible"]) == (14, 15)


def test_the_odds_of_a_battle_with_the_dice_count_all_36_throws() -> None:
    """Die against die without support: 15 throws win, 15 lose, 6 are drawn (TET 5.4)."""
    state = tetrarchia.position({"diocletian": "II-3"}, armies=[("II", "II-2")])
    GAMES["tetrarchia"].step(state, Attack("diocletian", "II-2"))
    reason = levels.BRAINS["tetrarchia"].gamble(state)
    assert reason is not None
    assert reason.params == {"space": "II-2", "won": 15, "lost": 15, "possible": 36}
