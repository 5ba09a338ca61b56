"""Tetrarchia as the core knows it (``engine.core.game``)."""

from __future__ import annotations

from typing import Final

from engine.core.errors import RuleError
from engine.core.game import (
    NO_CHANCE,
    Action,
    Chances,
    Draw,
    Events,
    Game,
    Odds,
    Outcome,
    Prompt,
)
from engine.tetrarchia import ending, explain, flow, hooks, roman, viewing
from engine.tetrarchia import setup as rules_setup
from engine.tetrarchia.board import BOARD
from engine.tetrarchia.commands import (
    FIGURE_IDS,
    AnyCommand,
    Attack,
    EndTurn,
    Enter,
    Move,
    PlaceFleet,
    Sail,
    Secure,
    Setup,
    Subdue,
)
from engine.tetrarchia.events import AnyEvent
from engine.tetrarchia.hooks import Handler
from engine.tetrarchia.modules import MODULES
from engine.tetrarchia.odds import threat_odds
from engine.tetrarchia.state import State
from engine.tetrarchia.view import View

_HANDLERS: Final[dict[type, Handler]] = {
    PlaceFleet: Handler(rules_setup.place_fleet, explain.action_place_fleet, explain.place_fleet),
    Enter: Handler(roman.enter, explain.action_enter, explain.enter),
    Move: Handler(roman.move, explain.action_move, explain.move),
    Sail: Handler(roman.sail, explain.action_sail, explain.sail),
    Secure: Handler(roman.secure, explain.action_secure, explain.secure),
    Subdue: Handler(roman.subdue, explain.action_subdue, explain.subdue),
    Attack: Handler(roman.attack, explain.action_attack, explain.attack, roman.attack_odds),
    EndTurn: Handler(roman.end_turn, explain.action_end_turn, explain.end_turn),
}
for _module in MODULES:
    _HANDLERS.update(_module.handlers)
_STEPS: Final = {kind: handler.step for kind, handler in _HANDLERS.items()}


class Tetrarchia(Game[State, AnyCommand]):
    """The rules of Tetrarchia with its modules. Seats are the players (TET 1.1)."""

    id = "tetrarchia"
    number = 2
    edition = 1
    prefix = "TET"
    setup_type = Setup
    command_type = AnyCommand
    event_type = AnyEvent
    view_type = View

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(f"player{number + 1}" for number in range(setup.players))

    def check_setup(self, setup: Setup) -> None:
        rules_setup.check_setup(setup)

    def pack_setup(self, setup: Setup) -> int:
        return rules_setup.pack_setup(setup)

    def unpack_setup(self, number: int) -> Setup:
        return rules_setup.unpack_setup(number)

    def start(self, setup: Setup, out: Events = None) -> State:
        state = rules_setup.new_state(setup)
        flow.proceed(state, out)
        return state

    def clone(self, state: State) -> State:
        return state.clone()

    def acting(self, state: State) -> int | None:
        if state.pending or state.ending:
            return None
        return 0 if state.phase == "fleets" else rules_setup.seat_of(state.setup, state.active)

    def legal(self, state: State) -> list[AnyCommand]:
        """Every command now.

        Canonical order: fleets by zone; entries by space; in the Roman phase as ``roman.legal``.
        """
        if state.pending:
            return []
        if state.phase == "roman":
            return roman.legal(state)
        if state.phase == "enter":
            return roman.enter_commands(state)
        return [] if state.ending else [*rules_setup.fleet_commands(state)]

    def step(self, state: State, command: AnyCommand, out: Events = None) -> None:
        _STEPS[type(command)](state, command, out)
        if state.phase != "roman":
            flow.proceed(state, out)

    def chances(self, state: State) -> Chances:
        return flow.ROLLS[state.pending].chances(state) if state.pending else NO_CHANCE

    def settle(self, state: State, draw: Draw, out: Events = None) -> None:
        flow.settle(state, draw, out)
        flow.proceed(state, out)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def prompt(self, state: State) -> Prompt:
        if state.ending == ending.VICTORY:
            return Prompt("won", "TET 6.1", {"score": ending.score(state)})
        if state.ending:
            return Prompt("lost", ending.PARAGRAPHS[state.ending], {"reason": state.ending})
        if state.pending:
            return Prompt("dice", "TET 1.2")
        if state.phase == "fleets":
            return Prompt("place_fleet", "TET 2.5", {"left": state.fleets_left})
        name = FIGURE_IDS[state.active]
        if state.phase == "enter":
            return Prompt("enter", "TET 3.1", {"figure": name})
        shared = roman.sharing(state, hooks.movers(state))
        if shared:
            at = BOARD.ids[state.figures[shared[0]]]
            who = FIGURE_IDS[shared[0]]
            return Prompt("move_on", "TET 3.4", {"figure": who, "space": at, "ip": state.ip})
        code = "turn" if state.figures[state.active] >= 0 else "turn_off"
        return Prompt(code, "TET 3.2", {"figure": name, "ip": state.ip})

    def action(self, state: State, command: AnyCommand) -> Action:
        return _HANDLERS[type(command)].action(state, command)

    def why_not(self, state: State, command: AnyCommand) -> RuleError:
        wrong = explain.general(state, command)
        return wrong or _HANDLERS[type(command)].why_not(state, command)

    def odds(self, state: State, command: AnyCommand | None) -> Odds:
        if command is None:
            return threat_odds(state)
        odds = _HANDLERS[type(command)].odds
        if odds is None:
            raise RuleError("no_dice_in_command", "TET 5.1")
        return odds(state, command)

    def view(self, state: State) -> View:
        return viewing.view(state)


GAME: Final = Tetrarchia()
