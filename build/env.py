"""Makes what the build needs and the machine lacks: .venv, node_modules, wheels, a browser."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from build.tools import CACHE, MODULES, ROOT, BuildError, digest, files_under, once, run, say

VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "build" / "requirements"
WASM_PLATFORM = "pyemscripten_2026_0_wasm32"
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def python() -> Path:
    """The interpreter of .venv, with pip, made if need be."""
    binary = VENV / "bin" / "python"
    once("venv", sys.version, binary, _make_venv)
    return binary


def developer_python() -> Path:
    """The interpreter of .venv with the pinned tools for tests and benches installed."""
    binary, wanted = python(), REQUIREMENTS / "dev.txt"

    def install() -> None:
        say("installing the Python tools into .venv")
        run([binary, "-m", "pip", "install", "-q", "--require-hashes", "-r", wanted])

    once("python-tools", digest([wanted, sys.version]), VENV / "bin" / "ruff", install)
    return binary


def node_modules() -> Path:
    """node_modules as package-lock.json wants it."""
    lock = ROOT / "package-lock.json"

    def install() -> None:
        _check_node()
        say("installing the JavaScript packages into node_modules")
        run(["npm", "ci", "--no-audit", "--no-fund"])

    once("node-modules", digest([lock]), MODULES / ".package-lock.json", install)
    return MODULES


def wheels(name: str) -> list[Path]:
    """The wheels for Pyodide that ``requirements/<name>.txt`` pins by hash."""
    wanted = REQUIREMENTS / f"{name}.txt"
    folder = CACHE / "wheels" / name

    def download() -> None:
        say(f"downloading the wheels of {wanted.name}")
        shutil.rmtree(folder, ignore_errors=True)
        kinds: list[str | Path] = ["--python-version", "3.14", "--implementation", "cp"]
        for abi in ("cp314", "abi3", "none"):
            kinds += ["--abi", abi]
        for platform in (WASM_PLATFORM, "any"):
            kinds += ["--platform", platform]
        kinds += ["--require-hashes", "-r", wanted, "-d", folder]
        pip: list[str | Path] = [
            python(),
            "-m",
            "pip",
            "download",
            "-q",
            "--no-deps",
            "--only-binary=:all:",
        ]
        run([*pip, *kinds])

    once(f"wheels-{name}", digest([wanted]), folder, download)
    return files_under(folder)


def browser() -> Path:
    """A Chromium of the system, installed if it's missing and this may install.

    Raises BuildError that names what to install.
    """
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        return Path(chosen)
    found = _find_browser()
    if found is None:
        package = "chromium"
        say(f"installing the browser for the tests (Debian package {package})")
        _apt_install(package, "to run the browser tests")
        found = _find_browser()
    if found is None:
        raise BuildError("no Chromium found after its installation; set CHROMIUM to its path")
    return found


def _find_browser() -> Path | None:
    for name in BROWSERS:
        path = shutil.which(name)
        if path:
            return Path(path)
    return None


def _make_venv() -> None:
    say("making .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(VENV)]
    try:
        run(command)
    except BuildError:
        # Debian's Python comes without the pieces of venv; their package is named by version.
        shutil.rmtree(VENV, ignore_errors=True)
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        _apt_install(f"python{version}-venv", "to make .venv")
        run(command)


def _apt_install(package: str, purpose: str) -> None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise BuildError(
            f"install {package} {purpose}: on Debian or Ubuntu, `sudo apt-get install {package}`"
        )
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], env=quiet)
    run(["apt-get", "install", "-q", "-y", "--no-install-recommends", package], env=quiet)


def _check_node() -> None:
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise BuildError(f"{program} is missing: install Node.js 20 or newer and npm")
    version = run(["node", "--version"]).strip().lstrip("v")
    if int(version.split(".")[0]) < 20:
        raise BuildError(f"Node.js 20 or newer is needed, this is {version}")
