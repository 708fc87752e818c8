"""Events of Hard City: the course of the game, people, dice (see ``reading``)."""

from __future__ import annotations

from ashfall.table.contract import Event

__all__ = [
    "AbilityGained",
    "AbilityUsed",
    "AllyLeft",
    "AmmoOut",
    "ApChanged",
    "EquipmentGained",
    "EquipmentPassed",
    "EquipmentUsed",
    "Extermination",
    "Fought",
    "GameOver",
    "HarmSpared",
    "OfficerHealed",
    "OfficerHurt",
    "OfficerMoved",
    "OfficerPlaced",
    "OfficerStoodUp",
    "OfficerStunned",
    "Reloaded",
    "Rerolled",
    "Rolled",
    "RoundEnded",
    "RoundStarted",
    "RulesAnswered",
    "Scored",
    "Shot",
    "SkullsPaid",
    "StandingChanged",
    "TurnEnded",
    "TurnStarted",
]


class RoundStarted(Event, frozen=True, kw_only=True, tag="round_started"):
    """A round begins with its event phase (HC-4.6)."""

    number: int


class RoundEnded(Event, frozen=True, kw_only=True, tag="round_ended"):
    """The last turn of a round is over (HC-4.8)."""

    number: int


class StandingChanged(Event, frozen=True, kw_only=True, tag="standing_changed"):
    """A player lets the rules answer a question from now on, or is asked again (HC-R70)."""

    seat: int
    question: str
    auto: bool


class RulesAnswered(Event, frozen=True, kw_only=True, tag="answered"):
    """The rules answered a question as its player wants (HC-R70, HC-R71)."""

    seat: int
    question: str
    move: str


class TurnStarted(Event, frozen=True, kw_only=True, tag="turn_started"):
    """A turn begins: of an officer, of zero or of autodoc."""

    who: str


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """A turn is over: of an officer, of zero or of autodoc."""

    who: str


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """A side (order or chaos) got points; ``what`` is None where no list of an episode has it (HC-12)."""

    side: str
    points: int
    what: str | None
    total: int


class Extermination(Event, frozen=True, kw_only=True, tag="extermination"):
    """The extermination marker moved (HC-6.1)."""

    marker: int


class GameOver(Event, frozen=True, kw_only=True, tag="game_over"):
    """The game is over: officers, zero, autodoc or nobody has won (HC-11)."""

    winner: str
    reason: str


class OfficerPlaced(Event, frozen=True, kw_only=True, tag="officer_placed"):
    """An officer or the ally was put on the map."""

    officer: str
    space: str


class OfficerMoved(Event, frozen=True, kw_only=True, tag="officer_moved"):
    """An officer or the ally made a step (HC-5.1)."""

    officer: str
    start: str
    end: str


class OfficerHurt(Event, frozen=True, kw_only=True, tag="officer_hurt"):
    """An officer or the ally lost HP by leaving, attack, blast, cloud, reaction or shielding."""

    officer: str
    hp: int
    cause: str


class OfficerHealed(Event, frozen=True, kw_only=True, tag="officer_healed"):
    """An officer recovered HP."""

    officer: str
    hp: int


class OfficerStunned(Event, frozen=True, kw_only=True, tag="officer_stunned"):
    """An officer has no HP left (HC-10.1)."""

    officer: str


class OfficerStoodUp(Event, frozen=True, kw_only=True, tag="officer_stood_up"):
    """A stunned officer stands up with full HP (HC-4.1)."""

    officer: str


class ApChanged(Event, frozen=True, kw_only=True, tag="ap_changed"):
    """An officer spent AP (negative) or got some."""

    officer: str
    ap: int


class AmmoOut(Event, frozen=True, kw_only=True, tag="ammo_out"):
    """An officer got an out-of-ammo marker (HC-5.14)."""

    officer: str


class Reloaded(Event, frozen=True, kw_only=True, tag="reloaded"):
    """An officer's out-of-ammo marker is gone (HC-5.14)."""

    officer: str


class AbilityGained(Event, frozen=True, kw_only=True, tag="ability_gained"):
    """An officer has a new ability (HC-6.2)."""

    officer: str
    ability: str


class EquipmentGained(Event, frozen=True, kw_only=True, tag="equipment_gained"):
    """An officer drew equipment (HC-5.3)."""

    officer: str
    equipment: str


class EquipmentPassed(Event, frozen=True, kw_only=True, tag="equipment_passed"):
    """Equipment went from one officer to another (HC-5.11)."""

    giver: str
    taker: str
    equipment: str


class EquipmentUsed(Event, frozen=True, kw_only=True, tag="equipment_used"):
    """An officer used equipment (HC-5.12)."""

    officer: str
    equipment: str


class AbilityUsed(Event, frozen=True, kw_only=True, tag="ability_used"):
    """An officer used an ability (HC-5.13)."""

    officer: str
    ability: str


class HarmSpared(Event, frozen=True, kw_only=True, tag="harm_spared"):
    """An officer lost no HP thanks to an ability or (None) the riot shield."""

    officer: str
    hp: int
    ability: str | None


class AllyLeft(Event, frozen=True, kw_only=True, tag="ally_left"):
    """The ally is out for the rest of the episode (HC-3.3.4)."""


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """An officer shoots: quick, aimed, at a barrel or at the machine (HC-5.6)."""

    officer: str
    space: str
    kind: str


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """An officer begins a melee (HC-5.10)."""

    officer: str
    space: str


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """Dice were rolled (HC-5.16)."""

    faces: tuple[str, ...]


class Rerolled(Event, frozen=True, kw_only=True, tag="rerolled"):
    """One die, counted from 1, was rolled again."""

    die: int
    face: str


class SkullsPaid(Event, frozen=True, kw_only=True, tag="skulls_paid"):
    """An officer paid for skulls (HC-5.17)."""

    officer: str
    skulls: int
