"""The outcomes of the two dice (TET 1.2): tuples of what they show."""

from __future__ import annotations

from typing import Final

from engine.core.game import Chances

ONE_DIE: Final = Chances.uniform([(face,) for face in range(1, 7)])
TWO_DICE: Final = Chances.uniform(
    [(roman, normal) for roman in range(1, 7) for normal in range(1, 7)]
)
"""(Roman die, normal die): all 36."""
