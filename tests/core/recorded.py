"""Whole games played at random by rule, not by ``random``: the same under every Python.

The choices come from the same hash as the dice, so one digest over every state of many games shows
that CPython and Pyodide, under any hash seed, agree at every step.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core.dice import below
from engine.core.errors import RuleError
from engine.core.table import Table, state_hash
from engine.service import GAMES

SETUP_NUMBERS = {"triumvirate": 2, "tetrarchia": 699_840}
"""How many numbers ``pack_setup`` gives (for Tetrarchia some of them stand for no set-up)."""
SAMPLE = 200
"""Games whose digests are compared between the platforms."""


def seed_of(number: int) -> str:
    """The seed of the ``number``-th game."""
    return f"{number:016x}"


@cache
def setups(name: str) -> list[Any]:
    """The allowed set-ups of a game, thinned to a few hundred of every kind."""
    game, count = GAMES[name], SETUP_NUMBERS[name]
    found = []
    for number in range(0, count, max(1, count // 600) | 1):
        try:
            setup = game.unpack_setup(number)
            game.check_setup(setup)
        except RuleError:
            continue
        found.append(setup)
    return found


def choose(table: Table, number: int) -> Any:
    """The next command of the ``number``-th random game."""
    legal = table.legal()
    return legal[below(seed_of(number + 1_000_000), table.head, len(legal))]


def play(name: str, number: int) -> Iterator[Table]:
    """The ``number``-th random game: the table before the first and after every command."""
    kinds = setups(name)
    table = Table(GAMES[name], kinds[number % len(kinds)], seed_of(number))
    yield table
    while table.outcome() is None:
        table.act(choose(table, number))
        yield table


def finished(name: str, number: int) -> Table:
    """The ``number``-th random game, played to its end."""
    *_, table = play(name, number)
    return table


def digest(name: str, first: int, count: int) -> str:
    """One digest over the hashes of every state of some random games."""
    total = hashlib.sha256()
    for number in range(first, first + count):
        for table in play(name, number):
            total.update(state_hash(table.state).encode())
    return total.hexdigest()[:16]


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
