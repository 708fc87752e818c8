"""Legal moves as short questions: what to do, then where, then which way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.cli.menu import Menu
from ashfall.neuroshima.geometry import DIRECTIONS
from ashfall.neuroshima.notation import FORMS, PLAY_FORMS, PLAY_WORD, meaning_of
from ashfall.neuroshima.state import KIND, State
from ashfall.neuroshima.tile import Army, Tile
from ashfall.neuroshima.words import Words
from ashfall.table.contract import Move

__all__ = ["NeuroshimaMenu", "Option"]

# How many words of a move the first question settles; other moves are whole choices.
HEADS: Final = {
    "place": 2,
    "execute": 2,
    "play": 2,
    "discard": 1,
    "replace": 2,
    "mobility": 2,
    "rotate": 2,
    "transport": 3,
    "push": 2,
    "grab": 2,
    "net": 1,
    "step": 1,
    "to": 1,
    "strike": 2,
    "scavenge": 2,
}
UNIT_WORD: Final = {"transport": 2}  # where the unit stands among the words, 1 where nothing else is said
TYPED: Final = ("hex", "facing", "turn", "direction")  # answered by a label or a number, not from a list
FORM_OF: Final = dict(FORMS.values())


@dataclass(frozen=True)
class Option:
    """One answer: the words that it adds and how it reads."""

    words: tuple[str, ...]
    title: str


class NeuroshimaMenu(Menu[str, Option]):
    """The question to which the chosen words have led."""

    def __init__(self, state: State, legal: Sequence[Move], words: Words) -> None:
        """Begin with all legal moves; where there is only one kind, go on to the next question."""
        self.state = state
        self._words = words
        super().__init__([(tuple(move.text.lower().split()), move) for move in legal])

    @property
    def meaning(self) -> str:
        """What is asked now: "choice", or the meaning of the next word: tile, hex, facing, direction ..."""
        if not self.chosen:
            return "choice"
        form = FORM_OF.get(self.chosen[0], ())
        if self.chosen[0] == PLAY_WORD:
            form = ("a:tile", *PLAY_FORMS[self._army.tile(self.chosen[1]).instant])
        return meaning_of(form[len(self.chosen) - 1])

    @property
    def is_typed(self) -> bool:
        """Whether the answer is typed as it is, such as C3, and not picked by number."""
        return self.meaning in TYPED

    @property
    def options(self) -> list[Option]:
        """The answers, in the order of the moves."""
        found: dict[tuple[str, ...], list[Move]] = {}
        depth = len(self.chosen)
        for text, move in self._open:
            end = HEADS.get(text[0], len(text)) if depth == 0 else depth + 1
            found.setdefault(text[depth:end], []).append(move)
        return [Option(head, self._title(head, moves)) for head, moves in found.items()]

    @property
    def marked(self) -> list[str]:
        """Hexes to point out on the board: those that may be chosen, else those that were."""
        if self.meaning == "hex":
            return [option.words[0] for option in self.options]
        return list(self.chosen[1:])

    @property
    def turning(self) -> Tile | None:
        """The tile whose facing is asked: from the hand, or the unit named last."""
        if not self.chosen:
            return None
        for word in self.chosen[1:]:
            if any(tile.key == word for tile in self._army.tiles) and self.chosen[0] != PLAY_WORD:
                return self._army.tile(word)
        labels = [label.lower() for label in self.state.rules.board.labels]
        for word in self.chosen[1:] if self.chosen[0] != "transport" else self.chosen[2:]:
            unit = int(self.state.units[labels.index(word)]) if word in labels else 0
            if unit:
                return self.state.rules.kinds.tile(unit & KIND)
        return None

    def choose(self, option: Option) -> Move | None:
        """Take an answer; the move once it is settled."""
        return self.choose_words(option.words)

    def choose_words(self, words: Sequence[str]) -> Move | None:
        """Take one or more words as the answer; the move once it is settled. KeyError if it is no answer."""
        chosen = self.chosen
        for word in words:
            chosen = (*chosen, self._meant(chosen, word.lower()))
        self.chosen = chosen
        self._descend()
        return self._settled

    def _meant(self, chosen: tuple[str, ...], word: str) -> str:
        depth = len(chosen)
        known = {text[depth] for text, _ in self._under(chosen) if len(text) > depth}
        directions = [direction.lower() for direction in DIRECTIONS]
        if word not in known and word in directions:
            word = str(directions.index(word))  # a facing may be named by its direction
        if word not in known:
            raise KeyError(word)
        return word

    def _descend(self) -> None:
        """Skip questions that have one answer, and the facing of a tile that is the same on all sides."""
        while len(self._open) > 1:
            options = self.options
            if len(options) > 1 and not self._is_even:
                return
            self.chosen += options[0].words

    @property
    def _is_even(self) -> bool:
        tile = self.turning if self.meaning == "facing" else None
        return tile is not None and tile.is_even

    def _title(self, head: tuple[str, ...], moves: list[Move]) -> str:
        if len(moves) == 1:
            return self._words.move(self.state, moves[0])
        verb = (*self.chosen, *head)[0]
        if self.chosen:
            return " ".join(head)
        word = head[UNIT_WORD.get(verb, 1)] if len(head) > 1 else ""
        labels = [label.lower() for label in self.state.rules.board.labels]
        is_tile = any(tile.key == word for tile in self._army.tiles)
        return self._words.texts.format(
            f"play-group-{verb}",
            tile=self._words.tile(int(self.state.chooser), word) if is_tile else "",
            unit=self._words.at(self.state, labels.index(word)) if word in labels else "",
        )

    @property
    def _army(self) -> Army:
        return self.state.rules.armies[int(self.state.chooser)]
