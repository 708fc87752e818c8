"""Sentences for people, from one Fluent file per language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Texts", "client_source", "languages", "pick_language"]

LANGUAGES: Final = ("en", "pl", "uk")
FALLBACK: Final = "en"

# Sentences that a web client does not need: those of the command line and of games that it does not show.
TERMINAL: Final = ("cli-", "arena-", "play-", "hc-")

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
def client_source(language: str) -> str:
    """The Fluent source of a language without comments and without what only the command line says."""
    from fluent.syntax import FluentParser, ast

    source = _source(language)
    messages = (entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))
    spans = (message.span for message in messages if not message.id.name.startswith(TERMINAL))
    return "".join(source[span.start : span.end] + "\n" for span in spans if span)


@cache
def _source(language: str) -> str:
    entry = files("ashfall") / "locale" / f"{language}.ftl"
    return entry.read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported here because most programs that use the rules never print a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language)))
    return bundle


def _format(bundle: "FluentBundle", message_id: str, arguments: dict[str, object]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f'text "{message_id}" cannot be filled in: {errors[0]}')
    return str(text)
