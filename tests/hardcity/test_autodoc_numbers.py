"""What an episode adds to the numbers of AutoDoc's cards: the shipped numbers, and what they do."""

import pytest

from ashfall.hardcity.content import AutoDocCard, Episode
from ashfall.hardcity.ground import cards, rows, trace
from ashfall.hardcity.ground.cards import (
    BLOOD_SCENT,
    ROAR,
    SHAKING_ASPHALT,
    STOLEN_DONUT,
    SWARM,
    THEY_ARE_HERE,
)
from ashfall.hardcity.ground.moves import CHOOSE_MUTANT
from ashfall.hardcity.ground.setup import COOP, Wishes, make_rules
from tests.hardcity.doctor import coop, draw, finish
from tests.hardcity.stage import SHIPPED, Stage

WEAKENED = next(each for each in SHIPPED.episodes if each.amount("autodoc_more") < 0)
STRENGTHENED = SHIPPED.episode(5)


def came(stage: Stage) -> list[str]:
    """Where mutants were deployed."""
    return [stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)]


def is_ours(card: AutoDocCard, field: str) -> bool:
    return SHIPPED.origins[f"autodoc.card.{card.key}.{field}"] == "design"


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("episode", SHIPPED.episodes, ids=lambda each: str(each.number))
def test_an_episode_raises_what_cards_deploy_and_activate(episode: Episode) -> None:
    more = episode.amount("autodoc_more")
    rules = make_rules(SHIPPED, Wishes(episode.number, COOP, 1), 1)
    roar, swarm = SHIPPED.auto[ROAR], SHIPPED.auto[SWARM]
    assert rules.auto_deploy[ROAR] == roar.deploy + more
    assert rules.auto_activate[SWARM] == swarm.activate + more
    assert rules.auto_deploy[SWARM] == 0
    assert rules.auto_activate[cards.SOMETHING_BIG] == cards.ALL


@pytest.mark.clause("HC-13.20")
@pytest.mark.parametrize("episode", SHIPPED.episodes, ids=lambda each: str(each.number))
def test_only_numbers_of_ours_are_changed(episode: Episode) -> None:
    rules = make_rules(SHIPPED, Wishes(episode.number, COOP, 1), 1)
    known = set()
    for number, card in enumerate(SHIPPED.auto):
        for field, now in (("deploy", rules.auto_deploy), ("activate", rules.auto_activate)):
            printed = getattr(card, field)
            if printed > 0 and not is_ours(card, field):
                known.add((number, field))
                assert now[number] == printed, card.key
    assert known == {(BLOOD_SCENT, "activate"), (THEY_ARE_HERE, "deploy")}


@pytest.mark.clause("HC-13.20", "HC-17.7.2")
def test_they_are_here_deploys_two_in_every_episode() -> None:
    stage = finish(draw(coop(STRENGTHENED.number, "D6", content=SHIPPED), THEY_ARE_HERE))
    assert len(came(stage)) == 2


@pytest.mark.clause("HC-13.20", "HC-17.7.1")
def test_blood_scent_picks_one_mutant_in_every_episode() -> None:
    stage = coop(STRENGTHENED.number, "D6", others="H6", content=SHIPPED)
    stage.mutants("D7", 2)
    stage.mutants("E6", 2)
    draw(stage, BLOOD_SCENT).do(CHOOSE_MUTANT, stage.offers(CHOOSE_MUTANT)[0][0])
    finish(stage)
    attackers = [fields[0] for fields in stage.events(trace.ATTACKED)]
    assert len(set(attackers)) <= 1
    assert len({fields[0] for fields in stage.events(trace.MUTANT_MOVED)}) == 1


@pytest.mark.clause("HC-13.20", "HC-17.7.5")
def test_a_card_that_is_made_weaker_still_deploys_one() -> None:
    assert SHIPPED.auto[SHAKING_ASPHALT].deploy + WEAKENED.amount("autodoc_more") < 1
    stage = finish(draw(coop(WEAKENED.number, content=SHIPPED), SHAKING_ASPHALT))
    assert len(came(stage)) == 1


@pytest.mark.clause("HC-13.20", "HC-17.7.11")
def test_a_card_that_is_made_weaker_still_activates_one() -> None:
    assert SHIPPED.auto[STOLEN_DONUT].activate + WEAKENED.amount("autodoc_more") < 1
    stage = coop(WEAKENED.number, "F5", content=SHIPPED)
    near, far = stage.mutants("F5")[0], stage.mutants("F3")[0]
    finish(draw(stage, STOLEN_DONUT))
    assert stage.person(cards.DONATHAN, rows.HEALTH) == 5
    assert (stage.where(near), stage.where(far)) == ("F5", "F3")


@pytest.mark.clause("HC-13.20", "HC-16.12", "HC-16.11")
def test_a_strong_card_fills_zone_after_zone_until_none_has_room() -> None:
    stage = coop(STRENGTHENED.number, "D6", content=SHIPPED)
    room = {stage.label(int(space)) for space in stage.rules.board.zone}
    assert stage.rules.auto_deploy[ROAR] > len(room)
    finish(draw(stage, ROAR))
    assert len(came(stage)) == len(room)
    assert set(came(stage)) == room
    assert stage.get(rows.CHAOS) == 0
