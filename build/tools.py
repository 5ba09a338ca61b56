"""Small things that every part of the build uses: places, processes, hashes, progress."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
WEB = ROOT / "web"
# Every archive made here carries this moment (2020-01-01), so that equal inputs give equal bytes.
EPOCH = "1577836800"


class BuildError(Exception):
    """What went wrong, in words for the person at the terminal."""


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(f"build: {text}", flush=True)


def run(
    command: Sequence[str | Path], *, env: dict[str, str] | None = None, cwd: Path = ROOT
) -> str:
    """Run a command silently and give its output.

    Raises BuildError with the end of the output if it fails or can't be found.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise BuildError(f"the program {words[0]} is missing") from error
    if done.returncode:
        tail = "\n".join(line[:400] for line in done.stdout.splitlines()[-25:])
        raise BuildError(f"`{' '.join(words)[:300]}` failed ({done.returncode}):\n{tail}")
    return done.stdout


def show(command: Sequence[str | Path], env: dict[str, str] | None = None) -> bool:
    """Run a command with its output shown; true if it succeeded."""
    sys.stdout.flush()
    words = [str(word) for word in command]
    merged = {**os.environ, **(env or {})}
    return subprocess.run(words, cwd=ROOT, env=merged, check=False).returncode == 0


def digest(parts: Iterable[bytes | str | Path]) -> str:
    """A hash over texts, bytes and the contents of files, in the order given."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            data = part.read_bytes()
        else:
            data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big"))
        total.update(data)
    return total.hexdigest()


def files_under(folder: Path) -> list[Path]:
    """Every file below a folder, in a fixed order, without Python's own caches."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(
        (path for path in found if "__pycache__" not in path.parts),
        key=lambda path: path.relative_to(folder).as_posix(),
    )


def folder_digest(folder: Path) -> str:
    """A hash over the names and contents of a folder's files."""
    parts: list[bytes | str | Path] = []
    for path in files_under(folder):
        parts += [path.relative_to(folder).as_posix(), path]
    return digest(parts)


def once(name: str, key: str, target: Path, make: Callable[[], None]) -> None:
    """Call ``make`` unless ``target`` exists and was made with the same key before."""
    stamp = CACHE / "stamps" / name
    if target.exists() and stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


def cached_folder(name: str, key: str, fill: Callable[[Path], None]) -> Path:
    """A folder in the cache, filled once for each key; a failed filling leaves nothing behind."""
    folder = CACHE / name / key[:20]
    if not folder.exists():
        fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        try:
            fill(fresh)
            fresh.rename(folder)
        except OSError:
            if not folder.exists():
                raise
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return folder
