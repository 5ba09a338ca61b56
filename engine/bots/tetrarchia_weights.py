"""The features of a position of Tetrarchia and what they are worth, in logits of the victory.

A ridge logistic regression (penalty 0.02 of the squared effect) of the results of 1400 games of
easy and medium bots at 25 000 positions: first with weights set by hand, then with those found,
each game's changed at random; set-ups 5300 to 3122, also with modules. Signs are fixed by the
sense of the feature, and what brings the victory nearer ("race", "secured") keeps a least weight,
or bots would hold the Empire for ever without winning it. "revolts_many" and "revolts_last", which
those games showed too seldom, are set by hand.
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("game", 3.93),
    ("race", -1.0),
    ("race_long", -0.5),
    ("secured", 1.0),
    ("revolts", -0.88),
    ("revolts_many", -1.0),
    ("unrest", -0.4),
    ("open_revolts", -0.1),
    ("armies", -0.46),
    ("armies_near", -1.11),
    ("army_at_gates", -0.2),
    ("away", -0.1),
    ("hand", -0.1),
    ("tokens", 1.26),
    ("beaten", -0.13),
    ("beating", 0.88),
    ("pirates", -0.05),
    ("goths", -0.05),
    ("dux", 0.5),
    ("coming", -0.05),
    ("passing", -0.34),
    ("soon", -3.56),
    ("revolts_last", -2.5),
    ("one_missing", 0.43),
    ("race_short", -0.32),
    ("roma", 0.3),
    ("roma_held", 0.27),
    ("time", -1.0),
)
NAMES = tuple(name for name, _ in TABLE)
WEIGHTS = tuple(weight for _, weight in TABLE)
