"""Set-up: what may be chosen, its number for links, and the first rolls (TET 1.1, 2, 11)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine.core.errors import RuleError
from engine.core.game import Chances, Draw, Events
from engine.tetrarchia import hooks
from engine.tetrarchia.board import BOARD, EMPERORS, OFF, border, members, province
from engine.tetrarchia.commands import Modules, PlaceFleet, Rulings, Setup
from engine.tetrarchia.dice import TWO_DICE
from engine.tetrarchia.events import ArmyRolled, FleetPlaced, RevoltRolled
from engine.tetrarchia.pieces import place_army
from engine.tetrarchia.state import ARMIES, State, army_mask

REVOLTS_ROLLED: Final = 6
"""One Revolt in each numbered region (TET 2.2)."""

_CHOICES: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("players", (1, 2, 3, 4)),
    ("tokens", (5, 4, 3)),
    ("fleets", (3, 2, 1)),
    ("revolts", (0, 1, 2)),
    ("armies", (0, 1, 2)),
    ("dux", (False, True)),
    ("pirates", (False, True)),
    ("goths", (False, True)),
    ("army_trail", ("revolt", "unrest", "none")),
    ("crossing_die", (4, 2, 3, 5, 6)),
    ("uprising_spread", ("step", "revolt", "none")),
    ("attack_cost", ("link", "1", "2")),
    ("retake_tokens", (True, False)),
)
"""Every choice, the fastest running first; new choices only at the end, or links break."""
_DIALS: Final = 5
_RULINGS: Final = 8
"""Where in ``_CHOICES`` the modules and the rulings begin."""


def check_setup(setup: Setup) -> None:
    """Raise RuleError where a module can't be in this game (TET 9.1)."""
    for module in hooks.chosen(setup):
        module.check(setup)


def pack_setup(setup: Setup) -> int:
    """The set-up as a number, in mixed radix over all choices."""
    number = 0
    for index, (name, values) in reversed(list(enumerate(_CHOICES))):
        part: Any = setup
        if index >= _DIALS:
            part = setup.modules if index < _RULINGS else setup.rulings
        number = number * len(values) + values.index(getattr(part, name))
    return number


def unpack_setup(number: int) -> Setup:
    """The set-up of a number; RuleError ``setup_unknown`` where it stands for none."""
    rest = number
    picked: list[Any] = []
    for _, values in _CHOICES:
        rest, index = divmod(rest, len(values))
        picked.append(values[index])
    if rest or number < 0:
        raise RuleError("setup_unknown", "TET 2.1")
    players, tokens, fleets, revolts, armies = picked[:_DIALS]
    modules = Modules(*picked[_DIALS:_RULINGS])
    rulings = Rulings(*picked[_RULINGS:])
    setup = Setup(players, tokens, fleets, revolts, armies, modules, rulings)
    check_setup(setup)
    return setup


def difficulty(setup: Setup) -> str:
    """The four digits, as "4211" (TET 2.1)."""
    return f"{setup.tokens}{setup.fleets}{setup.revolts}{setup.armies}"


def seat_of(setup: Setup, emperor: int) -> int:
    """The player who runs an Emperor (TET 1.1): they take the Emperors' turns in rotation."""
    return emperor % setup.players


def new_state(setup: Setup) -> State:
    """The empty board (TET 2.6); ``advance`` asks for the first roll."""
    state = State(
        setup,
        sum(module.bit for module in hooks.chosen(setup)),
        figures=[OFF] * EMPERORS,
        tokens=(0,) * EMPERORS,
        hand=(setup.tokens,) * EMPERORS,
        reserve=ARMIES,
    )
    for module in hooks.active(state):
        module.begin(state)
    return state


def advance(state: State) -> None:
    """Ask for the next roll of the set-up, in the order of section 2; then for the fleets."""
    revolts = state.revolt.bit_count()
    if revolts < REVOLTS_ROLLED:
        state.pending, state.about = "setup_revolt", (revolts + 1,)
    elif revolts < REVOLTS_ROLLED + state.setup.revolts:
        state.pending = "setup_extra"
    elif len(state.armies) < state.setup.armies:
        state.pending = "setup_army"
    elif not any(module.prepare(state) for module in hooks.active(state)):
        state.phase = "fleets"
        state.fleets_left = state.setup.fleets


def revolt_chances(_state: State) -> Chances:
    """A region's Revolt: the normal die, a 1 rerolled (TET 2.2)."""
    return _REVOLT


def settle_revolt(state: State, draw: Draw, out: Events) -> None:
    """Put a region's Revolt down (TET 2.2)."""
    _revolt(state, state.about[0], draw[0], out, "TET 2.2")


def extra_chances(state: State) -> Chances:
    """An extra Revolt: both dice, rerolled for a capital or a Revolt (TET 2.3)."""
    taken = BOARD.all_capitals | state.revolt
    return Chances.uniform([dice for dice, bit in _PROVINCES if not bit & taken])


def settle_extra(state: State, draw: Draw, out: Events) -> None:
    """Put an extra Revolt down (TET 2.3)."""
    _revolt(state, draw[0], draw[1], out, "TET 2.3")


def _revolt(state: State, region: int, number: int, out: Events, rule: str) -> None:
    space = province(region, number)
    state.revolt |= 1 << space
    if out is not None:
        roman = region if rule == "TET 2.3" else 0
        out.append(RevoltRolled(rule, BOARD.ids[space], roman, number))


def army_chances(state: State) -> Chances:
    """An army's border: the Roman die, rerolled for an occupied one (TET 2.4)."""
    return _army_chances(army_mask(state))


@cache
def _army_chances(taken: int) -> Chances:
    return Chances.uniform([(region,) for region in range(1, 7) if not taken >> border(region) & 1])


def settle_army(state: State, draw: Draw, out: Events) -> None:
    """Put an army onto its border (TET 2.4)."""
    region = draw[0]
    if out is not None:
        out.append(ArmyRolled("TET 2.4", BOARD.ids[border(region)], region))
    if not any(module.take_border(state, region, out) for module in hooks.active(state)):
        place_army(state, region, 0, out, "TET 2.4")


def fleet_commands(state: State) -> list[PlaceFleet]:
    """Where the next fleet can be placed (TET 2.5), in the order of the zones."""
    taken = state.fleets | hooks.closed_zones(state)
    return [_FLEETS[zone] for zone in members(~taken & 0b111)]


def place_fleet(state: State, command: PlaceFleet, out: Events) -> None:
    """Put a fleet into a zone (TET 2.5)."""
    state.fleets |= 1 << BOARD.sea[command.sea]
    state.fleets_left -= 1
    if out is not None:
        out.append(FleetPlaced("TET 2.5", command.sea))


_PROVINCES: Final = [(dice, 1 << province(*dice)) for dice, _ in TWO_DICE]
"""Each outcome of both dice with the province that it names."""
_REVOLT: Final = Chances.uniform([(number,) for number in range(2, 7)])
_FLEETS: Final = [PlaceFleet("S1"), PlaceFleet("S2"), PlaceFleet("S3")]
