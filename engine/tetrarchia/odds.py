"""The odds of what comes after a turn: the threat and the marches (TET 4).

What the numbers mean. Everything is asked of the position as it stands, as if the turn ended now.

*Threat* (TET 4.1 to 4.4): the whole of it, with the spread of Uprisings, the rolls for borders and
the chain of 4.4 however long. Each province has one result, the worst that happens to it:
``uprising``, else ``revolt`` or ``unrest`` (a piece of that kind is put there), else ``nothing``;
a border ``army`` or ``goths``, a sea zone ``pirates``. Places where nothing can happen are left
out. The totals say how likely there is an Uprising at all, an army, and the 22nd Revolt. A chain
of 4.4 can in rare positions branch beyond any bound: after ``CHAIN_LIMIT`` different positions the
rest stays uncounted, and the total ``uncounted`` says exactly how likely the rest is (0 nearly
always).

*Marches* (TET 4.5 to 4.9): of all armies in their order, with crossings and fights, as if the
threat changed nothing. The place is ``source>next``; results: ``waits`` for another army, ``held``
by a broken link, ``draw`` or ``beaten`` in a fight, ``wins`` a fight and moves in, ``moves``
without one; ``over`` where the game ends before its turn comes.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from engine.core.errors import RuleError
from engine.core.game import Event, Odds, OddsLine
from engine.tetrarchia.barbarian import begin_threat
from engine.tetrarchia.board import BOARD, SPACES, members
from engine.tetrarchia.combat import DRAW, VICTORY, land_sides, sides_numbers, sides_places
from engine.tetrarchia.events import (
    TRIBES,
    ArmyMarched,
    ArmyWaits,
    Battle,
    CrossingRolled,
    PiratesPlaced,
    Uprising,
)
from engine.tetrarchia.flow import ROLLS, settle
from engine.tetrarchia.march import ahead, march
from engine.tetrarchia.state import State

CHAIN_LIMIT: Final = 300
_PLACES: Final = (*BOARD.ids, *BOARD.sea_ids)
_PLACE: Final = {id: index for index, id in enumerate(_PLACES)}
_Tally = dict[tuple[str, str], Fraction]


def threat_odds(state: State) -> Odds:
    """The threat and the marches, as if the turn ended now; RuleError outside an Emperor's turn."""
    if state.pending or state.phase not in ("enter", "roman"):
        raise RuleError("no_threat_now", "TET 4.1")
    totals = dict.fromkeys(("uprising", "army", "defeat", "uncounted"), Fraction(0))
    places = _threat(state, totals)
    marches, chains = _marches(state)
    return Odds(
        "threat",
        "TET 4.1",
        _lines(places, "nothing", _PLACES) + marches,
        [OddsLine(result, chance.as_integer_ratio()) for result, chance in totals.items()],
        places=chains,
    )


def _lines(tally: _Tally, rest: str, places: tuple[str, ...]) -> list[OddsLine]:
    """The results of each place, and what is left to 1."""
    lines = []
    for place in places:
        left = Fraction(1)
        for (at, result), chance in tally.items():
            if at == place and chance:
                left -= chance
                lines.append(OddsLine(result, chance.as_integer_ratio(), place))
        if left and (left < 1 or rest == "over"):
            lines.append(OddsLine(rest, left.as_integer_ratio(), place))
    return lines


class _Node(NamedTuple):
    """A position in the threat, ``marks`` for what pieces don't show, and how likely it is."""

    state: State
    marks: int
    chance: Fraction


class _Exit(NamedTuple):
    """Where a node can lead: ``weight`` of 36 draws."""

    state: State
    marks: int
    weight: int


def _threat(state: State, totals: dict[str, Fraction]) -> _Tally:
    """Follow the chain of 4.4 through all positions it can reach.

    A node is a position that waits for the Roman die, with the marks of what has happened. Every
    step but one leads to a node with more pieces or marks: an Uprising that changes nothing leads
    back to the same node, which only makes its other exits likelier. So nodes are done in the order
    of their pieces and marks, each once.
    """
    first = state.clone()
    begin_threat(first)
    tally: _Tally = {}
    nodes: dict[bytes, _Node] = {}
    queue: list[tuple[int, bytes]] = []

    def go(source: _Node, exits: list[_Exit]) -> None:
        here = _key(source.state, source.marks)
        keys = [_key(exit.state, exit.marks) if exit.state.pending else b"" for exit in exits]
        back = sum(exit.weight for exit, key in zip(exits, keys, strict=True) if key == here)
        share = source.chance / (36 - back)
        for (after, marks, weight), key in zip(exits, keys, strict=True):
            if key == here:
                continue
            chance = share * weight
            _count(first, source, _Node(after, marks, chance), tally, totals)
            if key in nodes:
                nodes[key] = _Node(after, marks, chance + nodes[key].chance)
            elif key:
                nodes[key] = _Node(after, marks, chance)
                heapq.heappush(queue, (_rank(after, marks), key))

    start = _Node(first, 0, Fraction(1))
    go(start, [_Exit(after, _marks(events), 1) for after, events, _ in _draws(first)])
    for _ in range(CHAIN_LIMIT):
        if not queue:
            break
        node = nodes.pop(heapq.heappop(queue)[1])
        go(node, list(_border_exits(node)))
    totals["uncounted"] = sum((node.chance for node in nodes.values()), Fraction(0))
    return tally


def _key(state: State, marks: int) -> bytes:
    return msgspec.msgpack.encode((state, str(marks)))


def _rank(state: State, marks: int) -> int:
    return state.unrest.bit_count() + 2 * state.revolt.bit_count() + marks.bit_count()


def _draws(state: State) -> Iterator[tuple[State, list[Event], Fraction]]:
    """What each outcome of the pending roll leads to."""
    for draw, chance in ROLLS[state.pending].chances(state):
        after = state.clone()
        happened: list[Event] = []
        settle(after, draw, happened)
        yield after, happened, chance


def _border_exits(node: _Node) -> Iterator[_Exit]:
    """From the Roman die of 4.4 to the next one or the end of the threat."""
    for after, _, _ in _draws(node.state):
        if after.pending != "region":
            yield _Exit(after, node.marks, 6)
            continue
        for end, events, _ in _draws(after):
            yield _Exit(end, node.marks | _marks(events), 1)


def _marks(events: list[Event]) -> int:
    """One bit for each place with an Uprising or where Pirates came."""
    marks = 0
    for event in events:
        if isinstance(event, Uprising):
            marks |= 1 << _PLACE[event.space]
        elif isinstance(event, PiratesPlaced):
            marks |= 1 << _PLACE[event.sea]
    return marks


def _worst(first: State, node: _Node) -> tuple[tuple[str, int], ...]:
    """The places by the worst that has happened there."""
    return (
        ("uprising", node.marks),
        ("revolt", node.state.revolt & ~first.revolt & ~node.marks),
        ("unrest", node.state.unrest & ~first.unrest & ~node.marks),
    )


def _count(
    first: State, source: _Node, after: _Node, tally: _Tally, totals: dict[str, Fraction]
) -> None:
    """Add what one step has changed."""
    was, now = source.state, after.state
    same = was.unrest == now.unrest and was.revolt == now.revolt and was.armies == now.armies
    if same and source.marks == after.marks and not now.ending:
        return
    chance = after.chance
    for (result, before), (_, behind) in zip(
        _worst(first, source), _worst(first, after), strict=True
    ):
        for place in members(before ^ behind):
            entry = _PLACES[place], result if place < SPACES else "pirates"
            change = chance if behind >> place & 1 else -chance
            tally[entry] = tally.get(entry, Fraction(0)) + change
    if after.marks and not source.marks:
        totals["uprising"] += chance
    if now.ending:
        totals["defeat"] += chance
    for army in now.armies:
        if army.done:
            entry = _PLACES[army.space], TRIBES[army.tribe]
            tally[entry] = tally.get(entry, Fraction(0)) + chance
            totals["army"] += chance


def _marches(state: State) -> tuple[list[OddsLine], dict[str, list[str]]]:
    """The results of each army's march, and the support chains of the fights as they stand now."""
    first = state.clone()
    begin_threat(first)
    first.phase, first.pending = "march", ""
    labels: dict[str, str] = {}
    numbers: dict[str, dict[str, int]] = {}
    chains: dict[str, list[str]] = {}
    for index, army in enumerate(first.armies):
        way = ahead(first, army)
        label = f"{BOARD.ids[army.space]}>{BOARD.ids[way.space]}"
        labels[BOARD.ids[army.space]] = label
        if way.figure is not None:
            sides = land_sides(first, way.figure, index)
            numbers[label] = sides_numbers(sides)
            chains |= {f"{label}:{what}": ids for what, ids in sides_places(sides).items()}
    tally = {(labels[at], result): chance for (at, result), chance in _follow(first).items()}
    lines = _lines(tally, "over", tuple(labels.values()))
    return [
        msgspec.structs.replace(line, numbers=numbers.get(line.place or "", {})) for line in lines
    ], chains


def _follow(first: State) -> _Tally:
    """All marches to their ends, equal positions taken together."""
    tally: _Tally = {}

    def note(events: list[Event], chance: Fraction) -> None:
        for source, result in _results(events):
            tally[source, result] = tally.get((source, result), Fraction(0)) + chance

    begun: list[Event] = []
    march(first, begun)
    note(begun, Fraction(1))
    nodes = {b"": (first, Fraction(1))} if first.pending else {}
    while nodes:
        following: dict[bytes, tuple[State, Fraction]] = {}
        for here, chance in nodes.values():
            for after, happened, part in _draws(here):
                march(after, happened)
                note(happened, chance * part)
                if after.pending:
                    key = msgspec.msgpack.encode(after)
                    known = following.get(key, (after, Fraction(0)))[1]
                    following[key] = after, known + chance * part
        nodes = following
    return tally


def _results(events: list[Event]) -> Iterator[tuple[str, str]]:
    """What the events say about the armies' marches: (where it stood, result)."""
    for event in events:
        if isinstance(event, ArmyWaits):
            yield event.source, "waits"
        elif isinstance(event, CrossingRolled) and not event.crossed:
            yield event.source, "held"
        elif isinstance(event, Battle) and event.result in (DRAW, VICTORY):
            yield event.source, "draw" if event.result == DRAW else "beaten"
        elif isinstance(event, ArmyMarched):
            yield event.source, "wins" if event.rule == "TET 4.8" else "moves"
