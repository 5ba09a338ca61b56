"""Requests that need thinking: slices, limits, and what drops a thought. The thinker is a fake."""

# ruff: noqa: ARG002, ARG005 - the fake takes what it is given

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core.assistant import Assistant, Decision, Drawn, Task, drawn
from engine.core.errors import RuleError
from engine.core.game import Game
from engine.core.service import Service
from engine.core.table import Table, state_hash
from engine.core.thoughts import Advice, Course, Plan, Planned
from tests.core.test_seals import hand_over, played
from tests.core.toy import TOY, Add, Pass, Roll, Setup

SEED = "00000000000000aa"
ADD, PASS = {"type": "add", "amount": 1}, {"type": "pass"}


class Counting(Task):
    """Judges one position a slice, and is done after three."""

    most = 3

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def go_on(self, milliseconds: int) -> None:
        self.nodes += 1
        self.done = self.nodes >= self.most

    def reply(self) -> Any:
        return self.answer(self.nodes)


class Fake(Assistant):
    """Notes what it is given; its plan is always to add 1."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, ...]] = []

    def bot(self, asked: Decision, level: str, seed: int, nodes: int | None) -> Task:
        if level != "wise":
            raise RuleError("level_unknown")
        self.begun.append(("bot", asked.step, level, seed, nodes))
        return Counting(lambda n: Planned(asked.step, asked.seat, Plan([Add(1)], [0.5], [], n)))

    def adviser(self, asked: Decision, nodes: int | None) -> Task:
        self.begun.append(("advise", asked.step, nodes))
        return Counting(lambda n: Advice(asked.step, asked.seat, [Plan([Add(1)], [0.5], [], n)]))

    def course(self, game: Game[Any, Any], states: Sequence[Any], drawn: Iterator[Drawn]) -> Task:
        self.begun.append(("course", len(states)))
        return Counting(lambda n: Course(len(states) - 1, False, [], [], [], []))


class Page:
    """Talks to a service with a fake assistant, a toy game on its table."""

    def __init__(self) -> None:
        self.fake = Fake()
        self.loaded = 0
        self.service = Service({"toy": TOY}, self._load)
        self.ask("new", game="toy", setup={"first": 1}, seed=SEED)

    def _load(self) -> Assistant:
        self.loaded += 1
        return self.fake

    def ask(self, type: str, **fields: Any) -> Any:
        return json.loads(self.service.handle(json.dumps({"type": type, **fields}).encode()))

    def bot(self, step: int = 0, seat: int = 0, level: str = "wise", **more: Any) -> Any:
        return self.ask("bot", step=step, seat=seat, level=level, **more)


@pytest.fixture
def page() -> Page:
    return Page()


def test_the_assistant_comes_when_it_is_first_asked_and_once(page: Page) -> None:
    assert page.loaded == 0
    page.bot()
    page.ask("advise", step=0, seat=0)
    assert page.loaded == 1


def test_thinking_goes_on_from_request_to_request_until_there_is_a_plan(page: Page) -> None:
    assert page.bot() == {"type": "thinking", "step": 0, "nodes": 1, "most": 3}
    assert page.bot()["nodes"] == 2
    plan = {"commands": [ADD], "chances": [0.5], "reasons": [], "nodes": 3}
    assert page.bot() == {"type": "planned", "step": 0, "seat": 0, "plan": plan}
    assert page.fake.begun == [("bot", 0, "wise", 0, None)]


def test_stop_gives_the_best_plan_so_far_without_another_slice(page: Page) -> None:
    page.bot()
    reply = page.bot(stop=True)
    assert (reply["type"], reply["plan"]["nodes"]) == ("planned", 1)


def test_stop_before_any_thought_gives_a_plan_too(page: Page) -> None:
    assert page.bot(stop=True)["plan"] == {
        "commands": [ADD],
        "chances": [0.5],
        "reasons": [],
        "nodes": 0,
    }


def test_other_questions_in_between_do_not_disturb(page: Page) -> None:
    page.bot()
    page.ask("seek", to=0)
    page.ask("advise", step=0, seat=0)
    page.ask("course", step=0)
    assert page.bot()["nodes"] == 2


@pytest.mark.parametrize("change", [{"seed": 5}, {"nodes": 9}])
def test_another_seed_or_budget_begins_anew(page: Page, change: dict[str, int]) -> None:
    page.bot()
    assert page.bot(**change)["nodes"] == 1


def test_a_command_makes_the_old_step_stale_and_the_new_one_begins_anew(page: Page) -> None:
    page.bot()
    page.ask("act", step=0, commands=[ADD])
    stale = page.bot()
    assert (stale["type"], stale["code"], stale["params"]) == (
        "failure",
        "stale",
        {"step": 0, "head": 1},
    )
    assert page.bot(step=1)["nodes"] == 1


def test_the_same_step_of_another_position_begins_anew(page: Page) -> None:
    """Adding 1 and adding 2 both lead to step 1."""
    page.ask("act", step=0, commands=[ADD])
    page.bot(step=1)
    page.ask("undo", step=1)
    page.ask("act", step=0, commands=[{"type": "add", "amount": 2}])
    assert page.bot(step=1)["nodes"] == 1
    page.ask("new", game="toy", setup={"first": 1}, seed=SEED)
    page.ask("act", step=0, commands=[ADD])
    assert page.bot(step=1)["nodes"] == 1


def test_only_the_seat_that_acts_has_something_to_decide(page: Page) -> None:
    for seat in (1, -1, 2):
        assert page.bot(seat=seat)["code"] == "seat_waits"
        assert page.ask("advise", step=0, seat=seat)["code"] == "seat_waits"


def test_a_level_that_does_not_exist_is_refused(page: Page) -> None:
    assert page.bot(level="divine")["code"] == "level_unknown"


def test_a_game_that_has_ended_leaves_nothing_to_decide_but_can_be_looked_back_at(
    page: Page,
) -> None:
    step = 0
    while (update := page.ask("seek", to=step))["outcome"] is None:
        command = {"type": "add", "amount": 2} if len(update["actions"]) > 1 else PASS
        step = page.ask("act", step=step, commands=[command])["head"]
    for request in ("bot", "advise"):
        more = {"level": "wise"} if request == "bot" else {}
        assert page.ask(request, step=step, seat=update["seat"] or 0, **more)["code"] == "game_over"
    while (course := page.ask("course", step=step))["type"] == "thinking":
        pass
    assert (course["type"], course["step"]) == ("course", step)


def test_in_a_game_with_sealed_dice_the_hand_over_comes_first(page: Page) -> None:
    page.ask("new", game="toy", setup={}, seed=SEED, sealed=True)
    page.ask("act", step=0, commands=[ADD, PASS])
    refused = page.bot(step=2, seat=1)
    assert (refused["code"], refused["params"]) == ("seal_due", {"seat": "left"})
    page.ask("seal", step=2, reveal="", next="a" * 16)
    assert page.bot(step=2, seat=1)["type"] == "thinking"


@pytest.mark.parametrize(
    ("name", "value", "least", "most"),
    [
        ("slice", 0, 1, 2000),
        ("slice", 2001, 1, 2000),
        ("slice", -(1 << 62), 1, 2000),
        ("nodes", 0, 1, 1_000_000),
        ("nodes", 1_000_001, 1, 1_000_000),
        ("seed", -1, 0, (1 << 53) - 1),
        ("seed", 1 << 53, 0, (1 << 53) - 1),
        ("seed", 1 << 80, 0, (1 << 53) - 1),
    ],
)
def test_numbers_out_of_range_are_refused_by_name(
    page: Page, name: str, value: int, least: int, most: int
) -> None:
    refused = page.bot(**{name: value})
    assert (refused["code"], refused["params"]) == (
        "number_out_of_range",
        {"name": name, "least": least, "most": most},
    )
    if name != "seed":
        assert page.ask("advise", step=0, seat=0, **{name: value})["code"] == refused["code"]
    if name == "slice":
        assert page.ask("course", step=0, slice=value)["code"] == refused["code"]
    assert page.fake.begun == []


@pytest.mark.parametrize(
    "more",
    [{"slice": 1.5}, {"slice": "1"}, {"nodes": []}, {"seed": None}, {"stop": 1}, {"why": 1}],
)
def test_values_of_another_kind_are_unreadable(page: Page, more: dict[str, Any]) -> None:
    assert page.bot(**more)["code"] == "request_unreadable"


def test_without_an_assistant_or_a_game_it_is_said() -> None:
    service = Service({"toy": TOY})

    def code(**request: Any) -> str:
        return str(json.loads(service.handle(json.dumps(request).encode()))["code"])

    assert code(type="bot", step=0, seat=0, level="wise") == "no_game"
    service.handle(json.dumps({"type": "new", "game": "toy", "setup": {}, "seed": SEED}).encode())
    assert code(type="bot", step=0, seat=0, level="wise") == "no_assistant"
    assert code(type="advise", step=0, seat=0) == "no_assistant"
    assert code(type="course", step=0) == "no_assistant"


def test_the_draws_of_a_game_are_found_again_with_their_positions() -> None:
    """Left adds and passes, right rolls, left rolls: commands 3 and 4 bring the draws."""
    table = Table(TOY, Setup(), SEED)
    table.act_all([Add(1), Pass()])
    table.act(Roll())
    table.act(Roll())
    found = list(drawn(table))
    assert [(one.step, one.seat) for one in found] == [(3, 1), (4, 0)]
    for one in found:
        assert TOY.chances(one.state)
        TOY.settle(one.state, one.draw)
        assert state_hash(one.state) == state_hash(table.positions[one.step].state)


def test_the_draws_of_sealed_dice_are_found_again_too() -> None:
    """The first roll depends on a and d, revealed before it, but not on b, revealed after it."""
    table = played(4)
    table.act(Roll())
    hand_over(table)
    table.act(Roll())
    found = list(drawn(table))
    assert [(one.step, one.draw) for one in found] == [(9, (5,)), (10, (4,))]
    for one in found:
        TOY.settle(one.state, one.draw)
        assert state_hash(one.state) == state_hash(table.positions[one.step].state)


def test_undo_may_go_back_over_the_commands_of_bots_but_never_over_a_draw() -> None:
    """Left adds and passes, right (a bot) adds and passes: left takes all of it back."""
    table = Table(TOY, Setup(), SEED)
    table.act_all([Add(1), Pass()])
    table.act_all([Add(1), Pass()])
    assert table.since_draw() == [0, 0, 1, 1]
    with pytest.raises(RuleError, match="undo_revealed"):
        table.undo(1)
    table.undo(0, over=[1])
    assert (table.head, table.state.total) == (0, 0)
    table.redo(4)
    table.undo(2, over=[0, 1])
    table.redo(4)
    table.act(Roll())
    assert table.since_draw() == []
    with pytest.raises(RuleError, match="undo_revealed"):
        table.undo(0, over=[0, 1])


def test_the_page_learns_whose_commands_may_be_taken_back(page: Page) -> None:
    page.ask("act", step=0, commands=[ADD, PASS])
    update = page.ask("act", step=2, commands=[ADD])
    assert update["since_draw"] == [0, 0, 1]
    assert page.ask("undo", step=3, to=1)["code"] == "undo_revealed"
    undone = page.ask("undo", step=3, to=1, over=[1])
    assert (undone["head"], undone["since_draw"], undone["redo"]) == (1, [0], True)
