"""How a position becomes a view."""

from __future__ import annotations

from typing import Any, cast

from engine.tetrarchia import hooks
from engine.tetrarchia.board import BOARD, BORDERS, EMPERORS, PROVINCES, SPACES, ZONES, members
from engine.tetrarchia.commands import FIGURE_IDS
from engine.tetrarchia.ending import LAST_TURN, score_lines
from engine.tetrarchia.events import TRIBES
from engine.tetrarchia.march import ahead, next_to_march
from engine.tetrarchia.moving import reach
from engine.tetrarchia.roman import sharing
from engine.tetrarchia.setup import difficulty, seat_of
from engine.tetrarchia.state import (
    REVOLT,
    UNREST,
    State,
    placed_tokens,
    printed_tokens,
    protected,
    round_of,
)
from engine.tetrarchia.view import (
    Destination,
    FigureView,
    MarchView,
    ScoreLine,
    SeaView,
    SpaceView,
    View,
)


def view(state: State) -> View:
    """The whole position."""
    in_turn = state.phase == "roman" and not state.pending
    movers = hooks.movers(state) if in_turn else []
    must = sharing(state, movers)
    lines = [ScoreLine(*line) for line in score_lines(state)]
    lost = bool(state.ending) and state.ending != "victory"
    return View(
        spaces=_spaces(state),
        figures=[_figure(state, figure, movers) for figure in range(len(state.figures))],
        seas=[_sea(state, zone) for zone in range(ZONES)],
        marches=_marches(state),
        destinations=_destinations(state, must or movers),
        must_move=tuple(FIGURE_IDS[figure] for figure in must),
        phase=state.phase,
        pending=state.pending,
        round=round_of(state.turn),
        turn=state.turn,
        last_round=round_of(LAST_TURN),
        active=FIGURE_IDS[state.active],
        ip=state.ip,
        borders_held=(placed_tokens(state) & BORDERS).bit_count(),
        unrest_left=UNREST - state.unrest.bit_count(),
        revolts_left=REVOLT - state.revolt.bit_count(),
        reserve=state.reserve,
        fleets_left=state.fleets_left if state.phase == "fleets" else 0,
        difficulty=difficulty(state.setup),
        players=state.setup.players,
        modules=state.setup.modules,
        rulings=state.setup.rulings,
        score=0 if lost else sum(line.points for line in lines),
        score_lines=[] if lost else lines,
    )


def _spaces(state: State) -> list[SpaceView]:
    safe = protected(state)
    printed = printed_tokens(state)
    armies: dict[int, Any] = {army.space: TRIBES[army.tribe] for army in state.armies}
    return [
        SpaceView(
            id=BOARD.ids[space],
            name=BOARD.names[space],
            kind="province" if space < PROVINCES else "border",
            region=_region(space),
            number=space % 6 + 1 if space < PROVINCES else 0,
            coasts=tuple(BOARD.sea_ids[zone] for zone in members(BOARD.zones_of[space])),
            roma=space == BOARD.roma,
            capital_of=_capital_of(space),
            printed=_printed(space, printed),
            token=_token(state, space),
            unrest=bool(state.unrest >> space & 1),
            revolt=bool(state.revolt >> space & 1),
            army=armies.get(space, "none"),
            figures=tuple(FIGURE_IDS[f] for f, at in enumerate(state.figures) if at == space),
            protected=space < PROVINCES and bool(safe >> space & 1),
        )
        for space in range(SPACES)
    ]


def _region(space: int) -> str:
    return BOARD.regions[space // 6] if space < PROVINCES else BOARD.numerals[space - PROVINCES]


def _capital_of(space: int) -> str | None:
    if space not in BOARD.capitals:
        return None
    return FIGURE_IDS[BOARD.capitals.index(space)]


def _printed(space: int, printed: int) -> Any:
    if space not in BOARD.capitals:
        return "none"
    return "counts" if printed >> space & 1 else "covered"


def _token(state: State, space: int) -> str | None:
    for figure, tokens in enumerate(state.tokens):
        if tokens >> space & 1:
            return FIGURE_IDS[figure]
    return None


def _figure(state: State, figure: int, movers: list[int]) -> FigureView:
    at = state.figures[figure]
    emperor = figure < EMPERORS
    status: Any = "board"
    if at < 0:
        status = "off" if emperor else "dead" if state.dux_used else "unused"
    return FigureView(
        id=FIGURE_IDS[figure],
        seat=seat_of(state.setup, figure) if emperor else None,
        status=status,
        at=BOARD.ids[at] if at >= 0 else None,
        capital=BOARD.ids[BOARD.capitals[figure]] if emperor else None,
        tokens=tuple(BOARD.ids[space] for space in members(state.tokens[figure])),
        hand=state.hand[figure],
        movable=figure in movers,
    )


def _sea(state: State, zone: int) -> SeaView:
    return SeaView(
        id=BOARD.sea_ids[zone],
        name=BOARD.sea_names[zone],
        fleet=bool(state.fleets >> zone & 1),
        pirates=state.pirates == zone,
        next_to=tuple(BOARD.sea_ids[other] for other in members(BOARD.sea_next[zone])),
    )


def _marches(state: State) -> list[MarchView]:
    """The next steps; armies whose march is over are shown with that of the next phase."""
    if state.ending:
        return []
    fresh = state.clone()
    if state.phase != "march":
        fresh.armies = [army._replace(done=False) for army in state.armies]
    found = []
    going = set()
    while (index := next_to_march(fresh.armies)) is not None:
        army = fresh.armies[index]
        fresh.armies[index] = army._replace(done=True)
        way = ahead(fresh, army)
        waits = way.waits and way.space not in going
        if not way.waits and not way.broken and way.figure is None:
            going.add(army.space)
        found.append(
            MarchView(
                space=BOARD.ids[army.space],
                army=cast("Any", TRIBES[army.tribe]),
                route=BOARD.numerals[army.route],
                to=BOARD.ids[way.space],
                broken=way.broken,
                crossing=state.setup.rulings.crossing_die if way.broken else 0,
                waits=waits,
                meets=None if way.figure is None else FIGURE_IDS[way.figure],
                steps_to_roma=len(BOARD.routes[army.route]) - 1 - army.step,
            )
        )
    return found


def _destinations(state: State, figures: list[int]) -> list[Destination]:
    return [
        Destination(FIGURE_IDS[figure], BOARD.ids[to], cost, tuple(BOARD.ids[s] for s in via))
        for figure in figures
        for to, cost, via in reach(state, figure)
    ]
