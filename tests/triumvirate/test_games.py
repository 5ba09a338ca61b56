"""Whole games at random, and what holds in all their positions."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from engine.triumvirate.board import AREAS, CHARACTERS, PROVINCES
from engine.triumvirate.codes import ERROR_CODES, ODDS_RESULTS, OUTCOME_REASONS, PROMPT_CODES
from engine.triumvirate.commands import (
    AddWeapons,
    Appoint,
    Decline,
    EndMovement,
    EndTurn,
    Escape,
    Move,
    Persuade,
    Place,
    ProduceWeapons,
    PutDown,
    Raise,
    Rome,
    Setup,
    Take,
)
from engine.triumvirate.game import GAME
from tests.playing import draw, play_random
from tests.triumvirate.invariants import check

ORDER = (
    Take,
    Rome,
    Place,
    Move,
    PutDown,
    EndMovement,
    Raise,
    Persuade,
    ProduceWeapons,
    EndTurn,
    Escape,
    Decline,
    AddWeapons,
    Appoint,
)


def _games(size, count, first=0):
    ends = Counter()
    for seed in range(first, first + count):
        played = play_random(GAME, Setup(size), seed, check)
        ends[GAME.outcome(played.state).reason] += 1
    assert set(ends) <= set(OUTCOME_REASONS)
    return ends


@pytest.mark.rule("TRI 1.2", "TRI 7.5")
@pytest.mark.parametrize("size", [2, 3])
def test_random_games_conserve_pieces_and_end_within_the_bound(size):
    _games(size, 150)


@pytest.mark.slow
@pytest.mark.rule("TRI 1.2", "TRI 7.5")
@pytest.mark.parametrize("size", [2, 3])
def test_five_thousand_random_games_end_by_every_kind_of_victory(size):
    ends = _games(size, 5000, first=1000)
    print(size, dict(ends))
    assert set(ends) == set(OUTCOME_REASONS)


def _positions(size, seed, every):
    """Some positions of a random game in which somebody acts."""
    rng = random.Random(seed)
    s = GAME.start(Setup(size))
    number = 0
    while GAME.outcome(s) is None:
        chances = GAME.chances(s)
        if chances:
            GAME.settle(s, draw(chances, rng))
            continue
        number += 1
        if number % every == 0:
            yield s
        GAME.step(s, rng.choice(GAME.legal(s)))


def _conceivable(s):
    """Every command that could be thought of here, in canonical order."""
    yield from (Take(k, p, n) for k in ("gold", "legions") for p in PROVINCES for n in range(4))
    yield from (Rome(g, n) for g in range(4) for n in range(4))
    yield from (Place(p) for p in PROVINCES)
    here = s.at[s.active]
    most = max(s.afloat, s.legions[here] if here < len(PROVINCES) else 0)
    for area in AREAS:
        yield from (Move(area, n, v) for n in range(-1, most + 2) for v in range(-1, 4))
    yield from (PutDown(), EndMovement(), Raise("political"), Raise("military"))
    yield from (Persuade(c) for c in ("alii", *CHARACTERS))
    yield from (ProduceWeapons(), EndTurn())
    yield from (Escape(p) for p in PROVINCES)
    yield Decline()
    yield from (AddWeapons(n) for n in range(-1, 5))
    yield from (Appoint(p) for p in PROVINCES)


@pytest.mark.parametrize("size", [2, 3])
def test_every_command_is_either_legal_or_has_a_reason(size):
    for seed in range(6):
        for s in _positions(size, seed, every=7):
            legal = GAME.legal(s)
            if s.phase == 1:
                # Rome's choices stand in the order of the rules
                assert {c for c in _conceivable(s) if c in legal} == set(legal)
            else:
                assert [c for c in _conceivable(s) if c in legal] == legal
            for command in _conceivable(s):
                reason = GAME.why_not(s, command)
                assert (reason.code == "possible") == (command in legal), (command, reason)
                assert tuple(reason.params) == ERROR_CODES[reason.code]
                assert not reason.rule or reason.rule.startswith("TRI ")


@pytest.mark.parametrize("size", [2, 3])
def test_views_prompts_prices_and_odds_of_every_position(size):
    for seed in range(10, 14):
        for s in _positions(size, seed, every=3):
            before = GAME.clone(s)
            prompt = GAME.prompt(s)
            assert tuple(prompt.params) == PROMPT_CODES[prompt.code]
            GAME.view(s)
            for command in GAME.legal(s):
                action = GAME.action(s, command)
                assert action.command is command
                assert action.rule.startswith("TRI ")
            attacks = [c for c in GAME.legal(s) if GAME.action(s, c).rule == "TRI 3.8"]
            for command in attacks:
                odds = GAME.odds(s, command)
                assert {x.result for x in odds.lines} <= set(ODDS_RESULTS)
                assert _sum(odds.lines) == _sum(odds.totals) == 1
            assert s == before


def _sum(lines):
    return sum(Fraction(*line.chance) for line in lines)


@pytest.mark.parametrize("size", [2, 3])
def test_destinations_are_what_the_moves_reach(size):
    for seed in range(20, 26):
        for s in _positions(size, seed, every=5):
            if GAME.view(s).phase != "movement":
                assert GAME.view(s).destinations == []
                continue
            told = {d.to: d for d in GAME.view(s).destinations}
            assert set(told) == _reachable(s)
            for d in told.values():
                for number in {d.legions_min, d.legions_max}:
                    _follow(s, d, number)


def _reachable(s):
    """Provinces at the end of the legal moves, over any number of seas."""
    found, todo = set(), [s]
    while todo:
        at = todo.pop()
        for command in {m.to: m for m in GAME.legal(at) if isinstance(m, Move)}.values():
            if command.to in PROVINCES:
                found.add(command.to)
        for command in GAME.legal(at):
            if isinstance(command, Move) and command.to not in PROVINCES and not command.servants:
                after = GAME.clone(at)
                GAME.step(after, command)
                todo.append(after)
    return found


def _follow(s, d, number):
    """The commands that a page would send for this destination are legal and cost that much."""
    after = GAME.clone(s)
    cost, servants = 0, d.servants_max
    for area in (*d.via, d.to):
        command = Move(area, number, servants)
        servants = 0
        assert command in GAME.legal(after)
        cost += GAME.action(after, command).cost.amount
        if area != d.to:
            GAME.step(after, command)
    assert cost == (d.cost if number else d.cost_unladen)


def test_a_clone_shares_nothing_that_changes():
    for s in _positions(3, 30, every=9):
        before, copy = GAME.clone(s), GAME.clone(s)
        GAME.step(copy, GAME.legal(copy)[-1], [])
        assert s == before
        assert GAME.apply(s, GAME.legal(s)[-1]) == copy


def test_events_change_nothing_about_the_play():
    for s in _positions(2, 31, every=4):
        for command in GAME.legal(s)[:5]:
            silent, told = GAME.clone(s), GAME.clone(s)
            out = []
            GAME.step(silent, command)
            GAME.step(told, command, out)
            assert silent == told
            assert out
            assert all(event.rule.startswith("TRI ") for event in out)
