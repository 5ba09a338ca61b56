"""Chance: fixed for ever by seed and counter, and exactly as probable as it says."""

from __future__ import annotations

import hashlib
from fractions import Fraction

import pytest

from engine.core import dice
from engine.core.errors import RuleError
from engine.core.game import Chances

SEED = "0123456789abcdef"
VECTORS = [
    (SEED, [16, 15, 27, 5, 27, 15, 10, 34, 34, 30, 18, 21]),
    ("f" * 16, [35, 21, 8, 13, 29, 15, 11, 13, 34, 9, 2, 13]),
]


def test_a_number_is_the_remainder_of_sha256_of_seed_counter_and_attempt() -> None:
    digest = hashlib.sha256(b"tabularium 0123456789abcdef 7 0").digest()
    assert dice.below(SEED, 7, 6) == int.from_bytes(digest, "big") % 6


@pytest.mark.parametrize(("seed", "expected"), VECTORS)
def test_vectors_never_change(seed: str, expected: list[int]) -> None:
    assert [dice.below(seed, counter, 36) for counter in range(12)] == expected


def test_values_that_would_favour_low_numbers_are_drawn_again() -> None:
    bound = (1 << 256) // 2 + 1  # the upper half, all but one value, must be refused
    digests = [
        int.from_bytes(hashlib.sha256(f"tabularium {SEED} {n} 0".encode()).digest(), "big")
        for n in range(20)
    ]
    kept = [n for n, value in enumerate(digests) if value < bound]
    assert 0 < len(kept) < 20
    for n, value in enumerate(digests):
        assert (dice.below(SEED, n, bound) == value) == (n in kept)


def test_every_remainder_is_equally_likely_over_a_whole_cycle() -> None:
    counts = [0] * 6
    for counter in range(6000):
        counts[dice.below(SEED, counter, 6)] += 1
    chi_square = sum((n - 1000) ** 2 / 1000 for n in counts)
    assert chi_square < 20.5  # 5 degrees of freedom: exceeded once in a thousand seeds


def test_an_outcome_owns_as_many_numbers_as_its_probability_says() -> None:
    chances = Chances([((1,), Fraction(1, 2)), ((2,), Fraction(1, 3)), ((3,), Fraction(1, 6))])
    assert (chances.total, chances.cumulative) == (6, (3, 5, 6))
    for counter in range(60):
        number = dice.below(SEED, counter, 6)  # 0 1 2 | 3 4 | 5
        expected = (1,) if number < 3 else (2,) if number < 5 else (3,)
        assert dice.draw(SEED, counter, chances) == expected


def test_equally_likely_outcomes_are_like_any_others() -> None:
    draws = [(n,) for n in range(5)]
    found = Chances.uniform(draws)
    written = Chances((draw, Fraction(1, 5)) for draw in draws)
    assert found == written
    assert (found.total, found.cumulative) == (written.total, written.cumulative)


def test_probabilities_that_do_not_sum_to_one_are_a_fault() -> None:
    with pytest.raises(ValueError, match="sum to 1"):
        dice.draw(SEED, 0, Chances([((1,), Fraction(1, 2))]))


@pytest.mark.parametrize("seed", ["", "0" * 15, "0" * 17, "G" * 16, "ABCDEF0123456789", "é" * 16])
def test_a_seed_is_sixteen_lower_case_hex_digits(seed: str) -> None:
    with pytest.raises(RuleError) as caught:
        dice.check_seed(seed)
    assert caught.value.code == "seed_bad"
