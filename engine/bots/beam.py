"""The beam through one seat's own commands: from a position to the end of the turn or a chance."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.bots.brain import Line

if TYPE_CHECKING:
    from engine.bots.search import TurnSearch

Steps = Generator[int, None, Any]
"""A search under way: yields the positions judged since the last yield, returns its result."""

FINE = 3
"""From this width on the results of a chance aren't merged by kind."""


class Leaf(NamedTuple):
    """One way to go on: up to the end of the turn, or to a chance (then ``state`` waits for it)."""

    value: float
    commands: Line
    state: Any
    chance: bool


class _Node(NamedTuple):
    """A position within the turn, how it was reached, and whether all that was his own choice."""

    value: float
    order: int
    state: Any
    commands: Line
    unbroken: bool


class Beam:
    """Collects the leaves of one start. Of each bucket it keeps so many positions (``width``)."""

    def __init__(self, search: TurnSearch, start: Any, seat: int, width: int) -> None:
        self.search = search
        self.brain = search.brain
        self.game = search.game
        self.seat = seat
        self.width = width
        self.turn = self.brain.turn(start)
        self.seen = {self.brain.key(start)}
        self.leaves: list[Leaf] = []
        self.start = _Node(0.0, 0, start, (), True)
        self._gambles: dict[Any, list[_Node]] = {}
        self._values: dict[Any, list[float]] = {}
        """By bucket: the values of the positions kept, best first."""
        self._order = 0

    def run(self) -> Steps:
        """Find the leaves; they are unsorted."""
        frontier = [self.start]
        while frontier:
            found: dict[Any, list[_Node]] = {}
            for node in frontier:
                yield self._expand(node, found)
            frontier = self._keep(found)
        for nodes in self._gambles.values():
            nodes.sort(reverse=True)
            for node in nodes[: self.width]:
                value, judged = self.search.glance(node.state, self.seat, self.width < FINE)
                self.leaves.append(Leaf(value, node.commands, node.state, True))
                yield judged
        return self.leaves

    def _expand(self, node: _Node, found: dict[Any, list[_Node]]) -> int:
        """Follow every line from here; positions judged."""
        game, judged = self.game, 0
        for line in self.brain.lines(node.state, self.width):
            after = game.clone(node.state)
            for command in line:
                game.step(after, command)
            key = self.brain.key(after)
            if key in self.seen:
                continue
            self.seen.add(key)
            commands = node.commands + line if node.unbroken else node.commands
            judged += self._sort_in(node, after, commands, found)
        return judged

    def _sort_in(
        self, node: _Node, after: Any, commands: Line, found: dict[Any, list[_Node]]
    ) -> int:
        """A new position becomes a leaf, a gamble, or a candidate for the next step."""
        brain, game = self.brain, self.game
        self._order -= 1
        if brain.turn(after) != self.turn or game.outcome(after) is not None:
            judged = 1 + self.search.resolve(after)
            value = brain.estimate(after)[self.seat]
            self.leaves.append(Leaf(value, commands, after, False))
            return judged
        if game.chances(after):
            gamble = _Node(node.value, self._order, after, commands, False)
            self._gambles.setdefault(brain.bucket(after, self.width), []).append(gamble)
            return 0
        unbroken = node.unbroken and game.acting(after) == self.seat
        judged = 1 + self.search.resolve(after)
        if brain.turn(after) != self.turn:
            self.leaves.append(Leaf(brain.estimate(after)[self.seat], commands, after, False))
            return judged
        value = brain.estimate(after)[self.seat]
        bucket = brain.bucket(after, self.width)
        kept = self._values.get(bucket, ())
        if len(kept) < self.width or value > kept[self.width - 1]:
            new = _Node(value, self._order, after, commands, unbroken)
            found.setdefault(bucket, []).append(new)
        return judged

    def _keep(self, found: dict[Any, list[_Node]]) -> list[_Node]:
        """The best of each bucket, and of these the best of each group."""
        groups: dict[Any, list[_Node]] = {}
        for nodes in found.values():
            nodes.sort(reverse=True)
            group = groups.setdefault(self.brain.group(nodes[0].state), [])
            group.extend(nodes[: self.width])
        kept = []
        for nodes in groups.values():
            nodes.sort(reverse=True)
            kept += nodes[: 2 * self.width - 1]
        for node in kept:
            values = self._values.setdefault(self.brain.bucket(node.state, self.width), [])
            values.append(node.value)
            values.sort(reverse=True)
        return kept
