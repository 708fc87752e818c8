"""Battles and boards told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ashfall.cli.board import BARS, board_lines, seat_style
from ashfall.cli.console import coloured_words, new_console, say
from ashfall.neuroshima.events import BattleEnded, HealthLost, Paid, PhaseStarted
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.neuroshima.skirmish import BattleReport
from ashfall.neuroshima.state import HEALTH, PILE, ROW, State
from ashfall.neuroshima.words import Words
from ashfall.table.contract import Event

__all__ = [
    "board_view",
    "explain_battle",
    "health_line",
    "health_of",
    "phases_of",
    "seat_lines",
    "tell_phase",
]


def explain_battle(report: BattleReport, language: str) -> None:
    """Tell a whole battle phase by phase, then who is left."""
    console, words = new_console(), coloured_words(report.before, language)
    health = health_of(report.before)
    say(console, health_line(words, health))
    for answer in report.choices:
        say(console, words.texts.format("cli-choice", move=answer))
    if not report.phases:
        say(console, words.texts.format("cli-no-phase"))
    for phase in report.phases:
        say(console)
        tell_phase(console, words, phase.initiative, phase.events, health)
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
    console: Console, words: Words, initiative: int, events: Sequence[Event], health: list[int]
) -> None:
    """One phase: what happened and the health after it, which is noted in ``health``."""
    say(console, f"[bold]{words.texts.format('event-phase_started', initiative=initiative)}[/]")
    for sentence in words.tell(events):
        say(console, sentence, 2)
    for event in events:
        if isinstance(event, HealthLost | Paid):
            health[event.seat] = event.health
    say(console, f"[dim]{health_line(words, health)}[/]", 2)


def health_of(state: State) -> list[int]:
    """Health of the HQs by seat."""
    return [int(state.seat[seat * ROW + HEALTH]) for seat in range(int(state.rules.seats))]


def health_line(words: Words, health: Sequence[int]) -> str:
    """Health of all HQs in one line."""
    return "; ".join(
        words.texts.format("cli-health", seat=words.seat(seat), health=left)
        for seat, left in enumerate(health)
    )


def _left(words: Words, state: State, seat: int) -> str:
    hexes = [hex for hex in range(len(state.units)) if state.own(seat) >> hex & 1]
    return ", ".join(words.at(state, hex) for hex in hexes) or words.texts.format("cli-nobody-left")


def board_view(state: State, language: str) -> RenderableType:
    """The board with both seats below it."""
    words = coloured_words(state, language)
    lines = board_lines(state, language=language)
    for seat in range(int(state.rules.seats)):
        lines += seat_lines(state, words, seat)
    return Group(*lines)


def seat_lines(state: State, words: Words, seat: int) -> list[Text]:
    """A seat in two lines: health as a bar, and its tiles."""
    texts, style = words.texts, seat_style(state, seat)
    health, most = health_of(state)[seat], state.rules.armies[seat].hq.health
    pile = f"{texts.format('cli-pile')} {int(state.seat[seat * ROW + PILE])}"
    first = Text.from_markup(f"[{style}]{BARS[seat % 2]}[/] {words.seat(seat)} {health}/{most}  {pile}")
    names = [words.tile(seat, key) for key in tile_keys(state, seat, "hand")]
    hand = ", ".join(names) or texts.format("cli-nothing")
    return [first, Text.from_markup(f"  {texts.format('cli-hand')}: {hand}")]
