"""Why a command isn't possible: the most helpful reason (codes.py lists them all)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.errors import RuleError
from engine.triumvirate import actions, state, supply
from engine.triumvirate.board import AREA, AREAS, CHARACTERS, PROVINCES, SEA, SEAT, TYPE, TYPES
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
from engine.triumvirate.defeat import most_weapons
from engine.triumvirate.interned import KINDS, ROME_CHOICES
from engine.triumvirate.movement_reasons import why_not_move
from engine.triumvirate.prompts import acting
from engine.triumvirate.state import PHASES, TOP, State

_WHEN: dict[type, tuple[tuple[int, ...], str, str]] = {
    Take: ((state.TAKE,), "supply", "TRI 2.7"),
    Rome: ((state.ROME,), "supply", "TRI 2.5"),
    Place: ((state.PLACE,), "supply", "TRI 2.5"),
    Move: ((state.MOVE,), "movement", "TRI 3.1"),
    PutDown: ((state.MOVE,), "movement", "TRI 3.7"),
    EndMovement: ((state.MOVE,), "movement", "TRI 1.6"),
    Raise: ((state.ACT, state.COMPENSATE), "action", "TRI 5.1"),
    Persuade: ((state.ACT,), "action", "TRI 5.1"),
    ProduceWeapons: ((state.ACT,), "action", "TRI 5.1"),
    EndTurn: ((state.ACT,), "action", "TRI 1.6"),
    Escape: ((state.ESCAPE,), "escape", "TRI 4.9"),
    Decline: ((state.COMPENSATE,), "compensation", "TRI 4.10"),
    AddWeapons: ((state.WEAPONS,), "weapons", "TRI 4.11"),
    Appoint: ((state.APPOINT,), "appoint", "TRI 6.3"),
}
"""In which phases a command is given, their name and the paragraph."""


def why_not(s: State, command: AnyCommand) -> RuleError:
    """The reason why this command isn't legal (``possible`` if it is)."""
    unknown = _unknown(s, command)
    if unknown:
        return unknown
    wrong = _wrong_time(s, command)
    if wrong:
        return wrong
    check = _CHECKS.get(type(command))
    return (check(s, command) if check else None) or RuleError("possible")


def _unknown(s: State, command: AnyCommand) -> RuleError | None:
    """Ids that the board doesn't know, or that aren't in this game (TRI 1.4)."""
    if isinstance(command, Move):
        if command.to not in AREA:
            return RuleError("unknown_area", "TRI 3.2", area=command.to)
        return _out_of_game(s, command.to)
    if isinstance(command, Take | Place | Escape | Appoint):
        if AREA.get(command.province, SEA) >= SEA:
            return RuleError("unknown_province", "TRI 1.5", province=command.province)
        return _out_of_game(s, command.province)
    if isinstance(command, Persuade) and not _known(s, command.source):
        return RuleError("unknown_character", "TRI 1.1", character=command.source)
    return None


def _known(s: State, source: str) -> bool:
    return source == actions.ALII or source in CHARACTERS[: len(s.at)]


def _out_of_game(s: State, place: str) -> RuleError | None:
    if AREA[place] < SEA and s.owner[AREA[place]] < 0:
        return RuleError("not_in_game", "TRI 1.4", province=place)
    return None


def _wrong_time(s: State, command: AnyCommand) -> RuleError | None:
    """The game is over, somebody must decide first, or the phase is another (TRI 1.6, 8)."""
    phases, needed, rule = _WHEN[type(command)]
    if s.phase in phases:
        return None
    if s.phase == state.OVER:
        return RuleError("game_over", "TRI 7.4")
    seat = acting(s)
    if seat is None:
        return RuleError("weapons_undrawn", "TRI 4.2")
    if s.phase >= state.ESCAPE:
        name, phase = CHARACTERS[seat], PHASES[s.phase]
        return RuleError("decision_first", "TRI 8", character=name, phase=phase)
    if needed == "supply" == PHASES[s.phase]:
        return RuleError("supply_order", rule, needed=("take", "rome", "place")[s.phase])
    return RuleError("wrong_phase", rule, phase=PHASES[s.phase], needed=needed)


def _own(s: State, seat: int, province: str, rule: str) -> RuleError | None:
    owner = s.owner[AREA[province]]
    if owner != seat:
        return RuleError("not_yours", rule, province=province, owner=CHARACTERS[owner])
    return None


def _take(s: State, command: Take) -> RuleError | None:
    kind, province = KINDS[s.take_kind], PROVINCES[s.take_at]
    if (command.kind, command.province) != (kind, province):
        return RuleError("take_other", "TRI 2.7", kind=kind, province=province)
    most = supply.most_to_take(s)
    if not 0 <= command.amount <= most:
        amounts = {"amount": command.amount, "most": most}
        return RuleError("take_too_much", "TRI 2.7", kind=kind, province=province, **amounts)
    return None


def _rome(s: State, command: Rome) -> RuleError | None:
    if command in supply.legal_rome(s):
        return None
    asked = {"gold": command.gold, "legions": command.legions}
    if (command.gold, command.legions) in ROME_CHOICES:
        pools = {"pool_gold": s.pool_gold, "pool_legions": s.pool_legions}
        return RuleError("rome_pool", "TRI 2.5", **asked, **pools)
    return RuleError("rome_choice", "TRI 2.5", **asked)


def _place(s: State, command: Place) -> RuleError | None:
    return _own(s, s.active, command.province, "TRI 2.5")


def _put_down(s: State, _: PutDown) -> RuleError | None:
    at = _at_sea(s, "TRI 3.7")
    if at or s.carried[s.active]:
        return at
    return RuleError("no_servant_carried", "TRI 3.7")


def _end_movement(s: State, _: EndMovement) -> RuleError | None:
    return _at_sea(s, "TRI 3.3")


def _at_sea(s: State, rule: str) -> RuleError | None:
    at = s.at[s.active]
    return RuleError("at_sea", rule, sea=AREAS[at]) if at >= SEA else None


def _raise(s: State, command: Raise) -> RuleError | None:
    if s.phase == state.COMPENSATE:
        return _full(s, s.decider, command, "TRI 4.10")
    here = TYPE[s.at[s.active]]
    wanted = TYPES.index(command.track)
    if here not in (wanted, TYPES.index("competence")):
        return _wrong_province(s, ("TRI 5.2", "TRI 5.3")[wanted])
    return _full(s, s.active, command, "TRI 5.8") or _unpaid(s, command)


def _full(s: State, seat: int, command: Raise, rule: str) -> RuleError | None:
    track = s.political if command.track == "political" else s.military
    return RuleError("track_full", rule, track=command.track) if track[seat] >= TOP else None


def _wrong_province(s: State, rule: str) -> RuleError:
    at = s.at[s.active]
    return RuleError("wrong_province", rule, province=PROVINCES[at], type=TYPES[TYPE[at]])


def _unpaid(s: State, command: Raise | Persuade | ProduceWeapons) -> RuleError | None:
    if s.actions >= actions.ACTIONS:
        return RuleError("three_actions", "TRI 5.1")
    needed, has = actions.price(s, command), s.purse[s.active]
    if needed <= has:
        return None
    rule = {Persuade: "TRI 5.5", ProduceWeapons: "TRI 5.6"}.get(type(command), "TRI 5.1")
    return RuleError("no_gold", rule, needed=needed, has=has)


def _persuade(s: State, command: Persuade) -> RuleError | None:
    if TYPES[TYPE[s.at[s.active]]] != "political":
        return _wrong_province(s, "TRI 5.2")
    if command.source == CHARACTERS[s.active]:
        return RuleError("own_citizens", "TRI 5.5")
    there = s.alii if command.source == actions.ALII else s.citizens[SEAT[command.source]]
    if not there:
        return RuleError("no_citizen", "TRI 5.5", source=command.source)
    return _unpaid(s, command)


def _produce(s: State, command: ProduceWeapons) -> RuleError | None:
    if TYPES[TYPE[s.at[s.active]]] != "military":
        return _wrong_province(s, "TRI 5.3")
    if not s.weapons[s.active]:
        return RuleError("no_weapons", "TRI 5.6")
    return _unpaid(s, command)


def _escape(s: State, command: Escape) -> RuleError | None:
    return _own(s, s.decider, command.province, "TRI 4.9")


def _add_weapons(s: State, command: AddWeapons) -> RuleError | None:
    most = most_weapons(s)
    if 0 <= command.amount <= most:
        return None
    return RuleError("too_many_weapons", "TRI 4.11", amount=command.amount, most=most)


def _appoint(s: State, command: Appoint) -> RuleError | None:
    return _own(s, s.decider, command.province, "TRI 6.3")


_CHECKS: dict[type, Callable[[State, Any], RuleError | None]] = {
    Take: _take,
    Rome: _rome,
    Place: _place,
    Move: why_not_move,
    PutDown: _put_down,
    EndMovement: _end_movement,
    Raise: _raise,
    Persuade: _persuade,
    ProduceWeapons: _produce,
    Escape: _escape,
    AddWeapons: _add_weapons,
    Appoint: _appoint,
}
