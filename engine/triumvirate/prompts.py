"""What is asked of the acting seat, and how the game ended."""

from __future__ import annotations

from engine.core.errors import Param
from engine.core.game import Outcome, Prompt
from engine.triumvirate import actions, movement, state, supply
from engine.triumvirate.board import AREAS, CHARACTERS, PROVINCES, SEA
from engine.triumvirate.defeat import most_weapons
from engine.triumvirate.interned import END_TURN
from engine.triumvirate.state import State
from engine.triumvirate.victory import REASONS, RULES


def acting(s: State) -> int | None:
    """Whose command is next (section 8); None while weapons are drawn and at the end."""
    phase = s.phase
    if phase in (state.DRAW, state.OVER):
        return None
    return s.active if phase < state.ESCAPE else s.decider


def outcome(s: State) -> Outcome | None:
    """How the game ended (TRI 7.1 to 7.4), None while it goes on."""
    if s.phase != state.OVER:
        return None
    return Outcome((s.winner,), REASONS[s.reason], RULES[s.reason])


def prompt(s: State) -> Prompt:
    """What is asked now."""
    if s.phase == state.OVER:
        name, reason = CHARACTERS[s.winner], REASONS[s.reason]
        return Prompt("over", RULES[s.reason], {"character": name, "reason": reason})
    if s.phase < state.MOVE:
        return _supply(s)
    if s.phase < state.ACT:
        return _movement(s)
    if s.phase == state.ACT:
        return _action(s)
    return _decision(s)


def _ask(code: str, rule: str, character: str, **params: Param) -> Prompt:
    return Prompt(code, rule, {"character": character, **params})


def _supply(s: State) -> Prompt:
    name = CHARACTERS[s.active]
    if s.phase == state.TAKE:
        pool = s.pool_legions if s.take_kind else s.pool_gold
        params: dict[str, Param] = {
            "province": PROVINCES[s.take_at],
            "most": supply.most_to_take(s),
            "pool": pool,
        }
        code = "take_legions" if s.take_kind else "take_gold"
        return _ask(code, "TRI 2.7", name, **params)
    if s.phase == state.ROME:
        return Prompt("rome", "TRI 2.5", {"character": name})
    return Prompt("place", "TRI 2.5", {"character": name, "left": s.to_place})


def _movement(s: State) -> Prompt:
    name, at = CHARACTERS[s.active], s.at[s.active]
    if s.phase == state.DRAW:
        defender = CHARACTERS[s.owner[s.target]]
        where: dict[str, Param] = {
            "defender": defender,
            "province": PROVINCES[s.target],
            "drawn": s.drawn,
        }
        return _ask("draw", "TRI 4.2", name, **where)
    if at >= SEA:
        params: dict[str, Param] = {"sea": AREAS[at], "points": s.points, "legions": s.afloat}
        return _ask("cross", "TRI 3.3", name, **params)
    if len(movement.legal(s)) == 1:
        return Prompt("move_done", "TRI 1.6", {"character": name})
    return Prompt("move", "TRI 3.1", {"character": name, "points": s.points})


def _action(s: State) -> Prompt:
    name = CHARACTERS[s.active]
    if actions.legal(s) == [END_TURN]:
        return Prompt("act_done", "TRI 5.1", {"character": name})
    left = actions.ACTIONS - s.actions
    numbers: dict[str, Param] = {
        "cost": actions.base_cost(s),
        "gold": s.purse[s.active],
        "left": left,
    }
    return _ask("act", "TRI 5.1", name, **numbers)


def _decision(s: State) -> Prompt:
    """The decisions of section 8."""
    name = CHARACTERS[s.decider]
    if s.phase == state.APPOINT:
        return Prompt("appoint", "TRI 6.3", {"character": name})
    province = PROVINCES[s.target]
    if s.phase == state.ESCAPE:
        return Prompt("escape", "TRI 4.9", {"character": name, "province": province})
    if s.phase == state.COMPENSATE:
        return Prompt("compensation", "TRI 4.10", {"character": name, "province": province})
    params: dict[str, Param] = {"province": province, "most": most_weapons(s)}
    return _ask("weapons", "TRI 4.11", name, **params)
