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


CODES: dict[str, tuple[str, ...]] = {
    "command_unreadable": (),
    "edition_newer": ("edition", "known"),
    "edition_unknown": ("edition",),
    "game_over": (),
    "game_too_long": ("most",),
    "game_unknown": (),
    "internal": ("what",),
    "level_unknown": (),
    "link_changed": (),
    "link_cut": (),
    "link_missing": (),
    "link_newer": ("version", "known"),
    "link_too_long": ("most",),
    "list_interrupted": (),
    "list_length": ("least", "most"),
    "name_bad": (),
    "name_too_long": ("most",),
    "names_too_many": ("most",),
    "no_assistant": (),
    "no_game": (),
    "no_such_step": ("step", "head"),
    "nothing_to_redo": (),
    "nothing_to_undo": (),
    "number_out_of_range": ("name", "least", "most"),
    "request_too_long": ("most",),
    "request_unreadable": (),
    "save_changed": (),
    "save_newer": ("format", "known"),
    "save_too_long": ("most",),
    "save_unreadable": (),
    "seal_bad": (),
    "seal_broken": ("seat", "step"),
    "seal_due": ("seat",),
    "seal_not_due": (),
    "seat_waits": (),
    "seed_bad": (),
    "setup_unreadable": (),
    "stale": ("step", "head"),
    "undo_revealed": ("step",),
}
"""The codes that the core gives, with the names of their parameters; games add their own."""
