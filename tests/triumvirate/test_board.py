"""The board is data, and a broken one is named (TRI 1.5)."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from engine.triumvirate import board
from engine.triumvirate.board import ADJACENT, BOARD, COAST, PROVINCES, BoardError, read_board

TEXT = files("engine.triumvirate").joinpath("board.json").read_bytes()


def _broken(change):
    data = json.loads(TEXT)
    change(data)
    with pytest.raises(BoardError) as caught:
        read_board(json.dumps(data).encode())
    return caught.value.field


def _names(numbers):
    return {PROVINCES[p] for p in numbers}


@pytest.mark.rule("TRI 1.5", "TRI 3.2")
def test_common_borders_and_arrows_make_provinces_adjacent():
    number = {name: i for i, name in enumerate(PROVINCES)}
    assert _names(ADJACENT[number["macedonia"]]) == {"illyricum", "asia", "achaea"}
    assert _names(ADJACENT[number["italia"]]) == {"gallia_cisalpina", "sicilia"}
    assert _names(ADJACENT[number["africa"]]) == {"sicilia", "cyrenaica"}
    for p, neighbours in enumerate(ADJACENT):
        assert all(p in ADJACENT[q] for q in neighbours)


@pytest.mark.rule("TRI 1.5", "TRI 3.3")
def test_coasts_of_both_seas():
    west, east = ({p for p in PROVINCES if COAST[s] >> PROVINCES.index(p) & 1} for s in (0, 1))
    assert west == {
        "hispania_ulterior",
        "hispania_citerior",
        "gallia_narbonensis",
        "gallia_cisalpina",
        "italia",
        "sicilia",
        "africa",
    }
    assert east == {
        "gallia_cisalpina",
        "italia",
        "illyricum",
        "sicilia",
        "macedonia",
        "achaea",
        "asia",
        "syria",
        "aegyptus",
        "cyrenaica",
        "africa",
    }
    assert BOARD.sea_links == ((1,), (0,))


@pytest.mark.rule("TRI 1.5")
@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("provinces[3].type", lambda d: d["provinces"][3].update(type="naval")),
        ("provinces[0].owner.3", lambda d: d["provinces"][0]["owner"].update({"3": "cato"})),
        ("provinces[0].owner", lambda d: d["provinces"][0]["owner"].pop("2")),
        ("provinces[10].governor.2", lambda d: d["provinces"][10]["governor"].update({"2": "in"})),
        ("provinces[0].seas[0]", lambda d: d["provinces"][0].update(seas=["north"])),
        ("provinces[1].seas[1]", lambda d: d["provinces"][1].update(seas=["west", "west"])),
        ("provinces[1].id", lambda d: d["provinces"][1].update(id="hispania_ulterior")),
        ("provinces[1].id", lambda d: d["provinces"][1].update(id="alii")),
        ("links[2]", lambda d: d["links"][2].update(between=["gallia", "gallia"])),
        ("links[2]", lambda d: d["links"][2].update(between=["gallia", "britannia"])),
        ("links[1]", lambda d: d["links"][1].update(d["links"][0])),
        ("links[0].kind", lambda d: d["links"][0].update(kind="tunnel")),
        ("sea_links[0]", lambda d: d.update(sea_links=[["west", "italia"]])),
        ("characters", lambda d: d["characters"].pop()),
        ("characters[0].start.3", lambda d: d["characters"][0]["start"].update({"3": "rome"})),
        ("characters[0].start.2", lambda d: d["characters"][0]["start"].update({"2": "africa"})),
        ("characters[2].start.3", lambda d: d["characters"][2].update(start={})),
        (
            "provinces[].governor.3",
            lambda d: d["provinces"][6]["governor"].update({"3": "out"}),
        ),
    ],
)
def test_a_broken_board_names_the_field(field, change):
    assert _broken(change) == field


@pytest.mark.rule("TRI 1.5")
def test_text_that_is_no_board_is_refused():
    with pytest.raises(BoardError):
        read_board(b"not json")


@pytest.mark.rule("TRI 1.5")
@pytest.mark.native
def test_no_code_names_a_province():
    names = [*PROVINCES, *BOARD.seas]
    for path in Path(board.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8").lower()
        for name in names:
            assert f'"{name}"' not in source, f"{path.name} names {name}"
