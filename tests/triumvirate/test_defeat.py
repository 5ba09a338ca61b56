"""Escape, compensation, extra weapons and their order (TRI 4.9 to 4.13, section 8)."""

from __future__ import annotations

import pytest

from engine.triumvirate.commands import (
    AddWeapons,
    Decline,
    EndMovement,
    Escape,
    Move,
    Raise,
)
from engine.triumvirate.events import (
    Compensated,
    Conquered,
    Declined,
    Escaped,
    GoldPickedUp,
    Raised,
    ServantsAbandoned,
    WeaponsAdded,
    Won,
)
from engine.triumvirate.game import GAME
from tests.triumvirate.positions import (
    build,
    goals,
    gold,
    governor,
    owner,
    play,
    purse,
    where,
    why,
)


def conquer(**changes):
    """Caesar takes Sicilia, where no legion stands, with 6 from Italia; what happened."""
    changes["legions"] = {"italia": 6, "sicilia": 0} | changes.get("legions", {})
    s = build(all_legions=1, **changes)
    return s, play(s, Move("sicilia", 6))


@pytest.mark.rule("TRI 4.9", "TRI 8")
def test_a_beaten_character_escapes_to_a_province_of_his_choice():
    s, _ = conquer(at={"crassus": "sicilia"})
    assert GAME.acting(s) == 2
    assert GAME.prompt(s).code == "escape"
    assert [c.province for c in GAME.legal(s)] == ["macedonia", "achaea", "asia", "syria"]
    reason = ("not_yours", "TRI 4.9", {"province": "sicilia", "owner": "caesar"})
    assert why(s, Escape("sicilia")) == reason
    waits = ("decision_first", "TRI 8", {"character": "crassus", "phase": "escape"})
    assert why(s, EndMovement()) == waits
    out = play(s, Escape("syria"))
    assert out[0] == Escaped("TRI 4.9", "crassus", "sicilia", "syria", 0, 0)
    assert where(s, "crassus") == "syria"
    assert GAME.view(s).escape == "crassus"
    # afterwards Caesar's movement goes on
    assert (GAME.acting(s), GAME.view(s).phase, s.points) == (0, "movement", 3)
    assert where(s, "caesar") == "sicilia"


@pytest.mark.rule("TRI 4.9")
def test_no_escape_if_the_character_was_elsewhere():
    s, out = conquer(at={"crassus": "asia"}, political={"crassus": 3})
    assert not [e for e in out if isinstance(e, Escaped)]
    assert (GAME.view(s).escape, where(s, "crassus"), s.political[2]) == (None, "asia", 3)


@pytest.mark.rule("TRI 4.9", "TRI 5.7")
def test_he_loses_a_step_in_each_competence_in_which_he_was_leading():
    # politics: Crassus 4 leads with Pompeius; military: Caesar 5 leads, Crassus 3
    s, _ = conquer(
        at={"crassus": "sicilia"},
        political={"crassus": 4, "pompeius": 4},
        military={"caesar": 5, "crassus": 3},
    )
    out = play(s, Escape("asia"))
    assert out[0] == Escaped("TRI 4.9", "crassus", "sicilia", "asia", 1, 0)
    assert (s.political[2], s.military[2]) == (3, 3)
    s, _ = conquer(at={"crassus": "sicilia"}, political={"crassus": 2}, military={"crassus": 6})
    play(s, Escape("asia"))
    assert (s.political[2], s.military[2]) == (1, 5)
    # all equal at I: nobody leads
    s, _ = conquer(at={"crassus": "sicilia"})
    play(s, Escape("asia"))
    assert (s.political[2], s.military[2]) == (1, 1)


@pytest.mark.rule("TRI 4.9")
def test_he_picks_up_gold_where_he_escapes_to():
    s, _ = conquer(at={"crassus": "sicilia"}, gold={"achaea": 2})
    out = play(s, Escape("achaea"))
    assert out[1] == GoldPickedUp("TRI 3.6", "crassus", "achaea", 2)
    assert (purse(s, "crassus"), gold(s, "achaea")) == (2, 0)


@pytest.mark.rule("TRI 4.9", "TRI 4.8", "TRI 4.11")
def test_civil_servants_he_carried_fall_to_the_conqueror():
    s, out = conquer(at={"crassus": "sicilia"}, carried={"crassus": 1}, outside={"sicilia": 0})
    assert ServantsAbandoned("TRI 4.9", "crassus", "sicilia", 1) in out
    assert Conquered("TRI 4.8", "caesar", "crassus", "sicilia", 4, 1) in out
    assert (governor(s, "sicilia"), s.carried[2]) == ("servant", 0)
    play(s, Escape("asia"))
    # 1 lost: he is asked for 0 or 1 weapon
    assert GAME.legal(s) == [AddWeapons(0), AddWeapons(1)]
    # those whom a character carries elsewhere aren't lost
    s, out = conquer(at={"crassus": "asia"}, carried={"crassus": 1})
    assert s.carried[2] == 1
    assert GAME.view(s).phase == "movement"


@pytest.mark.rule("TRI 4.10")
def test_compensation_side_one_puts_a_weapon_into_the_bag():
    s, out = conquer()
    assert out[-1] == Compensated("TRI 4.10", "crassus", 1, 1)
    assert (s.bag, s.weapons) == ((2, 2, 3), (6, 6, 5))
    view = GAME.view(s)
    assert (view.compensation, view.compensation_side) == ("crassus", 1)
    assert GAME.acting(s) == 0


@pytest.mark.rule("TRI 4.10")
def test_without_weapons_in_reserve_side_one_does_nothing_but_the_card_is_his():
    s, out = conquer(bag={"crassus": 8})
    assert out[-1] == Compensated("TRI 4.10", "crassus", 1, 0)
    assert s.bag == (2, 2, 8)
    assert GAME.view(s).compensation == "crassus"


@pytest.mark.rule("TRI 4.10", "TRI 8")
def test_a_further_loss_while_he_holds_the_card_raises_a_competence():
    for side in (1, 2):
        s, out = conquer(compensation="crassus", side=side)
        assert out[-1] == Compensated("TRI 4.10", "crassus", 2, 0)
        assert GAME.acting(s) == 2
        assert GAME.legal(s) == [Raise("political"), Raise("military"), Decline()]
        out = play(s, Raise("military"))
        assert out == [Raised("TRI 4.10", "crassus", "military", 2, 0)]
        assert (s.political[2], s.military[2]) == (1, 2)
        assert s.bag == (2, 2, 2)
        assert (GAME.acting(s), GAME.view(s).compensation_side) == (0, 2)


@pytest.mark.rule("TRI 4.10")
def test_whoever_takes_the_card_from_another_starts_at_side_one():
    s, _ = conquer(compensation="pompeius", side=2)
    view = GAME.view(s)
    assert (view.compensation, view.compensation_side, s.bag) == ("crassus", 1, (2, 2, 3))
    # and the one who lost it starts again at side I
    play(s, Move("africa", 4))
    GAME.settle(s, (0, 0, 1))
    play(s, *([Escape("cyrenaica")] if s.phase == 6 else []))
    assert GAME.view(s).compensation == "pompeius"
    assert GAME.view(s).compensation_side == 1


@pytest.mark.rule("TRI 4.10")
def test_side_two_may_be_declined_and_a_track_at_seven_is_not_offered():
    s, _ = conquer(compensation="crassus", military={"crassus": 7})
    assert GAME.legal(s) == [Raise("political"), Decline()]
    assert why(s, Raise("military")) == ("track_full", "TRI 4.10", {"track": "military"})
    out = play(s, Decline())
    assert out == [Declined("TRI 4.10", "crassus")]
    assert (s.political[2], s.military[2]) == (1, 7)
    assert GAME.acting(s) == 0


@pytest.mark.rule("TRI 4.10", "TRI 7.3", "TRI 7.4")
def test_side_two_may_win_the_game_for_the_loser():
    s, _ = conquer(
        compensation="crassus",
        political={"crassus": 6},
        military={"crassus": 7},
        servants={"sicilia": 1},
    )
    out = play(s, Raise("political"))
    assert out[-1] == Won("TRI 7.3", "crassus", "competences")
    assert GAME.outcome(s).winners == (2,)
    # at once: no weapons are asked for
    assert GAME.acting(s) is None


@pytest.mark.rule("TRI 4.11", "TRI 8")
def test_for_civil_servants_lost_more_weapons_may_go_into_the_bag():
    s, _ = conquer(servants={"sicilia": 2})
    # side I has put 1 in already: 3 black ones in the bag, 5 in reserve
    assert (GAME.acting(s), GAME.prompt(s).code) == (2, "weapons")
    assert GAME.legal(s) == [AddWeapons(0), AddWeapons(1), AddWeapons(2)]
    asked = ("too_many_weapons", "TRI 4.11", {"amount": 3, "most": 2})
    assert why(s, AddWeapons(3)) == asked
    none = GAME.clone(s)
    out = play(s, AddWeapons(2))
    assert out == [WeaponsAdded("TRI 4.11", "crassus", 2)]
    assert (s.bag, s.weapons[2]) == ((2, 2, 5), 3)
    assert GAME.acting(s) == 0
    play(none, AddWeapons(0))
    assert none.bag == (2, 2, 3)


@pytest.mark.rule("TRI 4.11")
def test_no_more_weapons_than_are_in_reserve():
    s, _ = conquer(servants={"sicilia": 2}, bag={"crassus": 6})
    assert GAME.legal(s) == [AddWeapons(0), AddWeapons(1)]
    # none left after side I: nothing is asked
    s, _ = conquer(servants={"sicilia": 2}, bag={"crassus": 7})
    assert (GAME.acting(s), s.bag[2]) == (0, 8)


@pytest.mark.rule("TRI 4.13", "TRI 4.9")
def test_escape_comes_before_compensation_and_that_before_weapons():
    # leading at VII in politics: the step lost first is what side II may win back
    s, out = conquer(
        at={"crassus": "sicilia"},
        compensation="crassus",
        political={"crassus": 7},
        servants={"sicilia": 1},
        gold={"sicilia": 1},
    )
    assert [type(e) for e in out[-2:]] == [Conquered, GoldPickedUp]
    play(s, Escape("asia"))
    assert s.political[2] == 6
    assert GAME.legal(s) == [Raise("political"), Raise("military"), Decline()]
    play(s, Raise("political"))
    assert s.political[2] == 7
    assert GAME.view(s).phase == "weapons"
    play(s, AddWeapons(0))
    assert GAME.view(s).phase == "movement"


NINE = dict.fromkeys(("macedonia", "achaea", "hispania_ulterior"), "caesar")
"""With these Caesar owns eight provinces."""


@pytest.mark.rule("TRI 7.2", "TRI 7.4", "TRI 4.13")
def test_the_ninth_province_wins_before_escape_and_compensation():
    s, out = conquer(owner=NINE, at={"crassus": "sicilia"}, gold={"sicilia": 1})
    assert isinstance(out[-2], GoldPickedUp)
    assert out[-1] == Won("TRI 7.2", "caesar", "nine_provinces")
    assert (GAME.outcome(s).winners, GAME.outcome(s).rule) == ((0,), "TRI 7.2")
    assert (GAME.acting(s), GAME.view(s).phase) == (None, "over")
    assert (GAME.view(s).compensation, s.bag) == (None, (2, 2, 2))
    assert GAME.legal(s) == []
    assert why(s, EndMovement()) == ("game_over", "TRI 7.4", {})
    # eight aren't enough
    s, _ = conquer(owner={"macedonia": "caesar", "achaea": "caesar"})
    assert GAME.outcome(s) is None


@pytest.mark.rule("TRI 4.8", "TRI 3.8")
def test_the_conqueror_moves_on_with_the_legions_of_the_province():
    s, _ = conquer()
    assert (s.points, owner(s, "sicilia")) == (3, 0)
    assert goals(s) == {"italia", "africa", "west", "east"}
    play(s, Move("italia", 6))
    assert s.points == 2
