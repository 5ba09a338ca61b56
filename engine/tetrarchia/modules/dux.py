"""The Dux (TET 8): a figure that every player may move, without tokens.

He is one more figure of the state, with no token in hand: what blocks, protects, doubles, fights
and moves as an Emperor (8.3, 8.4) follows from that in the base rules; only Emperors enter again.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import RuleError
from engine.core.game import Action, Cost, Events
from engine.tetrarchia.board import ALL_PROVINCES, BOARD, EMPERORS, OFF, PROVINCES, members
from engine.tetrarchia.commands import FIGURE_IDS, AnyCommand, DeployDux
from engine.tetrarchia.events import DuxDeployed
from engine.tetrarchia.hooks import Handler, Module
from engine.tetrarchia.state import State, army_mask, figure_mask

DUX = EMPERORS
"""His index among the figures."""
COST = 2
_DEPLOY = [DeployDux(id) for id in BOARD.ids]


class Dux(Module):
    """The module's whole effect."""

    id = "dux"
    bit = 1

    def begin(self, state: State) -> None:
        """He waits off the board, without tokens (TET 8.3)."""
        state.figures.append(OFF)
        state.tokens += (0,)
        state.hand += (0,)

    def movable(self, state: State) -> Sequence[int]:
        """Any player may spend IP on him (TET 8.2)."""
        return (DUX,) if state.figures[DUX] >= 0 else ()

    def legal(self, state: State, _figures: list[int], found: list[AnyCommand]) -> None:
        """Deploy him, once in the game (TET 8.1)."""
        if state.dux_used or state.ip < COST or state.figures[state.active] < 0:
            return
        near = BOARD.linked[state.figures[state.active]] & ALL_PROVINCES & ~_taken(state)
        found += [_DEPLOY[space] for space in members(near)]


def _taken(state: State) -> int:
    """Spaces with an Unrest, a Revolt or a figure (TET 8.1)."""
    return state.unrest | state.revolt | figure_mask(state) | army_mask(state)


def _step(state: State, command: DeployDux, out: Events) -> None:
    state.ip -= COST
    state.dux_used = True
    state.figures[DUX] = BOARD.space[command.to]
    if out is not None:
        out.append(DuxDeployed("TET 8.1", FIGURE_IDS[state.active], command.to))


def _action(_state: State, command: DeployDux) -> Action:
    return Action(command, "TET 8.1", Cost("ip", COST), (command.to,))


def _why_not(state: State, command: DeployDux) -> RuleError:
    if len(state.figures) == EMPERORS:
        return RuleError("module_off", "TET 8.1", module="dux")
    if state.dux_used:
        return RuleError("dux_used", "TET 8.1")
    at = state.figures[state.active]
    if at < 0:
        return RuleError("figure_off_board", "TET 8.1", figure=FIGURE_IDS[state.active])
    to = BOARD.space.get(command.to)
    if to is None:
        return RuleError("unknown_space", "", space=command.to)
    if to >= PROVINCES:
        return RuleError("dux_not_on_border", "TET 8.1", space=command.to)
    if not BOARD.linked[at] >> to & 1:
        return RuleError("dux_not_linked", "TET 8.1", space=command.to, source=BOARD.ids[at])
    if _taken(state) >> to & 1:
        return RuleError("dux_space_taken", "TET 8.1", space=command.to)
    return RuleError("ip_short", "TET 8.1", needed=COST, have=state.ip)


Dux.handlers = {DeployDux: Handler(_step, _action, _why_not)}
