"""How long links are over 200 random games of each kind, and how soon the longest opens."""

from __future__ import annotations

import hashlib
import time
from statistics import median

from engine.core.dice import commitment
from engine.core.link import from_link, to_link
from engine.core.table import Table
from engine.service import GAMES
from tests.core import recorded

GAMES_MEASURED = 200
MEDIAN_AT_MOST = 250
MOST = 1800
SEALED = "triumvirate"
"""The game of rivals: with sealed dice each hand-over adds 16 bytes."""


def main() -> bool:
    """Print the lengths in characters and the time; false if they are above their limits."""
    good = True
    for name in GAMES:
        tables = [recorded.finished(name, number) for number in range(GAMES_MEASURED)]
        good &= _report(name, tables, MEDIAN_AT_MOST)
    tables = [_sealed(SEALED, number) for number in range(GAMES_MEASURED)]
    return good & _report(f"{SEALED} with sealed dice", tables, MOST)


def _report(name: str, tables: list[Table], middle_at_most: int) -> bool:
    """Print how long the links of some games are, and how long the longest takes to open."""
    lengths = sorted(len(to_link(table)) for table in tables)
    commands = sorted(table.head for table in tables)
    middle = median(lengths)
    print(
        f"{name}: links of {len(tables)} random games: median {middle:.0f} "
        f"(at most {middle_at_most}), longest {lengths[-1]} (at most {MOST}) characters; "
        f"commands: median {median(commands):.0f}, most {commands[-1]}"
    )
    longest = max(tables, key=lambda table: table.head)
    link = to_link(longest)
    started = time.perf_counter()
    opened, problem = from_link(GAMES, link)
    took = time.perf_counter() - started
    print(f"  opening the longest, {longest.head} commands: {took * 1000:.0f} ms")
    if opened.head != longest.head or problem is not None:
        raise AssertionError("a link doesn't open to its game")
    return middle <= middle_at_most and lengths[-1] <= MOST


def _sealed(name: str, number: int) -> Table:
    """The ``number``-th random game, with sealed dice and nonces that follow from it."""
    kinds = recorded.setups(name)
    seed = recorded.seed_of(number)
    table = Table(GAMES[name], kinds[number % len(kinds)], seed, sealed=True)
    promised: dict[int, str] = {}
    while table.outcome() is None:
        table.act(recorded.choose(table, number))
        seat = table.seal_due()
        if seat is not None:
            text = f"{number} {len(table.seals)}"
            nonce = hashlib.sha256(text.encode()).hexdigest()[:16]
            table.seal(promised.get(seat, ""), commitment(nonce))
            promised[seat] = nonce
    return table
