"""Phase I: governors, production, supply from Rome (TRI 2.1 to 2.8)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate import interned, movement
from engine.triumvirate.board import ALL, AREA, CHARACTERS, PROVINCES, TYPE
from engine.triumvirate.commands import AnyCommand, Place, Rome, Take
from engine.triumvirate.interned import GOLD, KINDS, LEGION, provinces_in
from engine.triumvirate.state import PLACE, ROME, TAKE, State

YIELD = ((2, 0, 1), (0, 2, 1))
"""Gold and legions by the type of the province (TRI 2.3)."""
FROM_ROME = 2
"""Ruling TRI 2.7: a pool that holds what is produced and this many more is no shortage."""


def begin_turn(s: State, out: Events) -> None:
    """The active character's turn begins: governors move, provinces produce (TRI 1.6, 2.1)."""
    s.turn += 1
    if out is not None:
        out.append(ev.TurnBegan("TRI 1.6", CHARACTERS[s.active], s.turn))
    gold, legions = _move_governors(s, out)
    s.short = (s.pool_gold < gold + FROM_ROME) | (s.pool_legions < legions + FROM_ROME) << 1
    if s.short != 3:
        _produce(s, out)
    s.take_kind, s.take_at = GOLD, -1
    if s.short:
        _next_take(s)
    else:
        s.phase = ROME


def _move_governors(s: State, out: Events) -> tuple[int, int]:
    """Governors step in or out; what the boxes now open produce (TRI 2.1, 2.2)."""
    gold = legions = 0
    outside, servants = list(s.outside), s.servants
    for p in provinces_in(s.own[s.active]):
        if not servants[p]:
            outside[p] ^= 1
            if out is not None:
                out.append(ev.GovernorMoved("TRI 2.1", PROVINCES[p], not outside[p]))
        if outside[p]:
            gold += YIELD[GOLD][TYPE[p]]
            legions += YIELD[LEGION][TYPE[p]]
    s.outside = tuple(outside)
    return gold, legions


def _produce(s: State, out: Events) -> None:
    """Automatic production of the kinds that aren't short (TRI 2.3, 2.4)."""
    c = s.active
    for p in provinces_in(s.own[c]):
        if not s.outside[p]:
            continue
        gold = 0 if s.short & 1 else YIELD[GOLD][TYPE[p]]
        legions = 0 if s.short & 2 else YIELD[LEGION][TYPE[p]]
        here = s.at[c] == p
        if gold:
            _give_gold(s, p, gold)
        if legions:
            _give_legions(s, p, legions)
        if out is not None and (gold or legions):
            rule = "TRI 2.4" if here and gold else "TRI 2.3"
            out.append(
                ev.Produced(rule, CHARACTERS[c], PROVINCES[p], gold, legions, here and gold > 0)
            )


def _give_gold(s: State, province: int, amount: int) -> None:
    """Into the reserve where the character stands, else onto the province (TRI 2.4)."""
    s.pool_gold -= amount
    if s.at[s.active] == province:
        s.purse[s.active] += amount
    else:
        s.gold[province] += amount


def _give_legions(s: State, province: int, amount: int) -> None:
    s.pool_legions -= amount
    s.legions[province] += amount


def _next_take(s: State) -> None:
    """Ruling TRI 2.7: ask province by province, gold first; nothing when the pool is empty."""
    own, pools = s.own[s.active], (s.pool_gold, s.pool_legions)
    start = s.take_at + 1
    for kind in range(s.take_kind, len(KINDS)):
        if s.short >> kind & 1 and pools[kind]:
            for p in ALL[start:]:
                if own >> p & 1 and s.outside[p] and YIELD[kind][TYPE[p]]:
                    s.phase, s.take_kind, s.take_at = TAKE, kind, p
                    return
        start = 0
    s.phase = ROME


def most_to_take(s: State) -> int:
    """The most that the province asked now can yield (TRI 2.7)."""
    pool = s.pool_legions if s.take_kind else s.pool_gold
    return min(YIELD[s.take_kind][TYPE[s.take_at]], pool)


def legal_take(s: State) -> list[AnyCommand]:
    """0 to what the province produces and the pool holds (TRI 2.7)."""
    return [*interned.TAKE[s.take_kind][s.take_at][: most_to_take(s) + 1]]


def take(s: State, command: Take, out: Events) -> None:
    """Take so many units in a shortage (TRI 2.6, 2.7)."""
    p, most = s.take_at, most_to_take(s)
    if s.take_kind == GOLD:
        _give_gold(s, p, command.amount)
    else:
        _give_legions(s, p, command.amount)
    if out is not None:
        here = s.take_kind == GOLD and s.at[s.active] == p
        name, kind = CHARACTERS[s.active], KINDS[s.take_kind]
        out.append(ev.Taken("TRI 2.7", name, PROVINCES[p], kind, command.amount, most, here))
    _next_take(s)


def legal_rome(s: State) -> list[AnyCommand]:
    """The three choices as far as the pool pays for them (TRI 2.5)."""
    return [*interned.ROME[min(s.pool_gold, 2)][min(s.pool_legions, 2)]]


def rome(s: State, command: Rome, out: Events) -> None:
    """Gold goes to the reserve; legions wait to be placed one by one (TRI 2.5)."""
    s.pool_gold -= command.gold
    s.purse[s.active] += command.gold
    s.to_place = command.legions
    if out is not None:
        name = CHARACTERS[s.active]
        out.append(ev.RomeSupplied("TRI 2.5", name, command.gold, command.legions))
    if s.to_place:
        s.phase = PLACE
    else:
        movement.begin(s)


def legal_place(s: State) -> list[AnyCommand]:
    """Ruling TRI 2.5: Rome's legions go into provinces of one's own."""
    table = interned.PLACE
    return [table[p] for p in provinces_in(s.own[s.active])]


def place(s: State, command: Place, out: Events) -> None:
    """One of Rome's legions is placed (TRI 2.5)."""
    _give_legions(s, AREA[command.province], 1)
    s.to_place -= 1
    if out is not None:
        out.append(ev.LegionPlaced("TRI 2.5", CHARACTERS[s.active], command.province))
    if not s.to_place:
        movement.begin(s)
