"""Saves: the game comes back as it was, and what is wrong with a bad one is said."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from engine.core.errors import RuleError
from engine.core.save import from_save, to_save
from engine.core.table import Table
from tests.core.toy import TOY, Add, Pass, Roll, Setup

GAMES: dict[str, Any] = {"toy": TOY}


def played() -> Table:
    table = Table(TOY, Setup(1), "00000000000000aa", ["Ann", "<b>"])
    for command in (Add(1), Pass(), Roll(), Add(2), Pass()):
        table.act(command)
    return table


def text(table: Table, **changes: Any) -> str:
    document = json.loads(msgspec.json.encode(to_save(table)))
    return json.dumps({**document, **changes})


def refused(save: str) -> str:
    with pytest.raises(RuleError) as caught:
        from_save(GAMES, save)
    return caught.value.code


def test_a_save_comes_back_as_the_same_game() -> None:
    table = played()
    again, problem = from_save(GAMES, text(table))
    assert problem is None
    assert (again.state, again.commands, again.log) == (table.state, table.commands, table.log)
    assert (again.names, again.seed, again.head) == (table.names, table.seed, 5)


def test_what_could_be_redone_comes_back_too() -> None:
    table = Table(TOY, Setup(), "00000000000000aa")
    table.act_all([Add(1), Pass()])
    table.act(Add(2))
    table.undo(2)
    again, problem = from_save(GAMES, text(table))
    assert (problem, again.head) == (None, 2)
    again.redo(3)
    assert again.state.total == 3


def test_spaces_and_order_of_keys_do_not_matter() -> None:
    document = json.loads(text(played()))
    turned = json.dumps(dict(reversed(document.items())), indent=4)
    assert from_save(GAMES, turned)[1] is None


def test_an_illegal_command_is_named_and_the_part_before_it_stays() -> None:
    commands = json.loads(text(played()))["commands"]
    commands[3] = {"type": "pass"}
    table, problem = from_save(GAMES, text(played(), commands=commands))
    assert problem is not None
    assert (problem.code, problem.rule, problem.step) == ("toy_no", "TOY 1", 4)
    assert table.head == 3


def test_a_command_that_cannot_be_read_is_named_too() -> None:
    commands = json.loads(text(played()))["commands"]
    commands[1] = {"type": "pass", "extra": 1}
    table, problem = from_save(GAMES, text(played(), commands=commands))
    assert problem is not None
    assert (problem.code, problem.step, table.head) == ("command_unreadable", 2, 1)


def test_a_bad_command_among_the_undone_costs_nothing_in_force() -> None:
    table, problem = from_save(GAMES, text(played(), undone=[{"type": "pass"}]))
    assert problem is not None
    assert (problem.code, problem.step, table.head) == ("toy_no", 6, 5)


def test_a_changed_save_is_noticed_by_its_check() -> None:
    table, problem = from_save(GAMES, text(played(), names=["Eve", ""]))
    assert problem is not None
    assert (problem.code, table.head) == ("save_changed", 5)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "game_unknown"),
        ({"format": 2}, "save_newer"),
        ({"edition": 3}, "edition_newer"),
        ({"edition": 0}, "edition_unknown"),
        ({"seed": "zz"}, "seed_bad"),
        ({"setup": {"first": 7}}, "setup_unreadable"),
        ({"setup": {"first": 2}}, "toy_setup"),
        ({"names": ["x" * 41]}, "name_too_long"),
        ({"more": 1}, "save_unreadable"),
        ({"commands": "none"}, "save_unreadable"),
        ({"commands": [{"type": "pass"}] * 6001}, "game_too_long"),
    ],
)
def test_what_cannot_be_opened_says_why(changes: dict[str, Any], expected: str) -> None:
    assert refused(text(played(), **changes)) == expected


def test_a_newer_format_is_told_before_its_unknown_fields() -> None:
    assert refused('{"format": 9, "wholly": "different"}') == "save_newer"


@pytest.mark.parametrize("save", ["", "null", "[]", "{", "[" * 100_000, '{"format":1e999}'])
def test_what_is_no_save_is_said_to_be_none(save: str) -> None:
    assert refused(save) == "save_unreadable"


def test_a_save_beyond_the_limit_is_not_read() -> None:
    assert refused(" " * 1_000_001) == "save_too_long"
