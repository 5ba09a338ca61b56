"""The threat of the Barbarian phase: dice, Uprisings, new armies (TET 4.1 to 4.4)."""

from __future__ import annotations

from engine.core.game import Draw, Events
from engine.tetrarchia import hooks
from engine.tetrarchia.board import ALL_PROVINCES, BOARD, border, members, province
from engine.tetrarchia.events import BorderRolled, NoArmy, RegionRolled, ThreatRolled, Uprising
from engine.tetrarchia.pieces import place_army, place_revolt, step_up
from engine.tetrarchia.state import State, army_mask, army_on, figure_mask, placed_tokens, protected


def begin_threat(state: State) -> None:
    """The Barbarian phase begins with the threat roll (TET 4.1)."""
    state.phase = "threat"
    state.pending = "threat"
    if state.armies:
        state.armies = [
            army_on(route, step, tribe, False) for route, step, tribe, _ in state.armies
        ]


def settle_threat(state: State, draw: Draw, out: Events) -> None:
    """The threat dice name a province (TET 4.1)."""
    space = province(*draw)
    safe = bool(protected(state) >> space & 1)
    if out is not None:
        out.append(ThreatRolled("TET 4.1", BOARD.ids[space], draw[0], draw[1], safe))
    if not safe:
        _threaten(state, space, out, "TET 4.1")


def settle_border(state: State, draw: Draw, out: Events) -> None:
    """After an Uprising the Roman die names a border: an army comes, if it isn't held (TET 4.4)."""
    region = draw[0]
    space = border(region)
    if out is not None:
        out.append(BorderRolled("TET 4.4", BOARD.ids[space], region))
    for module in hooks.active(state):
        if module.take_border(state, region, out):
            return
    held = placed_tokens(state) | figure_mask(state) | army_mask(state)
    if held >> space & 1:
        state.pending, state.about = "region", (region,)
    elif state.reserve:
        place_army(state, region, 0, out, "TET 4.4")
    elif out is not None:
        out.append(NoArmy("TET 4.4", BOARD.ids[space]))


def settle_region(state: State, draw: Draw, out: Events) -> None:
    """The border is held: the threat falls on a province of its region instead (TET 4.4)."""
    region = state.about[0]
    space = province(region, draw[0])
    safe = bool(protected(state) >> space & 1)
    if out is not None:
        out.append(RegionRolled("TET 4.4", BOARD.ids[space], region, draw[0], safe))
    if not safe:
        _threaten(state, space, out, "TET 4.4")


def _threaten(state: State, space: int, out: Events, rule: str) -> None:
    """An unprotected province goes up one step (TET 4.1)."""
    if not step_up(state, space, out, rule):
        return
    if out is not None:
        out.append(Uprising("TET 4.3", BOARD.ids[space]))
    for module in hooks.active(state):
        module.uprising(state, space, out)
    _spread(state, space, out)
    if not state.ending:
        state.pending, state.about = "border", ()


def _spread(state: State, source: int, out: Events) -> None:
    """An Uprising spreads to the linked provinces that aren't protected (TET 4.3)."""
    how = state.setup.rulings.uprising_spread
    if how == "none":
        return
    near = BOARD.linked[source] & ALL_PROVINCES & ~protected(state) & ~state.revolt
    for space in members(near):
        if how == "step":
            step_up(state, space, out, "TET 4.3")
        else:
            place_revolt(state, space, out, "TET 4.3")
        if state.ending:
            return
