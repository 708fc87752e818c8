"""One episode file: TOML in, a checked Episode out that uses known mechanisms only."""

from collections.abc import Callable
from typing import Final

from ashfall.hardcity.content import words
from ashfall.hardcity.content.cards import parse_parts
from ashfall.hardcity.content.fields import Fields, read_fields
from ashfall.hardcity.content.layout import parse_layout
from ashfall.hardcity.content.stage import Content, Episode, Layout, Special

__all__ = ["parse_episode"]

_KEYS: Final = (
    "number",
    "name",
    "about",
    "boards",
    "grids",
    "part",
    "opening",
    "takes",
    "enemies",
    "start",
    "steps",
    "features",
    "order",
    "chaos",
    "numbers",
    "versus",
    "auto",
    "layout",
)
_MOST_POINTS: Final = 20
_BOARDS_OF_A_MAP: Final = 2
_BRINGS_THE_CAR: Final = "hello_police"


def parse_episode(text: str, source: str, base: Content) -> Episode:
    """An episode from the text of a TOML file; `source` names the file in error messages."""
    top = read_fields(text, source)
    top.allow_only(_KEYS)
    parts = parse_parts(top, base.grids)
    openings = tuple(take.key for take in base.takes if take.opening)
    takes = tuple(take.key for take in base.takes if not take.opening)
    episode = Episode(
        number=top.integer("number", 1),
        names=top.translations("name"),
        about=top.translations("about"),
        boards=_boards(top),
        parts=parts,
        opening=top.choice("opening", openings),
        takes=top.words("takes", takes),
        enemies=top.words("enemies", tuple(enemy.key for enemy in base.enemies[1:])),
        start=top.choice("start", words.STARTS),
        steps=top.words("steps", words.STEPS),
        features=top.words("features", words.FEATURES),
        scores=_points(top, "order", words.ORDER_SCORES) + _points(top, "chaos", words.CHAOS_SCORES),
        numbers=_numbers(top),
        versus=_versus(top.inner("versus")),
        auto=_auto(top.inner("auto")),
        layouts=tuple(parse_layout(row, base, parts) for row in top.rows("layout")),
    )
    _check_events(top, episode, base)
    _check_needs(top, episode)
    _check_numbers(top, episode, base)
    return episode


def _boards(top: Fields) -> tuple[str, ...]:
    boards = top.words("boards", words.BOARDS)
    if len(boards) != _BOARDS_OF_A_MAP or boards[0][0] == boards[1][0]:
        top.fail("boards", 'expected sides of two different boards such as ["1A", "2A"]')
    return boards


def _points(top: Fields, field: str, scores: tuple[str, ...]) -> tuple[int, ...]:
    table = top.inner(field)
    table.allow_only(scores)
    points = tuple(table.integer(score, 1, _MOST_POINTS, 0) for score in scores)
    if not any(points):
        top.fail(field, "is empty, this side could never win")
    return points


def _numbers(top: Fields) -> tuple[int, ...]:
    table = top.inner("numbers")
    table.allow_only((*words.NUMBERS, *words.PAST_NUMBERS))
    return tuple(table.integer(word, *words.RANGES[word], words.DEFAULTS[word]) for word in words.NUMBERS)


def _versus(table: Fields) -> Special:
    table.allow_only(("effect", "kind", "amount", "second"))
    effect, kind = table.choice("effect", words.VERSUS_SPECIALS), table.choice("kind", words.SPECIAL_KINDS)
    return Special(effect, kind, "", "", *_amounts(table))


def _auto(table: Fields) -> Special:
    table.allow_only(("effect", "priority", "after", "amount", "second"))
    effect = table.choice("effect", words.AUTO_SPECIALS)
    priority = table.choice("priority", words.PRIORITIES[:-1], "nearest")
    return Special(effect, "", priority, table.choice("after", words.AFTER[:2]), *_amounts(table))


def _amounts(table: Fields) -> tuple[int, int]:
    return table.integer("amount", default=0), table.integer("second", default=0)


def _check_events(top: Fields, episode: Episode, base: Content) -> None:
    """Every event card chooses exactly one layout."""
    chosen = [event for layout in episode.layouts for event in layout.events]
    for event in base.events:
        if chosen.count(event.number) != 1:
            count = chosen.count(event.number)
            top.fail("layout", f"event {event.number} belongs to {count} layouts, expected exactly one")


def _has(kind: str) -> Callable[[Layout], bool]:
    return lambda layout: any(each.kind == kind for each in layout.obstacles)


def _lets_mutants_in(kind: str) -> Callable[[Layout], bool]:
    return lambda layout: any(each.kind == kind and each.enter == "mutants" for each in layout.obstacles)


def _is_named(label: str) -> Callable[[Layout], bool]:
    return lambda layout: label in layout.named


def _both_ladders(layout: Layout) -> bool:
    return {manhole.ladder for manhole in layout.manholes} == {1, 2}


def _machine_stands(layout: Layout) -> bool:
    return any(each.kind == "doom_machine" for each in layout.roof_obstacles)


# A word of the episode, the field of a layout that it needs, whether it is there, and what is wanted.
_NEEDS: Final[tuple[tuple[str, str, Callable[[Layout], bool], str], ...]] = (
    ("S", "named", _is_named("S"), "a space S"),
    ("S_and_P", "named", _is_named("S"), "a space S"),
    ("S_and_P", "named", _is_named("P"), "a space P"),
    ("explosive_barrels", "barrels", lambda layout: bool(layout.barrels), "barrels"),
    ("weld", "manholes", lambda layout: bool(layout.manholes), "manholes"),
    ("deploy_at_manholes", "manholes", lambda layout: bool(layout.manholes), "manholes"),
    ("manhole_closes", "manholes", lambda layout: bool(layout.manholes), "manholes"),
    ("swap_lids", "manholes", lambda layout: bool(layout.manholes), "manholes"),
    ("what_a_sewer", "manholes", lambda layout: bool(layout.manholes), "manholes"),
    ("sewer", "manholes", _both_ladders, "manholes at both ladders"),
    ("cargo_barrels", "obstacles", _lets_mutants_in("truck"), "a truck that mutants may enter"),
    ("cargo_barrels", "exits", lambda layout: bool(layout.exits), "exits"),
    ("bucket_chain", "obstacles", _has("truck"), "a truck"),
    ("take_from_cars", "obstacles", _has("civilian_car"), "a civilian_car"),
    ("evacuate_to_car", "obstacles", _has("police_car"), "a police_car"),
    ("attack_car", "obstacles", _lets_mutants_in("police_car"), "a police_car that mutants may enter"),
    ("mayor", "obstacles", _has("limousine"), "a limousine"),
    ("bus", "obstacles", _has("bus"), "a bus"),
    ("bus_unloads", "obstacles", _has("bus"), "a bus"),
    ("boat", "obstacles", _lets_mutants_in("motorboat"), "a motorboat that mutants may enter"),
    ("boat", "named", _is_named("P"), "a space P"),
    ("lamps", "lamps", lambda layout: bool(layout.lamps), "lamps"),
    ("lamps_set", "lamps", lambda layout: bool(layout.lamps), "lamps"),
    ("deploy_in_the_dark", "lamps", lambda layout: bool(layout.lamps), "lamps"),
    ("short_circuit", "lamps", lambda layout: bool(layout.lamps), "lamps"),
    ("battery", "battery", lambda layout: layout.battery is not None, "a battery"),
    ("battery", "named", _is_named("G"), "a space G"),
    ("roof_door", "roof_exit", lambda layout: layout.roof_exit is not None, "a roof_exit"),
    ("roof_door", "named", _is_named("E"), "a space E"),
    ("roof_barrels", "roof_barrels", lambda layout: bool(layout.roof_barrels), "roof_barrels"),
    ("machine", "roof_obstacles", _machine_stands, "a doom_machine"),
)

# Mechanisms that need others, or a grid.
_COMPANY: Final = (
    ("sewer", "grids", "sewer"),
    ("overcharge", "grids", "roof"),
    ("kidnap_squad", "features", "mayor"),
    ("all_aboard", "features", "boat"),
    ("zero_places_clouds", "features", "toxic_clouds"),
)


def _check_needs(top: Fields, episode: Episode) -> None:
    said = {episode.start, *episode.steps, *episode.features, episode.versus.effect, episode.auto.effect}
    for word, field, other in _COMPANY:
        there = [part.key for part in episode.parts] if field == "grids" else episode.features
        if word in said and other not in there:
            top.fail(field, f'"{word}" needs "{other}" here')
    if (episode.start == "police_car") != (episode.opening == _BRINGS_THE_CAR):
        top.fail("start", f'"police_car" and the opening "{_BRINGS_THE_CAR}" belong together')
    for row, layout in zip(top.rows("layout"), episode.layouts, strict=True):
        if not layout.zones:
            row.fail("zones", "is missing, mutants are deployed somewhere")
        if episode.opening == _BRINGS_THE_CAR and layout.all_of("police_car"):
            row.fail("obstacles", f'the opening "{_BRINGS_THE_CAR}" brings the police_car, leave it out')
        for word, field, is_there, wanted in _NEEDS:
            if word in said and not is_there(layout):
                row.fail(field, f'"{word}" needs {wanted}')


def _check_numbers(top: Fields, episode: Episode, base: Content) -> None:
    """What the numbers ask for can be laid on the map."""
    table, supply = top.inner("numbers"), base.core.supply
    for layout in episode.layouts:
        in_cars = episode.amount("civilians_per_car") * len(layout.all_of("civilian_car"))
        on_truck, on_roof = episode.amount("barrels_on_truck"), episode.amount("roof_barrels")
        for word, wanted, there in (
            ("civilians_per_car", in_cars + episode.amount("civilians_on_bus"), supply.civilians),
            ("barrels_on_truck", on_truck + on_roof + len(layout.barrels), supply.barrels),
            ("barrels_on_truck", on_truck, supply.barrels * len(layout.all_of("truck"))),
            ("roof_barrels", on_roof, len(layout.roof_barrels)),
            ("lamps_on_versus", episode.amount("lamps_on_versus"), len(layout.lamps) or supply.lamps),
            ("lamps_on_coop", episode.amount("lamps_on_coop"), len(layout.lamps) or supply.lamps),
        ):
            if wanted > there:
                table.fail(word, f"needs {wanted} in all, but there are only {there}")
