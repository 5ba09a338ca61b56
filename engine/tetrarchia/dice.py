"""The outcomes of the two dice (TET 1.2): tuples of what they show."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from engine.core.game import Chances, Draw


def uniform(draws: Sequence[Draw]) -> Chances:
    """These outcomes, all equally likely: also what rerolling the others leaves."""
    chance = Fraction(1, len(draws))
    return Chances((draw, chance) for draw in draws)


ONE_DIE: Final = uniform([(face,) for face in range(1, 7)])
TWO_DICE: Final = uniform([(roman, normal) for roman in range(1, 7) for normal in range(1, 7)])
"""(Roman die, normal die): all 36."""
