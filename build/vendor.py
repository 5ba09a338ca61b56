"""Fills web/vendor and web/fonts from npm; both are left out of the repository."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from build import env
from build.tools import MODULES, ROOT, WEB, digest, once

LIT = ("lit-html", "directive", "directive-helpers")
DIRECTIVES = ("class-map", "guard", "if-defined", "keyed", "live", "ref", "repeat")
FONTS = (
    ("alegreya", "400-normal"),
    ("alegreya", "400-italic"),
    ("alegreya", "500-normal"),
    ("alegreya-sans", "400-normal"),
    ("alegreya-sans", "500-normal"),
    ("alegreya-sans", "700-normal"),
    ("cinzel", "500-normal"),
    ("cormorant-garamond", "500-italic"),
)


def fill() -> None:
    """Copy the page's libraries and the fonts, once for each state of package-lock.json."""
    env.node_modules()
    key = digest([ROOT / "package-lock.json", Path(__file__)])
    once("vendor", key, WEB / "vendor", lambda: _fill_vendor(WEB / "vendor"))
    once("fonts", key, WEB / "fonts", lambda: _fill_fonts(WEB / "fonts"))


def _fill_vendor(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    names = [*LIT, *(f"directives/{name}" for name in DIRECTIVES)]
    for name in names:
        for suffix in (".js", ".d.ts"):
            target = folder / (name + suffix)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = (MODULES / "lit-html" / (name + suffix)).read_text()
            target.write_text(re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text))
    shutil.copy(MODULES / "lit-html" / "LICENSE", folder / "LICENSE-lit-html.txt")
    # Its licence stands at the head of the file; its types are of another way to import it.
    text = (MODULES / "qrcode-generator" / "dist" / "qrcode.mjs").read_text()
    (folder / "qrcode.js").write_text("// @ts-nocheck\n" + text)


def _fill_fonts(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for family, style in FONTS:
        name = f"{family}-latin-{style}.woff2"
        shutil.copy(MODULES / "@fontsource" / family / "files" / name, folder / name)
        shutil.copy(MODULES / "@fontsource" / family / "LICENSE", folder / f"LICENSE-{family}.txt")
