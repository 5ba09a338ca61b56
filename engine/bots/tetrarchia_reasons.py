"""Why a plan is good, in the words of the game: what it changes, by the weight of the change."""

from __future__ import annotations

from typing import Protocol

from engine.bots.brain import Reason
from engine.core.errors import Param
from engine.tetrarchia.board import BORDERS
from engine.tetrarchia.ending import VICTORY
from engine.tetrarchia.state import State, placed_tokens

CODES: dict[str, tuple[str, ...]] = {
    "victory": (),
    "attacks": ("space", "won", "lost", "possible"),
    "borders": ("secured",),
    "race": ("turns",),
    "revolts": ("revolts", "unrest"),
    "uprisings": (),
    "armies": ("armies",),
    "tokens": ("tokens",),
    "blocks": (),
    "safety": (),
    "dux": (),
    "pirates": (),
    "waits": (),
}
"""``attacks`` are exact fractions, of the battle that the plan ends with. ``race``: the missing
borders come nearer. ``uprisings``: fewer provinces can have one."""

GROUPS = {
    "race": "race",
    "race_long": "race",
    "race_short": "race",
    "time": "race",
    "secured": "borders",
    "one_missing": "borders",
    "revolts": "revolts",
    "revolts_many": "revolts",
    "revolts_last": "revolts",
    "unrest": "revolts",
    "open_revolts": "uprisings",
    "armies": "armies",
    "armies_near": "armies",
    "army_at_gates": "blocks",
    "coming": "armies",
    "passing": "blocks",
    "soon": "blocks",
    "roma": "blocks",
    "roma_held": "blocks",
    "away": "safety",
    "hand": "tokens",
    "tokens": "tokens",
    "beaten": "safety",
    "beating": "blocks",
    "pirates": "pirates",
    "goths": "armies",
    "dux": "dux",
}
LEAST = 0.02
"""Smaller changes are no reason (logits)."""


class Judge(Protocol):
    """What this module needs of the evaluator."""

    def terms(self, state: State) -> dict[str, float]:
        """The weighted features by name."""


def reasons(judge: Judge, before: State, after: State) -> list[Reason]:
    """What gets better, the weightiest first."""
    if after.ending:
        return [Reason("victory")] if after.ending == VICTORY else []
    was, now = judge.terms(before), judge.terms(after)
    sums: dict[str, float] = {}
    for name, group in GROUPS.items():
        sums[group] = sums.get(group, 0.0) + now[name] - was[name]
    found = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    chosen = [Reason(code, _params(after, code)) for code, change in found if change > LEAST]
    return chosen or [Reason("waits")]


def _params(s: State, code: str) -> dict[str, Param]:
    """The numbers that a reason's text names."""
    known: dict[str, Param] = {
        "secured": (placed_tokens(s) & BORDERS).bit_count(),
        "turns": s.turn,
        "revolts": s.revolt.bit_count(),
        "unrest": s.unrest.bit_count(),
        "armies": len(s.armies),
        "tokens": placed_tokens(s).bit_count(),
    }
    return {name: known[name] for name in CODES[code]}
