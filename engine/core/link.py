"""Links: a whole game in a few hundred characters.

The bytes: version; length of the rest; game (doubled, plus 1 with sealed dice), edition, set-up,
seed, names; with sealed dice the hand-overs, 16 bytes each; number of commands; the commands in
mixed radix (each its place in the list of legal ones); 4 bytes of SHA-256 of all before. Numbers
are LEB128. The text is base64url without padding. The length tells a link that was cut off from
one that was changed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from engine.core.errors import RuleError
from engine.core.game import Game
from engine.core.protocol import Problem, Seal
from engine.core.save import check_edition, hand_over
from engine.core.table import MAX_COMMANDS, Table

VERSION = 1
MAX_TEXT = 20_000
"""Characters that are looked at; the page offers a file above 1,800."""
NO_NONCE = "0" * 16
"""What stands for the nonce that a seat's first hand-over doesn't have."""
_CHECK = 4
_WORD = re.compile(r"[A-Za-z0-9_-]+")


def _number(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


class _Reader:
    """Reads numbers and bytes; RuleError ``link_changed`` where they end too early."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self, most: int) -> int:
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if value > most:
                raise RuleError("link_changed")
            if not byte & 0x80:
                return value
            shift += 7

    def take(self, count: int) -> bytes:
        part = self.data[self.at : self.at + count]
        if len(part) < count:
            raise RuleError("link_changed")
        self.at += count
        return part


def _body(table: Table, step: int) -> bytes:
    game = table.game
    out = _number(game.number * 2 + table.sealed) + _number(game.edition)
    out += _number(game.pack_setup(table.setup)) + bytes.fromhex(table.seed)
    used = len(table.names)
    while used and not table.names[used - 1]:
        used -= 1
    out += _number(used)
    for name in table.names[:used]:
        text = name.encode()
        out += _number(len(text)) + text
    if table.sealed:
        seals = [seal for seal in table.seals if seal.step <= step]
        out += _number(len(seals))
        for seal in seals:
            out += bytes.fromhex((seal.reveal or NO_NONCE) + seal.commit)
    out += _number(step)
    packed = 0
    for position in reversed(table.positions[1 : step + 1]):
        index, choices = position.digit
        packed = packed * choices + index
    return out + packed.to_bytes((packed.bit_length() + 7) // 8, "little")


def to_link(table: Table, step: int | None = None) -> str:
    """The payload of a table's link, or of its first ``step`` commands."""
    body = _body(table, table.head if step is None else step)
    data = bytes([VERSION]) + _number(len(body) + _CHECK) + body
    data += hashlib.sha256(data).digest()[:_CHECK]
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def payload(text: str) -> str:
    """The payload in a link as chats hand it on; RuleError if there is none.

    Takes a whole address or the payload alone, percent-encoded up to three times, with white space
    and punctuation around it, line breaks in it, or padding behind it.
    """
    if len(text) > MAX_TEXT:
        raise RuleError("link_too_long", most=MAX_TEXT)
    for _ in range(3):
        text = unquote(text)
    text = "".join(text.split())
    if "#g=" in text or text.startswith("g="):
        text = text.rpartition("g=")[2]
    text = text.partition("&")[0].strip("<>()[]{}\"'.,;:!?*=")
    if not text:
        raise RuleError("link_missing")
    if not _WORD.fullmatch(text):
        raise RuleError("link_changed")
    return text


def _unsealed(text: str) -> _Reader:
    """A reader on the body of a payload whose length and check are right."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise RuleError("link_cut") from None
    reader = _Reader(data)
    if reader.take(1)[0] > VERSION:
        raise RuleError("link_newer", version=data[0], known=VERSION)
    if data[0] != VERSION:
        raise RuleError("link_changed")
    length = reader.number(MAX_TEXT)
    if len(data) - reader.at < length:
        raise RuleError("link_cut")
    good = hashlib.sha256(data[:-_CHECK]).digest()[:_CHECK] == data[-_CHECK:]
    canonical = base64.urlsafe_b64encode(data).rstrip(b"=").decode() == text
    if len(data) - reader.at > length or length < _CHECK or not good or not canonical:
        raise RuleError("link_changed")
    return _Reader(data[reader.at : -_CHECK])


def _names(reader: _Reader) -> list[str]:
    try:
        return [reader.take(reader.number(400)).decode() for _ in range(reader.number(8))]
    except UnicodeDecodeError:
        raise RuleError("link_changed") from None


def from_link(games: Mapping[str, Game[Any, Any]], text: str) -> tuple[Table, Problem | None]:
    """The table of a link, by re-execution; with a problem, its valid part.

    Raises RuleError: ``link_cut`` (truncated), ``link_changed``, ``link_newer``, ``game_unknown``
    and those of the set-up and the names.
    """
    reader = _unsealed(payload(text))
    number, sealed = divmod(reader.number(1000), 2)
    game = next((g for g in games.values() if g.number == number), None)
    if game is None:
        raise RuleError("game_unknown")
    check_edition(game, reader.number(1000))
    setup = game.unpack_setup(reader.number(1 << 60))
    seed = reader.take(8).hex()
    table = Table(game, setup, seed, _names(reader), sealed=bool(sealed))
    seals = _seals(reader) if sealed else iter(())
    steps = reader.number(MAX_COMMANDS)
    packed = int.from_bytes(reader.data[reader.at :], "little")
    try:
        return table, _run_packed(table, steps, packed, seals)
    except RuleError as error:
        return table, Problem(error.code, error.params, error.rule, table.head + 1)


def _seals(reader: _Reader) -> Iterator[Seal]:
    """The hand-overs in order; where each belongs follows from the game."""
    found = []
    for _ in range(reader.number(MAX_COMMANDS)):
        reveal, commit = reader.take(8).hex(), reader.take(8).hex()
        found.append(Seal(0, 0, "" if reveal == NO_NONCE else reveal, commit))
    return iter(found)


def _run_packed(table: Table, steps: int, packed: int, seals: Iterator[Seal]) -> Problem | None:
    """Carry out commands and hand-overs; RuleError if a hand-over is missing or broken."""
    for step in range(1, steps + 1):
        legal = table.legal()
        if not legal:
            outcome = table.outcome()
            return Problem("game_over", {}, outcome.rule if outcome else "", step)
        packed, index = divmod(packed, len(legal))
        table.act(legal[index])
        hand_over(table, seals)
    rest = packed or next(seals, None)
    return Problem("link_changed", {}, "", steps) if rest else None
