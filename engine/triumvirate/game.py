"""The End of the Triumvirate as the core plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.core.errors import RuleError
from engine.core.game import Action, Chances, Draw, Events, Game, Odds, Outcome, Prompt
from engine.triumvirate import (
    actions,
    attack,
    defeat,
    election,
    movement,
    odds,
    offers,
    prompts,
    reasons,
    state,
    supply,
    viewing,
)
from engine.triumvirate import setup as _setup
from engine.triumvirate.board import SIZES
from engine.triumvirate.commands import (
    AddWeapons,
    AnyCommand,
    Appoint,
    Decline,
    EndMovement,
    EndTurn,
    Escape,
    Move,
    Persuade,
    Place,
    ProduceWeapons,
    PutDown,
    Raise,
    Rome,
    Setup,
    Take,
)
from engine.triumvirate.events import AnyEvent
from engine.triumvirate.state import State
from engine.triumvirate.state import clone as _clone
from engine.triumvirate.view import View


def _nothing(_: State) -> list[AnyCommand]:
    """While weapons are drawn and after the end nobody acts."""
    return []


_LEGAL: tuple[Callable[[State], list[AnyCommand]], ...] = (
    supply.legal_take,
    supply.legal_rome,
    supply.legal_place,
    movement.legal,
    _nothing,
    actions.legal,
    defeat.legal_escape,
    defeat.legal_compensation,
    defeat.legal_weapons,
    election.legal_appoint,
    _nothing,
)
"""By phase: each list is in the order of AnyCommand, provinces in the board's order."""


def _raise(s: State, command: Raise, out: Events) -> None:
    if s.phase == state.ACT:
        actions.raise_competence(s, command, out)
    else:
        defeat.raise_for_loss(s, command, out)


_STEP: dict[type, Callable[[State, Any, Events], None]] = {
    Take: supply.take,
    Rome: supply.rome,
    Place: supply.place,
    Move: movement.move,
    PutDown: movement.put_down,
    EndMovement: movement.end_movement,
    Raise: _raise,
    Persuade: actions.persuade,
    ProduceWeapons: actions.produce_weapons,
    EndTurn: election.end_turn,
    Escape: defeat.escape,
    Decline: defeat.decline,
    AddWeapons: defeat.add_weapons,
    Appoint: election.appoint,
}


class Triumvirate(Game[State, AnyCommand]):
    """The rules of The End of the Triumvirate for two and three characters."""

    id: ClassVar[str] = "triumvirate"
    number: ClassVar[int] = 1
    edition: ClassVar[int] = 1
    prefix: ClassVar[str] = "TRI"
    setup_type: ClassVar[type[Setup]] = Setup
    command_type: ClassVar[Any] = AnyCommand
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[View]] = View

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """The characters in turn order (TRI 1.1)."""
        return _setup.seats(setup)

    def check_setup(self, setup: Setup) -> None:
        """RuleError ``setup_characters`` unless two or three play (TRI 1.3, 1.4)."""
        _setup.check_setup(setup)

    def pack_setup(self, setup: Setup) -> int:
        """0 for two characters, 1 for three."""
        return SIZES.index(setup.characters)

    def unpack_setup(self, number: int) -> Setup:
        """The set-up of a number; RuleError ``setup_number`` if it stands for none."""
        if number == 0:
            return Setup(2)
        if number == 1:
            return Setup(3)
        raise RuleError("setup_number", "TRI 1.3", number=number)

    def start(self, setup: Setup, out: Events = None) -> State:
        """The set-up, with the first turn begun (TRI 1.3, 2.1)."""
        s = _setup.position(setup)
        supply.begin_turn(s, out)
        return s

    def clone(self, state: State) -> State:
        """A copy that shares nothing that changes."""
        return _clone(state)

    def acting(self, state: State) -> int | None:
        """Who gives the next command (TRI 8)."""
        return prompts.acting(state)

    def legal(self, state: State) -> list[AnyCommand]:
        """Every legal command in canonical order."""
        return _LEGAL[state.phase](state)

    def step(self, state: State, command: AnyCommand, out: Events = None) -> None:
        """Carry out a legal command in place."""
        _STEP[type(command)](state, command, out)

    def chances(self, state: State) -> Chances:
        """Weapons drawn by colour: Caesar's, Pompeius', Crassus' or neutral (TRI 4.2)."""
        return attack.pending(state)

    def settle(self, state: State, draw: Draw, out: Events = None) -> None:
        """Weapons were drawn: the attack is fought (TRI 4.3)."""
        attack.settle(state, draw, out)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and how (TRI 7)."""
        return prompts.outcome(state)

    def prompt(self, state: State) -> Prompt:
        """What is asked now."""
        return prompts.prompt(state)

    def action(self, state: State, command: AnyCommand) -> Action:
        """A legal command with its price."""
        return offers.action(state, command)

    def why_not(self, state: State, command: AnyCommand) -> RuleError:
        """Why a command isn't legal."""
        return reasons.why_not(state, command)

    def odds(self, state: State, command: AnyCommand | None) -> Odds:
        """The odds of a legal attack."""
        return odds.odds(state, command)

    def view(self, state: State) -> View:
        """The whole position."""
        return viewing.view(state)


GAME = Triumvirate()
