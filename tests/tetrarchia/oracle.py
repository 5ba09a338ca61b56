"""Combat worked out a second time, from what the page sees and the board file, without the rules.

Spaces are ids and sets, support chains grow space by space, dice are counted one by one.
"""

from __future__ import annotations

import json
from importlib.resources import files

from engine.tetrarchia.view import View

_DATA = json.loads(files("engine.tetrarchia").joinpath("board.json").read_text(encoding="utf-8"))
NEAR: dict[str, set[str]] = {}
for _link in _DATA["links"]:
    for _here, _there in (_link["between"], reversed(_link["between"])):
        NEAR.setdefault(_here, set()).add(_there)
COAST = {
    zone["id"]: {p["id"] for p in _DATA["provinces"] if zone["id"] in p["coasts"]}
    for zone in _DATA["sea_zones"]
}
Counts = dict[str, int]


def _tokens(view: View, figure: str) -> set[str]:
    """Own tokens, the printed one included where it counts."""
    found = {space.id for space in view.spaces if space.token == figure}
    for space in view.spaces:
        covered = space.token or space.unrest or space.revolt
        if space.capital_of == figure and not covered:
            found.add(space.id)
    return found


def _grow(start: str, members: set[str]) -> set[str]:
    found = {start}
    while True:
        more = {b for a in found for b in NEAR[a] if b in members} - found
        if not more:
            return found
        found |= more


def _touches(space: str, chain: set[str]) -> bool:
    return space in chain or any(near in chain for near in NEAR[space])


def _count(add: int, times: int, barbarian_add: int, barbarian_times: int) -> Counts:
    counts = {"victory": 0, "draw": 0, "defeat": 0}
    for roman in (1, 2, 3, 4, 5, 6):
        for normal in (1, 2, 3, 4, 5, 6):
            ours = (roman + add) * times
            theirs = (normal + barbarian_add) * barbarian_times
            if ours > theirs:
                counts["victory"] += 1
            elif ours == theirs:
                counts["draw"] += 1
            else:
                counts["defeat"] += 1
    return counts


def land(view: View, figure: str, army: str) -> Counts:
    """Of the 36 rolls, how many win, draw and lose against the army in a space."""
    at = {f.id: f.at for f in view.figures if f.at}
    mine = _tokens(view, figure)
    ours = _grow(at[figure], mine)
    helpers = [f for f, space in at.items() if f != figure and _touches(space, ours)]
    revolts = {space.id for space in view.spaces if space.revolt}
    theirs = _grow(army, revolts)
    others = [s for s in view.spaces if s.army != "none" and s.id != army]
    hordes = [space for space in others if _touches(space.id, theirs)]
    fighter = next(space for space in view.spaces if space.id == army)
    goths = any(space.army == "goths" for space in (fighter, *hordes))
    return _count(
        len(ours & mine), 2 ** len(helpers), len(theirs & revolts) + goths, 2 ** len(hordes)
    )


def sea(view: View, figure: str, zone: str) -> Counts:
    """The same against the Pirates of a zone."""
    coast = COAST[zone]
    at = {f.id: f.at for f in view.figures if f.at}
    mine = _tokens(view, figure) & coast
    helpers = [f for f, space in at.items() if f != figure and space in coast]
    revolts = {space.id for space in view.spaces if space.revolt and space.id in coast}
    hordes = [space for space in view.spaces if space.army != "none" and space.id in coast]
    goths = any(space.army == "goths" for space in hordes)
    return _count(len(mine), 2 ** len(helpers), len(revolts) + goths, 2 ** len(hordes))
