"""The engine's one entry: every game behind one function from bytes to bytes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from engine.core.assistant import Assistant
from engine.core.game import Game
from engine.core.service import Service


class Games(Mapping[str, Game[Any, Any]]):
    """Games by id, each imported when it's first asked for: the page starts sooner without them."""

    def __init__(self, *ids: str) -> None:
        self._games: dict[str, Game[Any, Any] | None] = dict.fromkeys(ids)

    def __getitem__(self, name: str) -> Game[Any, Any]:
        """The game of an id; raises KeyError for an unknown one."""
        found = self._games[name]
        if found is None:
            found = self._games[name] = import_module(f"engine.{name}.game").GAME
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Games("triumvirate", "tetrarchia")
"""The games that can be played."""


def _assistant() -> Assistant:
    """The bots, imported when they are first asked: the page starts sooner without them."""
    from engine.bots.assistant import Bots

    return Bots()


_SERVICE = Service(GAMES, _assistant)


def handle(request: bytes) -> bytes:
    """Answer one JSON request (``engine/core/protocol.py``); never raises."""
    return _SERVICE.handle(request)
