"""K.A.F.A.R. in solo and co-op: his letters and how he comes (HC-13.13 to HC-13.16)."""

import pytest

from ashfall.hardcity.figures.mutants import damage_mutant
from ashfall.hardcity.ground import rows, trace
from ashfall.hardcity.ground.cards import (
    DONATHAN,
    HEAVY_FOOTSTEPS,
    ROAR,
    SHAKING_ASPHALT,
    SOMETHING_BIG,
    THEY_ARE_HERE,
)
from ashfall.hardcity.ground.moves import TARGET
from tests.hardcity.doctor import BY_TWO_ZONES, THREE_SPACES, coop, draw, is_over, pile, place_all
from tests.hardcity.stage import Stage

LETTERS = (THEY_ARE_HERE, HEAVY_FOOTSTEPS, SHAKING_ASPHALT, ROAR)


def before_the_last_letter(episode: int = 1, order: int = 0) -> Stage:
    """Four letters lie aside."""
    stage = coop(episode).pile(rows.ASIDE, LETTERS)
    stage.state.put(rows.LETTERS, len(LETTERS))
    stage.state.put(rows.ORDER, order)
    return stage


@pytest.mark.clause("HC-13.13", "HC-13.5")
def test_letters_are_set_aside_and_nothing_happens_before_the_fifth() -> None:
    stage = draw(coop(), SOMETHING_BIG)
    assert pile(stage, rows.ASIDE) == [SOMETHING_BIG]
    assert stage.events(trace.LETTER_SET_ASIDE) == [(SOMETHING_BIG, 1, -1, -1)]
    assert stage.get(rows.KAFAR_PLACE) == rows.NOT_YET


@pytest.mark.clause("HC-13.13", "HC-13.14")
def test_with_the_fifth_he_comes_on_the_active_officers_space() -> None:
    stage = draw(before_the_last_letter(), SOMETHING_BIG)
    assert stage.where(rows.KAFAR) == "D5"
    assert (stage.get(rows.KAFAR_PLACE), stage.get(rows.KAFAR_HEALTH)) == (rows.ON_MAP, 4)
    assert is_over(stage)


@pytest.mark.clause("HC-13.14")
@pytest.mark.parametrize(("order", "health"), [(3, 4), (4, 4), (5, 5), (6, 6)])
def test_his_hp_are_the_officers_points_but_at_least_four(order: int, health: int) -> None:
    stage = draw(before_the_last_letter(order=order), SOMETHING_BIG)
    assert stage.get(rows.KAFAR_HEALTH) == health


@pytest.mark.clause("HC-14.5.10")
def test_in_the_last_episode_his_hp_come_from_the_letters() -> None:
    stage = draw(before_the_last_letter(5, 3), SOMETHING_BIG)
    assert stage.get(rows.KAFAR_HEALTH) == 6


@pytest.mark.clause("HC-13.13", "HC-17.9.12")
def test_he_comes_as_near_as_possible() -> None:
    stage = before_the_last_letter(2).officer(DONATHAN, "C5")
    stage.state.put(rows.ROADBLOCK, stage.rules.truck)
    draw(stage, SOMETHING_BIG)
    near = {stage.label(fields[0]) for fields in stage.offers(TARGET)}
    assert near == {"B6", "C6", "D6"}  # the other spaces next to C5 are next to the truck on B3 to D4
    stage.do(TARGET, stage.space("B6"))
    assert stage.where(rows.KAFAR) == "B6"


@pytest.mark.clause("HC-13.13", "HC-13.4")
def test_he_comes_after_the_top_half_of_the_last_letter() -> None:
    aside = (THEY_ARE_HERE, HEAVY_FOOTSTEPS, SHAKING_ASPHALT, SOMETHING_BIG)
    stage = coop(at=BY_TWO_ZONES).pile(rows.ASIDE, aside)
    stage.state.put(rows.LETTERS, len(aside))
    place_all(draw(stage, ROAR), *THREE_SPACES)
    places = [stage.label(fields[1]) for fields in stage.events(trace.DEPLOYED)]
    assert places == [*THREE_SPACES, BY_TWO_ZONES]
    assert stage.where(rows.KAFAR) == BY_TWO_ZONES


@pytest.mark.clause("HC-13.16", "HC-R26", "HC-6.3")
def test_after_his_death_the_letters_circulate_and_he_does_not_return() -> None:
    stage = draw(before_the_last_letter(), SOMETHING_BIG)
    damage_mutant(stage.state, rows.KAFAR, 4, True)
    assert stage.get(rows.KILLS) == 3
    assert pile(stage, rows.CHAOS_DISCARDS) == [*LETTERS, SOMETHING_BIG]
    draw(stage.pile(rows.CHAOS_DISCARDS, LETTERS), SOMETHING_BIG)
    assert pile(stage, rows.CHAOS_DISCARDS) == [*LETTERS, SOMETHING_BIG]
    assert pile(stage, rows.ASIDE) == []
    assert stage.get(rows.KAFAR_PLACE) == rows.DEAD
