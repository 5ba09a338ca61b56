"""Every code that this game reports, with the parameters of its text.

Parameters that name a province, sea area or character carry its id; ``track`` is ``political`` or
``military``; ``kind`` is ``gold`` or ``legions``; ``phase`` and ``needed`` (where it is text) are
the view's phases; ``type`` is a province type; the rest are numbers.
"""

from __future__ import annotations

from engine.triumvirate.victory import REASONS

ERROR_CODES: dict[str, tuple[str, ...]] = {
    # any time
    "setup_characters": ("characters",),
    "setup_number": ("number",),
    "game_over": (),
    "weapons_undrawn": (),
    "unknown_province": ("province",),
    "unknown_area": ("area",),
    "unknown_character": ("character",),
    "not_in_game": ("province",),
    "not_yours": ("province", "owner"),
    "decision_first": ("character", "phase"),
    "wrong_phase": ("phase", "needed"),
    "supply_order": ("needed",),
    "no_odds": (),
    "possible": (),
    # supply
    "take_other": ("kind", "province"),
    "take_too_much": ("kind", "province", "amount", "most"),
    "rome_choice": ("gold", "legions"),
    "rome_pool": ("gold", "legions", "pool_gold", "pool_legions"),
    # movement
    "not_adjacent": ("source", "to"),
    "already_there": ("to",),
    "not_on_coast": ("sea", "province"),
    "sea_twice": ("sea",),
    "no_return": ("province",),
    "too_few_points": ("needed", "has"),
    "too_few_legions": ("province", "needed", "has"),
    "too_few_servants": ("province", "needed", "has"),
    "legions_aboard": ("needed", "aboard"),
    "no_servants_at_sea": ("sea",),
    "no_landing": ("sea", "legions", "points"),
    "attack_without_legions": ("province", "character"),
    "last_province": ("province", "character"),
    "no_servant_carried": (),
    "at_sea": ("sea",),
    # actions
    "wrong_province": ("province", "type"),
    "three_actions": (),
    "no_gold": ("needed", "has"),
    "track_full": ("track",),
    "no_weapons": (),
    "no_citizen": ("source",),
    "own_citizens": (),
    # decisions
    "too_many_weapons": ("amount", "most"),
}
"""``error.<code>`` of the catalogue."""

PROMPT_CODES: dict[str, tuple[str, ...]] = {
    "take_gold": ("character", "province", "most", "pool"),
    "take_legions": ("character", "province", "most", "pool"),
    "rome": ("character",),
    "place": ("character", "left"),
    "move": ("character", "points"),
    "move_done": ("character",),
    "cross": ("character", "sea", "points", "legions"),
    "draw": ("character", "defender", "province", "drawn"),
    "act": ("character", "cost", "gold", "left"),
    "act_done": ("character",),
    "escape": ("character", "province"),
    "compensation": ("character", "province"),
    "weapons": ("character", "province", "most"),
    "appoint": ("character",),
    "over": ("character", "reason"),
}
"""``prompt.triumvirate.<code>``; ``act`` and ``act_done`` differ in whether an action is possible,
``move`` and ``move_done`` in whether a move is."""

OUTCOME_REASONS: tuple[str, ...] = REASONS
"""``outcome.triumvirate.<reason>``."""

ODDS_RESULTS = ("conquered", "failed")
"""``odds.triumvirate.<result>``."""
