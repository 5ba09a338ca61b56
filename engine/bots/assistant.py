"""The bots as the core knows them (``engine.core.assistant``)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.bots import levels
from engine.bots.brain import Brain
from engine.bots.course import looked_back, rounded
from engine.core.assistant import Assistant, Decision, Drawn, Task
from engine.core.errors import RuleError
from engine.core.game import Game
from engine.core.thoughts import Advice, Argument, Course, Plan, Planned


def _brain(game: Game[Any, Any]) -> Brain:
    """The evaluator of a game; RuleError if there is none."""
    if game.id not in levels.BRAINS:
        raise RuleError("no_assistant")
    return levels.BRAINS[game.id]


def _told(plan: levels.Plan) -> Plan:
    reasons = [Argument(reason.code, reason.params) for reason in plan.reasons]
    return Plan(list(plan.commands), rounded(plan.chances), reasons, plan.nodes)


class _Thought(Task):
    """A thinker at work; what was told once stays the answer."""

    def __init__(
        self, thinker: levels.Thinker, tell: Callable[[levels.Thinker], Planned | Advice]
    ) -> None:
        self._thinker = thinker
        self._tell = tell
        self._told: Planned | Advice | None = None
        self.most = thinker.budget

    def go_on(self, milliseconds: int) -> None:
        if not self.done:
            self._thinker.think(milliseconds=milliseconds)
            self.done = self._thinker.done
            self.nodes = self._thinker.nodes

    def reply(self) -> Planned | Advice:
        self.done = True
        self._told = self._told or self._tell(self._thinker)
        return self._told


class _LookBack(Task):
    """A look back at work."""

    def __init__(self, steps: Iterator[int | Course], most: int) -> None:
        self._steps = steps
        self._course: Course | None = None
        self.most = most

    def go_on(self, milliseconds: int) -> None:
        end = time.perf_counter() + milliseconds / 1000
        while not self.done:
            found = next(self._steps)
            if isinstance(found, Course):
                self._course, self.done = found, True
            else:
                self.nodes = found
            if time.perf_counter() >= end:
                return

    def reply(self) -> Course:
        while self._course is None:
            self.go_on(1000)
        return self._course


class Bots(Assistant):
    """Bots, advice and hindsight for the games that have an evaluator."""

    def bot(self, asked: Decision, level: str, seed: int, nodes: int | None) -> Task:
        _brain(asked.game)
        if level not in levels.LEVELS:
            raise RuleError("level_unknown")
        thinker = levels.thinker(asked.game.id, level, asked.state, asked.seat, seed, nodes)
        return _Thought(thinker, lambda t: Planned(asked.step, asked.seat, _told(t.stop())))

    def adviser(self, asked: Decision, nodes: int | None) -> Task:
        _brain(asked.game)
        thinker = levels.advise(asked.game.id, asked.state, asked.seat, nodes)

        def tell(found: levels.Thinker) -> Advice:
            plans = [_told(plan) for plan in found.plans(levels.ADVISED)]
            return Advice(asked.step, asked.seat, plans)

        return _Thought(thinker, tell)

    def course(self, game: Game[Any, Any], states: Sequence[Any], drawn: Iterator[Drawn]) -> Task:
        return _LookBack(looked_back(_brain(game), states, drawn), 2 * len(states))
