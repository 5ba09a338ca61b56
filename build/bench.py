"""``python3 build bench [names] [-- arguments]``: measures, in ratios within one run.

Each bench is a module ``build/bench_<name>.py`` with a ``main() -> bool``, run in the project's
environment; false, like an error, fails the command. What follows ``--`` is for the bench itself.
"""

from __future__ import annotations

import argparse
from itertools import takewhile
from typing import Any

from build import env
from build.tools import ROOT, BuildError, say, show


def names() -> list[str]:
    """The benches there are."""
    return sorted(path.stem.removeprefix("bench_") for path in (ROOT / "build").glob("bench_*.py"))


def add_command(commands: Any) -> None:
    """Put ``bench`` on the command line."""
    command = commands.add_parser("bench", help="measure speed and sizes")
    command.add_argument("names", nargs="*", help=f"which: {', '.join(names())} (default: all)")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    named = list(takewhile(lambda name: not name.startswith("-"), options.names))
    arguments = options.names[len(named) :]
    chosen = named or names()
    for name in chosen:
        if name not in names():
            raise BuildError(f"there's no bench {name}; there are {', '.join(names())}")
    python = env.developer_python()
    failed = []
    for name in chosen:
        say(f"bench {name}")
        code = f"import sys; from build import bench_{name} as b; sys.exit(not b.main())"
        if not show([python, "-c", code, *arguments]):
            failed.append(name)
    if failed:
        say(f"failed: {', '.join(failed)}")
    return bool(failed)
