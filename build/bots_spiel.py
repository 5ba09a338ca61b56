"""The games as OpenSpiel sees them, so that its searches can play them.

OpenSpiel (PyPI ``open_spiel``) isn't among the project's pinned tools: who wants this yardstick
installs it into .venv. An action is the place of a command in ``legal``, a chance outcome the place
of a draw in ``chances``.
"""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

from engine.service import GAMES

MOST_ACTIONS = 4096
MOST_OUTCOMES = 64
LONGEST = 20_000


class SpielState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position; OpenSpiel copies it through ``clone``."""

    def __init__(self, game: Any, rules: Any, state: Any) -> None:
        super().__init__(game)
        self.rules = rules
        self.state = state

    def current_player(self) -> int:
        """The seat that acts, or chance, or the end."""
        if self.rules.outcome(self.state) is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.rules.acting(self.state)
        return int(pyspiel.PlayerId.CHANCE if seat is None else seat)

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(len(self.rules.legal(self.state))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The places of the draws with their probabilities."""
        chances = self.rules.chances(self.state)
        return [(i, float(chance)) for i, (_, chance) in enumerate(chances)]

    def _apply_action(self, action: int) -> None:
        if chances := self.rules.chances(self.state):
            self.rules.settle(self.state, chances[action][0])
        else:
            self.rules.step(self.state, self.rules.legal(self.state)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.rules.chances(self.state)[action][0])
        return str(self.rules.legal(self.state)[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.rules.outcome(self.state) is not None

    def returns(self) -> list[float]:
        """1 for a winner, -1 shared by the others; all alike where all win or lose together."""
        outcome, seats = self.rules.outcome(self.state), self.get_game().num_players()
        if outcome is None:
            return [0.0] * seats
        if self.rules.id == "tetrarchia":
            return [1.0 if outcome.winners else -1.0] * seats
        lost = -1.0 / (seats - 1)
        return [1.0 if seat in outcome.winners else lost for seat in range(seats)]

    def __deepcopy__(self, _memo: Any) -> SpielState:
        return self.clone()

    def clone(self) -> SpielState:
        """A copy with its own position."""
        return SpielState(self.get_game(), self.rules, self.rules.clone(self.state))

    def __str__(self) -> str:
        return repr(self.state)


class SpielGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game with a set-up."""

    def __init__(self, name: str, setup: Any) -> None:
        self.rules, self.setup = GAMES[name], setup
        seats = len(self.rules.seats(setup))
        together = name == "tetrarchia"
        kind = pyspiel.GameType(
            short_name=f"tabularium_{name}",
            long_name=f"Tabularium: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.IDENTICAL
            if together
            else pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> SpielState:
        """The position before the first command."""
        return SpielState(self, self.rules, self.rules.start(self.setup))
