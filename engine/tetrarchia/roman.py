"""The Roman phase: an Emperor's turn (TET 3)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.errors import RuleError
from engine.core.game import Draw, Events, Odds
from engine.tetrarchia import hooks
from engine.tetrarchia.barbarian import begin_threat
from engine.tetrarchia.board import BIT, BOARD, EMPERORS, SPACES, ZONES, members
from engine.tetrarchia.combat import DEFEAT, VICTORY, defeat, land_sides, sides_odds
from engine.tetrarchia.commands import (
    FIGURE_IDS,
    RELIEFS,
    SEA_IDS,
    AnyCommand,
    Attack,
    EndTurn,
    Enter,
    Move,
    Sail,
    Secure,
    Subdue,
)
from engine.tetrarchia.ending import check_victory
from engine.tetrarchia.events import (
    TRIBES,
    Entered,
    Moved,
    RevoltRemoved,
    Sailed,
    TokenPlaced,
    TokenTaken,
    TurnBegins,
    TurnEnded,
    UnrestPlaced,
    UnrestRemoved,
    battle,
)
from engine.tetrarchia.moving import (
    TARGET,
    TARGETS,
    Target,
    can_move_on,
    entries,
    sailings,
    secure_cost,
)
from engine.tetrarchia.pieces import remove_army
from engine.tetrarchia.state import (
    POINTS,
    UNREST,
    State,
    army_at,
    army_mask,
    figure_mask,
    others_mask,
    placed_tokens,
    replaced,
    round_of,
)

FIGURE: Final = {id: index for index, id in enumerate(FIGURE_IDS)}
RELIEF_COST: Final = {"unrest_off": 1, "revolt_to_unrest": 1, "revolt_off": 2}
"""IP of each way to subdue (TET 3.7)."""

_ENTER: Final = [Enter(id) for id in BOARD.ids]


_MOVE: Final = [[Move(figure, id) for id in BOARD.ids] for figure in FIGURE_IDS]


class _Ways(NamedTuple):
    """The moves of a figure from a space that so many IP pay, were all spaces free."""

    near: int
    """The spaces entered."""
    moves: tuple[Move, ...]
    by_bit: tuple[tuple[int, Move], ...]
    """The same moves, each with its space as a set."""
    costs: dict[int, int]
    """IP by the space entered."""


@cache
def _ways(figure: int, targets: tuple[Target, ...], points: int) -> _Ways:
    paid = [to for to in targets if to.cost <= points]
    by_bit = tuple((to.bit, _MOVE[figure][to.space]) for to in paid)
    return _Ways(
        sum(to.bit for to in paid),
        tuple(move for _, move in by_bit),
        by_bit,
        {to.space: to.cost for to in paid},
    )


_WAYS: Final = [
    [[[_ways(figure, targets, points) for targets in row] for row in TARGETS] for points in (1, 2)]
    for figure in range(len(FIGURE_IDS))
]
"""For each figure: the ways that 1 IP pays, or 2 and more; for each set of zones with fleets; for
each space."""
_SAILS: Final = [
    [
        [Sail(SEA_IDS[zone], SEA_IDS[to]) for zone, to in sailings(fleets, closed)]
        for closed in range(1 << ZONES)
    ]
    for fleets in range(1 << ZONES)
]
"""For each set of zones with fleets and each set of closed zones: what can sail."""
_LINKED: Final = BOARD.linked
_SECURE_COST: Final = [secure_cost(space) for space in range(SPACES)]
_SECURE: Final = Secure()
_TAKE: Final = [Secure(id) for id in BOARD.ids]
_SUBDUE: Final = [[Subdue(figure, relief) for relief in RELIEFS] for figure in FIGURE_IDS]
_ATTACK: Final = [[Attack(figure, id) for id in BOARD.ids] for figure in FIGURE_IDS]
_END: Final = EndTurn()


def begin_turn(state: State, out: Events) -> None:
    """The next Emperor's turn begins: he enters first, where he can (TET 3.1, 3.2)."""
    state.active = state.turn % EMPERORS
    state.turn += 1
    state.ip = POINTS
    away = state.figures[state.active] < 0
    off = away and not entries(state)
    state.phase = "enter" if away and not off else "roman"
    if out is not None:
        name = FIGURE_IDS[state.active]
        out.append(TurnBegins("TET 3.1", name, state.turn, round_of(state.turn), off))


def enter_commands(state: State) -> list[AnyCommand]:
    """Where the Emperor can enter (TET 3.1)."""
    return [_ENTER[space] for space in entries(state)]


def legal(state: State) -> list[AnyCommand]:
    """The commands of the Roman phase.

    Order: moves (the Emperor's, then those of a module's figure, by space), sails, secure (by the
    space of the token taken), subdue, attacks (by figure and space), the modules' own, end of turn.
    While a figure that can be moved shares a space, only such figures' moves (TET 3.4).
    """
    if not state.ip:
        return [_END]
    figures, places = hooks.movers(state), state.figures
    for figure in figures:
        if places.count(places[figure]) > 1:
            return _moves_on(state, figures)
    found: list[AnyCommand] = []
    present, armies = figure_mask(state), army_mask(state)
    for figure in figures:
        _add_moves(state, figure, present ^ BIT[places[figure]], armies, found)
    found += _SAILS[state.fleets][hooks.closed_zones(state)]
    troubled = state.unrest | state.revolt
    for figure in figures:
        if troubled >> places[figure] & 1:
            _add_subdue(state, figure, found)
        elif figure < EMPERORS:
            _add_secure(state, figure, found)
    if armies:
        for figure in figures:
            if armies & _LINKED[places[figure]]:
                _add_attacks(state, figure, armies, found)
    for module in hooks.OFFERING[state.modules]:
        module.legal(state, figures, found)
    found.append(_END)
    return found


def _moves_on(state: State, figures: list[int]) -> list[AnyCommand]:
    """The moves of those who share a space (TET 3.4)."""
    found: list[AnyCommand] = []
    armies = army_mask(state)
    for figure in sharing(state, figures):
        _add_moves(state, figure, others_mask(state, figure), armies, found)
    return found


def _add_moves(
    state: State, figure: int, others: int, armies: int, found: list[AnyCommand]
) -> None:
    """Moves in the order of the board (TET 3.3); into a shared space only if 3.4 allows it.

    ``others`` are the spaces where other figures stand, ``armies`` those of the armies.
    """
    points = state.ip
    near, moves, by_bit, costs = _WAYS[figure][points > 1][state.fleets][state.figures[figure]]
    blocked = (others | armies) & near
    if shared := blocked & ~armies:
        for space in members(shared):
            if can_move_on(state, others, armies, space, points - costs[space]):
                blocked ^= BIT[space]
    if blocked:
        found += [move for bit, move in by_bit if not bit & blocked]
    else:
        found += moves


def sharing(state: State, figures: list[int]) -> list[int]:
    """Those of the figures that share a space with another and so must move on (TET 3.4)."""
    places = state.figures
    return [figure for figure in figures if places.count(places[figure]) > 1]


def _add_secure(state: State, figure: int, found: list[AnyCommand]) -> None:
    """The Emperor's quiet space takes his token, unless it has one (TET 3.6)."""
    space = state.figures[figure]
    if state.ip < _SECURE_COST[space]:
        return
    if (placed_tokens(state) | BOARD.capital_bits[figure]) >> space & 1:
        return
    if state.hand[figure]:
        found.append(_SECURE)
    elif state.setup.rulings.retake_tokens:
        found += [_TAKE[space] for space in members(state.tokens[figure])]


def _add_subdue(state: State, figure: int, found: list[AnyCommand]) -> None:
    space = state.figures[figure]
    if state.unrest >> space & 1:
        found.append(_SUBDUE[figure][0])
    elif state.revolt >> space & 1:
        if state.unrest.bit_count() < UNREST:
            found.append(_SUBDUE[figure][1])
        if state.ip >= RELIEF_COST["revolt_off"]:
            found.append(_SUBDUE[figure][2])


def attack_cost(state: State, source: int, to: int) -> int:
    """IP of an attack over a link (TET 3.8, ruling ``attack_cost``)."""
    ruling = state.setup.rulings.attack_cost
    return BOARD.link_cost[source][to] if ruling == "link" else int(ruling)


def _add_attacks(state: State, figure: int, armies: int, found: list[AnyCommand]) -> None:
    source = state.figures[figure]
    found += [
        _ATTACK[figure][to]
        for to in members(armies & BOARD.linked[source])
        if attack_cost(state, source, to) <= state.ip
    ]


def enter(state: State, command: Enter, out: Events) -> None:
    """The Emperor enters, free (TET 3.1)."""
    state.figures[state.active] = BOARD.space[command.space]
    state.phase = "roman"
    if out is not None:
        out.append(Entered("TET 3.1", FIGURE_IDS[state.active], command.space))


def move(state: State, command: Move, out: Events) -> None:
    """A figure moves one space (TET 3.3)."""
    figure = FIGURE[command.figure]
    source = state.figures[figure]
    to, _, cost, by = TARGET[state.fleets][source][BOARD.space[command.to]]
    state.figures[figure] = to
    state.ip -= cost
    if out is not None:
        names = command.figure, BOARD.ids[source], command.to
        out.append(Moved("TET 3.3", *names, cost, by))


def sail(state: State, command: Sail, out: Events) -> None:
    """A fleet moves to an adjacent zone (TET 3.5)."""
    state.fleets ^= 1 << BOARD.sea[command.source] | 1 << BOARD.sea[command.to]
    state.ip -= 1
    if out is not None:
        out.append(Sailed("TET 3.5", command.source, command.to))


def secure(state: State, command: Secure, out: Events) -> None:
    """The Emperor puts a token on his space, from his hand or taken back (TET 3.6)."""
    figure = state.active
    space = state.figures[figure]
    tokens = state.tokens[figure] | 1 << space
    if command.take is None:
        state.hand = replaced(state.hand, figure, state.hand[figure] - 1)
    else:
        tokens ^= 1 << BOARD.space[command.take]
        if out is not None:
            out.append(TokenTaken("TET 3.6", FIGURE_IDS[figure], command.take))
    state.tokens = replaced(state.tokens, figure, tokens)
    cost = secure_cost(space)
    state.ip -= cost
    if out is not None:
        out.append(TokenPlaced("TET 3.6", FIGURE_IDS[figure], BOARD.ids[space], cost))
    check_victory(state, out)


def subdue(state: State, command: Subdue, out: Events) -> None:
    """A figure subdues its own space (TET 3.7)."""
    space = state.figures[FIGURE[command.figure]]
    bit = 1 << space
    state.ip -= RELIEF_COST[command.relief]
    name = BOARD.ids[space]
    if command.relief == "unrest_off":
        state.unrest ^= bit
        if out is not None:
            out.append(UnrestRemoved("TET 3.7", name))
        return
    state.revolt ^= bit
    if out is not None:
        out.append(RevoltRemoved("TET 3.7", name))
    if command.relief == "revolt_to_unrest":
        state.unrest |= bit
        if out is not None:
            out.append(UnrestPlaced("TET 3.7", name, True))


def attack(state: State, command: Attack, _out: Events) -> None:
    """A figure attacks: the dice are next (TET 3.8, 5)."""
    figure = FIGURE[command.figure]
    space = BOARD.space[command.space]
    index = army_at(state, space)
    assert index is not None
    state.ip -= attack_cost(state, state.figures[figure], space)
    state.pending, state.about = "attack", (figure, index)


def settle_attack(state: State, draw: Draw, out: Events) -> None:
    """The combat of an attack (TET 5)."""
    figure, index = state.about
    army = state.armies[index]
    sides = land_sides(state, figure, index)
    result = sides.result(*draw)
    if out is not None:
        source = BOARD.ids[state.figures[figure]]
        names = FIGURE_IDS[figure], TRIBES[army.tribe], source, BOARD.ids[army.space]
        numbers = *draw, *sides.values(*draw)
        out.append(battle("TET 5.4", names, False, numbers, result))
    if result == VICTORY:
        remove_army(state, index, out, "TET 5.4")
    elif result == DEFEAT:
        defeat(state, figure, out)


def attack_odds(state: State, command: Attack) -> Odds:
    """The odds of an attack on land (TET 5)."""
    index = army_at(state, BOARD.space[command.space])
    if index is None:
        raise RuleError("no_army_there", "TET 3.8", space=command.space)
    return sides_odds(land_sides(state, FIGURE[command.figure], index), "TET 5.4")


def end_turn(state: State, _command: EndTurn, out: Events) -> None:
    """The IP left are lost; the Barbarian phase begins (TET 3.2, 4)."""
    if out is not None:
        out.append(TurnEnded("TET 3.2", FIGURE_IDS[state.active], state.ip))
    state.ip = 0
    begin_threat(state)
