"""The headers of netlify.toml, for the server on this machine and for the tests."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from build.tools import ROOT

Rule = tuple[re.Pattern[str], dict[str, str]]


def read_rules(path: Path = ROOT / "netlify.toml") -> list[Rule]:
    """The header rules in their order: a pattern for addresses and what it adds."""
    rules: list[Rule] = []
    for block in tomllib.loads(path.read_text()).get("headers", []):
        pattern = re.escape(block["for"]).replace(r"\*", ".*")
        values = {name: " ".join(value.split()) for name, value in block["values"].items()}
        rules.append((re.compile(pattern), values))
    return rules


def headers_for(rules: list[Rule], address: str) -> dict[str, str]:
    """What the rules say for one address; as on the host, equal names add up."""
    merged: dict[str, str] = {}
    for pattern, values in rules:
        if pattern.fullmatch(address):
            for name, value in values.items():
                merged[name] = f"{merged[name]}, {value}" if name in merged else value
    return merged
