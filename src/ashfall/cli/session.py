"""A game in the terminal: asks people, lets the other players move, tells what happens."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.markup import escape

from ashfall.cli.console import coloured_words, new_console, say
from ashfall.cli.files import write_text
from ashfall.cli.frame import draw_frame
from ashfall.cli.menu import Menu
from ashfall.cli.parser import CommandError
from ashfall.cli.players import BOTS
from ashfall.cli.telling import health_of, tell_phase
from ashfall.cli.tilecard import find_tile, tile_card
from ashfall.neuroshima.events import BattleEnded, Drew, PhaseStarted, TurnEnded, TurnStarted
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.notation import PLAY_WORD, VERBS, WASTE_WORD
from ashfall.table.contract import Event, Move
from ashfall.table.errors import IllegalMove
from ashfall.table.random import Stream

__all__ = ["HUMAN", "Session"]

HUMAN: Final = "human"
BACK: Final = "<"
SEEN_ANYWAY: Final = (Drew, TurnEnded, TurnStarted)  # the screen shows hands and turns
FEW: Final = 6  # hexes that are named in the prompt; more are only marked on the board


class Quit(Exception):
    """The player wants to leave."""


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, seats: tuple[str, str], language: str, quick: bool) -> None:
        """``seats`` says who plays: "human" or the name of a bot; ``quick`` leaves out the pauses."""
        self.match = match
        self._seats = seats
        self._console = new_console()
        self._words = coloured_words(match.state, language)
        self._stream = Stream(match.key() & 0x7FFFFFFF)
        self._on_screen = sys.stdin.isatty() and self._console.is_terminal
        self._pauses = self._on_screen and not quick and HUMAN in seats
        self._log: list[str] = []
        self._news: list[str] = []  # what happened since a person last moved
        self._notice = ""  # an answer to what was typed last
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "log": self._show_log,
            "moves": self._show_moves,
            "quit": self._quit,
            "save": self._save,
            "undo": self._undo,
        }

    def run(self) -> None:
        """Play until the game is over, the player quits or the input ends."""
        try:
            while self.match.decision is not None:
                self._next(self._seats[self.match.decision.seat])
            self._frame(None)
            if self.match.outcome is not None:
                say(self._console, f"[bold]{self._words.outcome(self.match.outcome)}[/]")
        except (EOFError, Quit):
            say(self._console)
            say(self._console, self._text("play-bye"))

    def _next(self, player: str) -> None:
        if player == HUMAN:
            move = self._ask()
            if move is not None:
                self._news.clear()
                self._push(move)
        else:
            code = BOTS[player](self.match.state, self._stream)
            self._push(next(move for move in self.match.legal if move.code == code))

    def _push(self, move: Move) -> None:
        health = health_of(self.match.state)
        events = self.match.push(move)
        if self._pauses and any(isinstance(event, PhaseStarted) for event in events):
            self._tell_battle(events, health)
        self._log += self._words.tell(events)
        self._news += self._words.tell(event for event in events if not isinstance(event, SEEN_ANYWAY))

    # Asking.

    def _ask(self) -> Move | None:
        """The move a person wants; None after a command that changed the match."""
        menu = Menu(self.match.state, self.match.legal, self._words)
        at = len(self.match.moves)
        while True:
            prompt = f"{self._prompt(menu)} "
            self._frame(menu, prompt)
            text = self._read(prompt).strip()
            try:
                move = self._answer(menu, text)
            except IllegalMove as error:
                self._notice = escape(self._refusal(error))
                continue
            if move is not None or len(self.match.moves) != at:
                return move

    def _answer(self, menu: Menu, text: str) -> Move | None:
        head, _, rest = text.partition(" ")
        words = text.lower().split()
        if not words:
            return None
        if head.lower() in self._commands:
            self._commands[head.lower()](rest.strip())
            return None
        if text == BACK:
            menu.back()
            return None
        if not menu.is_typed and len(words) == 1 and words[0].isdecimal():
            options = menu.options
            number = int(words[0]) if len(words[0]) < 4 else 0
            if 1 <= number <= len(options):
                return menu.choose(options[number - 1].words)
        else:
            try:
                return menu.choose(words)
            except KeyError:
                if words[0] in (*VERBS, PLAY_WORD, WASTE_WORD):
                    return self.match.parse(text)
        self._notice = self._text("play-unclear", text=escape(text[:60]))
        return None

    def _refusal(self, error: IllegalMove) -> str:
        if not error.text_id:
            return str(error)
        return f"{self._text(error.text_id)} ({error.clause})"

    def _prompt(self, menu: Menu) -> str:
        decision = self.match.decision
        question = self._words.decision(self.match.state, decision) if decision else ""
        if menu.meaning == "hex":
            hexes = [option.words[0].upper() for option in menu.options]
            few = len(hexes) <= FEW
            ask = self._text("play-ask-hex", hexes=" ".join(hexes)) if few else self._text("play-ask-any-hex")
            return f"{question} {ask}"
        ids = {"facing": "play-ask-facing", "turn": "play-ask-facing", "direction": "play-ask-direction"}
        return f"{question} {self._text(ids.get(menu.meaning, 'play-ask'))}"

    def _read(self, prompt: str) -> str:
        try:
            return self._console.input(prompt)
        except UnicodeDecodeError:
            return ""

    def _wait(self) -> None:
        if self._on_screen:
            self._read(f"[dim]{self._text('play-enter')}[/]")

    # Showing.

    def _text(self, message: str, **arguments: object) -> str:
        return self._words.texts.format(message, **arguments)

    def _frame(self, menu: Menu | None, prompt: str = "") -> None:
        if self._on_screen:
            self._console.clear()
        notices = [f"[bold]{self._notice}[/]"] if self._notice else []
        draw_frame(self._console, self.match, self._words, menu, [*self._news, *notices], prompt)
        self._notice = ""

    def _tell_battle(self, events: Sequence[Event], health: list[int]) -> None:
        """The phases of the battles among the events, one screen each."""
        starts = [i for i, event in enumerate(events) if isinstance(event, PhaseStarted)]
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
            phase = list(events[start + 1 : end])
            over = next((i for i, event in enumerate(phase) if isinstance(event, BattleEnded)), len(phase))
            opening = events[start]
            if isinstance(opening, PhaseStarted):
                say(self._console)
                tell_phase(self._console, self._words, opening.initiative, phase[:over], health)
                self._wait()

    # Commands.

    def _help(self, name: str) -> None:
        self._clear()
        if not name:
            say(self._console, escape(self._text("play-help")))
            say(self._console)
            say(self._console, escape(self._text("play-legend")))
        else:
            tile = find_tile(self.match, name)
            if tile is None:
                say(self._console, self._text("play-no-tile", name=escape(name[:60])))
            else:
                say(self._console, tile_card(tile, self._words.texts))
        self._wait()

    def _show_log(self, _: str) -> None:
        self._clear()
        for sentence in self._log or [self._text("play-log-empty")]:
            say(self._console, sentence)
        self._wait()

    def _show_moves(self, _: str) -> None:
        self._clear()
        say(self._console, f"[bold]{self._text('play-legal')}[/]")
        self._console.print(Columns([move.text for move in self.match.legal], padding=(0, 2)))
        self._wait()

    def _clear(self) -> None:
        if self._on_screen:
            self._console.clear()

    def _quit(self, _: str) -> None:
        raise Quit

    def _save(self, name: str) -> None:
        record = self.match.record()
        try:
            write_text(name, record.to_text() if name.endswith(".txt") else record.to_json())
            self._notice = self._text("play-saved", file=escape(name))
        except CommandError as error:
            self._notice = self._text("play-not-saved", problem=escape(str(error)))

    def _undo(self, _: str) -> None:
        """Take moves back to the last one that a person made."""
        taken: list[Move] = []
        while self.match.moves:
            taken.append(self.match.pop())
            decision = self.match.decision
            if decision is not None and self._seats[decision.seat] == HUMAN:
                self._news.clear()
                self._notice = self._text("play-undone", move=taken[-1].text)
                self._log.append(self._notice)
                return
        for move in reversed(taken):
            self.match.push(move)
        self._notice = self._text("play-nothing-to-undo")
