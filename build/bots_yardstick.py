"""Hard against OpenSpiel's Monte-Carlo tree search with random roll-outs, at equal time.

``python -m build.bots_yardstick --characters 2 --games 20`` in an environment with the project's
tools, NumPy and ``open_spiel``. The search gets, for each of its decisions, as many simulations as
fit into the mean time that hard took for its own.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from typing import Any

import numpy  # type: ignore[import-not-found,unused-ignore]
import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
from open_spiel.python.algorithms import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    mcts,
)

from build.bots_match import rate
from build.bots_spiel import SpielGame, SpielState
from engine.bots import levels
from engine.core import dice
from engine.service import GAMES
from engine.tetrarchia.commands import Setup as TetrarchiaSetup
from engine.triumvirate.commands import Setup

CALIBRATION = 10
"""Simulations that time the search."""


class Clock:
    """The mean time of hard's decisions and of the search's simulations."""

    def __init__(self) -> None:
        self.hard = [0.5]
        self.simulation = 0.05

    def simulations(self) -> int:
        """How many simulations take as long as one decision of hard."""
        return max(2, int(sum(self.hard) / len(self.hard) / self.simulation))


def api_tests() -> None:
    """OpenSpiel's own test of a game, on both games; raises where they don't keep its contract."""
    for name, setup in (("triumvirate", Setup(3)), ("tetrarchia", TetrarchiaSetup())):
        pyspiel.random_sim_test(SpielGame(name, setup), num_sims=2, serialize=False, verbose=False)
        print(f"OpenSpiel's random_sim_test passes on {name}")


def searched(game: SpielGame, state: Any, seed: int, clock: Clock) -> Any:
    """The command that the tree search chooses."""
    rules, rng = game.rules, numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, 1.4, clock.simulations(), evaluator, random_state=rng)
    start = time.perf_counter()
    place = bot.step(SpielState(game, rules, rules.clone(state)))
    clock.simulation = (time.perf_counter() - start) / clock.simulations()
    return rules.legal(state)[place]


def play(characters: int, hard: int, seed: int, clock: Clock) -> bool:
    """One game with hard in one seat; whether it wins."""
    rules, rng, draws = GAMES["triumvirate"], random.Random(seed), 0
    game = SpielGame("triumvirate", Setup(characters))  # type: ignore[arg-type]
    state = rules.start(game.setup)
    while rules.outcome(state) is None:
        if chances := rules.chances(state):
            rules.settle(state, dice.draw(f"{seed:016x}", draws, chances))
            draws += 1
            continue
        seat, legal = rules.acting(state), rules.legal(state)
        assert seat is not None
        if len(legal) == 1:
            rules.step(state, legal[0])
        elif seat == hard:
            start = time.perf_counter()
            thinker = levels.thinker("triumvirate", "hard", state, seat, rng.getrandbits(32))
            thinker.think()
            clock.hard.append(time.perf_counter() - start)
            for command in thinker.stop().commands:
                rules.step(state, command)
        else:
            rules.step(state, searched(game, state, rng.getrandbits(31), clock))
    outcome = rules.outcome(state)
    assert outcome is not None
    return hard in outcome.winners


def main(argv: Sequence[str] | None = None) -> bool:
    """Run the API tests and a match."""
    top = argparse.ArgumentParser(prog="bots_yardstick")
    top.add_argument("--characters", type=int, default=2)
    top.add_argument("--games", type=int, default=20)
    top.add_argument("--seed", type=int, default=1)
    options = top.parse_args(argv)
    api_tests()
    clock, won = Clock(), 0
    for number in range(options.games):
        seat = number % options.characters
        won += play(options.characters, seat, options.seed + number, clock)
        mean = sum(clock.hard) / len(clock.hard)
        print(
            f"hard won {rate(won, number + 1)}; a decision took {mean:.2f} s, "
            f"the search has {clock.simulations()} simulations",
            flush=True,
        )
    return True


if __name__ == "__main__":
    main()
