"""The features of a seat and what they are worth, in logits of the chance to win.

Made by ``python -m build.bots_tune``: a softmax over the seats of who won 600 games of two and
three easy and medium bots (10 800 positions; seeds from 1), each with leanings of its own towards
politics, war, competence and gold, on a board with as many military provinces as this one (Italia,
Africa and Asia political, Sicilia of competence). The bots had the table of the board before,
itself made of 1800 such games in three rounds. ``empty`` is set by hand: the fit's -1.04 makes
everyone garrison everything. On the board of now this table won 42.7 % of 150 games against two
bots with a fit of 700 games on that board, the fit as it was 39.3 %, the table before 39.3 % (par
is 33 %). Features that were worth nothing have left.
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float], ...] = (
    # feature, weight
    ("moves_now", 0.57),
    ("moves_next", 0.33),
    ("citizens_of_consul", 0.27),
    ("card", 0.2),
    ("second_vote", 0.1),
    ("second_vote_soon", 0.3),
    ("second_vote_sure", 1.0),
    ("margin", 0.15),
    ("level", 0.47),
    ("level_high", 0.3),
    ("level_top", 0.92),
    ("leads_political", 0.31),
    ("provinces_more", 1.8),
    ("provinces_top", 0.45),
    # from here on what changes with most commands
    ("wins_now", 3.01),
    ("wins_next", 0.4),
    ("conquests", 0.04),
    ("exposed", -0.05),
    ("hunted", -0.19),
    ("gold", 0.13),
    ("gold_more", 0.19),
    ("legions", 0.06),
    ("army", 0.12),
    ("empty", -0.3),
    ("weapons", 0.19),
    ("pace", 1.77),
)
NAMES = tuple(name for name, _ in TABLE)
SLOW = NAMES.index("wins_now")
"""Features before this one change seldom within a turn."""
WEIGHTS = tuple(weight for _, weight in TABLE)
