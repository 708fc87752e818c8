"""A game of Hard City in the terminal: asks people, lets bots move, tells what happens."""

from __future__ import annotations

from rich.markup import escape

from ashfall.arena.hardcity.playing import episode_text
from ashfall.cli.hardcity.frame import draw_frame
from ashfall.cli.hardcity.helping import command_lines, episode_lines, help_lines
from ashfall.cli.hardcity.menu import CityMenu
from ashfall.cli.hardcity.passage import Passage
from ashfall.cli.hardcity.players import usual_player
from ashfall.cli.hardcity.prompts import card_lines, look_line, officer_lines, question
from ashfall.cli.player import BotPlayer
from ashfall.cli.session import Session
from ashfall.hardcity.files.notation import WORDS
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Move, Outcome
from ashfall.table.phrases import Phrase

__all__ = ["CitySession"]


class CitySession(Session[Match, CityMenu]):
    """One game at one terminal."""

    verbs = frozenset(WORDS)

    def __init__(
        self, match: Match, seats: tuple[BotPlayer | None, ...], language: str, *, seed: int = 0
    ) -> None:
        """``seats`` says who plays, None for a person; bots follow ``seed``."""
        self.words = Words(language)
        super().__init__(match, seats, self.words.texts, seed=seed)
        self._looking: int | None = None  # the person who has the keyboard
        self._passages = [Passage(self.words, lines) for lines in (self._log, self._news)]
        self._commands |= {"cards": self._cards, "look": self._look, "officers": self._officers}

    def _introduce(self) -> None:
        """The episode, to people who begin it."""
        if self.has_people and not self.match.moves:
            self.desk.pages(episode_lines(self.match.state, self.words))

    def _menu(self) -> CityMenu:
        return CityMenu(self.match.state, self.match.legal, self.words)

    def _question(self, menu: CityMenu) -> str:
        return question(self.match, self.words, menu)

    def _draw(self, menu: CityMenu | None, prompt: str) -> None:
        draw_frame(
            self.desk.console,
            self.match.state,
            self.words,
            menu,
            self._news,
            self._notice,
            prompt,
            knows_hand=self._knows_hand,
        )

    def _push(self, move: Move) -> None:
        events = self.match.push(move)
        for passage in self._passages:
            passage.add(events)

    def _seat_words(self, seat: int) -> str:
        return escape(self.words.seat(self.match.state, seat))

    def _move_words(self, move: Move) -> str:
        return escape(self.words.move(self.match.state, move))

    def _phrase_words(self, phrase: Phrase) -> str:
        return escape(self.words.say(phrase))

    def _outcome_words(self, outcome: Outcome) -> str:
        return escape(self.words.outcome(outcome))

    def _help_lines(self, name: str) -> list[str]:
        if name:
            return help_lines(self.match.state, self.words, name)
        return command_lines(self.match, self.words)

    def _usual_player(self) -> BotPlayer:
        return usual_player()

    def _table_words(self) -> str:
        return episode_text(self.match.state)

    # Who looks at the screen.

    @property
    def _knows_hand(self) -> bool:
        """Whether the person at the keyboard is Doctor Zero."""
        people = [seat for seat, player in enumerate(self._seats) if player is None]
        looking = people[0] if len(people) == 1 else self._looking
        return looking is not None and looking == self.match.state.rules.zero

    def _ask(self) -> Move | None:
        self._hand_over(int(self.match.state.chooser))
        return super()._ask()

    def _hand_over(self, seat: int) -> None:
        """Where people share the screen and one hand is hidden, the next one takes the keyboard first."""
        zero = int(self.match.state.rules.zero)
        hides = zero >= 0 and self._seats[zero] is None and sum(player is None for player in self._seats) > 1
        changes = self._looking is not None and (self._looking == zero) != (seat == zero)
        if hides and changes and self.desk.is_screen:
            asked = "play-city-hand-over" if seat == zero else "play-city-hand-back"
            told = self._text(asked, seat=self._seat_words(seat))
            self.desk.page([*self._news, "", f"[bold]{told}[/]"])
        self._looking = seat

    # Commands.

    def _cards(self, _: str) -> None:
        self.desk.pages(card_lines(self.match.state, self.words, self._knows_hand))

    def _officers(self, _: str) -> None:
        self.desk.pages(officer_lines(self.match.state, self.words))

    def _look(self, label: str) -> None:
        self._notice = look_line(self.match.state, self.words, label)
