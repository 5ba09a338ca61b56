"""Why a command isn't possible, and what a legal one costs; modules bring their own."""

from __future__ import annotations

from engine.core.errors import RuleError
from engine.core.game import Action, Cost
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BOARD, members
from engine.tetrarchia.commands import (
    FIGURE_IDS,
    Attack,
    EndTurn,
    Enter,
    FigureId,
    Move,
    PlaceFleet,
    Sail,
    Secure,
    Subdue,
)
from engine.tetrarchia.moving import TARGET, TARGETS, secure_cost
from engine.tetrarchia.roman import FIGURE, RELIEF_COST, attack_cost, sharing
from engine.tetrarchia.state import State, army_at, army_mask, others_mask, placed_tokens


def general(state: State, command: object) -> RuleError | None:
    """What forbids any command of this type now: the end, the phase, a shared space."""
    if state.ending:
        return RuleError("game_is_over", "TET 6.1")
    if isinstance(command, PlaceFleet):
        return None if state.phase == "fleets" else RuleError("fleets_are_placed", "TET 2.5")
    if state.phase == "fleets":
        return RuleError("place_fleets_first", "TET 2.5", left=state.fleets_left)
    name = FIGURE_IDS[state.active]
    if isinstance(command, Enter):
        if state.phase == "enter":
            return None
        code = "enter_next_turn" if state.figures[state.active] < 0 else "already_on_board"
        return RuleError(code, "TET 3.1", figure=name)
    if state.phase == "enter":
        return RuleError("enter_first", "TET 3.1", figure=name)
    shared = sharing(state, hooks.movers(state))
    if shared and not (isinstance(command, Move) and FIGURE[command.figure] in shared):
        space = BOARD.ids[state.figures[shared[0]]]
        return RuleError("must_move_on", "TET 3.4", figure=FIGURE_IDS[shared[0]], space=space)
    return None


def _figure(state: State, id: FigureId, rule: str) -> RuleError | None:
    """Why the player can't use this figure."""
    figure = FIGURE[id]
    if figure in hooks.movers(state):
        return None
    if figure == state.active:
        return RuleError("figure_off_board", "TET 5.5", figure=id)
    return RuleError("figure_not_yours", rule, figure=id)


def _ip(state: State, needed: int, rule: str) -> RuleError:
    return RuleError("ip_short", rule, needed=needed, have=state.ip)


def _fleet_there(state: State, sea: str, rule: str) -> RuleError | None:
    """Why no fleet can come into this zone."""
    zone = BOARD.sea[sea]
    if state.fleets >> zone & 1:
        return RuleError("sea_has_fleet", rule, sea=sea)
    return hooks.why_closed(state, zone)


def place_fleet(state: State, command: PlaceFleet) -> RuleError:
    """TET 2.5."""
    return _fleet_there(state, command.sea, "TET 2.5") or RuleError("fleets_are_placed", "TET 2.5")


def enter(state: State, command: Enter) -> RuleError:
    """TET 3.1."""
    space = BOARD.space.get(command.space)
    if space is None:
        return RuleError("unknown_space", "", space=command.space)
    if space not in (BOARD.roma, BOARD.capitals[state.active]):
        return RuleError("no_entry_there", "TET 3.1", space=command.space)
    if army_mask(state) >> space & 1:
        return RuleError("army_in_the_way", "TET 3.1", space=command.space)
    covered = state.unrest | state.revolt | placed_tokens(state)
    if space != BOARD.roma and covered >> space & 1:
        return RuleError("capital_covered", "TET 3.1", space=command.space)
    return RuleError("no_way_on", "TET 3.4", space=command.space)


def move(state: State, command: Move) -> RuleError:
    """TET 3.3, 3.4."""
    wrong = _figure(state, command.figure, "TET 3.2")
    if wrong:
        return wrong
    to = BOARD.space.get(command.to)
    if to is None:
        return RuleError("unknown_space", "", space=command.to)
    figure = FIGURE[command.figure]
    source = state.figures[figure]
    if to == source:
        return RuleError("same_space", "TET 3.3", space=command.to)
    targets = [target for target in TARGETS[state.fleets][source] if target.space == to]
    if not targets:
        zones = BOARD.zones_of[source] & BOARD.zones_of[to]
        if zones:
            sea = BOARD.sea_ids[members(zones)[0]]
            return RuleError("no_fleet_for_move", "TET 3.3", sea=sea, space=command.to)
        return RuleError("not_linked", "TET 3.3", source=BOARD.ids[source], space=command.to)
    if army_mask(state) >> to & 1:
        return RuleError("army_in_the_way", "TET 3.3", space=command.to)
    if targets[0].cost > state.ip or not others_mask(state, figure) >> to & 1:
        return _ip(state, targets[0].cost, "TET 3.3")
    return RuleError("no_way_on", "TET 3.4", space=command.to)


def sail(state: State, command: Sail) -> RuleError:
    """TET 3.5."""
    source = BOARD.sea[command.source]
    if not state.fleets >> source & 1:
        return RuleError("no_fleet_there", "TET 3.5", sea=command.source)
    if not BOARD.sea_next[source] >> BOARD.sea[command.to] & 1:
        return RuleError("seas_not_adjacent", "TET 3.5", source=command.source, sea=command.to)
    return _fleet_there(state, command.to, "TET 3.5") or _ip(state, 1, "TET 3.5")


def secure(state: State, command: Secure) -> RuleError:
    """TET 3.6, ruling ``retake_tokens``."""
    active = state.active
    space = state.figures[active]
    name = FIGURE_IDS[active]
    if space < 0:
        return RuleError("figure_off_board", "TET 5.5", figure=name)
    here = BOARD.ids[space]
    if (state.unrest | state.revolt) >> space & 1:
        return RuleError("space_unquiet", "TET 3.6", space=here)
    if placed_tokens(state) >> space & 1:
        return RuleError("space_has_token", "TET 3.6", space=here)
    if space == BOARD.capitals[active]:
        return RuleError("own_capital", "TET 3.6", space=here)
    if state.ip < secure_cost(space):
        return _ip(state, secure_cost(space), "TET 3.6")
    if state.hand[active]:
        return RuleError("token_in_hand", "TET 3.6", tokens=state.hand[active])
    if not state.setup.rulings.retake_tokens:
        return RuleError("no_token_left", "TET 11", figure=name)
    if command.take is None:
        return RuleError("choose_token", "TET 3.6", figure=name)
    return RuleError("no_own_token_there", "TET 3.6", space=command.take)


def subdue(state: State, command: Subdue) -> RuleError:
    """TET 3.7."""
    wrong = _figure(state, command.figure, "TET 3.7")
    if wrong:
        return wrong
    space = state.figures[FIGURE[command.figure]]
    here = BOARD.ids[space]
    if command.relief == "unrest_off":
        if not state.unrest >> space & 1:
            return RuleError("no_unrest_here", "TET 3.7", space=here)
    elif not state.revolt >> space & 1:
        return RuleError("no_revolt_here", "TET 3.7", space=here)
    if RELIEF_COST[command.relief] > state.ip:
        return _ip(state, RELIEF_COST[command.relief], "TET 3.7")
    return RuleError("unrest_used_up", "TET 3.7")


def attack(state: State, command: Attack) -> RuleError:
    """TET 3.8."""
    wrong = _figure(state, command.figure, "TET 3.8")
    if wrong:
        return wrong
    to = BOARD.space.get(command.space)
    if to is None:
        return RuleError("unknown_space", "", space=command.space)
    if army_at(state, to) is None:
        return RuleError("no_army_there", "TET 3.8", space=command.space)
    source = state.figures[FIGURE[command.figure]]
    if not BOARD.linked[source] >> to & 1:
        return RuleError(
            "army_not_linked", "TET 3.8", source=BOARD.ids[source], space=command.space
        )
    return _ip(state, attack_cost(state, source, to), "TET 3.8")


def end_turn(_state: State, _command: EndTurn) -> RuleError:
    """Nothing but what ``general`` says keeps a turn from ending."""
    return RuleError("game_is_over", "TET 6.1")


def action_place_fleet(_state: State, command: PlaceFleet) -> Action:
    """Free (TET 2.5)."""
    return Action(command, "TET 2.5", None, (command.sea,))


def action_enter(_state: State, command: Enter) -> Action:
    """Free (TET 3.1)."""
    return Action(command, "TET 3.1", Cost("ip", 0), (command.space,))


def action_move(state: State, command: Move) -> Action:
    """1 or 2 IP (TET 3.3)."""
    source = state.figures[FIGURE[command.figure]]
    cost = TARGET[state.fleets][source][BOARD.space[command.to]].cost
    return Action(command, "TET 3.3", Cost("ip", cost), (BOARD.ids[source], command.to))


def action_sail(_state: State, command: Sail) -> Action:
    """1 IP (TET 3.5)."""
    return Action(command, "TET 3.5", Cost("ip", 1), (command.source, command.to))


def action_secure(state: State, command: Secure) -> Action:
    """1 IP, on a border 2 (TET 3.6)."""
    space = state.figures[state.active]
    rule = "TET 3.6"
    here = BOARD.ids[space]
    touches = (here,) if command.take is None else (here, command.take)
    return Action(command, rule, Cost("ip", secure_cost(space)), touches)


def action_subdue(state: State, command: Subdue) -> Action:
    """1 or 2 IP (TET 3.7)."""
    here = BOARD.ids[state.figures[FIGURE[command.figure]]]
    return Action(command, "TET 3.7", Cost("ip", RELIEF_COST[command.relief]), (here,))


def action_attack(state: State, command: Attack) -> Action:
    """1 or 2 IP (TET 3.8)."""
    source = state.figures[FIGURE[command.figure]]
    cost = attack_cost(state, source, BOARD.space[command.space])
    return Action(command, "TET 3.8", Cost("ip", cost), (BOARD.ids[source], command.space))


def action_end_turn(_state: State, command: EndTurn) -> Action:
    """Free (TET 3.2)."""
    return Action(command, "TET 3.2")
