"""How bots judge a position of Tetrarchia.

A weighted sum of features is the logit of the chance that the Empire holds; all seats share it.
``tetrarchia_weights`` is the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp
from operator import mul
from typing import Any, ClassVar

from engine.bots.brain import Brain, Chances, Line, Reason
from engine.bots.tetrarchia_lines import lines
from engine.bots.tetrarchia_race import race
from engine.bots.tetrarchia_reasons import CODES, reasons
from engine.bots.tetrarchia_weights import NAMES, WEIGHTS
from engine.core.game import Game
from engine.tetrarchia.board import BOARD, BORDERS, OFF, SPACES
from engine.tetrarchia.combat import Sides, land_sides
from engine.tetrarchia.ending import VICTORY as WON
from engine.tetrarchia.game import GAME
from engine.tetrarchia.modules.pirates import sea_sides
from engine.tetrarchia.setup import seat_of
from engine.tetrarchia.state import State, placed_tokens, protected

DICED = (1 << 36) - 1
"""The provinces that the threat dice name (TET 1.3)."""
THROWS = [(roman, normal) for roman in range(1, 7) for normal in range(1, 7)]
CROSSING = 1.5
"""What a broken link on its route is worth in steps."""


def _lengths() -> tuple[tuple[float, ...], ...]:
    """By route and step: how far it still is to ROMA."""
    rows = []
    for route in BOARD.routes:
        left = [0.0]
        for here, to in zip(route[-2::-1], route[:0:-1], strict=True):
            left.append(left[-1] + (1.0 if BOARD.link_cost[here][to] == 1 else CROSSING))
        rows.append(tuple(reversed(left)))
    return tuple(rows)


LENGTHS = _lengths()


def counted(sides: Sides) -> tuple[int, int]:
    """Of the 36 throws of both dice: how many the Romans win and lose (TET 5.4)."""
    return _counted(
        sides.roman_adds,
        sides.roman_doubling.bit_count(),
        sides.barbarian_adds + sides.bonus,
        sides.barbarian_doubling.bit_count(),
    )


@lru_cache(maxsize=4096)
def _counted(ours: int, doubled: int, theirs: int, redoubled: int) -> tuple[int, int]:
    """The same for what each side adds and how often it doubles."""
    results = [
        ((roman + ours) << doubled) - ((normal + theirs) << redoubled) for roman, normal in THROWS
    ]
    return sum(r > 0 for r in results), sum(r < 0 for r in results)


def _ways() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By what the crossing die must show at least, route and step: marches to ROMA expected."""
    return tuple(
        tuple(
            tuple(
                sum(
                    1.0 if BOARD.link_cost[a][b] == 1 else 6.0 / (7 - die)
                    for a, b in pairwise(route[step:])
                )
                for step in range(len(route))
            )
            for route in BOARD.routes
        )
        for die in range(7)
    )


MARCHES = _ways()


def march(s: State, length: float) -> tuple[float, float, float, float, float]:
    """What the armies threaten while the borders are still so many turns away.

    Expected defeats and victories of figures right before armies (TET 4.8); armies that come to
    ROMA in time, counted in full, as far as no figure beats them, and the next one's nearness.
    """
    beaten = beating = coming = passing = soon = 0.0
    figures, late = s.figures, s.phase != "roman" and s.phase != "enter"
    marches = MARCHES[s.setup.rulings.crossing_die]
    for index, (route, step, _, _) in enumerate(s.armies):
        way = BOARD.routes[route]
        turns, beats = marches[route][step], 1.0
        for space in way[step + 1 :]:
            if space in figures:
                won, lost = counted(land_sides(s, figures.index(space), index))
                if space == way[step + 1]:
                    beaten += lost / 36
                    beating += won / 36
                fought = won + lost or 1
                turns += 36.0 / fought - 1.0
                beats = lost / fought
                break
        if late:
            turns -= 1.0
        first = 1.0 / (1.0 + exp(0.8 * (turns - length)))
        coming += first
        passing += first * beats
        soon = max(soon, beats / (1.0 + max(0.0, turns)))
    return beaten, beating, coming, passing, soon


def row_of(s: State) -> tuple[float, ...]:
    """The features, in the order of the table."""
    revolts, unrest = s.revolt.bit_count(), s.unrest.bit_count()
    open_ = (s.revolt & DICED & ~protected(s)).bit_count()
    near = gates = beaten = beating = coming = passing = soon = 0.0
    for route, step, _, _ in s.armies:
        left = LENGTHS[route][step]
        near += 1.0 / left
        if step + 2 == len(BOARD.routes[route]) and BOARD.roma not in s.figures:
            gates += 1.0 / left
    length, tokens = race(s), placed_tokens(s)
    secured, in_roma = (tokens & BORDERS).bit_count(), BOARD.roma in s.figures
    if s.armies:
        beaten, beating, coming, passing, soon = march(s, length)
    return (
        1.0,
        length / 10.0,
        max(0.0, length - 10.0) / 10.0,
        secured / 6.0,
        revolts / 10.0,
        max(0, revolts - 12) / 5.0,
        unrest / 10.0,
        open_ / 10.0,
        float(len(s.armies)),
        near,
        gates,
        s.figures[:4].count(OFF) if s.turn > 4 else 0.0,
        sum(s.hand) / 10.0,
        (tokens & ~BORDERS).bit_count() / 10.0,
        beaten,
        beating,
        float(s.pirates != OFF),
        float(any(army.tribe for army in s.armies)),
        float(len(s.figures) > 4 and s.figures[4] != OFF),
        coming,
        passing,
        soon,
        max(0, revolts - 16) / 5.0,
        float(secured == 5),
        min(length, 4.0) / 4.0,
        float(in_roma),
        float(in_roma and bool(s.armies)),
        max(0.0, s.turn + length - 90.0) / 10.0,
    )


class TetrarchiaBrain(Brain):
    """The evaluator; other ``weights`` than the table's are for the bench."""

    game: Game[Any, Any] = GAME
    codes: ClassVar[dict[str, tuple[str, ...]]] = CODES
    together = True

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        self.weights = tuple(weights or WEIGHTS)

    def estimate(self, state: State) -> Chances:
        """The chance of the victory, the same for every seat."""
        if state.ending:
            chance = 1.0 if state.ending == WON else 0.0
        else:
            logit = sum(map(mul, self.weights, row_of(state)))
            chance = 1.0 / (1.0 + exp(-logit)) if logit > -50.0 else 0.0
        return (chance,) * state.setup.players

    def turn(self, state: State) -> int:
        """The Emperor's turn, and apart from it the Barbarian phase after it."""
        return 2 * state.turn + (state.phase not in ("fleets", "enter", "roman"))

    def owner(self, state: State) -> int:
        """Who runs the Emperor whose turn it is."""
        return 0 if state.phase == "fleets" else seat_of(state.setup, state.active)

    def key(self, s: State) -> Hashable:
        """All that changes in a turn."""
        return (
            (*s.figures, *s.tokens, *s.hand),
            (s.turn, s.phase, s.ip, s.unrest, s.revolt, s.fleets, s.pirates, s.dux_used),
            (*s.armies, s.pending, s.about, s.ending),
        )

    def bucket(self, s: State, width: int) -> Hashable:
        """The IP left and where the Emperor is; before a battle also where it is."""
        if s.pending:
            return s.pending, s.about, s.ip if width > 1 else 0
        return s.phase, s.fleets_left, s.ip, s.figures[s.active] if width > 1 else SPACES

    def group(self, s: State) -> Hashable:
        """The IP left."""
        return s.phase, s.ip

    def kind(self, s: State) -> Hashable:
        """After a battle: the armies and who is left; after a threat: what it brought."""
        return len(s.armies), s.figures.count(OFF), s.pending, s.ending, s.unrest.bit_count()

    def lines(self, state: State, width: int) -> list[Line]:
        """See ``tetrarchia_lines``."""
        return lines(state, width)

    def reasons(self, before: State, after: State, seat: int) -> list[Reason]:  # noqa: ARG002
        """See ``tetrarchia_reasons``."""
        return reasons(self, before, after)

    def gamble(self, state: State) -> Reason | None:
        """The odds of the attack whose dice are about to be rolled (TET 5, 9.4)."""
        if state.pending == "attack":
            figure, index = state.about
            place, sides = BOARD.ids[state.armies[index].space], land_sides(state, figure, index)
        elif state.pending == "sea_attack":
            place, sides = BOARD.sea_ids[state.pirates], sea_sides(state, state.about[0])
        else:
            return None
        won, lost = counted(sides)
        return Reason("attacks", {"space": place, "won": won, "lost": lost, "possible": 36})

    def terms(self, state: State) -> dict[str, float]:
        """The weighted features by name."""
        return dict(zip(NAMES, map(mul, self.weights, row_of(state)), strict=True))
