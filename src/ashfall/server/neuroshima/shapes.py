"""The shapes of all that is shown of this game. The TypeScript types of the client are made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec

from ashfall.server.shapes import EventLine, GameAnswer, GameReplay, GameShow, GameSight, GameTerms, GameWish
from ashfall.table.phrases import Phrase

__all__ = [
    "ArmySheet",
    "BattleCall",
    "BattleLine",
    "BattleShow",
    "Card",
    "CardFact",
    "CoachTip",
    "Coaching",
    "Forecast",
    "ForecastLine",
    "ForecastPhase",
    "HandTile",
    "NeuroshimaTerms",
    "NeuroshimaWish",
    "Overlay",
    "PhaseShow",
    "PlayerSight",
    "Replay",
    "ReplayStep",
    "Sight",
    "TileSheet",
    "UnitSight",
]

NAME: Final = "neuroshima"
Word = Annotated[str, msgspec.Meta(max_length=40)]


class NeuroshimaWish(GameWish, tag=NAME, kw_only=True):
    """How somebody wants to play.

    Teams are the first and third seat against the second and fourth; where one plays against two, it is the
    first. A seat leads an army, by its key, or "random".
    """

    mode: Word = "duel"
    board: Literal[19, 37] | None = None  # hexes; None: as many as are usual for so many seats
    variants: Annotated[Sequence[Word], msgspec.Meta(max_length=4)] = ()
    team_health: Literal[15, 20] = 15  # of each HQ, in teams
    # Other rules than usual, as `ashfall list neuroshima` names them; the health in teams stands above.
    settings: Annotated[Mapping[Word, bool | Word], msgspec.Meta(max_length=32)] = msgspec.field(
        default_factory=dict
    )


class NeuroshimaTerms(GameTerms, tag=NAME, kw_only=True):
    """How a game is played; stored with its match."""

    mode: str = "duel"
    board: int = 19  # hexes
    variants: Sequence[str] = ()
    team_health: int = 0  # of each HQ, in teams; in other modes it is that of the army
    settings: Mapping[str, bool | str] = msgspec.field(
        default_factory=dict
    )  # other rules, where they are not the usual ones


class UnitSight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A unit on the board with what is true of it now."""

    hex: str
    at: tuple[int, int]
    owner: int
    tile: str
    facing: int
    drawing: str  # key of its picture, see the endpoint /api/neuroshima/drawings
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

    army: str  # its id: the key of a shipped army, else key and hash, see the endpoint /api/neuroshima/armies
    health: int  # in points: the counter, which goes up
    most: int  # health at the start; in points: where the counter ends
    hand: list[HandTile]
    pile: int  # tiles still to draw
    remaining: dict[str, int]  # those tiles by kind, never their order
    discards: list[str]  # oldest first
    mirror: int = 0  # how many earlier seats have the same army
    worn: str = ""  # the army whose colour it wears for that reason; empty: its own
    terrified: bool = False  # may place no units this turn
    out: bool = False  # eliminated


# What the rules call by a name: only instants drawn (NH-3.8), the turns after a tie (NH-6.8), those after the
# last tile was drawn (NH-6.1), no units to be placed (NH-11.9).
Situation = Literal["unlucky_draw", "overtime", "last_turns", "terror"]


class Sight(GameSight, tag=NAME, kw_only=True):
    """Everything that one seat, or a spectator, may know of a game at one moment."""

    board: int
    mode: str
    variants: list[str]
    sides: list[int]  # number of the side, by seat
    players: list[PlayerSight]
    units: list[UnitSight]
    turn: int  # seat whose turn it is
    turn_number: int
    situations: list[Situation]  # that have a name in the rules and hold now, the rarest first


# When a line of a battle is shown: with the attacks, with what answers them, or with what they did. Idle are
# those who attack nobody.
Stage = Literal["", "idle", "strike", "answer", "count"]


class BattleLine(EventLine, omit_defaults=True):
    """A line of a battle."""

    stage: Stage = ""


class PhaseShow(msgspec.Struct, kw_only=True):
    """One phase of a battle, ready to be played back."""

    initiative: int
    lines: list[BattleLine]
    actors: list[str]  # hexes of the units that attack or try to
    overlay: str  # SVG: all attacks of the phase
    counts: str  # SVG: pills with what they did
    units: list[UnitSight]  # on the board after the phase
    health: list[int]  # of the HQs after it


class BattleCall(msgspec.Struct, kw_only=True):
    """How a battle came about: a tile of this seat, a full board, the end of the game, or a position."""

    seat: int
    cause: str


class BattleShow(GameShow, tag=NAME, kw_only=True):
    """A battle, or what of it has been fought until somebody must choose."""

    before: list[UnitSight]
    health: list[int]  # before
    phases: list[PhaseShow]
    is_whole: bool  # False while an answer is awaited in the middle of it
    call: BattleCall | None = None  # None where a part of it has been shown before


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


class Forecast(GameAnswer, tag="forecast", kw_only=True, omit_defaults=False):
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


class Card(GameAnswer, tag="card", kw_only=True, omit_defaults=True):
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


class Overlay(GameAnswer, tag="links", kw_only=True):
    """SVG for the board."""

    overlay: str


class CoachTip(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What somebody who plays for the first time is told when a situation comes up."""

    situation: Literal["hq", "discard", "net", "battle", "pile"]
    title: Phrase
    rule: Phrase
    advice: Phrase
    hexes: tuple[str, ...] = ()  # that it speaks of
    move: str = ""  # that it advises
    clause: str


class Coaching(GameAnswer, tag="coach", kw_only=True):
    """The situations that hold now, the most pressing first."""

    tips: list[CoachTip]


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
    difficulty: int  # for a beginner, 1 to 5; 0: not ranked
    character: dict[str, int]  # speed, toughness, reach, mobility and battles, each 1 to 5
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


class Replay(GameReplay, tag=NAME, kw_only=True):
    """A whole game, step by step."""

    armies: list[str]
    names: list[str]
    seed: str | None  # in digits: the numbers of a browser are exact to 2**53 only, seeds go to 2**63
    steps: list[ReplayStep]
    record: str  # the record as JSON text, to download and to continue from
    plain: str  # the same in the plain-text form, to download
