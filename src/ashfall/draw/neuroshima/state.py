"""From the state of a match to a drawing: units with their current values, seats with their health."""

from dataclasses import replace
from typing import Final

from ashfall.draw.neuroshima.board import BoardUnit, Seat, TileState, before_after_svg, board_svg
from ashfall.draw.neuroshima.colours import worn_colours
from ashfall.draw.neuroshima.strikes import strike_lines, toll
from ashfall.neuroshima.army import ArmyLook, load_army
from ashfall.neuroshima.modes import POINTS, SIDE_NAMES
from ashfall.neuroshima.skirmish import BattleReport
from ashfall.neuroshima.state import HEALTH, ROW, State
from ashfall.neuroshima.status import UnitStatus, statuses
from ashfall.neuroshima.words import Words

__all__ = [
    "RADIUS",
    "battle_svg",
    "board_units",
    "is_scored",
    "mirror_of",
    "seats_of",
    "state_svg",
    "unit_look",
    "worn_look",
    "worn_of",
]

RADIUS: Final = {19: 2, 37: 3}


def state_svg(
    state: State, language: str = "en", *, theme: str = "dark", title: str = "", legend: bool = True
) -> str:
    """The board of a state as an SVG file; the legend tells who leads what and the health."""
    return board_svg(
        board_units(state, language),
        RADIUS[int(state.rules.board.size)],
        seats=seats_of(state, language) if legend else [],
        theme=theme,
        title=title,
        language=language,
    )


def battle_svg(report: BattleReport, language: str = "en", *, theme: str = "dark", title: str = "") -> str:
    """A battle as an SVG file: the board before it with everything that was hit, and the board after it."""
    phases = [(phase.initiative, phase.events) for phase in report.phases]
    return before_after_svg(
        board_units(report.before, language),
        board_units(report.after, language),
        RADIUS[int(report.before.rules.board.size)],
        seats=seats_of(report.before, language, report.after),
        pills=toll(phases),
        lines=[line for _, events in phases for line in strike_lines(events, report.before.rules.armies)],
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
    worn = worn_of(state, status.owner)
    look = unit_look(status, mirror_of(state, status.owner), is_scored(state), worn=worn)
    colours = worn_look(army.look, worn)
    return BoardUnit(status.at, army.tile(status.tile), colours, look, words.seat(status.owner))


def unit_look(
    status: UnitStatus, mirror: int, scored: bool, used: tuple[str, ...] = (), worn: str = ""
) -> TileState:
    """How a unit stands on the table, with the abilities that it has ``used`` this turn."""
    return TileState(
        facing=status.facing,
        wounds=status.wounds,
        health=status.health,
        scored=scored,
        netted=status.netted,
        steel_net=status.net_of_steel,
        initiatives=status.initiatives,
        melee_bonus=status.melee_bonus,
        ranged_bonus=status.ranged_bonus,
        mirror=mirror,
        worn=worn,
        used=used,
    )


def seats_of(state: State, language: str = "en", after: State | None = None) -> list[Seat]:
    """The legend; ``after`` gives the health that is left once a battle is over."""
    words = Words(state.rules.armies, language)
    return [
        Seat(
            worn_look(army.look, worn_of(state, seat)),
            words.seat(seat),
            _counter(state, seat),
            None if after is None else _counter(after, seat),
            int(state.rules.mode.most[seat]),
            mirror_of(state, seat),
            _note(state, seat, words),
            is_scored(state),
            bool(state.is_out(seat)),
        )
        for seat, army in enumerate(state.rules.armies)
    ]


def _note(state: State, seat: int, words: Words) -> str:
    """Whether a seat is out, else its side where sides have several seats."""
    mode = state.rules.mode
    if state.is_out(seat):
        return words.texts.format("cli-out")
    if mode.sides == mode.seats:
        return ""
    return words.texts.format("cli-side", side=SIDE_NAMES[int(mode.side[seat])])


def _counter(state: State, seat: int) -> int:
    return int(state.seat[seat * ROW + HEALTH])


def is_scored(state: State) -> bool:
    """Whether counters hold points instead of health."""
    return bool(state.rules.mode.goal == POINTS)


def mirror_of(state: State, seat: int) -> int:
    """How many seats before it lead the same army."""
    keys = [army.key for army in state.rules.armies]
    return keys[:seat].count(keys[seat])


def worn_of(state: State, seat: int) -> str:
    """The army whose colour a seat wears; "" where that is its own."""
    return worn_colours(state.rules.armies)[seat]


def worn_look(look: ArmyLook, worn: str) -> ArmyLook:
    """The look of an army in the colour that it wears; emblem, plate and pattern stay."""
    return replace(look, colour=load_army(worn).look.colour) if worn else look
