"""The shapes that the tables of all games share, and the bases of those that each game brings along.

A field of a message whose type is one of the bases (`GameWish`, `GameTerms`, `GameSight`, `GameShow`,
`GameAnswer`, `GameReplay`, `GameSequel`) holds the shape of the game that is played there: a union, told
apart by ``game``.
Sentences travel as phrases: the id of a text and its arguments. The client fills them in from the same
Fluent files, so that it can change the language at any time and make units and hexes of a sentence links.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ashfall.table.phrases import Phrase

__all__ = [
    "Answer",
    "Attempt",
    "DecisionSight",
    "EventLine",
    "GameAnswer",
    "GameReplay",
    "GameSequel",
    "GameShow",
    "GameSight",
    "GameTerms",
    "GameWish",
    "LessonInfo",
    "MoveText",
    "OutcomeSight",
    "RuleBook",
    "RuleClause",
    "RuleSection",
    "SequelChoice",
]

MoveText = Annotated[str, msgspec.Meta(max_length=80)]  # as somebody sends it


class Answer(msgspec.Struct, omit_defaults=True):
    """A move that is offered as a button, where the board alone does not say it."""

    move: str
    title: Phrase
    price: int | None = None  # what it costs at once, in games where moves cost something


class DecisionSight(msgspec.Struct, kw_only=True):
    """Who must choose now, and what."""

    seat: int
    kind: str  # as the game names it
    clause: str
    about: tuple[str, ...]  # places on the board that it is about
    prompt: Phrase


class OutcomeSight(msgspec.Struct):
    """How the game ended; without winners and a side it is a draw."""

    winners: list[int]
    reason: str
    phrase: Phrase
    side: str = ""  # that won, where sides have names: it may have no seat


class EventLine(msgspec.Struct, omit_defaults=True):
    """One event: the plain data of it, and its sentence unless another line says as much."""

    event: dict[str, Any]  # Event.to_dict(): type and fields
    phrase: Phrase | None = None


class GameWish(msgspec.Struct, tag_field="game", kw_only=True):
    """How somebody wants to play a game: what is the game's own about it."""


class GameTerms(msgspec.Struct, tag_field="game", kw_only=True):
    """How a game is played at a table: what is the game's own about it."""


class GameSight(msgspec.Struct, tag_field="game", kw_only=True):
    """Everything that an audience may know of a game at one moment."""

    decision: DecisionSight | None
    outcome: OutcomeSight | None = None
    legal: list[str] = []  # moves as text (docs/notation.md); only for whoever decides
    answers: list[Answer] = []  # the same moves as buttons, for decisions that need words


class GameShow(msgspec.Struct, tag_field="game", kw_only=True):
    """What came of a move and is worth being played back."""


class GameAnswer(msgspec.Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """The answer to a question about a position."""


class SequelChoice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a player chooses once a game is over, for the next one of its series."""

    seat: int  # who chooses
    about: str  # for whom or what, in the game's words; the command is ``choose`` with "about option"
    options: list[str]
    chosen: str = ""  # until somebody has chosen, the first option holds


class GameSequel(msgspec.Struct, tag_field="game", frozen=True, kw_only=True):
    """What goes on from a match that is over to the next one of its series."""

    goes_on: bool  # whether another one follows; any player begins it
    choices: list[SequelChoice] = []


class GameReplay(msgspec.Struct, tag_field="game", kw_only=True):
    """A whole game, step by step."""


class RuleClause(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One numbered sentence of the rules, in Markdown."""

    id: str
    text: str
    heading: str = ""  # over this clause and those after it, where a chapter has parts


class RuleSection(msgspec.Struct, kw_only=True):
    """A chapter of the numbered rules."""

    id: str
    title: str
    clauses: list[RuleClause]


class RuleBook(msgspec.Struct, kw_only=True):
    """The numbered rules of a game."""

    language: str  # of the clauses
    sections: list[RuleSection]


class LessonInfo(msgspec.Struct, kw_only=True):
    """A lesson in the list of all."""

    id: str
    number: int
    title: Phrase
    about: Phrase  # what is learned, in one sentence
    tasks: int


class Attempt(msgspec.Struct, kw_only=True):
    """What a learner has done so far in a task: its number, and the moves from its position."""

    task: Annotated[int, msgspec.Meta(ge=0, le=99)]
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=60)]
