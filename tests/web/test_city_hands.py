"""What hands do on the map of Hard City: many mutants at once, a closer look at a space."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import expect

from ashfall.hardcity import Match
from tests.web.axe import grave_faults
from tests.web.city import moment, sit_down
from tests.web.people import CALM, Person, Visit


def meeting(match: Match) -> tuple[str, str, str] | None:
    """Two spaces with a mutant that can go to a third one, where none is yet; None where there are none."""
    if match.decision is None or match.decision.kind != "mutants_act":
        return None
    now = match.view(int(match.state.chooser)).now()
    if now.acts is None or now.acts.move < 2:
        return None
    at = {mutant.mutant: mutant.space for mutant in now.mutants}
    goals: dict[str, set[str]] = {}
    for move in match.legal:
        verb, *words = move.text.split()
        if verb == "move":
            goals.setdefault(words[0], set()).add(words[1])
    for one, other in combinations(goals, 2):
        free = sorted((goals[one] & goals[other]) - set(at.values()) - {"boat", "car", "truck"})
        lonely = all(list(at.values()).count(at[name]) == 1 for name in (one, other))
        if free and lonely:
            return at[one], at[other], free[0]
    return None


def words_of(person: Person, space: str) -> str:
    """What is said of a space of the map."""
    return person.page.locator(f'[data-space="{space}"]').get_attribute("aria-label") or ""


@pytest.mark.timeout(300)
def test_many_mutants_go_to_a_space_and_a_space_tells_what_is_there(visit: Visit) -> None:
    match = moment(5, "versus", 3, lambda match: meeting(match) is not None)
    places = meeting(match)
    assert places is not None
    one, other, goal = places
    person = visit(bypass_csp=True, **CALM)
    sit_down(person, match.record().to_json(), "me", "local", "local")
    before = {space: words_of(person, space) for space in places}
    for space in (one, other):
        person.page.locator(f'[data-space="{space}"]').click(modifiers=["Shift"])
    person.press(person.page.locator(f'[data-space="{goal}"]'))
    rows = person.page.locator(".prompt li:not(.staying)")
    expect(rows).to_have_count(2)
    person.page.locator(f'[data-space="{goal}"]').click(button="right")
    expect(person.page.get_by_role("region", name=person.say("city-on-space", space=goal))).to_be_visible()
    faults = grave_faults(person)
    assert not faults, "\n".join(faults)
    person.press(person.page.locator(".prompt .primary"))
    for space, words in before.items():
        expect(person.page.locator(f'[data-space="{space}"]')).not_to_have_attribute("aria-label", words)
