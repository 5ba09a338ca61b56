"""Search over whole turns: a beam through the acting seat's own commands, with expectation over
chance, then the rivals' replies. Generators: they yield the positions judged since the last yield,
so that a thinker can stop anywhere.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from engine.bots.beam import Beam, Leaf, Steps
from engine.bots.brain import Brain, Chances


class Shape(NamedTuple):
    """How much a search looks at."""

    width: int
    """Positions kept per bucket of a turn."""
    finished: int = 0
    """Attacks whose results are judged after the cheapest rest of the turn."""
    refined: int = 0
    """Attacks after which the rest of the turn is searched with the same width."""
    depth: int = 0
    """Attacks in a row that are searched so."""


CERTAIN = 0.999
"""A chance that leaves nothing to think about."""
LIKELY = 3
"""Plans of a rival that are followed."""
TASTE = 0.02
"""How much better a plan must be for a rival to be clearly (e times) likelier."""
IN_A_ROW = 3
"""Chances one after the other that are followed: an Uprising may bring another (TET 4.4)."""


class TurnSearch:
    """Searches turns for one brain."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain
        self.game = brain.game

    def outcomes(self, state: Any, coarse: bool) -> list[tuple[float, Any]]:
        """The different positions after the pending chance, each with its probability.

        ``coarse`` lets the likeliest of each kind stand for all of it.
        """
        merged: dict[Any, tuple[float, Any]] = {}
        for draw, chance in self.game.chances(state):
            after = self.game.clone(state)
            self.game.settle(after, draw)
            key = self.brain.key(after)
            merged[key] = (merged[key][0] if key in merged else 0.0) + float(chance), after
        found = list(merged.values())
        if not coarse:
            return found
        kinds: dict[Any, list[tuple[float, Any]]] = {}
        for weight, after in found:
            kinds.setdefault(self.brain.kind(after), []).append((weight, after))
        return [(sum(p for p, _ in one), max(one, key=_chance)[1]) for one in kinds.values()]

    def resolve(self, state: Any) -> int:
        """Let other seats decide what interrupts a turn, at a glance; positions judged."""
        judged = 0
        while True:
            seat = self.game.acting(state)
            if seat is None or seat == self.brain.owner(state):
                return judged
            command, more = self.greedy(state, seat)
            judged += more
            self.game.step(state, command)

    def greedy(self, state: Any, seat: int) -> tuple[Any, int]:
        """The command with the best estimate right after it; positions judged."""
        legal = self.game.legal(state)
        if len(legal) == 1:
            return legal[0], 0
        values = []
        for command in legal:
            after = self.game.apply(state, command)
            value = self.brain.estimate(after)[seat]
            values.append(value)
        return legal[values.index(max(values))], len(legal)

    def glance(self, state: Any, seat: int, coarse: bool) -> tuple[float, int]:
        """The expected estimate right after a pending chance; positions judged."""
        value, judged = 0.0, 0
        for chance, after in self.outcomes(state, coarse):
            judged += 1 + self.resolve(after)
            value += chance * self.brain.estimate(after)[seat]
        return value, judged

    def options(self, start: Any, seat: int, shape: Shape) -> Steps:
        """The leaves of a turn, best first, attacks judged as far as the shape says."""
        if self.brain.owner(start) != seat:
            return (yield from self.answers(start, seat))
        leaves: list[Leaf] = yield from Beam(self, start, seat, shape.width).run()
        leaves.sort(key=_value, reverse=True)
        gambles = [leaf for leaf in leaves if leaf.chance]
        found = [leaf for leaf in leaves if not leaf.chance]
        if not shape.finished:
            return leaves
        judged = []
        for leaf in gambles[: shape.finished]:
            value = yield from self.expect(leaf.state, seat, Shape(1), True)
            judged.append(leaf._replace(value=value))
        judged.sort(key=_value, reverse=True)
        if shape.depth:
            deeper = Shape(shape.width, shape.finished, shape.refined, shape.depth - 1)
            for i, leaf in enumerate(judged[: shape.refined]):
                value = yield from self.expect(leaf.state, seat, deeper, False)
                judged[i] = leaf._replace(value=value)
        found += judged
        found.sort(key=_value, reverse=True)
        return found

    def answers(self, start: Any, seat: int) -> Steps:
        """What a seat can decide in another's turn, best first."""
        found = []
        for command in self.game.legal(start):
            after = self.game.apply(start, command)
            found.append(Leaf(self.brain.estimate(after)[seat], (command,), after, False))
        yield len(found)
        found.sort(key=_value, reverse=True)
        return found

    def expect(self, state: Any, seat: int, shape: Shape, coarse: bool) -> Steps:
        """The expected value of going on as well as possible after a pending chance."""
        total = 0.0
        for chance, after in self.outcomes(state, coarse):
            judged = 1 + self.resolve(after)
            value = self.brain.estimate(after)[seat]
            yield judged
            if self.game.outcome(after) is None and self.game.acting(after) == seat:
                leaves = yield from self.options(after, seat, shape)
                value = leaves[0].value if leaves else value
            total += chance * value
        return total

    def reply(self, state: Any, turns: int, chances: int = 0) -> Steps:
        """The chances after so many turns of whoever acts, each played for himself (max^n).

        A chance that is pending is taken first, in all its results if it is the first in a row
        (``chances``); where more than ``IN_A_ROW`` follow, the position is judged as it stands.
        """
        seat = self.game.acting(state)
        over = self.game.outcome(state) is not None or chances > IN_A_ROW
        if over or (seat is not None and turns <= 0):
            yield 1
            return self.brain.estimate(state)
        if seat is None:
            return (yield from self._after_chance(state, turns, chances))
        leaves: list[Leaf] = yield from self.options(state, seat, Shape(1, 1))
        total: list[float] = []
        for weight, leaf in self._likely(leaves):
            if leaf.chance:
                part = yield from self._after_chance(leaf.state, turns, 1)
            else:
                part = yield from self.reply(leaf.state, turns - 1, 1)
            total = _added(total, weight, part)
        return tuple(total)

    def _likely(self, leaves: list[Leaf]) -> list[tuple[float, Leaf]]:
        """What a seat may do and how likely that is: a rival's taste isn't known exactly."""
        best = leaves[0].value
        if self.brain.together or best >= CERTAIN:
            return [(1.0, leaves[0])]
        near = [leaf for leaf in leaves[:LIKELY] if leaf.value > best - 3 * TASTE]
        weights = [exp((leaf.value - best) / TASTE) for leaf in near]
        total = sum(weights)
        return [(weight / total, leaf) for weight, leaf in zip(weights, near, strict=True)]

    def _after_chance(self, state: Any, turns: int, chances: int) -> Steps:
        """The expected chances over the results of a pending chance."""
        total: list[float] = []
        for chance, after in self.outcomes(state, chances > 0):
            yield self.resolve(after)
            part: Chances = yield from self.reply(after, turns, chances + 1)
            total = _added(total, chance, part)
        return tuple(total)


def _added(total: list[float], weight: float, part: Chances) -> list[float]:
    """A weighted sum of chances, one more part added."""
    if not total:
        return [weight * value for value in part]
    return [a + weight * b for a, b in zip(total, part, strict=True)]


def _value(leaf: Leaf) -> float:
    return leaf.value


def _chance(outcome: tuple[float, Any]) -> float:
    return outcome[0]


def spent(steps: Steps) -> tuple[Any, int]:
    """Run a search to its end: its result and the positions judged."""
    judged = 0
    while True:
        try:
            judged += next(steps)
        except StopIteration as end:
            return end.value, judged
