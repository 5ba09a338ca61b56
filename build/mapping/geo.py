"""Geometry: from the GeoJSON's lon/lat coverage to points in the view box.

All land features of a map are one coverage: neighbours share the very same vertices.
Whatever moves a vertex here moves it for every feature, so the coverage stays clean.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import asinh, ceil, cos, hypot, radians, sin, sqrt
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = list[Point]

LAND = ("province", "border", "neutral", "desert", "mountain", "island")
CURVES = ("arrow", "via")  # points that a curve passes through
LONGEST_EDGE = 1.0  # degrees; longer edges are cut so that they follow the projection


@dataclass(frozen=True)
class Projection:
    """Lambert azimuthal equal-area, then the mild lens r -> R asinh(r / R)."""

    lon0: float
    lat0: float
    earth_km: float
    lens_km: float
    scale: float
    x0: float
    y0: float

    @classmethod
    def read(cls, p: dict[str, Any]) -> Projection:
        """The projection that a map file names."""
        return cls(
            p["lon0"], p["lat0"], p["earth_km"], p["R_km"], p["scale_px_per_km"], p["x0"], p["y0"]
        )

    def at(self, lonlat: Point) -> Point:
        """Degrees east and north to px of the view box."""
        lon, lat, lat0 = radians(lonlat[0] - self.lon0), radians(lonlat[1]), radians(self.lat0)
        c = sin(lat0) * sin(lat) + cos(lat0) * cos(lat) * cos(lon)
        k = sqrt(2 / (1 + c)) * self.earth_km
        x = k * cos(lat) * sin(lon)
        y = k * (cos(lat0) * sin(lat) - sin(lat0) * cos(lat) * cos(lon))
        r = hypot(x, y)
        m = self.lens_km * asinh(r / self.lens_km) / r if r > 1e-6 else 1.0
        return self.x0 + self.scale * x * m, self.y0 - self.scale * y * m


@dataclass
class Feature:
    """One feature of a map file: its properties, and its lines (for areas: closed rings)."""

    props: dict[str, Any]
    lines: list[Ring]

    @property
    def kind(self) -> str:
        """What it is: province, sea, river ..."""
        return str(self.props["kind"])

    @property
    def id(self) -> str:
        """The id of the space or decoration; empty if it has none."""
        return str(self.props.get("id", ""))


@dataclass
class MapData:
    """A map file, read; `px` holds the place of every vertex in the view box."""

    projection: Projection
    features: list[Feature]
    px: dict[Point, Point] = field(default_factory=dict)

    def of(self, *kinds: str) -> list[Feature]:
        """The features of these kinds, in the file's order."""
        return [f for f in self.features if f.kind in kinds]

    def get(self, feature_id: str) -> Feature:
        """The area with this id; KeyError if there is none."""
        for f in self.features:
            if f.id == feature_id and f.kind != "river":
                return f
        raise KeyError(feature_id)

    def place(self, lonlat: Iterable[float]) -> Point:
        """Where a single lon/lat position (an anchor, a label) stands."""
        lon, lat = lonlat
        return self.projection.at((lon, lat))

    def drawn(self, f: Feature) -> list[Ring]:
        """The feature's lines in px."""
        return [[self.px[v] for v in line] for line in f.lines]


def load(path: Path) -> MapData:
    """Read a map file, cut long edges, project, and smooth the inner borders."""
    doc = json.loads(path.read_text(encoding="utf-8"))
    features = [
        Feature(
            f["properties"],
            [_cut(line) for line in _lines(f["geometry"])]
            if f["properties"]["kind"] not in CURVES
            else _lines(f["geometry"]),
        )
        for f in doc["features"]
    ]
    data = MapData(Projection.read(doc["projection"]), features)
    for f in features:
        for line in f.lines:
            for v in line:
                data.px[v] = data.projection.at(v)
    _smooth(data)
    return data


def _lines(geometry: dict[str, Any]) -> list[Ring]:
    """The geometry as a flat list of lines."""
    c = geometry["coordinates"]
    match geometry["type"]:
        case "Point":
            nested = [[c]]
        case "LineString":
            nested = [c]
        case "Polygon" | "MultiLineString":
            nested = c
        case "MultiPolygon":
            nested = [ring for polygon in c for ring in polygon]
        case other:
            raise ValueError(f"geometry of an unknown type: {other}")
    return [[(float(x), float(y)) for x, y in line] for line in nested]


def _cut(line: Ring) -> Ring:
    """Cut edges longer than a degree; from either side an edge is cut at the same points."""
    out = line[:1]
    for p, q in pairwise(line):
        n = ceil(hypot(q[0] - p[0], q[1] - p[1]) / LONGEST_EDGE)
        lo, hi = min(p, q), max(p, q)
        cuts = [
            (round(lo[0] + (hi[0] - lo[0]) * i / n, 4), round(lo[1] + (hi[1] - lo[1]) * i / n, 4))
            for i in range(1, n)
        ]
        out += (cuts if p == lo else cuts[::-1]) + [q]
    return out


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The ring's edges, each with its ends in canonical order."""
    for p, q in pairwise(ring):
        yield (p, q) if p < q else (q, p)


def _smooth(data: MapData, rounds: int = 5) -> None:
    """Take the tremor out of borders between lands (Taubin: no shrinking); coasts stay."""
    uses: Counter[tuple[Point, Point]] = Counter()
    for f in data.of(*LAND):
        for ring in f.lines:
            uses.update(edges(ring))
    near: dict[Point, list[Point]] = defaultdict(list)
    coastal: set[Point] = set()
    for (p, q), n in uses.items():
        near[p].append(q)
        near[q].append(p)
        if n == 1:
            coastal |= {p, q}
    free = sorted(v for v, n in near.items() if len(n) == 2 and v not in coastal)
    for _ in range(rounds):
        for weight in (0.5, -0.52):
            moved = {}
            for v in free:
                (ax, ay), (bx, by), (x, y) = data.px[near[v][0]], data.px[near[v][1]], data.px[v]
                moved[v] = (x + weight * ((ax + bx) / 2 - x), y + weight * ((ay + by) / 2 - y))
            data.px.update(moved)


def inside(p: Point, rings: list[Ring]) -> bool:
    """Even-odd test over all rings."""
    x, y = p
    odd = False
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
    return odd


def bounds(rings: list[Ring]) -> tuple[float, float, float, float]:
    """x, y, width and height of the smallest upright rectangle around the rings."""
    xs, ys = [x for r in rings for x, _ in r], [y for r in rings for _, y in r]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def along(line: Ring, t: float) -> tuple[Point, Point]:
    """The point at the share t of a line's length, and the unit direction there."""
    parts = [hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(line)]
    rest = t * sum(parts)
    for (p, q), d in zip(pairwise(line), parts, strict=True):
        if rest <= d and d > 0:
            u = ((q[0] - p[0]) / d, (q[1] - p[1]) / d)
            return (p[0] + u[0] * rest, p[1] + u[1] * rest), u
        rest -= d
    return line[-1], (1.0, 0.0)


def through(a: Point, via: Point, b: Point) -> Point:
    """The control point of the quadratic curve from a to b that passes through via."""
    return 2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2


def curve(a: Point, c: Point, b: Point, steps: int = 24) -> Ring:
    """Points of the quadratic curve a, c, b."""
    out = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        out.append(
            (
                u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
                u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
            )
        )
    return out
