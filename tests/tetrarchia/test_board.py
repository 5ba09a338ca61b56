"""The board and the pieces (TET 1)."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.tetrarchia import board
from engine.tetrarchia.board import BOARD, Board, BoardError
from engine.tetrarchia.commands import Setup
from engine.tetrarchia.game import GAME
from engine.tetrarchia.setup import new_state
from tests.tetrarchia.positions import END, C, D, G, M, do, ids, position, roll, rules, walk

DATA: dict[str, Any] = json.loads(
    files("engine.tetrarchia").joinpath("board.json").read_text(encoding="utf-8")
)


@pytest.mark.rule("TET 1.1")
def test_one_to_four_players_take_the_four_emperors_turns_in_rotation() -> None:
    assert GAME.seats(Setup(players=3)) == ("player1", "player2", "player3")
    seats = {}
    for players in (1, 2, 3, 4):
        acting = []
        for active in (D, G, C, M):
            state = position({active: "IT-3"}, active=active, setup=Setup(players=players))
            acting.append(GAME.acting(state))
        seats[players] = acting
    assert seats == {1: [0, 0, 0, 0], 2: [0, 1, 0, 1], 3: [0, 1, 2, 0], 4: [0, 1, 2, 3]}


@pytest.mark.rule("TET 1.1")
def test_the_emperors_take_turns_diocletian_galerius_constantius_maximian() -> None:
    state = position({D: "V-3"}, active=D)
    order = []
    for _ in range(5):
        order.append(GAME.view(state).active)
        if GAME.prompt(state).code == "enter":
            do(state, GAME.legal(state)[0])
            walk(state, order[-1], GAME.legal(state)[0].to) if GAME.view(state).must_move else None
        do(state, END, (2, 3))  # the threat falls on Belgica, a capital
        if order == [D, G]:
            assert state.turn == 3
    assert order == [D, G, C, M, D]


@pytest.mark.rule("TET 1.2")
def test_the_box_holds_3_armies_21_unrest_21_revolts_and_6_sided_dice() -> None:
    state = new_state(Setup())
    view = GAME.view(state)
    assert (view.reserve, view.unrest_left, view.revolts_left) == (3, 21, 21)
    assert [figure.hand for figure in view.figures] == [5, 5, 5, 5]
    do_threat = position({D: "V-3"})
    do(do_threat, END)
    assert [draw for draw, _ in GAME.chances(do_threat)] == [
        (roman, normal) for roman in range(1, 7) for normal in range(1, 7)
    ]


@pytest.mark.rule("TET 1.3")
def test_42_provinces_in_6_diced_regions_and_italia_6_borders_3_seas() -> None:
    view = GAME.view(new_state(Setup()))
    by_region: dict[str, int] = {}
    for space in view.spaces:
        if space.kind == "province":
            by_region[space.region] = by_region.get(space.region, 0) + 1
    assert by_region == dict.fromkeys(["I", "II", "III", "IV", "V", "VI", "IT"], 6)
    borders = [space.region for space in view.spaces if space.kind == "border"]
    assert borders == ["I", "II", "III", "IV", "V", "VI"]
    assert len(view.seas) == 3


@pytest.mark.rule("TET 1.3", "TET 4.1")
def test_the_roman_die_names_the_region_the_normal_die_the_province() -> None:
    state = position({D: "V-3"})
    do(state, END, (4, 6))
    assert ids(state.unrest) == {"IV-6"}


@pytest.mark.rule("TET 1.4")
def test_links_are_normal_or_broken_and_coasts_are_sets_of_provinces() -> None:
    space = BOARD.space
    assert BOARD.link_cost[space["IV-2"]] == {
        space["IV-1"]: 1,
        space["IV-3"]: 1,
        space["IV-4"]: 1,
        space["V-5"]: 2,
        space["V-6"]: 2,
    }
    south = {"VI-2", "VI-4", "VI-6", "IT-2", "IT-5", "IT-6", "III-2", "IV-5", "IV-6"}
    assert ids(BOARD.coasts[BOARD.sea["S2"]]) == south


@pytest.mark.rule("TET 1.5")
def test_an_uncovered_capital_is_a_token_and_a_covered_one_is_none() -> None:
    def printed(**pieces: Any) -> str:
        view = GAME.view(position({D: "I-3"}, **pieces))
        return next(space.printed for space in view.spaces if space.capital_of == G)

    assert printed() == "counts"
    assert printed(tokens={C: ["III-4"]}) == "covered"
    assert printed(unrest=["III-4"]) == "covered"
    assert printed(revolt=["III-4"]) == "covered"


@pytest.mark.rule("TET 1.5")
def test_the_capitals_are_bithynia_pannonia_belgica_and_liguria() -> None:
    view = GAME.view(position({D: "I-3"}))
    assert {space.capital_of: space.id for space in view.spaces if space.capital_of} == {
        D: "V-5",
        G: "III-4",
        C: "II-3",
        M: "IT-1",
    }


@pytest.mark.rule("TET 1.6")
def test_an_army_of_each_border_comes_to_roma_in_so_many_steps() -> None:
    armies = [(n, f"B-{n}") for n in ("I", "II", "III", "IV", "V", "VI")]
    steps = {}
    for army in armies:
        view = GAME.view(position({D: "I-3"}, armies=[army]))
        steps[army[0]] = view.marches[0].steps_to_roma
    assert steps == {"I": 8, "II": 7, "III": 6, "IV": 6, "V": 9, "VI": 7}
    assert all(BOARD.ids[route[-1]] == "IT-4" for route in BOARD.routes)


def broken(change: Any) -> str:
    data = json.loads(json.dumps(DATA))
    change(data)
    with pytest.raises(BoardError) as caught:
        Board(json.dumps(data).encode())
    return str(caught.value)


@pytest.mark.rule("TET 1.7")
def test_a_broken_board_file_is_an_error_that_names_the_field() -> None:
    assert "$.provinces[3].number" in broken(lambda d: d["provinces"][3].update(number="four"))
    assert "provinces[3]" in broken(lambda d: d["provinces"][3].update(number=5))
    assert "regions" in broken(lambda d: d["regions"].pop())
    assert "borders" in broken(lambda d: d["borders"].reverse())
    assert "provinces[0].coasts" in broken(lambda d: d["provinces"][0].update(coasts=["S9"]))
    assert "roma" in broken(lambda d: d["provinces"][0].update(roma=True))
    assert "sea_zones" in broken(lambda d: d["sea_zones"].reverse())
    assert "sea_links[0]" in broken(lambda d: d["sea_links"].insert(0, ["S1", "S1"]))
    assert "links[5].between" in broken(lambda d: d["links"][5].update(between=["I-1", "X"]))
    assert "links[1].between" in broken(lambda d: d["links"].insert(1, d["links"][0]))
    assert "kind" in broken(lambda d: d["links"][5].update(kind="tunnel"))
    assert "emperors[1].space" in broken(lambda d: d["emperors"][1].update(space="B-I"))
    assert "emperors[1].capital" in broken(lambda d: d["emperors"][1].update(capital="ROMA"))
    assert "emperors[...].id" in broken(lambda d: d["emperors"].reverse())
    assert "routes.II" in broken(lambda d: d["routes"]["II"].pop())
    assert "routes.III" in broken(lambda d: d["routes"]["III"].pop(2))
    assert "routes" in broken(lambda d: d["routes"].pop("VI"))
    assert "board.json" in broken(lambda d: d.pop("links"))
    with pytest.raises(BoardError):
        Board(b"\xff")


@pytest.mark.native
@pytest.mark.rule("TET 1.7")
def test_no_code_names_a_space() -> None:
    named = re.compile(r"""["'](?:(?:I|II|III|IV|V|VI|IT)-[1-6]|B-[IV]+)["']""")
    folder = Path(board.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        assert not named.search(path.read_text(encoding="utf-8")), path.name


def test_a_set_up_with_a_roll_waits_for_the_dice() -> None:
    state = GAME.start(rules())
    assert GAME.acting(state) is None
    assert GAME.legal(state) == []
    assert GAME.prompt(state).code == "dice"
    roll(state, (2,))
    assert ids(state.revolt) == {"I-2"}
