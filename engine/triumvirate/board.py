"""The board as data (TRI 1.5): ``board.json`` read and checked when this module is imported.

Ids become small ints: provinces 0, 1, ... in the board's order, then the sea areas; a province or
a sea area is called an *area* where both may stand. Sets of provinces are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Literal

import msgspec

POLITICAL, MILITARY, COMPETENCE = 0, 1, 2
TYPES = ("political", "military", "competence")
SIZES = (2, 3)
MOVEMENT_POINTS = 4
"""Movement points a turn (TRI 3.1)."""

_RESERVED = ("alii", "neutral")
_Type = Literal["political", "military", "competence"]
_Governor = Literal["in", "out", "servant"]


class BoardError(ValueError):
    """The board file is broken; the message names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"board file, {field}: {problem}")
        self.field = field


class _Character(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str
    start: dict[str, str]


class _Sea(msgspec.Struct, frozen=True):
    id: str
    name: str


class _Province(msgspec.Struct, frozen=True):
    id: str
    name: str
    type: _Type
    owner: dict[str, str | None]
    governor: dict[str, _Governor | None]
    seas: list[str]


class _Link(msgspec.Struct, frozen=True):
    between: tuple[str, str]
    kind: Literal["land", "arrow"]


class _File(msgspec.Struct, frozen=True):
    game: Literal["triumvirate"]
    characters: list[_Character]
    seas: list[_Sea]
    sea_links: list[tuple[str, str]]
    provinces: list[_Province]
    links: list[_Link]


class Layout(msgspec.Struct, frozen=True):
    """How a game with so many characters begins (TRI 1.3, 1.4); -1 is "out of the game"."""

    owners: tuple[int, ...]
    outside: tuple[int, ...]
    """1 where the governor stands outside the supply box or on a civil servant."""
    servants: tuple[int, ...]
    starts: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """The checked board. ``coasts`` are masks of provinces by sea number (from 0)."""

    characters: tuple[str, ...]
    provinces: tuple[str, ...]
    seas: tuple[str, ...]
    types: tuple[int, ...]
    adjacent: tuple[tuple[int, ...], ...]
    seas_of: tuple[tuple[int, ...], ...]
    coasts: tuple[int, ...]
    sea_links: tuple[tuple[int, ...], ...]
    layouts: dict[int, Layout]


def read_board(text: bytes) -> Board:
    """The board from the text of its file; BoardError names the field that is wrong."""
    try:
        data = msgspec.json.decode(text, type=_File)
    except msgspec.DecodeError as problem:
        message = str(problem)
        path = message.rpartition("`$")[2].rstrip("`") if "`$" in message else ""
        raise BoardError(path.lstrip(".") or "the whole file", message) from problem
    _check_ids(data)
    number = {p.id: i for i, p in enumerate(data.provinces)}
    sea_number = {s.id: i for i, s in enumerate(data.seas)}
    _check_seas(data, sea_number)
    return Board(
        characters=tuple(c.id for c in data.characters),
        provinces=tuple(number),
        seas=tuple(sea_number),
        types=tuple(TYPES.index(p.type) for p in data.provinces),
        adjacent=_adjacent(data, number),
        seas_of=tuple(tuple(sea_number[s] for s in p.seas) for p in data.provinces),
        coasts=tuple(
            sum(1 << i for i, p in enumerate(data.provinces) if s.id in p.seas) for s in data.seas
        ),
        sea_links=_sea_links(data, sea_number),
        layouts={n: _layout(data, number, n) for n in SIZES},
    )


def _check_ids(data: _File) -> None:
    """Every id stands for one thing."""
    seen: dict[str, str] = {}
    named: list[tuple[str, Sequence[_Character | _Sea | _Province]]] = [
        ("characters", data.characters),
        ("seas", data.seas),
        ("provinces", data.provinces),
    ]
    for field, things in named:
        for i, thing in enumerate(things):
            where = f"{field}[{i}].id"
            if not thing.id or thing.id in _RESERVED:
                raise BoardError(where, f"{thing.id!r} can't be an id")
            if thing.id in seen:
                raise BoardError(where, f"{thing.id!r} is already {seen[thing.id]}")
            seen[thing.id] = where
    if len(data.characters) != max(SIZES):
        raise BoardError("characters", f"{max(SIZES)} are needed, not {len(data.characters)}")


def _check_seas(data: _File, sea_number: dict[str, int]) -> None:
    for i, province in enumerate(data.provinces):
        for j, sea in enumerate(province.seas):
            if sea not in sea_number or sea in province.seas[:j]:
                raise BoardError(f"provinces[{i}].seas[{j}]", f"no such sea, or twice: {sea!r}")


def _pairs(
    field: str, pairs: Sequence[tuple[str, str]], number: dict[str, int]
) -> Iterator[tuple[int, int]]:
    """Links as numbers; each joins two different known places, once."""
    seen: set[frozenset[str]] = set()
    for i, (a, b) in enumerate(pairs):
        for place in (a, b):
            if place not in number:
                raise BoardError(f"{field}[{i}]", f"nothing is called {place!r}")
        if a == b or frozenset((a, b)) in seen:
            raise BoardError(f"{field}[{i}]", f"{a!r} and {b!r} can't be linked (again)")
        seen.add(frozenset((a, b)))
        yield number[a], number[b]


def _neighbours(count: int, pairs: Iterator[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(count)]
    for a, b in pairs:
        found[a].append(b)
        found[b].append(a)
    return tuple(tuple(sorted(row)) for row in found)


def _adjacent(data: _File, number: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    return _neighbours(len(number), _pairs("links", [x.between for x in data.links], number))


def _sea_links(data: _File, sea_number: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    return _neighbours(len(sea_number), _pairs("sea_links", data.sea_links, sea_number))


def _layout(data: _File, number: dict[str, int], size: int) -> Layout:
    """The set-up for this many characters, checked: owners, governors, one servant each."""
    key, seats = str(size), [c.id for c in data.characters[:size]]
    owners, servants, outside = [], [], []
    for i, province in enumerate(data.provinces):
        for field, values in (("owner", province.owner), ("governor", province.governor)):
            if key not in values:
                raise BoardError(f"provinces[{i}].{field}", f"nothing for {key} characters")
        owner, governor = province.owner[key], province.governor[key]
        if owner is not None and owner not in seats:
            raise BoardError(f"provinces[{i}].owner.{key}", f"no such character: {owner!r}")
        if (owner is None) != (governor is None):
            raise BoardError(f"provinces[{i}].governor.{key}", "must be null with the owner only")
        owners.append(-1 if owner is None else seats.index(owner))
        servants.append(int(governor == "servant"))
        outside.append(int(governor in ("out", "servant")))
    starts = tuple(_start(data, number, owners, i, key) for i in range(size))
    for seat in range(size):
        if sum(s for s, o in zip(servants, owners, strict=True) if o == seat) != 1:
            raise BoardError(f"provinces[].governor.{key}", f"one servant for {seats[seat]!r}")
    return Layout(tuple(owners), tuple(outside), tuple(servants), starts)


def _start(data: _File, number: dict[str, int], owners: list[int], seat: int, key: str) -> int:
    field, start = f"characters[{seat}].start.{key}", data.characters[seat].start.get(key)
    if start is None or start not in number:
        raise BoardError(field, f"no such province: {start!r}")
    if owners[number[start]] != seat:
        raise BoardError(field, f"{start!r} belongs to somebody else")
    return number[start]


def _reach(board: Board) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Provinces by [sea][mask of seas entered][points left] where a crossing can still land.

    Landing costs 1 point, each further sea area 1 and none twice (TRI 3.3).
    """
    seas = range(len(board.seas))

    def reach(sea: int, entered: int, points: int) -> int:
        if points < 1:
            return 0
        found = board.coasts[sea]
        for other in board.sea_links[sea]:
            if not entered >> other & 1:
                found |= reach(other, entered | 1 << other, points - 1)
        return found

    return tuple(
        tuple(
            tuple(reach(sea, entered, points) for points in range(MOVEMENT_POINTS + 1))
            for entered in range(1 << len(board.seas))
        )
        for sea in seas
    )


BOARD = read_board(files("engine.triumvirate").joinpath("board.json").read_bytes())
CHARACTERS = BOARD.characters
PROVINCES = BOARD.provinces
SEA = len(PROVINCES)
"""The first area that is a sea; sea number s is area ``SEA + s``."""
AREAS = PROVINCES + BOARD.seas
AREA: dict[str, int] = {name: i for i, name in enumerate(AREAS)}
SEAT: dict[str, int] = {name: i for i, name in enumerate(CHARACTERS)}
TYPE = BOARD.types
ADJACENT = BOARD.adjacent
SEAS_OF = BOARD.seas_of
COAST = BOARD.coasts
SEA_LINKS = BOARD.sea_links
REACH = _reach(BOARD)
ALL = range(SEA)
