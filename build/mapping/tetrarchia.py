"""The map of Tetrarchia."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from build.mapping import layers, links, module, pieces
from build.mapping.geo import MapData, Point, bounds, edges, load
from build.mapping.svg import el, group, num, path_d, use

GAME = "tetrarchia"
DIAMOND = "M0-18L18 0L0 18L-18 0z"


def build(data_dir: Path, board: dict[str, Any]) -> tuple[str, str]:
    """The SVG and the JS module of this map."""
    data = load(data_dir / f"{GAME}.geojson")
    layout = json.loads((data_dir / f"{GAME}-layout.json").read_text(encoding="utf-8"))
    symbols, listed = pieces.read(data_dir.parent / f"pieces-{GAME}.svg")
    nodes = {f.id: data.place(f.props["node"]) for f in data.of("province", "border")}
    nodes.update({k: (x, y) for k, (x, y) in layout["nodes"].items()})
    lines = links.read(data, board, nodes)
    sea_names = [layers.sea_name(data, f) for f in data.of("sea")]
    svg = layers.header(
        GAME,
        layers.defs(layers.shapes(data), *(p for p, _ in sea_names), symbols),
        layers.sea(data),
        group("map-layer-sea-highlights"),
        group("map-layer-sea-names", *(t for _, t in sea_names)),
        layers.land(data),
        layers.relief(data, [(n, 22.0) for n in nodes.values()]),
        _provinces(data),
        layers.rivers(data),
        _borders(data),
        layers.sea_lines(data),
        _regions(board, layout),
        group("map-layer-highlights"),
        links.draw(lines),
        links.chevrons(lines, board["routes"]),
        _sea_nodes(board, layout),
        _nodes(board, nodes),
        _names(data, board, layout),
        group("map-layer-pieces"),
        _hits(data, nodes),
    )
    return svg, module.text(
        GAME,
        {
            "spaces": _spaces(data, board, nodes, layout),
            "links": [
                {
                    "between": list(k.between),
                    "kind": k.kind,
                    "id": k.id,
                    "mid": list(links.visible(k, 0.5)[0]),
                    "control": list(k.control) if k.control else None,
                }
                for k in lines
            ],
            "pieces": module.pieces(listed),
        },
    )


def _provinces(data: MapData) -> str:
    """Fill and band in the region's colour."""
    out = []
    for f in data.of("province", "island"):
        if "region" not in f.props:
            continue
        shape = f"map-p-{f.id}"
        space = f.id if f.kind == "province" else None
        bands = (
            el("g", use(shape, class_="map-band map-band-region"), clip__path=f"url(#map-c-{f.id})")
            if space
            else ""
        )
        out.append(
            el(
                "g",
                use(shape, class_="map-fill"),
                bands,
                class_="map-province",
                id=f"map-area-{f.id}",
                data__space=space,
                data__region=f.props["region"],
            )
        )
    return group("map-layer-provinces", *out)


def _borders(data: MapData) -> str:
    """Borders of provinces, and heavier those between regions."""
    region = {f.id: f.props["region"] for f in data.of("province")}
    sides: dict[tuple[Point, Point], list[str]] = defaultdict(list)
    for f in data.of("province"):
        for ring in f.lines:
            for e in edges(ring):
                sides[e].append(f.id)
    between = [e for e, ids in sides.items() if len({region[i] for i in ids}) == 2]
    heavy = path_d([[data.px[v] for v in line] for line in _joined(between)], closed=False)
    thin = [use(f"map-p-{f.id}", class_="map-border") for f in data.of("province")]
    return group("map-layer-borders", *thin, el("path", class_="map-region-border", d=heavy))


def _joined(pairs: list[tuple[Point, Point]]) -> list[list[Point]]:
    """Edges chained into lines."""
    near: dict[Point, list[Point]] = defaultdict(list)
    for p, q in pairs:
        near[p].append(q)
        near[q].append(p)
    left = {frozenset(e) for e in pairs}
    out = []
    starts = [v for v in near if len(near[v]) != 2] + list(near)
    for start in starts:
        for first in near[start]:
            if frozenset((start, first)) not in left:
                continue
            line = [start, first]
            left.discard(frozenset((start, first)))
            while len(near[line[-1]]) == 2:
                a, b = near[line[-1]]
                step = b if a == line[-2] else a
                if frozenset((line[-1], step)) not in left:
                    break
                left.discard(frozenset((line[-1], step)))
                line.append(step)
            out.append(line)
    return out


def _regions(board: dict[str, Any], layout: dict[str, Any]) -> str:
    """Each region's numeral and name beside it: a region is not known by colour alone."""
    out = []
    for r in board["regions"]:
        x, y = layout["regions"][r["id"]]
        text = f"{r['numeral']} · {r['name']}" if r["numeral"] else r["name"]
        out.append(el("text", text, class_="map-region-name", x=x, y=y, data__region=r["id"]))
    return group("map-layer-regions", *out)


def _sea_nodes(board: dict[str, Any], layout: dict[str, Any]) -> str:
    """The mooring of a sea zone, with its number."""
    out = []
    for zone in board["sea_zones"]:
        x, y = layout["seas"][zone["id"]]
        out.append(
            el(
                "g",
                el("circle", class_="map-mooring", r=14),
                el("text", str(zone["number"]), class_="map-node-number", y=5.2),
                transform=f"translate({num(x)} {num(y)})",
            )
        )
    return group("map-layer-moorings", *out)


def _nodes(board: dict[str, Any], nodes: dict[str, Point]) -> str:
    """A disc with the die's number for each province, a diamond for each border."""
    capital = {e["space"]: e["id"] for e in board["emperors"]}
    out = []
    for p in board["provinces"]:
        x, y = nodes[p["id"]]
        parts = []
        if p["id"] in capital:
            parts.append(el("circle", class_="map-capital", r=18.5))
        if p.get("roma"):
            parts.append(el("circle", class_="map-roma", r=18.5))
        parts.append(el("circle", class_="map-node", r=13.5))
        parts.append(el("text", str(p["number"]), class_="map-node-number", y=5.4))
        if p["id"] in capital:
            letter = capital[p["id"]][0].upper()
            parts.append(
                el(
                    "g",
                    el("circle", class_="map-capital-tab", r=7.5),
                    el("text", letter, class_="map-capital-letter", y=3.8),
                    transform="translate(-13 -13)",
                )
            )
        out.append(
            el(
                "g",
                *parts,
                transform=f"translate({num(x)} {num(y)})",
                id=f"map-node-{p['id']}",
                data__region=p["region"],
                data__seat=capital.get(p["id"]),
            )
        )
    for b in board["borders"]:
        x, y = nodes[b["id"]]
        out.append(
            el(
                "g",
                el("path", class_="map-node", d=DIAMOND),
                el("text", b["numeral"], class_="map-node-numeral", y=4.8),
                transform=f"translate({num(x)} {num(y)})",
                id=f"map-node-{b['id']}",
                data__region=b["numeral"],
            )
        )
    return group("map-layer-nodes", *out)


def _names(data: MapData, board: dict[str, Any], layout: dict[str, Any]) -> str:
    """Names of the spaces beside their nodes, and of lands that are none, fainter."""
    out = [
        layers.name(
            [str(f.props["name"]).upper().replace("U", "V")],
            data.place(f.props["label"]),
            "map-faint",
            10,
        )
        for f in data.of("desert")
        if "label" in f.props
    ]
    roma = next(p["id"] for p in board["provinces"] if p.get("roma"))
    for f in data.of("province", "border"):
        x, y, anchor = layout["labels"][f.id]
        size = 13.5 if f.id == roma else 11.5
        out.append(
            layers.name(
                [str(f.props["name"])],
                (x, y),
                "map-name",
                size,
                anchor=anchor if anchor != "middle" else None,
                space=f.id,
            )
        )
    return group("map-layer-names", *out)


def _hits(data: MapData, nodes: dict[str, Point]) -> str:
    """What the pointer meets: seas, land above them, provinces, and the nodes on top."""
    out = [
        el("g", use(f"map-p-{f.id}"), class_="map-hit-space", data__space=f.id)
        for f in data.of("sea")
    ]
    out.append(el("g", use("map-all-land"), class_="map-hit-land"))
    out += [
        el("g", use(f"map-p-{f.id}"), class_="map-hit-shape", data__space=f.id)
        for f in data.of("province")
    ]
    for f in data.of("province", "border"):
        x, y = nodes[f.id]
        out.append(
            el("g", el("circle", cx=x, cy=y, r=24), class_="map-hit-space", data__space=f.id)
        )
    return group("map-hit", *out)


def _spaces(
    data: MapData, board: dict[str, Any], nodes: dict[str, Point], layout: dict[str, Any]
) -> dict[str, Any]:
    """Per space what the page needs to place pieces."""
    out: dict[str, Any] = {}
    for s in board["provinces"] + board["borders"]:
        x, y = nodes[s["id"]]
        lx, ly, _ = layout["labels"][s["id"]]
        out[s["id"]] = {
            "kind": "province" if "number" in s else "border",
            "name": s.get("name", s.get("land")),
            "text": str(s.get("number", s.get("numeral"))),
            "anchor": [x, y],
            "label": [lx, ly],
            "bounds": list(bounds(data.drawn(data.get(s["id"])))),
            "slots": {
                "token": [x, y],
                "badge": [x + 13, y + 11],
                "figure": [x, y - 23],
                "second": [x + 24, y - 19],
            },
        }
    for z in board["sea_zones"]:
        f = data.get(z["id"])
        x, y = layout["seas"][z["id"]]
        out[z["id"]] = {
            "kind": "sea",
            "name": z["name"],
            "text": str(z["number"]),
            "anchor": [x, y],
            "label": list(data.place(f.props["label"])),
            "bounds": list(bounds(data.drawn(f))),
            "slots": {"ship": [x, y - 31]},
        }
    return out
