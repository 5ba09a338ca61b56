"""The levels of the bots, the thinker that works in slices, and advice.

A thinker sees the state, the exact chances of the rules and its own seed, never the game's.
"""

from __future__ import annotations

import random
import time
from collections.abc import Generator
from typing import Any, NamedTuple

import msgspec

from engine.bots.beam import Leaf, Steps
from engine.bots.brain import Brain, Chances, Line, Reason
from engine.bots.search import CERTAIN, Shape, TurnSearch
from engine.bots.tetrarchia import TetrarchiaBrain
from engine.bots.triumvirate import TriumvirateBrain
from engine.core.game import Game

LEVELS = ("novice", "easy", "medium", "hard")
BRAINS: dict[str, Brain] = {
    brain.game.id: brain for brain in (TriumvirateBrain(), TetrarchiaBrain())
}
ADVICE_CODES: dict[str, dict[str, tuple[str, ...]]] = {
    name: brain.codes for name, brain in BRAINS.items()
}
"""By game: ``advice.<game>.<code>`` of the catalogue with the parameters of its text."""
ADVISED = 3
"""Plans that the advisor shows, and reasons a plan."""


class Plan(msgspec.Struct, frozen=True):
    """What to do now: ``commands`` up to the next chance or change of seat.

    ``chances`` are estimates by seat, made from so many judged positions (``nodes``).
    """

    commands: tuple[Any, ...]
    chances: Chances
    reasons: tuple[Reason, ...]
    nodes: int


class Strength(NamedTuple):
    """How a level thinks."""

    stages: tuple[Shape, ...]
    """Searches, each better than the one before; the last finished one counts."""
    budget: int
    """Positions that it may judge for a decision, unless the caller says otherwise."""
    noise: float = 0.0
    """The greatest error in its judgement of a plan."""
    careless: float = 0.0
    """How often it takes one of its better plans at random."""
    replies: int = 0
    """Plans for which it plays out the rivals' answers."""
    foresight: float = 1.0
    """How far it trusts what comes of those answers more than the look of the position."""


STRENGTHS: dict[str, dict[str, Strength]] = {
    "triumvirate": {
        "novice": Strength((Shape(1),), 3000, 0.4, 0.35),
        "easy": Strength((Shape(1),), 3000, 0.25),
        "medium": Strength((Shape(1), Shape(2, 3, 1, 1)), 12000, 0.03),
        "hard": Strength((Shape(1), Shape(2, 3, 2, 1)), 45000, replies=6, foresight=0.5),
    },
    "tetrarchia": {
        "novice": Strength((Shape(1),), 3000, 0.5, 0.35),
        "easy": Strength((Shape(1),), 3000, 0.4),
        "medium": Strength((Shape(1, 2),), 3000, 0.1),
        "hard": Strength((Shape(1), Shape(2, 3, 2, 1)), 45000, replies=6),
    },
}
"""By game: one player for all Emperors holds the Empire more easily than a rival beats rivals."""


class Thinker:
    """Thinks about one decision. The result depends on the arguments alone, not on the slices."""

    def __init__(
        self, brain: Brain, strength: Strength, state: Any, seat: int, seed: int, budget: int | None
    ) -> None:
        self.brain = brain
        self.search = TurnSearch(brain)
        self.strength = strength
        self.state = brain.game.clone(state)
        self.seat = seat
        self.budget = strength.budget if budget is None else budget
        self.nodes = 0
        self.done = False
        self.ranked: list[Leaf] = []
        """The plans found so far, best first."""
        self._random = random.Random(seed)
        self._steps = self._run()

    def think(self, nodes: int | None = None, milliseconds: float | None = None) -> Plan | None:
        """Go on for a slice of so many positions or so long; the plan if that finished it."""
        end = None if milliseconds is None else time.perf_counter() + milliseconds / 1000
        most = None if nodes is None else self.nodes + nodes
        while not self.done:
            if most is not None and self.nodes >= most:
                return None
            if end is not None and time.perf_counter() >= end:
                return None
            self._step()
        return self.stop()

    def _step(self) -> None:
        try:
            self.nodes += next(self._steps)
        except StopIteration:
            self.done = True
        if self.nodes >= self.budget and self.ranked:
            self.done = True

    def stop(self) -> Plan:
        """The best plan so far, at once."""
        return self.plans(1)[0]

    def plans(self, most: int) -> list[Plan]:
        """The best plans so far that begin differently, best first."""
        leaves = self.ranked or [self._first()]
        distinct: dict[Line, Leaf] = {}
        for leaf in leaves:
            distinct.setdefault(leaf.commands, leaf)
            if len(distinct) == most:
                break
        return [self._plan(leaf) for leaf in distinct.values()]

    def _plan(self, leaf: Leaf) -> Plan:
        after = leaf.state
        if leaf.chance:
            after = max(self.search.outcomes(leaf.state, True), key=lambda pair: pair[0])[1]
        chances = _with_own(self.brain, self.brain.estimate(after), self.seat, leaf.value)
        reasons = self._gamble(leaf) + self.brain.reasons(self.state, after, self.seat)
        return Plan(leaf.commands, chances, tuple(reasons[:ADVISED]), self.nodes)

    def _gamble(self, leaf: Leaf) -> list[Reason]:
        """The exact odds of the battle that the plan's commands end with, if they do."""
        reached = self.brain.game.clone(self.state)
        for command in leaf.commands:
            self.brain.game.step(reached, command)
        battle = self.brain.gamble(reached)
        return [battle] if battle else []

    def _first(self) -> Leaf:
        """A legal plan before anything was thought: the best command at a glance."""
        command, judged = self.search.greedy(self.state, self.seat)
        self.nodes += judged
        after = self.brain.game.apply(self.state, command)
        value = self.brain.estimate(after)[self.seat]
        return Leaf(value, (command,), after, bool(self.brain.game.chances(after)))

    def _run(self) -> Generator[int, None, None]:
        """All stages; ``ranked`` is replaced as a whole whenever one is finished."""
        legal = self.brain.game.legal(self.state)
        if len(legal) == 1:
            self.ranked = [self._first()]
            return
        for shape in self.strength.stages:
            leaves: list[Leaf] = yield from self.search.options(self.state, self.seat, shape)
            self.ranked = self._misjudged(leaves)
            if self.ranked[0].value >= CERTAIN:
                return
        if self.strength.replies:
            yield from self._answer()

    def _misjudged(self, leaves: list[Leaf]) -> list[Leaf]:
        """The plans as a weaker level ranks them; a sure win is never missed by chance alone."""
        noise, careless = self.strength.noise, self.strength.careless
        if not noise or leaves[0].value >= CERTAIN:
            return leaves
        marked = [(leaf.value + noise * self._random.random(), leaf) for leaf in leaves]
        marked.sort(key=lambda pair: pair[0], reverse=True)
        ranked = [leaf for _, leaf in marked]
        if self._random.random() < careless:
            chosen = self._random.randrange(min(8, len(ranked)))
            ranked.insert(0, ranked.pop(chosen))
        return ranked

    def _answer(self) -> Steps:
        """Judge the best plans anew after what follows them: chance, then the next turns."""
        if self.brain.together:
            yield from self._judge(2 * self.strength.replies, 0)
            yield from self._judge(self.strength.replies // 2, 1)
        else:
            rivals = len(self.brain.estimate(self.state)) - 1
            yield from self._judge(self.strength.replies, rivals)

    def _judge(self, most: int, turns: int) -> Steps:
        """Judge so many plans by playing on for so many turns; they stay ahead of the others."""
        distinct: dict[Line, Leaf] = {}
        for leaf in self.ranked:
            distinct.setdefault(leaf.commands, leaf)
            if len(distinct) == most:
                break
        answered: list[Leaf] = []
        for leaf in distinct.values():
            own, coarse = turns + leaf.chance, int(turns > 0)
            chances: Chances = yield from self.search.reply(leaf.state, own, coarse)
            seen = self.strength.foresight * chances[self.seat]
            value = seen + (1.0 - self.strength.foresight) * leaf.value
            answered.append(leaf._replace(value=value))
        answered.sort(key=lambda leaf: leaf.value, reverse=True)
        self.ranked = answered + [leaf for leaf in self.ranked if leaf.commands not in distinct]


def _with_own(brain: Brain, chances: Chances, seat: int, own: float) -> Chances:
    """The chances with this seat's as the search found it, the rest in proportion."""
    if brain.together:
        return tuple(own for _ in chances)
    others = sum(chances) - chances[seat]
    if others <= 0.0:
        return chances
    scale = (1.0 - own) / others
    return tuple(own if i == seat else c * scale for i, c in enumerate(chances))


def thinker(
    game_id: str, level: str, state: Any, seat: int, seed: int, budget: int | None = None
) -> Thinker:
    """A bot of a level for one decision of the acting seat.

    Raises KeyError for an unknown game or level, ValueError if this seat has nothing to decide.
    """
    brain = BRAINS[game_id]
    if brain.game.acting(state) != seat:
        raise ValueError("this seat has nothing to decide")
    return Thinker(brain, STRENGTHS[game_id][level], state, seat, seed, budget)


def advise(game_id: str, state: Any, seat: int, budget: int | None = None) -> Thinker:
    """The advisor for the acting seat: think, then read ``plans(ADVISED)``."""
    return thinker(game_id, "hard", state, seat, 0, budget)


def estimate(game: Game[Any, Any], state: Any) -> list[float]:
    """The chances of the seats, for the course of the game."""
    return list(BRAINS[game.id].estimate(state))
