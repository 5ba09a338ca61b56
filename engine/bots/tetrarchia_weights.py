"""The features of a position of Tetrarchia and what they are worth, in logits of the victory."""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("game", 4.0),
    ("race", -2.5),
    ("race_long", -1.0),
    ("secured", 1.0),
    ("revolts", -1.0),
    ("revolts_many", -2.0),
    ("unrest", -0.5),
    ("open_revolts", -1.0),
    ("armies", -0.6),
    ("armies_near", -1.5),
    ("army_at_gates", -2.5),
    ("away", -0.5),
    ("hand", 0.2),
    ("tokens", 0.3),
    ("beaten", -0.8),
    ("beating", 0.5),
    ("pirates", -0.3),
    ("goths", -0.3),
    ("dux", 0.3),
)
NAMES = tuple(name for name, _ in TABLE)
WEIGHTS = tuple(weight for _, weight in TABLE)
