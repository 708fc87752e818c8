"""Write what the client knows of the server: the TypeScript types of everything that travels between them,
the few facts of a game that are needed before there is a match, and the grammar of its moves.

``PYTHONPATH=src .venv/bin/python -m scripts.web_types`` makes the files from the message classes and the
rules; a test fails when one is out of date.
"""

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from ashfall.cli.neuroshima.listing import RULINGS
from ashfall.cli.neuroshima.settings import choices_of
from ashfall.hardcity.content import load_content
from ashfall.hardcity.events import cards, people
from ashfall.hardcity.events import map as on_map
from ashfall.hardcity.ground import moves as city_moves
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, leaders_of, officers_of
from ashfall.neuroshima import modes, notation
from ashfall.neuroshima.options import CHOICES, DEFAULTS
from ashfall.server import messages, profile_shapes, puzzle_shapes, shapes
from ashfall.server.hardcity import book_shapes, card_shapes, line_shapes, shelf_shapes
from ashfall.server.hardcity import learning as hardcity_learning
from ashfall.server.hardcity import puzzle_shapes as hardcity_puzzle_shapes
from ashfall.server.hardcity import shapes as hardcity_shapes
from ashfall.server.neuroshima import analysis_shapes, learning, review_shapes
from ashfall.server.neuroshima import puzzle_shapes as neuroshima_puzzle_shapes
from ashfall.server.neuroshima import shapes as neuroshima_shapes
from ashfall.server.openapi import schemas_of
from ashfall.table.contract import Event

SOURCES = Path(__file__).resolve().parent.parent / "web/src"
HEAD = "// Made by scripts/web_types.py from the classes and rules of the server. Do not edit.\n"
MODULES = (
    messages,
    shapes,
    profile_shapes,
    puzzle_shapes,
    neuroshima_puzzle_shapes,
    neuroshima_shapes,
    analysis_shapes,
    review_shapes,
    learning,
    card_shapes,
    book_shapes,
    hardcity_shapes,
    shelf_shapes,
    hardcity_learning,
    hardcity_puzzle_shapes,
    line_shapes,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        (SOURCES / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """Every file that is made, by its name below web/src."""
    return {
        "lib/server.ts": typescript(),
        "games/neuroshima/facts.ts": facts(),
        "games/hardcity/facts.ts": city_facts(),
        "games/hardcity/events.ts": city_events(),
    }


def typescript() -> str:
    """All message types as TypeScript."""
    roots = [getattr(module, name) for module in MODULES for name in module.__all__]
    _, components = schemas_of(roots, "{name}")
    unions = {name: getattr(messages, name) for name in ("FromClient", "FromServer")}
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    parts += [
        f"export type {name} = {' | '.join(t.__name__ for t in union.__args__)}\n"
        for name, union in unions.items()
    ]
    return "\n".join([HEAD, *parts])


def facts() -> str:
    """The ways to play, as the new-game page offers them, and what the words of moves stand for."""
    lines = [HEAD, "/** How many play in each mode, and the side of each seat where some are allies. */"]
    lines.append("export const MODES = [")
    for name, (fewest, most) in modes.MODES.items():
        sides = f", sides: {list(modes.SIDE_OF[name])}" if name in modes.SIDE_OF else ""
        lines.append(f"  {{ mode: '{name}', fewest: {fewest}, most: {most}{sides} }},")
    lines.append("] as const")
    lines.append(f"export const VARIANTS = {_listed(modes.VARIANTS)} as const")
    lines.append(f"export const TEAM_HEALTHS = [{', '.join(CHOICES['team_hq_health'])}] as const")
    lines += _settings()
    lines.append("/** Up to so many may play on the basic area; so many or more on the enlarged one. */")
    lines.append(f"export const MOST_ON_BASIC = {modes.MOST_ON_BASIC}")
    lines.append(f"export const FEWEST_ON_ENLARGED = {modes.FEWEST_ON_ENLARGED}")
    forms = {**dict(notation.FORMS.values()), notation.WASTE_WORD: (notation.TILE,)}
    lines += _table("FORMS", "What follows each verb: a kind, and of a hex its role.", _roles(forms))
    played = _roles(notation.PLAY_FORMS)
    lines += _table("PLAY_FORMS", "What follows the tile, by what an instant does.", played)
    lines += _table("TAKEN_UP", "What a player takes up for which verbs.", notation.TAKEN_UP)
    return "\n".join([*lines, ""])


def _settings() -> list[str]:
    """The rules that may be other than usual: what they are then, and the rulings that tell of them."""
    lines = ["/** Rules that may be otherwise, with their values then and the rulings that tell of them. */"]
    lines.append("export const SETTINGS = [")
    for name, default in DEFAULTS.items():
        (other,) = (value for value in choices_of(name) if value != default)
        clauses = _listed(tuple(RULINGS[name].split(", ")))
        lines.append(f"  {{ name: '{name}', other: {_value(other)}, clauses: {clauses} }},")
    return [*lines, "] as const"]


def city_facts() -> str:
    """What is there to choose before a game of Hard City, and what the words of its moves stand for."""
    content = load_content()
    officers = tuple(officer.key for officer in content.officers)
    episodes = ", ".join(str(episode.number) for episode in content.episodes)
    forms = {word: tuple(kinds) for word, *kinds in city_moves.VERBS.values()}
    lines = [
        HEAD,
        f"export const EPISODES = [{episodes}] as const",
        f"export const OFFICERS = {_listed(officers)} as const",
        "/** Takes that the row has room for, the opening included. */",
        f"export const TAKES_IN_ROW = {content.core.rules.takes_in_row}",
        "/** How many may play, from and to. */",
        f"export const PLAYERS = {{ {VERSUS}: {list(content.core.versus_players)}, "
        f"{COOP}: {list(content.core.coop_players)} }} as const",
        "/** The seat that leads each officer in play, by the number of those who lead any. */",
        "export const LEADERS: Record<number, readonly number[]> = {",
        *(f"  {count}: {_leaders(count)}," for count in range(1, content.core.coop_players[1] + 1)),
        "}",
    ]
    lines += _table("FORMS", "The kinds of what follows each verb.", forms)
    return "\n".join([*lines, ""])


def _leaders(people: int) -> list[int]:
    wishes = Wishes(mode=COOP, players=people)
    return leaders_of(wishes, len(officers_of(load_content(), wishes)))


def city_events() -> str:
    """Everything that can happen in Hard City, as `EventLine.event` tells it."""
    kinds = [kind for module in (people, on_map, cards) for kind in _events_in(module)]
    _, components = schemas_of(kinds, "{name}")
    parts = [interface(kind.__name__, components[kind.__name__]) for kind in kinds]
    names = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    union = f"/** Something that happened. */\nexport type CityEvent ={names}\n"
    return "\n".join([HEAD, *parts, union])


def _events_in(module: ModuleType) -> list[type[Event]]:
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Event)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def _roles(forms: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Forms without the fields of the numbers that moves are inside."""
    return {word: tuple(part.partition(":")[2] for part in form) for word, form in forms.items()}


def _table(name: str, about: str, rows: Mapping[str, tuple[str, ...]]) -> list[str]:
    inner = [f"  {key}: {_listed(values)}," for key, values in rows.items()]
    return [f"/** {about} */", f"export const {name}: Record<string, readonly string[]> = {{", *inner, "}"]


def _value(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _listed(names: tuple[str, ...]) -> str:
    return f"[{', '.join(repr(name) for name in names)}]"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One class, or one of several; fields that the server may leave out are optional."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    if "anyOf" in schema:
        return "\n".join([*lines, f"export type {name} = {written(schema)}", ""])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {written(inner)}")
    return "\n".join([*lines, "}", ""])


def written(schema: dict[str, Any]) -> str:
    """A type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(written(inner) for inner in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in schema["enum"])
    if "const" in schema:
        return f"'{schema['const']}'"
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(written(inner) for inner in schema['prefixItems'])}]"
        inner = written(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if values else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    main()
