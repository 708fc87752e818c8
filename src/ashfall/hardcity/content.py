"""All content of Hard City: the shipped cards, maps and episodes, and episodes from any folder."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ashfall.hardcity import content_cards, content_file
from ashfall.hardcity.content_episode import parse_episode
from ashfall.hardcity.content_fields import Fields, InvalidContent, read_fields
from ashfall.hardcity.content_origins import origins_of
from ashfall.hardcity.content_stage import (
    Content,
    Episode,
    Lamp,
    Layout,
    Manhole,
    Obstacle,
    Special,
    UnknownEpisode,
)
from ashfall.hardcity.content_types import (
    Ability,
    Ally,
    AutoCard,
    Bottom,
    Campaign,
    ChaosCard,
    Core,
    Costs,
    Enemy,
    Equipment,
    EventCard,
    Grid,
    Officer,
    Rules,
    Space,
    Supply,
    Take,
)

__all__ = [
    "Ability",
    "Ally",
    "AutoCard",
    "Bottom",
    "Campaign",
    "ChaosCard",
    "Content",
    "Core",
    "Costs",
    "Enemy",
    "Episode",
    "Equipment",
    "EventCard",
    "Grid",
    "InvalidContent",
    "Lamp",
    "Layout",
    "Manhole",
    "Obstacle",
    "Officer",
    "Rules",
    "Space",
    "Special",
    "Supply",
    "Take",
    "UnknownEpisode",
    "load_content",
]

_FILES: Final = ("core", "officers", "mutants", "chaos", "autodoc", "equipment", "takes", "events", "maps")


def load_content(folder: Path | None = None) -> Content:
    """The shipped content, and on top of it the episode files of a folder; raises InvalidContent."""
    shipped = _shipped()
    if folder is None:
        return shipped
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise InvalidContent(str(folder), "", "", f"cannot be read, {error.strerror or error}") from error
    return _with_episodes(shipped, [(str(path), _text(path)) for path in paths])


@cache
def _shipped() -> Content:
    folder = files("ashfall.hardcity") / "content"
    tables = {
        name: read_fields((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")
        for name in _FILES
    }
    entries = sorted((folder / "episodes").iterdir(), key=lambda entry: entry.name)
    texts = [(f"episodes/{entry.name}", entry.read_text(encoding="utf-8")) for entry in entries]
    return _with_episodes(_without_episodes(tables), texts)


def _without_episodes(tables: dict[str, Fields]) -> Content:
    officers = content_file.parse_officers(tables["officers"])
    grids = content_cards.parse_grids(tables["maps"])
    return Content(
        core=content_file.parse_core(tables["core"]),
        officers=officers,
        abilities=content_file.parse_abilities(tables["officers"], officers),
        allies=content_file.parse_allies(tables["officers"]),
        enemies=content_file.parse_enemies(tables["mutants"]),
        chaos=content_cards.parse_chaos(tables["chaos"]),
        auto=content_cards.parse_auto(tables["autodoc"]),
        equipment=content_cards.parse_equipment(tables["equipment"]),
        takes=content_cards.parse_takes(tables["takes"]),
        events=content_cards.parse_events(tables["events"], grids),
        grids=grids,
        sizes=content_cards.parse_sizes(tables["maps"]),
        episodes=(),
        origins={path: tag for name, top in tables.items() for path, tag in origins_of(top, name)},
    )


def _with_episodes(base: Content, texts: Iterable[tuple[str, str]]) -> Content:
    """Episodes from files added, or put in the place of those with the same number."""
    added: dict[int, Episode] = {}
    origins = dict(base.origins)
    for source, text in texts:
        episode = parse_episode(text, source, base)
        if episode.number in added:
            raise InvalidContent(source, "", "number", f"two files have the number {episode.number}")
        added[episode.number] = episode
        origins.update(origins_of(read_fields(text, source), f"episodes.{episode.number}"))
    by_number = {episode.number: episode for episode in base.episodes} | added
    episodes = tuple(by_number[number] for number in sorted(by_number))
    takes = tuple(replace(take, episodes=_episodes_of(take, episodes)) for take in base.takes)
    return replace(base, episodes=episodes, takes=takes, origins=origins)


def _episodes_of(take: Take, episodes: Iterable[Episode]) -> tuple[int, ...]:
    return tuple(each.number for each in episodes if take.key in (each.opening, *each.takes))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidContent(str(path), "", "", f"cannot be read, {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise InvalidContent(str(path), "", f"byte {error.start}", "expected UTF-8 text") from error
