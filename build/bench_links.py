"""How long links are, over 200 finished random games of each kind."""

from __future__ import annotations

from statistics import median

from engine.core.link import to_link
from engine.service import GAMES
from tests.core import recorded

GAMES_MEASURED = 200
MEDIAN_AT_MOST = 250
MOST = 1800


def main() -> bool:
    """Print the lengths in characters; false if they are above their limits."""
    good = True
    for name in GAMES:
        tables = [recorded.finished(name, number) for number in range(GAMES_MEASURED)]
        lengths = sorted(len(to_link(table)) for table in tables)
        commands = sorted(table.head for table in tables)
        middle = median(lengths)
        good &= middle <= MEDIAN_AT_MOST and lengths[-1] <= MOST
        print(
            f"{name}: links of {GAMES_MEASURED} random games: median {middle:.0f} "
            f"(at most {MEDIAN_AT_MOST}), longest {lengths[-1]} (at most {MOST}) characters; "
            f"commands: median {median(commands):.0f}, most {commands[-1]}"
        )
    return good
