"""Sentences for people, from a folder of Fluent files for each language.

A new folder is a new language. English has every sentence and stands in wherever another language lacks one.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Texts",
    "client_source_of",
    "is_for_clients",
    "lacking",
    "messages",
    "percent",
    "pick_language",
    "text_files",
]

ENGLISH: Final = "en"
LOCALE: Final = files("ashfall") / "locale"
LANGUAGES: Final = (
    ENGLISH,
    *sorted(entry.name for entry in LOCALE.iterdir() if entry.is_dir() and entry.name != ENGLISH),
)

# A file is named after its room and its game, such as cli_neuroshima. These rooms never speak in the browser.
NOT_FOR_CLIENTS: Final = frozenset({"arena", "cli"})
# What this room says of a game is needed on pages of no game, too: its name, its parts, its episodes.
HOME: Final = "home"
# What these say of a game is read on its pages and never at a table.
PAGES: Final = frozenset({"feats", "guides", "lessons", "pages", "rules", "variations"})

# A message with the lines that belong to it: indented, or empty.
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ }].*|$))*", re.MULTILINE)

# The first of these that is set decides, as in every other program.
_VARIABLES: Final = ("ASHFALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """The sentences of one language; English stands in for an unknown language and for a missing sentence."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in LANGUAGES else ENGLISH

    def __contains__(self, message_id: str) -> bool:
        return bool(_bundle(self.language).has_message(message_id))

    def format(self, message_id: str, /, **arguments: object) -> str:
        """The sentence with its arguments filled in; KeyError if there is none."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            raise KeyError(message_id)
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f'text "{message_id}" cannot be filled in: {errors[0]}')
        return str(text)


def pick_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, such as `pl` for `LANG=pl_PL.UTF-8`."""
    wish = next((environment[name] for name in _VARIABLES if environment.get(name)), ENGLISH)
    language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else ENGLISH


def messages(source: str) -> dict[str, str]:
    """The messages of a Fluent file by id, as they are written."""
    return {found[1]: found[0].rstrip() for found in _MESSAGE.finditer(source)}


def lacking(language: str) -> list[str]:
    """The ids that English has and a language has not, each with its file: ``web.ftl: web-new``."""
    english, own = _written(ENGLISH), _written(language)
    return [
        f"{name}.ftl: {message_id}"
        for name, source in english.items()
        for message_id in messages(source)
        if message_id not in messages(own.get(name, ""))
    ]


@cache
def text_files(language: str) -> dict[str, str]:
    """The Fluent files of a language by name, without the ending; English stands in for what it lacks."""
    own = _written(language)
    return {name: _completed(own.get(name, ""), english) for name, english in _written(ENGLISH).items()}


def is_for_clients(name: str) -> bool:
    """Whether web clients get the file of this name."""
    return NOT_FOR_CLIENTS.isdisjoint(name.split("_"))


@cache
def client_source_of(
    language: str, game: str = "", games: frozenset[str] = frozenset(), *, pages: bool = False
) -> str:
    """The Fluent source that web clients get of a game, or with an empty name of none of these games.

    Without games that is all that they get. What is read only on the pages of a game comes apart.
    """
    return "\n".join(
        source
        for name, source in text_files(language).items()
        if is_for_clients(name)
        and _game_of(name, games) == game
        and (not game or pages is not PAGES.isdisjoint(name.split("_")))
    )


def _game_of(name: str, games: frozenset[str]) -> str:
    parts = set(name.split("_"))
    return "" if HOME in parts else next(iter(parts & games), "")


@cache
def _written(language: str) -> dict[str, str]:
    """The files of a language as they are; none for a language without a folder."""
    entries = (LOCALE / language).iterdir() if language in LANGUAGES else ()
    named = {entry.name.removesuffix(".ftl"): entry for entry in entries if entry.name.endswith(".ftl")}
    return {name: named[name].read_text(encoding="utf-8") for name in sorted(named)}


def _completed(own: str, english: str) -> str:
    known = messages(own)
    missing = [text for message_id, text in messages(english).items() if message_id not in known]
    return "\n".join([own, *missing]) if missing else own


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported here because most programs that use the rules never print a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in text_files(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def percent(share: float | None, digits: int = 1) -> str:
    """A share in per cent; a dash where there is none."""
    return "-" if share is None else f"{100 * share:.{digits}f} %"
