"""Battles and boards told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.text import Text

from ashfall.cli.console import new_console, say
from ashfall.cli.neuroshima.board import BARS, board_lines, seat_style
from ashfall.neuroshima.events import BattleEnded, HealthLost, Paid, PhaseStarted, Scored
from ashfall.neuroshima.modes import POINTS, SIDE_NAMES
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.neuroshima.skirmish import BattleReport
from ashfall.neuroshima.state import HEALTH, OVER, PILE, ROW, State
from ashfall.neuroshima.words import Words
from ashfall.table.contract import Event

__all__ = [
    "board_view",
    "coloured_words",
    "counter_text",
    "explain_battle",
    "health_line",
    "health_of",
    "phases_of",
    "seat_lines",
    "seat_title",
    "tell_phase",
]

TURN: Final = "▶"


def coloured_words(state: State, language: str) -> Words:
    """Words about a match in which names have the colour of their seat, as console markup."""
    return Words(
        state.rules.armies,
        language,
        lambda text, seat: f"[{seat_style(state, seat)}]{escape(text)}[/]",
    )


def explain_battle(report: BattleReport, language: str) -> None:
    """Tell a whole battle phase by phase, then who is left."""
    console, words = new_console(), coloured_words(report.before, language)
    health = health_of(report.before)
    say(console, health_line(words, health, report.before))
    for answer in report.choices:
        say(console, words.texts.format("cli-choice", move=answer))
    if not report.phases:
        say(console, words.texts.format("cli-no-phase"))
    for phase in report.phases:
        say(console)
        tell_phase(console, words, phase.initiative, phase.events, health, report.before)
    say(console)
    say(console, f"[bold]{words.texts.format('cli-left')}[/]")
    for seat in range(len(health)):
        say(console, f"{words.seat(seat)}: {_left(words, report.after, seat)}", 2)
    if report.outcome is not None:
        say(console, f"[bold]{words.outcome(report.outcome)}[/]")


def phases_of(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    """The phases of the battles among the events, each with its initiative."""
    phases: list[tuple[int, list[Event]]] = []
    fighting = False
    for event in events:
        if isinstance(event, PhaseStarted):
            phases.append((event.initiative, []))
            fighting = True
        elif isinstance(event, BattleEnded):
            fighting = False
        elif fighting:
            phases[-1][1].append(event)
    return phases


def tell_phase(
    console: Console,
    words: Words,
    initiative: int,
    events: Sequence[Event],
    health: list[int],
    state: State,
) -> None:
    """One phase: what happened and the health after it, which is noted in ``health``."""
    say(console, f"[bold]{words.texts.format('event-phase_started', initiative=initiative)}[/]")
    for sentence in words.tell(events):
        say(console, sentence, 2)
    for event in events:
        if isinstance(event, HealthLost | Paid):
            health[event.seat] = event.health
        elif isinstance(event, Scored):
            health[event.seat] = event.points
    say(console, f"[dim]{health_line(words, health, state)}[/]", 2)


def health_of(state: State) -> list[int]:
    """Health of the HQs by seat."""
    return [int(state.seat[seat * ROW + HEALTH]) for seat in range(int(state.rules.seats))]


def health_line(words: Words, health: Sequence[int], state: State) -> str:
    """Health of all HQs, or all points, in one line."""
    if state.rules.mode.goal == POINTS:
        counts = [words.texts.format("cli-points", points=points) for points in health]
        return "; ".join(f"{words.seat(seat)} {count}" for seat, count in enumerate(counts))
    return "; ".join(
        words.texts.format("cli-health", seat=words.seat(seat), health=left)
        for seat, left in enumerate(health)
    )


def _left(words: Words, state: State, seat: int) -> str:
    hexes = [hex for hex in range(len(state.units)) if state.own(seat) >> hex & 1]
    return ", ".join(words.at(state, hex) for hex in hexes) or words.texts.format("cli-nobody-left")


def board_view(state: State, language: str) -> RenderableType:
    """The board with the seats below it."""
    words = coloured_words(state, language)
    lines = board_lines(state, language=language)
    for seat in range(int(state.rules.seats)):
        lines += seat_lines(state, words, seat)
    return Group(*lines)


def seat_lines(state: State, words: Words, seat: int) -> list[Text]:
    """A seat in two lines: health as a bar, and its tiles."""
    texts = words.texts
    pile = f"{texts.format('cli-pile')} {int(state.seat[seat * ROW + PILE])}"
    first = seat_title(state, words, seat) + Text.from_markup(f" {counter_text(state, words, seat)}  {pile}")
    names = [words.tile(seat, key) for key in tile_keys(state, seat, "hand")]
    hand = ", ".join(names) or texts.format("cli-nothing")
    return [first, Text.from_markup(f"  {texts.format('cli-hand')}: {hand}")]


def seat_title(state: State, words: Words, seat: int) -> Text:
    """Whose seat it is: its bar, its army, its side, and a sign where it has the turn."""
    title = f"[{seat_style(state, seat)}]{BARS[seat]}[/] {words.seat(seat)}"
    mode = state.rules.mode
    if 1 < mode.sides < mode.seats:
        title += f" {SIDE_NAMES[int(mode.side[seat])]}"
    if seat == state.active and mode.seats > 2 and state.stage != OVER:
        title += f" [bold]{TURN}[/]"
    return Text.from_markup(title)


def counter_text(state: State, words: Words, seat: int) -> str:
    """Health, or points, of how many; or that the seat is out."""
    if state.is_out(seat):
        return words.texts.format("cli-out")
    counter = f"{health_of(state)[seat]}/{int(state.rules.mode.most[seat])}"
    if state.rules.mode.goal == POINTS:
        return words.texts.format("cli-points", points=counter)
    return counter
