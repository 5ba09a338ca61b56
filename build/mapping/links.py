"""The links of the Tetrarchia map: lines between nodes, bars on broken ones, route chevrons."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any

from build.mapping.geo import MapData, Point, Ring, along, curve, through
from build.mapping.svg import el, group, num

NODE = 14.0


@dataclass(frozen=True)
class Link:
    """A link as drawn: its ends, its kind, and the curve's control point if it is curved."""

    between: tuple[str, str]
    kind: str
    ends: tuple[Point, Point]
    control: Point | None

    @property
    def id(self) -> str:
        """The id of its group."""
        return "map-link-" + "_".join(self.between)

    @property
    def line(self) -> Ring:
        """Its points."""
        a, b = self.ends
        return curve(a, self.control, b) if self.control else [a, b]

    @property
    def d(self) -> str:
        """Its path data."""
        (ax, ay), (bx, by) = self.ends
        if self.control is None:
            return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
        cx, cy = self.control
        return f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(bx)} {num(by)}"


def read(data: MapData, board: dict[str, Any], nodes: dict[str, Point]) -> list[Link]:
    """The links of the board file, curved where the map file has a `via` point."""
    vias = {frozenset(f.props["between"]): data.place(f.lines[0][0]) for f in data.of("via")}
    out = []
    for link in board["links"]:
        a, b = link["between"]
        via = vias.get(frozenset((a, b)))
        control = through(nodes[a], via, nodes[b]) if via else None
        out.append(Link((a, b), link["kind"], (nodes[a], nodes[b]), control))
    return out


def visible(link: Link, t: float) -> tuple[Point, Point]:
    """Place and direction at the share t of the part between the nodes' discs."""
    line = link.line
    length = sum(hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(line))
    return along(line, (NODE + t * (length - 2 * NODE)) / length)


def draw(links: list[Link]) -> str:
    """All links, each in a group of its own that the page can light up."""
    out = []
    for link in links:
        parts = [
            el("path", class_="map-link-halo", d=link.d),
            el("path", class_=f"map-link map-link-{link.kind}", d=link.d),
        ]
        if link.kind == "broken":
            parts += [
                el("path", class_="map-bar-halo", d=_bars(link)),
                el("path", class_="map-bar", d=_bars(link)),
            ]
        out.append(el("g", *parts, id=link.id, class_="map-link-group"))
    return group("map-layer-links", *out)


def _bars(link: Link) -> str:
    """Two short strokes across the middle."""
    (x, y), (ux, uy) = visible(link, 0.5)
    out = ""
    for s in (-2.4, 2.4):
        mx, my = x + ux * s, y + uy * s
        out += f"M{num(mx - uy * 6)} {num(my + ux * 6)}L{num(mx + uy * 6)} {num(my - ux * 6)}"
    return out


def chevrons(links: list[Link], routes: dict[str, list[str]]) -> str:
    """An arrow head on each step of a route to ROMA, once for each direction of a link."""
    by_ends = {link.between: link for link in links}
    steps: dict[tuple[str, str], list[str]] = {}
    for numeral, spaces in routes.items():
        for a, b in pairwise(spaces):
            steps.setdefault((a, b), []).append(numeral)
    d = ""
    for a, b in steps:
        forward = (a, b) in by_ends
        link = by_ends[a, b] if forward else by_ends[b, a]
        t = 0.75 if link.kind == "broken" else 0.5
        (x, y), (ux, uy) = visible(link, t if forward else 1 - t)
        if not forward:
            ux, uy = -ux, -uy
        d += _chevron(x, y, ux, uy)
    return group("map-layer-routes", el("path", class_="map-chevron", d=d))


def _chevron(x: float, y: float, ux: float, uy: float) -> str:
    """A solid head pointing along (ux, uy)."""
    pts = [(7, 0), (-5, 6), (-2.2, 0), (-5, -6)]
    return (
        "M"
        + "L".join(f"{num(x + ux * f - uy * s)} {num(y + uy * f + ux * s)}" for f, s in pts)
        + "z"
    )
