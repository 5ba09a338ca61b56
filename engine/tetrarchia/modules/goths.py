"""The Goths (TET 10): an army of another tribe, with the first claim on borders III and IV.

They count as an army (10.5), so the base rules move, fight and remove them. One army of the three
is set aside for them while they are on the board (10.1): they take its place in the reserve's
count, and it is back when they are eliminated (10.4).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Events
from engine.tetrarchia.board import border
from engine.tetrarchia.hooks import Module
from engine.tetrarchia.pieces import leave_board, lose_tokens, place_army, remove_army
from engine.tetrarchia.state import Army, State, army_at

TRIBE = 1
"""Their ``tribe`` among the armies."""
_REGIONS = (3, 4)


class Goths(Module):
    """The module's whole effect."""

    id = "goths"
    bit = 4

    def take_border(self, state: State, region: int, out: Events) -> bool:
        """They come instead of an army on border III or IV, whoever is there (TET 10.1, 10.2)."""
        if region not in _REGIONS or not state.reserve or _on_board(state):
            return False
        space = border(region)
        for figure, at in enumerate(state.figures):
            if at == space:
                leave_board(state, figure, out, "TET 10.2")
        lose_tokens(state, 1 << space, out, "TET 10.2")
        index = army_at(state, space)
        if index is not None:
            remove_army(state, index, out, "TET 10.2")
        place_army(state, region, TRIBE, out, "TET 10.1")
        return True

    def die_bonus(self, armies: Sequence[Army]) -> int:
        """The normal die gets 1 more when they take part or support, once only (TET 10.3)."""
        return int(any(army.tribe == TRIBE for army in armies))

    def deductions(self, state: State) -> Sequence[tuple[str, int, str]]:
        """They count 1 more than an army (TET 7.2)."""
        return [("goths", int(_on_board(state)), "TET 7.2")]


def _on_board(state: State) -> bool:
    return any(army.tribe == TRIBE for army in state.armies)
