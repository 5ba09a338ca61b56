"""What a search must know of a game besides its rules: one evaluator per game provides it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, ClassVar

import msgspec

from engine.core.errors import Param
from engine.core.game import Game

Line = tuple[Any, ...]
"""Commands given one after the other with no chance and no other seat in between."""

Chances = tuple[float, ...]
"""The estimated chance to win, by seat; they sum to 1 unless the seats win or lose together."""


class Reason(msgspec.Struct, frozen=True):
    """A reason for a plan: text ``advice.<game>.<code>`` of the catalogue."""

    code: str
    params: dict[str, Param] = {}


class Brain(ABC):
    """Judges positions of one game and names the lines worth a look. Holds no state of a game."""

    game: Game[Any, Any]
    codes: ClassVar[dict[str, tuple[str, ...]]]
    """The codes of its reasons with their parameters."""
    together: bool = False
    """Whether all seats win or lose as one: then nobody's move is judged as a rival's."""

    @abstractmethod
    def estimate(self, state: Any) -> Chances:
        """The chances by seat, also when the game is over."""

    @abstractmethod
    def turn(self, state: Any) -> int:
        """A number that changes exactly when another turn begins: searches end there."""

    @abstractmethod
    def owner(self, state: Any) -> int:
        """The seat whose turn it is, even while another seat decides something."""

    @abstractmethod
    def key(self, state: Any) -> Hashable:
        """Equal for positions that play on in the same way."""

    @abstractmethod
    def bucket(self, state: Any, width: int) -> Hashable:
        """Positions of one bucket compete for the places in a beam."""

    @abstractmethod
    def group(self, state: Any) -> Hashable:
        """Buckets of one group share the places in one step of a search."""

    @abstractmethod
    def kind(self, state: Any) -> Hashable:
        """Equal for results of one chance that a coarse look may take for one another."""

    @abstractmethod
    def lines(self, state: Any, width: int) -> list[Line]:
        """The lines worth a look, not all of them; never empty where a seat acts.

        A small ``width`` asks for the most promising alone.
        """

    @abstractmethod
    def reasons(self, before: Any, after: Any, seat: int) -> list[Reason]:
        """Why a plan that leads from one position to the other is good, the weightiest first."""

    def telling(self, before: Any, after: Any) -> bool:
        """Whether the command between two positions did anything worth naming."""
        return bool(before != after)

    @abstractmethod
    def gamble(self, state: Any) -> Reason | None:
        """What the pending chance of a battle holds, as an exact fraction."""
