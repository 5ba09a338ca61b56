"""How long bots think about a whole turn in Chromium, how smooth the page stays, how they stop."""

from __future__ import annotations

import json
import os

from build import env, site
from build.tools import DIST, ROOT, run

# What the project promises, in seconds and milliseconds on two cores.
LIMITS = {
    "medium, a whole turn, median, s": 1.5,
    "hard, a whole turn, median, s": 6.0,
    "longest frame of the page meanwhile, ms": 100.0,
    "stop to plan, longest, ms": 300.0,
}


def main() -> bool:
    """Measure and print; true if every limit is kept."""
    chromium = env.browser()
    site.build(DIST)
    script = ROOT / "build" / "bench_thinking.mjs"
    turns = os.environ.get("BENCH_TURNS", "12")
    output = run(["node", script, DIST, turns], env={"CHROMIUM": str(chromium)})
    kept = True
    for game, measured in json.loads(output.splitlines()[-1]).items():
        print(f"  {game}")
        for name, limit in LIMITS.items():
            value = measured[name]
            kept &= value <= limit
            missed = "" if value <= limit else "MISSED"
            print(f"    {name:<40} {value:8.2f}    at most {limit:g} {missed}")
        for name, value in measured["more"].items():
            print(f"    {name:<40} {value:8.2f}")
    return kept
