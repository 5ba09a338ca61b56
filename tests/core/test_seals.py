"""Sealed dice: later draws depend on nonces that were committed to one hand-over before."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from engine.core import dice
from engine.core.errors import RuleError
from engine.core.link import from_link, to_link
from engine.core.save import from_save, to_save
from engine.core.service import Service
from engine.core.table import Table, relate
from tests.core.toy import TOY, Add, Pass, Roll, Setup

GAMES: dict[str, Any] = {"toy": TOY}
SEED = "00000000000000aa"
NONCES = {0: ["a" * 16, "b" * 16, "c" * 16], 1: ["d" * 16, "e" * 16, "f" * 16]}


def hand_over(table: Table) -> None:
    """The seat that must reveals what it committed to, and commits to its next nonce."""
    seat = table.seal_due()
    assert seat is not None
    before = sum(seal.seat == seat for seal in table.seals)
    reveal = NONCES[seat][before - 1] if before else ""
    table.seal(reveal, dice.commitment(NONCES[seat][before]))


def played(turns: int = 4) -> Table:
    table = Table(TOY, Setup(), SEED, sealed=True)
    for _ in range(turns):
        table.act_all([Add(1), Pass()])
        hand_over(table)
    return table


def refused(call: Any, *args: Any) -> RuleError:
    with pytest.raises(RuleError) as caught:
        call(*args)
    return caught.value


def test_the_next_seat_cannot_act_before_the_hand_over() -> None:
    table = Table(TOY, Setup(), SEED, sealed=True)
    assert table.seal_due() is None
    table.act_all([Add(1), Pass()])
    assert table.seal_due() == 0
    error = refused(table.act, Add(1))
    assert (error.code, error.params) == ("seal_due", {"seat": "left"})
    hand_over(table)
    assert table.seal_due() is None
    table.act(Add(1))


def test_draws_depend_on_all_nonces_revealed_so_far() -> None:
    table = played(4)  # left and right have handed over twice: each has revealed its first nonce
    assert [seal.reveal for seal in table.seals] == ["", "", "a" * 16, "d" * 16]
    table.act(Roll())
    face = dice.below(SEED + "a" * 16 + "d" * 16, 0, 6) + 1
    assert table.log[-1].event.amount == face  # type: ignore[attr-defined]


def test_a_nonce_that_was_not_committed_to_is_refused_and_named() -> None:
    table = played(2)
    table.act_all([Add(1), Pass()])
    error = refused(table.seal, "9" * 16, "0" * 16)
    assert (error.code, error.params) == ("seal_broken", {"seat": "left", "step": 6})
    table.seal("a" * 16, "0" * 16)


@pytest.mark.parametrize(("reveal", "commit"), [("x", "0" * 16), ("", "0" * 16), ("a" * 16, "0")])
def test_nonces_are_sixteen_hex_digits(reveal: str, commit: str) -> None:
    table = played(2)
    table.act_all([Add(1), Pass()])
    assert refused(table.seal, reveal, commit).code == "seal_bad"


def test_a_first_hand_over_has_nothing_to_reveal() -> None:
    table = Table(TOY, Setup(), SEED, sealed=True)
    table.act_all([Add(1), Pass()])
    assert refused(table.seal, "a" * 16, "0" * 16).code == "seal_broken"


def test_without_sealed_dice_there_is_no_hand_over() -> None:
    table = Table(TOY, Setup(), SEED)
    table.act_all([Add(1), Pass()])
    assert table.seal_due() is None
    assert refused(table.seal, "", "0" * 16).code == "seal_not_due"


@pytest.mark.parametrize("turns", [0, 1, 3, 4])
def test_save_and_link_keep_the_hand_overs(turns: int) -> None:
    table = played(turns)
    text = msgspec.json.encode(to_save(table)).decode()
    for again, problem in (from_save(GAMES, text), from_link(GAMES, to_link(table))):
        assert problem is None
        assert (again.seals, again.state, again.sealed) == (table.seals, table.state, True)


def test_a_game_can_be_handed_on_before_its_hand_over() -> None:
    table = played(2)
    table.act_all([Add(1), Pass()])
    again, problem = from_link(GAMES, to_link(table))
    assert (problem, again.head, again.seal_due()) == (None, 6, 0)


def test_a_broken_commitment_in_a_save_is_named_with_its_step() -> None:
    document = json.loads(msgspec.json.encode(to_save(played(4))))
    document["seals"][2]["reveal"] = "9" * 16
    table, problem = from_save(GAMES, json.dumps(document))
    assert problem is not None
    assert (problem.code, problem.params["seat"]) == ("seal_broken", "left")
    assert table.head == 6


def test_a_broken_commitment_in_a_link_is_named_too() -> None:
    table = played(4)
    table.seals[3] = msgspec.structs.replace(table.seals[3], reveal="9" * 16)
    again, problem = from_link(GAMES, to_link(table))
    assert problem is not None
    assert (problem.code, problem.params, again.head) == (
        "seal_broken",
        {"seat": "right", "step": 8},
        8,
    )


def test_a_hand_over_too_many_is_a_problem() -> None:
    document = json.loads(msgspec.json.encode(to_save(played(1))))
    document["seals"].append(document["seals"][0])
    _, problem = from_save(GAMES, json.dumps(document))
    assert problem is not None
    assert problem.code == "seal_not_due"


def test_how_two_games_stand_to_each_other() -> None:
    assert relate(played(2), played(2)) == ("same", 4)
    assert relate(played(2), played(3)) == ("newer", 4)
    assert relate(played(3), played(2)) == ("older", 4)
    fork = played(2)
    fork.act_all([Add(2), Pass()])
    assert relate(played(3), fork) == ("fork", 4)
    assert relate(played(2), Table(TOY, Setup(), "0" * 16, sealed=True)) == ("other", 0)
    assert relate(played(2), Table(TOY, Setup(), SEED)) == ("other", 0)


def test_another_nonce_at_the_same_hand_over_is_a_fork_there() -> None:
    other = played(3)
    other.seals[2] = msgspec.structs.replace(other.seals[2], commit="0" * 16)
    assert relate(played(3), other) == ("fork", 6)


def test_handing_over_makes_the_same_commands_newer() -> None:
    waiting = played(2)
    waiting.act_all([Add(1), Pass()])
    assert relate(waiting, played(3)) == ("newer", 6)


def test_the_service_hands_over_and_compares() -> None:
    service = Service(GAMES)

    def ask(**request: Any) -> Any:
        return json.loads(service.handle(json.dumps(request).encode()))

    ask(type="new", game="toy", setup={}, seed=SEED, sealed=True)
    commands = [{"type": "add", "amount": 1}, {"type": "pass"}]
    waiting = ask(type="act", step=0, commands=commands)
    assert (waiting["seal_due"], waiting["seat"]) == (0, 1)
    sealed = ask(type="seal", step=2, reveal="", next="a" * 16)
    assert (sealed["seal_due"], sealed["save"]["seals"][0]["commit"]) == (
        None,
        dice.commitment("a" * 16),
    )
    compared = ask(
        type="compare", mine=json.dumps(waiting["save"]), save=json.dumps(sealed["save"])
    )
    assert (compared["relation"], compared["step"], compared["mine"]) == ("newer", 2, 2)
    assert ask(type="seal", step=2, reveal="", next="a" * 16)["code"] == "seal_not_due"
