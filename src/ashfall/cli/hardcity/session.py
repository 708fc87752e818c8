"""A game of Hard City in the terminal: asks people, lets bots move, tells what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.markup import escape
from rich.text import Text

from ashfall.arena.hardcity import CityBotFailed
from ashfall.bots.contract import Choice
from ashfall.cli.files import write_text
from ashfall.cli.hardcity.desk import Desk
from ashfall.cli.hardcity.frame import draw_frame
from ashfall.cli.hardcity.menu import Menu
from ashfall.cli.hardcity.players import Player, usual_player
from ashfall.cli.hardcity.prompts import (
    MOST_IDEAS,
    card_lines,
    help_lines,
    idea_lines,
    look_line,
    officer_lines,
    question,
    refusal,
)
from ashfall.cli.parser import CommandError
from ashfall.cli.thinking import Thinking
from ashfall.hardcity.match import Match
from ashfall.hardcity.notation import WORDS
from ashfall.hardcity.words import Words
from ashfall.table.contract import Move
from ashfall.table.errors import IllegalMove

__all__ = ["Session"]

BACK: Final = "<"
LAST_LINES: Final = 3  # below the last screen: who won, and what the campaign says


class Quit(Exception):
    """The player wants to leave."""


class Session:
    """One game at one terminal."""

    def __init__(
        self, match: Match, seats: tuple[Player | None, ...], language: str, *, seed: int = 0
    ) -> None:
        """``seats`` says who plays, None for a person; bots follow ``seed``."""
        self.match = match
        self.words = Words(language)
        self.desk = Desk(self.words.texts)
        self._seats = seats
        self._seed = seed
        self._looking: int | None = None  # the person who has the keyboard
        self._log: list[str] = []
        self._news: list[str] = []  # what happened since a person last moved
        self._notice = ""  # an answer to what was typed last
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "cards": self._cards,
            "hint": self._hint,
            "log": self._show_log,
            "look": self._look,
            "moves": self._show_moves,
            "officers": self._officers,
            "quit": self._quit,
            "save": self._save,
            "undo": self._undo,
        }

    def run(self) -> bool:
        """Play until the game is over, the player quits or the input ends; whether it is over."""
        try:
            while self.match.decision is not None:
                self._next(self._seats[self.match.decision.seat])
        except (EOFError, Quit):
            self.desk.say()
            self.desk.say(self._text("play-bye"))
            return False
        self._frame(None)
        if self.match.outcome is not None:
            won = self.words.outcome(self.match.state, self.match.outcome)
            self.desk.say(f"[bold]{escape(won)}[/]")
        return True

    def _next(self, player: Player | None) -> None:
        if player is not None:
            self._let_move(player)
            return
        self._hand_over(int(self.match.state.chooser))
        move = self._ask()
        if move is not None:
            self._news.clear()
            self._push(move)

    def _push(self, move: Move) -> None:
        told = [escape(sentence) for sentence in self.words.tell(self.match.push(move))]
        self._log += told
        self._news += told

    def _hand_over(self, seat: int) -> None:
        """Where people share the screen and one hand is hidden, the next one takes the keyboard first."""
        zero = int(self.match.state.rules.zero)
        hides = zero >= 0 and self._seats[zero] is None and sum(player is None for player in self._seats) > 1
        changes = self._looking is not None and (self._looking == zero) != (seat == zero)
        if hides and changes and self.desk.is_screen:
            self.desk.clear()
            for sentence in self._news:
                self.desk.say(sentence)
            self.desk.say()
            name = escape(self.words.seat(self.match.state, seat))
            asked = "play-city-hand-over" if seat == zero else "play-city-hand-back"
            self.desk.say(f"[bold]{self._text(asked, seat=name)}[/]")
            self.desk.wait()
        self._looking = seat

    @property
    def has_people(self) -> bool:
        """Whether anybody can be asked."""
        return None in self._seats

    @property
    def _knows_hand(self) -> bool:
        """Whether the person at the keyboard is Doctor Zero."""
        people = [seat for seat, player in enumerate(self._seats) if player is None]
        looking = people[0] if len(people) == 1 else self._looking
        return looking is not None and looking == self.match.state.rules.zero

    # Bots.

    def _let_move(self, player: Player) -> None:
        try:
            choice = self._think(player)
        except CityBotFailed as failure:
            self._rescue(failure)
            return
        self._push(choice.move)

    def _think(self, player: Player, alternatives: int = 0) -> Choice:
        name = self.words.seat(self.match.state, int(self.match.state.chooser))
        with Thinking(self.desk.console, self._text("play-thinks", seat=escape(name))) as line:
            return player.choose(self.match, self._seed, alternatives=alternatives, progress=line.report)

    def _rescue(self, failure: CityBotFailed) -> None:
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
        menu = Menu(self.match.state, self.match.legal, self.words)
        decision, at = self.match.decision, len(self.match.moves)
        while decision is not None:
            prompt = f"{question(self.match.state, decision, self.words, menu)} "
            self._frame(menu, prompt)
            text = self.desk.read(prompt)
            try:
                move = self._answer(menu, text)
            except IllegalMove as error:
                self._notice = refusal(self.words, error)
                continue
            if move is not None or len(self.match.moves) != at:
                return move
        return None

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
        if len(words) == 1 and words[0].isdecimal() and not menu.is_place:
            number, options = int(words[0]) if len(words[0]) < 4 else 0, menu.options
            if 1 <= number <= len(options):
                return menu.choose(options[number - 1])
        elif words[0] in WORDS:
            return self.match.parse(text)
        else:
            try:
                return menu.choose_space(words[0])
            except KeyError:
                pass
        self._notice = self._text("play-unclear", text=escape(text[:60]))
        return None

    # Showing.

    def _text(self, message: str, **arguments: object) -> str:
        return self.words.texts.format(message, **arguments)

    def _frame(self, menu: Menu | None, prompt: str = "") -> None:
        """A new screen above the prompt, or above how the game ended."""
        self.desk.clear()
        wide = Text.from_markup(prompt).cell_len
        draw_frame(
            self.desk.console,
            self.match.state,
            self.words,
            menu,
            self._news,
            f"[bold]{self._notice}[/]" if self._notice else "",
            below=-(-wide // max(1, self.desk.console.width)) or LAST_LINES,
            knows_hand=self._knows_hand,
        )
        self._notice = ""

    # Commands.

    def _help(self, name: str) -> None:
        self.desk.page(help_lines(self.match.state, self.words, name))

    def _cards(self, _: str) -> None:
        self.desk.page(card_lines(self.match.state, self.words, self._knows_hand))

    def _officers(self, _: str) -> None:
        self.desk.page(officer_lines(self.match.state, self.words))

    def _look(self, label: str) -> None:
        self._notice = look_line(self.match.state, self.words, label)

    def _show_log(self, _: str) -> None:
        self.desk.page(self._log or [self._text("play-log-empty")])

    def _show_moves(self, _: str) -> None:
        self.desk.clear()
        self.desk.say(f"[bold]{self._text('play-legal')}[/]")
        self.desk.console.print(Columns([move.text for move in self.match.legal], padding=(0, 2)))
        self.desk.wait()

    def _hint(self, _: str) -> None:
        """Ask a bot what it would do: one that plays here, or the usual one where only people play."""
        adviser = next((player for player in self._seats if player), None) or usual_player()
        try:
            choice = self._think(adviser, MOST_IDEAS)
        except CityBotFailed as failure:
            self._notice = escape(str(failure))
            return
        title = f"[bold]{self._text('play-hint', bot=escape(adviser.spec))}[/]"
        self.desk.page([title, *idea_lines(self.match.state, self.words, choice)])

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
