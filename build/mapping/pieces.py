"""The hand-drawn pieces: read from their source, put into the map's defs, listed for the page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Piece:
    """A symbol drawn around (0, 0): its id, its size, and where a number on it stands."""

    id: str
    width: float
    height: float
    text: tuple[float, float, float] | None


def read(path: Path) -> tuple[str, list[Piece]]:
    """The symbols as text for the defs, without our data attributes, and their list."""
    source = path.read_text(encoding="utf-8")
    pieces = []
    for symbol in ElementTree.fromstring(source).iter(SVG + "symbol"):
        if "data-size" not in symbol.attrib:  # a part of others
            continue
        width, height = (float(v) for v in symbol.attrib["data-size"].split())
        text = symbol.get("data-text")
        x_y_px = tuple(float(v) for v in text.split()) if text else None
        assert x_y_px is None or len(x_y_px) == 3
        pieces.append(Piece(symbol.attrib["id"], width, height, x_y_px))
    body = source[source.index(">") + 1 : source.rindex("</svg>")]
    body = re.sub(r"<!--.*?-->", "", body, flags=re.S)
    body = re.sub(r' data-(size|text)="[^"]*"', "", body)
    return body.strip(), pieces
