"""The coach of a first game: what is told holds of the position, briefly, and nothing hidden is told."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.coach import coaching_of
from ashfall.server.neuroshima.shapes import CoachTip
from ashfall.table.texts import LANGUAGES
from tests.server.test_sight import shuffled

LONGEST = 40  # words of a rule with its advice
FIRST = ["moloch", "borgo"]


def position(**more: object) -> Match:
    """A duel in which the first seat is to act."""
    units = [
        {"hex": "C4", "owner": 0, "tile": "hq"},
        {"hex": "C1", "owner": 1, "tile": "hq"},
        *more.pop("units", []),  # type: ignore[misc]
    ]
    players = [{"army": army} for army in FIRST]
    return Match.from_position({"players": players, "units": units, "stage": "act", **more})


def tips(match: Match, seat: int = 0) -> dict[str, CoachTip]:
    return {tip.situation: tip for tip in coaching_of(match.view(), seat).tips}


def said(match: Match, tip: CoachTip, language: str = "en") -> str:
    words = Words(match.state.rules.armies, language)
    return " ".join(words.say(phrase) for phrase in (tip.rule, tip.advice))


@pytest.mark.parametrize("army", army_keys())
@pytest.mark.parametrize("first", [True, False])
def test_the_hq_is_advised_a_place_that_is_legal_and_fits_the_army(army: str, first: bool) -> None:
    other = "moloch" if army == "borgo" else "borgo"
    match = Match([army, other] if first else [other, army], seed=1)
    if not first:
        match.push("place hq D2 0")
        while match.decision and match.decision.seat == 0:
            match.push(match.legal[0].text)
    (tip,) = tips(match, 0 if first else 1).values()
    match.push(tip.move)
    unit = match.unit(tip.hexes[0])
    assert unit is not None
    assert (unit.tile, unit.army) == ("hq", army)
    inner = {"B2", "B3", "C2", "C3", "C4", "D2", "D3"}
    assert (unit.hex in inner) is (army in ("borgo", "outpost"))


def test_whoever_waits_is_told_nothing() -> None:
    match = Match(FIRST, seed=1)
    assert tips(match, 1) == {}


def test_tables_of_more_than_two_have_no_coach() -> None:
    assert tips(Match([*FIRST, "outpost"], seed=1, mode="ffa")) == {}


@pytest.mark.parametrize(
    ("hand", "advice"),
    [
        (["battle", "hornet", "medic"], "coach-discard-battle"),
        (["hornet", "medic", "net_fighter"], "coach-discard-again"),
    ],
)
def test_the_discard_goes_by_battle_and_by_what_the_pile_holds(hand: list[str], advice: str) -> None:
    match = position(hands=[hand, []], stage="discard")
    tip = tips(match)["discard"]
    assert tip.advice.id == advice
    assert "No" not in said(match, tip)


def test_a_battle_is_told_with_what_it_would_cost_now() -> None:
    striker = {"hex": "C2", "owner": 0, "tile": "hornet", "facing": 0}
    match = position(units=[striker], hands=[["battle"], []])
    tip = tips(match)["battle"]
    assert tip.advice.args["sign"] == "good"
    before = match.health(1)
    match.push("play battle")
    assert before - match.health(1) == tip.advice.args["gained"]


def test_the_enemy_may_hold_it_too_and_otherwise_none_is_coming() -> None:
    assert tips(position(hands=[["hornet"], ["battle"]]))["battle"].title.args["cause"] == "theirs"
    assert "battle" not in tips(position(hands=[["hornet"], ["mutant"]]))


def test_a_net_is_told_with_the_one_who_holds_it() -> None:
    caught = {"hex": "D3", "owner": 0, "tile": "hybrid"}
    netter = {"hex": "D4", "owner": 1, "tile": "net_fighter", "facing": 4}
    match = position(units=[caught, netter], hands=[["hornet"], []])
    assert match.is_netted("D3")
    assert tips(match)["net"].hexes == ("D3", "D4")


def test_the_end_of_the_pile_says_what_is_left() -> None:
    match = position(hands=[["hornet"], []], decks=[["hybrid"], ["mutant"]])
    tip = tips(match)["pile"]
    assert (tip.advice.args["own"], tip.advice.args["theirs"]) == (match.pile(0), match.pile(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_game_is_short_in_every_language(language: str) -> None:
    match, heard = Match(FIRST, seed=3), set()
    while match.decision is not None:
        seat = match.decision.seat
        for tip in coaching_of(match.view(), seat).tips:
            heard.add(tip.situation)
            assert len(said(match, tip, language).split()) <= LONGEST, said(match, tip, language)
        match.push(match.legal[len(match.legal) // 2].text)
    assert {"hq", "discard", "battle"} <= heard


def test_nothing_is_told_of_the_order_of_the_piles() -> None:
    match = position(hands=[["hornet", "medic", "battle"], []], stage="discard")
    other = shuffled(match.state, 5)
    assert coaching_of(match.view(), 0) == coaching_of(other.view(), 0)
