"""The service: one JSON request, one JSON reply, whatever comes in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.service import Service
from tests.core.toy import TOY

SEED = "00000000000000aa"


class Page:
    """Talks to a service as the page does."""

    def __init__(self) -> None:
        self.service = Service({"toy": TOY})

    def ask(self, type: str, **fields: Any) -> Any:
        return json.loads(self.service.handle(json.dumps({"type": type, **fields}).encode()))

    def new(self) -> Any:
        return self.ask("new", game="toy", setup={"first": 1}, seed=SEED, names=["Ann"])


@pytest.fixture
def page() -> Page:
    return Page()


ADD, PASS, ROLL = {"type": "add", "amount": 1}, {"type": "pass"}, {"type": "roll"}


def test_a_new_game_is_described_whole(page: Page) -> None:
    reply = page.new()
    assert reply["type"] == "update"
    assert (reply["game"], reply["edition"], reply["setup"]) == ("toy", 2, {"first": 1})
    assert (reply["seats"], reply["names"], reply["seat"]) == (["left", "right"], ["Ann", ""], 0)
    assert (reply["step"], reply["head"], reply["undo"], reply["redo"]) == (0, 0, False, False)
    assert [a["command"]["type"] for a in reply["actions"]] == ["add", "add", "roll"]
    assert reply["actions"][1]["cost"] == {"kind": "points", "amount": 2}
    assert reply["view"] == {"total": 1}
    assert (reply["outcome"], reply["problem"]) == (None, None)


def test_a_reply_to_a_command_brings_the_new_events_only(page: Page) -> None:
    page.new()
    first = page.ask("act", step=0, commands=[ADD, PASS])
    assert (first["log_from"], len(first["events"]), first["seat"]) == (0, 1, 1)
    second = page.ask("act", step=2, commands=[ADD])
    assert (second["log_from"], [e["step"] for e in second["events"]]) == (1, [3])


def test_after_an_undo_the_log_is_cut_and_grows_again(page: Page) -> None:
    page.new()
    page.ask("act", step=0, commands=[ADD])
    undone = page.ask("undo", step=1)
    assert (undone["log_from"], undone["events"], undone["redo"]) == (0, [], True)
    redone = page.ask("redo", step=0)
    assert (redone["log_from"], len(redone["events"]), redone["redo"]) == (0, 1, False)


def test_a_double_click_acts_once(page: Page) -> None:
    page.new()
    page.ask("act", step=0, commands=[ADD])
    again = page.ask("act", step=0, commands=[ADD])
    assert (again["type"], again["code"]) == ("failure", "stale")
    assert again["params"] == {"step": 0, "head": 1}


def test_looking_back_changes_nothing(page: Page) -> None:
    page.new()
    now = page.ask("act", step=0, commands=[ADD])
    then = page.ask("seek", to=0)
    assert (then["step"], then["head"], then["actions"], then["undo"]) == (0, 1, [], False)
    assert then["view"] == {"total": 1}
    assert then["save"] == now["save"]
    back = page.ask("seek", to=1)
    assert (back["hash"], back["actions"], back["events"]) == (
        now["hash"],
        now["actions"],
        now["events"],
    )


def test_odds_are_asked_after_other_commands(page: Page) -> None:
    page.new()
    reply = page.ask("odds", commands=[ROLL])
    assert (reply["type"], reply["lines"][0]["chance"]) == ("odds", [1, 6])
    assert page.ask("odds", commands=[ADD, ROLL])["code"] == "toy_no"
    assert page.ask("odds", commands=[ADD])["code"] == "no_odds"
    assert page.ask("odds")["code"] == "no_odds"


def test_why_gives_the_reason_with_its_rule_or_none(page: Page) -> None:
    page.new()
    assert page.ask("why", commands=[ADD]) == {
        "type": "reason",
        "code": "",
        "params": {},
        "rule": "",
    }
    reason = page.ask("why", commands=[ADD, ADD])
    assert (reason["code"], reason["rule"], reason["params"]) == ("toy_no", "TOY 1", {"total": 2})
    assert page.ask("why", commands=[ROLL, ADD])["code"] == "list_interrupted"


def test_an_export_opens_again_as_save_and_as_link(page: Page) -> None:
    page.new()
    played = page.ask("act", step=0, commands=[ADD, PASS])
    exported = page.ask("export")
    for opened in (
        page.ask("open", save=json.dumps(exported["save"])),
        page.ask("open", link="#g=" + exported["link"]),
    ):
        assert (opened["hash"], opened["problem"]) == (played["hash"], None)
        assert (opened["log_from"], len(opened["events"])) == (0, 1)
    early = page.ask("export", step=1)
    assert len(early["save"]["commands"]) == 1
    assert page.ask("open", link=early["link"], step=0)["step"] == 0


def test_a_refused_request_leaves_the_game_as_it_was(page: Page) -> None:
    before = page.new()
    for request in (
        {"type": "open", "save": "{}"},
        {"type": "open", "link": "????"},
        {"type": "open"},
        {"type": "new", "game": "chess", "setup": {}, "seed": SEED},
        {"type": "new", "game": "toy", "setup": {"first": 5}, "seed": SEED},
        {"type": "new", "game": "toy", "setup": {}, "seed": "x"},
        {"type": "act", "step": 0, "commands": []},
        {"type": "act", "step": 0, "commands": [ADD] * 33},
        {"type": "act", "step": 0, "commands": [{"type": "cheat"}]},
        {"type": "undo", "step": 0},
        {"type": "redo", "step": 0},
        {"type": "seek", "to": 1},
        {"type": "seek", "to": -1},
        {"type": "export", "step": 4},
    ):
        assert page.ask(**request)["type"] == "failure", request
    assert page.ask("seek", to=0)["hash"] == before["hash"]


def test_before_any_game_there_is_none_to_ask_about(page: Page) -> None:
    assert page.ask("seek", to=0)["code"] == "no_game"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'{"type":"fly"}',
        b'{"type":"seek"}',
        b'{"type":"seek","to":"0"}',
        b'{"type":"seek","to":1e400}',
        b'{"type":"seek","to":0,"and":1}',
        b'{"type":"seek","to":' + b"9" * 5000 + b"}",
        b'{"type":"why","commands":' + b"[" * 50_000,
    ],
)
def test_what_is_no_request_is_said_to_be_unreadable(page: Page, data: bytes) -> None:
    assert json.loads(page.service.handle(data))["code"] == "request_unreadable"


def test_a_request_beyond_the_limit_is_not_read(page: Page) -> None:
    reply = json.loads(page.service.handle(b" " * 1_200_001))
    assert reply["code"] == "request_too_long"


def test_a_fault_of_the_engine_becomes_a_failure(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.new()
    monkeypatch.setattr(type(TOY), "view", lambda *_: 1 / 0)
    reply = page.ask("seek", to=0)
    assert (reply["code"], reply["params"]) == ("internal", {"what": "ZeroDivisionError"})
