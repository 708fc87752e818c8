"""The cards that pages show."""

from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import pytest

from ashfall.hardcity.content import load_content
from ashfall.hardcity.telling.words import Words
from ashfall.server.hardcity.card_shapes import CityCard
from ashfall.server.hardcity.http.cards import all_cards
from ashfall.table.texts import LANGUAGES
from tests.server.running import RunningServer


def test_every_card_of_the_game_is_there_once() -> None:
    content = load_content()
    kinds: dict[str, Sequence[Any]] = {
        "ability": content.abilities,
        "equipment": content.equipment,
        "take": content.takes,
        "chaos": content.chaos,
        "auto": content.auto,
    }
    for kind, printed in kinds.items():
        assert [card.key for card in all_cards() if card.kind == kind] == [card.key for card in printed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_can_be_told(language: str) -> None:
    words = Words(language)
    for card in all_cards():
        told = [card.name, card.text, *filter(None, (card.bottom, card.bottom_text))]
        assert all(words.say(phrase).strip() for phrase in told)


def test_cards_over_http(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/hardcity/cards")
    assert msgspec.json.decode(answer.content, type=list[CityCard]) == all_cards()
    bite = next(card for card in all_cards() if card.key == "bite")
    assert (bite.of, set(bite.basics)) == ("reaction", {"deploy", "move", "attack"})
