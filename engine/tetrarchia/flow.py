"""What follows what: set-up, turns, threat, march (TET 2, 3, 4, 6.4)."""

from __future__ import annotations

from typing import Final

from engine.core.game import Chances, Draw, Events
from engine.tetrarchia import barbarian, march, roman, setup
from engine.tetrarchia.dice import ONE_DIE, TWO_DICE
from engine.tetrarchia.ending import LAST_TURN, lose
from engine.tetrarchia.hooks import Roll
from engine.tetrarchia.modules import MODULES
from engine.tetrarchia.state import State


def _one(_state: State) -> Chances:
    return ONE_DIE


def _two(_state: State) -> Chances:
    return TWO_DICE


ROLLS: Final[dict[str, Roll]] = {
    "setup_revolt": Roll(setup.revolt_chances, setup.settle_revolt),
    "setup_extra": Roll(setup.extra_chances, setup.settle_extra),
    "setup_army": Roll(setup.army_chances, setup.settle_army),
    "attack": Roll(_two, roman.settle_attack),
    "threat": Roll(_two, barbarian.settle_threat),
    "border": Roll(_one, barbarian.settle_border),
    "region": Roll(_one, barbarian.settle_region),
    "crossing": Roll(_one, march.settle_crossing),
    "fight": Roll(_two, march.settle_fight),
}
"""Every pending chance by its name; those of the modules are added to them."""
for _module in MODULES:
    ROLLS.update(_module.rolls)


def settle(state: State, draw: Draw, out: Events) -> None:
    """Carry out one outcome of the pending chance, and no more than that."""
    roll = ROLLS[state.pending]
    state.pending = ""
    roll.settle(state, draw, out)
    if state.about and not state.pending:
        state.about = ()


def proceed(state: State, out: Events) -> None:
    """Go on until a die must be rolled, somebody must decide, or the game is over."""
    while not state.pending:
        phase = state.phase
        if phase == "threat":
            phase = state.phase = "march"
        if phase == "march":
            march.march(state, out)
            if not state.pending and not state.ending:
                _next_turn(state, out)
        elif phase == "setup":
            setup.advance(state)
        elif phase == "fleets" and not state.fleets_left:
            roman.begin_turn(state, out)
        else:
            return


def _next_turn(state: State, out: Events) -> None:
    if state.turn == LAST_TURN:
        lose(state, "time", out)
    else:
        roman.begin_turn(state, out)
