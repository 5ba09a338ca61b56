"""Writes what the page must know of the engine's types, from the Structs themselves.

``web/protocol.d.ts``: TypeScript declarations of requests, replies, and each game's set-up,
commands, events and view. ``web/codes.json``: per game the codes that the page's catalogue must
have texts for. Run as ``python build/declarations.py`` (in the project's environment).
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import levels, luck  # noqa: E402
from engine.core import errors, game, protocol  # noqa: E402
from engine.service import GAMES  # noqa: E402

_PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}
HEADER = "// Generated from the engine's Structs by build/declarations.py. Do not edit.\n"


class Writer:
    """Collects the declarations of Structs, each once, with a prefix for a game's own types."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.blocks: list[str] = []

    def add(self, struct: type[msgspec.Struct], prefix: str = "") -> str:
        """Declare a Struct (and all it refers to); its name."""
        if struct in self.names:
            return self.names[struct]
        self.names[struct] = name = prefix + struct.__name__
        hints = get_type_hints(struct)
        lines = []
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
        required = set(struct.__struct_fields__) - _optional(struct)
        for field in struct.__struct_fields__:
            mark = "" if field in required or not issubclass(struct, protocol.Request) else "?"
            lines.append(f"  {field}{mark}: {self.of(hints[field], prefix)};")
        doc = (inspect.getdoc(struct) or "").split("\n\n")[0].replace("\n", " ")
        self.blocks.append(
            f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        )
        return name

    def of(self, hint: Any, prefix: str) -> str:
        """The TypeScript type of a Python annotation."""
        if hint in _PLAIN:
            return _PLAIN[hint]
        if hint is msgspec.Raw:
            return "any"
        if hint is errors.Param:
            return "string | number"
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(json.dumps(a) for a in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(a, prefix) for a in args))
        if origin is dict:
            return f"Record<string, {self.of(args[1], prefix)}>"
        if origin is tuple and args[-1] is not Ellipsis:
            return "[" + ", ".join(self.of(a, prefix) for a in args) + "]"
        if origin in (list, tuple):
            inner = self.of(args[0], prefix)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if hint is game.Event:
            return "any"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            shared = hint.__module__.startswith("engine.core")
            return self.add(hint, "" if shared else prefix)
        raise TypeError(f"no TypeScript for {hint!r}")

    def union(self, name: str, hint: Any, prefix: str) -> None:
        """Declare a named union of Structs."""
        self.blocks.append(f"export type {name} = {self.of(hint, prefix)};\n")


def _optional(struct: type[msgspec.Struct]) -> set[str]:
    count = len(struct.__struct_defaults__)
    return set(struct.__struct_fields__[-count:]) if count else set()


def declarations() -> str:
    """The text of ``web/protocol.d.ts``."""
    writer = Writer()
    writer.union("AnyRequest", protocol.AnyRequest, "")
    writer.union("AnyReply", protocol.AnyReply, "")
    for one in GAMES.values():
        prefix = type(one).__name__
        writer.union(f"{prefix}AnyCommand", one.command_type, prefix)
        writer.union(f"{prefix}AnyEvent", one.event_type, prefix)
        writer.add(one.setup_type, prefix)
        writer.add(one.view_type, prefix)
    return HEADER + "\n" + "\n".join(writer.blocks)


def _tags(union: Any) -> list[str]:
    members = get_args(union) or (union,)
    return sorted(str(m.__struct_config__.tag) for m in members)


def codes() -> str:
    """The text of ``web/codes.json``."""
    found: dict[str, Any] = {"common": {"errors": errors.CODES, "levels": levels.LEVELS}}
    for name, one in GAMES.items():
        module = importlib.import_module(f"engine.{name}.codes")
        found[name] = {
            "commands": _tags(one.command_type),
            "events": {
                str(m.__struct_config__.tag): list(m.__struct_fields__)
                for m in get_args(one.event_type)
            },
            "errors": module.ERROR_CODES,
            "prompts": module.PROMPT_CODES,
            "outcomes": module.OUTCOME_REASONS,
            "advice": levels.ADVICE_CODES.get(name, {}),
            "luck": list(luck.KINDS.get(name, {})),
        }
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


FILES = {"web/protocol.d.ts": declarations, "web/codes.json": codes}


def main() -> int:
    """Write the files."""
    for name, text in FILES.items():
        (ROOT / name).write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
