"""Games kept as files: saves and links of every edition open to the recorded end and hash."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from engine.core.link import from_link
from engine.core.save import from_save
from engine.service import GAMES
from tests.core.keep import expected

ROOT = Path(__file__).resolve().parents[1]
SAVES = sorted((ROOT / "saves").glob("*.json"))
LINKS = sorted((ROOT / "links").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_opens_to_its_recorded_end(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    table, problem = from_save(GAMES, json.dumps(kept["save"]))
    assert problem is None
    assert expected(table) == kept["expected"]


@pytest.mark.parametrize("path", LINKS, ids=lambda path: path.stem)
def test_a_kept_link_opens_to_its_recorded_end(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    table, problem = from_link(GAMES, kept["link"])
    assert problem is None
    assert expected(table) == kept["expected"]


@pytest.mark.parametrize("name", list(GAMES))
def test_every_way_to_end_is_kept_for_the_edition_of_now(name: str) -> None:
    reasons = importlib.import_module(f"engine.{name}.codes").OUTCOME_REASONS
    start = f"{name}-{GAMES[name].edition}-"
    for files in (SAVES, LINKS):
        kept = {path.stem.removeprefix(start).rpartition("-")[0] for path in files}
        assert set(reasons) <= kept
