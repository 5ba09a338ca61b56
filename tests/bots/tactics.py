"""Positions with something to find, kept in ``tests/tactics``: built, played and judged.

A file is a list of ``name``, ``reason``, ``build`` (the keywords of the game's position builder),
and what must be so after the turn: ``wins`` (the seat has won), ``holds`` (the named rival can't
win in his next turn), ``any`` (one of these commands was given), ``none`` (none of them was),
``guarded`` (no army can enter ROMA in the next march without a fight or a hard crossing),
``revolts_at_most``. ``draws`` is how chance falls: ``best`` or ``worst`` for the acting seat.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from engine.bots import levels
from engine.bots.search import Shape, TurnSearch, spent
from engine.tetrarchia.board import BOARD
from engine.triumvirate.board import SEAT
from tests.tetrarchia import positions as tetrarchia
from tests.triumvirate import positions as triumvirate

FOLDER = Path(__file__).parent.parent / "tactics"


def load(game: str) -> list[dict[str, Any]]:
    """The positions of a game."""
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{game}.json").read_text())
    return found


def built(game: str, position: dict[str, Any]) -> Any:
    """The state of a position."""
    words = dict(position["build"])
    if game == "triumvirate":
        return triumvirate.build(**words)
    digits = words.pop("setup", None)
    setup = tetrarchia.Setup(**digits) if digits else None
    return tetrarchia.position(words.pop("at"), setup=setup, **words)


def played(game: str, level: str, state: Any, draws: str = "best") -> tuple[Any, list[Any]]:
    """The state after the turn of the acting seat as this level plays it, and its commands."""
    brain = levels.BRAINS[game]
    rules = brain.game
    seat, turn = rules.acting(state), brain.turn(state)
    assert seat is not None
    given: list[Any] = []
    while rules.outcome(state) is None and brain.turn(state) == turn:
        if rules.chances(state):
            state = _drawn(brain, state, seat, draws)
            continue
        acting = rules.acting(state)
        assert acting is not None
        thinker = levels.thinker(game, level, state, acting, 1)
        plan = thinker.think()
        assert plan is not None
        for command in plan.commands:
            assert command in rules.legal(state), f"{command} isn't legal"
            state = rules.apply(state, command)
            if acting == seat:
                given.append(command)
    return state, given


def _drawn(brain: Any, state: Any, seat: int, draws: str) -> Any:
    """The best or the worst result of a chance for this seat."""
    found = []
    for draw, _ in brain.game.chances(state):
        after = brain.game.clone(state)
        brain.game.settle(after, draw)
        found.append((brain.estimate(after)[seat], len(found), after))
    return (max(found) if draws == "best" else min(found))[2]


def solved(game: str, level: str, position: dict[str, Any]) -> bool:
    """Whether this level finds what there is to find."""
    start = built(game, position)
    seat = levels.BRAINS[game].game.acting(start)
    state, given = played(game, level, start, position.get("draws", "best"))
    commands = [msgspec.to_builtins(command) for command in given]
    outcome = levels.BRAINS[game].game.outcome(state)
    if "wins" in position and (outcome is None or seat not in outcome.winners):
        return False
    if "holds" in position and _can_win(state, SEAT[position["holds"]]):
        return False
    if "any" in position and not _given(commands, position["any"]):
        return False
    if "none" in position and _given(commands, position["none"]):
        return False
    if "guarded" in position and not _guarded(state):
        return False
    most = position.get("revolts_at_most")
    return most is None or state.revolt.bit_count() <= most


def _given(commands: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> bool:
    """Whether one of these commands, of which some fields are named, is among those given."""
    return any(one.items() <= command.items() for command in commands for one in wanted)


def _can_win(state: Any, rival: int) -> bool:
    """Whether a rival who moves next wins without luck; he does if the game is already his."""
    brain = levels.BRAINS["triumvirate"]
    outcome = brain.game.outcome(state)
    if outcome is not None:
        return rival in outcome.winners
    assert brain.game.acting(state) == rival
    leaves, _ = spent(TurnSearch(brain).options(state, rival, Shape(3)))
    return bool(leaves[0].value > levels.CERTAIN)


def _guarded(state: Any) -> bool:
    """No army stands before an empty ROMA."""
    for army in state.armies:
        route = BOARD.routes[army.route]
        if army.step + 2 == len(route) and BOARD.roma not in state.figures:
            return False
    return not state.ending or state.ending == "victory"
