"""The requests and replies between a page and the engine, as JSON.

``web/protocol.d.ts`` is generated from these Structs and those of the games.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.errors import Param
from engine.core.game import Action, Event, Odds, Outcome, Prompt
from engine.core.thoughts import Advice, Course, Planned, Thinking


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a page may ask."""


class New(Request, frozen=True, tag="new"):
    """Start a game. ``seed`` is 16 lower-case hex digits; ``names`` one a seat, "" for none."""

    game: str
    setup: msgspec.Raw
    seed: str
    names: list[str] = []
    sealed: bool = False
    """Sealed dice: draws also depend on nonces that the seats reveal at each hand-over."""


class Open(Request, frozen=True, tag="open"):
    """Open a game from a save (its JSON text) or a link (a whole address or its payload).

    With both ``None`` it's an error; with ``step`` the position after that many commands is shown.
    """

    save: str | None = None
    link: str | None = None
    step: int | None = None


class Act(Request, frozen=True, tag="act"):
    """Give commands, all or none. ``step`` is the number of commands that the page has seen.

    A step that isn't the table's is refused as ``stale``: a double click acts once.
    """

    step: int
    commands: list[msgspec.Raw]


class Undo(Request, frozen=True, tag="undo"):
    """Take back commands, down to ``to`` (one, where it isn't given), never past a reveal.

    Commands of the seats in ``over``, played by bots, may be taken back with those of one other
    seat (``Update.since_draw``); without it a change of seat counts as a reveal.
    """

    step: int
    to: int | None = None
    over: list[int] = []


class Redo(Request, frozen=True, tag="redo"):
    """Give again what was taken back, up to ``to`` (one, where it isn't given)."""

    step: int
    to: int | None = None


class Seek(Request, frozen=True, tag="seek"):
    """Look at the position after ``to`` commands without changing the game."""

    to: int


class AskOdds(Request, frozen=True, tag="odds"):
    """The exact odds of the last of these commands, given after the others.

    With no command: of what comes next (Tetrarchia's threat).
    """

    commands: list[msgspec.Raw] = []


class Why(Request, frozen=True, tag="why"):
    """Why the last of these commands isn't possible after the others; nothing is carried out."""

    commands: list[msgspec.Raw]


class SealTurn(Request, frozen=True, tag="seal"):
    """Hand over in a game with sealed dice (``Update.seal_due``).

    ``reveal`` is the nonce whose hash this seat gave at its last hand-over ("" at its first),
    ``next`` the one it will reveal at its next; only the hash of that enters the game. Both are 16
    lower-case hex digits.
    """

    step: int
    reveal: str
    next: str


class Compare(Request, frozen=True, tag="compare"):
    """How a game that came (save or link) stands to a stored one; the table stays as it is."""

    mine: str
    save: str | None = None
    link: str | None = None


class Export(Request, frozen=True, tag="export"):
    """The game as a link's payload and a save, up to ``step`` (the end, where it isn't given)."""

    step: int | None = None


class AskBot(Request, frozen=True, tag="bot"):
    """Let a bot of a level think for a slice about what ``seat``, who acts, should do now.

    The reply is ``thinking`` until the same request, asked again and again, gives ``planned``; with
    ``stop`` it is ``planned`` at once, with the best plan so far. The page then gives the commands
    itself (``act``). With a given ``seed`` (0 to 2^53 - 1) and budget the plan doesn't depend on
    the slices. Another position, level, seed or budget drops what was thought.
    """

    step: int
    seat: int
    level: str
    seed: int = 0
    slice: int = 50
    """Milliseconds, about: 1 to 2000."""
    nodes: int | None = None
    """Positions that it may judge, 1 to 1,000,000; the level's own budget if it isn't given."""
    stop: bool = False


class Advise(Request, frozen=True, tag="advise"):
    """The same for the adviser: ``thinking``, then ``advice``."""

    step: int
    seat: int
    slice: int = 50
    nodes: int | None = None
    stop: bool = False


class AskCourse(Request, frozen=True, tag="course"):
    """How the game on the table went so far: ``thinking`` (asked in slices), then ``course``."""

    step: int
    slice: int = 50


AnyRequest = (
    New
    | Open
    | Act
    | Undo
    | Redo
    | Seek
    | AskOdds
    | Why
    | SealTurn
    | Compare
    | Export
    | AskBot
    | Advise
    | AskCourse
)


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand-over in a game with sealed dice, after ``step`` commands.

    ``reveal`` is a nonce, ``commit`` the first 16 hex digits of the SHA-256 of the next one.
    """

    step: int
    seat: int
    reveal: str
    commit: str


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as kept: ``commands`` in force, ``undone`` those that redo would give again.

    ``check`` is the first 16 hex digits of the SHA-256 of this Struct's JSON with an empty check.
    """

    format: int
    game: str
    edition: int
    setup: Any
    seed: str
    names: list[str]
    commands: list[Any]
    undone: list[Any]
    sealed: bool
    seals: list[Seal]
    check: str


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with an opened game; its valid part, up to ``step``, is shown."""

    code: str
    params: dict[str, Param]
    rule: str
    step: int


class Logged(msgspec.Struct, frozen=True):
    """An event with the number of the command (1 is the first; 0 the set-up) that brought it."""

    step: int
    seat: int | None
    event: Event


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The position to draw and what can be done in it.

    ``step`` is the position shown, ``head`` the commands in force; where they differ the page looks
    at the past and ``actions`` is empty. The page's log is its first ``log_from`` entries followed
    by ``events``.
    """

    game: str
    edition: int
    setup: Any
    seats: tuple[str, ...]
    names: list[str]
    step: int
    head: int
    seat: int | None
    prompt: Prompt
    actions: list[Action]
    view: Any
    log_from: int
    events: list[Logged]
    undo: bool
    redo: bool
    undo_floor: int
    """Undo goes back to this step and no further."""
    since_draw: list[int]
    """The seats that gave the commands since the last draw or roll, in order."""
    outcome: Outcome | None
    seal_due: int | None
    """The seat that must hand over (``seal``) before the game goes on."""
    hash: str
    save: Save
    problem: Problem | None = None


class Exported(msgspec.Struct, frozen=True, tag="exported"):
    """A game to carry away: ``link`` is the payload behind ``#g=``."""

    link: str
    save: Save


class Comparison(msgspec.Struct, frozen=True, tag="comparison"):
    """How a game that came stands to a stored one.

    ``relation``: ``same``; ``newer`` (it goes on from the stored one), ``older`` (the stored one
    goes on from it), ``fork`` (they part after ``step`` commands), ``other`` (another game).
    """

    relation: str
    step: int
    mine: int
    other: int
    """Commands of each."""
    problem: Problem | None


class Reason(msgspec.Struct, frozen=True, tag="reason"):
    """Why something isn't possible (``code`` "" where it is)."""

    code: str
    params: dict[str, Param]
    rule: str


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A request that was refused; nothing has changed."""

    code: str
    params: dict[str, Param]
    rule: str


AnyReply = (
    Update | Odds | Exported | Comparison | Reason | Failure | Thinking | Planned | Advice | Course
)
