"""The engine's one entry: every game behind one function from bytes to bytes."""

from __future__ import annotations

from typing import Any

from engine.core.assistant import Assistant
from engine.core.game import Game
from engine.core.service import Service
from engine.tetrarchia.game import GAME as TETRARCHIA
from engine.triumvirate.game import GAME as TRIUMVIRATE

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (TRIUMVIRATE, TETRARCHIA)}
"""The games that can be played, by id."""


def _assistant() -> Assistant:
    """The bots, imported when they are first asked: the page starts sooner without them."""
    from engine.bots.assistant import Bots

    return Bots()


_SERVICE = Service(GAMES, _assistant)


def handle(request: bytes) -> bytes:
    """Answer one JSON request (``engine/core/protocol.py``); never raises."""
    return _SERVICE.handle(request)
