"""The named levels: who there is, and that each has more budget or fewer slips than the one below."""

import pytest

from ashfall.bots.hardcity.roster import LEVELS
from ashfall.bots.registry import bot_options, make_bot
from ashfall.server.hardcity.table import TABLE
from ashfall.table.texts import LANGUAGES, Texts
from tests.bots.hardcity.tables import asked, decisions

NAMES = tuple(LEVELS)


def test_slips_grow_fewer_and_budgets_larger() -> None:
    options = [bot_options(name, "hardcity") for name in NAMES]
    slips = [float(option["blur"]) for option in options if "blur" in option]
    budgets = [int(option["iterations"]) or 10**9 for option in options if "iterations" in option]
    assert slips == sorted(slips, reverse=True)
    assert len(set(slips)) == len(slips)
    assert slips[-1] == 0
    assert budgets == sorted(budgets)
    assert len(set(budgets)) == len(budgets)
    assert len(slips) + len(budgets) == len(NAMES)


def test_people_are_offered_the_levels() -> None:
    assert tuple(TABLE.levels) == NAMES
    assert set(NAMES) < set(TABLE.bots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_texts_of_their_own(language: str) -> None:
    texts = Texts(language)
    for end in ("", "-about"):
        assert len({texts.format(f"bot-{name}{end}") for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_every_level_leads_both_sides(name: str, mode: str) -> None:
    bot = make_bot(name, "hardcity")
    for state in decisions(3, mode, 5, 40, 3):
        assert asked(bot, state, iterations=2).move.code in [int(code) for code in state.legal]
