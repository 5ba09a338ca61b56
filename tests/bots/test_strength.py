"""The levels are in order: short matches with fixed seeds; the long ones are in the bench."""

from __future__ import annotations

import pytest

from build.bots_match import play, rotated

pytestmark = pytest.mark.native


def won(players: list[str], games: int) -> int:
    """How many of so many games the first player wins, seats rotated."""
    setup = {"characters": len(players)}
    results = map(play, rotated("triumvirate", setup, players, games, 1))
    return sum(result.job.first in result.winners for result in results)


def test_every_way_to_sit_has_the_same_dice_and_no_game_is_played_twice() -> None:
    three = list(rotated("triumvirate", {}, ["hard", "easy", "easy"], 6, 40))
    assert [job.seed for job in three] == [40, 40, 40, 41, 41, 41]
    assert [job.players.index("hard") for job in three] == [0, 1, 2, 0, 1, 2]
    alike = list(rotated("triumvirate", {}, ["hard", "hard", "hard"], 4, 40))
    assert [job.seed for job in alike] == [40, 41, 42, 43]


def test_easy_beats_two_who_play_at_random() -> None:
    assert won(["easy", "random", "random"], 6) >= 5


def test_medium_wins_more_than_novices_do() -> None:
    assert won(["medium", "novice", "novice"], 6) >= 3


def test_medium_holds_the_empire_where_it_is_easy_to_hold() -> None:
    setup = {"tokens": 5, "fleets": 3, "revolts": 0, "armies": 0}
    results = list(map(play, rotated("tetrarchia", setup, ["medium"], 3, 1)))
    assert sum(bool(result.winners) for result in results) >= 2
