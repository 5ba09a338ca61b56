"""What is true in every position: pieces are conserved, everybody stands where he may."""

from __future__ import annotations

from engine.triumvirate import state as phases
from engine.triumvirate.board import ALL, PROVINCES, SEA
from engine.triumvirate.state import State

LEGIONS = {3: 60, 2: 45}
GOLD = {3: 15, 2: 12}
CITIZENS = {3: 11, 2: 9}
TURNS = {3: 32, 2: 21}
CALENDAR = {3: 8, 2: 7}


def check(s: State) -> None:
    """Fail if this position can't be one of the game (TRI 1.2 to 1.4, 7.5)."""
    _pieces(s)
    _places(s)
    _characters(s)
    _ranges(s)


def _pieces(s: State) -> None:
    n = len(s.at)
    assert s.pool_legions + sum(s.legions) + s.afloat + s.attackers == LEGIONS[n]
    assert s.pool_gold + sum(s.gold) + sum(s.purse) == GOLD[n]
    assert s.alii + sum(s.citizens) == CITIZENS[n]
    assert s.pool_servants + sum(s.servants) + sum(s.carried) == 6
    assert [s.bag[c] + s.weapons[c] for c in range(n)] == [8] * n
    assert len(s.bag) == 3
    assert n == 3 or s.bag[2] == 2
    counts = (s.pool_legions, s.pool_gold, s.alii, s.pool_servants, s.afloat, s.attackers)
    rows = (s.legions, s.gold, s.purse, s.citizens, s.servants, s.carried, s.bag, s.weapons)
    assert min(counts) >= 0
    assert all(min(row) >= 0 for row in rows)


def _places(s: State) -> None:
    n = len(s.at)
    for seat in range(n):
        assert s.own[seat] == sum(1 << p for p in ALL if s.owner[p] == seat)
        assert 1 <= s.own[seat].bit_count() <= 9
    out = {PROVINCES[p] for p in ALL if s.owner[p] < 0}
    assert out == (set() if n == 3 else {"asia", "syria", "aegyptus", "cyrenaica"})
    for p in ALL:
        assert s.outside[p] in (0, 1)
        assert s.outside[p] or not s.servants[p]
        if s.owner[p] < 0:
            assert [s.legions[p], s.gold[p], s.servants[p], s.outside[p]] == [0, 0, 0, 0]


def _characters(s: State) -> None:
    for seat, at in enumerate(s.at):
        crossing = seat == s.active and s.phase in (phases.MOVE, phases.DRAW)
        beaten = s.phase == phases.ESCAPE and seat == s.decider
        # a conqueror's ninth province ends the game before anybody escapes
        caught = s.phase == phases.OVER and seat != s.winner
        if at >= SEA:
            assert crossing
        elif not beaten and not caught:
            assert s.owner[at] == seat
        if at < SEA and s.owner[at] == seat:
            assert not s.gold[at] or s.phase < phases.MOVE or seat != s.active
    moving = s.at[s.active] >= SEA
    assert moving == bool(s.crossed) or s.phase == phases.DRAW
    assert moving or not s.afloat


def _ranges(s: State) -> None:
    n = len(s.at)
    assert all(1 <= level <= 7 for level in (*s.political, *s.military))
    assert all(card in (0, 1) or s.phase == phases.OVER for card in s.cards)
    assert 0 <= s.calendar <= CALENDAR[n]
    assert s.calendar or s.phase in (phases.APPOINT, phases.OVER)
    assert 1 <= s.turn <= TURNS[n] or (s.turn, s.phase) == (0, phases.TAKE)
    assert (s.active - s.turn + 1) % n == 0 or s.turn == 0
    assert 0 <= s.points <= 4
    assert 0 <= s.actions <= 3
    assert (s.decider >= 0) == (phases.ESCAPE <= s.phase < phases.OVER)
    if s.phase not in (phases.OVER, phases.APPOINT):
        # a consul's six are counted after the election (TRI 7.1)
        assert max(s.citizens[c] * s.cards[c] for c in range(n)) < 6
        assert max(min(pair) for pair in zip(s.political, s.military, strict=True)) < 7
