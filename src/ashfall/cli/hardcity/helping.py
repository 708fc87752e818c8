"""What a game in the terminal explains: the episode, cards, figures and words, as console markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from rich.markup import escape

from ashfall.cli.hardcity.frame import legend_line
from ashfall.cli.hardcity.glyphs import LETTERS, SIGNS
from ashfall.hardcity.ground.holdings import person_key
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.match import Match
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.briefing import EpisodeRule, brief
from ashfall.hardcity.telling.glossary import GlossaryEntry, glossary
from ashfall.hardcity.telling.words import Words
from ashfall.table.errors import shown
from ashfall.table.phrases import Phrase

__all__ = [
    "command_lines",
    "episode_lines",
    "explanation_line",
    "find_entries",
    "help_lines",
    "near_words",
]

EPISODE: Final = "episode"
BULLET: Final = "•"
ANY_ENDING: Final = "*"
MOST_NEAR: Final = 4
LIKE: Final = 0.65  # how much a word must look like another one to be meant, from 0 to 1
UNTYPED: Final = re.compile(r"[^\w’'-]|_")  # what parts the words of a name


def command_lines(match: Match, words: Words) -> list[str]:
    """The commands, the settings that may be typed now, and the signs on the map."""
    texts, state, settings = words.texts, match.state, match.settings
    wide = max((len(setting.text) for setting in settings), default=0)
    return [
        escape(texts.format("play-city-help")),
        *(escape(f"{setting.text:{wide}}  {words.move(state, setting)}") for setting in settings),
        "",
        escape(f"{texts.format('play-city-legend')} {legend_line(state, words)}"),
    ]


def help_lines(state: State, words: Words, name: str) -> list[str]:
    """What a card, a figure or a word of this name means."""
    texts = words.texts
    wanted = name.casefold()
    if wanted in (EPISODE, texts.format("cli-city-episode").casefold()):
        return episode_lines(state, words)
    found = find_entries(state, words, name)
    if found:
        return [_entry_line(words, entry) for entry in found]
    near = ", ".join(near_words(state, words, name))
    unknown = texts.format("play-city-no-word", name=escape(shown(name)))
    return [unknown, *([texts.format("play-city-near-words", words=escape(near))] if near else [])]


def episode_lines(state: State, words: Words) -> list[str]:
    """What the episode is about, how it is won and what is special in it."""
    mode, say = _mode(state), words.say
    briefing = brief(state.rules.script, mode)
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


# Words.


def find_entries(state: State, words: Words, wanted: str) -> list[GlossaryEntry]:
    """What a word may mean; of several words that mean nothing together, what each of them means."""
    entries = list(glossary(state.rules.script, _mode(state)))
    asked = _plain(_meant(words, wanted))
    found = _meanings(entries, words, asked)
    if not found:
        found = [entry for word in asked.split() for entry in _meanings(entries, words, word)]
    return list({entry.name.id: entry for entry in found}.values())


def _meanings(entries: list[GlossaryEntry], words: Words, asked: str) -> list[GlossaryEntry]:
    """What is called so and what the word leads to; else what has it in its name."""
    called = [e for e in entries if asked in (_plain(e.key), _plain(words.say(e.name)))]
    called = [e for e in called if _family(e) == _family(called[0])]
    led = [e for e in entries if e.also and _leads(asked, words.say(e.also))]
    return [*called, *led] or [e for e in entries if asked in _plain(words.say(e.name)).split()]


def _family(entry: GlossaryEntry) -> str:
    """Cards of a deck; the same name in the other deck is another card."""
    return entry.name.id.split("-")[1]


def _mode(state: State) -> str:
    return COOP if state.rules.coop else VERSUS


def _meant(words: Words, wanted: str) -> str:
    """A sign of the map means what it stands for, a letter an officer."""
    if wanted in LETTERS:
        return words.say(names.person(person_key(LETTERS.index(wanted))))
    return words.texts.format(SIGNS[wanted]) if wanted in SIGNS else wanted


def _plain(text: str) -> str:
    """A name without what people do not type."""
    return " ".join(UNTYPED.sub(" ", text.casefold()).split()) or text


def _leads(asked: str, also: str) -> bool:
    """Whether a word stands in a list of words; one with a star stands for all its endings."""
    return any(
        asked.startswith(word[:-1]) and " " not in asked if word.endswith(ANY_ENDING) else asked == word
        for word in also.split(", ")
    )


def near_words(state: State, words: Words, wanted: str) -> list[str]:
    """Words that can be explained and look like this one."""
    known: dict[str, None] = {}
    for entry in glossary(state.rules.script, _mode(state)):
        known[words.say(entry.name)] = None
        if entry.also:
            known.update(dict.fromkeys(words.say(entry.also).replace(ANY_ENDING, "").split(", ")))
    spelled = {_plain(word): word for word in known}
    return [spelled[word] for word in get_close_matches(_plain(wanted), spelled, MOST_NEAR, LIKE)]


def _entry_line(words: Words, entry: GlossaryEntry) -> str:
    told = " ".join(words.say(text) for text in entry.texts)
    return f"[bold]{escape(words.say(entry.name))}[/]: {escape(told)}"


def explanation_line(state: State, words: Words, phrase: Phrase) -> str:
    """A name and what it does in this episode."""
    text = words.say(names.explanation(phrase, state.rules.script))
    return f"[bold]{escape(words.say(phrase))}[/]: {escape(text)}"
