"""``python3 build test``: every check there is, or some of them by name."""

from __future__ import annotations

import argparse
from typing import Any


def add_command(commands: Any) -> None:
    """Put ``test`` on the command line."""
    command = commands.add_parser("test", help="run every test")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    return 1
