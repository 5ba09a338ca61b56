"""Combat on land and what a defeat means (TET 5)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import Events, Odds, OddsLine
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BIT, BOARD, space_ids
from engine.tetrarchia.dice import TWO_DICE
from engine.tetrarchia.pieces import leave_board, lose_tokens
from engine.tetrarchia.state import State, figure_mask, own_tokens

VICTORY, DRAW, DEFEAT = "victory", "draw", "defeat"


class Sides(NamedTuple):
    """What counts in a combat besides the dice; sets of spaces are ints (TET 5.2, 5.3).

    A side's value is (die + ``adds`` [+ ``bonus``]) x 2 for each space of its ``doubling``.
    """

    roman_chain: int
    roman_adds: int
    roman_doubling: int
    barbarian_chain: int
    barbarian_adds: int
    barbarian_doubling: int
    bonus: int

    def values(self, roman: int, normal: int) -> tuple[int, int]:
        """The two values that are compared (TET 5.2 to 5.4)."""
        return (
            (roman + self.roman_adds) << self.roman_doubling.bit_count(),
            (normal + self.bonus + self.barbarian_adds) << self.barbarian_doubling.bit_count(),
        )

    def result(self, roman: int, normal: int) -> str:
        """The result for the Romans: the higher value wins (TET 5.4)."""
        ours, theirs = self.values(roman, normal)
        return VICTORY if ours > theirs else DEFEAT if ours < theirs else DRAW


def neighbours(spaces: int) -> int:
    """The spaces linked to any of these."""
    mask = 0
    while spaces:
        low = spaces & -spaces
        mask |= BOARD.linked[low.bit_length() - 1]
        spaces ^= low
    return mask


def chain(start: int, members: int) -> tuple[int, int]:
    """The space ``start`` and all members joined to it by links over members (TET 5.2).

    With it the spaces that are linked to any of these.
    """
    found, near = 1 << start, BOARD.linked[start]
    while fresh := near & members & ~found:
        found |= fresh
        near |= neighbours(fresh)
    return found, near


def land_sides(state: State, figure: int, army: int) -> Sides:
    """The support chains and doublings of a combat on land (TET 5.2, 5.3)."""
    tokens, at, enemy = own_tokens(state, figure), state.figures[figure], state.armies[army]
    ours, near_us = chain(at, tokens)
    theirs, near_them = chain(enemy.space, state.revolt)
    involved, doubling = [enemy], 0
    for other in state.armies:
        if other is not enemy and (theirs | near_them) >> other.space & 1:
            involved.append(other)
            doubling |= BIT[other.space]
    return Sides(
        ours,
        (ours & tokens).bit_count(),
        figure_mask(state) & ~BIT[at] & (ours | near_us),
        theirs,
        (theirs & state.revolt).bit_count(),
        doubling,
        hooks.die_bonus(state, involved),
    )


def defeat(state: State, figure: int, out: Events) -> None:
    """A defeated figure leaves the board, and so does any token in its space (TET 5.5)."""
    space = state.figures[figure]
    leave_board(state, figure, out, "TET 5.5")
    lose_tokens(state, 1 << space, out, "TET 5.5")


def sides_odds(sides: Sides, rule: str) -> Odds:
    """The exact odds of a combat."""
    counts = {VICTORY: 0, DRAW: 0, DEFEAT: 0}
    for (roman, normal), _ in TWO_DICE:
        counts[sides.result(roman, normal)] += 1
    return Odds(
        "attack",
        rule,
        [OddsLine(result, (count, 36)) for result, count in counts.items()],
        numbers=sides_numbers(sides),
        places=sides_places(sides),
    )


def sides_numbers(sides: Sides) -> dict[str, int]:
    """What each side adds to its die and multiplies it with."""
    return {
        "roman_adds": sides.roman_adds,
        "roman_times": 1 << sides.roman_doubling.bit_count(),
        "barbarian_adds": sides.barbarian_adds,
        "barbarian_bonus": sides.bonus,
        "barbarian_times": 1 << sides.barbarian_doubling.bit_count(),
    }


def sides_places(sides: Sides) -> dict[str, list[str]]:
    """The support chains and where the figures stand that double."""
    return {
        "roman_chain": space_ids(sides.roman_chain),
        "roman_doubling": space_ids(sides.roman_doubling),
        "barbarian_chain": space_ids(sides.barbarian_chain),
        "barbarian_doubling": space_ids(sides.barbarian_doubling),
    }
