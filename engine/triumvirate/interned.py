"""Ready-made commands, so that listing the legal ones builds no objects.

The tables hold exactly the commands that some position may offer, in canonical order: provinces in
the board's order, legions ascending, civil servants ascending.
"""

from __future__ import annotations

from functools import lru_cache

from engine.triumvirate.board import ALL, AREAS, CHARACTERS, PROVINCES
from engine.triumvirate.commands import (
    AddWeapons,
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
    Take,
)
from engine.triumvirate.setup import LEGIONS, SERVANTS

GOLD, LEGION = 0, 1
"""The two kinds of supply, as numbers."""
KINDS = ("gold", "legions")

TAKE = tuple(
    tuple(tuple(Take(kind, p, n) for n in range(3)) for p in PROVINCES)
    for kind in ("gold", "legions")
)
"""By kind, province, amount (at most 2: TRI 2.3)."""

PLACE = tuple(Place(p) for p in PROVINCES)
ESCAPE = tuple(Escape(p) for p in PROVINCES)
APPOINT = tuple(Appoint(p) for p in PROVINCES)
PUT_DOWN = PutDown()
END_MOVEMENT = EndMovement()
RAISE_POLITICAL = Raise("political")
RAISE_MILITARY = Raise("military")
PERSUADE_ALII = Persuade("alii")
PERSUADE = tuple(Persuade(c) for c in CHARACTERS)
PRODUCE = ProduceWeapons()
END_TURN = EndTurn()
DECLINE = Decline()
ADD_WEAPONS = tuple(AddWeapons(n) for n in range(SERVANTS + 1))


def _moves() -> tuple[tuple[list[Move], ...], ...]:
    made = [
        [[Move(area, n, s) for s in range(SERVANTS + 1)] for n in range(max(LEGIONS.values()) + 1)]
        for area in AREAS
    ]
    return tuple(
        tuple([m for row in rows for m in row[: s + 1]] for s in range(SERVANTS + 1))
        for rows in made
    )


MOVES = _moves()
"""By area and greatest number of civil servants s: all moves there, s + 1 for each number of
legions. So those with a to b legions are the slice from a * (s + 1) to (b + 1) * (s + 1)."""


ROME_CHOICES = ((2, 0), (0, 2), (1, 1))
"""Gold and legions from Rome (TRI 2.5)."""


def _rome(gold: int, legions: int) -> tuple[Rome, ...]:
    """Ruling TRI 2.5: each choice as far as the pool pays for it, equal results once."""
    paid = [(min(g, gold), min(n, legions)) for g, n in ROME_CHOICES]
    return tuple(Rome(g, n) for g, n in dict.fromkeys(paid))


ROME = tuple(tuple(_rome(gold, legions) for legions in range(3)) for gold in range(3))
"""By the gold and the legions in the pool (2 stands for more)."""


@lru_cache(maxsize=4096)
def provinces_in(mask: int) -> tuple[int, ...]:
    """The provinces of a mask in the board's order."""
    return tuple(p for p in ALL if mask >> p & 1)
