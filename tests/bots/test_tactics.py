"""The tactical suites: hard finds at least 95 of 100, medium 80."""

from __future__ import annotations

import pytest

from tests.bots import tactics

LEAST = {"medium": 0.80, "hard": 0.95}


@pytest.mark.parametrize("game", ["triumvirate", "tetrarchia"])
def test_there_are_at_least_twenty_positions_each_with_its_reason(game: str) -> None:
    positions = tactics.load(game)
    assert len({p["name"] for p in positions}) == len(positions) >= 20
    assert all(p["reason"] for p in positions)


@pytest.mark.parametrize("game", ["triumvirate", "tetrarchia"])
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_level_solves_its_share_of_the_suite(game: str, level: str) -> None:
    positions = tactics.load(game)
    missed = [p["name"] for p in positions if not tactics.solved(game, level, p)]
    assert len(missed) <= (1 - LEAST[level]) * len(positions), missed


def test_no_level_above_novice_misses_a_win_at_once() -> None:
    for game in ("triumvirate", "tetrarchia"):
        for position in tactics.load(game):
            if "wins" in position:
                assert tactics.solved(game, "easy", position), position["name"]
