"""What plays, advises and looks back: the core knows bots only through this.

Nothing here ever gets a game's seed: a bot sees a position and the exact chances of the rules.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core import dice
from engine.core.game import Draw, Game
from engine.core.table import Table
from engine.core.thoughts import Advice, Course, Planned


class Decision(NamedTuple):
    """What must be decided: the acting ``seat`` of a state, after ``step`` commands."""

    game: Game[Any, Any]
    state: Any
    step: int
    seat: int


class Drawn(NamedTuple):
    """A draw of a game: the state while it was pending, and what came.

    ``step`` is the number of the command that brought it (0: the set-up), ``seat`` who gave that.
    """

    step: int
    seat: int | None
    state: Any
    draw: Draw


class Task(ABC):
    """Something that is worked on in slices; what comes out doesn't depend on them."""

    done: bool = False
    nodes: int = 0
    """How far it is: positions judged."""
    most: int = 0
    """How many it may judge at most."""

    @abstractmethod
    def go_on(self, milliseconds: int) -> None:
        """Work for about so long; ``done`` says whether that finished it."""

    @abstractmethod
    def reply(self) -> Planned | Advice | Course:
        """What was found: the whole if ``done``, else the best so far, at once."""


class Assistant(ABC):
    """Bots, advice and hindsight for the games that it knows."""

    @abstractmethod
    def bot(self, asked: Decision, level: str, seed: int, nodes: int | None) -> Task:
        """A bot of a level at work; RuleError if the game or the level is unknown.

        ``nodes`` is its budget (None: the level's own).
        """

    @abstractmethod
    def adviser(self, asked: Decision, nodes: int | None) -> Task:
        """The best plans for a decision; RuleError if the game is unknown."""

    @abstractmethod
    def course(self, game: Game[Any, Any], states: Sequence[Any], drawn: Iterator[Drawn]) -> Task:
        """How a game went: ``states`` after each command (first: the set-up) and its draws.

        RuleError if the game is unknown.
        """


Load = Callable[[], Assistant]
"""Brings the assistant when it is first needed, so that games without one start sooner."""


def drawn(table: Table) -> Iterator[Drawn]:
    """The draws of a game so far, in order."""
    game = table.game
    for step in range(table.head + 1):
        before = table.positions[step - 1] if step else None
        counter = before.draws if before else 0
        if counter == table.positions[step].draws:
            continue
        reveals = (seal.reveal for seal in table.seals if seal.step < step)
        seed = table.seed + "".join(reveals)
        if before is None:
            seat, state = None, game.start(table.setup)
        else:
            seat = game.acting(before.state)
            state = game.apply(before.state, table.commands[step - 1])
        while chances := game.chances(state):
            draw = dice.draw(seed, counter, chances)
            yield Drawn(step, seat, game.clone(state), draw)
            game.settle(state, draw)
            counter += 1
