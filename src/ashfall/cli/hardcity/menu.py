"""Legal moves as short questions: what to do, then with whom or where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.cli.menu import Menu
from ashfall.hardcity.files.notation import meant
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.moves import FIELD, VERBS, a_of, b_of, c_of, verb_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Move

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
Parts = tuple[int, ...]  # the verb and the fields of a move


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: how it reads, the parts of moves that it settles, the move if that is all of it."""

    title: str
    parts: Parts
    move: Move | None = None


class CityMenu(Menu[int, Option]):
    """The question to which the chosen parts have led."""

    def __init__(self, state: State, legal: Sequence[Move], words: Words) -> None:
        """Begin with all legal moves; where there is only one kind, go on to the next question."""
        self.state = state
        self._words = words
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
            self._whole(*several[0]) if len(several) == 1 else Option(self._title(head, len(several)), head)
            for head, several in found.items()
        ]

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
        return Option(self._words.move(self.state, move), parts, move)

    def _title(self, head: Parts, count: int) -> str:
        """How several moves with the same beginning read: what is done, or the part that they share."""
        if len(head) == 1:
            verb = VERBS[head[0]][0] if head[0] in GROUPS else OTHER
            title = self._words.texts.format(f"cli-city-do-{verb.replace('_', '-')}")
            return f"{title} ({count})"
        return f"{self._words.part(self.state, self._kind(head[:-1]), head[-1])} ({count})"


def _parts(move: Move) -> Parts:
    parts = [int(part) for part in (verb_of(move.code), a_of(move.code), b_of(move.code), c_of(move.code))]
    while parts[-1] == FIELD:
        parts.pop()
    return tuple(parts)
