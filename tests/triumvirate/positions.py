"""Positions for tests, in words: what isn't mentioned is as in the set-up.

    s = build(active="pompeius", at={"pompeius": "africa"}, legions={"africa": 5}, points=2)

Pools are what the box holds then. A position that could not arise fails at once.
"""

from __future__ import annotations

from typing import Any

from engine.core.game import Event
from engine.triumvirate import setup
from engine.triumvirate import state as phases
from engine.triumvirate.board import ALL, AREA, PROVINCES, SEA, SEAT
from engine.triumvirate.commands import AnyCommand, EndMovement, EndTurn, Move, Setup, Take
from engine.triumvirate.game import GAME
from engine.triumvirate.state import State
from tests.triumvirate import invariants

_PHASES = {"rome": phases.ROME, "movement": phases.MOVE, "action": phases.ACT}
_BY_PROVINCE = ("legions", "gold", "servants", "outside")
_BY_SEAT = ("purse", "carried", "citizens", "political", "military", "cards")


def build(size: int = 3, phase: str = "movement", active: str = "caesar", **changes: Any) -> State:
    """A position in which this character is in this phase.

    Keywords: ``owner``, ``legions``, ``gold``, ``servants``, ``outside`` by province; ``at`` (a
    province), ``purse``, ``carried``, ``citizens``, ``political``, ``military``, ``cards``,
    ``bag`` by character (``bag`` also ``neutral``); ``all_legions`` for every province;
    ``compensation`` (a character) with ``side``; ``pool_gold`` (the rest goes to the last other
    character) and ``pool_legions`` (the rest stands in his first province); ``points``,
    ``actions``, ``calendar``, ``turn``.
    """
    s = setup.position(Setup(size))  # type: ignore[arg-type]
    s.active, s.phase = SEAT[active], _PHASES[phase]
    s.turn = changes.pop("turn", s.active + 1)
    s.points = 4 if phase == "movement" else 0
    if "all_legions" in changes:
        number = changes.pop("all_legions")
        s.legions = [number if s.owner[p] >= 0 else 0 for p in ALL]
    _owners(s, changes.pop("owner", {}))
    for name in _BY_PROVINCE:
        _fill(s, name, changes.pop(name, {}), AREA)
    for name in _BY_SEAT:
        _fill(s, name, changes.pop(name, {}), SEAT)
    for p in ALL:
        if s.servants[p]:
            s.outside = (*s.outside[:p], 1, *s.outside[p + 1 :])
    for who, where in changes.pop("at", {}).items():
        s.at[SEAT[who]] = AREA[where]
    bag = changes.pop("bag", {})
    _fill(s, "bag", {("crassus" if c == "neutral" else c): n for c, n in bag.items()}, SEAT)
    s.weapons = tuple(8 - s.bag[c] for c in range(size))
    if "compensation" in changes:
        s.compensation, s.side = SEAT[changes.pop("compensation")], changes.pop("side", 1)
    s.origin = s.at[s.active]
    pools = changes.pop("pool_gold", None), changes.pop("pool_legions", None)
    for name, value in changes.items():
        assert hasattr(s, name), f"positions have no {name}"
        setattr(s, name, value)
    _pools(s, size, *pools)
    invariants.check(s)
    return s


def _owners(s: State, owners: dict[str, str]) -> None:
    owner = list(s.owner)
    for province, name in owners.items():
        owner[AREA[province]] = SEAT[name]
    s.owner = tuple(owner)
    s.own = tuple(sum(1 << p for p in ALL if owner[p] == c) for c in range(len(s.at)))


def _fill(s: State, name: str, values: dict[str, int], number: dict[str, int]) -> None:
    row = list(getattr(s, name))
    for key, value in values.items():
        row[number[key]] = value
    kind = type(getattr(s, name))
    setattr(s, name, kind(row))


def _pools(s: State, size: int, gold: int | None, legions: int | None) -> None:
    s.alii = invariants.CITIZENS[size] - sum(s.citizens)
    s.pool_servants = 6 - sum(s.servants) - sum(s.carried)
    s.pool_gold = invariants.GOLD[size] - sum(s.gold) - sum(s.purse)
    s.pool_legions = invariants.LEGIONS[size] - sum(s.legions)
    other = (s.active - 1) % size
    if gold is not None:
        s.purse[other] += s.pool_gold - gold
        s.pool_gold = gold
    if legions is not None:
        first = next(p for p in ALL if s.owner[p] == other)
        s.legions[first] += s.pool_legions - legions
        s.pool_legions = legions


def play(s: State, *commands: AnyCommand) -> list[Event]:
    """Carry out legal commands; what happened."""
    out: list[Event] = []
    for command in commands:
        assert command in GAME.legal(s), f"not legal: {command}: {GAME.why_not(s, command)}"
        GAME.step(s, command, out)
        invariants.check(s)
    return out


def draw(s: State, caesar: int = 0, pompeius: int = 0, third: int = 0) -> list[Event]:
    """Let these weapons be drawn (``third``: Crassus' or neutral); what happened."""
    out: list[Event] = []
    outcome = (caesar, pompeius, third)
    assert outcome in [drawn for drawn, _ in GAME.chances(s)], f"can't be drawn: {outcome}"
    GAME.settle(s, outcome, out)
    invariants.check(s)
    return out


def why(s: State, command: AnyCommand) -> tuple[str, str, dict[str, Any]]:
    """Code, paragraph and parameters of why a command isn't legal (it must not be)."""
    assert command not in GAME.legal(s), f"legal: {command}"
    reason = GAME.why_not(s, command)
    return reason.code, reason.rule, reason.params


def moves(s: State) -> list[Move]:
    """The legal moves."""
    return [c for c in GAME.legal(s) if isinstance(c, Move)]


def goals(s: State) -> set[str]:
    """Where the legal moves lead."""
    return {c.to for c in moves(s)}


def legions(s: State, province: str) -> int:
    """Legions in a province."""
    return s.legions[AREA[province]]


def gold(s: State, province: str) -> int:
    """Gold lying in a province."""
    return s.gold[AREA[province]]


def purse(s: State, character: str) -> int:
    """Gold in a character's reserve."""
    return s.purse[SEAT[character]]


def owner(s: State, province: str) -> int:
    """The seat that owns a province."""
    return s.owner[AREA[province]]


def governor(s: State, province: str) -> str:
    """``in``, ``out`` or ``servant``."""
    p = AREA[province]
    return "servant" if s.servants[p] else "out" if s.outside[p] else "in"


def where(s: State, character: str) -> str:
    """The area in which a character is."""
    at = s.at[SEAT[character]]
    return PROVINCES[at] if at < SEA else GAME.view(s).characters[SEAT[character]].at


def pass_turn(s: State) -> list[Event]:
    """The rest of a turn in which nothing is done but to take all supply and gold from Rome."""
    out: list[Event] = []
    while s.phase < phases.MOVE:
        choices = GAME.legal(s)
        out += play(s, choices[-1] if isinstance(choices[0], Take) else choices[0])
    return out + play(s, EndMovement(), EndTurn())
