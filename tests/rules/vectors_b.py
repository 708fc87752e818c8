"""More short questions for the tests of sections 7 to 12."""

from ashfall.neuroshima.events import Absorbed, Attacked, Wound
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.status import UnitStatus, statuses
from tests.rules.vectors import Position, Story

__all__ = ["absorbed", "netted", "standing", "strengths", "wounded"]


def standing(position: Position) -> dict[str, UnitStatus]:
    """Hex -> unit with everything that is true of it before anybody moves."""
    return {unit.hex: unit for unit in statuses(read_position(convert_position(position)))}


def netted(position: Position) -> set[str]:
    """Hexes of the netted units of a position."""
    return {hex for hex, unit in standing(position).items() if unit.netted}


def strengths(story: Story, hex: str) -> dict[int, int]:
    """Direction -> strength of the attacks of the unit on a hex."""
    return {e.direction: e.strength for e in story.events(Attacked) if e.source.hex == hex}


def wounded(story: Story) -> set[str]:
    """Hexes of everybody who took a wound, HQs included."""
    return {event.target.hex for event in story.events(Wound)}


def absorbed(story: Story) -> list[tuple[str, int, str]]:
    """Saved unit, wounds and dying Medic of everything that Medics took."""
    return [(e.target.hex, e.amount, e.medic.hex) for e in story.events(Absorbed)]
