"""Phrases put into words: what every game can say, and what only some of them name."""

import pytest

from ashfall import neuroshima
from ashfall.hardcity.telling.words import Words as CityWords
from ashfall.neuroshima.words import Words
from ashfall.table.phrases import Listing, Phrase, SeatRef, TileRef, UnitRef
from ashfall.table.texts import LANGUAGES

NESTED = Phrase(
    "hc-outcome-won", {"side": Phrase("hc-officers"), "reason": Listing((Phrase("hc-zero"), "x", 3))}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_in_phrases_and_lists_are_filled_in(language: str) -> None:
    words = CityWords(language)
    said = words.say(NESTED)
    assert words.say(Phrase("hc-officers")) in said
    assert f"{words.say(Phrase('hc-zero'))}, x, 3" in said
    armies = neuroshima.Match(["moloch", "borgo"]).state.rules.armies
    assert Words(armies, language).say(NESTED) == said


@pytest.mark.parametrize("reference", [SeatRef(0), TileRef(0, "hq"), UnitRef(0, "hq", "C3")])
def test_only_a_game_that_has_them_names_seats_tiles_and_units(
    reference: SeatRef | TileRef | UnitRef,
) -> None:
    phrase = Phrase("outcome-won", {"seat": reference, "reason": "x"})
    armies = neuroshima.Match(["moloch", "borgo"]).state.rules.armies
    assert Words(armies).say(phrase)
    with pytest.raises(TypeError, match=type(reference).__name__):
        CityWords().say(phrase)
