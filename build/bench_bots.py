"""Matches between bots: strength, balance, lengths of games.

``python3 build bench bots -- --players hard,medium,medium --games 300 --processes 2``. The first
player is measured; seats rotate, and every rotation has the same dice. Players are ``random`` or
``level[:budget][@weights.json]``; several --players are several matches, and two weights files of
one level compare two versions of an evaluator. ``--game tetrarchia --digits 4211`` plays Tetrarchia
(one player for all Emperors). Without arguments: a short look that the levels are in order.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from typing import Any

import msgspec

from build.bots_match import Result, play_all, rate, rotated
from engine.core.errors import RuleError
from engine.service import GAMES

SHORT = (("easy,random,random", 12), ("medium,easy", 4))


def report(players: list[str], results: list[Result], game: str, setup: dict[str, Any]) -> int:
    """Print the table of a match; how many games the first player won."""
    n = len(results)
    won = sum(r.job.first in r.winners for r in results)
    print(f"  {players[0]:>12} won: {rate(won, n)}")
    seats = GAMES[game].seats(msgspec.convert(setup, GAMES[game].setup_type))
    for seat, name in enumerate(seats):
        print(f"  {name:>12}: {rate(sum(seat in r.winners for r in results), n)}")
    for reason, count in Counter(r.reason for r in results).most_common():
        print(f"  {reason:>18}: {rate(count, n)}")
    turns = sorted(r.turns for r in results)
    print(f"  turns: median {statistics.median(turns):g}, {turns[0]} to {turns[-1]}")
    for name in dict.fromkeys(players):
        times = [t for r in results for t in r.decisions[name]]
        if times:
            middle, high = statistics.median(times), sorted(times)[int(0.95 * len(times))]
            print(f"  {name:>12} a turn: median {middle:.3f} s, 95 % within {high:.3f} s")
    return won


def match(options: argparse.Namespace, names: str, games: int) -> int:
    """Play one match and print it."""
    players = names.split(",")
    setup = json.loads(options.setup)
    if options.game == "triumvirate":
        setup.setdefault("characters", len(players))
    elif options.digits:
        kinds = ("tokens", "fleets", "revolts", "armies")
        setup |= dict(zip(kinds, map(int, options.digits), strict=True))
    jobs = list(rotated(options.game, setup, players, games, options.seed))
    print(f"{options.game} {json.dumps(setup)}: {names}, {games} games, seeds from {options.seed}")
    results = []
    for result in play_all(jobs, options.processes):
        results.append(result)
        if options.progress and len(results) % options.progress == 0:
            report(players, results, options.game, setup)
    return report(players, results, options.game, setup)


def parser() -> argparse.ArgumentParser:
    """The arguments after ``--``."""
    top = argparse.ArgumentParser(prog="build bench bots --")
    top.add_argument("--game", default="triumvirate", choices=list(GAMES))
    top.add_argument("--setup", default="{}", help="the set-up as JSON")
    top.add_argument("--digits", default="", help="Tetrarchia's difficulty, as 4211")
    top.add_argument("--players", action="append", help="names by seat, commas between")
    top.add_argument("--games", type=int, default=30)
    top.add_argument("--seed", type=int, default=1)
    top.add_argument("--processes", type=int, default=1)
    top.add_argument("--progress", type=int, default=0, help="a table every so many games")
    return top


def main() -> bool:
    """Play the matches asked for; without arguments false if a level isn't above the next."""
    options = parser().parse_args()
    try:
        if options.players:
            for names in options.players:
                match(options, names, options.games)
            return True
        return all(2 * match(options, names, games) >= games for names, games in SHORT)
    except RuleError as error:
        print(error)
        return False
