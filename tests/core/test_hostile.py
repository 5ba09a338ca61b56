"""Whatever comes in gets a clear reply, and the open game stays as it was."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from engine.core.link import to_link
from engine.core.save import to_save
from engine.core.service import Service
from engine.service import GAMES
from tests.core import recorded

MUTATIONS = 1700
"""Of each kind for each game; 4 kinds."""
WORDS = [b"null", b"-1", b"1e999", b"9" * 400, b'"\\ud800"', b"[]", b"{}", b'"<script>"', b"true"]


def deep(rng: random.Random) -> bytes:
    return rng.choice([b"[", b'{"a":']) * rng.randrange(10, 20_000)


def damage(data: bytes, rng: random.Random) -> bytes:
    """One of: flipped bits, a cut, a doubled part, a foreign value, deep nesting, swapped parts."""
    place = rng.randrange(len(data))
    other = rng.randrange(len(data))
    low, high = min(place, other), max(place, other)
    match rng.randrange(6):
        case 0:
            return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]
        case 1:
            return data[:place]
        case 2:
            return data[:high] + data[low:high] * rng.randrange(1, 4) + data[high:]
        case 3:
            return data[:low] + rng.choice(WORDS) + data[min(high, low + 12) :]
        case 4:
            return data[:place] + deep(rng) + data[place:]
        case _:
            return data[high:] + data[low:high] + data[:low]


def reply_to(service: Service, data: bytes) -> Any:
    reply = json.loads(service.handle(data))
    assert reply["type"] in {"update", "odds", "exported", "reason", "failure"}
    assert reply.get("code") != "internal", data[:300]
    return reply


def ask(service: Service, **request: Any) -> Any:
    return reply_to(service, msgspec.json.encode(request))


def opened(name: str) -> tuple[Service, str, str, str]:
    """A service with a game on the table, its hash, another game's save and link.

    The first 60 commands of the games: damage is not worse in long ones, only slower.
    """
    service = Service(GAMES)
    table = recorded.finished(name, 1)
    save = msgspec.json.encode(to_save(table, 30)).decode()
    state = ask(service, type="open", save=save)["hash"]
    other = recorded.finished(name, 2)
    step = min(60, other.head)
    return service, state, msgspec.json.encode(to_save(other, step)).decode(), to_link(other, step)


@pytest.mark.parametrize("name", list(GAMES))
def test_mutated_links_never_open_and_leave_the_game(name: str) -> None:
    service, state, _, link = opened(name)
    rng = random.Random(1)
    for number in range(MUTATIONS):
        text = damage(link.encode(), rng).decode("latin-1")
        for _ in range(number % 4):
            text = quote(text)
        reply = ask(service, type="open", link=text)
        if reply["type"] == "update":  # the damage was one that chats do and payload() heals
            assert reply["problem"] is None
            service, state, _, link = opened(name)
    head = json.loads(service.handle(b'{"type":"export"}'))["save"]["commands"]
    assert ask(service, type="seek", to=len(head))["hash"] == state


@pytest.mark.parametrize("name", list(GAMES))
def test_mutated_saves_are_refused_or_opened_with_their_problem_named(name: str) -> None:
    service, _, save, _ = opened(name)
    rng = random.Random(2)
    kinds = {"failure": 0, "problem": 0, "same": 0}
    for _ in range(MUTATIONS):
        text = damage(save.encode(), rng).decode("latin-1")
        reply = ask(service, type="open", save=text)
        if reply["type"] == "failure":
            kinds["failure"] += 1
        elif reply["problem"] is not None:
            kinds["problem"] += 1
        else:
            kinds["same"] += 1
            assert json.dumps(reply["save"]) == json.dumps(json.loads(save))
    assert kinds["failure"] > 0
    assert kinds["problem"] > 0


@pytest.mark.parametrize("name", list(GAMES))
def test_mutated_requests_get_a_reply_and_an_open_game_plays_on(name: str) -> None:
    service, _, save, link = opened(name)
    rng = random.Random(3)
    for _ in range(MUTATIONS):
        update = ask(service, type="open", save=save, step=rng.randrange(10))
        command = {"commands": [rng.choice(update["save"]["commands"])]}
        request = rng.choice(
            [
                {"type": "act", "step": update["head"], **command},
                {"type": "why", **command},
                {"type": "odds", **command},
                {"type": "undo", "step": update["head"], "to": 3},
                {"type": "seek", "to": 3},
                {"type": "export", "step": 3},
                {"type": "open", "link": link},
                {"type": "new", "game": name, "setup": {}, "seed": "0" * 16, "names": ["<b>"]},
            ]
        )
        reply_to(service, damage(msgspec.json.encode(request), rng))
    assert ask(service, type="open", save=save)["problem"] is None


@pytest.mark.parametrize("name", list(GAMES))
def test_commands_of_the_wrong_moment_are_refused_with_a_reason(name: str) -> None:
    service, _, save, _ = opened(name)
    rng = random.Random(4)
    commands = json.loads(save)["commands"]
    update = ask(service, type="open", save=save)
    setup, seed = update["setup"], update["save"]["seed"]
    for _ in range(300):
        table = ask(service, type="new", game=name, setup=setup, seed=seed)
        for command in commands[: rng.randrange(12)]:
            table = ask(service, type="act", step=table["head"], commands=[command])
        command = rng.choice(commands)
        legal = command in [action["command"] for action in table["actions"]]
        reason = ask(service, type="why", commands=[command])
        assert reason["type"] == "reason"
        assert (reason["code"] == "") == legal
        if not legal:
            refused = ask(service, type="act", step=table["head"], commands=[command])
            assert (refused["code"], refused["rule"]) == (reason["code"], reason["rule"])
