"""Legal moves as short questions: what to do, then with whom or where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.cli.menu import Menu
from ashfall.hardcity.files.notation import meant
from ashfall.hardcity.ground import moves, tasks
from ashfall.hardcity.ground.moves import FIELD, VERBS, a_of, b_of, c_of, verb_of
from ashfall.hardcity.ground.rows import ACTIVE, STEPS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.sentences import part_phrase
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Move
from ashfall.table.phrases import Phrase

__all__ = ["GROUPS", "OTHER", "CityMenu", "Option"]

FEW: Final = 9  # answers that are listed whole, without asking for their parts
UNNAMED: Final = (moves.NUMBER, moves.ORDINAL, moves.BASIC)  # parts that only make sense within the whole
GROUPS: Final = (  # verbs of which there may be many moves beside those of other verbs
    moves.STEP,
    moves.QUICK_SHOT,
    moves.AIMED_SHOT,
    moves.SHOOT_BARREL,
    moves.HAND_OVER,
    moves.TAKE_OVER,
    moves.USE,
    moves.ABILITY,
    moves.TAKE,
    moves.EVACUATE,
    moves.CALL,
    moves.UNLOAD_CAR,
    moves.CLIMB,
    moves.INSTANT,
    moves.ACTION_CARD,
    moves.BASICS,
    moves.DEPLOY,
    moves.MOVE_MUTANT,
    moves.STAND,
    moves.ATTACK,
    moves.DROP_BARREL,
    moves.LEAVE_MAP,
    moves.CLOUD,
)
OTHER: Final = "other"
EXPLAINED: Final = (  # verbs whose first field is a card that is chosen for what it does
    moves.KEEP_CARD,
    moves.CHOOSE_CARD,
    moves.USE,
    moves.ABILITY,
    moves.TAKE,
    moves.INSTANT,
    moves.ACTION_CARD,
    moves.REACT,
)
PRICED: Final = (tasks.OFFICER_TURN, tasks.KAFAR_TURN)  # questions where also what is free says so
UNPRICED: Final = (moves.END_TURN, moves.PASS)  # nobody expects a price for them
Parts = tuple[int, ...]  # the verb and the fields of a move


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: how it reads, the parts of moves that it settles, the move if that is all of it.

    ``about`` tells what the card does that it stands for.
    """

    title: str
    parts: Parts
    move: Move | None = None
    about: str = ""


class CityMenu(Menu[int, Option]):
    """The question to which the chosen parts have led."""

    def __init__(self, state: State, legal: Sequence[Move], words: Words) -> None:
        """Begin with all legal moves; where there is only one kind, go on to the next question."""
        self.state = state
        self._words = words
        self._prices: dict[int, int] = {}  # by the codes of moves, as they are asked for
        super().__init__([(_parts(move), move) for move in legal])

    @property
    def is_typed(self) -> bool:
        """Whether nothing but a space is asked for, and there are too many to list them."""
        return bool(self.chosen) and self._kind(self.chosen) == moves.SPACE and len(self._open) > FEW

    @property
    def marked(self) -> list[str]:
        """The labels of the spaces that may be typed as an answer."""
        head = self._placed
        if head is None:
            return []
        spaces = {parts[len(head)] for parts, _ in self._under(head) if len(parts) > len(head)}
        return [self.state.rules.board.labels[space] for space in sorted(spaces)]

    @property
    def options(self) -> list[Option]:
        """The answers, in the order of the moves: whole moves where they are few, else their next parts."""
        depth = len(self.chosen)
        if len(self._open) <= FEW or (depth and self._kind(self.chosen) in UNNAMED):
            return [self._whole(parts, move) for parts, move in self._open]
        found: dict[Parts, list[tuple[Parts, Move]]] = {}
        for parts, move in self._open:
            found.setdefault(parts[: depth + 1], []).append((parts, move))
        return [
            self._whole(*several[0]) if len(several) == 1 else self._several(head, several)
            for head, several in found.items()
        ]

    @property
    def is_about_cards(self) -> bool:
        """Whether one of several cards is chosen, or none."""
        options = self.options
        return any(option.about for option in options) and all(
            option.about or option.parts[0] == moves.PASS for option in options
        )

    @property
    def must_explain(self) -> bool:
        """Whether somebody keeps the chosen card for long."""
        return all(parts[0] == moves.KEEP_CARD for parts, _ in self._open)

    def choose(self, option: Option) -> Move | None:
        """Take an answer; the move once it is settled."""
        if option.move is not None:
            return option.move
        self.chosen = option.parts
        self._descend()
        return self._settled

    def choose_words(self, words: Sequence[str]) -> Move | None:
        """Take the label of a space as the answer; the move once it is settled. KeyError if it is none."""
        spaces = {label.lower(): label for label in self.marked}
        label = spaces[" ".join(words).lower()]
        self.chosen = (*(self._placed or ()), self.state.rules.board.labels.index(label))
        self._descend()
        return self._settled

    @property
    def _placed(self) -> Parts | None:
        """The beginning of the moves that go on with a space: of a walk, or of the only kind there is."""
        if self.chosen:
            return self.chosen if self._kind(self.chosen) == moves.SPACE else None
        verbs = {parts[0] for parts, _ in self._moves if self._kind(parts[:1]) == moves.SPACE}
        if moves.STEP in verbs:
            return (moves.STEP,)
        return (verbs.pop(),) if len(verbs) == 1 else None

    def _kind(self, head: Parts) -> str:
        """The kind of the field that follows these parts, "" at the end."""
        kinds = VERBS[head[0]][1:]
        if len(head) > len(kinds):
            return ""
        return meant(kinds[len(head) - 1], head[1] if len(head) > 1 else FIELD)

    def _descend(self) -> None:
        """Skip questions that have one answer."""
        while len(self._open) > 1:
            heads = {parts[: len(self.chosen) + 1] for parts, _ in self._open}
            if len(heads) > 1:
                return
            self.chosen = heads.pop()

    def _whole(self, parts: Parts, move: Move) -> Option:
        title = self._priced(self._words.move(self.state, move), [move])
        return Option(title, parts, move, self._about(parts))

    def _several(self, head: Parts, found: Sequence[tuple[Parts, Move]]) -> Option:
        """Moves with the same beginning: what is done, or the part that they share."""
        if len(head) > 1:
            title = self._words.part(self.state, self._kind(head[:-1]), head[-1])
        else:
            verb = VERBS[head[0]][0] if head[0] in GROUPS else OTHER
            begun = "on" if self._has_moved else "first"
            title = self._words.texts.format(f"cli-city-do-{verb.replace('_', '-')}", begun=begun)
        return Option(self._priced(title, [move for _, move in found]), head, None, self._about(head))

    def _about(self, parts: Parts) -> str:
        """What the card does that these parts name."""
        if parts[0] not in EXPLAINED or len(parts) == 1:
            return ""
        name = part_phrase(self.state, VERBS[parts[0]][1], parts[1])
        assert isinstance(name, Phrase)
        return self._words.say(names.explanation(name, self.state.rules.script))

    @property
    def _has_moved(self) -> bool:
        """Whether the active officer is in the middle of a move, which goes on for nothing."""
        s, who = self.state, int(self.state.get(ACTIVE))
        return s.task() == tasks.OFFICER_TURN and s.person(who, STEPS) > 0

    def _priced(self, title: str, found: Sequence[Move]) -> str:
        """A title with what such moves cost; after the first question only where prices differ."""
        if all(verb_of(move.code) in UNPRICED for move in found) or self._is_price_known:
            return title
        prices = sorted({self._price(move) for move in found})
        if not any(prices) and int(self.state.task()) not in PRICED:
            return title
        if not any(prices):
            return self._words.texts.format("cli-city-free", what=title)
        span = "-".join(map(str, dict.fromkeys((prices[0], prices[-1]))))
        return self._words.texts.format("cli-city-price", what=title, price=span)

    @property
    def _is_price_known(self) -> bool:
        """Whether an answer before this one has told the price."""
        return not self.is_first and len({self._price(move) for _, move in self._open}) == 1

    def _price(self, move: Move) -> int:
        if move.code not in self._prices:
            self._prices[move.code] = price_of(self.state, move.code)
        return self._prices[move.code]


def _parts(move: Move) -> Parts:
    parts = [int(part) for part in (verb_of(move.code), a_of(move.code), b_of(move.code), c_of(move.code))]
    while parts[-1] == FIELD:
        parts.pop()
    return tuple(parts)
