"""The board (TET 1.3 to 1.7): read from ``board.json`` and checked when this module is imported.

Spaces are small ints: provinces 0 to 41 in the order I-1 to VI-6, then Italia, then the borders 42
to 47. Sets of spaces are ints with one bit a space, so that the rules need no loops to ask where
something lies. Sea zones are 0 to 2 in the order of their numbers.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, Literal

import msgspec

from engine.tetrarchia.commands import FIGURE_IDS, SEA_IDS

REGIONS: Final = 6
"""Regions that the dice name; Italia comes after them (TET 1.3)."""
PROVINCES: Final = 42
SPACES: Final = 48
ZONES: Final = 3
EMPERORS: Final = 4
OFF: Final = -1
"""Where a figure is that is off the board."""
BIT: Final = (*(1 << space for space in range(SPACES)), 0)
"""Each space as a set of its own; the empty set for OFF."""


class BoardError(ValueError):
    """The board file is broken; the text names the field."""


class _Region(msgspec.Struct):
    id: str
    numeral: str | None


class _Emperor(msgspec.Struct):
    id: str
    capital: str
    space: str


class _Zone(msgspec.Struct):
    id: str
    number: int
    name: str


class _Border(msgspec.Struct):
    id: str
    numeral: str
    land: str


class _Province(msgspec.Struct):
    id: str
    region: str
    number: int
    name: str
    coasts: list[str]
    capital: str | None = None
    roma: bool = False


class _Link(msgspec.Struct):
    between: tuple[str, str]
    kind: Literal["normal", "broken"]


class _File(msgspec.Struct):
    regions: list[_Region]
    emperors: list[_Emperor]
    sea_zones: list[_Zone]
    sea_links: list[tuple[str, str]]
    borders: list[_Border]
    provinces: list[_Province]
    links: list[_Link]
    routes: dict[str, list[str]]


@lru_cache(maxsize=1 << 12)
def members(mask: int) -> tuple[int, ...]:
    """The members of a set of spaces (or zones), lowest first; small sets come again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first, as a new list."""
    return list(members(mask))


class Board:
    """The tables that the rules read. Raises BoardError when the data contradict themselves."""

    def __init__(self, data: bytes) -> None:
        try:
            file = msgspec.json.decode(data, type=_File)
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise BoardError(f"board.json: {problem}") from problem
        self._read_spaces(file)
        self._read_seas(file)
        self._read_links(file)
        self._read_emperors(file)
        self._read_routes(file)

    def _read_spaces(self, file: _File) -> None:
        _need(len(file.regions) == REGIONS + 1, "regions", "six numbered regions and Italia")
        _need(file.regions[-1].numeral is None, "regions", "Italia comes last, without a numeral")
        self.regions = tuple(region.id for region in file.regions)
        self.numerals = tuple(region.numeral or "" for region in file.regions[:REGIONS])
        _need(len(file.provinces) == PROVINCES, "provinces", f"{PROVINCES} provinces")
        for index, province in enumerate(file.provinces):
            where = f"provinces[{index}]"
            right = (self.regions[index // 6], index % 6 + 1)
            _need((province.region, province.number) == right, where, f"region, number {right}")
        _need(
            tuple(border.numeral for border in file.borders) == self.numerals,
            "borders",
            "one a numbered region, in their order",
        )
        ids = [province.id for province in file.provinces] + [border.id for border in file.borders]
        _need(len(set(ids)) == SPACES, "provinces, borders", "ids that differ")
        self.ids = tuple(ids)
        self.names = tuple(p.name for p in file.provinces) + tuple(b.land for b in file.borders)
        self.space = {id: index for index, id in enumerate(ids)}
        roma = [index for index, province in enumerate(file.provinces) if province.roma]
        _need(len(roma) == 1, "provinces[...].roma", "one ROMA")
        self.roma = roma[0]

    def _read_seas(self, file: _File) -> None:
        _need(
            [zone.number for zone in file.sea_zones] == list(range(1, ZONES + 1)),
            "sea_zones[...].number",
            f"1 to {ZONES} in order",
        )
        self.sea_ids = tuple(zone.id for zone in file.sea_zones)
        _need(self.sea_ids == SEA_IDS, "sea_zones[...].id", f"{SEA_IDS}")
        self.sea_names = tuple(zone.name for zone in file.sea_zones)
        self.sea = {id: index for index, id in enumerate(self.sea_ids)}
        coasts = [0] * ZONES
        zones_of = [0] * SPACES
        for index, province in enumerate(file.provinces):
            for id in province.coasts:
                zone = _find(self.sea, id, f"provinces[{index}].coasts")
                coasts[zone] |= 1 << index
                zones_of[index] |= 1 << zone
        self.coasts = tuple(coasts)
        """The provinces of each zone's coast, as a set."""
        self.zones_of = tuple(zones_of)
        """The zones on whose coast a space lies, as a set."""
        next_to = [0] * ZONES
        for index, (one, other) in enumerate(file.sea_links):
            a = _find(self.sea, one, f"sea_links[{index}]")
            b = _find(self.sea, other, f"sea_links[{index}]")
            _need(a != b, f"sea_links[{index}]", "two zones")
            next_to[a] |= 1 << b
            next_to[b] |= 1 << a
        self.sea_next = tuple(next_to)

    def _read_links(self, file: _File) -> None:
        cost: list[dict[int, int]] = [{} for _ in range(SPACES)]
        for index, link in enumerate(file.links):
            where = f"links[{index}].between"
            a, b = (_find(self.space, id, where) for id in link.between)
            _need(a != b and b not in cost[a], where, "two spaces not linked before")
            cost[a][b] = cost[b][a] = 1 if link.kind == "normal" else 2
        self.link_cost = tuple(cost)
        """For each space its linked spaces with 1 for a normal, 2 for a broken link (TET 1.4)."""
        self.linked = tuple(sum(1 << space for space in near) for near in cost)
        """The spaces linked to each space, as a set."""
        for index, near in enumerate(self.linked):
            _need(near != 0, "links", f"a link of {self.ids[index]}")

    def _read_emperors(self, file: _File) -> None:
        _need(len(file.emperors) == EMPERORS, "emperors", f"{EMPERORS} Emperors")
        self.emperors = tuple(emperor.id for emperor in file.emperors)
        _need(self.emperors == FIGURE_IDS[:4], "emperors[...].id", f"{FIGURE_IDS[:4]}")
        capitals = []
        for index, emperor in enumerate(file.emperors):
            space = _find(self.space, emperor.space, f"emperors[{index}].space")
            _need(space < PROVINCES, f"emperors[{index}].space", "a province")
            named = file.provinces[space].capital
            _need(named == emperor.capital, f"emperors[{index}].capital", f"{named!r}")
            capitals.append(space)
        _need(len(set(capitals)) == EMPERORS, "emperors[...].space", "four capitals that differ")
        self.capitals = tuple(capitals)
        self.capital_bits = tuple(1 << space for space in capitals)
        self.all_capitals = sum(self.capital_bits)

    def _read_routes(self, file: _File) -> None:
        _need(tuple(file.routes) == self.numerals, "routes", "one a border, in their order")
        routes = []
        for index, (numeral, ids) in enumerate(file.routes.items()):
            where = f"routes.{numeral}"
            route = tuple(_find(self.space, id, where) for id in ids)
            _need(len(route) > 1, where, "two spaces or more")
            ends = route[0] == PROVINCES + index and route[-1] == self.roma
            _need(ends, where, "a way from its border to ROMA")
            for a, b in pairwise(route):
                _need(b in self.link_cost[a] and b < PROVINCES, where, "links, and no other border")
            routes.append(route)
        self.routes = tuple(routes)
        """For each numbered region the spaces from its border to ROMA (TET 1.6)."""


def _need(right: bool, field: str, wanted: str) -> None:
    if not right:
        raise BoardError(f"board.json: {field}: expected {wanted}")


def _find(ids: dict[str, int], id: str, field: str) -> int:
    if id not in ids:
        raise BoardError(f"board.json: {field}: unknown id {id!r}")
    return ids[id]


BOARD: Final = Board(files("engine.tetrarchia").joinpath("board.json").read_bytes())
BORDERS: Final = sum(1 << space for space in range(PROVINCES, SPACES))
"""The six borders, as a set."""
ALL_PROVINCES: Final = (1 << PROVINCES) - 1
"""The 42 provinces, as a set."""


def province(region: int, number: int) -> int:
    """The province that the dice name: ``region`` 1 to 6 (I to VI), ``number`` 1 to 6."""
    return (region - 1) * 6 + number - 1


def border(region: int) -> int:
    """The border of a region 1 to 6 (I to VI)."""
    return PROVINCES + region - 1


def space_ids(mask: int) -> list[str]:
    """The ids of a set of spaces, in the order of the board."""
    return [BOARD.ids[space] for space in members(mask)]
