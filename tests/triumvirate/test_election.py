"""The end of a turn, elections, and how the game ends (TRI 6, 7)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.triumvirate.commands import Appoint, EndMovement, EndTurn, Setup
from engine.triumvirate.events import (
    CitizensReturned,
    Elected,
    LegionsCut,
    ServantAppointed,
    TurnEnded,
    Won,
    YearBegan,
)
from engine.triumvirate.game import GAME
from tests.triumvirate.positions import (
    build,
    governor,
    legions,
    pass_turn,
    play,
    why,
)


def last_turn(active="caesar", size=3, **changes):
    """The action phase of the last turn before Elegio."""
    return build(size, phase="action", active=active, calendar=1, **changes)


def of(kind, out):
    """The events of one kind."""
    return [e for e in out if isinstance(e, kind)]


@pytest.mark.rule("TRI 6.1")
def test_example_eight_legions_in_illyricum_are_cut_to_six():
    s = build(phase="action", legions={"illyricum": 8, "asia": 7, "italia": 6}, all_legions=1)
    pool = s.pool_legions
    out = play(s, EndTurn())
    assert of(TurnEnded, out) == [TurnEnded("TRI 6.1", "caesar", 7)]
    # whoever owns the province
    assert of(LegionsCut, out) == [
        LegionsCut("TRI 6.1", "illyricum", 2),
        LegionsCut("TRI 6.1", "asia", 1),
    ]
    assert [legions(s, p) for p in ("illyricum", "asia", "italia")] == [6, 6, 6]
    # 3 went back; then Pompeius' Cyrenaica and Africa raise 2 each, Hispania Ulterior only gold
    assert s.pool_legions == pool + 3 - 4
    assert GAME.view(s).calendar == 7


@pytest.mark.rule("TRI 6.1", "TRI 6.2")
@pytest.mark.parametrize(("size", "turns"), [(3, 8), (2, 7)])
def test_the_calendar_reaches_elegio_after_eight_or_seven_turns(size, turns):
    s = GAME.start(Setup(size))
    for turn in range(turns):
        assert GAME.view(s).calendar == turns - turn
        out = pass_turn(s)
        assert bool(of(Elected, out)) == (turn == turns - 1)
    assert GAME.view(s).calendar == 0


@pytest.mark.rule("TRI 6.2")
def test_the_character_with_most_citizens_becomes_consul():
    s = last_turn(citizens={"pompeius": 3})
    out = play(s, EndTurn())
    assert of(Elected, out) == [Elected("TRI 6.2", "pompeius", 3, False, 1)]
    assert GAME.acting(s) == 1


@pytest.mark.rule("TRI 6.2")
@pytest.mark.parametrize(
    ("active", "citizens", "consul"),
    [
        ("caesar", (2, 2, 2), "pompeius"),
        ("pompeius", (2, 2, 2), "crassus"),
        ("crassus", (2, 2, 2), "caesar"),
        ("caesar", (3, 1, 3), "crassus"),
        ("crassus", (1, 3, 3), "pompeius"),
        ("pompeius", (3, 3, 1), "caesar"),
        ("caesar", (0, 0, 0), "pompeius"),
    ],
)
def test_of_those_tied_the_one_whose_last_turn_is_longest_past(active, citizens, consul):
    names = dict(zip(("caesar", "pompeius", "crassus"), citizens, strict=True))
    s = last_turn(active=active, citizens=names)
    out = play(s, EndTurn())
    assert of(Elected, out) == [Elected("TRI 6.2", consul, max(citizens), True, 1)]


@pytest.mark.rule("TRI 6.3", "TRI 8")
def test_a_first_consul_puts_a_new_civil_servant_down_then_three_citizens_leave():
    s = last_turn(citizens={"crassus": 4})
    alii = s.alii
    play(s, EndTurn())
    assert (GAME.acting(s), GAME.prompt(s).code) == (2, "appoint")
    places = [c.province for c in GAME.legal(s)]
    assert places == ["sicilia", "macedonia", "achaea", "asia", "syria"]
    reason = ("not_yours", "TRI 6.3", {"province": "italia", "owner": "caesar"})
    assert why(s, Appoint("italia")) == reason
    assert s.citizens[2] == 4
    out = play(s, Appoint("macedonia"))
    assert out[:3] == [
        ServantAppointed("TRI 6.3", "crassus", "macedonia"),
        CitizensReturned("TRI 6.3", "crassus", 3),
        YearBegan("TRI 6.4", 2, 8),
    ]
    assert (s.citizens, s.alii) == ((2, 2, 1), alii + 3)
    assert governor(s, "macedonia") == "servant"
    assert s.pool_servants == 2
    assert GAME.view(s).characters[2].consul_cards == 1


@pytest.mark.rule("TRI 6.3")
def test_with_fewer_than_three_citizens_all_leave():
    s = last_turn()
    out = play(s, EndTurn(), Appoint("hispania_ulterior"))
    assert of(CitizensReturned, out) == [CitizensReturned("TRI 6.3", "pompeius", 2)]
    assert s.citizens == (2, 0, 2)


@pytest.mark.rule("TRI 6.3")
def test_without_a_civil_servant_in_the_supply_none_is_put_down():
    s = last_turn(servants={"italia": 3})
    assert s.pool_servants == 0
    out = play(s, EndTurn())
    assert of(CitizensReturned, out) == [CitizensReturned("TRI 6.3", "pompeius", 2)]
    assert (GAME.view(s).active, GAME.view(s).year) == ("pompeius", 2)


@pytest.mark.rule("TRI 6.3", "TRI 7.1", "TRI 7.4")
def test_a_second_consulship_wins_at_once():
    s = last_turn(citizens={"crassus": 4}, cards={"crassus": 1, "caesar": 1})
    out = play(s, EndTurn())
    assert out[-1] == Won("TRI 7.1", "crassus", "second_consulship")
    result = GAME.outcome(s)
    assert (result.winners, result.reason) == ((2,), "second_consulship")
    # at once: his citizens don't leave, no civil servant comes
    assert (s.citizens[2], s.pool_servants, GAME.acting(s)) == (4, 3, None)
    assert (GAME.prompt(s).code, GAME.view(s).phase) == ("over", "over")
    assert GAME.view(s).year == 3


@pytest.mark.rule("TRI 6.4")
@pytest.mark.parametrize(("size", "calendar"), [(3, 8), (2, 7)])
def test_the_calendar_goes_back_and_the_next_characters_turn_begins(size, calendar):
    s = last_turn(size=size, citizens={"caesar": 4})
    play(s, EndTurn())
    assert GAME.view(s).year == 1
    play(s, Appoint("italia"))
    view = GAME.view(s)
    assert (view.calendar, view.year, view.active, view.phase) == (
        calendar,
        2,
        "pompeius",
        "supply",
    )


@pytest.mark.rule("TRI 7.1")
@pytest.mark.parametrize(("citizens", "won"), [(9, True), (8, False)])
def test_at_an_election_six_citizens_are_counted_after_three_have_left(citizens, won):
    s = last_turn(citizens={"caesar": citizens, "pompeius": 0, "crassus": 0})
    out = play(s, EndTurn(), Appoint("italia"))
    assert (GAME.outcome(s) is not None) == won
    assert bool(of(Won, out)) == won
    if won:
        assert out[-1] == Won("TRI 7.1", "caesar", "six_citizens")
        assert (s.citizens[0], s.alii) == (6, 5)


def _years(size, consuls):
    """A game in which nothing is done, but these are elected; its turns and who won."""
    s = GAME.start(Setup(size))
    year = 0
    while GAME.outcome(s) is None:
        if GAME.view(s).calendar == 1:
            # whoever shall win this election has most citizens
            s.citizens = tuple(int(seat == consuls[year]) for seat in range(size))
            s.alii = (11 if size == 3 else 9) - 1
            year += 1
        pass_turn(s)
        if GAME.view(s).phase == "appoint":
            play(s, GAME.legal(s)[0])
    return s.turn, GAME.outcome(s)


@pytest.mark.rule("TRI 7.5", "TRI 7.1")
@pytest.mark.parametrize(("size", "bound"), [(3, 32), (2, 21)])
def test_whoever_is_elected_the_game_ends_within_the_bound(size, bound):
    # every order of consuls: after as many different ones as there are, the next is a second time
    lengths = set()
    for consuls in product(range(size), repeat=size + 1):
        turns, result = _years(size, consuls)
        elections = turns // (8 if size == 3 else 7)
        assert turns <= bound
        assert result.reason == "second_consulship"
        assert result.winners == (consuls[elections - 1],)
        assert consuls[: elections - 1].count(consuls[elections - 1]) == 1
        lengths.add(turns)
    assert max(lengths) == bound
    assert min(lengths) == (16 if size == 3 else 14)


@pytest.mark.rule("TRI 8")
def test_ending_movement_and_ending_the_turn_are_the_active_characters_commands():
    s = build()
    assert EndMovement() in GAME.legal(s)
    assert GAME.acting(s) == 0
    play(s, EndMovement())
    assert (GAME.legal(s), GAME.acting(s)) == ([EndTurn()], 0)
    assert GAME.prompt(s).code == "act_done"


@pytest.mark.rule("TRI 8")
def test_a_decision_with_one_possible_answer_is_still_a_command():
    owner = dict.fromkeys(("hispania_ulterior", "africa"), "caesar")
    owner |= dict.fromkeys(("hispania_citerior", "cyrenaica"), "crassus")
    s = last_turn(owner=owner, at={"pompeius": "aegyptus"}, citizens={"pompeius": 4})
    play(s, EndTurn())
    assert GAME.legal(s) == [Appoint("aegyptus")]
    assert GAME.acting(s) == 1
