"""A game in the terminal: asks people, lets bots move, tells what happens."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.markup import escape

from ashfall.arena.duel import BotFailed
from ashfall.bots.contract import Choice
from ashfall.cli.console import coloured_words, new_console, say
from ashfall.cli.files import write_text
from ashfall.cli.frame import draw_frame
from ashfall.cli.hints import MOST_IDEAS, idea_lines, usual_adviser
from ashfall.cli.menu import Menu
from ashfall.cli.parser import CommandError
from ashfall.cli.players import Player
from ashfall.cli.prompts import help_lines, question, refusal
from ashfall.cli.telling import health_of, phases_of, tell_phase
from ashfall.cli.thinking import Thinking
from ashfall.neuroshima.events import Drew, TurnEnded, TurnStarted
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.notation import PLAY_WORD, VERBS, WASTE_WORD
from ashfall.table.contract import Event, Move
from ashfall.table.errors import IllegalMove
from ashfall.table.figures import percent

__all__ = ["Session"]

BACK: Final = "<"
SEEN_ANYWAY: Final = (Drew, TurnEnded, TurnStarted)  # the screen shows hands and turns


class Quit(Exception):
    """The player wants to leave."""


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        match: Match,
        seats: tuple[Player | None, ...],
        language: str,
        *,
        seed: int = 0,
        cores: int = 1,
        quick: bool = False,
        estimates: bool = False,
    ) -> None:
        """``seats`` says who plays, None for a person. Bots follow ``seed`` and may use ``cores`` processes.

        ``quick`` leaves out the pauses; ``estimates`` shows what bots think of their chances.
        """
        self.match = match
        self._seats = seats
        self._seed = seed
        self._cores = cores
        self._console = new_console()
        self._words = coloured_words(match.state, language)
        self._on_screen = sys.stdin.isatty() and self._console.is_terminal
        self._pauses = self._on_screen and not quick and None in seats
        self._estimates = estimates
        self._opinion = ""  # what a bot last said of its chances
        self._log: list[str] = []
        self._news: list[str] = []  # what happened since a person last moved
        self._notice = ""  # an answer to what was typed last
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "hint": self._hint,
            "log": self._show_log,
            "moves": self._show_moves,
            "quit": self._quit,
            "save": self._save,
            "undo": self._undo,
        }

    def run(self) -> None:
        """Play until the game is over, the player quits or the input ends; raises BotFailed."""
        try:
            while self.match.decision is not None:
                self._next(self._seats[self.match.decision.seat])
            self._frame(None)
            if self.match.outcome is not None:
                say(self._console, f"[bold]{self._words.outcome(self.match.outcome)}[/]")
        except (EOFError, Quit):
            say(self._console)
            say(self._console, self._text("play-bye"))

    def _next(self, player: Player | None) -> None:
        if player is not None:
            self._let_move(player)
            return
        move = self._ask()
        if move is not None:
            self._news.clear()
            self._push(move)

    def _push(self, move: Move) -> None:
        health = health_of(self.match.state)
        events = self.match.push(move)
        if self._pauses:
            self._tell_battles(events, health)
        self._log += self._words.tell(events)
        self._news += self._words.tell(event for event in events if not isinstance(event, SEEN_ANYWAY))

    # Bots.

    def _let_move(self, player: Player) -> None:
        seat = int(self.match.state.chooser)
        if self._on_screen:
            self._frame(None, self._thinks())
        try:
            choice = self._think(player)
        except BotFailed as failure:
            self._rescue(failure)
            return
        self._push(choice.move)
        if self._estimates and choice.value is not None:
            self._tell_estimate(seat, choice.value)

    def _tell_estimate(self, seat: int, value: float) -> None:
        """What a bot thinks of its chances; of several moves in a row only the last is news."""
        told = self._text("play-estimate", seat=self._words.seat(seat), share=percent(value, 0))
        self._news = [sentence for sentence in self._news if sentence != self._opinion]
        self._news.append(told)
        self._log.append(told)
        self._opinion = told

    def _think(self, player: Player, alternatives: int = 0) -> Choice:
        with Thinking(self._console, self._thinks()) as line:
            return player.choose(
                self.match, self._seed, cores=self._cores, alternatives=alternatives, progress=line.report
            )

    def _thinks(self) -> str:
        return self._text("play-thinks", seat=self._words.seat(int(self.match.state.chooser)))

    def _rescue(self, failure: BotFailed) -> None:
        """A bot broke down: the game can be saved or taken back, which lets it go on; else it ends."""
        at, prompt = len(self.match.moves), f"{escape(str(failure))} {self._text('play-rescue')} "
        try:
            while len(self.match.moves) == at:
                self._frame(None, prompt)
                self._command(self._read(prompt).strip())
        except (EOFError, Quit):
            raise failure from None

    # Asking.

    def _ask(self) -> Move | None:
        """The move a person wants; None after a command that changed the match."""
        menu = Menu(self.match.state, self.match.legal, self._words)
        at = len(self.match.moves)
        while True:
            prompt = f"{question(self.match, self._words, menu)} "
            self._frame(menu, prompt)
            text = self._read(prompt).strip()
            try:
                move = self._answer(menu, text)
            except IllegalMove as error:
                self._notice = refusal(self._words, error)
                continue
            if move is not None or len(self.match.moves) != at:
                return move

    def _command(self, text: str) -> bool:
        """Carry out a command; False if the text is none."""
        head, _, rest = text.partition(" ")
        if head.lower() not in self._commands:
            return False
        self._commands[head.lower()](rest.strip())
        return True

    def _answer(self, menu: Menu, text: str) -> Move | None:
        words = text.lower().split()
        if not words or self._command(text):
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

    def _tell_battles(self, events: Sequence[Event], health: list[int]) -> None:
        """The phases of the battles among the events, one screen each."""
        for initiative, phase in phases_of(events):
            say(self._console)
            tell_phase(self._console, self._words, initiative, phase, health, self.match.state)
            self._wait()

    # Commands.

    def _help(self, name: str) -> None:
        self._clear()
        for line in help_lines(self.match, self._words, name):
            say(self._console, line)
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

    def _hint(self, _: str) -> None:
        """Ask a bot what it would do: the opponent, or the usual one where only people play."""
        adviser = next((player for player in self._seats if player), None) or usual_adviser()
        try:
            choice = self._think(adviser, MOST_IDEAS)
        except BotFailed as failure:
            self._notice = escape(str(failure))
            return
        self._clear()
        say(self._console, f"[bold]{self._text('play-hint', bot=escape(adviser.spec))}[/]")
        for line in idea_lines(self.match.state, self._words, choice):
            say(self._console, line, 2)
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
            if decision is not None and self._seats[decision.seat] is None:
                self._news.clear()
                self._notice = self._text("play-undone", move=taken[-1].text)
                self._log.append(self._notice)
                return
        for move in reversed(taken):
            self.match.push(move)
        self._notice = self._text("play-nothing-to-undo")
