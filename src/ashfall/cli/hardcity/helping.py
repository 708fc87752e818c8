"""What a game in the terminal explains: the episode, cards, figures and words, as console markup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.markup import escape

from ashfall.cli.hardcity.frame import legend_line
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, VERSUS_SPECIALS
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.briefing import EpisodeRule, brief
from ashfall.hardcity.telling.words import Words
from ashfall.table.errors import shown
from ashfall.table.phrases import Phrase

__all__ = ["episode_lines", "explanation_line", "help_lines"]

EPISODE: Final = "episode"
BULLET: Final = "•"


def help_lines(state: State, words: Words, name: str) -> list[str]:
    """The commands and the signs on the map; or, for a name, what a card or figure of that name does."""
    texts = words.texts
    if not name:
        legend = escape(f"{texts.format('play-city-legend')} {legend_line(state, words)}")
        return [escape(texts.format("play-city-help")), "", legend]
    wanted = name.casefold()
    if wanted in (EPISODE, texts.format("cli-city-episode").casefold()):
        return episode_lines(state, words)
    for key, phrase in _explained():
        if wanted in (key, words.say(phrase).casefold()):
            return [explanation_line(state, words, phrase)]
    return [texts.format("play-city-no-card", name=escape(shown(name)))]


def episode_lines(state: State, words: Words) -> list[str]:
    """What the episode is about, how it is won and what is special in it."""
    mode = VERSUS if state.rules.zero >= 0 else COOP
    briefing, say = brief(state.rules.script, mode), words.say
    about = [] if briefing.about is None else [f"[dim]{escape(say(briefing.about))}[/]"]
    return [
        f"[bold]{escape(words.title(state))}[/]",
        *about,
        "",
        escape(say(briefing.goal.text)),
        f"[bold cyan]{escape(say(names.side('officers')))}[/]",
        *_rule_lines(words, briefing.order),
        f"[bold #6fc02a]{escape(say(names.side('zero' if mode == VERSUS else 'autodoc')))}[/]",
        *_rule_lines(words, briefing.chaos),
        "",
        f"[bold]{escape(words.texts.format('play-city-special-rules'))}[/]",
        *_rule_lines(words, briefing.special),
        "",
        f"[dim]{escape(words.texts.format('play-city-more-help'))}[/]",
    ]


def _rule_lines(words: Words, rules: tuple[EpisodeRule, ...]) -> Iterator[str]:
    """The rules, with their clauses; several in a row that have the same one tell it once."""
    for rule, following in zip(rules, (*rules[1:], None), strict=True):
        is_last = following is None or following.clause != rule.clause
        clause = f" [dim]{rule.clause}[/]" if is_last else ""
        yield f"{BULLET} {escape(words.say(rule.text))}{clause}"


def _explained() -> Iterator[tuple[str, Phrase]]:
    """Everything that has a text, by key."""
    content = load_content()
    yield from ((card.key, names.ability(card.key)) for card in content.abilities)
    yield from ((card.key, names.equipment(card.key)) for card in content.equipment)
    yield from ((take.key, names.take(take.key)) for take in content.takes)
    yield from ((card.key, names.chaos_card(card.key)) for card in content.chaos)
    yield from ((card.key, names.auto_card(card.key)) for card in content.auto)
    yield from ((card.key, names.bottom_half(card.key)) for card in content.auto if card.bottom)
    yield from ((key, names.special(key)) for key in (*VERSUS_SPECIALS, *AUTO_SPECIALS))
    yield from ((enemy.key, names.enemy(enemy.key)) for enemy in content.enemies)
    yield from ((ally.key, names.person(ally.key)) for ally in content.allies)


def explanation_line(state: State, words: Words, phrase: Phrase) -> str:
    """A name and what it does in this episode."""
    text = words.say(names.explanation(phrase, state.rules.script))
    return f"[bold]{escape(words.say(phrase))}[/]: {escape(text)}"
