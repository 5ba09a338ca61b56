"""Every game at the table: undo exact, saves and links the same game, hashes the same anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.link import from_link, to_link
from engine.core.save import from_save, to_save
from engine.core.table import Table, state_hash
from engine.service import GAMES
from tests.core import recorded

ROOT = Path(__file__).resolve().parents[2]
DIGESTS = json.loads((Path(__file__).parent / "digests.json").read_text())
GAMES_IN_A_RUN = 60
GAMES_IN_ALL = 10_000
BATCH = 20


def batches(config: pytest.Config) -> list[tuple[str, int]]:
    count = GAMES_IN_ALL if config.getoption("--all") else GAMES_IN_A_RUN
    return [(name, first) for name in GAMES for first in range(0, count, BATCH)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "batch" in metafunc.fixturenames:
        metafunc.parametrize("batch", batches(metafunc.config), ids=str)


def check_undo(table: Table, before: str) -> None:
    """Undo gives exactly the state before, redo exactly the state after; a reveal stays."""
    after, head, log = state_hash(table.state), table.head, len(table.log)
    if head == 0 or head <= table.floor:
        return
    table.undo(head - 1)
    assert state_hash(table.state) == before
    table.redo(head)
    assert (state_hash(table.state), table.head, len(table.log)) == (after, head, log)


def check_round_trips(table: Table) -> None:
    """The same game comes back from its save and from its link."""
    expected = [state_hash(p.state) for p in table.positions]
    save, problem = from_save(GAMES, msgspec.json.encode(to_save(table)).decode())
    assert problem is None
    link, problem = from_link(GAMES, to_link(table))
    assert problem is None
    for again in (save, link):
        assert [state_hash(p.state) for p in again.positions] == expected
        assert (again.commands, again.log) == (table.commands, table.log)


def check_view(game: Any, state: Any) -> None:
    """Looking changes nothing."""
    before = state_hash(state)
    game.view(state)
    game.prompt(state)
    for command in game.legal(state):
        game.action(state, command)
    assert state_hash(state) == before


def test_undo_is_exact_and_save_and_link_keep_the_game(batch: tuple[str, int]) -> None:
    name, first = batch
    for number in range(first, first + BATCH):
        before = ""
        for table in recorded.play(name, number):
            check_undo(table, before)
            before = state_hash(table.state)
            if table.head % 16 == 0:
                check_view(table.game, table.state)
        check_round_trips(table)


@pytest.mark.native
@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
@pytest.mark.parametrize("name", list(GAMES))
def test_states_have_the_recorded_hashes_under_any_hash_seed(name: str, hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.core.recorded", name, "0", str(recorded.SAMPLE)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == DIGESTS[name]


@pytest.mark.parametrize("name", list(GAMES))
def test_states_have_the_recorded_hashes_in_this_python(name: str) -> None:
    """Run natively and inside Pyodide: both must agree with the record, so with each other."""
    assert recorded.digest(name, 0, recorded.SAMPLE) == DIGESTS[name]
