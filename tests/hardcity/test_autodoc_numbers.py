"""What the first AutoDoc step of a round draws, and that nothing else changes the numbers of its cards."""

import pytest

from ashfall.hardcity.content import Episode
from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import SECOND_WIND
from ashfall.hardcity.ground.setup import COOP, Wishes, make_rules
from tests.hardcity.doctor import coop, draw, finish
from tests.hardcity.stage import SHIPPED, Stage

HARD = max(SHIPPED.episodes, key=lambda each: each.amount("first_step_cards"))
MORE = HARD.amount("first_step_cards")


def drawn(stage: Stage) -> int:
    """How many cards a whole AutoDoc step draws from a deck of Second Winds."""
    finish(draw(stage, *[SECOND_WIND] * 9))
    return len(stage.events(trace.AUTO_DRAWN))


@pytest.mark.clause("HC-13.20", "HC-13.4", "HC-R75")
def test_the_first_step_of_a_round_draws_more_cards() -> None:
    assert MORE > 0
    assert drawn(coop(HARD.number, content=SHIPPED)) == 1 + MORE


@pytest.mark.clause("HC-13.20", "HC-R75")
def test_later_steps_of_the_round_draw_one() -> None:
    stage = coop(HARD.number, content=SHIPPED)
    stage.state.set_person(1, rows.DONE, 1)
    assert drawn(stage) == 1


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize(("first_round", "less"), [(1, 1), (2, 0)], ids=["first round", "later"])
def test_three_officers_have_a_quieter_first_round(first_round: int, less: int) -> None:
    assert HARD.amount("first_round_less") == 1
    stage = coop(HARD.number, content=SHIPPED)
    stage.state.put(rows.ROUND, first_round)
    stage.rules.officers = 3
    assert drawn(stage) == 1 + MORE - less


@pytest.mark.clause("HC-11.6", "HC-13.20")
@pytest.mark.parametrize(("first_round", "more"), [(1, 3), (2, 0)], ids=["first round", "later"])
def test_victories_of_a_campaign_warn_autodoc(first_round: int, more: int) -> None:
    stage = coop(5)
    stage.state.put(rows.ROUND, first_round)
    stage.rules.warning_cards = make_rules(SHIPPED, Wishes(5, COOP, 1, wins=3), 1).warning_cards
    assert drawn(stage) == 1 + more


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("episode", SHIPPED.episodes, ids=lambda each: str(each.number))
def test_cards_deploy_and_activate_as_they_say(episode: Episode) -> None:
    rules = make_rules(SHIPPED, Wishes(episode.number, COOP, 1), 1)
    for number, card in enumerate(SHIPPED.auto):
        assert (rules.auto_deploy[number], rules.auto_activate[number]) == (card.deploy, card.activate)
    assert rules.first_step_cards == episode.amount("first_step_cards")
