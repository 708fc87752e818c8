"""A puzzle as its file tells it (NH-15.1); every mistake names the file, the field and what was expected."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final, NoReturn

import msgspec

from ashfall.neuroshima.game import refresh_answers
from ashfall.neuroshima.modes import DUEL, NO_LIMIT
from ashfall.neuroshima.position import Position, convert_position, read_position
from ashfall.neuroshima.state import HQ_HEX, ROW, State
from ashfall.puzzles.neuroshima.aim import (
    AHEAD,
    DESTROY_HQ,
    DESTROY_UNIT,
    LOSE_NO_UNIT,
    SURVIVE,
    PuzzleAim,
)
from ashfall.table.errors import AshfallError, InvalidPosition, shown, suggestion
from ashfall.table.fields import TableFields
from ashfall.table.texts import ENGLISH

__all__ = ["GOALS", "HARDEST", "THEMES", "InvalidPuzzle", "Puzzle", "parse_puzzle"]

GOALS: Final = {
    "destroy_hq": DESTROY_HQ,
    "ahead": AHEAD,
    "lose_no_unit": LOSE_NO_UNIT,
    "destroy_unit": DESTROY_UNIT,
    "survive": SURVIVE,
}
THEMES: Final = (
    "initiative",
    "modules",
    "nets",
    "medics",
    "armor",
    "gauss",
    "pushes",
    "movement",
    "explosion",
    "instants",
    "extra_attack",
    "quartermaster",
    "execution",
    "replacement",
    "net_of_steel",
    "reflection",
    "grabs",
    "agony",
    "hunt",
    "friendly_fire",
    "defence",
    "knots",
    "two_turns",
)
HARDEST: Final = 5
HIGHEST: Final = 4000  # rating
MOST_TURNS: Final = 2
MOST_CHARACTERS: Final = 20_000  # of a file
KNOWN: Final = (
    "number",
    "title",
    "story",
    "difficulty",
    "rating",
    "since",
    "themes",
    "goal",
    "target",
    "use",
    "at_most",
    "offer",
    "turns",
    "reply",
    "replies",
    "solution",
    "position",
)
# Of a position; hands, piles and the stage follow from what the puzzle says.
SET_UP: Final = ("players", "units", "net_of_steel", "turn", "options", "own", "terrified", "uses")


class InvalidPuzzle(AshfallError):
    """A puzzle with a mistake; `field` says where."""

    def __init__(self, source: str, field: str, problem: str) -> None:
        super().__init__(source, field, problem)
        self.source = source
        self.field = field
        self.problem = problem


class _Fields(TableFields):
    """One table of a puzzle file."""

    example = "net_fighter"

    def fail(self, field: str, problem: str) -> NoReturn:
        """Raise the one error of puzzles."""
        raise InvalidPuzzle(self.source, self.prefix + field, problem)

    def integer(self, field: str, low: int, high: int) -> int:
        """A required whole number in a range."""
        return self._in_range(field, self._required(field, int), low, high)

    def day(self, field: str) -> date | None:
        """A date, None where there is none."""
        value = self.table.get(field)
        if value is not None and (not isinstance(value, date) or isinstance(value, datetime)):
            self.fail(field, "expected a date such as 2026-11-18")
        return value

    def data(self, field: str) -> dict[str, object]:
        """A required table as it stands."""
        return self._required(field, dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position, a task and the tiles on offer."""

    key: str
    number: int
    title: dict[str, str]
    story: dict[str, str]
    difficulty: int
    rating: int = 0  # estimated before anybody played it, 0 where nobody did
    since: date | None = None  # when it came to the shipped ones, None: it was always there
    themes: tuple[str, ...]
    goal: str
    target: str  # tile of the unit to destroy, "" with other goals
    use: int
    is_exact: bool  # else fewer tiles may do
    offer: dict[str, int]
    turns: int = 1  # of the solver, each with so many tiles; the opponent answers between two
    reply: dict[str, int] = field(default_factory=dict)  # what the opponent holds then
    replies: int = 0  # how many of it may be used
    solution: tuple[str, ...]  # of one of those that there may be (NH-15.4), in two turns the first of them
    position: Position

    @property
    def seat(self) -> int:
        """Who solves it."""
        return self.position.turn

    @property
    def armies(self) -> tuple[str, str]:
        """The army that solves it, and the other one."""
        keys = [player.army for player in self.position.players]
        return keys[self.seat], keys[1 - self.seat]

    def told(self, texts: dict[str, str], language: str) -> str:
        """Title or story in a language; English stands in."""
        return texts.get(language, texts[ENGLISH])

    def start(self, use: int | None = None) -> State:
        """The position with the offered tiles in front of the solver, who may use so many of them."""
        state = read_position(self.position)
        state.plays = self.use if use is None else use
        refresh_answers(state)
        return state

    def aim(self, state: State, spare: int | None = None, again: int | None = None) -> PuzzleAim:
        """What is wanted from the start on; else than the puzzle says up to ``spare`` tiles may be left out
        in each turn, and so many are to be used in the second one.
        """
        army = state.rules.armies[1 - self.seat].key
        target = state.rules.kinds.number[army, self.target] if self.target else 0
        allowed = 0 if self.is_exact else self.use
        spare = allowed if spare is None else spare
        aim = PuzzleAim(GOALS[self.goal], self.seat, target, spare, state.turn)
        if self.turns > 1:
            aim.lengthen(self.replies, self.use if again is None else again)
        return aim


def parse_puzzle(text: str, source: str, key: str = "") -> Puzzle:
    """A puzzle from the text of a TOML file; ``source`` names the file in error messages."""
    if len(text) > MOST_CHARACTERS:
        raise InvalidPuzzle(source, "", f"expected {MOST_CHARACTERS} characters at most, got {len(text)}")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidPuzzle(source, "", f"expected TOML, {error}") from None
    fields = _Fields(table, source)
    fields.allow_only(KNOWN)
    if ("use" in fields) == ("at_most" in fields):
        fields.fail("use", 'expected either "use" or "at_most", the number of tiles')
    offer = _tiles(fields.inner("offer"))
    turns = fields.integer("turns", 1, MOST_TURNS) if "turns" in fields else 1
    if sum(offer.values()) < turns:
        fields.fail("offer", f"expected {turns} tiles or more, one for each turn")
    reply, replies = _answer(fields, turns)
    counted = "use" if "use" in fields else "at_most"
    puzzle = Puzzle(
        key=key,
        number=fields.integer("number", 1, 9999),
        title=fields.translations("title"),
        story=fields.translations("story"),
        difficulty=fields.integer("difficulty", 1, HARDEST),
        rating=fields.integer("rating", 1, HIGHEST) if "rating" in fields else 0,
        since=fields.day("since"),
        themes=fields.words("themes", THEMES),
        goal=fields.choice("goal", tuple(GOALS)),
        target=fields.text("target") if "target" in fields else "",
        use=fields.integer(counted, 1, min(sum(offer.values()) // turns, NO_LIMIT - 1)),
        is_exact=counted == "use",
        offer=offer,
        turns=turns,
        reply=reply,
        replies=replies,
        solution=fields.texts("solution"),
        position=_position(fields, offer, reply),
    )
    _check(fields, puzzle)
    return puzzle


def _tiles(fields: _Fields) -> dict[str, int]:
    """Tiles that lie in front of a seat, also more of them than the army has (NH-15.3)."""
    tiles = {key: fields.integer(key, 1, NO_LIMIT) for key in fields.table}
    if not 1 <= sum(tiles.values()) <= NO_LIMIT:
        fields.fail("", f"expected 1 to {NO_LIMIT} tiles, got {sum(tiles.values())}")
    return tiles


def _answer(fields: _Fields, turns: int) -> tuple[dict[str, int], int]:
    """What the opponent holds between two turns, and how many tiles of it may be used (R-99)."""
    if turns == 1:
        for name in ("reply", "replies"):
            if name in fields:
                fields.fail(name, 'expected it with "turns = 2" only')
        return {}, 0
    reply = _tiles(fields.inner("reply"))
    return reply, fields.integer("replies", 1, min(sum(reply.values()), NO_LIMIT - 1))


def _position(fields: _Fields, offer: dict[str, int], reply: dict[str, int]) -> Position:
    """The position, with the tiles of both sides in front of them."""
    given = fields.inner("position")
    given.allow_only(SET_UP)
    try:
        position = convert_position(given.table)
    except InvalidPosition as error:
        given.fail(error.field, error.problem)
    if len(position.players) != 2:
        given.fail("players", f"expected two, got {len(position.players)}")
    if position.turn not in (0, 1):
        given.fail("turn", f"expected 0 or 1, got {position.turn}")
    tiles = (offer, reply) if position.turn == 0 else (reply, offer)
    hands = [[key for key, count in held.items() for _ in range(count)] for held in tiles]
    return msgspec.structs.replace(position, mode=DUEL, hands=hands, decks=[[], []], stage="act")


def _check(fields: _Fields, puzzle: Puzzle) -> None:
    """Whether the parts fit together."""
    try:
        state = read_position(puzzle.position)
    except InvalidPosition as error:
        hands = {f"hands[{puzzle.seat}]": "offer", f"hands[{1 - puzzle.seat}]": "reply"}
        place = error.field[: len("hands[0]")]
        fields.fail(hands.get(place, f"position.{error.field}"), error.problem)
    if any(state.seat[seat * ROW + HQ_HEX] < 0 for seat in (0, 1)):
        fields.fail("position.units", "expected both HQs on the board")
    if int(state.empty()).bit_count() <= puzzle.use * puzzle.turns + puzzle.replies:
        fields.fail("position.units", "expected more empty hexes than tiles to use: a full board fights")
    kinds = state.rules.kinds
    own, other = (state.rules.armies[seat].key for seat in (puzzle.seat, 1 - puzzle.seat))
    for name, army, tiles in (("offer", own, puzzle.offer), ("reply", other, puzzle.reply)):
        for key in tiles:
            if kinds.tile(int(kinds.number[army, key])).instant == "battle":
                fields.fail(f"{name}.{key}", "the battle begins by itself, expected other tiles")
    if (puzzle.goal == "destroy_unit") != bool(puzzle.target):
        fields.fail("target", 'expected it with the goal "destroy_unit" and with no other')
    enemies = {row.tile for row in puzzle.position.units if row.owner != puzzle.seat} - {"hq"}
    if puzzle.target and puzzle.target not in enemies:
        known = suggestion(puzzle.target, sorted(enemies))
        fields.fail("target", f'no unit of "{other}" on the board is "{shown(puzzle.target)}"{known}')
