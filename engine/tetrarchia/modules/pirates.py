"""The Pirates (TET 9): a sea zone closed to fleets until they are beaten; they come back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import RuleError
from engine.core.game import Action, Chances, Cost, Draw, Events, Odds
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BOARD, OFF, ZONES, members
from engine.tetrarchia.combat import DEFEAT, VICTORY, Sides, sides_odds
from engine.tetrarchia.commands import FIGURE_IDS, SEA_IDS, AnyCommand, AttackPirates, Setup
from engine.tetrarchia.dice import TWO_DICE
from engine.tetrarchia.events import PiratesBeaten, PiratesPlaced, sea_battle
from engine.tetrarchia.hooks import Handler, Module, Roll
from engine.tetrarchia.pieces import leave_board, lose_tokens
from engine.tetrarchia.state import State, figure_mask, own_tokens

COST = 2
_PLACES = Chances.uniform([(number,) for number in range(1, ZONES + 1)])


class Pirates(Module):
    """The module's whole effect."""

    id = "pirates"
    bit = 2

    def check(self, setup: Setup) -> None:
        """Only with fewer than three fleets (TET 9.1)."""
        if setup.fleets == ZONES:
            raise RuleError("pirates_need_room", "TET 9.1", fleets=setup.fleets)

    def prepare(self, state: State) -> bool:
        """The normal die puts them into a zone (TET 9.1)."""
        if state.pirates == OFF:
            state.pending = "pirates"
        return state.pirates == OFF

    def legal(self, state: State, figures: list[int], found: list[AnyCommand]) -> None:
        """Attack them from their coast (TET 9.3)."""
        if state.pirates == OFF or state.ip < COST:
            return
        coast = BOARD.coasts[state.pirates]
        found += [
            _ATTACK[figure][state.pirates]
            for figure in figures
            if coast >> state.figures[figure] & 1
        ]

    def closed_zones(self, state: State) -> int:
        """No fleet may enter their zone (TET 9.2)."""
        return 0 if state.pirates == OFF else 1 << state.pirates

    def why_closed(self, zone: int) -> RuleError:
        """The paragraph of the blockade."""
        return RuleError("sea_has_pirates", "TET 9.2", sea=BOARD.sea_ids[zone])

    def uprising(self, state: State, province: int, out: Events) -> None:
        """Beaten, they come back on a coast without a fleet that has an Uprising (TET 9.6)."""
        zones = BOARD.zones_of[province] & ~state.fleets
        if state.pirates != OFF or not zones:
            return
        state.pirates = members(zones)[0]
        if out is not None:
            sea = BOARD.sea_ids[state.pirates]
            out.append(PiratesPlaced("TET 9.6", sea, BOARD.ids[province]))

    def deductions(self, state: State) -> Sequence[tuple[str, int, str]]:
        """They count 1 (TET 7.2)."""
        return [("pirates", int(state.pirates != OFF), "TET 7.2")]


def sea_sides(state: State, figure: int) -> Sides:
    """Both sides of a combat at sea: all that is on the coast, and nothing else (TET 9.4)."""
    coast = BOARD.coasts[state.pirates]
    tokens = own_tokens(state, figure) & coast
    revolts = state.revolt & coast
    armies = [army for army in state.armies if coast >> army.space & 1]
    return Sides(
        tokens | 1 << state.figures[figure],
        tokens.bit_count(),
        figure_mask(state) & coast & ~(1 << state.figures[figure]),
        revolts,
        revolts.bit_count(),
        sum(1 << army.space for army in armies),
        hooks.die_bonus(state, armies),
    )


def _step(state: State, command: AttackPirates, _out: Events) -> None:
    state.ip -= COST
    state.pending, state.about = "sea_attack", (FIGURE_IDS.index(command.figure),)


def _settle_attack(state: State, draw: Draw, out: Events) -> None:
    """The Pirates leave, or the figure and every token on the coast (TET 9.5)."""
    figure = state.about[0]
    sides = sea_sides(state, figure)
    result = sides.result(*draw)
    sea = BOARD.sea_ids[state.pirates]
    if out is not None:
        source = BOARD.ids[state.figures[figure]]
        numbers = *draw, *sides.values(*draw)
        out.append(sea_battle("TET 9.4", (FIGURE_IDS[figure], source, sea), numbers, result))
    if result == VICTORY:
        state.pirates = OFF
        if out is not None:
            out.append(PiratesBeaten("TET 9.5", sea))
    elif result == DEFEAT:
        leave_board(state, figure, out, "TET 9.5")
        lose_tokens(state, BOARD.coasts[state.pirates], out, "TET 9.5")


def _settle_place(state: State, draw: Draw, out: Events) -> None:
    state.pirates = draw[0] - 1
    if out is not None:
        out.append(PiratesPlaced("TET 9.1", BOARD.sea_ids[state.pirates], "", draw[0]))


def _place_chances(_state: State) -> Chances:
    return _PLACES


def _attack_chances(_state: State) -> Chances:
    return TWO_DICE


def _action(state: State, command: AttackPirates) -> Action:
    at = BOARD.ids[state.figures[FIGURE_IDS.index(command.figure)]]
    return Action(command, "TET 9.3", Cost("ip", COST), (at, command.sea))


def _odds(state: State, command: AttackPirates) -> Odds:
    return sides_odds(sea_sides(state, FIGURE_IDS.index(command.figure)), "TET 9.4")


def _why_not(state: State, command: AttackPirates) -> RuleError:
    if not state.setup.modules.pirates:
        return RuleError("module_off", "TET 9.1", module="pirates")
    figure = FIGURE_IDS.index(command.figure)
    if figure not in hooks.movers(state):
        return RuleError("figure_not_yours", "TET 9.3", figure=command.figure)
    if state.pirates == OFF or BOARD.sea_ids[state.pirates] != command.sea:
        return RuleError("no_pirates_there", "TET 9.3", sea=command.sea)
    space = state.figures[figure]
    if not BOARD.coasts[state.pirates] >> space & 1:
        return RuleError("off_the_coast", "TET 9.3", space=BOARD.ids[space], sea=command.sea)
    return RuleError("ip_short", "TET 9.3", needed=COST, have=state.ip)


_ATTACK = [[AttackPirates(figure, sea) for sea in SEA_IDS] for figure in FIGURE_IDS]
Pirates.handlers = {AttackPirates: Handler(_step, _action, _why_not, _odds)}
Pirates.rolls = {
    "pirates": Roll(_place_chances, _settle_place),
    "sea_attack": Roll(_attack_chances, _settle_attack),
}
