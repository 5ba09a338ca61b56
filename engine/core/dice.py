"""Chance from a seed and a counter, through SHA-256: the same everywhere, for ever."""

from __future__ import annotations

import hashlib
import re

from engine.core.errors import RuleError
from engine.core.game import Chances, Draw

_SEED = re.compile(r"[0-9a-f]{16}")
_SPACE = 1 << 256


def check_seed(seed: str) -> None:
    """Raise RuleError unless ``seed`` is 16 lower-case hex digits."""
    if not _SEED.fullmatch(seed):
        raise RuleError("seed_bad")


def check_nonce(nonce: str) -> None:
    """Raise RuleError unless a nonce or its hash is 16 lower-case hex digits."""
    if not _SEED.fullmatch(nonce):
        raise RuleError("seal_bad")


def commitment(nonce: str) -> str:
    """The hash by which a seat commits to a nonce: 16 hex digits of its SHA-256."""
    return hashlib.sha256(f"tabularium seal {nonce}".encode()).hexdigest()[:16]


def below(seed: str, counter: int, bound: int) -> int:
    """The ``counter``-th number of a seed, uniform in 0 to ``bound`` - 1.

    With sealed dice ``seed`` is the game's seed followed by the nonces revealed so far.

    SHA-256 of seed, counter and attempt, read as an integer of 256 bits. The few highest values
    that would make the remainder uneven are refused and drawn again. Test vectors in
    ``tests/core/test_dice.py``.
    """
    even = _SPACE - _SPACE % bound
    attempt = 0
    while True:
        text = f"tabularium {seed} {counter} {attempt}".encode()
        number = int.from_bytes(hashlib.sha256(text).digest(), "big")
        if number < even:
            return number % bound
        attempt += 1


def draw(seed: str, counter: int, chances: Chances) -> Draw:
    """One outcome of a chance, each with exactly its probability.

    Raises ValueError if the probabilities don't sum to 1: a fault of the game's rules.
    """
    return chances.pick(below(seed, counter, chances.total))
