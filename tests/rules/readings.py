"""What can be read off a position, off the story of a battle and off a match, as short questions."""

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import Absorbed, Attacked, TurnStarted, Wound
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.status import UnitStatus, statuses
from tests.rules.vectors import Position, Story, legal_texts

__all__ = ["absorbed", "netted", "openings", "set_up", "standing", "strengths", "turns", "won", "wounded"]


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


def turns(story: Story) -> list[int]:
    """The seats that began a turn."""
    return [event.seat for event in story.events(TurnStarted)]


def won(match: Match) -> tuple[tuple[int, ...], str] | None:
    """Who won or shares it, and why."""
    return None if match.outcome is None else (match.outcome.winners, match.outcome.reason)


def set_up(match: Match) -> None:
    """Place every HQ, and what comes with it, on the first hex that is offered."""
    while match.decision is not None and match.decision.kind == "setup":
        match.push(match.legal[0])


def openings(match: Match, count: int) -> list[tuple[int, int]]:
    """Set up, then the seat and the tiles in front of it in the first turns, each ended at once."""
    set_up(match)
    seen = []
    for _ in range(count):
        seen.append((match.turn, len(match.hand(match.turn))))
        if "end" not in legal_texts(match):
            match.push(match.legal[0])
        match.push("end")
    return seen
