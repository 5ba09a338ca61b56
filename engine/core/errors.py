"""Errors as values: a code, its parameters and the rule paragraph, never prose."""

from __future__ import annotations

Param = str | int


class RuleError(Exception):
    """Why something can't be done.

    ``code`` names the cause (the page's catalogue has the text under ``error.<code>``), ``params``
    fill the text, ``rule`` is the paragraph that forbids it (``TRI 3.3``), or "" where no rule of a
    game speaks (a broken link, a stale request).
    """

    def __init__(self, code: str, rule: str = "", **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.params: dict[str, Param] = params

    def __str__(self) -> str:
        inside = ", ".join(f"{k}={v}" for k, v in self.params.items())
        return f"{self.code}({inside}) [{self.rule}]"
