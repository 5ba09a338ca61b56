"""Bots and advice through the command interface, with the real games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.bots import levels
from engine.bots.assistant import Bots
from engine.core.service import Service
from engine.service import GAMES, handle
from tests.core.test_hostile import damage
from tests.core.toy import TOY

SEEDS = ("00000000000000aa", "00000000000000bb")
SETUPS: dict[str, Any] = {"triumvirate": {"characters": 3}, "tetrarchia": {"players": 2}}
BUDGET = 500


class Page:
    """Talks to a service as the page does."""

    def __init__(self, game: str, seed: str = SEEDS[0], sealed: bool = False) -> None:
        self.service = Service(GAMES, Bots)
        self.update = self.ask("new", game=game, setup=SETUPS[game], seed=seed, sealed=sealed)

    def ask(self, type: str, **fields: Any) -> Any:
        return json.loads(self.service.handle(json.dumps({"type": type, **fields}).encode()))

    def think(self, type: str, **more: Any) -> tuple[Any, int]:
        """Ask until there is an answer: it, and how often that took."""
        asked = {"step": self.update["head"], "seat": self.update["seat"]} | more
        count = 1
        while (reply := self.ask(type, **asked))["type"] == "thinking":
            count += 1
        return reply, count


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", levels.LEVELS)
def test_any_slices_give_the_same_plan(game: str, level: str) -> None:
    more = {"level": level, "seed": 3, "nodes": BUDGET}
    whole, _ = Page(game).think("bot", slice=2000, **more)
    sliced, _ = Page(game).think("bot", slice=1, **more)
    assert whole["type"] == "planned"
    assert sliced == whole


@pytest.mark.parametrize("game", list(GAMES))
def test_advice_does_not_depend_on_the_slices_and_names_its_sample(game: str) -> None:
    whole, _ = Page(game).think("advise", slice=2000, nodes=BUDGET)
    sliced, count = Page(game).think("advise", slice=1, nodes=BUDGET)
    assert sliced == whole
    assert count > 1, "a budget of 500 positions takes more than a millisecond"
    assert 1 <= len(whole["plans"]) <= 3
    for plan in whole["plans"]:
        assert plan["nodes"] == whole["plans"][0]["nodes"] > 0
        assert all(0 <= chance <= 1 for chance in plan["chances"])
        for reason in plan["reasons"]:
            assert tuple(reason["params"]) == levels.ADVICE_CODES[game][reason["code"]]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("request_", ["bot", "advise"])
def test_stop_answers_at_once_with_commands_that_are_legal(game: str, request_: str) -> None:
    page = Page(game)
    more = {"level": "hard"} if request_ == "bot" else {}
    page.ask(request_, step=0, seat=0, slice=1, **more)
    reply, count = page.think(request_, stop=True, **more)
    assert count == 1
    again, _ = page.think(request_, **more)
    assert again == reply, "what was told once stays the answer"
    plan = reply["plan"] if request_ == "bot" else reply["plans"][0]
    assert page.ask("act", step=0, commands=plan["commands"])["type"] == "update"


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_on_through_ordinary_commands(game: str) -> None:
    page = Page(game)
    for number in range(30):
        if page.update["outcome"]:
            break
        reply, _ = page.think("bot", level="easy", seed=number, nodes=200)
        step = page.update["head"]
        page.update = page.ask("act", step=step, commands=reply["plan"]["commands"])
        assert page.update["type"] == "update"
        assert page.update["head"] == step + len(reply["plan"]["commands"])
    exported = page.ask("export")
    opened = page.ask("open", link=exported["link"])
    assert (opened["hash"], opened["problem"]) == (page.update["hash"], None)


@pytest.mark.parametrize("sealed", [False, True])
def test_a_plan_does_not_know_the_dice_to_come(sealed: bool) -> None:
    """Two games that differ in their seeds alone, in the same position."""
    pages = [Page("triumvirate", seed, sealed) for seed in SEEDS]
    assert pages[0].update["hash"] == pages[1].update["hash"]
    plans = [page.think("bot", level="medium", seed=1, nodes=BUDGET)[0] for page in pages]
    assert plans[0] == plans[1]


def test_unknown_levels_and_games_without_bots_are_refused() -> None:
    page = Page("triumvirate")
    for level in ("divine", "", "HARD", "x" * 10_000):
        assert page.ask("bot", step=0, seat=0, level=level)["code"] == "level_unknown"
    service = Service({"toy": TOY}, Bots)
    new = {"type": "new", "game": "toy", "setup": {}, "seed": SEEDS[0]}
    service.handle(json.dumps(new).encode())
    for request in (
        {"type": "bot", "step": 0, "seat": 0, "level": "easy"},
        {"type": "advise", "step": 0, "seat": 0},
        {"type": "course", "step": 0},
    ):
        assert json.loads(service.handle(json.dumps(request).encode()))["code"] == "no_assistant"


def test_the_engine_as_it_is_delivered_has_bots() -> None:
    new = {"type": "new", "game": "triumvirate", "setup": {"characters": 2}, "seed": SEEDS[0]}
    handle(json.dumps(new).encode())
    asked = {"type": "bot", "step": 0, "seat": 0, "level": "novice", "stop": True}
    assert json.loads(handle(json.dumps(asked).encode()))["type"] == "planned"


@pytest.mark.parametrize("game", list(GAMES))
def test_damaged_requests_get_a_reply_and_leave_the_game(game: str) -> None:
    page, rng = Page(game), random.Random(5)
    decision = {"step": 0, "seat": 0, "slice": 1, "nodes": 30}
    requests = [
        {"type": "bot", "level": "easy", "seed": 7, **decision},
        {"type": "advise", "stop": True, **decision},
        {"type": "course", "step": 0, "slice": 1},
    ]
    kinds = set()
    for _ in range(600):
        data = damage(json.dumps(rng.choice(requests)).encode(), rng)
        reply = json.loads(page.service.handle(data))
        assert reply.get("code") != "internal", data[:300]
        kinds.add(reply["type"])
    assert "failure" in kinds
    assert page.ask("seek", to=0)["hash"] == page.update["hash"]


def test_with_two_people_and_a_bot_undo_stops_at_the_other_person() -> None:
    """Caesar, Pompeius and a bot for Crassus: none of the three attacks, so nothing is drawn."""
    page = Page("triumvirate")
    begun = {}
    while page.update["view"]["turn"] < 4:
        begun.setdefault(page.update["seat"], page.update["head"])
        command = next(
            (
                a["command"]
                for a in page.update["actions"]
                if a["command"]["type"].startswith("end")
            ),
            page.update["actions"][0]["command"],
        )
        page.update = page.ask("act", step=page.update["head"], commands=[command])
    head = page.update["head"]
    assert page.update["seat"] == 0
    assert page.update["since_draw"][begun[1] - head :][0] == 1
    for over, to in (([2], begun[2] - 1), ([1], begun[2]), ([], head - 1)):
        refused = page.ask("undo", step=head, to=to, over=over)
        assert refused["code"] == "undo_revealed", (over, to)
    undone = page.ask("undo", step=head, to=begun[1] - 1, over=[1, 2])
    assert (undone["head"], undone["seat"]) == (begun[1] - 1, 0)
