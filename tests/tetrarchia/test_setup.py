"""Set-up (TET 2, 9.1, 10.1, 11)."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from engine.core.errors import RuleError
from engine.tetrarchia.commands import Modules, PlaceFleet, Rulings, Setup
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.tetrarchia.positions import armies, do, goths, revolts, roll, rules, tags, why

SIX = [(2,), (3,), (4,), (5,), (6,), (2,)]
"""One roll a region: I-2, II-3 (a capital), III-4 (a capital), IV-5, V-6, VI-2."""


def started(setup: Setup, *more: tuple[int, ...]) -> State:
    state = GAME.start(setup)
    roll(state, *SIX, *more)
    return state


def chances(state: State) -> dict[tuple[int, ...], Fraction]:
    return dict(GAME.chances(state))


@pytest.mark.rule("TET 2.1")
def test_the_four_digits_are_tokens_fleets_revolts_armies() -> None:
    setup = Setup(tokens=4, fleets=2, revolts=1, armies=1)
    state = started(setup, (1, 1), (6,))
    view = GAME.view(state)
    assert view.difficulty == "4211"
    assert [figure.hand for figure in view.figures] == [4, 4, 4, 4]
    assert view.fleets_left == 2
    assert 21 - view.revolts_left == 7
    assert 3 - view.reserve == 1


@pytest.mark.rule("TET 2.1")
def test_all_81_set_ups_are_numbers_and_back() -> None:
    digits = itertools.product((5, 4, 3), (3, 2, 1), (0, 1, 2), (0, 1, 2))
    setups = [Setup(1, *four) for four in digits]
    numbers = [GAME.pack_setup(setup) for setup in setups]
    assert len(set(numbers)) == 81
    assert [GAME.unpack_setup(number) for number in numbers] == setups
    assert GAME.pack_setup(Setup()) == 0


def test_every_choice_survives_as_a_number() -> None:
    numbers = set()
    for trail, die, spread, cost, back in itertools.product(
        ("revolt", "unrest", "none"),
        (2, 3, 4, 5, 6),
        ("step", "revolt", "none"),
        ("link", "1", "2"),
        (True, False),
    ):
        for flags in itertools.product((False, True), repeat=3):
            rulings = Rulings(trail, die, spread, cost, back)
            setup = Setup(4, 3, 1, 2, 2, Modules(*flags), rulings)
            number = GAME.pack_setup(setup)
            assert GAME.unpack_setup(number) == setup
            numbers.add(number)
    assert len(numbers) == 270 * 8


@pytest.mark.parametrize("number", [-1, 4 * 81 * 8 * 270, 10**40])
def test_a_number_of_no_set_up_is_refused(number: int) -> None:
    with pytest.raises(RuleError, match="setup_unknown"):
        GAME.unpack_setup(number)


@pytest.mark.rule("TET 2.2")
def test_each_region_gets_one_revolt_never_in_its_first_province() -> None:
    state = GAME.start(Setup())
    for region in range(6):
        assert chances(state) == {(face,): Fraction(1, 5) for face in (2, 3, 4, 5, 6)}
        roll(state, SIX[region])
    assert revolts(state) == {"I-2", "II-3", "III-4", "IV-5", "V-6", "VI-2"}


@pytest.mark.rule("TET 2.3")
def test_extra_revolts_fall_on_any_other_province_but_the_capitals() -> None:
    state = started(Setup(revolts=2))
    # 36 provinces less the six with a Revolt (two of them capitals) less the capital V-5
    assert len(chances(state)) == 29
    assert set(chances(state).values()) == {Fraction(1, 29)}
    assert (5, 5) not in chances(state)
    assert (1, 2) not in chances(state)
    roll(state, (1, 1))
    assert len(chances(state)) == 28
    assert (1, 1) not in chances(state)
    roll(state, (6, 6))
    assert revolts(state) == {"I-1", "I-2", "II-3", "III-4", "IV-5", "V-6", "VI-2", "VI-6"}
    assert state.phase == "fleets"


@pytest.mark.rule("TET 2.4")
def test_armies_begin_on_borders_that_differ() -> None:
    state = started(Setup(armies=2))
    assert chances(state) == {(face,): Fraction(1, 6) for face in range(1, 7)}
    roll(state, (3,))
    assert chances(state) == {(face,): Fraction(1, 5) for face in (1, 2, 4, 5, 6)}
    roll(state, (6,))
    assert armies(state) == {("III", "B-III"), ("VI", "B-VI")}
    assert state.reserve == 1


@pytest.mark.rule("TET 2.5")
def test_the_first_seat_puts_the_fleets_into_zones_that_differ() -> None:
    state = started(Setup(players=4, fleets=2))
    assert GAME.acting(state) == 0
    assert GAME.legal(state) == [PlaceFleet("S1"), PlaceFleet("S2"), PlaceFleet("S3")]
    do(state, PlaceFleet("S3"))
    assert GAME.acting(state) == 0
    assert GAME.legal(state) == [PlaceFleet("S1"), PlaceFleet("S2")]
    assert why(state, PlaceFleet("S3")) == ("sea_has_fleet", "TET 2.5")
    assert GAME.prompt(state).params == {"left": 1}
    events = do(state, PlaceFleet("S1"))
    assert tags(events) == ["fleet_placed", "turn_begins"]
    assert [sea.fleet for sea in GAME.view(state).seas] == [True, False, True]
    assert why(state, PlaceFleet("S2")) == ("fleets_are_placed", "TET 2.5")


@pytest.mark.rule("TET 2.6")
def test_all_emperors_begin_off_the_board() -> None:
    state = started(Setup(fleets=1))
    do(state, PlaceFleet("S1"))
    assert [figure.status for figure in GAME.view(state).figures] == ["off"] * 4
    assert state.phase == "enter"


@pytest.mark.rule("TET 9.1")
def test_pirates_need_fewer_than_three_fleets() -> None:
    three = Setup(fleets=3, modules=Modules(pirates=True))
    with pytest.raises(RuleError) as caught:
        GAME.check_setup(three)
    assert (caught.value.code, caught.value.rule) == ("pirates_need_room", "TET 9.1")
    with pytest.raises(RuleError):
        GAME.unpack_setup(GAME.pack_setup(three))
    GAME.check_setup(Setup(fleets=2, modules=Modules(pirates=True)))
    GAME.check_setup(Setup(fleets=3, modules=Modules(dux=True, goths=True)))


@pytest.mark.rule("TET 9.1", "TET 9.2")
def test_pirates_come_after_the_armies_and_before_the_fleets_and_close_their_zone() -> None:
    setup = Setup(fleets=2, armies=1, modules=Modules(pirates=True))
    state = started(setup)
    assert len(chances(state)) == 6
    roll(state, (1,))
    assert chances(state) == {(face,): Fraction(1, 3) for face in (1, 2, 3)}
    events = roll(state, (2,))
    assert tags(events) == ["pirates_placed"]
    assert GAME.legal(state) == [PlaceFleet("S1"), PlaceFleet("S3")]
    assert why(state, PlaceFleet("S2")) == ("sea_has_pirates", "TET 9.2")


@pytest.mark.rule("TET 10.1")
def test_at_set_up_the_goths_come_instead_of_the_first_army_on_border_iii_or_iv() -> None:
    state = started(Setup(armies=2, modules=Modules(goths=True)), (4,), (3,))
    assert armies(state) == {("III", "B-III"), ("IV", "B-IV")}
    assert goths(state) == {"B-IV"}
    assert state.reserve == 1
    state = started(Setup(armies=2, modules=Modules(goths=True)), (2,), (5,))
    assert goths(state) == set()


@pytest.mark.rule("TET 11")
def test_the_rulings_have_their_defaults() -> None:
    assert Setup().rulings == Rulings(
        army_trail="revolt",
        crossing_die=4,
        uprising_spread="step",
        attack_cost="link",
        retake_tokens=True,
    )
    assert GAME.view(GAME.start(rules(crossing_die=6))).rulings.crossing_die == 6
