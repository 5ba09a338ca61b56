"""Random games of any game that the core knows, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.game import Chances, Draw, Game

Check = Callable[[Any], None]


class Played(NamedTuple):
    """A game played to its end."""

    state: Any
    commands: list[Any]


def draw(chances: Chances, rng: random.Random) -> Draw:
    """One outcome, with the chances given (exactly: by their common denominator)."""
    pick = rng.randrange(10**9)
    below = 0
    for outcome, chance in chances:
        below += chance * 10**9
        if pick < below:
            return outcome
    return chances[-1][0]


def play_random(
    game: Game[Any, Any], setup: Any, seed: int, check: Check, limit: int = 5000
) -> Played:
    """Play random legal commands to the end; ``check`` sees every position.

    Fails if a position neither ends the game nor waits for a command or a draw, or if the game
    takes more than ``limit`` commands.
    """
    rng = random.Random(seed)
    state = game.start(setup)
    commands: list[Any] = []
    check(state)
    while game.outcome(state) is None:
        chances = game.chances(state)
        legal = game.legal(state)
        if chances:
            assert not legal
            assert game.acting(state) is None
            assert sum(chance for _, chance in chances) == 1
            game.settle(state, draw(chances, rng))
        else:
            assert legal, "nothing is legal, but the game isn't over"
            assert game.acting(state) is not None
            command = rng.choice(legal)
            commands.append(command)
            assert len(commands) <= limit, "the game takes too long"
            game.step(state, command)
        check(state)
    assert game.acting(state) is None
    assert game.legal(state) == []
    assert list(game.chances(state)) == []
    return Played(state, commands)
