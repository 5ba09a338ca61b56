"""Legal commands as the page offers them: price, spaces touched, paragraph."""

from __future__ import annotations

from engine.core.game import Action, Cost
from engine.triumvirate import actions, movement, state
from engine.triumvirate.board import AREA, PROVINCES, SEA
from engine.triumvirate.commands import (
    AddWeapons,
    AnyCommand,
    Appoint,
    Decline,
    EndMovement,
    EndTurn,
    Escape,
    Move,
    Persuade,
    Place,
    ProduceWeapons,
    PutDown,
    Raise,
    Rome,
    Take,
)
from engine.triumvirate.state import State

_RULES: dict[type, str] = {
    Take: "TRI 2.7",
    Rome: "TRI 2.5",
    Place: "TRI 2.5",
    PutDown: "TRI 3.7",
    EndMovement: "TRI 1.6",
    Persuade: "TRI 5.5",
    ProduceWeapons: "TRI 5.6",
    EndTurn: "TRI 6.1",
    Escape: "TRI 4.9",
    Decline: "TRI 4.10",
    AddWeapons: "TRI 4.11",
    Appoint: "TRI 6.3",
}


def action(s: State, command: AnyCommand) -> Action:
    """A legal command with its price and the spaces it touches."""
    if isinstance(command, Move):
        return _move(s, command)
    if isinstance(command, Raise) and s.phase == state.COMPENSATE:
        return Action(command, "TRI 4.10")
    if isinstance(command, Raise | Persuade | ProduceWeapons):
        cost = Cost("gold", actions.price(s, command))
        rule = _RULES.get(type(command)) or actions.raise_rule(s)
        return Action(command, rule, cost, _here(s))
    touches: tuple[str, ...] = ()
    if isinstance(command, Take | Place | Escape | Appoint):
        touches = (command.province,)
    elif isinstance(command, PutDown | EndMovement | EndTurn):
        touches = _here(s)
    return Action(command, _RULES[type(command)], None, touches)


def _here(s: State) -> tuple[str, ...]:
    return (PROVINCES[s.at[s.active]],)


def _move(s: State, command: Move) -> Action:
    """A move's rule: attack, sea without or with legions, landing, border."""
    to = AREA[command.to]
    cost = movement.entry_cost(s, to, command.legions)
    if to >= SEA:
        rule = "TRI 3.3" if cost else "TRI 3.4"
    elif s.owner[to] != s.active:
        rule = "TRI 3.8"
    else:
        rule = "TRI 3.3" if s.at[s.active] >= SEA else "TRI 3.2"
    return Action(command, rule, Cost("points", cost), (command.to,))
