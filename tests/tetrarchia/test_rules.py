"""Every paragraph of the rules is cited by a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from engine.tetrarchia.game import __file__ as GAME_FILE

PARAGRAPHS = json.loads(files("engine.tetrarchia").joinpath("rules.json").read_text("utf-8"))


def _numbers() -> list[str]:
    return [paragraph["number"] for paragraph in PARAGRAPHS["paragraphs"]]


def _cited(path: Path) -> Iterator[str]:
    """The paragraphs in the ``rule`` markers of the test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def test_the_list_of_paragraphs_is_complete_and_in_order() -> None:
    counts = {1: 7, 2: 6, 3: 8, 4: 10, 5: 5, 6: 4, 7: 2, 8: 4, 9: 6, 10: 5}
    expected = [f"{s}.{n}" for s, count in counts.items() for n in range(1, count + 1)]
    assert _numbers() == [*expected, "11"]
    assert all(paragraph["title"] for paragraph in PARAGRAPHS["paragraphs"])


@pytest.mark.native
def test_every_paragraph_is_cited_by_a_test_and_no_other() -> None:
    cited = {rule for path in Path(__file__).parent.glob("test_*.py") for rule in _cited(path)}
    assert cited == {f"TET {number}" for number in _numbers()}


@pytest.mark.native
def test_every_paragraph_cited_by_the_code_exists() -> None:
    sources = [path.read_text("utf-8") for path in Path(GAME_FILE).parent.glob("*.py")]
    cited = {rule for text in sources for rule in re.findall(r"TET (\d+(?:\.\d+)?)", text)}
    assert cited <= {*_numbers(), *map(str, range(1, 11))}
