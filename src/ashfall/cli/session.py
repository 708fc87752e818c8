"""A game in the terminal, whatever game it is: asks people, lets bots move, carries out commands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.columns import Columns
from rich.markup import escape

from ashfall.arena.plan import BotFailed
from ashfall.bots.contract import Choice
from ashfall.bots.faults import BotFault
from ashfall.cli.desk import Desk
from ashfall.cli.files import write_text
from ashfall.cli.hints import MOST_IDEAS, idea_lines
from ashfall.cli.menu import Menu
from ashfall.cli.parser import CommandError
from ashfall.cli.player import BotPlayer
from ashfall.cli.thinking import ThinkingLine
from ashfall.table.contract import Move, Outcome
from ashfall.table.errors import IllegalMove
from ashfall.table.phrases import Phrase
from ashfall.table.play import PlayedMatch
from ashfall.table.texts import Texts

__all__ = ["Session"]

BACK: Final = "<"
MOST_SHOWN: Final = 60  # characters of what was typed

MatchT = TypeVar("MatchT", bound=PlayedMatch[Any])
MenuT = TypeVar("MenuT", bound=Menu[Any, Any])


class Quit(Exception):
    """The player wants to leave."""


class Session(ABC, Generic[MatchT, MenuT]):
    """One game at one terminal; a subclass says what is asked and shown."""

    verbs: ClassVar[Container[str]]  # every first word of a move

    def __init__(
        self,
        match: MatchT,
        seats: tuple[BotPlayer | None, ...],
        texts: Texts,
        *,
        seed: int = 0,
        cores: int = 1,
    ) -> None:
        """``seats`` names players, None for people; bots follow ``seed`` and may use ``cores`` processes."""
        self.match = match
        self.desk = Desk(texts)
        self._texts = texts
        self._seats = seats
        self._seed = seed
        self._cores = cores
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

    # What a game must say; all texts are markup.

    @abstractmethod
    def _menu(self) -> MenuT:
        """The legal moves as questions."""

    @abstractmethod
    def _question(self, menu: MenuT) -> str:
        """The decision and what to type now."""

    @abstractmethod
    def _draw(self, menu: MenuT | None, prompt: str) -> None:
        """Everything on a screen above the prompt, or above how the game ended."""

    @abstractmethod
    def _push(self, move: Move) -> None:
        """Make a move, and note what happened."""

    @abstractmethod
    def _seat_words(self, seat: int) -> str:
        """Who sits there."""

    @abstractmethod
    def _move_words(self, move: Move) -> str:
        """What a move does."""

    @abstractmethod
    def _phrase_words(self, phrase: Phrase) -> str:
        """A phrase in words, as markup."""

    @abstractmethod
    def _outcome_words(self, outcome: Outcome) -> str:
        """Who won, and why."""

    @abstractmethod
    def _help_lines(self, name: str) -> list[str]:
        """How to play here; or what the thing of this name does."""

    @abstractmethod
    def _usual_player(self) -> BotPlayer:
        """The bot that gives hints where only people play."""

    @abstractmethod
    def _table_words(self) -> str:
        """What is played, as an error names it."""

    def _introduce(self) -> None:
        """What people should read before the first screen; a game may have nothing to say."""

    # The course of the game.

    @property
    def has_people(self) -> bool:
        """Whether anybody can be asked."""
        return None in self._seats

    def run(self, file: str | None = None) -> bool:
        """Play until the game is over, the player quits or the input ends; whether it is over.

        The record is written to ``file`` whatever happens. Raises the failure of a bot, and CommandError
        where the file cannot be written, before anything is played.
        """
        if file is None:
            return self._run()
        self.save(file)
        try:
            return self._run()
        finally:
            self.save(file)

    def _run(self) -> bool:
        try:
            self._introduce()
            while self.match.decision is not None:
                self._next(self._seats[self.match.decision.seat])
        except (EOFError, Quit):
            self.desk.say()
            self.desk.say(self._text("play-bye"))
            return False
        self._frame(None)
        if self.match.outcome is not None:
            self.desk.say(f"[bold]{self._outcome_words(self.match.outcome)}[/]")
        return True

    def _next(self, player: BotPlayer | None) -> None:
        if player is not None:
            self._let_move(player)
            return
        move = self._ask()
        if move is not None:
            self._news.clear()
            self._push(move)

    # Bots.

    def _failure(self, player: BotPlayer, fault: BotFault) -> BotFailed:
        """That a bot broke down at this move."""
        number, seat = len(self.match.moves) + 1, int(self.match.state.chooser)
        return BotFailed(player.spec, self._seed, number, self._table_words(), seat, str(fault))

    def _let_move(self, player: BotPlayer) -> Choice | None:
        """What a bot chose and did; None if it broke down."""
        if self.desk.is_screen:
            self._frame(None, self._thinks())
        try:
            choice = self._think(player)
        except BotFault as fault:
            self._rescue(self._failure(player, fault))
            return None
        self._push(choice.move)
        return choice

    def _think(self, player: BotPlayer, alternatives: int = 0) -> Choice:
        with ThinkingLine(self.desk.console, self._thinks()) as line:
            return player.choose(
                self.match, self._seed, cores=self._cores, alternatives=alternatives, progress=line.report
            )

    def _thinks(self) -> str:
        return self._text("play-thinks", seat=self._seat_words(int(self.match.state.chooser)))

    def _rescue(self, failure: BotFailed) -> None:
        """A bot broke down: the game can be saved or taken back, which lets it go on; else it ends."""
        at, prompt = len(self.match.moves), f"{escape(str(failure))} {self._text('play-rescue')} "
        try:
            while len(self.match.moves) == at:
                self._frame(None, prompt)
                self._command(self.desk.read(prompt))
        except (EOFError, Quit):
            raise failure from None

    # Asking.

    def _ask(self) -> Move | None:
        """The move a person wants; None after a command that changed the match."""
        menu, at = self._menu(), len(self.match.moves)
        while True:
            prompt = f"{self._question(menu)} "
            self._frame(menu, prompt)
            text = self.desk.read(prompt)
            try:
                move = self._answer(menu, text)
            except IllegalMove as error:
                self._notice = self._refusal(error)
                continue
            if move is not None or len(self.match.moves) != at:
                return move

    def _answer(self, menu: MenuT, text: str) -> Move | None:
        words = text.lower().split()
        if not words or self._command(text):
            return None
        if text == BACK:
            menu.back()
            return None
        try:
            return menu.answer(words)
        except KeyError:
            if words[0] in self.verbs:
                return self.match.parse(text)
        self._notice = self._text("play-unclear", text=escape(text[:MOST_SHOWN]))
        return None

    def _refusal(self, error: IllegalMove) -> str:
        """Why a move is not legal, with the clause."""
        if not error.text_id:
            return escape(str(error))
        return escape(f"{self._text(error.text_id)} ({error.clause})")

    def _frame(self, menu: MenuT | None, prompt: str = "") -> None:
        """A new screen."""
        self.desk.clear()
        self._draw(menu, prompt)
        self._notice = ""

    def _text(self, message: str, **arguments: object) -> str:
        return self._texts.format(message, **arguments)

    # Commands.

    def _command(self, text: str) -> bool:
        """Carry out a command; False if the text is none."""
        head, _, rest = text.partition(" ")
        if head.lower() not in self._commands:
            return False
        self._commands[head.lower()](rest.strip())
        return True

    def _help(self, name: str) -> None:
        self.desk.pages(self._help_lines(name))

    def _show_log(self, _: str) -> None:
        self.desk.page(self._log or [self._text("play-log-empty")])

    def _show_moves(self, _: str) -> None:
        self.desk.clear()
        self.desk.say(f"[bold]{self._text('play-legal')}[/]")
        self.desk.console.print(Columns([move.text for move in self.match.legal], padding=(0, 2)))
        self.desk.wait()

    def _hint(self, _: str) -> None:
        """Ask a bot what it would do: one that plays here, or the usual one where only people play."""
        adviser = next((player for player in self._seats if player), None) or self._usual_player()
        try:
            choice = self._think(adviser, MOST_IDEAS)
        except BotFault as fault:
            self._notice = escape(str(self._failure(adviser, fault)))
            return
        title = f"[bold]{self._text('play-hint', bot=escape(adviser.spec))}[/]"
        note = [f"[dim]{self._text('play-hint-full')}[/]"] if choice.full else []
        self.desk.page([title, *idea_lines(choice, self._move_words, self._phrase_words), *note])

    def _quit(self, _: str) -> None:
        raise Quit

    def _save(self, name: str) -> None:
        try:
            self.save(name)
            self._notice = self._text("play-saved", file=escape(name))
        except CommandError as error:
            self._notice = self._text("play-not-saved", problem=escape(str(error)))

    def save(self, name: str) -> None:
        """Write the record of the game; raises CommandError."""
        record = self.match.record()
        write_text(name, record.to_text() if name.endswith(".txt") else record.to_json())

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
