"""Why a plan of the Triumvirate is good, in the order of what counts most."""

from __future__ import annotations

from typing import Any

from engine.bots.levels import BRAINS
from engine.triumvirate.commands import AnyCommand, Persuade, Raise
from engine.triumvirate.state import clone
from tests.triumvirate import positions


def reasons(command: AnyCommand, **changes: Any) -> list[str]:
    """The codes of the reasons for one action of Caesar in Narbonensis (political), with 6 gold."""
    before = positions.build(
        phase="action", at={"caesar": "gallia_narbonensis"}, purse={"caesar": 6}, **changes
    )
    after = clone(before)
    BRAINS["triumvirate"].game.step(after, command)
    return [reason.code for reason in BRAINS["triumvirate"].reasons(before, after, 0)]


def test_a_raised_competence_is_praised_for_the_competences() -> None:
    """From II to III (TRI 5.2): six more steps win the game (TRI 7.3)."""
    found = reasons(Raise("political"), political={"caesar": 2}, military={"caesar": 5})
    assert found[0] == "competences"
    assert "supply" not in found


def test_a_persuaded_citizen_is_praised_for_the_citizens() -> None:
    """A consul's third citizen (TRI 5.5): three more win the game (TRI 7.1)."""
    found = reasons(
        Persuade("alii"), political={"caesar": 2}, citizens={"caesar": 2}, cards={"caesar": 1}
    )
    assert found[0] == "citizens"
    assert "supply" not in found
