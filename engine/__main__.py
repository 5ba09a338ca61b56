"""The same games in a terminal: ``python -m engine play | replay | verify | bench``."""

from __future__ import annotations

import argparse
import random
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.core.errors import RuleError
from engine.core.link import from_link, to_link
from engine.core.protocol import Logged, Problem
from engine.core.save import from_save, read_setup, to_save
from engine.core.table import Table, state_hash
from engine.service import GAMES


def brief(struct: msgspec.Struct) -> str:
    """A command or an event in a line: its tag and its fields."""
    fields = msgspec.to_builtins(struct)
    rule = fields.pop("rule", "")
    tag = fields.pop("type", type(struct).__name__)
    inside = ", ".join(f"{key} {value}" for key, value in fields.items())
    return f"{tag}{': ' if inside else ''}{inside}{f'  [{rule}]' if rule else ''}"


def seat_name(table: Table, seat: int | None) -> str:
    """A seat's id and, in quotes, the name of who plays it."""
    if seat is None:
        return "-"
    name = table.names[seat]
    return f"{table.seats[seat]}{f' {name!r}' if name else ''}"


def show_events(entries: Sequence[Logged]) -> None:
    """Print what happened, a line each."""
    for entry in entries:
        print("  ", brief(entry.event))


def show_end(table: Table) -> None:
    """Print how the game stands or ended, and the hash of its state."""
    outcome = table.outcome()
    if outcome is None:
        print(f"in play after {table.head} commands, to act: {acting(table)}")
    else:
        winners = ", ".join(seat_name(table, seat) for seat in outcome.winners) or "nobody"
        print(
            f"over after {table.head} commands: {outcome.reason} [{outcome.rule}], won: {winners}"
        )
    print("hash", state_hash(table.state))


def acting(table: Table) -> str:
    """The seat that must act."""
    return seat_name(table, table.game.acting(table.state))


def opened(source: str) -> tuple[Table, Problem | None]:
    """The game in a file, or in a link where there is no such file; RuleError if there is none."""
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8") if path.is_file() else None
    except (OSError, UnicodeError):
        raise RuleError("save_unreadable") from None
    return from_link(GAMES, source) if text is None else from_save(GAMES, text)


def verify(options: argparse.Namespace) -> int:
    """Re-execute a game: print its course in numbers, its end and hash; 1 if it isn't valid."""
    table, problem = opened(options.source)
    print(f"{table.game.id}, edition {table.game.edition}, seed {table.seed}")
    print(f"{table.head} commands, {table.positions[table.head].draws} draws, valid")
    show_end(table)
    return report(problem)


def report(problem: Problem | None) -> int:
    """Print a problem, if there is one; the exit status that says so."""
    if problem is None:
        return 0
    inside = ", ".join(f"{key} {value}" for key, value in problem.params.items())
    print(f"step {problem.step}: {problem.code} ({inside}) [{problem.rule}]", file=sys.stderr)
    return 1


def replay(options: argparse.Namespace) -> int:
    """Print a game command by command."""
    table, problem = opened(options.source)
    seen = 0
    for step in range(table.head + 1):
        position = table.positions[step]
        if step:
            seat = table.game.acting(table.positions[step - 1].state)
            print(f"{step:4} {seat_name(table, seat)}: {brief(table.commands[step - 1])}")
        show_events(table.log[seen : position.log])
        seen = position.log
    show_end(table)
    return report(problem)


def ask(table: Table) -> str:
    """Print the legal commands and read an answer ("q" at the end of the input)."""
    prompt = table.game.prompt(table.state)
    print(f"\n{acting(table)}: {prompt.code} [{prompt.rule}]")
    for number, command in enumerate(table.legal(), 1):
        print(f"{number:4} {brief(command)}")
    try:
        return input("number, u undo, v view, l link, q quit: ").strip()
    except EOFError:
        return "q"


def answer(table: Table, text: str) -> None:
    """Do what was typed; RuleError if it can't be done."""
    if text == "u":
        table.undo(table.head - 1)
    elif text == "v":
        view = msgspec.json.encode(table.game.view(table.state))
        print(msgspec.json.format(view, indent=1).decode())
    elif text == "l":
        print(to_link(table))
    elif text.isdecimal() and 1 <= int(text) <= len(table.legal()):
        seen = len(table.log)
        table.act(table.legal()[int(text) - 1])
        show_events(table.log[min(seen, len(table.log)) :])
    else:
        print("?")


def play(options: argparse.Namespace) -> int:
    """Play a game around one terminal; with ``--file`` it is kept there."""
    path = Path(options.file) if options.file else None
    if path and path.is_file():
        table, problem = opened(str(path))
        if problem is not None:
            return report(problem)
    else:
        game = GAMES[options.game]
        setup = read_setup(game, msgspec.Raw(options.setup.encode()))
        table = Table(game, setup, options.seed or secrets.token_hex(8))
        show_events(table.log)
    while table.outcome() is None and (text := ask(table)) != "q":
        try:
            answer(table, text)
        except RuleError as error:
            print(error)
        if path:
            path.write_bytes(msgspec.json.encode(to_save(table)))
    show_end(table)
    return 0


def bench(options: argparse.Namespace) -> int:
    """Commands a second of random play, by the rules alone (a quick look; see ``build bench``)."""
    game, rng = GAMES[options.game], random.Random(1)
    setup = read_setup(game, msgspec.Raw(options.setup.encode()))
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < options.seconds:
        count += playout(game, setup, rng)
    print(f"{count / (time.perf_counter() - start):,.0f} commands a second")
    return 0


def playout(game: Any, setup: Any, rng: random.Random) -> int:
    """Play one game at random by the rules alone; the number of its commands."""
    state, count = game.start(setup), 0
    while True:
        chances = game.chances(state)
        if chances:
            game.settle(state, chances.pick(rng.randrange(chances.total)))
        elif legal := game.legal(state):
            game.step(state, rng.choice(legal))
            count += 1
        else:
            return count


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="python -m engine", description="Tabularium in a terminal.")
    commands = top.add_subparsers(dest="command", required=True)
    for run, doc in ((verify, "check a game"), (replay, "print a game")):
        sub = commands.add_parser(run.__name__, help=doc)
        sub.add_argument("source", help="a save file or a link")
        sub.set_defaults(run=run)
    for run, doc in ((play, "play a game"), (bench, "measure the rules")):
        sub = commands.add_parser(run.__name__, help=doc)
        sub.add_argument("game", choices=list(GAMES))
        sub.add_argument("--setup", default="{}", help="the set-up as JSON")
        sub.set_defaults(run=run)
        if run is play:
            sub.add_argument("--seed", help="16 hex digits")
            sub.add_argument("--file", help="a save file to go on from and to keep")
        else:
            sub.add_argument("--seconds", type=float, default=2.0)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 1 where a game isn't valid."""
    options = parser().parse_args(argv)
    try:
        return int(options.run(options))
    except RuleError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
