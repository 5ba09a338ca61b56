"""Plays matches between bots, in parallel processes, with paired seeds and rotated seats."""

from __future__ import annotations

import hashlib
import json
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.bots import levels
from engine.bots.brain import Brain
from engine.bots.tetrarchia import TetrarchiaBrain
from engine.bots.triumvirate import TriumvirateBrain
from engine.core import dice
from engine.service import GAMES

RANDOM = "random"

Decide = Callable[[Any, int, int], tuple[Any, ...]]
"""Commands for a state, a seat and a seed."""


class Job(NamedTuple):
    """One game to play: ``players`` by seat, ``first`` the seat of the one who is measured."""

    game: str
    setup: dict[str, Any]
    players: tuple[str, ...]
    seed: int
    first: int


class Result(NamedTuple):
    """How a game went."""

    job: Job
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: dict[str, list[float]]
    """By player: seconds of processor time of each turn's decisions."""


def decider(game: str, name: str) -> Decide:
    """The player of a name: ``random``, or ``level[:budget][@weights.json]``."""
    if name == RANDOM:
        return lambda state, _, seed: (random.Random(seed).choice(GAMES[game].legal(state)),)
    name, _, weights = name.partition("@")
    level, _, budget = name.partition(":")
    brain = weighted(game, Path(weights)) if weights else levels.BRAINS[game]
    strength = levels.STRENGTHS[game][level]
    nodes = int(budget) if budget else None

    def decide(state: Any, seat: int, seed: int) -> tuple[Any, ...]:
        thinker = levels.Thinker(brain, strength, state, seat, seed, nodes)
        thinker.think()
        return thinker.stop().commands

    return decide


def weighted(game: str, file: Path) -> Brain:
    """The evaluator with the weights of a file: a list."""
    table = json.loads(file.read_text())
    return TriumvirateBrain(table) if game == "triumvirate" else TetrarchiaBrain(table)


def play(job: Job, watch: Callable[[Any], None] | None = None) -> Result:
    """Play one game; ``watch`` sees every position at which a turn begins."""
    game = GAMES[job.game]
    brain = levels.BRAINS[job.game]
    state = game.start(msgspec.convert(job.setup, game.setup_type))
    key = hashlib.sha256(str(job.seed).encode()).hexdigest()[:16]
    players = {name: decider(job.game, name) for name in set(job.players)}
    rng, draws, turn = random.Random(job.seed), 0, None
    spent: dict[str, list[float]] = {name: [] for name in players}
    while game.outcome(state) is None:
        if chances := game.chances(state):
            game.settle(state, dice.draw(key, draws, chances))
            draws += 1
            continue
        seat = game.acting(state)
        assert seat is not None
        if turn != brain.turn(state):
            turn = brain.turn(state)
            spent[job.players[seat]].append(0.0)
            if watch:
                watch(state)
        name = job.players[seat % len(job.players)]
        start = time.process_time()
        commands = players[name](state, seat, rng.getrandbits(32))
        if spent[name]:
            spent[name][-1] += time.process_time() - start
        for command in commands:
            game.step(state, command)
    end = game.outcome(state)
    assert end is not None
    return Result(job, end.winners, end.reason, sum(map(len, spent.values())), spent)


def rotated(
    game: str, setup: dict[str, Any], players: Sequence[str], games: int, seed: int
) -> Iterator[Job]:
    """So many games, the first player in every seat in turn, every way to sit with the same dice.

    Players who are all alike can sit in one way only, so each of their games has its own dice.
    """
    n = len(players)
    ways = [tuple(players[(i - shift) % n] for i in range(n)) for shift in range(n)]
    for number in range(games):
        shift = number % n
        yield Job(game, setup, ways[shift], seed + number // len(set(ways)), shift)


def play_all(jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Play games in so many processes, results in the order of the jobs."""
    if processes == 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, jobs)


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if not trials:
        return 0.0, 1.0
    z, p = 1.96, hits / trials
    middle = p + z * z / (2 * trials)
    half = z * math.sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return (middle - half) / scale, (middle + half) / scale


def rate(hits: int, trials: int) -> str:
    """A rate with its interval, in per cent."""
    low, high = interval(hits, trials)
    value = 100 * hits / trials if trials else 0.0
    return f"{value:5.1f} % ({100 * low:.1f} to {100 * high:.1f}, {hits} of {trials})"
