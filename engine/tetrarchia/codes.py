"""The codes that the catalogue needs texts for: errors, prompts, ends of the game, score lines."""

from __future__ import annotations

from typing import Final

ERROR_CODES: Final[dict[str, tuple[str, ...]]] = {
    "already_on_board": ("figure",),
    "same_space": ("space",),
    "army_in_the_way": ("space",),
    "army_not_linked": ("source", "space"),
    "capital_covered": ("space",),
    "choose_token": ("figure",),
    "dux_not_linked": ("space", "source"),
    "dux_not_on_border": ("space",),
    "dux_space_taken": ("space",),
    "dux_used": (),
    "enter_first": ("figure",),
    "enter_next_turn": ("figure",),
    "figure_not_yours": ("figure",),
    "figure_off_board": ("figure",),
    "fleets_are_placed": (),
    "game_is_over": (),
    "ip_short": ("needed", "have"),
    "module_off": ("module",),
    "must_move_on": ("figure", "space"),
    "no_army_there": ("space",),
    "no_entry_there": ("space",),
    "no_fleet_for_move": ("sea", "space"),
    "no_fleet_there": ("sea",),
    "no_own_token_there": ("space",),
    "no_pirates_there": ("sea",),
    "no_revolt_here": ("space",),
    "no_dice_in_command": (),
    "no_threat_now": (),
    "no_token_left": ("figure",),
    "no_unrest_here": ("space",),
    "no_way_on": ("space",),
    "not_linked": ("source", "space"),
    "off_the_coast": ("space", "sea"),
    "own_capital": ("space",),
    "pirates_need_room": ("fleets",),
    "place_fleets_first": ("left",),
    "sea_has_fleet": ("sea",),
    "sea_has_pirates": ("sea",),
    "seas_not_adjacent": ("source", "sea"),
    "setup_unknown": (),
    "space_has_token": ("space",),
    "space_unquiet": ("space",),
    "token_in_hand": ("tokens",),
    "unknown_space": ("space",),
    "unrest_used_up": (),
}
"""Codes of errors (``error.<code>``) and their parameters."""

PROMPT_CODES: Final[dict[str, tuple[str, ...]]] = {
    "place_fleet": ("left",),
    "enter": ("figure",),
    "turn": ("figure", "ip"),
    "turn_off": ("figure", "ip"),
    "move_on": ("figure", "space", "ip"),
    "dice": (),
    "won": ("score",),
    "lost": ("reason",),
}
"""Codes of prompts (``prompt.tetrarchia.<code>``) and their parameters."""

OUTCOME_REASONS: Final = ("victory", "roma", "revolts", "time")
"""Why a game ends (``outcome.tetrarchia.<reason>``)."""

SCORE_CODES: Final = ("victory", "armies", "revolts", "rounds", "goths", "pirates", "least")
"""Lines of the score in a won game's outcome and in the view."""

ODDS_RESULTS: Final = {
    "attack": ("victory", "draw", "defeat"),
    "threat": ("nothing", "unrest", "revolt", "uprising", "army", "goths", "pirates"),
    "threat_totals": ("uprising", "army", "defeat", "uncounted"),
    "march": ("waits", "held", "draw", "beaten", "moves", "wins", "over"),
}
"""Results of odds lines: attacks, the threat by place and in all, the marches (``odds``)."""
