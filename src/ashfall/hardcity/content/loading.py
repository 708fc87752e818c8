"""All content of Hard City: the shipped cards, maps and episodes, and an episode of anybody's own."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ashfall.hardcity.content import cards, core
from ashfall.hardcity.content.episode import parse_episode
from ashfall.hardcity.content.fields import Fields, InvalidContent, read_fields
from ashfall.hardcity.content.origins import origins_of
from ashfall.hardcity.content.stage import Content, Episode
from ashfall.hardcity.content.types import TakeCard

__all__ = ["load_content", "read_episode"]

_FILES: Final = ("core", "officers", "mutants", "chaos", "autodoc", "equipment", "takes", "events", "maps")
_REMEMBERED: Final = 16  # episodes that are not shipped


def load_content(own: str = "") -> Content:
    """The shipped content, and with it the episode of a file with this text; raises InvalidContent."""
    return _joined(own) if own else _shipped()


def read_episode(path: Path) -> Episode:
    """An episode from any TOML file; raises InvalidContent.

    It may not take the number of a shipped one: people and campaigns know episodes by their number.
    """
    return _own(_text(path), str(path))


@lru_cache(maxsize=_REMEMBERED)
def _joined(text: str) -> Content:
    return _with_episodes(_shipped(), (_own(text, ""),))


def _own(text: str, source: str) -> Episode:
    shipped = _shipped()
    episode = parse_episode(text, source, shipped)
    if any(episode.number == other.number for other in shipped.episodes):
        raise InvalidContent(source, "", "number", "a shipped episode has this number, choose another")
    if not episode.names:
        raise InvalidContent(source, "", "name", "is missing, nobody else can name this episode")
    return replace(episode, own=text)


@cache
def _shipped() -> Content:
    folder = files("ashfall.hardcity.content")
    tables = {
        name: read_fields((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")
        for name in _FILES
    }
    entries = sorted((folder / "episodes").iterdir(), key=lambda entry: entry.name)
    texts = [(f"episodes/{entry.name}", entry.read_text(encoding="utf-8")) for entry in entries]
    base = _without_episodes(tables)
    episodes = [parse_episode(text, source, base) for source, text in texts]
    origins = dict(base.origins)
    for episode, (source, text) in zip(episodes, texts, strict=True):
        origins.update(origins_of(read_fields(text, source), f"episodes.{episode.number}"))
    return replace(_with_episodes(base, episodes), origins=origins)


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


def _with_episodes(base: Content, added: Iterable[Episode]) -> Content:
    """The same with more episodes, and takes that know where they are used."""
    episodes = (*base.episodes, *added)
    takes = tuple(replace(take, episodes=_episodes_of(take, episodes)) for take in base.takes)
    return replace(base, episodes=episodes, takes=takes)


def _episodes_of(take: TakeCard, episodes: Iterable[Episode]) -> tuple[int, ...]:
    return tuple(each.number for each in episodes if take.key in (each.opening, *each.takes))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidContent(str(path), "", "", f"cannot be read, {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise InvalidContent(str(path), "", f"byte {error.start}", "expected UTF-8 text") from error
