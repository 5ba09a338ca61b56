"""What the rules report, with the paragraph followed.

``character`` is who does it; ``province`` (or ``source`` and ``to``) where it happens. Ids are
those of the board file; tracks are ``political`` and ``military``.
"""

from __future__ import annotations

from engine.core.game import Event


class Report(Event, frozen=True, forbid_unknown_fields=True):
    """Base of all events of this game."""


class TurnBegan(Report, frozen=True, tag="turn_began"):
    """A character's turn begins (TRI 1.6); ``turn`` counts from 1."""

    character: str
    turn: int


class GovernorMoved(Report, frozen=True, tag="governor_moved"):
    """A governor stepped out of the supply box or, ``inside``, onto it (TRI 2.1)."""

    province: str
    inside: bool


class Produced(Report, frozen=True, tag="produced"):
    """A province produced (TRI 2.3); its gold went ``to_reserve`` with TRI 2.4."""

    character: str
    province: str
    gold: int
    legions: int
    to_reserve: bool


class Taken(Report, frozen=True, tag="taken"):
    """In a shortage ``amount`` of what the province produces (``most``) was taken (TRI 2.7).

    ``kind`` is ``gold`` or ``legions``.
    """

    character: str
    province: str
    kind: str
    amount: int
    most: int
    to_reserve: bool


class RomeSupplied(Report, frozen=True, tag="rome_supplied"):
    """Supply from Rome was chosen (TRI 2.5)."""

    character: str
    gold: int
    legions: int


class LegionPlaced(Report, frozen=True, tag="legion_placed"):
    """One of Rome's legions was placed (TRI 2.5)."""

    character: str
    province: str


class Moved(Report, frozen=True, tag="moved"):
    """The character entered a province of his own for ``cost`` points (TRI 3.2, 3.3)."""

    character: str
    source: str
    to: str
    legions: int
    servants: int
    cost: int


class Sailed(Report, frozen=True, tag="sailed"):
    """The character entered the sea area ``to`` (TRI 3.3; TRI 3.4 where it cost nothing)."""

    character: str
    source: str
    to: str
    legions: int
    servants: int
    cost: int


class GoldPickedUp(Report, frozen=True, tag="gold_picked_up"):
    """The character picked up the gold lying in a province (TRI 3.6)."""

    character: str
    province: str
    gold: int


class ServantPutDown(Report, frozen=True, tag="servant_put_down"):
    """A carried civil servant was put down (TRI 3.7)."""

    character: str
    province: str


class Attacked(Report, frozen=True, tag="attacked"):
    """An attack on ``province`` began (TRI 3.8), for ``cost`` points."""

    character: str
    defender: str
    source: str
    province: str
    legions: int
    defenders: int
    servants: int
    cost: int


class WeaponsDrawn(Report, frozen=True, tag="weapons_drawn"):
    """Weapons were drawn from the bag (TRI 4.2, 4.3).

    ``attacking`` of the attacker's colour (so many defending legions fell), ``defending`` of the
    defender's (so many attacking legions fell), ``others`` without effect.
    """

    character: str
    defender: str
    province: str
    attacking: int
    defending: int
    others: int


class Protected(Report, frozen=True, tag="protected"):
    """The defending character's presence removed attacking legions (TRI 4.4)."""

    defender: str
    province: str
    legions: int


class Fought(Report, frozen=True, tag="fought"):
    """The main battle: each side lost ``legions`` (TRI 4.5)."""

    province: str
    legions: int


class Conquered(Report, frozen=True, tag="conquered"):
    """The province is the attacker's, with ``legions`` left and ``servants`` won (TRI 4.8)."""

    character: str
    defender: str
    province: str
    legions: int
    servants: int


class Repelled(Report, frozen=True, tag="repelled"):
    """The attack failed; the character is back in ``to`` (TRI 4.7); ``defenders`` are left."""

    character: str
    defender: str
    province: str
    to: str
    defenders: int


class ServantsAbandoned(Report, frozen=True, tag="servants_abandoned"):
    """The civil servants that a beaten character carried stay in the lost province (TRI 4.9)."""

    character: str
    province: str
    servants: int


class Escaped(Report, frozen=True, tag="escaped"):
    """A beaten character escaped (TRI 4.9), losing 0 or 1 step in each competence."""

    character: str
    source: str
    to: str
    political: int
    military: int


class Compensated(Report, frozen=True, tag="compensated"):
    """The compensation card was taken (side I: ``weapons`` into the bag) or turned (TRI 4.10)."""

    character: str
    side: int
    weapons: int


class Declined(Report, frozen=True, tag="declined"):
    """Compensation side II was declined (TRI 4.10)."""

    character: str


class WeaponsAdded(Report, frozen=True, tag="weapons_added"):
    """Extra weapons went into the bag for civil servants lost (TRI 4.11)."""

    character: str
    weapons: int


class MovementEnded(Report, frozen=True, tag="movement_ended"):
    """The action phase begins in this province (TRI 1.6, 5.1)."""

    character: str
    province: str


class Raised(Report, frozen=True, tag="raised"):
    """A competence rose to ``level``: an action for ``gold``, or compensation (0; TRI 4.10)."""

    character: str
    track: str
    level: int
    gold: int


class Persuaded(Report, frozen=True, tag="persuaded"):
    """A citizen left ``source`` (``alii`` or a character) for ``to`` (TRI 5.5), for ``gold``."""

    character: str
    source: str
    to: str
    gold: int


class WeaponsProduced(Report, frozen=True, tag="weapons_produced"):
    """Weapons went from the reserve into the bag (TRI 5.6), for ``gold``."""

    character: str
    weapons: int
    gold: int


class TurnEnded(Report, frozen=True, tag="turn_ended"):
    """A turn ended; the calendar stands at ``calendar``, 0 is Elegio (TRI 6.1)."""

    character: str
    calendar: int


class LegionsCut(Report, frozen=True, tag="legions_cut"):
    """So many ``legions`` above 6 left a province (TRI 6.1)."""

    province: str
    legions: int


class Elected(Report, frozen=True, tag="elected"):
    """A consul was elected with so many ``citizens``; ``cards`` he now holds (TRI 6.2).

    ``tied``: others had as many, but his last turn is longest past.
    """

    character: str
    citizens: int
    tied: bool
    cards: int


class ServantAppointed(Report, frozen=True, tag="servant_appointed"):
    """The new consul's civil servant was put down (TRI 6.3)."""

    character: str
    province: str


class CitizensReturned(Report, frozen=True, tag="citizens_returned"):
    """The new consul's citizens went back to Alii (TRI 6.3)."""

    character: str
    citizens: int


class YearBegan(Report, frozen=True, tag="year_began"):
    """The calendar went back to ``calendar`` (TRI 6.4)."""

    year: int
    calendar: int


class Won(Report, frozen=True, tag="won"):
    """The game is over; ``reason`` is one of OUTCOME_REASONS (TRI 7.1 to 7.4)."""

    character: str
    reason: str


AnyEvent = (
    TurnBegan
    | GovernorMoved
    | Produced
    | Taken
    | RomeSupplied
    | LegionPlaced
    | Moved
    | Sailed
    | GoldPickedUp
    | ServantPutDown
    | Attacked
    | WeaponsDrawn
    | Protected
    | Fought
    | Conquered
    | Repelled
    | ServantsAbandoned
    | Escaped
    | Compensated
    | Declined
    | WeaponsAdded
    | MovementEnded
    | Raised
    | Persuaded
    | WeaponsProduced
    | TurnEnded
    | LegionsCut
    | Elected
    | ServantAppointed
    | CitizensReturned
    | YearBegan
    | Won
)
