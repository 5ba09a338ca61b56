"""How deep JSON is nested, told before it's read.

Reading goes down by recursion. Under CPython that ends in an error; in a browser some thousands of
levels overflow the stack and take the whole interpreter with them.
"""

from __future__ import annotations

import re

MOST = 64
"""Levels that may be open at once; what the engine writes needs less than ten."""

_NOT_BRACKETS = re.compile(rb"[^\[\]{}]+")
_OPENING = frozenset(b"[{")


def too_deep(text: bytes | str) -> bool:
    """Whether more than MOST brackets are open at once; those within strings count too."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if data.count(b"[") + data.count(b"{") <= MOST:
        return False
    depth = 0
    for byte in _NOT_BRACKETS.sub(b"", data):
        depth += 1 if byte in _OPENING else -1
        if depth > MOST:
            return True
        depth = max(depth, 0)
    return False
