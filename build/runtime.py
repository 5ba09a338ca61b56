"""Python for the browser: Pyodide, its standard library, msgspec and PyScript, compiled.

npm ships the standard library as sources; byte code makes the start two to three times as fast.
pyodide-build compiles it, run inside Pyodide under Node. Where that can't be done the standard
library's own ``py_compile`` does the same work; where that fails too, the sources go out as they
are: slower, but they work.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from build import env, wheel
from build.tools import CACHE, EPOCH, ROOT, BuildError, cached_folder, digest, run, say

COMPILERS = ("pyodide-build", "py_compile", "plain")
COMPILE_SCRIPT = ROOT / "build" / "compile.mjs"
LOCK = "pyodide-lock.json"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# PyScript always imports these chunks; the others belong to editors and terminals.
PYSCRIPT_CHUNKS = (
    "core",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
    "pyodide_graph",
)


def runtime_folder(compiler: str) -> Path:
    """Pyodide, standard library, msgspec and PyScript, with a lock of the wheels among them.

    A compiler that fails is replaced by the next of ``COMPILERS``.
    """
    modules = env.node_modules()
    key = _key(compiler, [env.REQUIREMENTS / "site.txt"])

    def fill(folder: Path) -> None:
        for name in PYODIDE_FILES:
            shutil.copy(modules / "pyodide" / name, folder / name)
        for path in env.wheels("site"):
            shutil.copy(path, folder / path.name)
        _write_lock(folder, [lock_entry(path) for path in sorted(folder.glob("*.whl"))])
        _compile(folder, compiler)
        _copy_pyscript(modules / "@pyscript" / "core" / "dist", folder / "pyscript")

    return _with_fallback("runtime", key, compiler, fill, runtime_folder)


def engine_folder(compiler: str) -> Path:
    """The engine's wheel with a lock of it alone."""
    env.node_modules()
    parts: list[str | Path] = [Path(wheel.__file__), wheel.version()]
    for path in wheel.sources():
        parts += [path.relative_to(ROOT).as_posix(), path]
    key = _key(compiler, parts)

    def fill(folder: Path) -> None:
        _write_lock(folder, [lock_entry(wheel.write_wheel(folder))])
        _compile(folder, compiler)

    return _with_fallback("engine", key, compiler, fill, engine_folder)


def lock_info() -> dict[str, Any]:
    """What Pyodide's lock says of its own version."""
    text = (env.node_modules() / "pyodide" / LOCK).read_text()
    info: dict[str, Any] = json.loads(text)["info"]
    return info


def pyscript_files(dist: Path) -> list[str]:
    """The files of PyScript that a page which only starts a worker loads."""
    todo, found = ["core.js"], ["core.js"]
    while todo:
        text = (dist / todo.pop()).read_text()
        static = re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", text)
        dynamic = re.findall(r"""import\(\s*["']\./([\w.-]+\.js)["']""", text)
        wanted = static + [name for name in dynamic if name.rsplit("-", 1)[0] in PYSCRIPT_CHUNKS]
        for name in wanted:
            if name not in found:
                found.append(name)
                todo.append(name)
    return sorted(found)


def _with_fallback(
    name: str,
    key: str,
    compiler: str,
    fill: Callable[[Path], None],
    again: Callable[[str], Path],
) -> Path:
    try:
        return cached_folder(name, key, fill)
    except BuildError as error:
        after = COMPILERS[COMPILERS.index(compiler) + 1 :]
        if not after:
            raise
        say(f"compiling with {compiler} failed, trying {after[0]}: {error}")
        return again(after[0])


def _key(compiler: str, more: list[str | Path]) -> str:
    """What a compiled folder depends on, as one hash."""
    tools: list[str | Path] = [ROOT / "package-lock.json", COMPILE_SCRIPT, Path(__file__)]
    if compiler == "pyodide-build":
        tools.append(env.REQUIREMENTS / "compile.txt")
    return digest([compiler, *tools, *more])


def _compile(folder: Path, compiler: str) -> None:
    if compiler == "plain":
        return
    tool = env.wheels("compile") if compiler == "pyodide-build" else []
    say(f"compiling Python for the browser with {compiler} ({folder.parent.name})")
    task = {"folder": str(folder), "compiler": compiler, "wheels": [str(path) for path in tool]}
    run(["node", COMPILE_SCRIPT, json.dumps(task)], env={"SOURCE_DATE_EPOCH": EPOCH})


def _copy_pyscript(dist: Path, folder: Path) -> None:
    folder.mkdir()
    for name in pyscript_files(dist):
        text = (dist / name).read_text()
        (folder / name).write_text(re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text))


def lock_entry(path: Path) -> dict[str, Any]:
    """One wheel as Pyodide's lock file describes it."""
    name, number = path.name.split("-")[:2]
    return {
        "name": name,
        "version": number,
        "file_name": path.name,
        "install_dir": "site",
        "sha256": _sha256(path),
        "package_type": "package",
        "imports": ["engine"] if name == wheel.NAME else [name],
        "depends": ["msgspec"] if name == wheel.NAME else [],
        "unvendored_tests": False,
    }


def _write_lock(folder: Path, entries: list[dict[str, Any]]) -> None:
    lock = {"info": lock_info(), "packages": {entry["name"]: entry for entry in entries}}
    (folder / LOCK).write_text(json.dumps(lock))


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def prune(name: str, keep: int = 6) -> None:
    """Forget all but the newest folders of one kind in the cache."""
    folders = sorted((CACHE / name).glob("*"), key=lambda path: path.stat().st_mtime)
    for path in folders[:-keep]:
        shutil.rmtree(path, ignore_errors=True)
