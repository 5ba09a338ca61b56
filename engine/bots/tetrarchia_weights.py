"""The features of a position of Tetrarchia and what they are worth, in logits of the victory.

Set by hand, then moved by a ridge logistic regression towards what 117 games between easy and
medium bots showed (set-ups 4200 to 3122, also with modules; penalty 0.02 around the hand's values).
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("game", 4.16),
    ("race", -2.48),
    ("race_long", -0.95),
    ("secured", 1.44),
    ("revolts", -1.18),
    ("revolts_many", -2.01),
    ("unrest", -0.24),
    ("open_revolts", -0.96),
    ("armies", -0.48),
    ("armies_near", -1.56),
    ("army_at_gates", -2.18),
    ("away", -0.34),
    ("hand", 0.16),
    ("tokens", 0.48),
    ("beaten", -0.51),
    ("beating", 0.54),
    ("pirates", -0.35),
    ("goths", -0.37),
    ("dux", 0.3),
)
NAMES = tuple(name for name, _ in TABLE)
WEIGHTS = tuple(weight for _, weight in TABLE)
