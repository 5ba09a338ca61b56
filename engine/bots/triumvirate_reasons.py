"""Why a plan is good, in the words of the game: what it changes, by the weight of the change."""

from __future__ import annotations

from typing import Protocol

from engine.bots.brain import Reason
from engine.core.errors import Param
from engine.triumvirate.board import CHARACTERS, PROVINCES
from engine.triumvirate.state import OVER, State
from engine.triumvirate.victory import REASONS

CODES: dict[str, tuple[str, ...]] = {
    "wins": ("reason",),
    "takes": ("province", "favourable", "possible"),
    "threatens": ("turns",),
    "stops": ("character",),
    "competences": ("political", "military"),
    "citizens": ("citizens",),
    "election": ("character",),
    "provinces": ("provinces",),
    "gold": ("gold",),
    "legions": ("legions",),
    "safety": (),
    "pressure": (),
    "weapons": ("weapons",),
    "supply": (),
    "weakens": ("character",),
    "waits": (),
}
"""``takes`` is an exact fraction, of the battle that the plan ends with. ``threatens``: a victory
in the next turn comes into sight. ``stops``: that of a rival goes out of sight."""

GROUPS = {
    "citizens_of_consul": "citizens",
    "margin": "election",
    "card": "election",
    "second_vote": "election",
    "second_vote_soon": "election",
    "second_vote_sure": "election",
    "level": "competences",
    "level_high": "competences",
    "level_top": "competences",
    "leads_political": "competences",
    "provinces_more": "provinces",
    "provinces_top": "provinces",
    "pace": "supply",
    "wins_now": "threatens",
    "wins_next": "threatens",
    "conquests": "pressure",
    "exposed": "safety",
    "hunted": "safety",
    "gold": "gold",
    "gold_more": "gold",
    "legions": "legions",
    "army": "legions",
    "empty": "safety",
    "weapons": "weapons",
}
LEAST = 0.02
"""Smaller changes are no reason (logits)."""


class Judge(Protocol):
    """What this module needs of the evaluator."""

    def terms(self, state: State) -> list[dict[str, float]]:
        """By seat, the weighted features by name."""


def reasons(judge: Judge, before: State, after: State, seat: int) -> list[Reason]:
    """What gets better for this seat, or worse for the others, the weightiest first."""
    if after.phase == OVER:
        won = after.winner == seat
        return [Reason("wins", {"reason": REASONS[after.reason]})] if won else []
    was, now = judge.terms(before), judge.terms(after)
    found: list[tuple[float, str, int]] = []
    for one in range(len(was)):
        sums: dict[str, float] = {}
        for name, group in GROUPS.items():
            group = _nearer(before, after, one) if name == "pace" else group
            sums[group] = sums.get(group, 0.0) + now[one][name] - was[one][name]
        if one == seat:
            found += [(change, group, one) for group, change in sums.items()]
        else:
            stops = -sums.pop("threatens")
            found.append((stops, "stops", one))
            found.append((-0.5 * sum(sums.values()), "weakens", one))
    found.sort(key=lambda item: (-item[0], item[1], item[2]))
    chosen = [
        Reason(code, _params(after, code, one)) for change, code, one in found if change > LEAST
    ]
    return chosen or [Reason("waits")]


def _nearer(before: State, after: State, seat: int) -> str:
    """What brought a victory of this seat nearer, or failed to."""
    if (
        after.political[seat] + after.military[seat]
        > before.political[seat] + before.military[seat]
    ):
        return "competences"
    return "citizens" if after.citizens[seat] > before.citizens[seat] else GROUPS["pace"]


def _params(s: State, code: str, seat: int) -> dict[str, Param]:
    """The numbers that a reason's text names."""
    known: dict[str, Param] = {
        "turns": 1,
        "character": CHARACTERS[seat],
        "political": s.political[seat],
        "military": s.military[seat],
        "citizens": s.citizens[seat],
        "provinces": s.own[seat].bit_count(),
        "gold": s.purse[seat],
        "legions": sum(s.legions[p] for p in range(len(PROVINCES)) if s.owner[p] == seat),
        "weapons": s.bag[seat],
    }
    return {name: known[name] for name in CODES[code]}
