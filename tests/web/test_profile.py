"""The profile: what somebody's games came to, and the file in which they take them along."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.axe import grave_faults
from tests.web.people import PHONE, Person, Visit
from tests.web.table import Player

HOUR = 3_600_000
NOON = 1_795_003_200_000  # of 18 November 2026


def games() -> list[dict[str, object]]:
    played: list[dict[str, object]] = [
        {"result": "won", "part": "moloch", "bots": ["recruit"], "deeds": {"unharmed": 1, "medics": 2}},
        {"result": "lost", "part": "borgo", "bots": ["soldier"]},
        {"result": "won", "part": "moloch", "bots": ["recruit"]},
    ]
    found: list[dict[str, object]] = [
        {"id": f"n{n}", "game": "neuroshima", "way": "duel", "at": NOON - n * HOUR, **one}
        for n, one in enumerate(played)
    ]
    city = {"id": "c", "game": "hardcity", "result": "won", "part": "zero", "way": "versus", "at": NOON}
    return [*found, city]


def bring(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "ashfall-profile.json"
    file.write_text(json.dumps({"kind": "ashfall profile", "version": 1, "games": games()}))
    with person.page.expect_file_chooser() as asked:
        person.press_button("profile-bring")
    asked.value.set_files(file)
    expect(person.page.get_by_text(person.say("profile-brought-done", added=4))).to_be_visible()


def test_results_come_with_a_file_and_stay(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.open("/")
    person.press(person.page.get_by_role("banner").get_by_role("link", name=person.say("profile-title")))
    expect(person.page.get_by_text(person.say("profile-empty"))).to_be_visible()
    bring(person, tmp_path)
    for _ in range(2):
        neuroshima = person.page.get_by_role("region", name="Neuroshima Hex")
        bar = person.say("profile-bar", won=2, lost=0, drawn=0, games=2)
        moloch = neuroshima.get_by_role("listitem").filter(has_text="Moloch")
        expect(moloch).to_contain_text(bar)
        feats = person.page.get_by_role("region", name=person.say("profile-feats"))
        reached = feats.get_by_role("listitem").filter(has_text=person.say("profile-feat-done"))
        expect(reached).to_have_count(1)
        expect(reached).to_contain_text(person.say("feat-unharmed"))
        expect(person.page.get_by_role("region", name="Hard City")).to_contain_text(person.say("hc-zero"))
        person.reload()
    with person.page.expect_download() as saved:
        person.press_button("profile-save")
    kept = json.loads(Path(saved.value.path()).read_text())
    assert {game["id"] for game in kept["games"]} == {"n0", "n1", "n2", "c"}


def resign(person: Person) -> None:
    Player(person).my_turn()
    for button, place in (("table-menu", ""), ("table-resign", "menu"), ("table-resign", "resign-title")):
        where = person.page.get_by_role("dialog", name=person.say(f"table-{place}")) if place else person.page
        person.press(where.get_by_role("button", name=person.say(button), exact=True))
    Player(person).look("is_over")


def test_an_own_game_leads_to_its_replay(visit: Visit) -> None:
    person = visit(PHONE, locale="uk-UA")
    person.start_game("local")
    resign(person)
    match = person.match
    person.open("/profile")
    recent = person.page.get_by_role("region", name=person.say("profile-recent"))
    expect(recent.locator(f"a[href='/replay/{match}']")).to_be_visible()
    expect(recent.locator(f"a[href='/review/{match}']")).to_be_visible()
    assert person.beyond_the_edge()["out"] == []


def test_a_file_that_is_none_is_one_sentence(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    person.pardon("422|400")
    person.open("/profile")
    for text, reason in (
        ("no JSON", person.say("profile-file-none")),
        ('{"kind":"ashfall profile","version":1,"games":[{}]}', "games[0].id: this field is missing."),
    ):
        file = tmp_path / "other.json"
        file.write_text(text)
        with person.page.expect_file_chooser() as asked:
            person.press_button("profile-bring")
        asked.value.set_files(file)
        expect(person.page.get_by_text(reason)).to_be_visible()


def test_a_full_profile_is_accessible(visit: Visit, tmp_path: Path) -> None:
    person = visit(bypass_csp=True)
    person.open("/profile")
    bring(person, tmp_path)
    assert grave_faults(person) == []
