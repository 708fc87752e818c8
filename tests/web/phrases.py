"""Phrases of all kinds with their words in every language, for comparing other renderers with ours."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import msgspec

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.moves import verb_of
from ashfall.neuroshima.narration import event_phrase, tell
from ashfall.neuroshima.pointing import NOWHERE, pointing
from ashfall.neuroshima.sentences import decision_phrase, move_phrase, outcome_phrase
from ashfall.neuroshima.tile import Army
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.cards import tile_card
from ashfall.server.neuroshima.forecast import forecast_of
from ashfall.table.phrases import Phrase
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES
from tests.neuroshima.plays import PAIRS, pick

GAMES = 36  # one of each pair, so that all names meet all others
OF_A_KIND = 12  # phrases with the same id and the same choices


def corpus() -> dict[str, Any]:
    """Names of armies and tiles, and cases: seats, language, phrase, words."""
    return {
        "armies": [_sheet(load_army(key)) for key in army_keys()],
        "aims": list(aims()),
        "cases": [
            {"seats": seats, "language": language, "phrase": msgspec.to_builtins(phrase), "words": words}
            for seats, language, phrase, words in cases()
        ],
    }


def cases() -> Iterator[tuple[list[str], str, Phrase, str]]:
    """What is said in games of all pairs of armies, each phrase in all languages."""
    seen: dict[str, int] = {}
    for number in range(GAMES):
        match = Match(list(PAIRS[number % len(PAIRS)]), seed=number)
        armies = match.state.rules.armies
        voices = {language: Words(armies, language) for language in LANGUAGES}
        for phrase in _phrases(match, Stream(number)):
            kind = _kind(phrase)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= OF_A_KIND:
                for language, words in voices.items():
                    yield match.armies, language, phrase, words.say(phrase)


def aims() -> Iterator[dict[str, Any]]:
    """Where every tile points with every facing, in words; empty where no facing is told."""
    for key in army_keys():
        army = load_army(key)
        for language in LANGUAGES:
            words = Words([army], language)
            for tile, facing in product(army.tiles, range(6)):
                told = pointing(tile, facing)
                said = "" if told == NOWHERE else words.say(Phrase("table-hex-facing", {"facing": told}))
                found = {"army": key, "tile": tile.key, "facing": facing}
                yield {**found, "language": language, "words": said}


def _kind(phrase: Phrase) -> str:
    """Its id and the words that choose among the variants of the text."""
    chosen = [value for name, value in phrase.args.items() if name in ("cause", "how", "kind", "reason")]
    return f"{phrase.id} {' '.join(str(value) for value in chosen if isinstance(value, str))}"


def _phrases(match: Match, stream: Stream) -> Iterator[Phrase]:
    while match.decision is not None:
        state = match.state
        yield decision_phrase(state, match.decision)
        for verb in {verb_of(move.code): move for move in match.legal}.values():
            yield move_phrase(state, verb)
        code = pick([move.code for move in match.legal], stream)
        if stream.below(8) == 0:
            yield from _forecast(match, code)
        for event, told in tell(match.push(code), state.rules.armies):
            yield event_phrase(event, state.rules.armies)
            if told is not None:
                yield told
    assert match.outcome is not None
    yield outcome_phrase(match.outcome)


def _forecast(match: Match, code: int) -> Iterator[Phrase]:
    forecast = forecast_of(match.state, match.move(code))
    yield from forecast.assumed
    if forecast.summary is not None:
        yield forecast.summary
    for phase in forecast.phases:
        for line in phase.lines:
            yield line.phrase
            if line.result is not None:
                yield line.result


def _sheet(army: Army) -> dict[str, Any]:
    tiles: Sequence[dict[str, Any]] = [
        {
            "tile": tile.key,
            "name": dict(tile.names),
            "card": msgspec.to_builtins(tile_card(army, tile.key)),
        }
        for tile in army.tiles
    ]
    return {"army": army.key, "name": dict(army.names), "tiles": tiles}
