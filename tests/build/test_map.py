"""The maps: shapes agree with the board files, and the committed files with their source."""

from __future__ import annotations

import json
import re
import zlib
from collections import Counter, defaultdict
from functools import cache
from itertools import combinations, pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from build import map as maps
from build.mapping import geo

pytestmark = pytest.mark.native

GAMES = ("triumvirate", "tetrarchia")
SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 80_000  # bytes a map, compressed; zlib is never better than brotli here
SHORTEST_COAST = 0.2  # degrees; a shape may touch a sea's edge in a corner


def board(game: str) -> dict[str, Any]:
    return json.loads((maps.ROOT / "engine" / game / "board.json").read_text(encoding="utf-8"))


@cache
def data(game: str) -> geo.MapData:
    return geo.load(maps.ROOT / "build" / "mapdata" / f"{game}.geojson")


@cache
def svg(game: str) -> ElementTree.Element:
    return ElementTree.parse(maps.ROOT / "web" / "maps" / f"{game}.svg").getroot()


def listed(game: str, part: str) -> dict[str, Any]:
    """A part of the generated module; each of its entries is one line of JSON."""
    source = (maps.ROOT / "web" / "maps" / f"{game}.js").read_text(encoding="utf-8")
    body = re.search(rf"^  {part}: \{{\n(.*?)^  \}},", source, re.S | re.M)
    assert body
    return json.loads("{" + body[1].rstrip().rstrip(",") + "}")


def sides(m: geo.MapData) -> dict[tuple[geo.Point, geo.Point], list[str]]:
    """For each edge of the coverage the lands that have it."""
    out: dict[tuple[geo.Point, geo.Point], list[str]] = defaultdict(list)
    for f in m.of(*geo.LAND):
        for ring in f.lines:
            for edge in geo.edges(ring):
                out[edge].append(f.id)
    return out


def touching(game: str) -> set[frozenset[str]]:
    """The pairs of provinces that share an edge."""
    provinces = {p["id"] for p in board(game)["provinces"]}
    pairs = {frozenset(ids) for ids in sides(data(game)).values() if len(ids) == 2}
    return {pair for pair in pairs if pair <= provinces}


@pytest.mark.parametrize("game", GAMES)
def test_the_lands_are_one_clean_coverage(game: str) -> None:
    for edge, ids in sides(data(game)).items():
        assert len(ids) <= 2, edge
        assert len(set(ids)) == len(ids), edge


@pytest.mark.parametrize("game", GAMES)
def test_no_two_drawn_borders_cross(game: str) -> None:
    m = data(game)
    grid: dict[tuple[int, int], list[tuple[geo.Point, geo.Point]]] = defaultdict(list)
    for p, q in sides(m):
        a, b = m.px[p], m.px[q]
        for cx in range(int(min(a[0], b[0]) // 20), int(max(a[0], b[0]) // 20) + 1):
            for cy in range(int(min(a[1], b[1]) // 20), int(max(a[1], b[1]) // 20) + 1):
                grid[cx, cy].append((a, b))
    crossed = {(e, f) for cell in grid.values() for e, f in combinations(cell, 2) if cross(e, f)}
    assert crossed == set()


def cross(e: tuple[geo.Point, geo.Point], f: tuple[geo.Point, geo.Point]) -> bool:
    (a, b), (c, d) = e, f
    if a in f or b in f:
        return False
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: geo.Point, b: geo.Point, c: geo.Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_tri_3_2_provinces_touch_exactly_if_linked_by_land() -> None:
    links = {frozenset(k["between"]) for k in board("triumvirate")["links"] if k["kind"] == "land"}
    assert touching("triumvirate") == links


def test_tri_3_2_every_arrow_of_the_board_is_drawn_from_one_province_to_the_other() -> None:
    m = data("triumvirate")
    drawn = {frozenset(f.props["between"]): f for f in m.of("arrow")}
    arrows = [k["between"] for k in board("triumvirate")["links"] if k["kind"] == "arrow"]
    assert set(drawn) == {frozenset(a) for a in arrows}
    for f in drawn.values():
        ends = [m.place(f.lines[0][0]), m.place(f.lines[0][-1])]
        for space, end in zip(f.props["between"], ends, strict=True):
            coast = [v for ring in m.drawn(m.get(space)) for v in ring]
            assert min(dist(end, v) for v in coast) < 20, f.props["between"]


def test_tet_1_4_touching_provinces_are_linked_and_only_broken_links_leap() -> None:
    b = board("tetrarchia")
    provinces = {p["id"] for p in b["provinces"]}
    kinds = {
        frozenset(k["between"]): k["kind"] for k in b["links"] if set(k["between"]) <= provinces
    }
    touch = touching("tetrarchia")
    assert touch <= set(kinds)
    assert {kinds[pair] for pair in set(kinds) - touch} == {"broken"}
    assert len(set(kinds) - touch) == 8


@pytest.mark.parametrize("game", GAMES)
def test_coasts_are_those_of_the_board(game: str) -> None:
    m = data(game)
    zones = {f.id: f.lines for f in m.of("sea")}
    length: Counter[tuple[str, str]] = Counter()
    for (p, q), ids in sides(m).items():
        if len(ids) == 1:
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            for zone, rings in zones.items():
                if geo.inside(middle, rings):
                    length[ids[0], zone] += dist(p, q)
    for p in board(game)["provinces"]:
        got = [zone for zone in zones if length[p["id"], zone] >= SHORTEST_COAST]
        assert got == p.get("seas", p.get("coasts")), p["id"]


@pytest.mark.parametrize("game", GAMES)
def test_every_anchor_stands_in_its_space(game: str) -> None:
    m = data(game)
    for space, info in listed(game, "spaces").items():
        f = m.get(space)
        shape = m.drawn(f)
        assert geo.inside(tuple(info["anchor"]), shape), space
        if f.kind == "sea":
            land = [ring for g in m.of(*geo.LAND) for ring in m.drawn(g)]
            assert not any(geo.inside(tuple(info["anchor"]), [ring]) for ring in land), space


@pytest.mark.parametrize("game", GAMES)
def test_every_space_has_a_shape_a_hit_shape_a_name_and_a_place_in_the_module(game: str) -> None:
    b, root = board(game), svg(game)
    seas = {s["id"] for s in b.get("seas", b.get("sea_zones"))}
    spaces = {p["id"] for p in b["provinces"] + b.get("borders", [])}
    ids = {e.get("id") for e in root.iter()}
    hits = Counter(e.get("data-space") for e in root.iter() if e.get("class") == "map-hit-space")
    assert hits == Counter(spaces | seas)
    assert {f"map-p-{s}" for s in spaces | seas} <= ids
    assert {f"map-name-{s}" for s in spaces} <= ids
    assert {f"map-area-{p['id']}" for p in b["provinces"]} <= ids
    assert set(listed(game, "spaces")) == spaces | seas


def test_the_hit_test_asks_the_land_before_the_sea() -> None:
    for game in GAMES:
        hit = next(e for e in svg(game).iter() if e.get("id") == "map-hit")
        order = [(e.get("class"), e.get("data-space")) for e in hit]
        land = order.index(("map-hit-land", None))
        zones = {f.id for f in data(game).of("sea")}
        assert {s for _, s in order[:land]} == zones
        assert not zones & {s for _, s in order[land:]}


def test_tet_1_4_and_1_6_links_and_routes_are_drawn() -> None:
    b, root = board("tetrarchia"), svg("tetrarchia")
    for k in b["links"]:
        group = next(e for e in root.iter() if e.get("id") == "map-link-" + "_".join(k["between"]))
        bars = [e for e in group if e.get("class") == "map-bar"]
        assert len(bars) == (k["kind"] == "broken"), k
    steps = {s for r in b["routes"].values() for s in pairwise(r)}
    chevrons = next(e for e in root.iter() if e.get("class") == "map-chevron")
    assert chevrons.attrib["d"].count("M") == len(steps)


def test_pieces_of_different_provinces_do_not_overlap() -> None:
    plates = {k: s["plate"] for k, s in listed("triumvirate", "spaces").items() if "plate" in s}
    for (a, p), (b, q) in combinations(plates.items(), 2):
        assert not overlap(p, q), (a, b)


def test_nodes_are_far_enough_apart_for_a_finger() -> None:
    nodes = {k: s["anchor"] for k, s in listed("tetrarchia", "spaces").items()}
    for (a, p), (b, q) in combinations(nodes.items(), 2):
        assert dist(p, q) >= 48, (a, b)


def test_names_of_the_tetrarchia_map_overlap_neither_each_other_nor_a_node() -> None:
    layout = json.loads((maps.ROOT / "build/mapdata/tetrarchia-layout.json").read_text("utf-8"))
    spaces = listed("tetrarchia", "spaces")
    boxes = {}
    for space, (x, y, anchor) in layout["labels"].items():
        width = 8.6 * len(spaces[space]["name"])
        left = {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        boxes[space] = (x - left, y - 5, width, 10)
    for (a, p), (b, q) in combinations(boxes.items(), 2):
        assert not overlap(p, q), (a, b)
    for space, info in spaces.items():
        x, y = info["anchor"]
        for named, box in boxes.items():
            assert not overlap((x - 13, y - 13, 26, 26), box), (space, named)


def overlap(a: Any, b: Any) -> bool:
    return bool(
        a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]
    )


def test_the_committed_maps_are_what_the_script_draws() -> None:
    stale = [
        path.name
        for path, text in maps.render().items()
        if path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run python3 build/map.py"


def test_the_script_draws_the_same_twice() -> None:
    once, again = maps.render(), maps.render()
    assert [path.name for path in once if once[path] != again[path]] == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_every_reference_meets_one(game: str) -> None:
    root = svg(game)
    ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
    assert {k for k, n in ids.items() if n > 1} == set()
    assert {k for k in ids if not k.startswith("map-")} == set()
    for e in root.iter():
        for key, value in e.attrib.items():
            if key == "href":
                assert value[0] == "#"
                assert value[1:] in ids
            for target in re.findall(r"url\(#(.*?)\)", value):
                assert target in ids


@pytest.mark.parametrize("game", GAMES)
def test_each_shape_stands_once_and_the_file_is_small(game: str) -> None:
    # The short paths are pieces, which may share a frame.
    paths = [e.attrib["d"] for e in svg(game).iter(SVG + "path")]
    assert [d for d, n in Counter(paths).items() if n > 1 and len(d) > 200] == []
    raw = (maps.ROOT / "web" / "maps" / f"{game}.svg").read_bytes()
    assert len(zlib.compress(raw, 9)) < LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_file_needs_a_laxer_content_policy(game: str) -> None:
    root = svg(game)
    assert {e.tag.removeprefix(SVG) for e in root.iter()} & {"style", "script", "image"} == set()
    assert not [k for e in root.iter() for k in e.attrib if k == "style" or k.startswith("on")]


@pytest.mark.parametrize("game", GAMES)
def test_every_class_of_a_map_has_its_style(game: str) -> None:
    css = (maps.ROOT / "web" / "css" / "map.css").read_text(encoding="utf-8")
    used = {c for e in svg(game).iter() for c in e.get("class", "").split()}
    unstyled = {
        f"map-{game}",
        "map-province",
        "map-hit-land",
        "map-hit-shape",
        "map-link-group",
        "map-link-normal",
    }
    assert {c for c in used - unstyled if not re.search(rf"\.{c}\b", css)} == set()


def test_both_ways_into_the_dark_theme_set_the_same_colours() -> None:
    css = (maps.ROOT / "web" / "css" / "map.css").read_text(encoding="utf-8")
    start = r'(?:\[data-theme="dark"\]|:not\(\[data-theme="light"\]\))'
    blocks = re.findall(start + r" \{(.*?)\}", css, re.S)
    chosen, system = (sorted(b.split()) for b in blocks)
    assert chosen == system
    light = re.search(r"^:root \{(.*?)^\}", css, re.S | re.M)
    assert light
    names = re.findall(r"(--[\w-]+):", light[1])
    assert [n for n in names if n not in re.findall(r"(--[\w-]+):", " ".join(chosen))] == []
