"""The layers that both maps share, bottom to top: sea, land, relief, rivers, names."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from build.mapping.geo import LAND, Feature, MapData, Point, inside
from build.mapping.svg import el, group, num, path_d, use

WIDTH, HEIGHT = 1280, 800
CLIPPED = ("province",)
WATER_LINES = (("outer", 44.0), ("line", 23.6), ("middle", 22.6), ("line", 12.4), ("inner", 11.4))
DESERT_EDGE = (34.0, 24.0, 14.0)


def header(game: str, *body: str) -> str:
    """The whole file. The links to style sheets serve the file opened alone."""
    start = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<?xml-stylesheet href="../css/fonts.css" type="text/css"?>\n'
        '<?xml-stylesheet href="../css/map.css" type="text/css"?>\n'
    )
    inner = "\n".join(body)
    return (
        start
        + el(
            "svg",
            f"\n{inner}\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            class_=f"map map-{game}",
        )
        + "\n"
    )


def defs(*parts: str) -> str:
    """The definitions, one a line."""
    inner = "\n".join(parts)
    return el("defs", f"\n{inner}\n")


def shapes(data: MapData) -> str:
    """Every land's path, once; clip paths of the spaces; the land as a whole."""
    out = [
        el("path", id=f"map-p-{f.id}", d=path_d(data.drawn(f), closed=True))
        for f in data.of("sea", *LAND)
    ]
    out += [el("clipPath", use(f"map-p-{f.id}"), id=f"map-c-{f.id}") for f in data.of(*CLIPPED)]
    out.append(group("map-all-land", *(use(f"map-p-{f.id}") for f in data.of(*LAND))))
    out.append(el("clipPath", *(use(f"map-p-{f.id}") for f in data.of(*LAND)), id="map-c-land"))
    return "\n".join(out)


def hatch() -> str:
    """Fine diagonal lines: a target of an attack, told apart without colour."""
    line = el("path", class_="map-hatch", d="M-1 1l2-2M0 8l8-8M7 9l2-2")
    return el("pattern", line, id="map-hatch", width=8, height=8, patternUnits="userSpaceOnUse")


def sea(data: MapData) -> str:
    """Open water, the graticule and the lines that follow the coasts."""
    gradient = el(
        "radialGradient",
        el("stop", offset="0", class_="map-stop-wave"),
        el("stop", offset=".55", class_="map-stop-sea"),
        el("stop", offset="1", class_="map-stop-deep"),
        id="map-sea-light",
        cx=640,
        cy=430,
        r=820,
        gradientUnits="userSpaceOnUse",
    )
    water = el(
        "rect", x=-400, y=-300, width=WIDTH + 800, height=HEIGHT + 600, fill="url(#map-sea-light)"
    )
    grid = el("path", class_="map-graticule", d=_graticule(data))
    lines = [
        use("map-all-land", class_=f"map-water map-water-{name}", stroke__width=width)
        for name, width in WATER_LINES
    ]
    return group("map-layer-sea", el("defs", gradient, hatch()), water, grid, *lines)


def _graticule(data: MapData) -> str:
    """Meridians every ten degrees, parallels every five."""
    lines = [[data.place((lon, lat)) for lat in range(22, 58, 2)] for lon in range(-30, 61, 10)]
    lines += [[data.place((lon, lat)) for lon in range(-30, 61, 3)] for lat in range(20, 61, 5)]
    return path_d(lines, closed=False)


def land(data: MapData) -> str:
    """All land in the neutral colour with its coast line, deserts and mountains on it."""
    # The coast is a stroke below the fill: so it shows on the water's side only.
    parts = [use("map-all-land", class_="map-coast"), use("map-all-land", class_="map-land")]
    deserts = [
        use(f"map-p-{f.id}")
        for f in data.of(*LAND)
        if f.kind == "desert" or f.props.get("ground") == "desert"
    ]
    if deserts:
        parts.append(group("map-deserts", *deserts))
        # Strokes of falling width stand in for a blur, which is costly on small machines.
        edge = [use("map-deserts", class_="map-desert-edge", stroke__width=w) for w in DESERT_EDGE]
        parts.append(group(None, *edge, clip__path="url(#map-c-land)"))
    parts += [use(f"map-p-{f.id}", class_="map-mountain") for f in data.of("mountain")]
    return group("map-layer-land", *parts)


def relief(data: MapData, avoid: list[tuple[Point, float]]) -> str:
    """Small peaks over the mountains, none within the distances of `avoid`."""
    peaks, shades = [], []
    for f in data.of("mountain"):
        for i, (x, y) in enumerate(_scatter(data, f)):
            if any(abs(x - a) < w and abs(y - b) < 9 for (a, b), w in avoid):
                continue
            h, w = (6.5, 5.0) if i % 3 else (8.0, 6.0)
            peaks.append([(x - w, y + h / 2), (x, y - h / 2), (x + w, y + h / 2)])
            shades.append([(x + 1.4, y + h / 2), (x, y - h / 2)])
    d = path_d(peaks, closed=False) + path_d(shades, closed=False)
    return el("path", class_="map-peaks", d=d) if peaks else ""


def _scatter(data: MapData, f: Feature, step: float = 14.0) -> list[Point]:
    """Places for peaks: a staggered grid, shaken a little, well inside the shape."""
    rings = data.drawn(f)
    out = []
    for row in range(int(HEIGHT / (step * 0.7))):
        for col in range(int(WIDTH / step)):
            shake = ((row * 37 + col * 101) % 17 - 8) / 4
            x = col * step + (row % 2) * step / 2 + shake
            y = row * step * 0.7 + shake / 2
            if all(inside((x + a, y + b), rings) for a, b in ((-7, 4), (7, 4), (0, -5))):
                out.append((x, y))
    return out


def rivers(data: MapData) -> str:
    """Rivers, under the borders."""
    lines = [line for f in data.of("river") for line in data.drawn(f)]
    return el("path", id="map-layer-rivers", class_="map-river", d=path_d(lines, closed=False))


def sea_lines(data: MapData) -> str:
    """Where two sea areas meet in open water."""
    lines = [line for f in data.of("sea_line") for line in data.drawn(f)]
    return el("path", class_="map-sea-line", d=path_d(lines, closed=False))


def sea_name(data: MapData, f: Feature, dy: float = 0.0) -> tuple[str, str]:
    """A sea's name along its parallel: the curve for the defs, and the text."""
    lon, lat = f.props["label"]
    text = str(f.props["name"]).upper().replace("U", "V")
    line = [data.place((lon + i * 1.5, lat)) for i in range(-10, 11)]
    line = [(x, y + dy) for x, y in line]
    half = [hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(line)]
    t = sum(half[:10]) / sum(half)
    path = el("path", id=f"map-t-{f.id}", d=path_d([line], closed=False))
    name = el(
        "text",
        el("textPath", text, href=f"#map-t-{f.id}", startOffset=f"{num(t * 100)}%"),
        class_="map-sea-name",
    )
    return path, name


def name(
    lines: list[str],
    at: Point,
    cls: str,
    size: float,
    rot: float | None = None,
    anchor: str | None = None,
    space: str | None = None,
) -> str:
    """A name, its lines centred on a point (or set to one side of it); size in px."""
    x, y = at
    step = 1.15
    first = -step * (len(lines) - 1) / 2 + 0.35
    spans = [el("tspan", t, x="0", y=f"{num(first + i * step)}em") for i, t in enumerate(lines)]
    place = f"translate({num(x)} {num(y)})" + (f" rotate({num(rot)})" if rot else "")
    text = el("text", *spans, class_=cls, font__size=f"{num(size / 10)}em", text__anchor=anchor)
    return el("g", text, id=f"map-name-{space}" if space else None, transform=place)
