"""All content of Hard City: the shipped cards, maps and episodes, and episodes from any folder."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ashfall.hardcity.content import cards, core
from ashfall.hardcity.content.episode import parse_episode
from ashfall.hardcity.content.fields import Fields, InvalidContent, read_fields
from ashfall.hardcity.content.origins import origins_of
from ashfall.hardcity.content.stage import Content, Episode
from ashfall.hardcity.content.types import Take

__all__ = ["load_content"]

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
    folder = files("ashfall.hardcity.content")
    tables = {
        name: read_fields((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")
        for name in _FILES
    }
    entries = sorted((folder / "episodes").iterdir(), key=lambda entry: entry.name)
    texts = [(f"episodes/{entry.name}", entry.read_text(encoding="utf-8")) for entry in entries]
    return _with_episodes(_without_episodes(tables), texts)


def _without_episodes(tables: dict[str, Fields]) -> Content:
    officers = core.parse_officers(tables["officers"])
    grids = cards.parse_grids(tables["maps"])
    return Content(
        core=core.parse_core(tables["core"]),
        officers=officers,
        abilities=core.parse_abilities(tables["officers"], officers),
        allies=core.parse_allies(tables["officers"]),
        enemies=core.parse_enemies(tables["mutants"]),
        chaos=cards.parse_chaos(tables["chaos"]),
        auto=cards.parse_auto(tables["autodoc"]),
        equipment=cards.parse_equipment(tables["equipment"]),
        takes=cards.parse_takes(tables["takes"]),
        events=cards.parse_events(tables["events"], grids),
        grids=grids,
        sizes=cards.parse_sizes(tables["maps"]),
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
