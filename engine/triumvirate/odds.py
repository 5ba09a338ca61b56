"""The exact odds of an attack (TRI 4.2 to 4.6)."""

from __future__ import annotations

from fractions import Fraction

from engine.core.errors import RuleError
from engine.core.game import Odds, OddsLine
from engine.triumvirate import attack
from engine.triumvirate.board import AREA, PROVINCES, SEA
from engine.triumvirate.codes import ODDS_RESULTS
from engine.triumvirate.commands import AnyCommand, Move
from engine.triumvirate.state import DRAW, State


def odds(s: State, command: AnyCommand | None) -> Odds:
    """The results of a legal attack, or of the one whose weapons are about to be drawn.

    RuleError ``no_odds`` for anything else. Lines: a conquest with most attackers left first, a
    failure with fewest defenders left first.
    """
    if command is None:
        if s.phase != DRAW:
            raise RuleError("no_odds")
        return _of_attack(s, s.target, s.attackers)
    if isinstance(command, Move):
        to = AREA[command.to]
        if to < SEA and s.owner[to] != s.active:
            return _of_attack(s, to, command.legions)
    raise RuleError("no_odds")


def result(attackers: int, defenders: int, protection: int) -> tuple[int, int]:
    """Legions left after protection and main battle (TRI 4.4, 4.5)."""
    attackers = max(0, attackers - protection)
    equal = min(attackers, defenders)
    return attackers - equal, defenders - equal


def _of_attack(s: State, province: int, attackers: int) -> Odds:
    c, d, defenders = s.active, s.owner[province], s.legions[province]
    drawn = attack.draw_count(attackers, defenders, sum(s.bag))
    protection = attack.protection(s, province)
    found: dict[tuple[int, int], Fraction] = {}
    for draw, chance in attack.draws(s.bag, drawn):
        left = result(attackers - draw[d], defenders - draw[c], protection)
        found[left] = found.get(left, Fraction(0)) + chance
    lines = [
        OddsLine(_name(left), _pair(chance), None, {"attackers": left[0], "defenders": left[1]})
        for left, chance in sorted(found.items(), key=lambda item: (-item[0][0], item[0][1]))
    ]
    totals = [
        OddsLine(name, _pair(sum((x for k, x in found.items() if _name(k) == name), Fraction(0))))
        for name in ODDS_RESULTS
    ]
    numbers = {
        "attackers": attackers,
        "defenders": defenders,
        "drawn": drawn,
        "protection": protection,
    }
    return Odds("attack", "TRI 4.2", lines, totals, numbers, {"province": [PROVINCES[province]]})


def _name(left: tuple[int, int]) -> str:
    """Conquered if an attacking legion is left (TRI 4.6)."""
    return ODDS_RESULTS[0] if left[0] else ODDS_RESULTS[1]


def _pair(chance: Fraction) -> tuple[int, int]:
    return chance.numerator, chance.denominator
