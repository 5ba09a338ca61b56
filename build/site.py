"""``python3 build site``: writes the whole site into dist/.

    index.html 404.html manifest.webmanifest sw.js icons/    at the root, checked at each visit
    LICENSE.txt NOTICE.txt                                   the same
    app/<hash>/        the page: a copy of web/
    engine/<hash>/     the engine's wheel, the lock file and the module that starts Python
    runtime/<hash>/    Python itself: large, and changed only with its versions

What lies under a hash never changes, so browsers keep it for ever.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import time
from pathlib import Path
from typing import Any

from build import runtime, vendor
from build.tools import DIST, ROOT, WEB, BuildError, files_under, folder_digest, say

# These files of web/ go to the root of the site, not into app/<hash>/.
AT_ROOT = ("index.html", "404.html", "manifest.webmanifest", "sw.js", "icons")
# The licences of Tabularium and of the parts of others that the site hands on.
NOTICES = ("LICENSE", "NOTICE.md")
# These stay out of the site: they are for the type checker.
LEFT_OUT = (".d.ts", "jsconfig.json", "tsconfig.json")
STATIC_IMPORT = re.compile(r'^(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"(\.{1,2}/[^"]+)"', re.M)
SET_IN_WORKER = '{ version: "", files: [] }'

BOOT = """\
// Starts Python from the site's own files: PyScript is given this module as its interpreter.
import { loadPyodide as load, version } from "../../runtime/@/pyodide.mjs";

const here = new URL("./", import.meta.url).href;
const runtime = new URL("../../runtime/@/", import.meta.url).href;

export { version };

export const loadPyodide = (options) =>
  load({
    ...options,
    indexURL: runtime,
    stdLibURL: runtime + "python_stdlib.zip",
    lockFileURL: here + "pyodide-lock.json",
    packageBaseUrl: here,
    packages: PACKAGES,
  });
"""


def add_command(commands: Any) -> None:
    """Put ``site`` on the command line."""
    command = commands.add_parser("site", help="write the site into dist/")
    command.set_defaults(run=_run)
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of every command that builds the site."""
    command.add_argument(
        "--compiler",
        choices=runtime.COMPILERS,
        default=runtime.COMPILERS[0],
        help="what turns Python into byte code for the browser (plain: nothing)",
    )
    command.add_argument("--out", type=Path, default=DIST, help="the folder to write")


def _run(options: argparse.Namespace) -> int:
    build(options.out, options.compiler)
    return 0


def build(out: Path = DIST, compiler: str = runtime.COMPILERS[0]) -> Path:
    """Write the site into ``out``, which is replaced as a whole, and give its path."""
    started = time.monotonic()
    vendor.fill()
    fresh = out.resolve().with_name(f".{out.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        _fill(fresh, compiler)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out.resolve())
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    for name in ("runtime", "engine"):
        runtime.prune(name)
    size = sum(path.stat().st_size for path in files_under(out)) / 1e6
    say(f"wrote {out.name}/ ({size:.1f} MB) in {time.monotonic() - started:.1f} s")
    return out


def _fill(fresh: Path, compiler: str) -> None:
    parts = _place(runtime.runtime_folder(compiler), fresh / "runtime", (runtime.LOCK,))
    engine = _place_engine(fresh, runtime.engine_folder(compiler), parts)
    _place_root(fresh, _place_app(fresh), engine)
    write_worker(fresh)


def _place(source: Path, parent: Path, without: tuple[str, ...] = ()) -> Path:
    """Copy a folder to one named by its contents' hash below ``parent``."""
    draft = parent / "draft"
    shutil.copytree(source, draft, ignore=shutil.ignore_patterns(*without, "__pycache__"))
    return draft.rename(parent / folder_digest(draft)[:16])


def _place_engine(fresh: Path, built: Path, runtime_parts: Path) -> Path:
    draft = fresh / "engine" / "draft"
    shutil.copytree(built, draft)
    lock = json.loads((built / runtime.LOCK).read_text())
    for path in runtime_parts.glob("*.whl"):
        lock["packages"].update(_entry_elsewhere(path, f"../../runtime/{runtime_parts.name}/"))
    (draft / runtime.LOCK).write_text(json.dumps(lock, indent=1, sort_keys=True))
    boot = BOOT.replace("@", runtime_parts.name)
    boot = boot.replace("PACKAGES", json.dumps(sorted(lock["packages"])))
    (draft / "boot.mjs").write_text(boot)
    large = [runtime_parts / name for name in runtime.PYODIDE_FILES]
    large += [*runtime_parts.glob("*.whl"), *runtime_parts.glob("pyscript/core*.js")]
    files = [[f"../../{path.relative_to(fresh).as_posix()}", _size(path)] for path in sorted(large)]
    files += [[path.name, _size(path)] for path in sorted(draft.glob("*.whl"))]
    parts = {
        "core": f"../../runtime/{runtime_parts.name}/pyscript/core.js",
        "boot": "boot.mjs",
        "files": files,
    }
    (draft / "parts.json").write_text(json.dumps(parts, indent=1))
    return draft.rename(draft.with_name(folder_digest(draft)[:16]))


def _entry_elsewhere(path: Path, base: str) -> dict[str, Any]:
    entry = runtime.lock_entry(path)
    entry["file_name"] = base + path.name
    return {entry["name"]: entry}


def _place_app(fresh: Path) -> Path:
    def left_out(folder: str, names: list[str]) -> list[str]:
        here = Path(folder) == WEB
        return [
            name
            for name in names
            if name == "__pycache__" or name.endswith(LEFT_OUT) or (here and name in AT_ROOT)
        ]

    draft = fresh / "app" / "draft"
    shutil.copytree(WEB, draft, ignore=left_out)
    return draft.rename(draft.with_name(folder_digest(draft)[:16]))


def _place_root(fresh: Path, app: Path, engine: Path) -> None:
    for name in AT_ROOT:
        source = WEB / name
        if source.is_dir():
            shutil.copytree(source, fresh / name)
        elif source.suffix == ".webmanifest":
            shutil.copy(source, fresh / name)
        elif source.suffix == ".html":
            text = source.read_text()
            # The host shows 404.html at any depth, so its addresses start at the root.
            root = "/" if name == "404.html" else ""
            text = rewrite_page(text, f"{root}app/{app.name}/", f"engine/{engine.name}/")
            (fresh / name).write_text(text)
    for name in NOTICES:
        shutil.copy(ROOT / name, fresh / f"{Path(name).stem}.txt")


def module_graph(entry: Path) -> list[Path]:
    """A JavaScript module and all that it imports statically, itself first, each once."""
    found = [entry.resolve()]
    for module in found:
        for name in STATIC_IMPORT.findall(module.read_text()):
            path = (module.parent / name).resolve()
            if path not in found:
                found.append(path)
    return found


def _preloads(text: str, app: str) -> str:
    """Links that fetch the modules of a page at once, not one import after the other."""
    entry = re.search(r'<script type="module" src="\./([^"]+)"', text)
    modules = module_graph(WEB / entry.group(1)) if entry else []
    names = [path.relative_to(WEB).as_posix() for path in modules]
    return "".join(f'  <link rel="modulepreload" href="{app}{name}">\n' for name in names)


def rewrite_page(text: str, app: str, engine: str) -> str:
    """Point a page's relative addresses at the app's folder and tell it where the engine is.

    Raises BuildError for an address that leads to no file of web/.
    """

    def point(match: re.Match[str]) -> str:
        attribute, address = match.group(1), match.group(2)
        if re.match(r"(?:[a-z]+:|#|/|$)", address):
            return match.group(0)
        name = address.removeprefix("./")
        if name.split("#")[0] == "" or name.split("/")[0] in AT_ROOT:
            return f'{attribute}="{name or "./"}"'
        if not (WEB / name.split("#")[0]).is_file():
            raise BuildError(f"a page of web/ refers to {address}, which isn't there")
        return f'{attribute}="{app}{name}"'

    preloads = _preloads(text, app)
    text = re.sub(r'\b(href|src)="([^"]*)"', point, text)
    meta = f'  <meta name="tabularium-engine" content="{engine}">\n'
    return text.replace("</head>", meta + preloads + "</head>", 1)


def write_worker(folder: Path) -> None:
    """Write sw.js with the list of every file of the site and its hash."""
    source = (WEB / "sw.js").read_text()
    if source.count(SET_IN_WORKER) != 1:
        raise BuildError(f"web/sw.js must contain `{SET_IN_WORKER}` once")
    files = [
        [_address(path.relative_to(folder).as_posix()), _integrity(path)]
        for path in files_under(folder)
        if path.name not in {"404.html", "sw.js"}
    ]
    version = short_hash((source + json.dumps(files)).encode())
    listed = json.dumps({"version": version, "files": files}, indent=1)
    (folder / "sw.js").write_text(source.replace(SET_IN_WORKER, listed))


def _address(name: str) -> str:
    return "./" if name == "index.html" else name


def _integrity(path: Path) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def short_hash(data: bytes) -> str:
    """A name for some bytes, good enough to tell whether they changed."""
    return hashlib.sha256(data).hexdigest()[:16]


def _size(path: Path) -> int:
    return path.stat().st_size
