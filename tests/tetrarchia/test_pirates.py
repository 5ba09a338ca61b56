"""The module Pirates (TET 9)."""

from __future__ import annotations

import pytest

from engine.tetrarchia.commands import AttackPirates, Sail
from engine.tetrarchia.game import GAME
from engine.tetrarchia.state import State
from tests.tetrarchia.positions import (
    DUX,
    END,
    C,
    D,
    G,
    M,
    do,
    position,
    roll,
    rules,
    tags,
    tokens,
    where,
    why,
)

SETUP = rules(["pirates"])


def zone(state: State) -> str | None:
    """Where the Pirates are."""
    return next((sea.id for sea in GAME.view(state).seas if sea.pirates), None)


@pytest.mark.rule("TET 9.2")
def test_no_fleet_may_enter_their_zone() -> None:
    state = position({D: "V-4"}, fleets=["S2"], pirates="S3", setup=SETUP)
    assert [command for command in GAME.legal(state) if isinstance(command, Sail)] == [
        Sail("S2", "S1")
    ]
    assert why(state, Sail("S2", "S3")) == ("sea_has_pirates", "TET 9.2")


@pytest.mark.rule("TET 9.3")
def test_an_emperor_on_their_coast_attacks_them_for_2_ip() -> None:
    state = position({D: "V-5"}, pirates="S3", setup=SETUP)
    do(state, AttackPirates(D, "S3"))
    assert (state.ip, len(GAME.chances(state))) == (4, 36)
    inland = position({D: "V-4"}, pirates="S3", setup=SETUP)
    assert why(inland, AttackPirates(D, "S3")) == ("off_the_coast", "TET 9.3")
    other = position({D: "V-5"}, pirates="S2", setup=SETUP)
    assert why(other, AttackPirates(D, "S2")) == ("off_the_coast", "TET 9.3")
    assert why(other, AttackPirates(D, "S3")) == ("no_pirates_there", "TET 9.3")
    poor = position({D: "V-5"}, pirates="S3", setup=SETUP, ip=1)
    assert why(poor, AttackPirates(D, "S3")) == ("ip_short", "TET 9.3")
    assert why(position({D: "V-5"}), AttackPirates(D, "S3")) == ("module_off", "TET 9.1")
    assert why(poor, AttackPirates(G, "S3")) == ("figure_not_yours", "TET 9.3")


@pytest.mark.rule("TET 9.3")
def test_the_dux_may_attack_them_too() -> None:
    setup = rules(["pirates", "dux"])
    state = position({D: "V-4", DUX: "VI-1"}, pirates="S3", setup=setup, tokens={D: ["IV-5"]})
    found = GAME.odds(state, AttackPirates(DUX, "S3"))
    assert found.numbers["roman_adds"] == 0
    do(state, AttackPirates(DUX, "S3"), (1, 2))
    assert (where(state, DUX), tokens(state, D), zone(state)) == (None, set(), "S3")


@pytest.mark.rule("TET 9.4")
def test_both_sides_count_all_that_is_on_the_coast_and_nothing_else() -> None:
    """On S3: Diocletian's tokens in Achaia, Egypt and his capital Bithynia: 3; Galerius: x 2.

    Revolts in Cilicia and Scythia: 2; an army in Syria: x 2. Off the coast: Galatia's token,
    Constantius in Dacia, Cappadocia's revolt, the army in Persia beside Syria.
    """
    state = position(
        {D: "IV-2", G: "V-6", C: "IV-3"},
        tokens={D: ["IV-5", "VI-1", "V-4"], M: ["IV-4"]},
        revolt=["V-2", "IV-1", "V-3"],
        armies=[("V", "V-1"), ("V", "B-V")],
        pirates="S3",
        setup=SETUP,
    )
    found = GAME.odds(state, AttackPirates(D, "S3"))
    assert found.numbers == {
        "roman_adds": 3,
        "roman_times": 2,
        "barbarian_adds": 2,
        "barbarian_bonus": 0,
        "barbarian_times": 2,
    }
    # (r + 3) x 2 against (n + 2) x 2: wins with n <= r: 21; draws with n = r + 1: 5; else 10
    assert [line.chance for line in found.lines] == [(21, 36), (5, 36), (10, 36)]
    events = do(state, AttackPirates(D, "S3"), (4, 5))
    assert (events[0].roman_value, events[0].barbarian_value) == (14, 14)


@pytest.mark.rule("TET 9.4", "TET 10.3")
def test_goths_on_the_coast_give_their_1_more_and_double() -> None:
    setup = rules(["pirates", "goths"])
    state = position({D: "IV-2"}, armies=[("IV", "IV-4", "goths")], pirates="S3", setup=setup)
    found = GAME.odds(state, AttackPirates(D, "S3"))
    assert (found.numbers["barbarian_bonus"], found.numbers["barbarian_times"]) == (1, 2)
    events = do(state, AttackPirates(D, "S3"), (6, 2))
    assert (events[0].roman_value, events[0].barbarian_value) == (7, 6)
    away = position({D: "IV-2"}, armies=[("IV", "IV-6", "goths")], pirates="S3", setup=setup)
    assert GAME.odds(away, AttackPirates(D, "S3")).numbers["barbarian_bonus"] == 0


@pytest.mark.rule("TET 9.5")
def test_victory_draw_and_defeat_at_sea() -> None:
    def fought(draw: tuple[int, int]) -> State:
        state = position(
            {D: "V-6", G: "III-1"},
            tokens={M: ["VI-1", "V-4"], G: ["V-6", "V-5"]},
            pirates="S3",
            setup=SETUP,
        )
        do(state, AttackPirates(D, "S3"), draw)
        return state

    won = fought((4, 3))
    assert (zone(won), where(won, D)) == (None, "V-6")
    assert tokens(won, M) == {"VI-1", "V-4"}
    drawn = fought((3, 3))
    assert (zone(drawn), where(drawn, D), tokens(drawn, G)) == ("S3", "V-6", {"V-6", "V-5"})
    lost = fought((2, 3))
    assert (zone(lost), where(lost, D)) == ("S3", None)
    # whatever colour, all over the coast; the printed token of Bithynia is uncovered again
    assert (tokens(lost, M), tokens(lost, G)) == ({"V-4"}, set())
    assert lost.hand == (5, 5, 5, 4)
    assert {s.id: s for s in GAME.view(lost).spaces}["V-5"].printed == "counts"


@pytest.mark.rule("TET 9.6")
def test_beaten_pirates_come_back_with_an_uprising_on_a_coast_without_a_fleet() -> None:
    state = position({D: "V-6"}, pirates="S3", fleets=["S1"], revolt=["VI-2"], setup=SETUP)
    do(state, AttackPirates(D, "S3"), (6, 1))
    assert zone(state) is None
    do(state, END)
    events = roll(state, (6, 2))  # Cyrenaica on S2
    assert zone(state) == "S2"
    # at once: before the spread and before 4.4
    assert tags(events)[:3] == ["threat_rolled", "uprising", "pirates_placed"]


@pytest.mark.rule("TET 9.6")
@pytest.mark.parametrize(
    ("province", "draw", "fleets", "expected"),
    [
        ("IV-5", (4, 5), ["S1"], "S2"),  # two zones qualify: the lower number
        ("IV-5", (4, 5), ["S2"], "S3"),
        ("IV-5", (4, 5), ["S2", "S3"], None),
        ("VI-2", (6, 2), ["S2"], None),
        ("V-4", (5, 4), [], None),  # inland; it spreads to the coast, which doesn't count
    ],
)
def test_where_they_come_back(
    province: str, draw: tuple[int, int], fleets: list[str], expected: str | None
) -> None:
    state = position(
        {D: "I-5"},
        fleets=fleets,
        revolt=[province, "V-5", "V-6"][: 3 if province == "V-4" else 1],
        setup=SETUP,
    )
    do(state, END, draw)
    assert zone(state) == expected


@pytest.mark.rule("TET 9.6")
def test_pirates_on_the_board_do_not_move_to_an_uprising_and_a_chained_one_counts() -> None:
    state = position({D: "I-5"}, revolt=["VI-2"], pirates="S1", setup=SETUP)
    do(state, END, (6, 2))
    assert zone(state) == "S1"
    state = position({D: "B-VI"}, revolt=["II-2", "VI-2"], setup=SETUP)
    do(state, END, (2, 2), (6,))
    assert zone(state) is None
    roll(state, (2,))
    assert zone(state) == "S2"
