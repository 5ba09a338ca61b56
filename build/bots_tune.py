"""Finds the weights of the Triumvirate's evaluator from games of bots with leanings.

In an environment with msgspec, NumPy and SciPy (the last two aren't among the pinned tools)::

    python -m build.bots_tune --games 400 --seed 1 --rows rows.json --out weights.json

Every bot's weights are stretched by group (politics, war, competence, gold), each at random, so
that all ways to win are tried. The fit is a softmax over the seats of who won, with a ridge
penalty on the squared effect; no weight may have another sign than the sense of its feature says.
The positions of one round after the other are collected in ``rows.json`` and count in the fit.
``weights.json`` is what ``bench bots`` reads (``--players hard@weights.json,hard,hard``).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]
from scipy.optimize import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    minimize,
)

from build.bots_match import Job, play
from engine.bots.triumvirate import row_of
from engine.bots.triumvirate_weights import NAMES, WEIGHTS

GROUPS = {
    "politics": ("citizen", "card", "vote", "margin"),
    "war": ("province", "conquest", "exposed", "legions", "army", "empty", "weapons"),
    "competence": ("level", "leads_political"),
    "gold": ("gold",),
}
"""By leaning: what its features' names contain."""
SPREAD = 0.7
"""The deviation of a leaning's logarithm."""
PENALTY = 0.005
NEGATIVE = ("exposed", "hunted", "empty")
"""Features that are bad for their seat."""
LEAST = {
    "second_vote": 0.1,
    "second_vote_soon": 0.3,
    "second_vote_sure": 1.0,
    "conquests": 0.03,
    "exposed": 0.05,
    "hunted": 0.1,
    "wins_next": 0.3,
}
"""What such games show too seldom has at least this weight."""

Rows = list[tuple[list[tuple[float, ...]], int]]
"""Positions: the features of each seat, and who won."""


def leaning(rng: random.Random) -> tuple[float, ...]:
    """The table's weights, stretched by group."""
    stretch = {group: math.exp(rng.gauss(0.0, SPREAD)) for group in GROUPS}
    found = []
    for name, weight in zip(NAMES, WEIGHTS, strict=True):
        group = next((g for g, parts in GROUPS.items() if any(p in name for p in parts)), None)
        found.append(weight * (stretch[group] if group else 1.0))
    return tuple(found)


def sample(seed: int) -> Rows:
    """One game of leaning bots: a row for each turn's beginning."""
    rng = random.Random(seed)
    size = 2 if seed % 4 == 0 else 3
    seen: list[list[tuple[float, ...]]] = []
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for seat in range(size):
            file = Path(folder, f"{seat}.json")
            file.write_text(json.dumps(leaning(rng)))
            names.append(f"{rng.choice(('easy', 'medium', 'medium'))}@{file}")
        job = Job("triumvirate", {"characters": size}, tuple(names), seed, 0)
        result = play(job, lambda state: seen.append(row_of(state)))
    return [(rows, result.winners[0]) for rows in seen]


def bounds() -> list[tuple[float | None, float | None]]:
    """By feature the range of its weight: its sense, and the least that is set by hand."""
    found: list[tuple[float | None, float | None]] = []
    for name in NAMES:
        least = LEAST.get(name, 0.0)
        found.append((None, -least) if name in NEGATIVE else (least, None))
    return found


def fit(rows: Rows) -> list[float]:
    """The weights that make the winners likeliest."""
    features = np.zeros((len(rows), 3, len(NAMES)))
    absent = np.zeros((len(rows), 3))
    winners = np.array([winner for _, winner in rows])
    for i, (position, _) in enumerate(rows):
        features[i, : len(position)] = position
        absent[i, len(position) :] = -1e9
    spread = features[absent == 0.0].std(axis=0)
    index = np.arange(len(rows))

    def loss(weights: Any) -> tuple[float, Any]:
        utility = features @ weights + absent
        utility -= utility.max(axis=1, keepdims=True)
        chances = np.exp(utility)
        chances /= chances.sum(axis=1, keepdims=True)
        off = chances.copy()
        off[index, winners] -= 1.0
        slope = np.einsum("ij,ijk->k", off, features) / len(rows)
        value = -np.log(chances[index, winners] + 1e-12).mean()
        penalty = PENALTY * (weights * spread) ** 2
        return value + penalty.sum(), slope + 2 * PENALTY * weights * spread**2

    first = np.array(WEIGHTS)
    result = minimize(loss, first, jac=True, method="L-BFGS-B", bounds=bounds())
    print(f"{len(rows)} positions: loss {loss(first)[0]:.4f} before, {result.fun:.4f} after")
    return [round(float(weight), 2) for weight in result.x]


def main() -> None:
    """Play, fit, print the table and write it."""
    top = argparse.ArgumentParser(prog="python -m build.bots_tune")
    top.add_argument("--games", type=int, default=400)
    top.add_argument("--seed", type=int, default=1)
    top.add_argument("--processes", type=int, default=1)
    top.add_argument("--rows", type=Path, help="positions of earlier rounds, and of this one")
    top.add_argument("--out", type=Path, default=Path("weights.json"))
    options = top.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    rows: Rows = []
    with ProcessPoolExecutor(options.processes) as pool:
        for found in pool.map(sample, seeds, chunksize=4):
            rows += found
    if options.rows:
        if options.rows.exists():
            rows = json.loads(options.rows.read_text()) + rows
        options.rows.write_text(json.dumps(rows))
    weights = fit(rows)
    for name, old, new in zip(NAMES, WEIGHTS, weights, strict=True):
        print(f"{name:>22} {old:7.2f} {new:7.2f}")
    options.out.write_text(json.dumps(weights))


if __name__ == "__main__":
    main()
