"""Section 19: the right player is asked at the right moment, and nobody where only one answer is legal."""

import pytest

from ashfall.neuroshima import Match
from ashfall.neuroshima.events import (
    Absorbed,
    BattleEnded,
    Converted,
    Discarded,
    Exploded,
    Moved,
    TurnStarted,
    Wound,
)
from tests.rules.vectors import asked, board, fight, legal_texts, match_at, play, refused

QUIET = "0.hq A1; 1.hq E3"


def about(match: Match) -> tuple[str, ...]:
    """The hexes that the decision is about."""
    assert match.decision is not None
    return match.decision.about


# DP-1 to DP-3: the turn.


@pytest.mark.clause("DP-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_answers_an_unlucky_draw(seat: int) -> None:
    position = board("moloch moloch", QUIET, decks=[["battle", "move", "battle", "guard"]] * 2)
    match = match_at(position, stage="start", turn=seat)
    assert asked(match) == (seat, "redraw")
    assert legal_texts(match) == ["keep", "redraw"]  # the quiet answer first


@pytest.mark.clause("DP-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_chooses_the_discard(seat: int) -> None:
    position = board("moloch moloch", QUIET, decks=[["clown", "guard", "clown", "brain"]] * 2)
    match = match_at(position, stage="start", turn=seat)
    assert asked(match) == (seat, "discard")
    assert legal_texts(match) == ["discard guard", "discard clown"]  # two equal tiles are one choice


@pytest.mark.clause("DP-2")
def test_three_equal_tiles_leave_nothing_to_choose() -> None:
    position = board("outpost borgo", QUIET, decks=[["commando"] * 4, None])
    match = match_at(position, ["move"], other=[], turn=1, hands=[[], ["mutant"]])
    story = play(match, "end")
    assert [(event.tile, event.cause) for event in story.events(Discarded)] == [("commando", "mandatory")]
    assert asked(match) == (0, "turn")


@pytest.mark.clause("DP-3")
def test_a_turn_offers_everything_and_its_end_last() -> None:
    match = match_at(board("outpost borgo", f"{QUIET}; 0.runner C3; 1.mutant C1"), ["sniper", "medic"])
    assert asked(match) == (0, "turn")
    assert {text.split()[0] for text in legal_texts(match)} == {"place", "play", "mobility", "discard", "end"}
    assert legal_texts(match)[-1] == "end"


@pytest.mark.clause("DP-3")
def test_who_can_only_end_the_turn_is_not_asked() -> None:
    match = match_at(board("moloch borgo", QUIET), ["hybrid"])
    story = play(match, "place hybrid C3 0")
    assert [event.seat for event in story.events(TurnStarted)] == [1]


# DP-4: pushed and grabbed units.


@pytest.mark.clause("DP-4", "NH-11.3", "R-14")
def test_the_owner_of_a_pushed_unit_chooses_its_hex() -> None:
    match = match_at(board("moloch borgo", f"{QUIET}; 0.hybrid C3; 1.mutant C2 f4"), ["push_back", "guard"])
    match.push("play push_back C3 C2")
    assert (asked(match), about(match)) == ((1, "displace"), ("C2",))
    assert legal_texts(match) == ["to B1", "to C1", "to D1"]
    assert refused(match, "end").clause == "NH-11.3"
    story = play(match, "to D1")
    assert [(e.unit.hex, e.unit.facing, e.cause) for e in story.events(Moved)] == [("D1", 4, "push")]
    assert asked(match) == (0, "turn")  # the turn goes on


@pytest.mark.clause("DP-4")
def test_one_hex_is_no_question() -> None:
    units = f"{QUIET}; 0.hybrid C3; 1.mutant C2; 1.scout B1; 1.scout D1"
    match = match_at(board("moloch borgo", units), ["push_back", "guard"])
    story = play(match, "play push_back C3 C2")
    assert [event.unit.hex for event in story.events(Moved)] == ["C1"]
    assert asked(match) == (0, "turn")


@pytest.mark.clause("DP-4", "NH-11.4", "R-31")
def test_the_owner_of_a_grabbed_unit_chooses_hex_and_rotation() -> None:
    match = match_at(board("beasts borgo", f"{QUIET}; 0.ram C3; 1.mutant E2"), ["grab", "move"])
    match.push("play grab C3 E2")
    assert (asked(match), about(match)) == ((1, "displace"), ("E2",))
    assert legal_texts(match) == [f"to {hex} {facing}" for hex in ("D2", "D3") for facing in range(6)]
    match.push("to D3 5")
    assert asked(match) == (0, "turn")


# DP-5 to DP-7: inside a battle.


@pytest.mark.clause("DP-5", "NH-8.10.1")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_owner_of_a_clown_is_asked_whoever_caused_the_battle(causer: int) -> None:
    match = match_at(board("borgo moloch", f"{QUIET}; 1.clown C3; 0.scout C4"), ["battle"], turn=causer)
    match.push("play battle")
    assert (asked(match), about(match)) == ((1, "clown"), ("C3",))
    assert legal_texts(match) == ["attack C3", "explode C3"]
    story = play(match, "explode C3")
    assert [event.source.hex for event in story.events(Exploded)] == ["C3"]
    assert match.turn == 1 - causer  # the order of turns is not touched


@pytest.mark.clause("DP-5", "NH-8.10.2", "NH-7.1.1")
def test_the_owner_of_a_netted_clown_is_not_asked() -> None:
    result = fight(board("borgo moloch", "0.net_fighter C4 net>N; 1.clown C3; 0.hq A1"))
    assert result.missed("C3") == [(2, "netted")]
    assert result.events(Exploded) == []


@pytest.mark.clause("DP-5", "R-9", "NH-6A.5")
def test_a_clown_with_two_tokens_is_asked_twice() -> None:
    units = "0.clown C3 melee>N; 0.mother C4 link>N; 1.blocker C2"
    result = fight(board("moloch moloch", units), "attack C3", "explode C3")
    assert result.phases_of("C3") == [2]
    assert result.removed == {"C3": (1, "explosion"), "C4": (1, "wounds")}
    assert result.hits("C2") == [(2, 1), (1, 1)]


@pytest.mark.clause("DP-6", "NH-10.14", "R-18")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_side_of_the_quartermaster_is_asked_in_the_phase_of_the_attacker(causer: int) -> None:
    units = f"{QUIET}; 1.ganger C3 melee>N; 1.quartermaster C4 link>N; 0.scout C1"
    match = match_at(board("borgo hegemony", units), ["battle"], turn=causer)
    match.push("play battle")
    assert (asked(match), about(match)) == ((1, "quartermaster"), ("C3",))
    assert legal_texts(match) == ["plain C3", "convert C3 melee N"]
    story = play(match, "convert C3 melee N")
    assert [(event.source.hex, event.into) for event in story.events(Converted)] == [("C3", "ranged")]
    assert story.removed == {"C1": (3, "wounds")}
    assert match.turn == 1 - causer


@pytest.mark.clause("DP-6")
def test_a_quartermaster_without_a_unit_that_attacks_asks_nobody() -> None:
    result = fight(
        board("borgo hegemony", "1.net_fighter C3; 1.quartermaster C4 link>N; 1.ganger D3; 0.scout C1")
    )
    assert result.phases_of("D3") == [3]
    assert result.events(Converted) == []


@pytest.mark.clause("DP-6", "R-17", "NH-10.11")
def test_a_scoped_quartermaster_asks_the_owner_of_the_scoper() -> None:
    units = f"{QUIET}; 1.quartermaster C4 link>N; 0.scoper C5; 0.brawler C3 melee>N; 1.scout C1"
    match = match_at(board("outpost hegemony", units), ["battle"], turn=1)
    match.push("play battle")
    assert (asked(match), about(match)) == ((0, "quartermaster"), ("C3",))


MEDICS = "1.mutant C3; 1.medic C4 link>N; 1.medic B3 link>NE"


@pytest.mark.clause("DP-7", "NH-9.6")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_controller_of_the_medics_chooses(causer: int) -> None:
    match = match_at(
        board("moloch borgo", f"{QUIET}; 0.hybrid C1 ranged>S; {MEDICS}"), ["battle"], turn=causer
    )
    match.push("play battle")
    assert (asked(match), about(match)) == ((1, "medic"), ("C3",))
    assert legal_texts(match) == ["heal C3 C1 S B3", "heal C3 C1 S C4"]
    story = play(match, "heal C3 C1 S C4")
    assert [event.medic.hex for event in story.events(Absorbed)] == ["C4"]
    assert match.turn == 1 - causer


@pytest.mark.clause("DP-7", "NH-9.1")
def test_one_medic_and_one_hit_are_no_question() -> None:
    result = fight(board("moloch borgo", "0.hybrid C1 ranged>S; 1.mutant C3; 1.medic C4 link>N"))
    assert result.removed == {"C4": (3, "medic")}


@pytest.mark.clause("DP-7", "NH-9.2", "NH-3.9")
def test_medics_are_chosen_outside_battle_too() -> None:
    match = match_at(board("outpost borgo", f"{QUIET}; {MEDICS}"), ["sniper", "scout"])
    match.push("play sniper C3")
    assert asked(match) == (1, "medic")  # in the middle of the turn of seat 0
    assert legal_texts(match) == ["heal C3 - - B3", "heal C3 - - C4"]
    story = play(match, "heal C3 - - B3")
    assert story.removed == {"B3": (-1, "medic")}
    assert story.events(Wound) == []
    assert asked(match) == (0, "turn")
    assert match.hand(0) == ["scout"]


@pytest.mark.clause("DP-5", "DP-7", "R-51", "NH-9.10")
@pytest.mark.parametrize("causer", [0, 1])
def test_both_players_are_asked_in_one_battle(causer: int) -> None:
    # The Clown declares first, then the Medics of both sides, those of the causer first.
    units = f"""
        {QUIET}; 1.clown C3
        0.mutant C2 f3; 0.medic C1 link>S; 0.medic D1 link>SW
        1.officer C4; 1.medic C5 link>N; 1.medic B4 link>NE
    """
    match = match_at(board("borgo moloch", units), ["battle"], turn=causer)
    match.push("play battle")
    assert asked(match) == (1, "clown")
    match.push("explode C3")
    answers = {0: ("C2", "heal C2 C3 N C1"), 1: ("C4", "heal C4 C3 S C5")}
    for seat in (causer, 1 - causer):
        saved, answer = answers[seat]
        assert (asked(match), about(match)) == ((seat, "medic"), (saved,))
        story = play(match, answer)
    assert match.turn == 1 - causer
    assert {hex for hex, (_, cause) in story.removed.items() if cause == "medic"} == {"C1", "C5"}


@pytest.mark.clause("DP-5", "DP-6", "DP-7")
def test_without_clown_quartermaster_or_ambiguous_medic_nobody_is_asked() -> None:
    # fight() fails if anybody is asked: the battles of the two printed games (TV-A).
    tv_1 = """
        0.hq (0,-1); 0.medic (-1,1) f2; 0.brawler (-1,0) f4; 0.annihilator (-2,2) f2; 0.hmg (0,1) f5
        0.commando (2,-1) f3; 0.scout (2,0); 1.hq (-2,1); 1.officer_1 (-2,0) f2; 1.net_fighter (-1,-1) f2
        1.runner (0,0); 1.universal_soldier (-1,2); 1.ganger (0,2) f1; 1.boss (1,0) f5
    """
    assert fight(board("outpost hegemony", tv_1)).health == [18, 14]
    tv_2 = """
        0.hq (2,-2); 0.wardog (1,-2) f2; 0.officer (0,-1) f2; 0.pacifier (-1,-1) f2; 0.judge (2,-1) f1
        0.predator (-2,0) f3; 0.sergeant (-1,0); 0.executioner (-2,1) f1
        1.hq (0,0); 1.cerberus (1,0) f1; 1.scout (0,1) f1; 1.bug (1,-1) f4 *
        1.acid_spit (0,-2) f3; 1.vulture (2,0) f3; 1.scrabbler (-1,1) f1
    """
    assert fight(board("steel_police:18 beasts", tv_2)).health == [18, 16]


# DP-8: after a battle.


@pytest.mark.clause("DP-8", "NH-12.9", "R-78")
@pytest.mark.parametrize("causer", [0, 1])
def test_the_owner_of_a_scavenger_is_asked_after_the_battle(causer: int) -> None:
    match = match_at(board("borgo beasts", f"{QUIET}; 1.vulture C3 f2"), ["battle"], turn=causer)
    story = play(match, "play battle")
    assert isinstance(story.told[-1], BattleEnded)
    assert asked(match) == (1, "scavenge")
    options = legal_texts(match)
    assert options[0] == "stay"
    assert len(options) == 1 + 16 * 6 + 5  # 16 empty hexes, or turning; changing nothing is staying
    assert "scavenge C3 C3 2" not in options
    match.push("scavenge C3 C1 0")
    assert match.turn == 1 - causer


@pytest.mark.clause("DP-8", "NH-12.9")
def test_several_scavengers_fly_in_the_order_of_their_owner() -> None:
    match = match_at(board("borgo beasts", f"{QUIET}; 1.vulture C3; 1.vulture C4"), ["battle"])
    match.push("play battle")
    match.push("scavenge C4 C1 0")
    assert asked(match) == (1, "scavenge")
    assert not legal_texts(match, "scavenge C1")  # each once
    match.push("scavenge C3 C4 0")
    assert match.turn == 1
    assert asked(match) != (1, "scavenge")


@pytest.mark.clause("DP-8", "R-51")
@pytest.mark.parametrize("causer", [0, 1])
def test_scavengers_of_both_sides_fly_in_the_order_of_the_causer(causer: int) -> None:
    units = f"{QUIET}; 0.vulture C1 melee>NW; 1.vulture C5 melee>S"
    match = match_at(board("beasts beasts", units), ["battle"], turn=causer)
    match.push("play battle")
    assert asked(match) == (causer, "scavenge")
    match.push("stay")
    assert asked(match) == (1 - causer, "scavenge")
    match.push("stay")
    assert match.turn == 1 - causer


@pytest.mark.clause("DP-8", "NH-7.1.1", "R-56")
def test_the_owner_of_a_netted_scavenger_is_not_asked() -> None:
    match = match_at(board("steel_police beasts", f"{QUIET}; 1.vulture C3 *"), ["battle"])
    story = play(match, "play battle")
    assert [event.seat for event in story.events(TurnStarted)] == [1]


@pytest.mark.clause("DP-11", "NH-2.6", "NH-2.7")
def test_who_sets_up() -> None:
    match = Match(["beasts", "borgo"])
    seats = []
    for text in ("place hq C3 0", "place cerberus C2 0", "place hq A1 0"):
        seats.append(asked(match))
        match.push(text)
    assert seats == [(0, "setup"), (0, "setup"), (1, "setup")]
    assert match.turn == 0
