"""The ways to play: who is with whom, in which order, with how many tiles and for what (NH-13, NH-14).

A mode is one object, and the rules ask it instead of knowing modes: friends and foes, the order of turns, the
draws, the health, what the game is about. How a game about each thing ends is in
:mod:`ashfall.neuroshima.endings`. Seats are numbered in the order of their first turns.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tile import BASIC_AREA_ONLY, MERCILESS, Army
from ashfall.table.errors import shown, suggestion

__all__ = ["MODES", "VARIANTS", "Mode", "check_board", "make_mode"]

# What a game is about.
SURVIVAL: Final = 0  # the last HQ, or the healthiest
SIDES: Final = 1  # the first side to destroy an enemy HQ
POINTS: Final = 2  # wounds on the HQs of others

DUEL: Final = "duel"
MODES: Final = {"duel": (2, 2), "ffa": (3, 6), "points": (3, 6), "one_vs_two": (3, 3), "teams": (4, 4)}
GOALS: Final = {"duel": SURVIVAL, "ffa": SURVIVAL, "points": POINTS, "one_vs_two": SIDES, "teams": SIDES}
ORDERS: Final = {"one_vs_two": (0, 1, 0, 2)}  # where it is not simply seat after seat (NH-13.4.2)
SIDE_OF: Final = {"one_vs_two": (0, 1, 1), "teams": (0, 1, 0, 1)}  # where not everybody is alone
SIDE_NAMES: Final = "AB"  # for people, where a side has several seats

TACTICAL_START: Final = "tactical_start"
REINFORCEMENTS: Final = "reinforcements"
VARIANTS: Final = (TACTICAL_START, REINFORCEMENTS)

HAND: Final = 3  # tiles in front after drawing (NH-3.2)
LARGE_HAND: Final = 6  # with reinforcements (NH-14.2)
UNLUCKY_TILES: Final = 3  # how many an unlucky draw puts away from a large hand (NH-14.2)
NO_LIMIT: Final = 6  # nobody has more tiles in front than this
SINGLE_PLAYS: Final = 1
TWO_PLAYS: Final = 2
LAST_POINT: Final = 20  # who has them wins (NH-13.3.2)
PAIR_HEALTH: Final = 13  # of each of two against one (NH-13.4.1)

BASIC: Final = 19
ENLARGED: Final = 37
MOST_ON_BASIC: Final = 4
FEWEST_ON_ENLARGED: Final = 4


@final
class Mode:
    """One way to play, for the armies at one table."""

    def __init__(self, name: str, variants: tuple[str, ...], armies: list[Army], options: Options) -> None:
        """Work out everything that never changes; :func:`make_mode` checks what it is given."""
        seats = range(len(armies))
        sides = SIDE_OF.get(name, tuple(seats))
        self.name = name
        self.variants = variants
        self.seats: i64 = len(armies)
        self.goal: i64 = GOALS[name]
        self.goes_on = self.goal == SURVIVAL and name != DUEL  # without those who lost their HQ (NH-13.2.1)
        self.hqs_fall = self.goal != POINTS  # an HQ at 0 is destroyed (NH-6.5, NH-13.3.1)
        order = ORDERS.get(name, tuple(seats))
        self.order = vec[i64](list(order))
        self.queues = vec[i64](_queues(order, len(armies)))  # see decider()
        self.side = vec[i64](list(sides))
        self.sides: i64 = len(set(sides))
        self.allied = self.sides < self.seats  # somebody has an ally
        self.health = vec[i64]([_health(name, seat, armies[seat], options) for seat in seats])
        self.most = vec[i64]([max(LAST_POINT if name == "points" else 0, start) for start in self.health])
        self.end: i64 = LAST_POINT if name == "points" else 0  # a counter that stands there ends something
        self.single: i64 = 0 if name == "one_vs_two" else -1  # the seat that plays against the two others
        # Sets of seats, by seat.
        self.friends = vec[i64]([_set(q for q in seats if sides[q] == sides[p]) for p in seats])
        self.foes = vec[i64]([_set(q for q in seats if sides[q] != sides[p]) for p in seats])
        hard = _set(seat for seat in seats if MERCILESS in armies[seat].traits)
        self.targets = self.foes[:]  # whose units its attacks wound and stop at
        self.catches = self.foes[:]  # whose units it nets, pushes and grabs
        for p in seats:  # NH-13.5.5, R-49
            allies = int(self.friends[p]) & ~(1 << p)
            hostile = allies if hard >> p & 1 else allies & hard
            self.catches[p] |= hostile
            if hard >> p & 1 or options.merciless_both_ways:
                self.targets[p] |= hostile
        self.tactical = TACTICAL_START in variants
        self.reinforced = REINFORCEMENTS in variants
        self.hand: i64 = LARGE_HAND if self.reinforced else HAND
        self.discards = options.reinforcements_discards

    def draws(self, turn: i64) -> i64:
        """How many tiles lie in front after drawing (NH-3.1, NH-3.2, NH-13.1.1, NH-14)."""
        if self._is_tactical(turn):
            return HAND
        if self.tactical:
            return self.hand
        opening: i64 = self.hand - HAND + turn
        return opening if opening < self.hand else self.hand

    def must_discard(self, turn: i64, tiles: i64) -> bool:
        """Whether one of the tiles in front has to go (NH-3.3, NH-14.1, R-47)."""
        if self._is_tactical(turn):
            return tiles >= HAND
        return tiles >= self.hand

    def may_discard(self, turn: i64) -> bool:
        """Whether more tiles may be discarded than must be (NH-3.4, NH-14.1, R-47)."""
        return not self.reinforced or self.discards or self._is_tactical(turn)

    def plays(self, turn: i64) -> i64:
        """How many tiles may be used in a turn (NH-14.1, NH-14.2)."""
        if self._is_tactical(turn):
            return SINGLE_PLAYS
        if self.reinforced:
            return TWO_PLAYS
        return NO_LIMIT

    def _is_tactical(self, turn: i64) -> bool:
        """Whether a turn is the first one of the alternative start."""
        return self.tactical and turn == 1

    def decider(self, slot: i64, first: i64, place: i64) -> i64:
        """Who decides at ``place`` when ``first`` does before all others and the last turn was ``slot``.

        The order of turns goes on from the last turn of ``first`` (R-51, NH-9.10, NH-13.4.2).
        """
        return self.queues[(slot * self.seats + first) * self.seats + place]

    def last_turns(self, seat: i64) -> i64:
        """Turns that follow after ``seat`` drew the last tile: everybody else once (NH-13.1.2, R-36)."""
        if self.single == seat:
            return 1
        return self.seats - 1


def _set(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _queues(order: tuple[int, ...], seats: int) -> list[int]:
    """All seats one after the other, for each slot of the last turn and each seat that is the first."""
    found: list[int] = []
    for slot in range(len(order)):
        for first in range(seats):
            before = [order[slot - back] for back in range(len(order))]
            start = slot - before.index(first)
            found += dict.fromkeys(order[(start + on) % len(order)] for on in range(len(order)))
    return found


def _health(name: str, seat: int, army: Army, options: Options) -> int:
    """What a counter starts with (NH-2.4, NH-13)."""
    own = max(tile.health for tile in army.tiles)
    if name == "points":
        return 0
    if name == "teams":
        return min(own, options.team_hq_health)
    return min(own, PAIR_HEALTH) if name == "one_vs_two" and seat else own


def make_mode(name: str, variants: tuple[str, ...], armies: list[Army], options: Options) -> Mode:
    """The mode called ``name`` for these armies by seat; raises ValueError naming what does not fit."""
    if name not in MODES:
        raise ValueError(f'mode: unknown mode "{shown(name)}"{suggestion(name, MODES)}')
    for variant in variants:
        if variant not in VARIANTS:
            raise ValueError(f'variants: unknown variant "{shown(variant)}"{suggestion(variant, VARIANTS)}')
    if len(set(variants)) < len(variants):
        raise ValueError("variants: expected each at most once")
    fewest, most = MODES[name]
    if not fewest <= len(armies) <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"armies: expected {wanted} in the mode {name}, got {len(armies)}")
    return Mode(name, tuple(each for each in VARIANTS if each in variants), armies, options)


def check_board(hexes: int, mode: Mode, armies: list[Army], options: Options) -> None:
    """Raise ValueError where the play area does not fit the table (NH-13.7, R-42)."""
    if hexes not in (BASIC, ENLARGED):
        raise ValueError(f"board: expected {BASIC} or {ENLARGED} hexes, got {hexes}")
    if hexes == BASIC and mode.seats > MOST_ON_BASIC:
        raise ValueError(f"board: expected {ENLARGED} hexes for {int(mode.seats)} armies, got {BASIC}")
    if hexes == ENLARGED and mode.seats < FEWEST_ON_ENLARGED:
        raise ValueError(f"board: expected {BASIC} hexes for {int(mode.seats)} armies, got {ENLARGED}")
    for army in armies:
        if hexes == ENLARGED and BASIC_AREA_ONLY in army.traits and not options.all_armies_on_37:
            raise ValueError(f'armies: "{army.key}" is not played on {ENLARGED} hexes')
