"""The map of The End of the Triumvirate."""

from __future__ import annotations

import json
from math import hypot
from pathlib import Path
from typing import Any

from build.mapping import layers, module, pieces
from build.mapping.geo import (
    LAND,
    MapData,
    Point,
    along,
    bounds,
    curve,
    edges,
    inside,
    load,
    through,
)
from build.mapping.svg import el, group, num, use

GAME = "triumvirate"

# Where the pieces of a province stand, relative to the layout's `at`.
PLANS: dict[str, dict[str, Point]] = {
    "row": {
        "box": (-7, 0),
        "governorIn": (3.5, -2),
        "governorOut": (-46, 0),
        "servant": (-47, 10),
        "governorOnServant": (-47, -8),
        "idle": (-62, 22),
        "legion": (34, 0),
        "gold": (56, 4),
    },
    "stack": {
        "box": (0, -16),
        "governorIn": (10.5, -18),
        "governorOut": (-25, 16),
        "servant": (-26, 26),
        "governorOnServant": (-26, 8),
        "idle": (-42, 38),
        "legion": (1, 16),
        "gold": (24, 19),
    },
}
AREAS: dict[str, tuple[float, float, float, float]] = {
    "row": (-58, -17, 126, 34),
    "stack": (-38, -32, 75, 64),
}


def build(data_dir: Path, board: dict[str, Any]) -> tuple[str, str]:
    """The SVG and the JS module of this map."""
    data = load(data_dir / f"{GAME}.geojson")
    layout = json.loads((data_dir / f"{GAME}-layout.json").read_text(encoding="utf-8"))
    symbols, listed = pieces.read(data_dir.parent / f"pieces-{GAME}.svg")
    sea_names = [layers.sea_name(data, f) for f in data.of("sea")]
    avoid = [(data.place(f.props["label"]), 40.0) for f in data.of("mountain")]
    svg = layers.header(
        GAME,
        layers.defs(layers.shapes(data), *(p for p, _ in sea_names), symbols),
        layers.sea(data),
        group("map-layer-sea-highlights"),
        group("map-layer-sea-names", *(t for _, t in sea_names)),
        layers.land(data),
        layers.relief(data, avoid),
        _provinces(data, layout),
        layers.rivers(data),
        group(
            "map-layer-borders",
            *(use(f"map-p-{f.id}", class_="map-border") for f in data.of("province")),
        ),
        layers.sea_lines(data),
        group("map-layer-highlights"),
        _arrows(data),
        _names(data, layout),
        group("map-layer-pieces"),
        _hits(data, layout),
    )
    return svg, module.text(
        GAME,
        {
            "spaces": _spaces(data, layout, board),
            "arrows": [
                {"between": f.props["between"], "mid": list(along(_arrow(data, f), 0.5)[0])}
                for f in data.of("arrow")
            ],
            "pieces": module.pieces(listed),
        },
    )


def _provinces(data: MapData, layout: dict[str, Any]) -> str:
    """Fill and, along the inside of the border, the band in the owner's colour."""
    out = []
    for f in data.of("province"):
        shape = f"map-p-{f.id}"
        bands = el(
            "g",
            use(shape, class_="map-band map-band-wide"),
            use(shape, class_="map-band map-band-narrow"),
            clip__path=f"url(#map-c-{f.id})",
        )
        out.append(
            el(
                "g",
                use(shape, class_="map-fill"),
                bands,
                _plate(layout[f.id]),
                id=f"map-area-{f.id}",
                class_="map-province",
                data__space=f.id,
            )
        )
    return group("map-layer-provinces", *out)


def _plate(p: dict[str, Any]) -> str:
    """For a province too small for its pieces: a plate in the open sea, tied to the land."""
    if "leader" not in p:
        return ""
    (x1, y1), (x2, y2) = p["leader"]
    x, y, w, h = _area(p)
    d = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return el(
        "g",
        el("path", class_="map-leader-halo", d=d),
        el("path", class_="map-leader", d=d),
        el("circle", class_="map-leader-end", cx=x2, cy=y2, r=4),
        el("rect", class_="map-plate", x=x - 4, y=y - 3, width=w + 8, height=h + 6, rx=9),
        class_="map-callout",
    )


def _area(p: dict[str, Any]) -> tuple[float, float, float, float]:
    """The rectangle around a province's pieces."""
    x, y, w, h = AREAS[p["plan"]]
    return p["at"][0] + x, p["at"][1] + y, w, h


def _arrow(data: MapData, f: Any) -> list[Point]:
    a, via, b = (data.place(v) for v in f.lines[0])
    return curve(a, through(a, via, b), b)


def _arrows(data: MapData) -> str:
    """The arrow links, with a head at both ends."""
    out = []
    for f in data.of("arrow"):
        line = _arrow(data, f)
        a, via, b = (data.place(v) for v in f.lines[0])
        c = through(a, via, b)
        d = f"M{num(a[0])} {num(a[1])}Q{num(c[0])} {num(c[1])} {num(b[0])} {num(b[1])}"
        heads = _head(line[0], line[2]) + _head(line[-1], line[-3])
        out.append(
            el(
                "g",
                el("path", class_="map-arrow-halo", d=d),
                el("path", class_="map-arrow", d=d),
                el("path", class_="map-arrow-head", d=heads),
            )
        )
    return group("map-layer-arrows", *out)


def _head(tip: Point, back: Point) -> str:
    """An arrow head at the tip, away from `back`."""
    d = hypot(tip[0] - back[0], tip[1] - back[1])
    ux, uy = (tip[0] - back[0]) / d, (tip[1] - back[1]) / d
    x, y = tip[0] + ux * 3, tip[1] + uy * 3
    pts = [
        (x, y),
        (x - 11 * ux - 5 * uy, y - 11 * uy + 5 * ux),
        (x - 8 * ux, y - 8 * uy),
        (x - 11 * ux + 5 * uy, y - 11 * uy - 5 * ux),
    ]
    return "M" + "L".join(f"{num(a)} {num(b)}" for a, b in pts) + "z"


def _names(data: MapData, layout: dict[str, Any]) -> str:
    """Names of provinces and, fainter, of other lands."""
    out = []
    for f in data.of("neutral", "desert", "mountain", "island"):
        if "label" in f.props and f.id not in ("cyprus", "creta", "sardinia"):
            text = f.id if f.kind == "mountain" else str(f.props["name"])
            out.append(
                layers.name(
                    [text.upper().replace("U", "V")],
                    data.place(f.props["label"]),
                    "map-faint",
                    9.5 if f.kind == "mountain" else 11.5,
                )
            )
    for f in data.of("province"):
        p = layout[f.id]
        out.append(
            layers.name(
                p["lines"], tuple(p["label"]), "map-name", p["size"], p.get("rot"), space=f.id
            )
        )
    return group("map-layer-names", *out)


def _hits(data: MapData, layout: dict[str, Any]) -> str:
    """What the pointer meets: seas, above them all land, above that the provinces."""
    out = [
        el("g", use(f"map-p-{f.id}"), class_="map-hit-space", data__space=f.id)
        for f in data.of("sea")
    ]
    out.append(el("g", use("map-all-land"), class_="map-hit-land"))
    for f in data.of("province"):
        p = layout[f.id]
        x, y, w, h = _area(p)
        plate = el("rect", x=x, y=y, width=w, height=h, rx=9)
        out.append(el("g", use(f"map-p-{f.id}"), plate, class_="map-hit-space", data__space=f.id))
    return group("map-hit", *out)


def _spaces(data: MapData, layout: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
    """Per space what the page needs to place pieces."""
    out: dict[str, Any] = {}
    for p in board["provinces"]:
        f, plan = data.get(p["id"]), layout[p["id"]]
        x, y = plan["at"]
        slots = {k: [x + dx, y + dy] for k, (dx, dy) in PLANS[plan["plan"]].items()}
        dx, dy = plan["character"]
        slots["character"] = [x + dx, y + dy]
        slots["carried"] = [x + dx + 14, y + dy + 14]
        out[p["id"]] = {
            "kind": "province",
            "name": p["name"],
            "anchor": list(data.place(f.props["anchor"])),
            "label": plan["label"],
            "bounds": list(bounds(data.drawn(f))),
            "plan": plan["plan"],
            "plate": list(_area(plan)),
            "slots": slots,
            "landing": {s: list(_landing(data, p["id"], s)) for s in p["seas"]},
        }
    for s in board["seas"]:
        f = data.get(s["id"])
        x, y = layout[s["id"]]["at"]
        out[s["id"]] = {
            "kind": "sea",
            "name": s["name"],
            "anchor": [x, y],
            "label": list(data.place(f.props["label"])),
            "bounds": list(bounds(data.drawn(f))),
            "slots": {
                "character": [x, y],
                "legion": [x + 36, y],
                "carried": [x + 14, y + 14],
                "ship": [x - 38, y],
            },
        }
    return out


def _landing(data: MapData, province: str, sea: str) -> Point:
    """The middle of the coast edge on that sea that is nearest to the province's anchor."""
    zone = data.get(sea).lines
    uses: dict[Any, int] = {}
    for f in data.of(*LAND):
        for ring in f.lines:
            for e in edges(ring):
                uses[e] = uses.get(e, 0) + 1
    ax, ay = data.place(data.get(province).props["anchor"])
    best: tuple[float, Point] | None = None
    for ring in data.get(province).lines:
        for p, q in edges(ring):
            if uses[p, q] == 1 and inside(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), zone):
                (x1, y1), (x2, y2) = data.px[p], data.px[q]
                m = ((x1 + x2) / 2, (y1 + y2) / 2)
                d = hypot(m[0] - ax, m[1] - ay)
                if best is None or d < best[0]:
                    best = (d, m)
    assert best is not None, f"{province} has no coast on {sea}"
    return best[1]
