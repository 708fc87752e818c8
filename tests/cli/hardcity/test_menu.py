"""Legal moves of Hard City as questions: every move can be reached, and few questions lead to it."""

import pytest

from ashfall.cli.hardcity.menu import FEW, CityMenu
from ashfall.hardcity import Match
from ashfall.hardcity.ground import cards, moves, tasks
from ashfall.hardcity.ground.setup import MODES
from ashfall.hardcity.telling.words import Words
from ashfall.table.contract import Move
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES
from tests.cli.hardcity.conftest import opening
from tests.hardcity.stage import Stage


def menu_of(match: Match, language: str = "en") -> CityMenu:
    return CityMenu(match.state, match.legal, Words(language))


def reachable(match: Match) -> set[Move]:
    """Every move that numbers lead to."""
    found: set[Move] = set()
    waiting: list[list[int]] = [[]]
    while waiting:
        path = waiting.pop()
        menu = menu_of(match)
        for number in path:
            menu.choose(menu.options[number])
        for number, option in enumerate(menu.options):
            if option.move is not None:
                found.add(option.move)
            else:
                waiting.append([*path, number])
                assert len(path) < 4, option
    return found


@pytest.mark.parametrize("episode", range(1, 6))
@pytest.mark.parametrize("mode", MODES)
def test_every_legal_move_can_be_chosen(episode: int, mode: str) -> None:
    match, stream = Match(episode, episode, mode=mode, ally=True), Stream(episode)
    for number in range(60):
        legal = match.legal
        if match.over:
            break
        if number % 6 == 0:
            assert reachable(match) == set(legal)
        match.push(legal[int(stream.below(len(legal)))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_words(language: str) -> None:
    match, stream = Match(3, 4), Stream(4)
    for _ in range(80):
        legal = match.legal
        for option in menu_of(match, language).options:
            assert option.title
            assert "{" not in option.title
        match.push(legal[int(stream.below(len(legal)))])


def officers_turn() -> Match:
    match = Match(1, 3)
    opening(match)
    match.push("activate donathan")
    return match


def test_many_moves_are_grouped_by_what_is_done() -> None:
    titles = [option.title for option in menu_of(officers_turn()).options]
    assert "Walk, 1 AP" in titles
    assert "Call the helicopter, 1 AP" in titles
    assert titles[-1] == "End the turn"
    assert len(titles) <= FEW


@pytest.mark.clause("HC-5.1")
def test_the_second_step_of_a_move_is_free() -> None:
    match = officers_turn()
    menu = menu_of(match)
    match.push(f"step {menu.marked[0]}")
    titles = [option.title for option in menu_of(match).options]
    assert "Walk on, free" in titles
    assert match.decision is not None
    assert "Spaces left: 1." in Words().decision(match.state, match.decision)


@pytest.mark.clause("HC-17.2.3")
def test_prices_that_differ_are_told_one_by_one() -> None:
    stage = Stage(1).officer(2, "D2", ap=5)
    for label in ("G2", "G5", "G8"):
        stage.mutants(label, 4)
    stage.turn_of(2)
    legal = [Move(int(code), "") for code in stage.state.legal]
    menu = CityMenu(stage.state, legal, Words())
    aimed = next(option for option in menu.options if option.title.startswith("Aimed shot"))
    assert aimed.title == "Aimed shot, 1 AP"
    menu.choose(aimed)
    assert not any("AP" in option.title for option in menu.options)  # told already


@pytest.mark.clause("HC-5.17")
def test_skulls_have_their_price() -> None:
    stage = Stage(1, mode="coop").officer(1, "D5", ap=4)
    stage.mutants("F6", 3)
    stage.faces(cards.SKULL, cards.SKULL).turn_of(1).do(moves.QUICK_SHOT, stage.space("F6"))
    menu = CityMenu(stage.state, [Move(int(code), "") for code in stage.state.legal], Words())
    titles = [option.title for option in menu.options]
    assert titles == ["Pay for no skull", "Pay for 1 skull, 1 AP", "Pay for 2 skulls, 2 AP"]


@pytest.mark.clause("HC-6.2")
def test_abilities_are_chosen_by_what_they_do() -> None:
    stage = Stage(1).officer(1, "D5")
    stage.plan(tasks.LEVEL_UP, 1).go()
    menu = CityMenu(stage.state, [Move(int(code), "") for code in stage.state.legal], Words())
    assert menu.is_about_cards
    assert menu.must_explain
    assert all(option.title.startswith("Keep: ") and option.about.endswith(".") for option in menu.options)


def test_a_space_at_the_first_question_is_a_walk() -> None:
    match = officers_turn()
    menu = menu_of(match)
    near = menu.marked[0]
    chosen = menu.choose_words([near.lower()])
    assert chosen is not None
    assert chosen.text == f"step {near}"
    with pytest.raises(KeyError):
        menu_of(match).choose_words(["Z9"])


def test_back_leads_to_the_first_question() -> None:
    menu = menu_of(officers_turn())
    call = next(option for option in menu.options if option.title.startswith("Call"))
    assert menu.choose(call) is None
    assert menu.is_typed
    assert not menu.is_first
    menu.back()
    assert menu.is_first


def test_one_kind_of_answer_is_asked_for_at_once() -> None:
    match = Match(1, 3)
    menu = menu_of(match)
    assert menu.is_typed  # where the car comes onto the map: the first of two spaces
    assert menu.choose_words(["a1"]) is None
    assert not menu.is_first
    assert [option.title for option in menu.options] == ["Police car on A1 and B1", "Police car on A1 and A2"]


def test_a_walk_with_and_without_a_civilian() -> None:
    stage = Stage(1).officer(0, "D2").load(0, "D2").turn_of(0)
    words = Words()
    state = stage.state
    legal = [Move(int(code), "") for code in state.legal]
    menu = CityMenu(state, legal, words)
    assert menu.choose_words(["D3"]) is None
    titles = [option.title for option in menu.options]
    assert titles == ["Go to D3 with: Civilian 1 (D2)", "Go to D3"]
