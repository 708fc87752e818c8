"""Everything that travels between the server and a client: bodies of requests and messages of a socket.

A socket belongs to one match. The client sends commands, which change the match, and questions, which do not.
Every accepted command becomes one entry of the match with the next number; an ``update`` with that number
goes to everybody at the table, and an ``ack`` to the sender after the entry is committed. A client that comes
back says the last number it has seen. Each message has a field ``t`` that tells its kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ashfall.server.shapes import (
    EventLine,
    GameAnswer,
    GameSequel,
    GameShow,
    GameSight,
    GameTerms,
    GameWish,
    MoveText,
)
from ashfall.table.phrases import Phrase

__all__ = [
    "Ack",
    "Answered",
    "Ask",
    "Clock",
    "ClockState",
    "Command",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Guest",
    "HistoryLine",
    "Idea",
    "IdeaVariant",
    "Ideas",
    "LineStep",
    "LobbyView",
    "MatchInfo",
    "MatchWish",
    "OwnTurn",
    "OwnTurns",
    "Ping",
    "Pong",
    "Presence",
    "RecordKey",
    "RecordWish",
    "Reject",
    "Said",
    "Say",
    "SeatInfo",
    "SeatWish",
    "TableNews",
    "Thinking",
    "Update",
    "Welcome",
    "WhyNot",
]

Seconds = Annotated[int, msgspec.Meta(ge=5, le=604_800)]
GAME_WISH = msgspec.Meta(extra_json_schema={"$ref": f"#/components/schemas/{GameWish.__name__}"})
Saying = Literal[
    "hello",
    "luck",
    "nice",
    "thanks",
    "oops",
    "moment",
    "again",
    "played",
    "bye",
    "face_smile",
    "face_laugh",
    "face_wow",
    "face_sad",
    "face_angry",
    "face_think",
]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]*$")]


# Matches and people, as HTTP shows them.


class Guest(msgspec.Struct):
    """A person as others see them."""

    id: str
    name: str


class Clock(msgspec.Struct):
    """Time to think: ``move`` gives ``seconds`` for each decision, ``bank`` for the whole game.

    ``turn`` gives one to seven days for all that one must choose in a turn; they run by the calendar.
    """

    kind: Literal["move", "bank", "turn"]
    seconds: Seconds  # up to a day, but for turns
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # bank only, after each turn


class SeatWish(msgspec.Struct):
    """Who shall sit here.

    ``me`` is the one who asks, ``local`` somebody else at the same screen, ``link`` a friend who gets the
    link, ``open`` anybody. With ``ally`` whoever sits on the other seat of the team leads this part as well.
    """

    who: Literal["me", "local", "link", "open", "bot", "ally"]
    part: Annotated[str, msgspec.Meta(max_length=40)] = ""  # what it leads, in the game's words; empty: any
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""  # a level, for bots


class MatchWish(msgspec.Struct, kw_only=True):
    """A match that somebody wants to play."""

    terms: Annotated[msgspec.Raw, GAME_WISH]  # the game and how it is played, read by that game
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]  # in order of play
    # Which seat begins: the others follow as they are listed; by chance all are seated anew, each on its
    # side. The second can only begin where there are two. Where seats have fixed places it means nothing.
    starts: Literal["first", "second", "random"] = "random"
    clock: Clock | None = None
    listed: bool = False  # shown in the lobby, to join or to watch
    casual: bool = True  # forecasts are allowed
    record: Annotated[str, msgspec.Meta(max_length=200_000)] = ""  # go on from this record or position file
    upto: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None  # after so many of its moves


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat of a match."""

    who: Literal["person", "bot", "empty"]
    part: str  # what it leads, in the game's words; as it was wished for until the match begins
    name: str = ""
    guest: str = ""  # id of the person
    bot: str = ""  # also where it took the place of a person who left
    online: bool = False
    leader: int = 0  # the first seat that the same person leads: mostly this one
    kept: bool = False  # free, but only for whoever has the link


class MatchInfo(msgspec.Struct, kw_only=True):
    """What everybody may know about a match besides the game itself."""

    id: str
    game: str
    terms: GameTerms
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]  # in order of play
    created: int  # milliseconds since 1970
    seq: int  # number of the last entry
    clock: Clock | None = None
    listed: bool = False
    casual: bool = True
    seed_hash: str = ""  # SHA-256 of the seed, shown from the start
    seed: str = ""  # only once the game is over
    sides: list[int] = []  # number of the side, by seat
    result: Phrase | None = None
    is_closed: bool = False  # over without an end: the rules of today do not allow it any more
    winners: list[int] = []  # seats; none while it goes on, after a draw, and where the side has no seat
    side: str = ""  # that won, where the sides of a game have names
    # Seats that want something; the first has asked for it, the others have agreed. All people must.
    draw_offer: list[int] = []
    takeback_offer: list[int] = []
    rematch_offer: list[int] = []
    # Id of the match that follows: a rematch once everybody wants it, or the next one of a series.
    rematch: str = ""
    series: str = ""  # id of the first match of the series to which it belongs
    sequel: GameSequel | None = None  # what goes on to the next one of the series, once it is over
    choosing: int = 0  # milliseconds for which that waits for choices of those who are here
    spectators: int = 0
    chooser: int | None = None  # the seat that must choose now; None where nobody must, or it is not known


class OwnTurn(msgspec.Struct, kw_only=True):
    """For whom an own match that is being played waits."""

    is_yours: bool
    is_awaited: bool  # it is, and another person or a clock waits for it
    since: int  # milliseconds since 1970
    left: int | None = None  # milliseconds that whoever must choose has, where there is a clock


class OwnTurns(msgspec.Struct):
    """How many games call."""

    awaited: list[str]  # ids of own matches, as in ``OwnTurn``


class LobbyView(msgspec.Struct):
    """What can be played, watched or continued now."""

    mine: list[MatchInfo]  # own unfinished matches, and the last finished ones
    turns: dict[str, OwnTurn]  # by the id of an own match that is being played
    waiting: list[MatchInfo]
    playing: list[MatchInfo]
    people: int  # who are here now, at tables and elsewhere
    games: int  # that are being played now, listed or not


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    levels: list[str]  # of bots, from weak to strong; as in ``SeatWish.bot``; their texts are ``bot-NAME``
    sparring: list[str] = []  # bots with one idea each, which are no levels


# Records.


class RecordWish(msgspec.Struct):
    """A record to be kept under a short address."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200_000)]


class RecordKey(msgspec.Struct):
    """Where a record is found."""

    id: str


# From the client.


class Command(msgspec.Struct, tag_field="t", tag="do", kw_only=True):
    """Change the match. The same id is never carried out twice; ``seq`` is the last number seen."""

    id: CommandId
    what: Literal[
        "move",
        "resign",
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "take_back",
        "accept_take_back",
        "decline_take_back",
        "rematch",
        "choose",
        "next",
        "claim",
    ]
    seq: Annotated[int, msgspec.Meta(ge=0)]
    move: MoveText = ""
    choice: MoveText = ""  # choose: for whom or what, and one of its options (``MatchInfo.sequel``)
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None  # where one person has several seats


class Ask(msgspec.Struct, tag_field="t", tag="ask", kw_only=True):
    """A question about the present position; nothing changes."""

    id: CommandId
    what: Annotated[str, msgspec.Meta(max_length=40)]  # why, hint, or a question of the game
    move: MoveText = ""  # why: the reason why it is illegal
    about: dict[str, str | int | list[str]] = {}  # what else a question of the game is asked with


class Say(msgspec.Struct, tag_field="t", tag="say", kw_only=True):
    """A ready phrase or a face for everybody at the table; each reads it in their own language."""

    id: CommandId
    what: Saying


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    """Are you there?"""


FromClient = Command | Ask | Say | Ping


# From the server.


class ClockState(msgspec.Struct, kw_only=True):
    """Clocks at the moment of sending."""

    left: list[int]  # milliseconds by seat
    running: int | None  # the seat whose clock runs
    paused: bool = False  # because somebody is away
    away: int | None = None  # milliseconds until the absent player loses the right to wait


class HistoryLine(msgspec.Struct, kw_only=True):
    """One entry of the log."""

    seq: int
    seat: int | None
    turn: int  # number of the turn in which it happened
    phrases: list[Phrase]
    has_show: bool = False  # whether there was something to play back


class Welcome(msgspec.Struct, tag_field="t", tag="welcome", kw_only=True):
    """The whole table, sent first on every connection."""

    you: Guest
    seats: list[int]  # seats of this person; empty for spectators
    info: MatchInfo
    seq: int
    sight: GameSight | None  # None while the match waits for players
    history: list[HistoryLine]
    clocks: ClockState | None
    missed: list[Update] = []  # the last entries since the number that the client had
    invite: str = ""  # token of the link for a friend, for the owner of a waiting match


class Update(msgspec.Struct, tag_field="t", tag="update", kw_only=True):
    """An entry of the match and what came of it."""

    seq: int
    what: str  # as in Command, or begin, flag, ask_take_back (which the others must answer)
    seat: int | None
    move: str
    lines: list[EventLine]
    sight: GameSight | None  # None in ``missed``: only the newest position counts
    clocks: ClockState | None
    history: HistoryLine | None  # its line of the log
    show: GameShow | None = None  # what is played back of it


class TableNews(msgspec.Struct, tag_field="t", tag="table", kw_only=True):
    """Something about the match changed that is not the game: offers, names, status."""

    info: MatchInfo
    clocks: ClockState | None = None


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """Who is connected."""

    online: list[bool]
    spectators: int


class Said(msgspec.Struct, tag_field="t", tag="said"):
    """Somebody who plays has said something; it is not kept."""

    seat: int
    what: Saying


class Thinking(msgspec.Struct, tag_field="t", tag="thinking"):
    """A bot is at work; share 0 to 1 of its time."""

    seat: int
    share: float


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """The command was carried out and is safely stored."""

    id: str
    seq: int


class Reject(msgspec.Struct, tag_field="t", tag="reject", kw_only=True):
    """The command or question was refused; nothing has changed."""

    id: str
    code: str  # illegal, not_your_turn, not_seated, stale, over, not_allowed, too_fast, storage, bad_message
    reason: Phrase | str
    clause: str = ""


class LineStep(msgspec.Struct):
    """A move of a line."""

    move: str
    title: Phrase
    seat: int


class IdeaVariant(msgspec.Struct):
    """Another move that comes to the same as an idea."""

    move: str
    title: Phrase
    value: float


class Idea(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A move that a bot thinks about. Where moves were compared, also how it differs from the best."""

    move: str
    title: Phrase
    value: float  # expected score, 0 to 1
    visits: int
    reasons: Sequence[Phrase] = ()  # what speaks for it, then what it risks
    loss: float | None = None  # of expected score, against the best
    behind: int | None = None  # what the next battle brings less than after the best, in health or points
    before: Sequence[int] = ()  # that health by seat before the next battle
    after: Sequence[int] = ()  # and after it
    line: Sequence[LineStep] = ()  # the move, and what follows it
    variants: Sequence[IdeaVariant] = ()


class Ideas(GameAnswer, tag="ideas"):
    """What a bot would do, the best first."""

    ideas: Sequence[Idea] = ()


class WhyNot(GameAnswer, tag="why"):
    """Why a move is not legal; None if it is."""

    clause: str = ""
    reason: Phrase | None = None


class Answered(msgspec.Struct, tag_field="t", tag="answer", kw_only=True):
    """The answer to a question."""

    id: str
    seq: int  # the position that it is about
    answer: GameAnswer


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """Yes."""


FromServer = Welcome | Update | TableNews | Presence | Said | Thinking | Ack | Reject | Answered | Pong
