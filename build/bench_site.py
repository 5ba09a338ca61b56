"""How fast the site starts and answers in Chromium, and how large it is.

Times are ratios within one run, taken in turns, so that a busy machine slows both sides: the site
as it is against the same site from plain sources, and the first usable page against the engine.
"""

from __future__ import annotations

import json
import os

from build import env, site
from build.tools import CACHE, DIST, ROOT, run

# What the project promises: (name, measured value, most).
LIMITS = {
    "engine ready, cold, against plain sources": 0.55,
    "engine ready, warm, against plain sources": 0.40,
    "first paint of a usable page against engine ready": 0.25,
    "round trip of a command, 95th percentile, ms": 16.0,
    "precache, brotli, MB": 8.0,
}


def main() -> bool:
    """Measure and print; true if every limit is kept."""
    chromium = env.browser()
    site.build(DIST)
    plain = site.build(CACHE / "plain-site", "plain")
    script = ROOT / "build" / "bench_site.mjs"
    rounds = os.environ.get("BENCH_ROUNDS", "5")
    output = run(["node", script, DIST, plain, rounds], env={"CHROMIUM": str(chromium)})
    measured = json.loads(output.splitlines()[-1])
    for name, seconds in measured["times"].items():
        print(f"  {name:<52} {seconds:8.2f} s")
    for name, (raw, packed) in measured["sizes"].items():
        print(f"  {name:<52} {raw / 1e6:8.2f} MB raw {packed / 1e6:8.2f} MB brotli")
    kept = True
    for name, limit in LIMITS.items():
        value = measured["values"][name]
        kept &= value <= limit
        print(
            f"  {name:<52} {value:8.2f}    at most {limit:g} {'' if value <= limit else 'MISSED'}"
        )
    return kept
