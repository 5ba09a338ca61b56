"""What the page is told: view, prompts, actions, reasons at the edges."""

from __future__ import annotations

from itertools import pairwise

from engine.tetrarchia.commands import (
    Attack,
    DeployDux,
    EndTurn,
    Enter,
    Move,
    PlaceFleet,
    Sail,
    Secure,
    Setup,
    Subdue,
)
from engine.tetrarchia.game import GAME
from engine.tetrarchia.view import Destination, FigureView, MarchView, SeaView, SpaceView
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    M,
    do,
    position,
    roll,
    rules,
    why,
)


def test_spaces_figures_and_seas_as_they_lie() -> None:
    state = position(
        {D: "V-5", DUX: "V-6"},
        setup=rules(["dux", "goths", "pirates"]),
        tokens={G: ["V-5", "B-V"]},
        revolt=["IV-3"],
        unrest=["IV-4"],
        armies=[("IV", "IV-2", "goths")],
        fleets=["S2"],
        pirates="S3",
        round=3,
    )
    view = GAME.view(state)
    spaces = {space.id: space for space in view.spaces}
    assert spaces["V-5"] == SpaceView(
        id="V-5",
        name="BITHYNIA",
        kind="province",
        region="V",
        number=5,
        coasts=("S3",),
        roma=False,
        capital_of=D,
        printed="covered",
        token=G,
        unrest=False,
        revolt=False,
        army="none",
        figures=(D,),
        protected=True,
    )
    assert (spaces["IV-2"].army, spaces["IV-2"].protected) == ("goths", True)
    assert (spaces["IV-3"].revolt, spaces["IV-4"].unrest) == (True, True)
    assert (spaces["B-V"].kind, spaces["B-V"].number, spaces["B-V"].token) == ("border", 0, G)
    assert spaces["IT-4"].roma
    assert view.figures[0] == FigureView(D, 0, "board", "V-5", "V-5", (), 5, True)
    assert view.figures[1] == FigureView(G, 0, "off", None, "III-4", ("V-5", "B-V"), 3, False)
    assert view.figures[4] == FigureView(DUX, None, "board", "V-6", None, (), 0, True)
    assert view.seas[1] == SeaView("S2", "MARE IONIVM", True, False, ("S1", "S3"))
    assert view.seas[2].pirates
    assert (view.round, view.turn, view.last_round, view.ip, view.active) == (3, 9, 25, 6, D)
    assert (view.borders_held, view.unrest_left, view.revolts_left, view.reserve) == (1, 20, 20, 2)
    assert (view.difficulty, view.players, view.phase) == ("5100", 1, "roman")


def test_the_march_preview_names_next_space_crossing_waiting_and_fight() -> None:
    state = position(
        {D: "V-6", G: "IV-2"},
        armies=[("IV", "B-IV"), ("IV", "IV-1"), ("V", "V-4")],
        setup=rules(crossing_die=5),
    )
    assert GAME.view(state).marches == [
        MarchView("IV-1", "army", "IV", "IV-2", False, 0, False, G, 5),
        MarchView("B-IV", "army", "IV", "IV-1", True, 5, True, None, 6),
        MarchView("V-4", "army", "V", "V-6", False, 0, False, D, 6),
    ]


def test_an_army_does_not_wait_behind_one_that_is_sure_to_move_off() -> None:
    state = position({D: "V-6"}, armies=[("III", "III-1"), ("III", "III-3")])
    assert [(m.space, m.waits) for m in GAME.view(state).marches] == [
        ("III-3", False),
        ("III-1", False),
    ]


def test_destinations_lead_through_shared_spaces_by_the_cheapest_way() -> None:
    state = position({D: "V-4", G: "V-6"}, ip=3)
    found = {place.to: place for place in GAME.view(state).destinations}
    assert "V-6" not in found
    assert found["IV-2"] == Destination(D, "IV-2", 3, ("V-5",))
    assert found["V-5"] == Destination(D, "V-5", 1, ())
    for place in found.values():
        for here, there in pairwise(["V-4", *place.via, place.to]):
            assert here != there


def test_of_ways_that_cost_the_same_the_shortest_then_the_first_of_the_board() -> None:
    # Dalmatia to Moesia: the mountains for 2, or two normal links by Pannonia
    found = {d.to: d for d in GAME.view(position({D: "III-2"}, ip=2)).destinations}
    assert found["III-6"] == Destination(D, "III-6", 2, ())
    # Scythia to Macedonia: by Thrace or by Dacia
    found = {d.to: d for d in GAME.view(position({D: "IV-1"}, ip=2)).destinations}
    assert found["IV-4"] == Destination(D, "IV-4", 2, ("IV-2",))


def test_prompts_follow_the_game() -> None:
    state = GAME.start(Setup(fleets=1))
    assert GAME.prompt(state).code == "dice"
    roll(state, *[(2,)] * 6)
    assert GAME.prompt(state).code == "place_fleet"
    do(state, PlaceFleet("S1"))
    assert GAME.prompt(state).params == {"figure": D}
    do(state, Enter("V-5"))
    assert GAME.prompt(state).params == {"figure": D, "ip": 6}
    assert GAME.prompt(state).code == "turn"


def test_actions_carry_price_places_and_paragraph() -> None:
    state = position({D: "IV-1"}, unrest=["IV-1"], armies=[("IV", "B-IV")], fleets=["S1"])
    found = {type(c).__name__: GAME.action(state, c) for c in GAME.legal(state)}
    assert found["Move"].touches == ("IV-1", "IV-3")
    assert found["Move"].rule == "TET 3.3"
    assert found["Subdue"].touches == ("IV-1",)
    assert found["Attack"].touches == ("IV-1", "B-IV")
    assert found["Attack"].cost.amount == 2  # type: ignore[union-attr]
    assert found["Sail"].touches == ("S1", "S2")
    assert found["EndTurn"].cost is None


def test_reasons_of_the_phases() -> None:
    fleets = GAME.start(Setup(fleets=1))
    roll(fleets, *[(2,)] * 6)
    assert why(fleets, END) == ("place_fleets_first", "TET 2.5")
    over = position({D: "V-5"}, armies=[("VI", "IT-5")])
    do(over, END, (2, 3))
    assert why(over, EndTurn()) == ("game_is_over", "TET 6.1")
    state = position({D: "V-3"})
    assert why(state, Subdue(G, "unrest_off")) == ("figure_not_yours", "TET 3.7")
    assert why(state, Attack(M, "V-1")) == ("figure_not_yours", "TET 3.8")
    assert why(state, Attack(D, "X")) == ("unknown_space", "")
    assert why(state, DeployDux("V-4")) == ("module_off", "TET 8.1")
    shared = position({D: "V-3", C: "V-3"})
    assert why(shared, Secure()) == ("must_move_on", "TET 3.4")
    assert why(shared, Sail("S1", "S2")) == ("must_move_on", "TET 3.4")
    assert why(shared, Move(D, "IT-4")) == ("not_linked", "TET 3.3")
