"""How fast the rules are, as ratios to python-chess's random plies on the same interpreter.

python-chess is a yardstick that everybody can install. Time is the processor's, and slices of both
are taken in turn, so that a busy machine slows both alike.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import chess
import msgspec

from engine.core.save import from_save, to_save
from engine.core.table import Table
from engine.service import GAMES
from tests.core import recorded

RULES_AT_LEAST = 5.0
TABLE_AT_LEAST = 2.0
SLICES = 12
SECONDS = 0.4
"""Length of a slice."""


def chess_plies(rng: random.Random) -> Iterator[None]:
    """Random chess for ever, a ply a step."""
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield


def rules_alone(name: str, keep: bool) -> Callable[[random.Random], Iterator[None]]:
    """Random play by ``legal`` and ``apply`` (``keep``) or, as in playouts, ``step``."""

    def plays(rng: random.Random) -> Iterator[None]:
        game, setups = GAMES[name], recorded.setups(name)
        while True:
            state = game.start(rng.choice(setups))
            while True:
                if legal := game.legal(state):
                    command = rng.choice(legal)
                    if keep:
                        state = game.apply(state, command)
                    else:
                        game.step(state, command)
                    yield
                elif not (chances := game.chances(state)):
                    break
                else:
                    game.settle(state, chances.pick(rng.randrange(chances.total)))

    return plays


def at_the_table(name: str) -> Callable[[random.Random], Iterator[None]]:
    """Random play through the table, with events, log and dice."""

    def plays(rng: random.Random) -> Iterator[None]:
        setups = recorded.setups(name)
        while True:
            table = Table(GAMES[name], rng.choice(setups), f"{rng.getrandbits(64):016x}")
            while legal := table.legal():
                table.act(rng.choice(legal))
                yield

    return plays


def rates(kinds: dict[str, Callable[[random.Random], Iterator[None]]]) -> dict[str, float]:
    """Steps a second of each kind, in slices taken in turn; the median slice of each."""
    running = {name: make(random.Random(1)) for name, make in kinds.items()}
    found: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(SLICES):
        for name, steps in running.items():
            count, start = 0, time.process_time()
            while (spent := time.process_time() - start) < SECONDS:
                for _ in range(50):
                    next(steps)
                count += 50
            found[name].append(count / spent)
    return {name: sorted(values)[len(values) // 2] for name, values in found.items()}


def replay_time(name: str) -> tuple[int, float]:
    """Commands of a long random game, and the seconds to open its save."""
    table = max((recorded.finished(name, n) for n in range(30)), key=lambda t: t.head)
    text = msgspec.json.encode(to_save(table)).decode()
    times = []
    for _ in range(5):
        start = time.process_time()
        from_save(GAMES, text)
        times.append(time.process_time() - start)
    return table.head, sorted(times)[2]


def main() -> bool:
    """Print the ratios; false if one is below its limit."""
    good = True
    for name in GAMES:
        rate = rates(
            {
                "chess": chess_plies,
                "playout": rules_alone(name, keep=False),
                "apply": rules_alone(name, keep=True),
                "table": at_the_table(name),
            }
        )
        print(f"{name}: python-chess makes {rate['chess']:,.0f} random plies a second; as ratios:")
        for kind, least in (
            ("playout", RULES_AT_LEAST),
            ("apply", RULES_AT_LEAST),
            ("table", TABLE_AT_LEAST),
        ):
            ratio = rate[kind] / rate["chess"]
            good &= ratio >= least
            print(f"  {kind:8} {ratio:6.2f}  (at least {least:g})")
        commands, seconds = replay_time(name)
        plies = seconds * rate["chess"]
        print(f"  a whole game of {commands} commands replays in the time of {plies:.0f} plies")
    return good
