"""The pieces and the position before the first turn (TRI 1.2 to 1.4)."""

from __future__ import annotations

from engine.core.errors import RuleError
from engine.triumvirate.board import ALL, BOARD, CHARACTERS, SIZES
from engine.triumvirate.commands import Setup
from engine.triumvirate.state import State

LEGIONS = {3: 60, 2: 45}
GOLD = {3: 15, 2: 12}
"""Ruling TRI 1.2: each coin is 1 gold."""
CITIZENS = {3: 11, 2: 9}
CALENDAR = {3: 8, 2: 7}
SERVANTS = 6
GOVERNORS = 9
WEAPONS = 8
CITIZENS_EACH = 2
LEGIONS_EACH = 2
WEAPONS_IN_BAG = 2


def check_setup(setup: Setup) -> None:
    """Raise RuleError if so many characters can't play (TRI 1.3, 1.4)."""
    if setup.characters not in SIZES:
        raise RuleError("setup_characters", "TRI 1.3", characters=setup.characters)


def seats(setup: Setup) -> tuple[str, ...]:
    """The characters in turn order (TRI 1.1)."""
    return CHARACTERS[: setup.characters]


def position(setup: Setup) -> State:
    """The board as set up, before the first turn (TRI 1.3, 1.4).

    Ruling TRI 1.4: with two characters all that the rules don't mention is as with three.
    """
    check_setup(setup)
    n = setup.characters
    layout = BOARD.layouts[n]
    legions = [LEGIONS_EACH if owner >= 0 else 0 for owner in layout.owners]
    return State(
        owner=layout.owners,
        outside=layout.outside,
        servants=layout.servants,
        legions=legions,
        gold=[0 for _ in ALL],
        own=tuple(sum(1 << p for p in ALL if layout.owners[p] == seat) for seat in range(n)),
        at=list(layout.starts),
        carried=(0,) * n,
        purse=[0] * n,
        weapons=(WEAPONS - WEAPONS_IN_BAG,) * n,
        bag=(WEAPONS_IN_BAG,) * len(CHARACTERS),
        citizens=(CITIZENS_EACH,) * n,
        political=(1,) * n,
        military=(1,) * n,
        cards=(0,) * n,
        alii=CITIZENS[n] - CITIZENS_EACH * n,
        pool_gold=GOLD[n],
        pool_legions=LEGIONS[n] - sum(legions),
        pool_servants=SERVANTS - sum(layout.servants),
        calendar=CALENDAR[n],
    )
