"""Whatever chain of requests led to a position, its commands alone lead there too."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.dice import below, commitment
from engine.core.service import Service
from engine.service import GAMES
from tests.core.recorded import seed_of

SETUPS: dict[str, list[Any]] = {
    "triumvirate": [{"characters": 2}, {"characters": 3}],
    "tetrarchia": [
        {
            "players": players,
            "tokens": 4,
            "fleets": 2,
            "revolts": 1,
            "armies": 1,
            "modules": {"dux": more, "pirates": more, "goths": more},
            "rulings": {
                "army_trail": "revolt",
                "crossing_die": 4,
                "uprising_spread": "step",
                "attack_cost": "link",
                "retake_tokens": True,
            },
        }
        for players, more in ((2, False), (4, True))
    ],
}
STEPS = ("play", "undo", "redo", "seek", "branch", "save", "link")
CHAIN = st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 10**6)), max_size=16)


class Player:
    """Sends requests as a page does, and keeps the nonces that its seats promised."""

    def __init__(self, game: str, setup: Any, number: int, sealed: bool) -> None:
        self.service = Service(GAMES)
        self.nonces: dict[str, str] = {}
        self.new = {"type": "new", "game": game, "setup": setup, "seed": seed_of(number)}
        self.update: Any = None
        self.take(self.ask(**self.new, sealed=sealed))

    def ask(self, **request: Any) -> Any:
        """The reply to a request."""
        return json.loads(self.service.handle(json.dumps(request).encode()))

    def take(self, reply: Any) -> None:
        """A reply that must be an update; what is due is handed over at once."""
        assert reply["type"] == "update", reply
        assert reply["problem"] is None
        self.update = reply
        if reply["seal_due"] is not None:
            self.hand_over()

    def hand_over(self) -> None:
        """Reveal the nonce promised one hand-over before, and promise the next."""
        seals, seat = self.update["save"]["seals"], self.update["seal_due"]
        before = next((s["commit"] for s in reversed(seals) if s["seat"] == seat), None)
        text = json.dumps([self.update["save"]["check"], len(seals)])
        nonce = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.nonces[commitment(nonce)] = nonce
        reveal = "" if before is None else self.nonces[before]
        self.take(self.ask(type="seal", step=self.update["head"], reveal=reveal, next=nonce))

    def play(self, number: int) -> None:
        """Give one legal command, if the game isn't over."""
        actions = self.update["actions"]
        if actions:
            command = actions[number % len(actions)]["command"]
            self.take(self.ask(type="act", step=self.update["head"], commands=[command]))

    def do(self, what: str, number: int) -> None:
        """One link of the chain; what isn't possible now is left out."""
        head = self.update["head"]
        if what == "play":
            self.play(number)
        elif what in ("undo", "redo"):
            if self.update[what]:
                self.take(self.ask(type=what, step=head))
        elif what == "seek":
            past = self.ask(type="seek", to=number % (head + 1))
            assert (past["head"], past["step"]) == (head, number % (head + 1))
            self.take(self.ask(type="seek", to=head))
        else:
            step = number % (head + 1) if what == "branch" else None
            carried = self.ask(type="export", step=step)
            save, link = json.dumps(carried["save"]), carried["link"]
            as_link = what == "link" or (what == "branch" and number % 2)
            self.take(self.ask(type="open", **({"link": link} if as_link else {"save": save})))


def replayed(player: Player) -> Any:
    """The update after the surviving commands and hand-overs, given from the start."""
    save = player.update["save"]
    service = Service(GAMES)

    def ask(**request: Any) -> Any:
        return json.loads(service.handle(json.dumps(request).encode()))

    update = ask(**player.new, sealed=save["sealed"])
    seals = iter(save["seals"])
    for step, command in enumerate(save["commands"]):
        update = ask(type="act", step=step, commands=[command])
        assert update["type"] == "update", update
        if update["seal_due"] is not None:
            seal = next(seals)
            nonce = player.nonces[seal["commit"]]
            update = ask(type="seal", step=step + 1, reveal=seal["reveal"], next=nonce)
    assert next(seals, None) is None
    return update


@pytest.mark.parametrize("sealed", [False, True], ids=["open", "sealed"])
@pytest.mark.parametrize("name", list(SETUPS))
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(number=st.integers(0, 1000), opening=st.integers(0, 60), chain=CHAIN)
def test_any_chain_gives_the_hash_of_its_surviving_commands(
    name: str, sealed: bool, number: int, opening: int, chain: list[tuple[str, int]]
) -> None:
    setups = SETUPS[name]
    player = Player(name, setups[number % len(setups)], number, sealed)
    for i in range(opening):
        player.play(below(seed_of(number), i, 10**6))
    for what, choice in chain:
        player.do(what, choice)
        assert player.update["head"] == len(player.update["save"]["commands"])
    again = replayed(player)
    for part in ("hash", "head", "view", "seat", "actions", "outcome", "seal_due", "undo_floor"):
        assert again[part] == player.update[part], part
