"""``python3 build test``: every check there is, or some of them by name."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from build import env, runtime, site, vendor
from build.tools import DIST, ROOT, BuildError, say

# The parts of the engine that are tested inside Pyodide too.
ENGINE_TESTS = ("core", "triumvirate", "tetrarchia", "bots")
# How pytest ("3 passed", "1 error") and node's test runner ("ℹ pass 3") count.
COUNTS = re.compile(
    r"(?P<number>\d+) (?P<word>passed|failed|errors?|skipped)\b"
    r"|^ℹ (?P<node>pass|fail|cancelled|skipped) (?P<count>\d+)$"
)
PASSED, SKIPPED = {"passed", "pass"}, {"skipped"}


@dataclass
class Tally:
    """How many tests passed, failed and were left out; each linter counts as one test."""

    everything: bool = False
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, word: str, number: int) -> None:
        """Count tests under the word that their runner uses."""
        if word in PASSED:
            self.passed += number
        elif word in SKIPPED:
            self.skipped += number
        else:
            self.failed += number

    def check(self, name: str, command: Sequence[str | Path]) -> None:
        """Run a linter as one test; what it says is shown if it complains."""
        status, lines = _tee(command, quiet=True)
        self.add("failed" if status else "passed", 1)
        if status:
            self.broken.append(name)
            print("\n".join(lines[:200]), flush=True)

    def runner(self, name: str, command: Sequence[str | Path], **extra: str) -> None:
        """Run a test runner and take over its counts."""
        status, lines = _tee(command, extra)
        before = self.failed
        for word, number in read_counts(lines):
            self.add(word, number)
        if status:
            self.broken.append(name)
            # It may have failed without having counted a failure.
            self.failed += self.failed == before


def read_counts(lines: Sequence[str]) -> list[tuple[str, int]]:
    """The counts in the closing lines of pytest or of node's test runner."""
    last = next((line for line in reversed(lines) if re.search(r"\bin \d[\d.]*s\b", line)), "")
    node = [line for line in lines if line.startswith("ℹ ")]
    counts = []
    for line in node or [last]:
        for found in COUNTS.finditer(line):
            number = found["number"] or found["count"]
            counts.append((found["word"] or found["node"], int(number)))
    return counts


def add_command(commands: Any) -> None:
    """Put ``test`` on the command line."""
    command = commands.add_parser("test", help="run every test")
    command.add_argument(
        "names", nargs="*", help=f"which: {', '.join(PARTS)} (default: all of them)"
    )
    command.add_argument("--all", action="store_true", help="the slow tests too")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    for name in options.names:
        if name not in PARTS:
            raise BuildError(f"there are no tests {name}; there are {', '.join(PARTS)}")
    tally, started = Tally(everything=options.all), time.monotonic()
    for name, part in PARTS.items():
        if not options.names or name in options.names:
            say(f"test {name}")
            part(tally)
    say(f"took {time.monotonic() - started:.0f} s")
    if tally.broken:
        say(f"failed: {', '.join(tally.broken)}")
    print(f"{tally.passed} passed, {tally.failed} failed, {tally.skipped} skipped")
    return bool(tally.failed or tally.broken)


def _lint(tally: Tally) -> None:
    bin_folder = env.developer_python().parent
    vendor.fill()
    tally.check("ruff check", [bin_folder / "ruff", "check", "-q", "."])
    tally.check("ruff format", [bin_folder / "ruff", "format", "-q", "--check", "."])
    tally.check("mypy", [bin_folder / "mypy", "--no-error-summary"])
    tally.check("import-linter", [bin_folder / "lint-imports", "--no-cache"])
    tally.check("tsc", ["node", ROOT / "node_modules/typescript/bin/tsc", "-p", ROOT])
    tally.check("page lint", ["node", ROOT / "build" / "lint.mjs"])


def _python(tally: Tally) -> None:
    python = env.developer_python()
    env.node_modules()
    more = ["--all"] if tally.everything else []
    tally.runner("python", [python, "-m", "pytest", "-q", "-n", "2", *more])


def _pyodide(tally: Tally) -> None:
    wheels = [
        *runtime.runtime_folder(runtime.COMPILERS[0]).glob("*.whl"),
        *runtime.engine_folder(runtime.COMPILERS[0]).glob("*.whl"),
        *env.wheels("pyodide_tests"),
    ]
    folders = [f"tests/{name}" for name in ENGINE_TESTS if (ROOT / "tests" / name).is_dir()]
    task = {
        "wheels": [str(path) for path in wheels],
        "arguments": ["-q", "-m", "not native", *folders],
    }
    tally.runner("pyodide", ["node", ROOT / "tests" / "pyodide" / "run.mjs", json.dumps(task)])


def _web(tally: Tally) -> None:
    env.node_modules()
    vendor.fill()
    _node(tally, "web", sorted((ROOT / "tests").glob("web/**/*.test.mjs")))


def _browser(tally: Tally) -> None:
    chromium = env.browser()
    site.build(DIST)
    files = sorted((ROOT / "tests").glob("browser/**/*.test.mjs"))
    _node(tally, "browser", files, CHROMIUM=str(chromium))


def _node(tally: Tally, name: str, files: list[Path], **extra: str) -> None:
    if files:
        runner = ["node", "--test", "--test-reporter=spec", "--test-concurrency=2"]
        tally.runner(name, [*runner, *files], **extra)


def _tee(
    command: Sequence[str | Path], extra: dict[str, str] | None = None, *, quiet: bool = False
) -> tuple[int, list[str]]:
    """Run a command, show what it prints and give its status and lines."""
    words = [str(word) for word in command]
    lines = []
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env={**os.environ, **(extra or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            if not quiet:
                print(line, end="", flush=True)
            lines.append(line.rstrip("\n"))
    return process.returncode, lines


PARTS: dict[str, Callable[[Tally], None]] = {
    "lint": _lint,
    "python": _python,
    "pyodide": _pyodide,
    "web": _web,
    "browser": _browser,
}
