"""What the bots think of cards is written down by their keys, and every card has a worth."""

from typing import Any

import pytest

from ashfall.bots.hardcity.by_card import ByCard, abilities, chaos_cards, equipment, specials
from ashfall.bots.hardcity.supplies import ABILITIES, GEAR, KEPT
from ashfall.bots.hardcity.zero_cards import HELD
from ashfall.bots.hardcity.zero_texts import SCHEMES, TEXTS
from ashfall.hardcity.ground.cards import BIG_IRON, BITE, CROWBAR, LOW_TIDE

TABLES: dict[str, ByCard[Any]] = {
    "kept": KEPT,
    "gear": GEAR,
    "abilities": ABILITIES,
    "held": HELD,
    "schemes": SCHEMES,
    "texts": TEXTS,
}


@pytest.mark.parametrize("name", TABLES)
def test_every_card_has_what_is_written_for_it_or_for_the_others(name: str) -> None:
    table = TABLES[name]
    keys = list(table.keys())
    assert set(table.written) <= set(keys)
    for number, key in enumerate(keys):
        assert table.of(number) == table.written.get(key, table.other)


def test_numbers_are_those_of_the_rules() -> None:
    assert KEPT.of(BIG_IRON) == KEPT.written["big_iron"] == max(KEPT.written.values())
    assert HELD.of(BITE) == HELD.written["bite"]
    assert GEAR.of(CROWBAR) is GEAR.written["crowbar"]
    assert SCHEMES.of(LOW_TIDE) is SCHEMES.written["low_tide"]


def test_cards_that_are_weighed_like_any_other_are_known() -> None:
    """Whoever adds a card meets it here: write a worth for it, or name it."""
    starting = {"old_tricks", "medical_training", "crack_shot", "mister_hammer"}  # nobody draws them
    assert set(abilities()) - set(KEPT.written) == starting
    assert set(chaos_cards()) - set(HELD.written) == set()
    assert set(equipment()) - set(GEAR.written) == set()
    assert set(specials()) - set(SCHEMES.written) == {"swap_lids", "short_circuit"}


def test_a_card_without_a_worth_has_the_usual_one() -> None:
    table = ByCard(lambda: ["new", "old"], {"old": 2.0}, 0.5)
    assert [table.of(0), table.of(1)] == [0.5, 2.0]


def test_a_key_that_no_card_has_is_a_mistake() -> None:
    table = ByCard(lambda: ["new", "old"], {"odl": 2.0}, 0.5)
    with pytest.raises(ValueError, match="no card has the key odl, expected one of: new, old"):
        table.of(0)
