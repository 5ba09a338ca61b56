"""The table: commands in, positions out; undo never changes what chance has said."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import dice
from engine.core.errors import RuleError
from engine.core.table import Table, clean_names, state_hash
from tests.core.toy import TOY, Add, Pass, Roll, Setup

SEED = "00000000000000aa"
FACES = [dice.below(SEED, n, 6) + 1 for n in range(4)]


def table() -> Table:
    return Table(TOY, Setup(), SEED)


def code(error: pytest.ExceptionInfo[RuleError]) -> str:
    return error.value.code


def amounts(game: Table) -> list[int]:
    return [msgspec.to_builtins(entry.event)["amount"] for entry in game.log]


def test_a_command_moves_the_game_and_is_logged_with_step_and_seat() -> None:
    game = table()
    game.act(Add(2))
    assert (game.head, game.state.total, game.commands) == (1, 2, [Add(2)])
    assert [(e.step, e.seat, e.event.rule) for e in game.log] == [(1, 0, "TOY 1")]


def test_an_illegal_command_changes_nothing_and_names_the_rule() -> None:
    game = table()
    before = state_hash(game.state)
    with pytest.raises(RuleError) as caught:
        game.act(Add(3))
    assert (code(caught), caught.value.rule) == ("toy_no", "TOY 1")
    assert (game.head, state_hash(game.state), game.log) == (0, before, [])


def test_the_table_draws_by_seed_and_counter() -> None:
    game = table()
    game.act(Roll())
    assert game.state.total == FACES[0]
    game.act(Roll())
    assert game.state.total == FACES[0] + FACES[1]


def test_undo_brings_back_position_log_and_draw_counter() -> None:
    game = table()
    game.act(Roll())
    game.act(Add(1))
    game.undo(1)
    assert (game.head, game.state.total) == (1, FACES[0])
    assert game.positions[game.head].log == 1
    game.act(Roll())
    assert game.state.total == FACES[0] + FACES[1]
    assert amounts(game) == FACES[:2]


def test_undo_stops_at_a_draw() -> None:
    game = table()
    game.act(Roll())
    with pytest.raises(RuleError) as caught:
        game.undo(0)
    assert (code(caught), caught.value.params) == ("undo_revealed", {"step": 1})


def test_undo_stops_where_the_seat_changed() -> None:
    game = table()
    game.act(Add(1))
    game.act(Pass())
    assert game.floor == 2
    with pytest.raises(RuleError) as caught:
        game.undo(1)
    assert code(caught) == "undo_revealed"


def test_undo_takes_back_a_winning_command_without_a_draw() -> None:
    game = table()
    while game.state.total < 8:
        game.act(Add(min(2, 9 - game.state.total)))
        game.act(Pass())
    game.act(Add(2))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    game.undo(game.head - 1)
    assert game.outcome() is None


@pytest.mark.parametrize("to", [-1, 1, 2])
def test_undo_needs_something_to_undo(to: int) -> None:
    game = table()
    game.act(Add(1))
    with pytest.raises(RuleError) as caught:
        game.undo(to)
    assert code(caught) == "nothing_to_undo"


def test_redo_gives_the_same_commands_again_until_another_is_given() -> None:
    game = table()
    game.act(Add(1))
    game.undo(0)
    game.redo(1)
    assert game.state.total == 1
    game.undo(0)
    game.act(Add(2))
    with pytest.raises(RuleError) as caught:
        game.redo(2)
    assert code(caught) == "nothing_to_redo"
    assert amounts(game) == [2]


def test_a_list_of_commands_is_carried_out_whole_or_not_at_all() -> None:
    game = table()
    with pytest.raises(RuleError) as caught:
        game.act_all([Add(1), Add(1)])
    assert code(caught) == "toy_no"
    assert (game.head, game.commands, game.log, len(game.positions)) == (0, [], [], 1)
    game.act_all([Add(1), Pass()])
    assert game.head == 2


def test_a_failed_list_keeps_what_could_be_redone() -> None:
    game = table()
    game.act(Add(1))
    game.undo(0)
    with pytest.raises(RuleError):
        game.act_all([Add(2), Add(2)])
    game.redo(1)
    assert game.state.total == 1


@pytest.mark.parametrize("commands", [[Roll(), Add(1)], [Add(1), Pass(), Add(1)]])
def test_a_list_cannot_go_on_after_a_draw_or_for_another_seat(commands: list[object]) -> None:
    game = table()
    with pytest.raises(RuleError) as caught:
        game.act_all(commands)
    assert code(caught) == "list_interrupted"
    assert game.head == 0


def test_looking_ahead_draws_nothing() -> None:
    game = table()
    assert game.state_after([Add(1), Pass()]).total == 1
    with pytest.raises(RuleError) as caught:
        game.state_after([Roll()])
    assert code(caught) == "list_interrupted"
    assert game.head == 0


def test_a_game_longer_than_any_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.table.MAX_COMMANDS", 1)
    game = table()
    game.act(Add(1))
    with pytest.raises(RuleError) as caught:
        game.act(Pass())
    assert code(caught) == "game_too_long"


def test_a_set_up_that_is_not_allowed_makes_no_table() -> None:
    with pytest.raises(RuleError) as caught:
        Table(TOY, Setup(2), SEED)
    assert code(caught) == "toy_setup"


def test_names_are_filled_up_to_one_a_seat() -> None:
    assert clean_names(["Ann"], 2) == ["Ann", ""]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["a", "b", "c"], "names_too_many"),
        (["x" * 41], "name_too_long"),
        (["a\u202eb"], "name_bad"),
        (["a\nb"], "name_bad"),
        (["\x00"], "name_bad"),
    ],
)
def test_names_that_could_mislead_are_refused(names: list[str], expected: str) -> None:
    with pytest.raises(RuleError) as caught:
        clean_names(names, 2)
    assert code(caught) == expected


def test_the_hash_is_of_the_state_alone() -> None:
    one, two = table(), table()
    one.act(Add(1))
    two.act(Add(2))
    assert state_hash(one.state) != state_hash(two.state)
    two.undo(0)
    two.act(Add(1))
    assert state_hash(one.state) == state_hash(two.state)
    assert len(state_hash(one.state)) == 16
