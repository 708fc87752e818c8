"""``ashfall list hardcity``: episodes, modes, officers and bots."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from ashfall.bots.registry import bot_names
from ashfall.cli.hardcity.table import player_range
from ashfall.cli.listing import add_arguments, bot_facts, say_bots
from ashfall.cli.results import tell_result
from ashfall.hardcity import GAME
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import MODES
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import LANGUAGES

__all__ = ["add_arguments", "run"]


def run(options: Namespace) -> int:
    """List."""
    return tell_result(options, _facts, lambda: _show(options.lang))


def _facts() -> dict[str, Any]:
    content = load_content()
    return {
        "game": "hardcity",
        "episodes": [_episode(episode.number) for episode in content.episodes],
        "modes": [{"key": mode, "players": _players(mode)} for mode in MODES],
        "officers": [
            {
                "key": officer.key,
                "names": {language: Words(language).say(names.person(officer.key)) for language in LANGUAGES},
                "hp": officer.hp,
                "ability": officer.ability,
            }
            for officer in content.officers
        ],
        "allies": [ally.key for ally in content.allies],
        "campaign": list(content.core.campaign.order),
        "bots": [bot_facts(name, GAME.name) for name in bot_names(GAME.name)],
    }


def _episode(number: int) -> dict[str, Any]:
    titles = {language: Words(language).say(names.episode(number)) for language in LANGUAGES}
    layouts = [list(layout.events) for layout in load_content().episode(number).layouts]
    return {"number": number, "names": titles, "layouts": layouts}


def _players(mode: str) -> list[int]:
    fewest, most = player_range(mode)
    return list(range(fewest, most + 1))


def _show(language: str) -> None:
    from rich.markup import escape

    from ashfall.cli.console import new_console, say

    console, words, content = new_console(), Words(language), load_content()
    texts = words.texts

    def head(name: str) -> None:
        say(console, f"[bold]{texts.format(name)}[/]")

    head("cli-city-episodes")
    for episode in content.episodes:
        title = names.episode(episode.number)
        say(console, f"{episode.number} [bold]{escape(words.say(title))}[/]", 2)
        say(console, f"[dim]{escape(texts.format(f'{title.id}-about'))}[/]", 4)
    head("cli-modes")
    for mode in MODES:
        count = "-".join(map(str, player_range(mode)))
        say(console, texts.format("cli-city-mode-fact", mode=f"[bold]{mode}[/]", players=count), 2)
    head("cli-city-officers")
    for officer in content.officers:
        ability = words.say(names.ability(officer.ability))
        fact = texts.format("cli-city-officer-fact", hp=officer.hp, ability=escape(ability))
        say(console, f"[bold]{escape(words.say(names.person(officer.key)))}[/] ({officer.key}): {fact}", 2)
    head("cli-players")
    say_bots(console, texts, GAME.name)
