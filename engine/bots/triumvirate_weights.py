"""The features of a seat and what they are worth, in logits of the chance to win.

Set by hand, then moved by a ridge regression (softmax over the seats, penalty 0.05 around the
hand's values) towards what some 600 games between easy bots showed. ``conquests`` came out
slightly negative, because who stands before weak enemies is mostly weak himself: it is kept
positive by hand.
"""

from __future__ import annotations

TABLE: tuple[tuple[str, float, float], ...] = (
    # feature, weight with three characters, weight with two
    ("moves_now", 0.67, 0.62),
    ("moves_next", 0.44, 0.34),
    ("citizens", -0.08, -0.18),
    ("citizens_of_consul", -0.07, -0.01),
    ("sixth_citizen", 0.47, 0.48),
    ("card", 0.37, 0.44),
    ("vote", 0.41, 0.43),
    ("vote_soon", 0.16, 0.29),
    ("second_vote", 0.98, 1.05),
    ("second_vote_soon", 1.0, 1.09),
    ("second_vote_sure", 2.85, 2.93),
    ("level", 3.11, 3.13),
    ("level_high", 1.55, 1.56),
    ("level_top", 1.53, 1.52),
    ("leads_political", 0.16, 0.23),
    ("leads_military", 0.06, 0.18),
    ("provinces", 1.06, 1.22),
    ("provinces_more", 0.7, 0.77),
    ("provinces_top", 0.36, 0.4),
    ("provinces_few", 0.01, -0.1),
    ("gold_coming", -0.1, -0.01),
    ("legions_coming", -0.03, -0.18),
    ("servants", -0.06, -0.27),
    # from here on what changes with most commands
    ("wins_now", 3.12, 3.07),
    ("wins_next", 1.31, 1.41),
    ("wins_later", 0.3, 0.5),
    ("conquests", 0.05, 0.05),
    ("exposed", -0.15, -0.21),
    ("hunted", -0.23, -0.23),
    ("gold", 0.47, 0.5),
    ("gold_more", 0.16, 0.17),
    ("gold_lying", 0.04, -0.03),
    ("legions", 0.1, 0.15),
    ("army", 0.26, 0.15),
    ("empty", -0.26, -0.25),
    ("weapons", 0.24, 0.35),
)

NAMES = tuple(name for name, _, _ in TABLE)
SLOW = NAMES.index("wins_now")
"""Features before this one change seldom within a turn."""
WEIGHTS = {
    3: tuple(three for _, three, _ in TABLE),
    2: tuple(two for _, _, two in TABLE),
}
