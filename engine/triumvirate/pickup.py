"""Gold lying in a province (TRI 3.6)."""

from __future__ import annotations

from engine.core.game import Events
from engine.triumvirate import events as ev
from engine.triumvirate.board import CHARACTERS, PROVINCES
from engine.triumvirate.state import State


def pick_up(s: State, seat: int, province: int, out: Events) -> None:
    """The character picks up all gold lying in the province, at once (TRI 3.6).

    Rulings: also in a province just conquered (TRI 3.6) and where he escapes to (TRI 4.9).
    """
    gold = s.gold[province]
    if gold:
        s.gold[province] = 0
        s.purse[seat] += gold
        if out is not None:
            out.append(ev.GoldPickedUp("TRI 3.6", CHARACTERS[seat], PROVINCES[province], gold))
