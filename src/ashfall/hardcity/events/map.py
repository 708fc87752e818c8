"""Events of Hard City: mutants, loads, tokens (see ``reading``)."""

from __future__ import annotations

from ashfall.table.contract import Event

__all__ = [
    "BarrelExploded",
    "BarrelGone",
    "BoatBoarded",
    "CarAttacked",
    "CarPlaced",
    "CivilianKilled",
    "CloudCleared",
    "CloudPlaced",
    "CloudsCleared",
    "CrateOpened",
    "CratePlaced",
    "Evacuated",
    "HelicopterMoved",
    "Horde",
    "KafarActivated",
    "KafarHurt",
    "LampSwitched",
    "LidTurned",
    "LoadLeft",
    "LoadMoved",
    "LoadPlaced",
    "MachineDestroyed",
    "MutantAttacked",
    "MutantDeployed",
    "MutantHit",
    "MutantKilled",
    "MutantLeft",
    "MutantMoved",
    "MutantStoodUp",
    "MutantStunned",
    "RoadblockSet",
    "RoofOpened",
    "WeldFailed",
    "Welded",
]


class MutantDeployed(Event, frozen=True, kw_only=True, tag="mutant_deployed"):
    """A mutant came onto the map (HC-8.8)."""

    mutant: str
    space: str


class MutantMoved(Event, frozen=True, kw_only=True, tag="mutant_moved", omit_defaults=True):
    """A mutant moved (HC-8.9)."""

    mutant: str
    start: str
    end: str
    path: tuple[str, ...] = ()  # the spaces between, on a shortest way


class MutantHit(Event, frozen=True, kw_only=True, tag="mutant_hit"):
    """A mutant got damage at once (HC-5.15)."""

    mutant: str
    damage: int


class MutantStunned(Event, frozen=True, kw_only=True, tag="mutant_stunned"):
    """A mutant lies stunned."""

    mutant: str
    space: str


class MutantKilled(Event, frozen=True, kw_only=True, tag="mutant_killed"):
    """A mutant died."""

    mutant: str
    space: str


class MutantStoodUp(Event, frozen=True, kw_only=True, tag="mutant_stood_up"):
    """A stunned mutant stands up (HC-8.10)."""

    mutant: str
    space: str


class MutantLeft(Event, frozen=True, kw_only=True, tag="mutant_left"):
    """A mutant left the map; this is no kill (HC-6.5)."""

    mutant: str
    space: str


class MutantAttacked(Event, frozen=True, kw_only=True, tag="mutant_attacked"):
    """A mutant attacks a space (HC-8.11)."""

    mutant: str
    space: str
    damage: int


class Horde(Event, frozen=True, kw_only=True, tag="horde"):
    """All mutants are on the map: the unstoppable horde (HC-8.12)."""


class KafarHurt(Event, frozen=True, kw_only=True, tag="kafar_hurt"):
    """KAFAR lost HP; ``left`` is what he still has (HC-9.6)."""

    hp: int
    left: int


class KafarActivated(Event, frozen=True, kw_only=True, tag="kafar_activated"):
    """Doctor Zero activated KAFAR instead of playing a card (HC-8.2)."""

    ap: int


class LoadPlaced(Event, frozen=True, kw_only=True, tag="load_placed"):
    """A civilian, the mayor, the battery or a barrel came onto a space."""

    load: str
    space: str


class LoadMoved(Event, frozen=True, kw_only=True, tag="load_moved"):
    """A load went along; ``start`` is None when it came out of a vehicle."""

    load: str
    start: str | None
    end: str


class CivilianKilled(Event, frozen=True, kw_only=True, tag="civilian_killed"):
    """A civilian died (HC-5.19)."""

    load: str
    space: str


class Evacuated(Event, frozen=True, kw_only=True, tag="evacuated"):
    """A civilian or the mayor was brought to safety."""

    load: str
    space: str


class LoadLeft(Event, frozen=True, kw_only=True, tag="load_left"):
    """A mutant left the map with a load."""

    load: str
    space: str


class CratePlaced(Event, frozen=True, kw_only=True, tag="crate_placed"):
    """A police crate or a box lies on a space."""

    space: str
    box: bool


class CrateOpened(Event, frozen=True, kw_only=True, tag="crate_opened"):
    """A crate or box was opened (HC-5.3)."""

    space: str
    officer: str


class BarrelExploded(Event, frozen=True, kw_only=True, tag="barrel_exploded"):
    """A barrel exploded (HC-14.1.5)."""

    space: str


class BarrelGone(Event, frozen=True, kw_only=True, tag="barrel_gone"):
    """A barrel is out of the game."""

    load: str


class HelicopterMoved(Event, frozen=True, kw_only=True, tag="helicopter_moved"):
    """The helicopter lies on a space, ladder side up or on its way (HC-14.1.7)."""

    space: str
    ladder: bool


class LidTurned(Event, frozen=True, kw_only=True, tag="lid_turned"):
    """A manhole was opened or closed (HC-14.3.2)."""

    manhole: int
    open: bool


class Welded(Event, frozen=True, kw_only=True, tag="welded"):
    """A manhole was welded (HC-14.2.3)."""

    manhole: int


class WeldFailed(Event, frozen=True, kw_only=True, tag="weld_failed"):
    """A welding roll was not enough (HC-14.2.3)."""

    manhole: int


class CloudPlaced(Event, frozen=True, kw_only=True, tag="cloud_placed"):
    """A toxic cloud lies on a space (HC-14.3.3)."""

    space: str


class CloudCleared(Event, frozen=True, kw_only=True, tag="cloud_cleared"):
    """One toxic cloud is gone."""

    space: str


class CloudsCleared(Event, frozen=True, kw_only=True, tag="clouds_cleared"):
    """All toxic clouds are gone (HC-14.3.3)."""


class LampSwitched(Event, frozen=True, kw_only=True, tag="lamp_switched"):
    """A lamp was switched on or off (HC-14.5.2)."""

    lamp: int
    on: bool


class CarPlaced(Event, frozen=True, kw_only=True, tag="car_placed", omit_defaults=True):
    """The police car stands on two spaces (HC-17.9.1)."""

    tail: str
    nose: str
    path: tuple[str, ...] = ()  # the spaces that it rolled onto, the last one is its nose or tail


class RoofOpened(Event, frozen=True, kw_only=True, tag="roof_opened"):
    """The exit to the roof is open (HC-14.5.5)."""


class MachineDestroyed(Event, frozen=True, kw_only=True, tag="machine_destroyed"):
    """The doom machine is destroyed (HC-14.5.9)."""


class CarAttacked(Event, frozen=True, kw_only=True, tag="car_attacked"):
    """A mutant attacked the police car (HC-14.3.4)."""

    mutant: str


class BoatBoarded(Event, frozen=True, kw_only=True, tag="boat_boarded"):
    """A mutant entered the motorboat (HC-14.4.6)."""

    mutant: str


class RoadblockSet(Event, frozen=True, kw_only=True, tag="roadblock_set"):
    """Mutants keep away from a vehicle until the next event phase (HC-17.9.12)."""

    vehicle: str
