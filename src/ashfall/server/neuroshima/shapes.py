"""The shapes of everything that is shown of a game. The TypeScript types of the client are made from them.

Sentences travel as phrases: the id of a text and its arguments. The client fills them in from the same
Fluent files, so that it can change the language at any time and make units and hexes of a sentence links.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ashfall.table.phrases import Phrase

__all__ = [
    "Answer",
    "ArmySheet",
    "BattleShow",
    "Card",
    "CardFact",
    "DecisionSight",
    "EventLine",
    "Forecast",
    "ForecastLine",
    "ForecastPhase",
    "HandTile",
    "MoveText",
    "OutcomeSight",
    "PhaseShow",
    "PlayerSight",
    "Replay",
    "ReplayStep",
    "Sight",
    "TileSheet",
    "UnitSight",
]

MoveText = Annotated[str, msgspec.Meta(max_length=80)]  # as somebody sends it


class UnitSight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A unit on the board with what is true of it now."""

    hex: str
    at: tuple[int, int]
    owner: int
    tile: str
    facing: int
    drawing: str  # key of its picture, see the endpoint /api/drawings
    initiatives: tuple[int, ...] = ()
    wounds: int = 0
    health: int | None = None  # HQs only
    netted: bool = False
    netted_by: str | None = None
    net_of_steel: bool = False
    melee_bonus: int = 0
    ranged_bonus: int = 0
    helped_by: tuple[str, ...] = ()
    serves: int | None = None  # the seat a module works for, where it is not its owner's


class HandTile(msgspec.Struct):
    """A tile in front of a player."""

    tile: str
    drawing: str


class PlayerSight(msgspec.Struct, kw_only=True):
    """One side of the table."""

    army: str  # its id: the key of a shipped army, else key and hash, see the endpoint /api/armies
    health: int  # in points: the counter, which goes up
    most: int  # health at the start; in points: where the counter ends
    hand: list[HandTile]
    pile: int  # tiles still to draw
    remaining: dict[str, int]  # those tiles by kind, never their order
    discards: list[str]  # oldest first
    mirror: int = 0  # how many earlier seats have the same army
    terrified: bool = False  # may place no units this turn
    out: bool = False  # eliminated


class Answer(msgspec.Struct):
    """A move that is offered as a button, where hexes and tiles alone do not say it."""

    move: str
    title: Phrase


class DecisionSight(msgspec.Struct, kw_only=True):
    """Who must choose now, and what."""

    seat: int
    kind: str  # setup, redraw, discard, turn, step, displace, hunt, scavenge, medic, clown, ...
    clause: str
    about: tuple[str, ...]  # hexes of the units that it is about
    prompt: Phrase


class OutcomeSight(msgspec.Struct):
    """How the game ended; without winners it is a draw."""

    winners: list[int]
    reason: str
    phrase: Phrase


class Sight(msgspec.Struct, kw_only=True):
    """Everything that one seat, or a spectator, may know of a game at one moment."""

    board: int
    mode: str
    variants: list[str]
    sides: list[int]  # number of the side, by seat
    players: list[PlayerSight]
    units: list[UnitSight]
    turn: int  # seat whose turn it is
    turn_number: int
    decision: DecisionSight | None
    outcome: OutcomeSight | None = None
    legal: list[str] = []  # moves as text (docs/notation.md); only for whoever decides
    answers: list[Answer] = []  # the same moves as buttons, for decisions that need words


# When a line of a battle is shown: with the attacks, with what answers them, or with what they did. Idle are
# those who attack nobody.
Stage = Literal["", "idle", "strike", "answer", "count"]


class EventLine(msgspec.Struct, omit_defaults=True):
    """One event: the plain data of it, and its sentence unless another line says as much."""

    event: dict[str, Any]  # Event.to_dict(): type and fields
    phrase: Phrase | None = None
    stage: Stage = ""  # of a battle


class PhaseShow(msgspec.Struct, kw_only=True):
    """One phase of a battle, ready to be played back."""

    initiative: int
    lines: list[EventLine]
    actors: list[str]  # hexes of the units that attack or try to
    overlay: str  # SVG: all attacks of the phase
    counts: str  # SVG: pills with what they did
    units: list[UnitSight]  # on the board after the phase
    health: list[int]  # of the HQs after it


class BattleShow(msgspec.Struct, kw_only=True):
    """A battle, or what of it has been fought until somebody must choose."""

    before: list[UnitSight]
    health: list[int]  # before
    phases: list[PhaseShow]
    is_whole: bool  # False while an answer is awaited in the middle of it


class ForecastLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that would happen, in the few words that a list has room for."""

    icon: str  # id of the sprite
    phrase: Phrase
    result: Phrase | None = None  # at the right edge: destroyed, -2, no attack
    hexes: tuple[str, ...] = ()
    owner: int | None = None  # who suffers it


class ForecastPhase(msgspec.Struct):
    """What would happen at one initiative."""

    initiative: int
    lines: list[ForecastLine]


class Forecast(msgspec.Struct, kw_only=True):
    """What a battle would do if it came now, or right after a move."""

    before: list[int]  # health of the HQs
    after: list[int]
    phases: list[ForecastPhase]
    overlay: str  # SVG: lines and pills for the board
    destroyed: list[str]  # hexes
    assumed: list[Phrase]  # answers that were taken for granted
    summary: Phrase | None = None  # one sentence about the move that was tried


class CardFact(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One line of a help card: an icon of the tile and what it does (now)."""

    icon: str
    title: Phrase
    text: Phrase | None = None
    tone: str = ""  # raised, lowered, harm or empty
    hexes: tuple[str, ...] = ()  # units that have to do with it


class Card(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a tile is and does; of a unit on the board, what it does now."""

    army: str
    tile: str
    kind: str
    drawing: str
    facts: list[CardFact]
    owner: int | None = None
    hex: str | None = None
    count: int = 0  # in the army
    left: int | None = None  # still to come
    overlay: str = ""  # SVG: its attacks, links and nets


class TileSheet(msgspec.Struct, kw_only=True):
    """A tile as printed, for the army pages."""

    tile: str
    kind: str
    count: int
    name: dict[str, str]  # by language
    help: dict[str, str]
    drawing: str  # facing 0; keys of other facings end in their number
    turns: bool  # whether facing matters
    instant: str  # what an instant does (battle, move, ...), empty for units
    starts: bool  # whether it stands on the board from the beginning and is never drawn
    card: Card
    tags: list[str]  # for filters: melee, ranged, net, mobility, ...


class ArmySheet(msgspec.Struct, kw_only=True):
    """An army with all its tiles."""

    army: str  # its id
    name: dict[str, str]
    about: dict[str, str]
    colour: str
    emblem: str  # id in the sprite
    boards: list[int]  # on boards of how many hexes it is played
    tiles: list[TileSheet]


class ReplayStep(msgspec.Struct, kw_only=True):
    """A game after one more move; the first step of a replay is the start."""

    move: str  # empty at the start
    seat: int | None
    title: Phrase | None
    lines: list[EventLine]
    sight: Sight
    battle: BattleShow | None = None
    comment: Phrase | None = None  # in guided games


class Replay(msgspec.Struct, kw_only=True):
    """A whole game, step by step."""

    armies: list[str]
    names: list[str]
    seed: str | None  # in digits: the numbers of a browser are exact to 2**53 only, seeds go to 2**63
    steps: list[ReplayStep]
    record: str  # the record as JSON text, to download and to continue from
    plain: str  # the same in the plain-text form, to download
