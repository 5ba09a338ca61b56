"""``python3 build play|site|test|bench``: makes what it needs and does it.

Only the standard library is imported here, so each command works first on a fresh machine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (older ones are to be told so)
    sys.exit("build: Python 3.11 or newer is needed, this is " + sys.version.split()[0])
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from build import bench, serve, site, tests  # noqa: E402
from build.tools import BuildError  # noqa: E402


def parser() -> argparse.ArgumentParser:
    """The command line of the build."""
    top = argparse.ArgumentParser(prog="python3 build", description="Build and try Tabularium.")
    commands = top.add_subparsers(dest="command", required=True)
    for module in (serve, site, tests, bench):
        module.add_command(commands)
    return top


def main() -> int:
    """Carry out one command; the exit status says whether it went well."""
    options = parser().parse_args()
    try:
        return int(options.run(options))
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130


sys.exit(main())
