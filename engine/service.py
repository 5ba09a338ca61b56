"""The engine's one entry: every game behind one function from bytes to bytes."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.service import Service
from engine.tetrarchia.game import GAME as TETRARCHIA
from engine.triumvirate.game import GAME as TRIUMVIRATE

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (TRIUMVIRATE, TETRARCHIA)}
"""The games that can be played, by id."""

_SERVICE = Service(GAMES)


def handle(request: bytes) -> bytes:
    """Answer one JSON request (``engine/core/protocol.py``); never raises."""
    return _SERVICE.handle(request)
