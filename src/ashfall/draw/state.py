"""From the state of a match to a drawing: units with their current values, seats with their health."""

from collections.abc import Iterator
from typing import Final

from ashfall.draw.board import BoardUnit, Line, Look, Pill, Seat, before_after_svg, board_svg
from ashfall.neuroshima.events import Absorbed, HealthLost, Removed, Wound
from ashfall.neuroshima.geometry import distance
from ashfall.neuroshima.skirmish import BattleReport
from ashfall.neuroshima.state import HEALTH, ROW, State
from ashfall.neuroshima.status import UnitStatus, statuses
from ashfall.neuroshima.words import Words

__all__ = ["battle_svg", "board_units", "seats_of", "state_svg"]

RADIUS: Final = {19: 2, 37: 3}
# How the attacks of a wound are drawn; an explosion and an instant need no line.
LINE_KINDS: Final = {
    "melee": ("melee",),
    "ranged": ("ranged",),
    "both": ("melee", "ranged"),
    "gauss": ("gauss",),
    "friendly_fire": ("friendly_fire",),
}
TOUCHING: Final = ("melee", "friendly_fire")


def state_svg(state: State, language: str = "en", *, theme: str = "dark", title: str = "") -> str:
    """The board of a state as an SVG file."""
    return board_svg(
        board_units(state, language),
        RADIUS[int(state.rules.board.size)],
        seats=seats_of(state, language),
        theme=theme,
        title=title,
        language=language,
    )


def battle_svg(report: BattleReport, language: str = "en", *, theme: str = "dark", title: str = "") -> str:
    """A battle as an SVG file: the board before it with everything that was hit, and the board after it."""
    return before_after_svg(
        board_units(report.before, language),
        board_units(report.after, language),
        RADIUS[int(report.before.rules.board.size)],
        seats=seats_of(report.before, language, report.after),
        pills=list(_pills(report)),
        lines=list(_lines(report)),
        theme=theme,
        title=title,
        language=language,
    )


def board_units(state: State, language: str = "en") -> list[BoardUnit]:
    """Every unit on the board as it stands now."""
    words = Words(state.rules.armies, language)
    return [_unit(state, status, words) for status in statuses(state)]


def _unit(state: State, status: UnitStatus, words: Words) -> BoardUnit:
    army = state.rules.armies[status.owner]
    look = Look(
        facing=status.facing,
        wounds=status.wounds,
        health=status.health,
        netted=status.netted,
        steel_net=status.net_of_steel,
        initiatives=status.initiatives,
        melee_bonus=status.melee_bonus,
        ranged_bonus=status.ranged_bonus,
        mirror=_is_mirror(state, status.owner),
    )
    return BoardUnit(status.at, army.tile(status.tile), army.look, look, words.seat(status.owner))


def seats_of(state: State, language: str = "en", after: State | None = None) -> list[Seat]:
    """The legend; ``after`` gives the health that is left once a battle is over."""
    words = Words(state.rules.armies, language)
    return [
        Seat(
            army.look,
            words.seat(seat),
            _health(state, seat),
            None if after is None else _health(after, seat),
            army.hq.health,
            _is_mirror(state, seat),
        )
        for seat, army in enumerate(state.rules.armies)
    ]


def _health(state: State, seat: int) -> int:
    return int(state.seat[seat * ROW + HEALTH])


def _is_mirror(state: State, seat: int) -> bool:
    keys = [army.key for army in state.rules.armies]
    return keys[seat] in keys[:seat]


def _pills(report: BattleReport) -> Iterator[Pill]:
    for phase in report.phases:
        for event in phase.events:
            if isinstance(event, Removed):
                yield Pill.destroyed(event.unit.at, phase.initiative)
            elif isinstance(event, HealthLost):
                yield Pill.lost(event.unit.at, event.amount)
            elif isinstance(event, Absorbed):
                yield Pill.saved(event.target.at)


def _lines(report: BattleReport) -> Iterator[Line]:
    for event in report.events:
        if isinstance(event, Wound) and event.source is not None:
            start, end = event.source.at, event.target.at
            for kind in LINE_KINDS.get(event.kind, ()):
                if kind not in TOUCHING or distance(start, end) == 1:
                    yield Line(start, end, kind)
