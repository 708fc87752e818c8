"""Ideas: they tell moves apart, say what follows and why, and know the view only."""

import pytest

from ashfall.bots.contract import Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.neuroshima.advice import adviser
from ashfall.bots.neuroshima.branches import Branch
from ashfall.bots.neuroshima.search import SearchBot
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from ashfall.neuroshima.view import View
from ashfall.neuroshima.words import Words
from tests.bots.neuroshima.positions import decisions, large_decisions, reshuffled, scale
from tests.neuroshima.test_reasons import LAST_HEALTH, LINE, NETS
from tests.neuroshima.test_status import table

ENOUGH = scale(1200, 240)  # iterations


def ideas(match: Match, count: int = 4, iterations: int = ENOUGH, bot: str = "warlord") -> Choice:
    view = View(match.state, int(match.state.chooser))
    return ask(adviser(make_bot(bot)), Request(view, 5, Budget(iterations=iterations), count))


def told(choice: Choice) -> list[str]:
    """All moves that are told."""
    ways = [[one.move, *(variant.move for variant in one.variants)] for one in choice.candidates]
    return [move.text for moves in ways for move in moves]


def said(match: Match, choice: Choice, place: int = 0) -> list[str]:
    words = Words(match.state.rules.armies)
    return [words.say(reason) for reason in choice.candidates[place].reasons]


def test_a_move_that_wins_now_loses_nothing_and_all_others_lose_much() -> None:
    rows = [*LINE, ("E3", 1, "claws", 0)]
    match = table("moloch", "borgo", *rows, players=LAST_HEALTH, hands=[["battle", "blocker", "mother"], []])
    choice = ideas(match)
    best, *others = choice.candidates
    assert choice.move.text == best.move.text == "play battle"
    assert (best.loss, best.value) == (0.0, 1.0)
    assert said(match, choice) == ["The HQ of Borgo falls in phase 3."]
    assert [step.move.text for step in best.line] == ["play battle"]
    for other in others:
        assert other.loss is not None
        assert other.loss > 0.05
        assert said(match, choice, choice.candidates.index(other))[-1].endswith("against 100 %.")


def test_breaking_a_net_is_the_best_idea_and_the_reason_says_so() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando"], []])
    choice = ideas(match)
    best = choice.candidates[0]
    assert best.after[1] == 18
    assert "Brawler B2 is free and acts in phase 2." in said(match, choice)
    worse = choice.candidates[1]
    assert worse.behind is not None
    assert worse.behind >= 2
    assert any("netted" in sentence or "less to the HQ" in sentence for sentence in said(match, choice, 1))


def test_ideas_differ_and_what_is_like_one_is_told_with_it() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando", "hmg", "move"], []])
    choice = ideas(match, 6)
    best = choice.candidates[0]
    for number, one in enumerate(choice.candidates):
        for other in choice.candidates[:number]:
            assert one.behind is not None
            assert other.behind is not None
            assert other.value - one.value > 0.03 or abs(one.behind - other.behind) > 1
        assert all(abs(variant.value - one.value) <= 0.03 for variant in one.variants)
    assert best.variants
    moves = told(choice)
    assert len(moves) == len(set(moves))
    assert [one.loss for one in choice.candidates] == sorted(one.loss or 0.0 for one in choice.candidates)


def test_a_facing_that_shows_nothing_makes_no_other_idea() -> None:
    match = Match(["moloch", "borgo"], seed=1)
    places = [text.split() for text in told(ideas(match, 99))]
    assert {tuple(words[:2]) for words in places} == {("place", "hq")}
    assert len({hex for _, _, hex, _ in places}) == len(places)


def test_moves_that_lead_to_the_same_position_are_worth_the_same() -> None:
    match = Match(["moloch", "borgo"], seed=1)
    plant = SearchBot().root
    found = []
    for text in ("place hq C3 0", "place hq C3 2"):
        branch = Branch(match.state, match.parse(text).code, plant, 5)
        branch.run(40)
        found.append((branch.lead, branch.visits))
    assert found[0] == found[1]


def test_the_same_seed_and_iterations_give_the_same_ideas() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando", "move"], []])
    assert ideas(match) == ideas(match)


def test_ideas_know_the_view_only() -> None:
    for state in decisions(3, 23):
        if state.legal and len(state.legal) > 1:
            first, second = (ideas(Match.from_state(twin), 3, 240) for twin in (state, reshuffled(state, 2)))
            assert first == second
            assert 1 <= len(first.candidates) <= 3


@pytest.mark.parametrize("bot", ["recruit", "captain", "warlord"])
def test_every_level_and_every_mode_has_ideas(bot: str) -> None:
    for state in large_decisions(2, 31):
        if len(state.legal) > 1:
            choice = ideas(Match.from_state(state), 3, 24, bot)
            assert all(len(one.after) == state.rules.seats for one in choice.candidates)
            assert choice.candidates[0].loss == 0.0


def test_bots_that_do_not_search_speak_for_themselves() -> None:
    match = table("outpost", "hegemony", *NETS, hands=[["commando"], []])
    assert [one.line for one in ideas(match, 2, 8, "greedy").candidates] == [(), ()]
