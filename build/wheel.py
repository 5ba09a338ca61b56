"""The engine as a wheel, the same bytes every time."""

from __future__ import annotations

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path

from build.tools import ROOT, files_under

NAME = "tabularium"


def version() -> str:
    """The project's version as pyproject.toml says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return str(project["version"])


def sources() -> list[Path]:
    """The engine's files that go into the wheel."""
    return [path for path in files_under(ROOT / "engine") if path.suffix in {".py", ".json"}]


def write_wheel(folder: Path) -> Path:
    """Write the wheel into a folder and give its path."""
    tag = "py3-none-any"
    info = f"{NAME}-{version()}.dist-info"
    contents = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sources()}
    contents[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version()}\nRequires-Dist: msgspec\n"
    ).encode()
    contents[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: true\nTag: {tag}\n"
    ).encode()
    rows = [f"{name},{_record_hash(data)},{len(data)}" for name, data in contents.items()]
    contents[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()
    target = folder / f"{NAME}-{version()}-{tag}.whl"
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in contents.items():
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return target


def _record_hash(data: bytes) -> str:
    raw = hashlib.sha256(data).digest()
    return "sha256=" + base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
