"""How bots judge a position of The End of the Triumvirate.

Each seat gets a row of features; their weighted sum is its utility, and the softmax of the
utilities are the chances. ``triumvirate_weights`` is the table of features and weights. What
seldom changes within a turn is computed once and kept.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any, ClassVar, NamedTuple

from engine.bots.brain import Brain, Chances, Line, Reason
from engine.bots.triumvirate_lines import lines
from engine.bots.triumvirate_reach import reach
from engine.bots.triumvirate_reasons import CODES, reasons
from engine.bots.triumvirate_weights import NAMES, SLOW, WEIGHTS
from engine.core.errors import Param
from engine.core.game import Game
from engine.triumvirate.board import SEA, TYPE
from engine.triumvirate.codes import ODDS_RESULTS
from engine.triumvirate.election import CITIZENS_LEAVING
from engine.triumvirate.game import GAME
from engine.triumvirate.interned import provinces_in
from engine.triumvirate.state import ACT, DRAW, MOVE, OVER, TOP, Ints, State, leads
from engine.triumvirate.supply import YIELD
from engine.triumvirate.victory import CITIZENS_TO_WIN, PROVINCES_TO_WIN

PRICE = (0, 1, 3, 6)
"""Gold for so many actions in one turn (TRI 5.1)."""
GOLD = YIELD[0]
NEVER = 99
CONQUERED = ODDS_RESULTS[0]


PURSE = 12
"""More gold than this makes no victory come sooner."""
SPAN = 12
"""More turns to a victory aren't told apart."""


def _cost(actions: int, turns: int, extra: int) -> int:
    """Gold for so many actions spread over so many turns (TRI 5.1), each so much dearer."""
    each, more = divmod(actions, turns)
    if each + (more > 0) > 3:
        return NEVER
    return (turns - more) * PRICE[each] + more * PRICE[min(each + 1, 3)] + extra * actions


def _turns(actions: int, gold: int, income: int, extra: int) -> float:
    """Turns until so many actions are paid for; between whole ones by what is lacking or left."""
    if actions <= 0:
        return 0.0
    lacked = NEVER
    for turns in range(1, SPAN):
        left = gold + income * (turns - 1) - _cost(actions, turns, extra)
        if left >= 0:
            return turns - left / (left + lacked)
        lacked = -left
    return float(SPAN)


def near(turns: float) -> float:
    """How near something is that comes in so many turns: 1 for now, less for later."""
    return exp(-0.5 * turns)


def _pace(actions: int, gold: int, income: int, dear: bool) -> float:
    """How near the last of so many actions is; dear ones cost 2 gold more, or a raise before."""
    turns = _turns(actions, gold, income, 0)
    if dear and actions:
        raised = _turns(actions + 1, gold, income, 0)
        turns = min(raised, _turns(actions, gold, income, 2))
    return near(turns)


def _paces() -> tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]:
    """By whether they are dear, income from 2, actions and gold: how near a victory is."""
    return tuple(
        tuple(
            tuple(
                tuple(_pace(n, gold, income, dear) for gold in range(PURSE + 1))
                for n in range(2 * TOP - 1)
            )
            for income in range(2, 7)
        )
        for dear in (False, True)
    )


PACE = _paces()


class Slow(NamedTuple):
    """What seldom changes of a seat: its part of the features and what the rest needs."""

    row: tuple[float, ...]
    wait: int
    """Turns before his next one."""
    rise: int
    """Gold for the competence victory in one turn (NEVER: more than a turn away)."""
    win: int
    """The same for six citizens."""
    lacking: int
    """Provinces to nine."""
    income: int
    leads: int
    raises: tuple[float, ...]
    """By gold: how near the competence victory is."""
    courts: tuple[float, ...]
    """The same for the sixth citizen."""
    vote: float
    """How likely he has a consul card for it (TRI 7.1)."""
    term: float
    """How near the first turn is in which he can have one."""


@lru_cache(maxsize=4096)
def consul_chances(citizens: Ints, active: int, calendar: int) -> tuple[float, ...]:
    """How likely each seat is to win the next election as citizens and ties stand (TRI 6.2)."""
    n = len(citizens)
    last = (active + calendar - 1) % n if calendar else active
    sharp = 4.0 / (1.0 + 0.5 * calendar)
    weights = [exp(sharp * (c - 0.35 * ((i - last - 1) % n))) for i, c in enumerate(citizens)]
    total = sum(weights)
    return tuple(w / total for w in weights)


def turns_left(first: int, calendar: int, n: int) -> int:
    """How many of his turns end at or before the next election, if ``first`` turns come before."""
    return 0 if first >= calendar else 1 + (calendar - 1 - first) // n


def _price(need: int, extra: int) -> int:
    """Gold for so many actions with a surcharge each, in one turn."""
    return PRICE[max(need, 0)] + extra * need if need <= 3 else NEVER


@lru_cache(maxsize=4096)
def income_of(own: int) -> int:
    """Gold that these provinces produce in two turns (TRI 2.3)."""
    return sum(GOLD[TYPE[p]] for p in provinces_in(own))


def slow(
    active: int,
    done: bool,
    calendar: int,
    alii: int,
    citizens: Ints,
    cards: Ints,
    political: Ints,
    military: Ints,
    own: Ints,
    outside: Ints,
    servants: Ints,
) -> tuple[Slow, ...]:
    """The slow part of every seat. ``done`` says that the active seat moves no more this turn."""
    n = len(own)
    consul = consul_chances(citizens, active, calendar)
    found = []
    for seat in range(n):
        wait = (seat - active) % n
        left = turns_left(wait, calendar, n)
        wait = n if wait == 0 and done else wait
        lead_p, lead_m = leads(political, seat), leads(military, seat)
        card, level = cards[seat], political[seat] + military[seat] - 2
        need = CITIZENS_TO_WIN - citizens[seat] if card else NEVER
        income = sum(
            GOLD[TYPE[p]] for p in provinces_in(own[seat]) if not outside[p] or servants[p]
        )
        provinces, vote = own[seat].bit_count(), consul[seat]
        margin = citizens[seat] - max(c for i, c in enumerate(citizens) if i != seat)
        margin = max(-2, min(2, margin))
        steady = min(4, income_of(own[seat]) // 3)
        pulls = CITIZENS_TO_WIN + (0 if card else CITIZENS_LEAVING) - citizens[seat]
        pulls = max(0, min(12, pulls + max(0, pulls - alii)))
        row = (
            wait == 0,
            wait == 1,
            citizens[seat] if card else 0,
            card,
            vote if card else 0.0,
            vote if card and left <= 1 else 0.0,
            vote if card and left == 0 else 0.0,
            0.0 if card else margin / (calendar or 8),
            level / 12.0,
            max(0, level - 4) / 8.0,
            max(0, level - 8) / 4.0,
            lead_p,
            max(0, provinces - 5) / 4.0,
            max(0, provinces - 7),
        )
        found.append(
            Slow(
                tuple(map(float, row)),
                wait,
                _price(2 * TOP - 2 - level, 0),
                _price(need, 0 if lead_p else 2) if alii >= need else NEVER,
                PROVINCES_TO_WIN - provinces,
                income,
                lead_p + lead_m,
                PACE[0][steady][2 * TOP - 2 - level],
                PACE[0 if lead_p else 1][steady][pulls],
                1.0 if card else vote,
                1.0 if card else near(left + 0.5),
            )
        )
    return tuple(found)


Seldom = tuple[int, bool, int, int, Ints, Ints, Ints, Ints, Ints, Ints, Ints]
"""What the slow part is made of: the arguments of ``slow``."""


def seldom(s: State) -> Seldom:
    """What changes seldom in a state."""
    return (
        s.active,
        s.phase == ACT,
        s.calendar,
        s.alii,
        s.citizens,
        s.cards,
        s.political,
        s.military,
        s.own,
        s.outside,
        s.servants,
    )


def fast_rows(s: State, parts: tuple[Slow, ...]) -> list[tuple[float, ...]]:
    """The features that change with gold, legions and where the characters are."""
    n = len(s.at)
    gold, legions, empty = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
    for owner, lying, here in zip(s.owner, s.gold, s.legions, strict=True):
        if here:
            legions[owner] += here
        else:
            empty[owner] += 1
        if lying:
            gold[owner] += lying
    conquests, exposed, hunted = reach(s)
    bag = sum(s.bag) or 1
    rows: list[tuple[float, ...]] = []
    for seat, part in enumerate(parts):
        purse, lying, wait, at = s.purse[seat], gold[seat], part.wait, s.at[seat]
        coming = purse + min(lying, 4)
        if wait:
            coming += 2 + min(part.income, 2)
        elif s.phase < MOVE:
            coming += 2
        wins = 1.0 if coming >= part.rise or coming >= part.win else 0.0
        if not wins and conquests[seat] > part.lacking - 1:
            wins = min(1.0, conquests[seat] - part.lacking + 1.0)
        funds = coming if coming < PURSE else PURSE
        raises = part.raises[funds]
        courts = part.vote * min(part.term, part.courts[funds])
        rows.append(
            (
                wins if wait == 0 else 0.0,
                wins if wait == 1 else 0.0,
                conquests[seat],
                exposed[seat],
                hunted[seat] * part.leads,
                min(purse, 6) / 3.0,
                max(0, purse - 6) / 3.0,
                min(legions[seat], 24) / 10.0,
                min(s.legions[at] if at < SEA else s.afloat, 8) / 4.0,
                empty[seat] / 3.0,
                s.bag[seat] / bag,
                raises if raises > courts else courts,
            )
        )
    return rows


class TriumvirateBrain(Brain):
    """The evaluator; other ``weights`` than the table's are for the bench."""

    game: Game[Any, Any] = GAME
    codes: ClassVar[dict[str, tuple[str, ...]]] = CODES

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        self.weights = tuple(weights or WEIGHTS)
        self.slow_weights, self.fast_weights = self.weights[:SLOW], self.weights[SLOW:]
        self._slow = lru_cache(maxsize=20000)(self._weighed)

    def estimate(self, state: State) -> Chances:
        """The softmax of the utilities; certain when the game is over."""
        n = len(state.at)
        if state.phase == OVER:
            return tuple(1.0 if seat == state.winner else 0.0 for seat in range(n))
        parts, base = self._slow(seldom(state))
        weights = self.fast_weights
        values = [
            exp(b + sum(map(mul, weights, row)))
            for b, row in zip(base, fast_rows(state, parts), strict=True)
        ]
        total = sum(values)
        return tuple([v / total for v in values])

    def _weighed(self, key: Seldom) -> tuple[tuple[Slow, ...], list[float]]:
        """The slow part of every seat, and of the utilities."""
        parts = slow(*key)
        return parts, [sum(map(mul, self.slow_weights, part.row)) for part in parts]

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def owner(self, state: State) -> int:
        """The active character."""
        return state.active

    def key(self, s: State) -> Hashable:
        """All that changes in a turn but the points left: who comes first has most of them."""
        return (
            (s.phase, s.actions, s.turn, s.decider, s.to_place, s.take_kind, s.take_at),
            (s.target, s.attackers, s.afloat, s.compensation, s.side),
            (*s.at, *s.purse, *s.legions, *s.gold),
            (s.own, s.servants, s.carried, s.bag),
            (s.political, s.military, s.citizens, s.cards),
        )

    def bucket(self, state: State, width: int) -> Hashable:
        """The phase and where the character is; a wider search also tells his gold apart."""
        seat = state.active
        if state.phase == ACT:
            return ACT, TYPE[state.at[seat]], state.actions
        if state.phase == DRAW:
            return DRAW, state.target, state.attackers if width > 1 else 0
        if state.phase < MOVE:
            return state.phase, state.take_kind, state.take_at, state.to_place
        gold = state.purse[seat] if width > 2 else 0
        return state.phase, state.at[seat], gold

    def group(self, state: State) -> Hashable:
        """The phase and the type of the province, which decides the actions (TRI 5.1)."""
        at = state.at[state.active]
        return state.phase, TYPE[at] if at < SEA else -1

    def kind(self, state: State) -> Hashable:
        """After a battle: whose the provinces are."""
        return state.own, state.winner

    def lines(self, state: State, width: int) -> list[Line]:
        """See ``triumvirate_lines``."""
        return lines(state, width)

    def reasons(self, before: State, after: State, seat: int) -> list[Reason]:
        """See ``triumvirate_reasons``."""
        return reasons(self, before, after, seat)

    def telling(self, before: State, after: State) -> bool:
        """The end of the movement alone changes nothing on the board."""
        return not (before.phase == MOVE and after.phase == ACT)

    def gamble(self, state: State) -> Reason | None:
        """The odds of the attack whose weapons are about to be drawn."""
        if state.phase != DRAW:
            return None
        odds = GAME.odds(state, None)
        favourable, possible = next(x.chance for x in odds.totals if x.result == CONQUERED)
        place: dict[str, Param] = {"province": odds.places["province"][0]}
        return Reason("takes", place | {"favourable": favourable, "possible": possible})

    def terms(self, state: State) -> list[dict[str, float]]:
        """By seat, the weighted features by name."""
        rows = row_of(state)
        return [dict(zip(NAMES, map(mul, self.weights, row), strict=True)) for row in rows]


def row_of(state: State) -> list[tuple[float, ...]]:
    """The whole rows of features by seat, for tuning."""
    parts = slow(*seldom(state))
    fast = fast_rows(state, parts)
    return [(*part.row, *row) for part, row in zip(parts, fast, strict=True)]
