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
from typing import Final

import msgspec

from engine.core.errors import RuleError
from engine.core.game import Event, Odds, OddsLine
from engine.tetrarchia.barbarian import begin_threat
from engine.tetrarchia.board import BOARD, SPACES, bits
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

CHAIN_LIMIT: Final = 400
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
            if at == place:
                left -= chance
                lines.append(OddsLine(result, chance.as_integer_ratio(), place))
        if 0 < left < 1:
            lines.append(OddsLine(rest, left.as_integer_ratio(), place))
    return lines


def _threat(state: State, totals: dict[str, Fraction]) -> _Tally:
    """Follow the chain of 4.4 through all positions it can reach, likeliest order not needed.

    A node is a position that waits for the Roman die, with the marks of what has happened. Every
    step but one leads to a node with more pieces or marks: an Uprising that changes nothing leads
    back to the same node, which only makes its other exits likelier. So nodes are done in the order
    of their pieces and marks, each once.
    """
    first = state.clone()
    begin_threat(first)
    nodes: dict[bytes, tuple[State, int, Fraction]] = {}
    queue: list[tuple[int, bytes]] = []
    tally: _Tally = {}

    def arrive(after: State, marks: int, chance: Fraction) -> None:
        if after.pending == "border" and not after.ending:
            key = _key(after, marks)
            if key in nodes:
                chance += nodes[key][2]
            else:
                heapq.heappush(queue, (_rank(after, marks), key))
            nodes[key] = after, marks, chance
        else:
            _count(first, after, marks, chance, tally, totals)

    for after, happened, chance in _draws(first):
        arrive(after, _marks(happened), chance)
    done = 0
    while queue and done < CHAIN_LIMIT:
        _, key = heapq.heappop(queue)
        done += 1
        here, marks, chance = nodes.pop(key)
        exits = [(after, marks | more, part) for after, more, part in _border_exits(here)]
        back = sum((part for after, now, part in exits if _key(after, now) == key), Fraction(0))
        for after, now, part in exits:
            if _key(after, now) != key:
                arrive(after, now, chance * part / (1 - back))
    totals["uncounted"] = sum((chance for _, _, chance in nodes.values()), Fraction(0))
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


def _border_exits(state: State) -> Iterator[tuple[State, int, Fraction]]:
    """From the Roman die of 4.4 to the next one or the end of the threat, with new marks."""
    for after, _, chance in _draws(state):
        if after.pending != "region":
            yield after, 0, chance
            continue
        for end, happened, part in _draws(after):
            yield end, _marks(happened), chance * part


def _marks(events: list[Event]) -> int:
    """One bit for each place with an Uprising or where Pirates came."""
    marks = 0
    for event in events:
        if isinstance(event, Uprising):
            marks |= 1 << _PLACE[event.space]
        elif isinstance(event, PiratesPlaced):
            marks |= 1 << _PLACE[event.sea]
    return marks


def _count(
    before: State,
    after: State,
    marks: int,
    chance: Fraction,
    tally: _Tally,
    totals: dict[str, Fraction],
) -> None:
    """Add one end of the threat to the tally."""
    risen = after.revolt & ~before.revolt & ~marks
    unquiet = after.unrest & ~before.unrest & ~marks
    found = [(_PLACES[bit], "uprising" if bit < SPACES else "pirates") for bit in bits(marks)]
    found += [(_PLACES[space], "revolt") for space in bits(risen)]
    found += [(_PLACES[space], "unrest") for space in bits(unquiet)]
    new = [army for army in after.armies if army.done]
    found += [(_PLACES[army.space], TRIBES[army.tribe]) for army in new]
    for entry in found:
        tally[entry] = tally.get(entry, Fraction(0)) + chance
    totals["uprising"] += chance if marks else 0
    totals["army"] += chance if new else 0
    totals["defeat"] += chance if after.ending else 0


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
