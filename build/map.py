"""Draws the maps: `python3 build/map.py` (or `python3 build map`) writes web/maps/.

For each game two files, both committed and both the same on every run:

web/maps/<game>.svg, to be fetched, parsed and put into the page (styles: web/css/map.css).
  Every id begins with `map-`. In the page's hands are:
  #map-area-<space>        one group a province (class map-province, data-space), with
                           #map-name-<space> its name: setOwner() of pieces.js sets data-owner
                           (Triumvirate: caesar | pompeius | crassus) or data-out="true"
  #map-layer-highlights    empty, below names and pieces; #map-layer-sea-highlights for seas:
                           highlight(), clearHighlights() of pieces.js
  #map-layer-pieces        empty: put piece() of pieces.js in it
  #map-hit                 on top: one transparent <g class="map-hit-space" data-space="..."> for
                           each space and sea, land above sea; give it role, tabindex and a name
                           (in Tetrarchia that is the node; map-hit-shape, the land around it,
                           is for the pointer only: listen on #map-hit for [data-space])
  #map-link-<a>_<b>        Tetrarchia: a link; data-lit="true" lights it up, data-seat colours it
  --map-text               on the root: factor for the size of names (for small screens)
  data-overview="true"     on the root: the overview of a small screen, without names and minor
                           pieces; --map-pieces is the factor for the size of the others
  data-seat="caesar"       on any ancestor of a piece: sets --seat and --seat-ink

web/maps/<game>.js, an ES module with `map` (types: web/maps/types.js): the view box,
  and for each space its bounds (to zoom to), anchor, label and the slots of its pieces; the
  middle of each link; the pieces with size and the place of a number on them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

if not __package__:  # started as a script
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from build.mapping import tetrarchia, triumvirate

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"triumvirate": triumvirate.build, "tetrarchia": tetrarchia.build}


def render() -> dict[Path, str]:
    """Every generated file with its text."""
    out: dict[Path, str] = {}
    for game, build in GAMES.items():
        board = json.loads((ROOT / "engine" / game / "board.json").read_text(encoding="utf-8"))
        svg, js = build(ROOT / "build" / "mapdata", board)
        out[ROOT / "web" / "maps" / f"{game}.svg"] = svg
        out[ROOT / "web" / "maps" / f"{game}.js"] = js
    return out


def main(argv: list[str]) -> int:
    """Write the maps; with --check only say whether they are up to date."""
    stale = []
    for path, text in render().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT))
        if "--check" not in argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{'stale' if '--check' in argv else 'written'}: {path}")
    return 1 if stale and "--check" in argv else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
