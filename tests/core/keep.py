"""Keeps games of the editions of now as files: ``python -m tests.core.keep``.

For each game some that end in each way, as a save, a link, the end and its hash: random ones,
and for the ends that random play doesn't come to, ones played by bots. Files of a published edition
are never written again: games of it must open for ever.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from engine.bots import levels
from engine.core.link import to_link
from engine.core.save import to_save
from engine.core.table import Table, state_hash
from engine.service import GAMES
from tests.core import recorded

ROOT = Path(__file__).resolve().parents[1]
SEARCHED = 4000
"""Random games among which the kinds of ending are looked for."""
MOST = 3
"""Games of each kind of ending."""


def expected(table: Table) -> dict[str, Any]:
    """What opening the game again must give."""
    outcome = table.outcome()
    assert outcome is not None
    return {
        "commands": table.head,
        "reason": outcome.reason,
        "rule": outcome.rule,
        "winners": list(outcome.winners),
        "hash": state_hash(table.state),
    }


def by_bots(name: str, number: int, patient: bool) -> Table:
    """A game played by bots; patient ones never take a command that ends it."""
    game = GAMES[name]
    table = Table(game, game.setup_type(), recorded.seed_of(number))
    while table.outcome() is None:
        seat = game.acting(table.state)
        assert seat is not None
        plan = levels.thinker(name, "easy", table.state, seat, number).think()
        assert plan is not None
        for command in plan.commands:
            if patient and game.outcome(game.apply(table.state, command)) is not None:
                table.act(table.legal()[-1])
                break
            table.act(command)
    return table


def candidates(name: str) -> Iterator[Table]:
    """Random games, then games of bots, then games of patient bots."""
    for number in range(SEARCHED):
        yield recorded.finished(name, number)
    for number in range(MOST):
        yield by_bots(name, number, patient=False)
    for number in count():
        yield by_bots(name, number, patient=True)


def found(name: str) -> dict[str, list[Table]]:
    """Finished games by the reason of their ending, one at least of each."""
    wanted = set(importlib.import_module(f"engine.{name}.codes").OUTCOME_REASONS)
    kinds: dict[str, list[Table]] = {}
    for table in candidates(name):
        outcome = table.outcome()
        assert outcome is not None
        games = kinds.setdefault(outcome.reason, [])
        if len(games) < MOST:
            games.append(table)
        if wanted == set(kinds):
            return kinds
    raise AssertionError("unreachable: the candidates never end")


def write(path: Path, content: dict[str, Any]) -> None:
    """One JSON file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Write the games of every game's edition."""
    for name, game in GAMES.items():
        for reason, tables in found(name).items():
            for number, table in enumerate(tables, 1):
                file = f"{name}-{game.edition}-{reason}-{number}.json"
                save = json.loads(msgspec.json.encode(to_save(table)))
                write(ROOT / "saves" / file, {"expected": expected(table), "save": save})
                write(ROOT / "links" / file, {"expected": expected(table), "link": to_link(table)})


if __name__ == "__main__":
    main()
