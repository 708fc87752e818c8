"""What can be done now, kind by kind, or why not; what moves promise in a few figures."""

import random
from fractions import Fraction

import pytest

from ashfall.hardcity import IllegalMove
from ashfall.hardcity.ground import cards, rows
from ashfall.hardcity.ground.cards import DONATHAN, JENNY, MIRANDA
from ashfall.hardcity.preview.action_bar import ActionNow, CardNow
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts
from tests.hardcity.hiding import stirred
from tests.hardcity.plays import choose, new_match
from tests.hardcity.stage import Stage
from tests.rules.test_coverage import defined_in_city

ORDER = [
    "move",
    "quick",
    "aimed",
    "melee",
    "reload",
    "here",
    "call",
    "equipment",
    "ability",
    "hand",
    "take",
    "fang",
    "end",
]


def bar(stage: Stage) -> dict[str, ActionNow]:
    return {action.action: action for action in View(stage.state, 0).actions()}


def why(stage: Stage, action: str) -> tuple[str, str]:
    """Clause and reason of an action that is not possible."""
    found = bar(stage)[action]
    assert found.price is None
    assert found.moves == 0
    assert found.verbs == ()
    assert found.reason is not None
    return found.clause, found.reason.id.removeprefix("hc-refusal-")


def hand(stage: Stage) -> dict[str, CardNow]:
    zero = int(stage.rules.zero)
    return {card.card: card for card in View(stage.state, zero).hand_now()}


def donathan(episode: int = 1, **fields: int) -> Stage:
    """Donathan acts; the others are far away."""
    stage = Stage(episode).officer(DONATHAN, "D5", **({"ap": 3} | fields))
    for who in (JENNY, MIRANDA, 3):
        stage.officer(who, "H8")
    return stage


def test_every_move_of_a_turn_belongs_to_one_action() -> None:
    stage = donathan()
    stage.mutants("D7")
    actions = View(stage.turn_of(DONATHAN).state, 0).actions()
    assert [action.action for action in actions] == ORDER
    assert sum(action.moves for action in actions) == len(View(stage.state, 0).legal)
    found = bar(stage)
    assert (found["quick"].price, found["quick"].usual, found["quick"].verbs) == (1, 1, ("shoot",))
    assert (found["end"].price, found["end"].moves, found["end"].reason) == (0, 1, None)


@pytest.mark.clause("HC-5.1")
def test_a_step_of_a_move_under_way_is_free() -> None:
    stage = donathan().turn_of(DONATHAN)
    assert (bar(stage)["move"].price, bar(stage)["move"].usual) == (1, 1)
    stage.do(20, stage.space("D6"))
    assert (bar(stage)["move"].price, bar(stage)["move"].usual) == (0, 1)


@pytest.mark.clause("HC-5.9")
def test_crack_shot_makes_aiming_cheaper_than_usual() -> None:
    stage = donathan().abilities(DONATHAN, cards.CRACK_SHOT)
    stage.mutants("D7")
    aimed = bar(stage.turn_of(DONATHAN))["aimed"]
    assert aimed.price is not None
    assert aimed.usual is not None
    assert aimed.price == aimed.usual - stage.rules.ability_amount[cards.CRACK_SHOT]


@pytest.mark.clause("HC-5.7", "HC-5.8", "HC-5.10", "HC-5.14")
def test_why_nobody_shoots_or_fights() -> None:
    calm = donathan().turn_of(DONATHAN)
    assert why(calm, "quick") == ("HC-5.8", "no-target")
    assert why(calm, "aimed") == ("HC-5.9", "no-target")
    assert why(calm, "melee") == ("HC-5.10", "no-mutant-here")
    assert why(calm, "reload") == ("HC-R11", "no-marker")
    beset = donathan()
    beset.mutants("D5")
    beset.mutants("D7")
    assert why(beset.turn_of(DONATHAN), "quick") == ("HC-5.7", "mutant-here")
    empty = donathan(empty=1)
    empty.mutants("D7")
    assert why(empty.turn_of(DONATHAN), "aimed") == ("HC-5.14", "no-ammo")
    poor = donathan(ap=1)
    poor.mutants("D7")
    assert why(poor.turn_of(DONATHAN), "aimed") == ("HC-5.9", "no-ap")


@pytest.mark.clause("HC-5.11", "HC-5.12", "HC-5.13", "HC-3.3.4", "HC-7.1", "HC-7.2")
def test_why_no_card_is_used() -> None:
    stage = donathan().pile(rows.TAKE_ROW, []).turn_of(DONATHAN)
    assert why(stage, "equipment") == ("HC-5.12", "no-equipment")
    assert why(stage, "ability") == ("HC-5.13", "no-active-ability")
    assert why(stage, "hand") == ("HC-5.11", "alone-here")
    assert why(stage, "fang") == ("HC-3.3.4", "no-ally")
    assert why(stage, "take") == ("HC-7.1", "no-takes")
    stage = donathan().pile(rows.TAKE_ROW, [0, cards.HUMAN_SHIELD]).abilities(DONATHAN, cards.COFFEE_BREAK)
    stage.officer(JENNY, "D5").gear(DONATHAN, cards.DONUTS).turn_of(DONATHAN)
    assert why(stage, "take") == ("HC-7.1", "no-condition")
    assert why(stage, "ability") == ("HC-16.14", "no-effect")
    assert bar(stage)["hand"].verbs == ("hand",)
    stage.state.put(rows.CLAPPER, 1)
    assert why(stage, "take") == ("HC-7.2", "all-takes-passed")


@pytest.mark.clause("HC-14.1.6", "HC-14.1.7", "HC-14.2.3")
def test_why_nothing_is_done_on_a_space() -> None:
    assert why(donathan(3).turn_of(DONATHAN), "here") == ("HC-4.10", "nothing-here")
    stage = Stage(2)
    hole = stage.label(int(stage.rules.manhole_space[0]))
    stage.officer(DONATHAN, hole, ap=3).mutants(hole)
    assert why(stage.turn_of(DONATHAN), "here") == ("HC-14.2.3", "mutant-here")


@pytest.mark.clause("HC-14.1.7")
def test_calling_the_helicopter_is_an_action_of_its_own() -> None:
    assert bar(donathan().turn_of(DONATHAN))["call"].verbs == ("call",)
    assert why(donathan().turn_of(DONATHAN), "here") == ("HC-4.10", "nothing-here")
    assert why(donathan(3).turn_of(DONATHAN), "call") == ("HC-14.1.7", "not-in-episode")


@pytest.mark.clause("HC-8.1", "HC-8.4", "HC-16.14")
def test_why_a_card_of_doctor_zero_is_not_played() -> None:
    stage = donathan().hand(cards.CITY_IS_OURS, cards.STAMPEDE, cards.BITE, cards.BITE).turn_of_zero()
    found = hand(stage)
    assert list(found) == ["city_is_ours", "stampede", "bite"]
    assert found["city_is_ours"].verbs == ("instant", "basics")
    assert found["city_is_ours"].reason is None
    assert found["stampede"].verbs == ("basics",)  # no mutant is on the map
    assert found["stampede"].clause == "HC-16.14"
    reason = found["bite"].reason
    assert reason is not None
    assert reason.id == "hc-refusal-only-reaction"
    assert View(stage.state, 0).hand_now() == View(stage.state, None).hand_now() == ()


@pytest.mark.clause("HC-8.4")
def test_cards_that_do_not_react() -> None:
    stage = donathan().hand(cards.ANKLE_GRAB, cards.PANIC)
    stage.load(0, "D5").turn_of(DONATHAN).do(20, stage.space("D6"), 0)
    found = hand(stage)
    assert found["panic"].verbs == ("react",)
    assert (found["ankle_grab"].verbs, found["ankle_grab"].clause) == ((), "HC-8.4")


@pytest.mark.parametrize("number", range(10))
def test_every_reason_is_a_sentence_of_the_rules(number: int) -> None:
    known, match, stream = defined_in_city(), new_match(number), Stream(number)
    texts = [Texts(lang) for lang in LANGUAGES]
    for _ in range(150):
        if match.over:
            break
        view = match.view(int(match.state.chooser))
        actions = view.actions()
        assert not actions or sum(action.moves for action in actions) == len(view.legal)
        things: list[ActionNow | CardNow] = [*actions, *view.hand_now()]
        for each in things:
            is_possible = each.moves > 0 if isinstance(each, ActionNow) else set(each.verbs) - {"basics"}
            assert (each.reason is None) == bool(is_possible)
            if each.reason is not None:
                assert each.clause in known
                assert all(text.format(each.reason.id) for text in texts)
        match.push(choose(match.state, stream))


@pytest.mark.clause("HC-5.16", "HC-5.17")
def test_odds_are_those_of_the_dice() -> None:
    stage = Stage().officer(JENNY, "D5", ap=3)
    stage.mutants("F5", 2)
    view = View(stage.turn_of(JENNY).state, 0)
    odds = view.odds("shoot F5")
    faces = [int(face) for face in stage.rules.faces]
    rolls = [(one, two) for one in faces for two in faces]
    hits = [sum(face for face in roll if face < 3) for roll in rolls]
    assert (odds.price, odds.dice) == (1, 2)
    assert odds.one == pytest.approx(Fraction(sum(hit >= 1 for hit in hits), 36))
    assert odds.two == pytest.approx(Fraction(sum(hit >= 2 for hit in hits), 36))
    assert odds.skull == pytest.approx(Fraction(sum(3 in roll for roll in rolls), 36))
    assert odds.mean == pytest.approx(Fraction(sum(hits), 36))
    preview = view.preview("shoot F5")
    assert (odds.kills, odds.stuns, odds.order) == (preview.kills, preview.stuns, preview.order)
    with pytest.raises(IllegalMove):
        view.odds("shoot A1")


def test_actions_and_odds_tell_nothing_hidden() -> None:
    stage = donathan().hand(cards.BITE, cards.PANIC)
    stage.mutants("D7")
    stage.turn_of(DONATHAN)
    view = View(stage.state, 0)
    for seed in range(3):
        twin = View(stirred(stage.state, random.Random(seed)), 0)
        assert twin.actions() == view.actions()
        assert twin.odds("shoot D7") == view.odds("shoot D7")
