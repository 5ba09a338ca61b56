"""The features of a seat and what they are worth, in logits of the chance to win.

A ridge regression (softmax over the seats, penalty 0.005 of the squared effect, signs fixed by the
sense of the feature) of who won 1200 games of two and three easy and medium bots at 22 000
positions; each bot had leanings of its own towards politics, war, competence and gold, drawn at
random. First with weights set by hand, then with those found. What those games showed too seldom
keeps a least weight set by hand: second consulships, conquests and dangers in sight.
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("moves_now", 0.55),
    ("moves_next", 0.28),
    ("citizens_of_consul", 0.14),
    ("sixth_citizen", 0.2),
    ("card", 0.14),
    ("vote", 0.11),
    ("vote_soon", 0.08),
    ("second_vote", 0.1),
    ("second_vote_soon", 0.3),
    ("second_vote_sure", 1.0),
    ("margin", 0.01),
    ("citizens_three", 0.09),
    ("level", 0.87),
    ("level_high", 0.3),
    ("level_top", 0.63),
    ("leads_political", 0.04),
    ("leads_military", 0.18),
    ("provinces_more", 0.93),
    ("provinces_top", 0.37),
    ("gold_coming", 0.15),
    # from here on what changes with most commands
    ("wins_now", 1.06),
    ("wins_next", 0.3),
    ("conquests", 0.03),
    ("exposed", -0.05),
    ("hunted", -0.1),
    ("gold", 0.08),
    ("gold_more", 0.1),
    ("legions", 0.27),
    ("army", 0.02),
    ("empty", -0.28),
    ("weapons", 0.13),
    ("raises", 1.52),
    ("pace", 2.56),
)
NAMES = tuple(name for name, _ in TABLE)
SLOW = NAMES.index("wins_now")
"""Features before this one change seldom within a turn."""
WEIGHTS = tuple(weight for _, weight in TABLE)
