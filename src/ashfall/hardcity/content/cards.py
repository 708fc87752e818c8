"""The data files of cards and maps: checked objects from TOML tables."""

from typing import Final

from ashfall.hardcity.content import words
from ashfall.hardcity.content.fields import Fields, check_total, read_rows
from ashfall.hardcity.content.types import (
    AutoDocCard,
    Bottom,
    ChaosCard,
    Equipment,
    EventCard,
    Grid,
    Space,
    TakeCard,
)

__all__ = [
    "parse_auto",
    "parse_chaos",
    "parse_equipment",
    "parse_events",
    "parse_grids",
    "parse_parts",
    "parse_sizes",
    "parse_takes",
]

_LAST: Final = 15  # column or row of a grid
_MOST_SPACES: Final = 160  # of all parts of a map


def parse_chaos(top: Fields) -> tuple[ChaosCard, ...]:
    """Doctor Zero's deck, `chaos.toml`."""
    top.allow_only(("total", "card"))
    cards = read_rows(top, "card", _chaos_card)
    check_total(top, "total", sum(card.copies for card in cards))
    return cards


def _chaos_card(row: Fields) -> ChaosCard:
    row.allow_only(ChaosCard.__slots__)
    kind = row.choice("kind", words.CHAOS_KINDS)
    if kind != "reaction" and "trigger" in row:
        row.fail("trigger", "only a reaction has a trigger")
    return ChaosCard(
        row.snake("key"),
        kind,
        row.choice("trigger", words.TRIGGERS) if kind == "reaction" else "",
        row.integer("copies", 1),
        row.integer("deploy", 0, 9),
        row.integer("move", 0, 9),
        row.integer("attack", 0, 9),
        row.integer("amount", default=0),
        row.integer("second", default=0),
    )


def parse_auto(top: Fields) -> tuple[AutoDocCard, ...]:
    """The solo and co-op deck, `autodoc.toml`."""
    top.allow_only(("total", "card"))
    cards = read_rows(top, "card", _auto_card)
    check_total(top, "total", sum(card.copies for card in cards))
    letters = "".join(card.letter * card.copies for card in cards)
    if letters != words.KAFAR_NAME:
        top.fail("card", f'the letters spell "{letters}" instead of "{words.KAFAR_NAME}"')
    return cards


def _auto_card(row: Fields) -> AutoDocCard:
    row.allow_only(AutoDocCard.__slots__)
    after = row.choice("after", words.AFTER)
    if after in ("queue", "special") and "bottom" not in row:
        row.fail("bottom", "is missing, a card of the queue has a lower half")
    if after not in ("queue", "special") and "bottom" in row:
        row.fail("bottom", f'a card with after = "{after}" never uses its lower half, leave it out')
    letter = row.choice("letter", tuple(words.KAFAR_NAME), "")
    if bool(letter) != (after == "set_aside"):
        row.fail("letter", "cards with a letter, and only these, are set aside")
    return AutoDocCard(
        row.snake("key"),
        row.integer("copies", 1),
        letter,
        row.choice("priority", words.PRIORITIES),
        after,
        row.integer("deploy", default=0),
        row.integer("activate", words.ALL, default=0),
        row.integer("within", default=0),
        row.integer("amount", default=0),
        _bottom(row.inner("bottom")) if "bottom" in row else None,
    )


def _bottom(table: Fields) -> Bottom:
    table.allow_only(Bottom.__slots__)
    acts = table.words("acts", words.ACTS)
    if not acts:
        table.fail("acts", 'is missing, expected words such as ["move"]')
    return Bottom(
        table.integer("count", words.ALL),
        table.choice("band", words.BANDS),
        acts,
        table.choice("priority", words.PRIORITIES),
    )


def parse_equipment(top: Fields) -> tuple[Equipment, ...]:
    """Both equipment decks, `equipment.toml`."""
    top.allow_only(("total", "card"))
    cards = read_rows(top, "card", _equipment)
    totals = top.inner("total")
    totals.allow_only(words.DECKS)
    for deck in words.DECKS:
        check_total(totals, deck, sum(card.copies for card in cards if card.deck == deck))
    return cards


def _equipment(row: Fields) -> Equipment:
    row.allow_only(Equipment.__slots__)
    return Equipment(
        row.snake("key"),
        row.choice("deck", words.DECKS),
        row.integer("copies", 1),
        row.integer("amount", default=0),
        row.pair("reach", (0, 0)),
    )


def parse_takes(top: Fields) -> tuple[TakeCard, ...]:
    """The take cards, `takes.toml`, without their episodes."""
    top.allow_only(("total", "take"))
    takes = read_rows(top, "take", _take)
    check_total(top, "total", len(takes))
    return takes


def _take(row: Fields) -> TakeCard:
    row.allow_only(("key", "timing", "amount", "needs"))
    timing = row.choice("timing", words.TIMINGS)
    return TakeCard(
        row.snake("key"),
        timing == "setup",
        timing,
        row.integer("amount", default=0),
        row.integer("needs", default=0),
    )


def parse_events(top: Fields, grids: tuple[Grid, ...]) -> tuple[EventCard, ...]:
    """The event cards, `events.toml`, numbered from 1; their symbols lie on the main map."""
    top.allow_only(("event",))
    main = grids[words.GRIDS.index("main")]
    return tuple(_event(row, number, main) for number, row in enumerate(top.rows("event"), start=1))


def _event(row: Fields, number: int, main: Grid) -> EventCard:
    row.allow_only(EventCard.__slots__)
    if row.integer("number", 1) != number:
        row.fail("number", f"expected {number}, events are numbered in order")
    marked = [row.spaces(field) for field in ("civilians", "crates", "mutants")]
    for field, spaces in zip(("civilians", "crates", "mutants"), marked, strict=True):
        for space in spaces:
            if space not in main:
                row.fail(field, f"space {[*space]} is off the map")
    return EventCard(number, *marked)


def parse_grids(top: Fields) -> tuple[Grid, ...]:
    """The grids of `maps.toml`, in the order of their words."""
    top.allow_only(("grid", "vehicle"))
    grids = read_rows(top, "grid", _grid)
    keys = tuple(grid.key for grid in grids)
    if keys != words.GRIDS:
        top.fail("grid", f"expected {', '.join(words.GRIDS)}, got {', '.join(keys)}")
    return grids


def parse_parts(top: Fields, grids: tuple[Grid, ...]) -> tuple[Grid, ...]:
    """The parts of an episode's map: grids by name, and `[[part]]` gives one of them another size."""
    named = top.words("grids", words.GRIDS)
    if words.GRIDS[0] not in named:
        top.fail("grids", f'every episode needs the grid "{words.GRIDS[0]}"')
    own = {part.key: part for part in read_rows(top, "part", lambda row: _part(row, grids, named))}
    parts = tuple(own.get(grid.key, grid) for grid in grids if grid.key in named)
    _check_rows(top, [space for part in parts if part.joined for space in part.spaces])
    if sum(len(part.spaces) for part in parts) > _MOST_SPACES:
        top.fail("part", f"the map has more than {_MOST_SPACES} spaces")
    return parts


def _part(row: Fields, grids: tuple[Grid, ...], named: tuple[str, ...]) -> Grid:
    """A part of another size than the shipped one; event cards know the main map, so that stays."""
    shipped = next(grid for grid in grids if grid.key == row.choice("key", words.GRIDS[1:]))
    if shipped.key not in named:
        row.fail("key", f'"{shipped.key}" is not among the grids of the episode')
    part = _grid(row, shipped.joined)
    if not shipped.joined and part.low != (0, 0):
        row.fail("x", "this part has columns and rows of its own, both begin with 0")
    if bool(part.ladders) != bool(shipped.ladders):
        row.fail("ladders", "the sewer has two of them, no other part has any")
    return part


def _check_rows(top: Fields, joined: list[Space]) -> None:
    """Parts that are joined to the main map make one map: no overlap, and every row begins at the left."""
    for y in {y for _, y in joined}:
        row = sorted(x for x, at in joined if at == y)
        if row != list(range(len(row))):
            top.fail("part", f"row {y} of the map has a gap, or a space that belongs to two parts")


def _grid(row: Fields, joined: bool | None = None) -> Grid:
    row.allow_only(("key", "x", "y", "ladders", *(("joined",) if joined is None else ())))
    (left, right), (top, bottom) = row.pair("x"), row.pair("y")
    if max(right, bottom) > _LAST:
        row.fail("x" if right > _LAST else "y", f"expected columns and rows up to {_LAST}")
    ladders = row.spaces("ladders")
    is_joined = row.flag("joined") if joined is None else joined
    grid = Grid(row.snake("key"), (left, top), (right, bottom), is_joined, ladders)
    if len(ladders) not in (0, words.LADDERS) or not all(ladder in grid for ladder in ladders):
        row.fail("ladders", "expected two spaces of this grid, or none")
    return grid


def parse_sizes(top: Fields) -> dict[str, Space]:
    """Length and width of every kind of vehicle, from `maps.toml`."""
    table = top.inner("vehicle")
    table.allow_only(words.VEHICLES)
    sizes = {}
    for kind in words.VEHICLES:
        length, width = sizes[kind] = table.space(kind)
        if not 1 <= width <= length:
            table.fail(kind, f"expected length and width such as [2, 1], got [{length}, {width}]")
    return sizes
