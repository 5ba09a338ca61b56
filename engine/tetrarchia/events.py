"""What happens in a game, for the log and the page. All ids are those of the board file."""

from __future__ import annotations

from engine.core.game import Event


class RevoltRolled(Event, frozen=True, tag="revolt_rolled"):
    """Set-up: the die (or dice) put a Revolt into a province; ``roman`` 0 where one die spoke."""

    space: str
    roman: int
    normal: int


class ArmyRolled(Event, frozen=True, tag="army_rolled"):
    """Set-up: the Roman die names the border of an army."""

    space: str
    roman: int


class FleetPlaced(Event, frozen=True, tag="fleet_placed"):
    """A fleet was put into a sea zone before the first turn."""

    sea: str


class TurnBegins(Event, frozen=True, tag="turn_begins"):
    """An Emperor's turn begins (``off``: he can enter nowhere and stays off the board)."""

    figure: str
    turn: int
    round: int
    off: bool


class Entered(Event, frozen=True, tag="entered"):
    """An Emperor entered the board."""

    figure: str
    space: str


class Moved(Event, frozen=True, tag="moved"):
    """A figure moved one space; ``by`` is ``normal``, ``broken`` or ``sea``."""

    figure: str
    source: str
    to: str
    cost: int
    by: str


class Sailed(Event, frozen=True, tag="sailed"):
    """A fleet moved."""

    source: str
    to: str


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    """An Emperor secured a space."""

    figure: str
    space: str
    cost: int


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """An Emperor took one of his tokens back from a space."""

    figure: str
    space: str


class TokenLost(Event, frozen=True, tag="token_lost"):
    """A token was removed from a space."""

    figure: str
    space: str


class UnrestPlaced(Event, frozen=True, tag="unrest_placed"):
    """An Unrest was put into a province (``subdued``: in place of a Revolt that was subdued)."""

    space: str
    subdued: bool = False


class UnrestRemoved(Event, frozen=True, tag="unrest_removed"):
    """An Unrest was subdued."""

    space: str


class UnrestShort(Event, frozen=True, tag="unrest_short"):
    """No Unrest is left in the supply, so nothing was placed."""

    space: str


class RevoltPlaced(Event, frozen=True, tag="revolt_placed"):
    """A Revolt was put into a province (in place of its Unrest, if it had one)."""

    space: str


class RevoltRemoved(Event, frozen=True, tag="revolt_removed"):
    """A Revolt was subdued."""

    space: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """An Emperor's turn ended; ``ip`` are lost."""

    figure: str
    ip: int


class ThreatRolled(Event, frozen=True, tag="threat_rolled"):
    """The threat dice name a province; ``protected`` says that nothing happens there."""

    space: str
    roman: int
    normal: int
    protected: bool


class BorderRolled(Event, frozen=True, tag="border_rolled"):
    """After an Uprising the Roman die names a border."""

    space: str
    roman: int


class RegionRolled(Event, frozen=True, tag="region_rolled"):
    """The border is held: the normal die names a province of its region."""

    space: str
    roman: int
    normal: int
    protected: bool


class Uprising(Event, frozen=True, tag="uprising"):
    """A province with a Revolt went up another step."""

    space: str


class ArmyPlaced(Event, frozen=True, tag="army_placed"):
    """An army came onto a border (``army`` is ``army`` or ``goths``)."""

    space: str
    army: str


class NoArmy(Event, frozen=True, tag="no_army"):
    """No army is in the reserve, so none came."""

    space: str


class ArmyWaits(Event, frozen=True, tag="army_waits"):
    """An army waits: another army stands in the next space."""

    source: str
    to: str
    army: str


class CrossingRolled(Event, frozen=True, tag="crossing_rolled"):
    """An army tried a broken link."""

    source: str
    to: str
    army: str
    normal: int
    crossed: bool


class ArmyMarched(Event, frozen=True, tag="army_marched"):
    """An army moved along its route."""

    source: str
    to: str
    army: str


class Battle(Event, frozen=True, tag="battle"):
    """A combat on land: ``roman`` and ``normal`` are the dice, the values those compared.

    ``result`` is ``victory``, ``draw`` or ``defeat`` of the figure; ``source`` is where the
    attacker stands, ``to`` the space attacked; ``march``: the army attacked.
    """

    figure: str
    army: str
    source: str
    to: str
    march: bool
    roman: int
    normal: int
    roman_value: int
    barbarian_value: int
    result: str


def battle(
    rule: str, names: tuple[str, str, str, str], march: bool, numbers: tuple[int, ...], result: str
) -> Battle:
    """A Battle of its four names (figure, army, source, to) and four numbers (dice, values)."""
    roman, normal, ours, theirs = numbers
    return Battle(rule, *names, march, roman, normal, ours, theirs, result)


class ArmyBeaten(Event, frozen=True, tag="army_beaten"):
    """An army left the board for the reserve."""

    space: str
    army: str


class FigureRemoved(Event, frozen=True, tag="figure_removed"):
    """A figure left the board (``for_good``: it can't come back)."""

    figure: str
    space: str
    for_good: bool


class DuxDeployed(Event, frozen=True, tag="dux_deployed"):
    """The Dux was put into a province."""

    figure: str
    space: str


class PiratesPlaced(Event, frozen=True, tag="pirates_placed"):
    """The Pirates came into a sea zone (``space``: of this Uprising; "" at set-up, by the die)."""

    sea: str
    space: str = ""
    normal: int = 0


class SeaBattle(Event, frozen=True, tag="sea_battle"):
    """A combat with the Pirates, as ``battle``."""

    figure: str
    source: str
    sea: str
    roman: int
    normal: int
    roman_value: int
    barbarian_value: int
    result: str


def sea_battle(
    rule: str, names: tuple[str, str, str], numbers: tuple[int, ...], result: str
) -> SeaBattle:
    """A SeaBattle of its three names (figure, source, sea) and four numbers (dice, values)."""
    roman, normal, ours, theirs = numbers
    return SeaBattle(rule, *names, roman, normal, ours, theirs, result)


class PiratesBeaten(Event, frozen=True, tag="pirates_beaten"):
    """The Pirates left the board."""

    sea: str


class GameWon(Event, frozen=True, tag="game_won"):
    """All six borders hold a token."""

    score: int


class GameLost(Event, frozen=True, tag="game_lost"):
    """The game is lost; ``reason`` is a code of ``codes.OUTCOME_REASONS``."""

    reason: str


AnyEvent = (
    RevoltRolled
    | ArmyRolled
    | FleetPlaced
    | TurnBegins
    | Entered
    | Moved
    | Sailed
    | TokenPlaced
    | TokenTaken
    | TokenLost
    | UnrestPlaced
    | UnrestRemoved
    | UnrestShort
    | RevoltPlaced
    | RevoltRemoved
    | TurnEnded
    | ThreatRolled
    | BorderRolled
    | RegionRolled
    | Uprising
    | ArmyPlaced
    | NoArmy
    | ArmyWaits
    | CrossingRolled
    | ArmyMarched
    | Battle
    | ArmyBeaten
    | FigureRemoved
    | DuxDeployed
    | PiratesPlaced
    | SeaBattle
    | PiratesBeaten
    | GameWon
    | GameLost
)

TRIBES = ("army", "goths")
"""What an army is, by its ``tribe``."""
