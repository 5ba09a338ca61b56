"""The features of a seat and what they are worth, in logits of the chance to win.

Made by ``python -m build.bots_tune``: a softmax over the seats of who won 1800 games of two and
three easy and medium bots (32 000 positions), each with leanings of its own towards politics, war,
competence and gold. In three rounds (400, 700 and 700 games; seeds from 1, 20001 and 40001), each
with bots that already judged by the games before; the last fit is of all of them, since bots that
knew the newest games alone were beaten by their ancestors. Features that were worth nothing have
left the table.
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("moves_now", 0.67),
    ("moves_next", 0.36),
    ("citizens_of_consul", 0.28),
    ("card", 0.09),
    ("second_vote", 0.24),
    ("second_vote_soon", 0.3),
    ("second_vote_sure", 1.0),
    ("margin", 0.08),
    ("level", 0.16),
    ("level_high", 0.32),
    ("level_top", 1.25),
    ("leads_political", 0.27),
    ("provinces_more", 1.86),
    ("provinces_top", 0.44),
    # from here on what changes with most commands
    ("wins_now", 2.87),
    ("wins_next", 0.3),
    ("conquests", 0.03),
    ("exposed", -0.05),
    ("hunted", -0.1),
    ("gold", 0.16),
    ("gold_more", 0.12),
    ("legions", 0.19),
    ("army", 0.02),
    ("empty", -0.42),
    ("weapons", 0.18),
    ("pace", 2.51),
)
NAMES = tuple(name for name, _ in TABLE)
SLOW = NAMES.index("wins_now")
"""Features before this one change seldom within a turn."""
WEIGHTS = tuple(weight for _, weight in TABLE)
