"""Section 3: drawing, discarding, the turn; and the full board of section 4."""

from typing import Any

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import (
    Discarded,
    Drew,
    Moved,
    TurnStarted,
)
from tests.rules.vectors import asked, board, filled, legal_texts, match_at, play, refused

MOLOCH = ["hybrid", "mother", "guard", "clown", "hornet", "brain", "blocker", "scout", "protector"]
BORGO = ["mutant", "claws", "brawler", "officer", "scout", "medic", "assassin", "mutant", "claws"]
QUIET = "0.hq A1; 1.hq E3"


def opened(first: list[str], second: list[str]) -> Match:
    """A game of Moloch and Borgo with stacked piles, up to the first turn."""
    match = Match(["moloch", "borgo"], decks=[first, second])
    play(match, "place hq A1 0", "place hq E3 0")
    return match


# The first turns and the draw.


@pytest.mark.clause("NH-3.1", "NH-3.2", "TV-12.1")
def test_opening_draws() -> None:
    match = opened(MOLOCH, BORGO)
    assert (match.turn, match.hand(0)) == (0, ["hybrid"])
    assert asked(match) == (0, "turn")  # no mandatory discard
    match.push("end")  # keeps the tile
    assert (match.turn, match.hand(1)) == (1, ["mutant", "claws"])
    assert asked(match) == (1, "turn")
    play(match, "place mutant C3 0", "place claws C4 0")
    assert match.hand(0) == ["hybrid", "mother", "guard"]  # kept one, so only two were drawn
    assert asked(match) == (0, "discard")
    play(match, "discard hybrid", "place mother C1 0", "place guard C2 0")
    assert match.hand(1) == ["brawler", "officer", "scout"]
    assert asked(match) == (1, "discard")


@pytest.mark.clause("NH-3.1", "NH-3.4")
@pytest.mark.parametrize(("use", "hand", "discards"), [
    ("place hybrid C3 0", [], []),
    ("end", ["hybrid"], []),
    ("discard hybrid", [], ["hybrid"]),
])  # fmt: skip
def test_the_first_tile_may_be_used_kept_or_discarded(use: str, hand: list[str], discards: list[str]) -> None:
    match = opened(MOLOCH, BORGO)
    match.push(use)
    assert match.turn == 1
    assert (match.hand(0), match.discards(0)) == (hand, discards)


@pytest.mark.clause("NH-3.2", "NH-3.3")
def test_two_kept_tiles_leave_one_to_draw() -> None:
    position = board("moloch borgo", QUIET, hands=[["hybrid", "mother"], []], decks=[MOLOCH, BORGO])
    match = match_at(position, stage="start")
    assert match.hand(0) == ["hybrid", "mother", "hybrid"]
    assert asked(match) == (0, "discard")


@pytest.mark.clause("NH-3.3", "DP-2")
def test_one_of_three_tiles_must_be_discarded_first() -> None:
    position = board("moloch borgo", f"{QUIET}; 1.mutant C3", hands=[["hybrid"], []])
    match = match_at(position | {"decks": [["mother", "move"], BORGO]}, stage="start")
    assert legal_texts(match) == ["discard hybrid", "discard mother", "discard move"]  # a kept tile too
    assert refused(match, "place hybrid C1 0").clause == "NH-3.3"
    assert refused(match, "play move A1 A2 0").clause == "NH-3.3"
    assert refused(match, "end").clause == "NH-3.3"
    story = play(match, "discard hybrid")
    assert [(event.tile, event.cause) for event in story.events(Discarded)] == [("hybrid", "mandatory")]
    assert match.hand(0) == ["mother", "move"]
    assert asked(match) == (0, "turn")


@pytest.mark.clause("NH-3.4", "R-66")
def test_any_number_may_be_used_kept_or_discarded() -> None:
    start = match_at(board("moloch borgo", QUIET), ["hybrid", "mother"])
    kept = start.copy()
    kept.push("end")
    assert (kept.turn, kept.hand(0), kept.discards(0)) == (1, ["hybrid", "mother"], [])
    thrown = start.copy()
    story = play(thrown, "discard hybrid", "discard mother")
    assert (thrown.turn, thrown.hand(0), thrown.discards(0)) == (1, [], ["hybrid", "mother"])
    assert [event.cause for event in story.events(Discarded)] == ["chosen", "chosen"]
    used = start.copy()
    play(used, "place hybrid C3 0", "place mother C4 0")
    assert (used.turn, used.hand(0), used.discards(0)) == (1, [], [])
    mixed = start.copy()
    play(mixed, "discard mother", "end")
    assert (mixed.turn, mixed.hand(0), mixed.discards(0)) == (1, ["hybrid"], ["mother"])


@pytest.mark.clause("NH-3.6")
def test_draws_come_from_the_top_of_the_own_pile() -> None:
    position = board("moloch borgo", QUIET, decks=[["guard", "clown", "brain", "scout"], BORGO])
    match = match_at(position, ["hybrid"], turn=1, stage="act", hands=[[], ["claws"]])
    story = play(match, "end")
    assert [event.tile for event in story.events(Drew)] == ["guard", "clown", "brain"]
    assert match.remaining(0) == {"scout": 1}


@pytest.mark.clause("NH-3.6", "NH-3.7")
def test_discards_are_never_drawn_again() -> None:
    position = board("moloch borgo", QUIET, decks=[["guard"], BORGO], discards=[["clown", "brain"], []])
    match = match_at(position, stage="start")
    assert match.hand(0) == ["guard"]
    assert match.discards(0) == ["clown", "brain"]
    assert asked(match) == (0, "turn")  # fewer than three tiles: no discard


@pytest.mark.clause("NH-3.7")
@pytest.mark.parametrize(("deck", "kind"), [(["guard"], "turn"), (["guard", "clown"], "discard")])
def test_the_discard_when_the_pile_runs_out(deck: list[str], kind: str) -> None:
    match = match_at(board("moloch borgo", QUIET, decks=[deck, BORGO]), ["hybrid"], stage="start")
    assert match.pile(0) == 0
    assert asked(match) == (0, kind)


# The unlucky draw.


def drawing(hand: list[str], deck: list[str], **fields: Any) -> Match:
    """Moloch begins a turn with kept tiles and a stacked pile."""
    return match_at(board("moloch borgo", QUIET, decks=[deck, BORGO]), hand, stage="start", **fields)


@pytest.mark.clause("NH-3.8", "TV-12.2", "DP-1")
def test_three_instants_may_be_redrawn_again_and_again() -> None:
    match = drawing(
        [],
        ["battle", "move", "battle", "push_back", "push_back", "battle", "move", "battle", "guard", "scout"],
    )
    for _ in range(2):
        assert asked(match) == (0, "redraw")
        assert legal_texts(match) == ["keep", "redraw"]
        assert refused(match, "discard battle").clause == "NH-3.8"
        story = play(match, "redraw")
        assert [event.cause for event in story.events(Discarded)] == ["unlucky"] * 3
    assert match.hand(0) == ["move", "battle", "guard"]  # not all instants: the 3-tile discard follows
    assert asked(match) == (0, "discard")
    assert sorted(match.discards(0)) == sorted(
        ["battle", "move", "battle", "push_back", "push_back", "battle"]
    )


@pytest.mark.clause("NH-3.8", "TV-12.2")
def test_two_instants_and_a_unit_are_no_unlucky_draw() -> None:
    assert asked(drawing([], ["battle", "move", "guard", "scout"])) == (0, "discard")


@pytest.mark.clause("NH-3.8", "DP-1")
def test_an_unlucky_draw_may_be_kept() -> None:
    match = drawing([], ["battle", "move", "battle", "guard"])
    match.push("keep")
    assert asked(match) == (0, "discard")
    assert match.hand(0) == ["battle", "move", "battle"]
    assert match.discards(0) == []


@pytest.mark.clause("NH-3.8", "R-34")
@pytest.mark.parametrize(("kept", "kind"), [("battle", "redraw"), ("hybrid", "discard")])
def test_kept_tiles_count_for_an_unlucky_draw(kept: str, kind: str) -> None:
    match = drawing([kept], ["move", "push_back", "guard", "scout", "clown", "brain"])
    assert asked(match) == (0, kind)
    if kind == "redraw":
        match.push("redraw")
        assert match.discards(0) == ["battle", "move", "push_back"]
        assert match.hand(0) == ["guard", "scout", "clown"]


@pytest.mark.clause("NH-3.8")
def test_an_unlucky_draw_in_the_first_turns_draws_to_the_same_number() -> None:
    match = opened(["battle", "move", "guard"], ["battle", "grenade", "mutant", "claws", "scout"])
    assert asked(match) == (0, "redraw")
    match.push("redraw")  # another instant: asked again
    assert (match.hand(0), asked(match)) == (["move"], (0, "redraw"))
    match.push("redraw")
    assert (match.hand(0), asked(match)) == (["guard"], (0, "turn"))
    match.push("place guard C3 0")
    assert asked(match) == (1, "redraw")
    match.push("redraw")
    assert (match.hand(1), asked(match)) == (["mutant", "claws"], (1, "turn"))


@pytest.mark.clause("R-34", "NH-6.1")
def test_a_redraw_takes_what_is_left_and_may_start_the_end() -> None:
    match = drawing([], ["battle", "move", "battle", "guard", "battle"])
    match.push("redraw")
    assert match.hand(0) == ["guard", "battle"]
    assert asked(match) == (0, "turn")  # two tiles: nothing to discard
    assert refused(match, "play battle").clause == "NH-5.1.2"  # the last tile has been drawn
    assert match.position()["first_out"] == 0


@pytest.mark.clause("R-79")
def test_no_unlucky_draw_without_anything_to_draw() -> None:
    match = drawing([], ["battle", "move", "battle"])
    assert asked(match) == (0, "discard")


@pytest.mark.clause("R-79")
def test_beginning_with_an_empty_pile_counts_as_having_drawn_the_last_tile() -> None:
    match = match_at(board("moloch borgo", QUIET, decks=[[], BORGO]), ["hybrid"], stage="start")
    assert match.position()["first_out"] == 0
    match.push("end")
    play(match, "discard mutant")
    story = play(match, "end")
    assert story.battles == [(0, "final")]


# The course of a turn.


@pytest.mark.clause("NH-3.9", "R-4", "NH-4.5")
def test_tiles_and_abilities_in_any_order() -> None:
    position = board("borgo moloch", f"{QUIET}; 0.assassin C3")
    start = match_at(position, ["assassin", "move"])
    before = start.copy()
    play(before, "mobility C3 C4 0", "place assassin C1 0", "play move C4 C5 0", "mobility C1 C2 0")
    after = start.copy()
    play(after, "place assassin C1 0", "mobility C1 C2 0", "play move C3 C4 0", "mobility C4 C5 0")
    for match in (before, after):
        assert {unit.hex for unit in match.units()} == {"A1", "C2", "C5", "E3"}
        assert match.turn == 1  # nothing more to do


@pytest.mark.clause("NH-3.10")
def test_only_own_tiles_in_the_own_turn() -> None:
    position = board("borgo borgo", f"{QUIET}; 1.assassin C3")
    match = match_at(position, ["scout"], other=["mutant"])
    assert not legal_texts(match, "place mutant")
    assert refused(match, "place mutant C1 0").clause == "NH-3.4"
    assert refused(match, "mobility C3 C4 0").clause == "NH-3.9"


@pytest.mark.clause("NH-3.10", "NH-3.12", "NH-3.11")
def test_nothing_is_used_during_a_battle() -> None:
    position = board("moloch borgo", f"{QUIET}; 0.clown C3; 1.assassin C5")
    match = match_at(position, ["battle", "hybrid"], other=["mutant"])
    match.push("play battle")
    assert legal_texts(match) == ["attack C3", "explode C3"]
    for text in ("place hybrid C1 0", "discard hybrid", "end"):
        assert refused(match, text).clause == "NH-3.12"
    match.push("attack C3")
    assert match.turn == 1  # the battle ended the turn
    assert match.hand(0) == ["hybrid"]  # and the unused tile stayed
    assert match.discards(0) == ["battle"]


@pytest.mark.clause("NH-3.11")
def test_a_turn_goes_on_until_the_player_ends_it() -> None:
    match = match_at(board("moloch borgo", QUIET), ["hybrid", "mother"])
    play(match, "place hybrid C3 0")
    assert match.turn == 0
    story = play(match, "end")
    assert [event.seat for event in story.events(TurnStarted)] == [1]


@pytest.mark.clause("NH-3.12", "NH-4.6", "NH-4.5", "R-4", "TV-12.5", "NH-5.1.1")
def test_filling_the_board_starts_a_battle_at_once() -> None:
    units = f"{QUIET}; 0.assassin B1 ranged>NE; 1.scout D3"
    position = filled("borgo moloch", units, empty="C3", fillers="officer blocker")
    match = match_at(position, ["assassin", "scout"])
    story = play(match, "place assassin C3 3")  # its shot goes SE
    assert story.battles == [(0, "full_board")]
    assert story.removed == {"D3": (3, "wounds")}
    assert match.hand(0) == ["scout"]  # the unused tile stays in front of the player
    assert match.turn == 1  # and neither assassin can use its Mobility any more
    assert not story.events(Moved)


@pytest.mark.clause("NH-4.6")
def test_eighteen_units_start_no_battle() -> None:
    position = filled("borgo moloch", QUIET, empty="C3 C4", fillers="officer blocker")
    match = match_at(position, ["scout", "mutant"])
    story = play(match, "place scout C3 0")
    assert story.battles == []
    assert match.turn == 0


@pytest.mark.clause("NH-4.6")
def test_passive_removals_come_before_the_look_at_the_board() -> None:
    position = filled("beasts moloch", "0.hq A1; 0.cerberus C5; 1.hq E3", fillers="officer_1 blocker")
    match = match_at(position, ["hunt", "move"])  # Cerberus stands away from its HQ and is lost
    assert match.unit("C5") is None
    story = play(match, "discard hunt")
    assert story.battles == []


@pytest.mark.clause("R-66")
def test_a_turn_may_use_nothing() -> None:
    match = drawing([], ["guard", "clown", "brain", "scout"])
    play(match, "discard guard", "end")
    assert match.turn == 1
    assert match.hand(0) == ["clown", "brain"]
