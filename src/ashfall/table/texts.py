"""Sentences for people, from a folder of Fluent files for each language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "LANGUAGES",
    "Texts",
    "client_source",
    "is_for_clients",
    "languages",
    "percent",
    "pick_language",
    "text_files",
]

LANGUAGES: Final = ("en", "pl", "uk")
FALLBACK: Final = "en"

# A file is named after its room and its game, such as cli_neuroshima. These rooms never speak in the browser,
# and this game is not shown there yet.
NOT_FOR_CLIENTS: Final = frozenset({"arena", "cli", "hardcity"})

# The first of these that is set decides, as in every other program.
_VARIABLES: Final = ("ASHFALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """The sentences of one language; English stands in for an unknown language and for a missing sentence."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in LANGUAGES else FALLBACK

    def __contains__(self, message_id: str) -> bool:
        return any(_bundle(language).has_message(message_id) for language in (self.language, FALLBACK))

    def format(self, message_id: str, /, **arguments: object) -> str:
        """The sentence with its arguments filled in; KeyError if no language has it."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(message_id):
                return _format(bundle, message_id, arguments)
        raise KeyError(message_id)


def languages() -> tuple[str, ...]:
    """The languages that have a file, English first."""
    return LANGUAGES


def pick_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, such as `pl` for `LANG=pl_PL.UTF-8`."""
    wish = next((environment[name] for name in _VARIABLES if environment.get(name)), FALLBACK)
    language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else FALLBACK


@cache
def text_files(language: str) -> dict[str, str]:
    """The Fluent files of a language, each under its name without the ending."""
    folder = files("ashfall") / "locale" / language
    entries = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda one: one.name
    )
    return {entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8") for entry in entries}


def is_for_clients(name: str) -> bool:
    """Whether web clients get the file of this name."""
    return NOT_FOR_CLIENTS.isdisjoint(name.split("_"))


@cache
def client_source(language: str) -> str:
    """The Fluent source of the files that web clients get."""
    return "\n".join(source for name, source in text_files(language).items() if is_for_clients(name))


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported here because most programs that use the rules never print a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in text_files(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _format(bundle: "FluentBundle", message_id: str, arguments: dict[str, object]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f'text "{message_id}" cannot be filled in: {errors[0]}')
    return str(text)


def percent(share: float | None, digits: int = 1) -> str:
    """A share in per cent; a dash where there is none."""
    return "-" if share is None else f"{100 * share:.{digits}f} %"
