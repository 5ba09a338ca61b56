"""Links: whole games in few characters, robust against what chats do to them."""

from __future__ import annotations

import base64
import hashlib
from typing import Any
from urllib.parse import quote

import pytest

from engine.core.errors import RuleError
from engine.core.link import from_link, payload, to_link
from engine.core.table import Table
from tests.core.toy import TOY, Add, Pass, Roll, Setup

GAMES: dict[str, Any] = {"toy": TOY}


def played(*names: str) -> Table:
    table = Table(TOY, Setup(1), "00000000000000aa", names)
    for command in (Add(2), Pass(), Roll(), Add(1)):
        table.act(command)
    return table


def refused(text: str) -> str:
    with pytest.raises(RuleError) as caught:
        from_link(GAMES, text)
    return caught.value.code


def sealed(body: bytes, version: int = 1) -> str:
    data = bytes([version, len(body) + 4]) + body
    data += hashlib.sha256(data).digest()[:4]
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_the_bytes_of_a_link_are_as_described() -> None:
    # game 99 doubled (198 as LEB128), edition 2, set-up 1, seed, no names, 4 commands. Places in
    # lists of lengths 3, 1, 3, 3: Add(2) is 1, Pass 0, Roll 2, Add(1) 0, so the number is
    # 1 + 3 * (0 + 1 * (2 + 3 * 0)) = 7.
    body = bytes([198, 1, 2, 1]) + bytes.fromhex("00000000000000aa") + bytes([0, 4, 7])
    assert to_link(played()) == sealed(body)


def test_a_link_comes_back_as_the_same_game() -> None:
    table = played("Ann", "Ωmega")
    again, problem = from_link(GAMES, to_link(table))
    assert problem is None
    assert (again.state, again.commands, again.names) == (table.state, table.commands, table.names)


def test_a_link_can_stop_at_an_earlier_step() -> None:
    again, _ = from_link(GAMES, to_link(played(), 2))
    assert again.commands == [Add(2), Pass()]


def test_only_url_safe_characters_are_used() -> None:
    assert set(to_link(played("Ann"))) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )


@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
def test_what_chats_do_to_a_link_is_undone(rounds: int) -> None:
    link = to_link(played())
    text = f"https://example.org/tab/#g={link}&step=2"
    for _ in range(rounds):
        text = quote(text, safe="")
    assert payload(text) == link
    assert payload(f"\u201c <{link}=> \n".strip("\u201c")) == link
    assert payload(f"({link[:9]}\n  {link[9:]}).") == link


def test_a_link_that_was_cut_off_is_told_from_one_that_was_changed() -> None:
    link = to_link(played())
    for length in range(4, len(link)):
        assert refused(link[:length]) == "link_cut"
    for place in range(4, len(link)):
        other = "A" if link[place] != "A" else "B"
        assert refused(link[:place] + other + link[place + 1 :]) == "link_changed"


def test_nothing_may_stand_behind_the_end() -> None:
    assert refused(to_link(played()) + "AAAA") == "link_changed"


@pytest.mark.parametrize("text", ["", "   ", "#g=", "https://example.org/#g="])
def test_a_missing_payload_is_said_to_be_missing(text: str) -> None:
    assert refused(text) == "link_missing"


def test_marks_outside_the_alphabet_are_a_change() -> None:
    assert refused("abc$def") == "link_changed"


def test_a_link_beyond_the_limit_is_not_looked_at() -> None:
    assert refused("A" * 20_001) == "link_too_long"


SEED = bytes.fromhex("00000000000000aa")


@pytest.mark.parametrize(
    ("body", "version", "expected"),
    [
        (bytes([198, 1, 2, 1]) + SEED + bytes([0, 0]), 2, "link_newer"),
        (bytes([196, 1, 2, 1]) + SEED + bytes([0, 0]), 1, "game_unknown"),
        (bytes([198, 1, 3, 1]) + SEED + bytes([0, 0]), 1, "edition_newer"),
        (bytes([198, 1, 2, 2]) + SEED + bytes([0, 0]), 1, "toy_setup"),
        (bytes([198, 1, 2, 9]) + SEED + bytes([0, 0]), 1, "setup_unreadable"),
        (bytes([198, 1, 2, 1]) + SEED + bytes([3, 0, 0, 0, 0]), 1, "names_too_many"),
        (bytes([198, 1, 2, 1]) + SEED + bytes([1, 1, 255, 0]), 1, "link_changed"),
        (bytes([198, 1, 2, 1]) + SEED[:5], 1, "link_changed"),
    ],
)
def test_a_well_sealed_link_of_bad_content_says_why(
    body: bytes, version: int, expected: str
) -> None:
    assert refused(sealed(body, version)) == expected


def test_more_commands_than_the_game_has_are_named_by_step_and_rule() -> None:
    # Die by die: each Roll is place 2 of 3. After the game's end no command is legal.
    body = bytes([198, 1, 2, 1]) + SEED + bytes([0, 30]) + (3**30 - 1).to_bytes(6, "little")
    table, problem = from_link(GAMES, sealed(body))
    assert problem is not None
    assert (problem.code, problem.rule, problem.step) == ("game_over", "TOY 2", table.head + 1)
    assert table.outcome() is not None


def test_a_number_left_over_is_a_problem_with_the_game_still_shown() -> None:
    body = bytes([198, 1, 2, 1]) + SEED + bytes([0, 1, 9])
    table, problem = from_link(GAMES, sealed(body))
    assert problem is not None
    assert (problem.code, table.head) == ("link_changed", 1)
