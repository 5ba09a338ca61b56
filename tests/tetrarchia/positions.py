"""Positions made by hand and games played step by step, for tests.

Everything goes by the ids of the board; events come back as a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import Draw, Event
from engine.tetrarchia.board import BOARD
from engine.tetrarchia.commands import (
    FIGURE_IDS,
    AnyCommand,
    Attack,
    EndTurn,
    Modules,
    Move,
    Rulings,
    Setup,
)
from engine.tetrarchia.game import GAME
from engine.tetrarchia.setup import new_state
from engine.tetrarchia.state import Army, State, replaced

D, G, C, M = FIGURE_IDS[:4]
DUX = "dux"
ROMA = "IT-4"
END = EndTurn()


def spaces(ids: Sequence[str]) -> int:
    """A set of spaces by their ids."""
    return sum(1 << BOARD.space[id] for id in ids)


def rules(modules: Sequence[str] = (), **rulings: Any) -> Setup:
    """A set-up with one fleet, these modules and rulings."""
    return Setup(
        fleets=1,
        modules=Modules(**dict.fromkeys(modules, True)),
        rulings=Rulings(**rulings),
    )


def position(
    at: Mapping[str, str],
    *,
    active: str = D,
    setup: Setup | None = None,
    tokens: Mapping[str, Sequence[str]] | None = None,
    unrest: Sequence[str] = (),
    revolt: Sequence[str] = (),
    armies: Sequence[tuple[str, ...]] = (),
    fleets: Sequence[str] = (),
    pirates: str | None = None,
    ip: int = 6,
    round: int = 1,
) -> State:
    """The Roman phase of ``active`` with these pieces; figures not in ``at`` are off the board.

    An army is (route, space) or (route, space, "goths").
    """
    state = new_state(setup or rules())
    state.phase = "roman"
    state.active = FIGURE_IDS.index(active)
    state.turn = 4 * (round - 1) + state.active + 1
    state.ip = ip
    for figure, space in at.items():
        state.figures[FIGURE_IDS.index(figure)] = BOARD.space[space]
    state.dux_used = DUX in at
    for owner, places in (tokens or {}).items():
        index = FIGURE_IDS.index(owner)
        state.tokens = replaced(state.tokens, index, spaces(places))
        state.hand = replaced(state.hand, index, state.hand[index] - len(places))
    state.unrest = spaces(unrest)
    state.revolt = spaces(revolt)
    for numeral, space, *tribe in armies:
        route = BOARD.numerals.index(numeral)
        step = BOARD.routes[route].index(BOARD.space[space])
        state.armies.append(Army(route, step, int(tribe == ["goths"]), True))
    state.armies.sort()
    state.reserve -= len(armies)
    state.fleets = sum(1 << BOARD.sea[sea] for sea in fleets)
    if pirates:
        state.pirates = BOARD.sea[pirates]
    return state


def roll(state: State, *draws: Draw) -> list[Event]:
    """The dice show these, one after the other."""
    out: list[Event] = []
    for draw in draws:
        assert draw in [outcome for outcome, _ in GAME.chances(state)], (draw, state.pending)
        GAME.settle(state, draw, out)
    return out


def do(state: State, command: AnyCommand, *draws: Draw) -> list[Event]:
    """A legal command, then what the dice show."""
    assert command in GAME.legal(state), (command, GAME.legal(state))
    out: list[Event] = []
    GAME.step(state, command, out)
    return out + roll(state, *draws)


def walk(state: State, figure: Any, *path: str) -> list[Event]:
    """A figure moves from space to space."""
    return [event for space in path for event in do(state, Move(figure, space))]


def attack(state: State, space: str, *draws: Draw, figure: Any = D) -> list[Event]:
    """A figure attacks the army in a space."""
    return do(state, Attack(figure, space), *draws)


def targets(state: State, figure: str = D) -> dict[str, int]:
    """Where a figure can move now, and for how many IP."""
    return {
        command.to: GAME.action(state, command).cost.amount
        for command in GAME.legal(state)
        if isinstance(command, Move) and command.figure == figure
    }


def ids(mask: int) -> set[str]:
    """The ids of a set of spaces."""
    return {id for index, id in enumerate(BOARD.ids) if mask >> index & 1}


def unrest(state: State) -> set[str]:
    """The provinces with an Unrest."""
    return ids(state.unrest)


def revolts(state: State) -> set[str]:
    """The provinces with a Revolt."""
    return ids(state.revolt)


def tokens(state: State, owner: str) -> set[str]:
    """The spaces with a token of this Emperor (printed ones not among them)."""
    return ids(state.tokens[FIGURE_IDS.index(owner)])


def where(state: State, figure: str) -> str | None:
    """Where a figure stands."""
    space = state.figures[FIGURE_IDS.index(figure)]
    return None if space < 0 else BOARD.ids[space]


def armies(state: State) -> set[tuple[str, str]]:
    """The armies: (route, space)."""
    return {(BOARD.numerals[army.route], BOARD.ids[army.space]) for army in state.armies}


def goths(state: State) -> set[str]:
    """Where the Goths stand."""
    return {BOARD.ids[army.space] for army in state.armies if army.tribe}


def tags(events: Sequence[Event]) -> list[str]:
    """The kinds of the events."""
    return [type(event).__struct_config__.tag for event in events]


def why(state: State, command: AnyCommand) -> tuple[str, str]:
    """Why a command isn't possible: code and paragraph."""
    assert command not in GAME.legal(state)
    error = GAME.why_not(state, command)
    return error.code, error.rule
