"""The analysis follows every move: live ideas, a tree of what was tried, an address that holds it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.people import CALM, PHONE, Person, Visit


class Followed:
    """The analysis with its ideas and its tree."""

    def __init__(self, person: Person, path: str = "/analysis") -> None:
        self.person = person
        self.page = person.page
        person.open(path)
        expect(self.ideas.first).to_be_visible()

    @property
    def ideas(self) -> Locator:
        return self.page.get_by_role("main").locator("article .idea")

    @property
    def tree(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("analysis-variations"))

    @property
    def here(self) -> Locator:
        return self.tree.locator("[aria-current=step]")

    def moves(self, count: int) -> None:
        expect(self.tree.get_by_role("listitem")).to_have_count(count + 1)

    def play(self, index: int) -> str:
        """Play an idea; the place that it leads to."""
        before = self.page.url
        self.person.press(self.ideas.nth(index))
        self.page.wait_for_url(lambda url: url != before)
        expect(self.ideas.first).to_be_visible()
        return self.here.locator(".words").inner_text()


def test_moves_branch_and_an_address_brings_them_back(visit: Visit) -> None:
    person = visit(**CALM)
    bench = Followed(person)
    start = person.say("analysis-start")
    expect(person.page.get_by_role("navigation").get_by_role("link").first).to_be_visible()
    expect(bench.page.locator(".overlays text").last).to_have_text("A")

    first = bench.play(0)
    person.page.keyboard.press("ArrowLeft")
    expect(bench.here).to_contain_text(start)
    expect(bench.ideas.first).to_be_visible()
    second = bench.play(1)
    bench.moves(2)
    assert first != second
    expect(bench.tree.get_by_text(person.say("ideas-best"), exact=True)).to_have_count(1)

    left = person.page.url
    person.page.keyboard.press("ArrowUp")
    expect(bench.here).to_contain_text(first)
    expect(person.page).not_to_have_url(left)
    person.page.go_back()
    expect(bench.here).to_contain_text(second)
    bench.moves(2)
    link = person.page.url
    person.reload()
    expect(bench.here).to_contain_text(second)
    bench.moves(2)

    other = Followed(visit(PHONE, **CALM), link.removeprefix(person.home))
    expect(other.here).to_contain_text(second)
    other.moves(2)

    person.press_button("analysis-delete")
    expect(bench.here).to_contain_text(start)
    bench.moves(1)


def test_a_link_that_holds_nothing_is_told(visit: Visit) -> None:
    person = visit(**CALM)
    person.open("/analysis#nonsense")
    expect(person.page.get_by_text(person.say("analysis-bad-link"))).to_be_visible()
    expect(person.page.get_by_role("main").locator("article .idea").first).to_be_visible()
