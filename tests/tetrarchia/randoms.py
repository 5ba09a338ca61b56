"""Random set-ups and positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.tetrarchia.commands import Modules, Rulings, Setup
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.playing import draw

NUMBERS = 4 * 81 * 8 * 270
"""How many numbers ``pack_setup`` gives (some stand for Pirates with three fleets)."""


def random_setup(rng: random.Random) -> Setup:
    """Any allowed set-up: players, difficulty, modules, rulings."""
    pirates = rng.random() < 0.5
    return Setup(
        rng.choice((1, 2, 3, 4)),
        rng.choice((5, 4, 3)),
        rng.choice((2, 1) if pirates else (3, 2, 1)),
        rng.choice((0, 1, 2)),
        rng.choice((0, 1, 2)),
        Modules(rng.random() < 0.5, pirates, rng.random() < 0.5),
        Rulings(
            rng.choice(("revolt", "unrest", "none")),
            rng.choice((2, 3, 4, 5, 6)),
            rng.choice(("step", "revolt", "none")),
            rng.choice(("link", "1", "2")),
            rng.random() < 0.5,
        ),
    )


def positions(seed: int) -> Iterator[State]:
    """Endless positions in which a player acts, of random games; don't change them."""
    rng = random.Random(seed)
    while True:
        state = GAME.start(random_setup(rng))
        while GAME.outcome(state) is None:
            chances = GAME.chances(state)
            if chances:
                GAME.settle(state, draw(chances, rng))
                continue
            yield state
            GAME.step(state, rng.choice(GAME.legal(state)))
