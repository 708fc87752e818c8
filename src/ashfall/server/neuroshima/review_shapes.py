"""The shapes of a review: what a finished game came to, and what its turns cost."""

from __future__ import annotations

import msgspec

from ashfall.server.neuroshima.shapes import UnitSight
from ashfall.table.phrases import Phrase

__all__ = [
    "CostlyTurn",
    "HealthPoint",
    "Judgement",
    "Review",
    "ReviewBattle",
    "SeatReview",
    "TileTally",
    "TurnChance",
    "TurningPoint",
]


class HealthPoint(msgspec.Struct, kw_only=True):
    """The health of all HQs from a step on; in points, the counters."""

    step: int  # of the replay
    turn: int
    health: list[int]


class ReviewBattle(msgspec.Struct, kw_only=True):
    """A battle from its start to its end."""

    step: int  # of the replay, at which it began
    turn: int
    seat: int  # who caused it
    cause: str
    before: list[int]  # health
    after: list[int]
    lost: list[int]  # units that left the board in it, by seat


class TileTally(msgspec.Struct, kw_only=True):
    """What all tiles of a kind did for a seat, instants too."""

    tile: str
    drawing: str
    damage: list[int]  # to HQs of other sides, by battle
    kills: int  # units of other sides
    absorbed: int  # wounds that its armor held off, or that it took for others
    saved: int  # units for which it took all wounds of an attack
    lost: int  # how many of its kind were destroyed


class SeatReview(msgspec.Struct, kw_only=True):
    """One seat."""

    army: str
    side: int
    tiles: list[TileTally]  # of those that did anything, the best first
    battles: int  # that it caused
    destroyed: int  # units of other sides that fell to it
    lost: int  # own units that fell


class TurningPoint(msgspec.Struct, kw_only=True):
    """The turn by which the game changed most in favour of those who won it."""

    turn: int
    seat: int
    start: int  # the step of the replay at which it began
    step: int  # and after it
    before: list[int]  # health
    after: list[int]
    moves: list[Phrase]  # what was played in it
    units: list[UnitSight]  # on the board after it
    chances: list[float]  # of whoever gained by it, before and after; empty where they were not judged
    gains: int  # the side that gained by it


class Review(msgspec.Struct, kw_only=True):
    """What a finished game came to, counted from its events."""

    seats: list[SeatReview]
    names: list[str]
    board: int
    most: int  # the highest health, or the end of the counters
    is_scored: bool  # whether points are counted, not health
    first: int  # the number of the first turn: 0 is the set-up
    turns: int  # that of the last
    starts: list[int]  # at which step each of them began
    last_phase: int | None  # the phase in which an HQ fell, where the game ended so
    health: list[HealthPoint]
    battles: list[ReviewBattle]
    turning: TurningPoint | None
    judged: list[int]  # seats whose turns are judged
    record: str  # as JSON text, to go on from


class TurnChance(msgspec.Struct, kw_only=True):
    """How good a bot thinks a game is, at the start of a turn."""

    turn: int
    step: int
    chance: float  # of the first side


class CostlyTurn(msgspec.Struct, kw_only=True):
    """A choice after which a game stood worse than it had to."""

    seat: int
    turn: int
    step: int  # of the replay, at which there was the choice
    played: Phrase
    better: Phrase
    better_move: str  # in the notation
    played_hexes: list[str]
    better_hexes: list[str]
    chances: list[float]  # of the side of the seat: as it was played, and the better way
    health: list[list[int]]  # after a battle right then, by seat: as it was played, and the better way
    why: list[Phrase]  # what would have been different
    units: list[UnitSight]  # on the board before it


class Judgement(msgspec.Struct, kw_only=True):
    """What a bot thinks of a game. It takes a while: what is known so far, and how much is done."""

    done: float  # 0 to 1; at 1 all of it is there
    judge: str  # the bot
    chances: list[TurnChance] = []  # where there are two sides
    turns: list[CostlyTurn] = []  # of every judged seat three at most, the dearest first
    turning: TurningPoint | None = None
