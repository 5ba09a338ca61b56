"""Saves: a game as a small JSON document, and its re-execution."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.depth import too_deep
from engine.core.errors import RuleError
from engine.core.game import Game
from engine.core.protocol import Problem, Save, Seal
from engine.core.table import MAX_COMMANDS, Table

FORMAT = 1
MAX_TEXT = 1_000_000
"""Characters of a save; the longest game that can be played has far fewer."""


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    """A save as read, before the game is known."""

    format: int
    game: str
    edition: int
    setup: msgspec.Raw
    seed: str
    names: list[str]
    commands: list[msgspec.Raw]
    undone: list[msgspec.Raw]
    sealed: bool
    seals: list[Seal]
    check: str


def _check(save: Save) -> str:
    bare = msgspec.structs.replace(save, check="")
    return hashlib.sha256(msgspec.json.encode(bare)).hexdigest()[:16]


def to_save(table: Table, step: int | None = None) -> Save:
    """The save of a table, or of its first ``step`` commands alone."""
    head = table.head if step is None else step
    save = Save(
        format=FORMAT,
        game=table.game.id,
        edition=table.game.edition,
        setup=table.setup,
        seed=table.seed,
        names=table.names,
        commands=table.commands[:head],
        undone=table.commands[head:] if step is None else [],
        sealed=table.sealed,
        seals=[seal for seal in table.seals if seal.step <= head],
        check="",
    )
    return msgspec.structs.replace(save, check=_check(save))


def check_edition(game: Game[Any, Any], edition: int) -> None:
    """Raise RuleError unless this engine knows the edition."""
    if edition > game.edition:
        raise RuleError("edition_newer", edition=edition, known=game.edition)
    if edition < 1:
        raise RuleError("edition_unknown", edition=edition)


def run(table: Table, commands: Sequence[Any], seals: Sequence[Seal] = ()) -> Problem | None:
    """Carry commands and hand-overs out; the first that fails is named and ends the run."""
    waiting = iter(seals)
    try:
        hand_over(table, waiting)
        for command in commands:
            table.act(command)
            hand_over(table, waiting)
    except RuleError as error:
        return Problem(error.code, error.params, error.rule, table.head + 1)
    if next(waiting, None) is not None:
        return Problem("seal_not_due", {}, "", table.head)
    return None


def hand_over(table: Table, waiting: Iterator[Seal]) -> None:
    """Carry out the hand-over that is due, if there is one left; RuleError if it's broken."""
    if table.seal_due() is not None:
        seal = next(waiting, None)
        if seal is not None:
            table.seal(seal.reveal, seal.commit)


def _decoded(game: Game[Any, Any], raws: Sequence[msgspec.Raw]) -> tuple[list[Any], bool]:
    """The commands up to the first that can't be read, and whether all could."""
    decoder = msgspec.json.Decoder(game.command_type)
    commands: list[Any] = []
    for raw in raws:
        try:
            commands.append(decoder.decode(raw))
        except (msgspec.MsgspecError, RecursionError):
            return commands, False
    return commands, True


def read_command(game: Game[Any, Any], raw: msgspec.Raw) -> Any:
    """One command of a request; RuleError if it isn't one of this game's."""
    try:
        return msgspec.json.decode(raw, type=game.command_type)
    except (msgspec.MsgspecError, RecursionError):
        raise RuleError("command_unreadable") from None


def read_setup(game: Game[Any, Any], raw: msgspec.Raw) -> Any:
    """A set-up; RuleError if it isn't one of this game's."""
    try:
        return msgspec.json.decode(raw, type=game.setup_type)
    except (msgspec.MsgspecError, RecursionError):
        raise RuleError("setup_unreadable") from None


def _stored(text: str) -> _Stored:
    if len(text) > MAX_TEXT:
        raise RuleError("save_too_long", most=MAX_TEXT)
    if too_deep(text):
        raise RuleError("save_unreadable")
    try:
        form = msgspec.json.decode(text, type=_Form).format
        if form > FORMAT:
            raise RuleError("save_newer", format=form, known=FORMAT)
        stored = msgspec.json.decode(text, type=_Stored)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise RuleError("save_unreadable") from None
    if len(stored.commands) + len(stored.undone) > MAX_COMMANDS:
        raise RuleError("game_too_long", most=MAX_COMMANDS)
    return stored


class _Form(msgspec.Struct):
    """Only the number that says which format the rest has."""

    format: int


def from_save(games: Mapping[str, Game[Any, Any]], text: str) -> tuple[Table, Problem | None]:
    """The table of a save, by re-execution; with a problem, its valid part.

    Raises RuleError if nothing of it can be opened.
    """
    stored = _stored(text)
    game = games.get(stored.game)
    if game is None:
        raise RuleError("game_unknown")
    check_edition(game, stored.edition)
    setup = read_setup(game, stored.setup)
    table = Table(game, setup, stored.seed, stored.names, stored.sealed)
    commands, whole = _decoded(game, stored.commands)
    problem = run(table, commands, stored.seals)
    if problem is None and not whole:
        problem = Problem("command_unreadable", {}, "", table.head + 1)
    if problem is None:
        problem = _redo_tail(table, stored)
    if problem is None and to_save(table).check != stored.check:
        problem = Problem("save_changed", {}, "", table.head)
    return table, problem


def _redo_tail(table: Table, stored: _Stored) -> Problem | None:
    """Carry out what can be redone and go back to the head."""
    head = table.head
    undone, whole = _decoded(table.game, stored.undone)
    problem = run(table, undone)
    table.head = head
    if problem is None and whole:
        return None
    return problem or Problem("command_unreadable", {}, "", head + len(undone) + 1)
