"""Section 14: the alternative start and reinforcements."""

from typing import Any

import pytest

from ashfall.neuroshima import InvalidRecord, Match
from tests.rules.readings import openings, set_up, turns
from tests.rules.vectors import Position, asked, board, legal_texts, match_at, play, refused

DECKS = [["hybrid", "blocker", "guard", "clown"] * 5, ["mutant", "claws", "brawler", "scout"] * 5]
MOBILE = "0.hq A1; 1.hq E3; 0.assassin C3"  # who can move is asked before the turn ends


def new(*variants: str, armies: tuple[str, ...] = ("moloch", "borgo"), **fields: Any) -> Match:
    """A match whose first turn is about to be played."""
    decks = [DECKS[0] if army == "moloch" else DECKS[1] for army in armies]
    match = Match(armies, variants=variants, decks=decks, **fields)
    set_up(match)
    return match


def reinforced(
    hand: str = "", tiles: int = 20, *, first: str = "", units: str = MOBILE, **fields: Any
) -> Match:
    """A turn of Borgo with reinforcements: its hand, what lies first in the pile, and so many tiles more."""
    deck = [*first.split(), *DECKS[1][:tiles]]
    position: Position = board("borgo moloch", units, variants=["reinforcements"], decks=[deck, DECKS[0]])
    return match_at(position, hand.split(), stage="start", **fields)


# 14.1 Alternative start


@pytest.mark.clause("NH-14.1", "TV-13.6")
def test_the_first_player_draws_three_discards_one_and_uses_one() -> None:
    match = new("tactical_start")
    assert (asked(match), match.hand(0)) == ((0, "discard"), ["hybrid", "blocker", "guard"])
    play(match, "discard guard", "place hybrid C1 0")
    error = refused(match, "place blocker C2 0")
    assert (error.clause, error.text_id) == ("NH-14.1", "refusal-no-more-uses")
    assert legal_texts(match) == ["discard blocker", "end"]  # kept or discarded
    play(match, "end")
    assert match.hand(0) == ["blocker"]


@pytest.mark.clause("NH-14.1", "R-48")
def test_both_tiles_may_be_kept() -> None:
    match = new("tactical_start")
    play(match, "discard guard", "end")
    assert match.hand(0) == ["hybrid", "blocker"]


@pytest.mark.clause("NH-14.1")
def test_the_second_player_has_a_normal_turn() -> None:
    match = new("tactical_start")
    play(match, "discard guard", "end")
    assert (asked(match), len(match.hand(1))) == ((1, "discard"), 3)
    play(match, "discard claws", "place mutant C4 0", "place brawler C5 0")
    assert match.hand(1) == []


@pytest.mark.clause("NH-14.1", "NH-13.1.1")
def test_the_alternative_start_of_three() -> None:
    match = new("tactical_start", armies=("moloch", "borgo", "borgo"), mode="ffa")
    assert openings(match, 4) == [(0, 3), (1, 3), (2, 3), (0, 3)]


@pytest.mark.clause("NH-14.1", "NH-14.2", "NH-13.1.1")
@pytest.mark.parametrize(
    ("variants", "tiles"),
    [
        (["tactical_start"], [3, 3, 3, 3]),
        (["reinforcements"], [4, 5, 6, 6]),
        (["tactical_start", "reinforcements"], [3, 6, 6, 6]),
    ],
)
@pytest.mark.parametrize(
    ("mode", "order"),
    [("ffa", [0, 1, 2, 3]), ("points", [0, 1, 2, 3]), ("one_vs_two", [0, 1, 0, 2]), ("teams", [0, 1, 2, 3])],
)
def test_variants_go_with_every_mode(
    mode: str, order: list[int], variants: list[str], tiles: list[int]
) -> None:
    armies = ("moloch", "borgo", "moloch", "borgo")[: max(order) + 1]
    match = new(*variants, armies=armies, mode=mode)
    assert openings(match, 4) == list(zip(order, tiles, strict=True))
    fresh = new(*variants, armies=armies, mode=mode)
    if "tactical_start" in variants:
        play(fresh, "discard guard", "place hybrid C3 0")
        assert refused(fresh, "place blocker C4 0").clause == "NH-14.1"


# 14.2 Reinforcements


@pytest.mark.clause("NH-14.2", "R-47")
def test_openings_with_reinforcements() -> None:
    assert openings(new("reinforcements"), 4) == [(0, 4), (1, 5), (0, 6), (1, 6)]
    three = new("reinforcements", armies=("moloch", "borgo", "borgo"), mode="points")
    assert openings(three, 4) == [(0, 4), (1, 5), (2, 6), (0, 6)]


@pytest.mark.clause("NH-14.2", "NH-14.1")
def test_both_variants_together() -> None:
    match = new("reinforcements", "tactical_start")
    assert openings(match, 3) == [(0, 3), (1, 6), (0, 6)]
    position = board("borgo moloch", MOBILE, variants=["reinforcements", "tactical_start"], turn_number=1)
    match = match_at(position, ["mutant", "claws"])
    play(match, "place mutant C1 0")
    assert refused(match, "place claws C2 0").clause == "NH-14.1"


@pytest.mark.clause("R-90", "NH-14.1", "R-47")
def test_the_first_turn_of_both_variants_may_discard_and_later_ones_may_not() -> None:
    match = new("reinforcements", "tactical_start")
    play(match, "discard guard", "discard blocker", "discard hybrid")
    assert match.discards(0) == ["guard", "blocker", "hybrid"]
    play(match, "discard scout")
    assert (match.turn, refused(match, "discard claws").clause) == (1, "R-47")


@pytest.mark.clause("NH-14.2", "TV-13.6")
def test_two_tiles_are_used_and_the_rest_is_kept() -> None:
    match = reinforced()
    assert (asked(match), len(match.hand(0))) == ((0, "discard"), 6)
    play(match, "discard scout", "place mutant C1 0", "place claws C2 0")
    error = refused(match, "place brawler C4 0")
    assert (error.clause, error.text_id) == ("NH-14.2", "refusal-no-more-uses")
    assert legal_texts(match, "mobility")  # abilities are not tiles
    play(match, "end")
    assert match.hand(0) == ["brawler", "mutant", "claws"]


@pytest.mark.clause("NH-14.2", "TV-13.6")
def test_five_tiles_may_be_kept() -> None:
    match = reinforced()
    play(match, "discard scout", "end")
    assert len(match.hand(0)) == 5


@pytest.mark.clause("NH-14.2")
def test_a_lone_end_is_played_by_itself_after_the_second_use() -> None:
    match = reinforced(units="0.hq A1; 1.hq E3")
    story = play(match, "discard scout", "place mutant C1 0", "place claws C2 0")
    assert turns(story) == [1]  # nothing else was left to do


@pytest.mark.clause("NH-14.2", "R-47")
@pytest.mark.parametrize("tiles", [5, 6])
def test_the_mandatory_discard_comes_only_with_six(tiles: int) -> None:
    match = reinforced(tiles=tiles)
    assert asked(match) == (0, "discard" if tiles == 6 else "turn")


@pytest.mark.clause("R-47")
@pytest.mark.parametrize("allowed", [False, True])
def test_no_further_discards_unless_set(allowed: bool) -> None:
    match = reinforced(options={"reinforcements_discards": allowed})
    play(match, "discard scout")
    if allowed:
        play(match, "discard claws", "discard mutant")
        assert match.hand(0) == ["brawler", "mutant", "claws"]
    else:
        error = refused(match, "discard claws")
        assert (error.clause, error.text_id) == ("R-47", "refusal-keep-the-rest")


@pytest.mark.clause("NH-14.2", "R-88", "NH-3.8")
def test_an_unlucky_draw_puts_three_of_the_instants_away() -> None:
    match = reinforced("battle move grenade", first="battle move move")
    assert asked(match) == (0, "redraw")
    play(match, "redraw")
    assert match.decision is not None
    assert (asked(match), match.decision.clause) == ((0, "discard"), "NH-14.2")
    play(match, "discard battle")
    again = Match.from_position(match.position())
    assert (again.legal, again.key()) == (match.legal, match.key())
    play(match, "discard grenade", "discard battle")
    assert match.discards(0) == ["battle", "grenade", "battle"]
    assert match.hand(0) == ["move", "move", "move", "mutant", "claws", "brawler"]
    assert asked(match) == (0, "discard")  # now the mandatory one


@pytest.mark.clause("R-88", "NH-14.2")
def test_three_or_fewer_instants_go_all() -> None:
    variants = ["reinforcements", "tactical_start"]
    decks = [DECKS[0], ["mutant"]]
    position = board("moloch borgo", "0.hq A1; 1.hq E3", variants=variants, turn_number=1, decks=decks)
    match = match_at(position | {"hands": [["battle", "move", "push_back"], []]}, stage="start")
    assert asked(match) == (0, "redraw")
    play(match, "redraw")
    assert match.discards(0) == ["battle", "move", "push_back"]
    assert match.hand(0) == ["hybrid", "blocker", "guard"]


@pytest.mark.clause("NH-14.2")
def test_one_unit_among_six_is_no_unlucky_draw() -> None:
    match = reinforced("battle move move battle grenade")
    assert asked(match) == (0, "discard")


@pytest.mark.clause("NH-14.1", "NH-14.2")
@pytest.mark.parametrize("variants", [["blitz"], ["reinforcements", "reinforcements"]])
def test_unknown_and_doubled_variants_are_refused(variants: list[str]) -> None:
    with pytest.raises(InvalidRecord, match=r"^variants: "):
        Match(["moloch", "borgo"], variants=variants)
