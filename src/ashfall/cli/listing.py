"""What ``ashfall list`` is told, and the bots of any game as it tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ashfall.bots.limits import SECONDS
from ashfall.bots.registry import UnknownBot, Value, bot_about, bot_names, bot_options, is_ours
from ashfall.cli.parser import Parser
from ashfall.cli.player import HUMAN
from ashfall.table.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["add_arguments", "bot_facts", "say_bots"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    parser.add_game()
    parser.add_json()
    parser.add_language()


def bot_facts(name: str, game: str) -> dict[str, Any]:
    """A bot with its options; one of an installed package that cannot be loaded says why."""
    try:
        options = bot_options(name, game)
    except UnknownBot as error:
        return {"key": name, "options": {}, "name": {}, "about": {}, "problem": str(error)}
    return {
        "key": name,
        "options": options,
        "name": {language: _title(name, game, language) for language in LANGUAGES},
        "about": {language: _about(name, game, language) for language in LANGUAGES},
    }


def say_bots(console: Console, texts: Texts, game: str) -> None:
    """Who can play a game: people, and every bot with its options."""
    from rich.markup import escape

    from ashfall.cli.console import say

    say(console, HUMAN, 2)
    for bot in (bot_facts(name, game) for name in bot_names(game)):
        about = bot.get("problem") or bot["about"][texts.language]
        say(console, escape(f"{_named(bot, texts.language)}: {about}"), 2)
        if bot["options"]:
            say(console, escape(texts.format("cli-bot-options", options=_written(bot["options"]))), 4)
        if _is_unlimited(bot, game):
            say(console, texts.format("cli-bot-unlimited", seconds=f"{SECONDS:g}"), 4)


def _named(bot: dict[str, Any], language: str) -> str:
    """The key that is typed and, where it is another word, the name that is shown elsewhere."""
    key, name = bot["key"], bot["name"].get(language, "")
    return key if name.lower() in ("", key) else f"{key} ({name})"


def _title(name: str, game: str, language: str) -> str:
    return _text(f"bot-{name}", name, game, language) or name


def _about(name: str, game: str, language: str) -> str:
    return _text(f"bot-{name}-about", name, game, language) or bot_about(name, game)


def _text(message: str, name: str, game: str, language: str) -> str:
    """What the texts say about a bot that comes with its game; "" for others and those of other packages."""
    texts = Texts(language)
    return texts.format(message) if is_ours(name, game) and message in texts else ""


def _is_unlimited(bot: dict[str, Any], game: str) -> bool:
    """Whether a bot of ours could be given a limit and has none: then it takes the usual seconds."""
    limits = [bot["options"].get(name) for name in ("iterations", "seconds")]
    return is_ours(bot["key"], game) and limits == [0, 0]


def _written(options: dict[str, Value]) -> str:
    """Options as they are typed, with their defaults."""
    return ", ".join(f"{key}={_value(value)}" for key, value in options.items())


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)
