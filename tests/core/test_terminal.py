"""The games in a terminal: play, replay, verify."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from engine.__main__ import main
from engine.core.link import to_link
from engine.core.save import to_save
from engine.core.table import state_hash
from engine.service import GAMES
from tests.core import recorded

NAMES = list(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_verify_prints_result_and_hash_of_a_link(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = recorded.finished(name, 3)
    assert main(["verify", to_link(table)]) == 0
    out = capsys.readouterr().out
    outcome = table.outcome()
    assert outcome is not None
    assert f"over after {table.head} commands: {outcome.reason} [{outcome.rule}]" in out
    assert f"hash {state_hash(table.state)}" in out


@pytest.mark.parametrize("name", NAMES)
def test_verify_names_the_first_illegal_command_and_its_rule(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = recorded.finished(name, 3)
    document = json.loads(msgspec.json.encode(to_save(table)))
    legal = table.game.legal(table.positions[5].state)
    wrong = next(i for i, command in enumerate(table.commands) if command not in legal)
    document["commands"].insert(5, document["commands"][wrong])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 1
    captured = capsys.readouterr()
    assert "5 commands" in captured.out
    assert captured.err.startswith("step 6: ")
    assert f"[{table.game.prefix} " in captured.err


def test_replay_prints_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    table = recorded.finished(NAMES[0], 3)
    assert main(["replay", to_link(table)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line[:4].strip().isdecimal() for line in lines) == table.head


def test_a_game_played_in_the_terminal_is_kept_in_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1", "u", "1", "v", "l", "x", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    file = tmp_path / "game.json"
    assert main(["play", NAMES[0], "--seed", "0" * 16, "--file", str(file)]) == 0
    assert len(json.loads(file.read_text())["commands"]) == 1
    assert main(["verify", str(file)]) == 0
    assert "1 commands" in capsys.readouterr().out


@pytest.mark.parametrize("source", ["nothing-like-a-link!", "A"])
def test_what_is_no_game_ends_with_status_1(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", source]) == 1
    assert "link_" in capsys.readouterr().err
