"""The match as a user of python-chess would guess it: legal, push, pop, copy, decision, outcome."""

import pytest

from ashfall import neuroshima
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.decisions import ANSWERS, STAGES
from ashfall.table.contract import Decision, Move, Outcome
from ashfall.table.errors import IllegalMove, InvalidPosition, InvalidRecord, UnknownArmy
from ashfall.table.random import Stream
from tests.neuroshima.plays import PAIRS, pick, play_on, played

Match = neuroshima.Match


def test_example_of_the_design() -> None:
    match = Match(armies=["moloch", "borgo"], seed=7)
    events = 0
    while not match.over:
        events += len(match.push(match.legal[0]))
    assert events > 100
    assert match.outcome is not None


def test_new_match() -> None:
    match = Match(["moloch", "beasts"], seed=1)
    assert match.armies == ["moloch", "beasts"]
    assert (match.over, match.outcome, match.moves, match.units()) == (False, None, [], [])
    assert [match.health(seat) for seat in (0, 1)] == [20, 20]
    assert [match.pile(seat) for seat in (0, 1)] == [34, 34]
    assert [match.hand(seat) + match.discards(seat) for seat in (0, 1)] == [[], []]
    assert (match.turn, match.turn_number) == (0, 0)
    assert match.decision == Decision(0, "setup", "NH-2.6")
    assert len(match.legal) == 19 * 6


def test_armies_may_be_given_as_objects() -> None:
    assert Match([load_army("borgo"), "borgo"], seed=3).key() == Match(["borgo", "borgo"], seed=3).key()


def test_seed_decides_the_piles() -> None:
    def drawn(seed: int) -> list[str]:
        deck = Match(["moloch", "borgo"], seed=seed).position()["decks"][0]
        return list(deck)

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)
    assert sorted(drawn(1)) == sorted(drawn(2))


def test_decks_are_drawn_from_the_top() -> None:
    decks = [["hybrid", "clown", "medic", "scout", "guard"], ["mutant", "claws"]]
    match = Match(["moloch", "borgo"], decks=decks)
    match.push("place hq A1 0")
    match.push("place hq E3 0")
    assert match.hand(0) == ["hybrid"]
    assert match.remaining(0) == {"clown": 1, "guard": 1, "medic": 1, "scout": 1}
    match.push("discard hybrid")
    assert match.hand(1) == ["mutant", "claws"]
    assert match.pile(1) == 0


def test_same_decks_give_the_same_key_whatever_the_seed() -> None:
    decks = [["hybrid"], ["mutant"]]
    first = Match(["moloch", "borgo"], seed=1, decks=decks)
    assert first.key() == Match(["moloch", "borgo"], seed=2, decks=decks).key()
    assert Match.from_bytes(first.to_bytes()).key() == first.key()


def test_legal_moves_are_sorted_and_nobody_can_change_them() -> None:
    match = played(5, 20)
    legal = match.legal
    assert legal == sorted(legal)
    assert len(set(legal)) == len(legal)
    legal.codes.clear()
    assert match.legal


def test_push_takes_a_move_a_text_or_a_number() -> None:
    keys = set()
    for form in (lambda move: move, str, lambda move: move.text.upper(), int, lambda move: f" {move} "):
        match = played(5, 20)
        move = match.legal[1]
        assert match.push(form(move))
        assert match.moves[-1] == move
        keys.add(match.key())
    assert len(keys) == 1


def test_push_tells_what_happened() -> None:
    match = Match(["moloch", "borgo"], seed=7)
    (placed,) = match.push("place hq C3 2")
    assert placed.to_dict() == {
        "type": "placed",
        "unit": {"hex": "C3", "at": (0, 0), "army": "moloch", "tile": "hq", "owner": 0, "facing": 2},
        "cause": "placed",
    }
    types = [event.to_dict()["type"] for event in match.push("place hq A1 0")]
    assert types == ["placed", "turn_started", "drew"]


@pytest.mark.parametrize(
    "move", ["end", "place hq Z9 0", "fly me to the moon", "", 1 << 31, -1, Move(5, "keep")]
)
def test_illegal_move_changes_nothing(move: Move | str | int) -> None:
    match = Match(["moloch", "borgo"], seed=7)
    before = match.key(), match.to_bytes(), match.legal, match.moves
    with pytest.raises(IllegalMove):
        match.push(move)
    assert (match.key(), match.to_bytes(), match.legal, match.moves) == before


def test_illegal_move_says_why() -> None:
    match = Match(["moloch", "borgo"], seed=7)
    match.push("place hq C3 0")
    with pytest.raises(IllegalMove) as caught:
        match.push("place hq C3 0")
    assert caught.value.clause == "NH-2.6"
    assert str(caught.value).endswith("(NH-2.6)")
    assert caught.value.text_id == "refusal-setup"


def test_parse_reads_without_playing() -> None:
    match = Match(["moloch", "borgo"], seed=7)
    key = match.key()
    assert match.parse("PLACE HQ c3 0") == match.parse("place hq C3 0")
    assert match.parse("place hq C3 0").text == "place hq C3 0"
    with pytest.raises(IllegalMove):
        match.parse("end")
    assert match.key() == key


def test_pop_returns_the_move_and_pop_of_nothing_fails() -> None:
    match = Match(["moloch", "borgo"], seed=7)
    key = match.key()
    move = match.legal[40]
    match.push(move)
    assert match.pop() == move
    assert (match.key(), match.moves) == (key, [])
    with pytest.raises(IndexError):
        match.pop()


def test_copy_has_its_own_past() -> None:
    match = played(8, 30)
    twin = match.copy()
    assert (twin.key(), twin.moves, twin.record()) == (match.key(), match.moves, match.record())
    for _ in range(30):
        assert twin.pop() == match.moves[len(twin.moves)]
    assert twin.key() == Match(PAIRS[8], seed=8).key()
    assert len(match.moves) == 30


def test_only_choices_are_asked() -> None:
    """A hand of three equal tiles is discarded from without asking, and so is a turn with nothing to do."""
    match = Match(["moloch", "borgo"], decks=[["battle", "hybrid"], ["battle"]])
    match.push("place hq A1 0")
    match.push("place hq E3 0")
    match.push("keep")
    events = match.push("discard battle")
    assert [event.to_dict()["type"] for event in events][:2] == ["discarded", "turn_ended"]
    assert match.turn == 1


def match_from(armies: list[str], units: list[dict[str, object]], hand: list[str]) -> neuroshima.Match:
    return Match.from_position(
        {
            "players": [{"army": army} for army in armies],
            "units": units,
            "hands": [hand, []],
            "stage": "act",
        }
    )


def hqs(first: str = "A1", second: str = "E3") -> list[dict[str, object]]:
    return [{"hex": first, "owner": 0, "tile": "hq"}, {"hex": second, "owner": 1, "tile": "hq"}]


def unit(hex: str, owner: int, tile: str, facing: int = 0, wounds: int = 0) -> dict[str, object]:
    return {"hex": hex, "owner": owner, "tile": tile, "facing": facing, "wounds": wounds}


def test_decision_of_a_turn_and_of_a_discard() -> None:
    match = played(1, 4)
    assert match.decision is not None
    kinds = set()
    while not match.over:
        decision = match.decision
        assert decision is not None
        kinds.add((decision.kind, decision.clause))
        play_on(match, Stream(len(match.moves)), 1)
    assert {("turn", "NH-3.9"), ("discard", "NH-3.3")} <= kinds
    assert match.decision is None


def test_decision_where_a_pushed_unit_goes() -> None:
    match = match_from(["moloch", "borgo"], [*hqs(), unit("B2", 1, "mutant")], ["push_back"])
    match.push("play push_back A1 B2")
    assert match.decision == Decision(1, "displace", "NH-11.3", ("B2",))
    assert [move.text for move in match.legal] == ["to B3", "to C2", "to C3"]
    match.push("to C3")
    found = match.unit("C3")
    assert found is not None
    assert found.tile == "mutant"


def test_decision_of_a_hunt() -> None:
    units = [*hqs(), unit("A2", 0, "cerberus"), unit("B1", 1, "mutant")]
    match = match_from(["beasts", "borgo"], units, ["hunt"])
    match.push("play hunt A1 A1 0")
    assert match.decision == Decision(0, "hunt", "NH-11.10", ("A1",))
    assert match.legal[0].text == "stay"


def test_decision_of_a_second_step() -> None:
    match = match_from(["outpost", "borgo"], [*hqs(), unit("C3", 0, "recon_center")], ["move"])
    match.push("play move C3 C2 0")
    assert match.decision == Decision(0, "step", "NH-10.12", ("C2",))
    assert match.legal[0].text == "stay"


def test_decision_of_a_clown() -> None:
    match = match_from(["moloch", "borgo"], [*hqs(), unit("C3", 0, "clown")], ["battle"])
    match.push("play battle")
    assert match.decision == Decision(0, "clown", "NH-8.10.1", ("C3",))
    assert [move.text for move in match.legal] == ["attack C3", "explode C3"]


def test_decision_of_a_quartermaster() -> None:
    units = [*hqs(), unit("C3", 0, "quartermaster"), unit("C2", 0, "thug")]
    match = match_from(["hegemony", "borgo"], units, ["battle"])
    match.push("play battle")
    assert match.decision == Decision(0, "quartermaster", "NH-10.14", ("C2",))
    assert match.legal[0].text == "plain C2"


def test_decision_of_a_medic() -> None:
    """Two Medics beside one wounded HQ: their owner says which of them dies."""
    units = [
        *hqs("C3", "E3"),
        unit("C2", 0, "medic", 3),
        unit("B3", 0, "medic", 1),
        unit("D3", 1, "mutant", 5),
    ]
    match = match_from(["moloch", "borgo"], units, ["battle"])
    match.push("play battle")
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.clause) == (0, "medic", "NH-9.9")
    assert decision.about == ("C3",)


def test_decision_of_a_scavenger() -> None:
    match = match_from(["beasts", "borgo"], [*hqs(), unit("C3", 0, "vulture")], ["battle"])
    match.push("play battle")
    assert match.decision == Decision(0, "scavenge", "NH-12.9")
    assert match.legal[0].text == "stay"


def test_decision_of_an_optional_extra_attack() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "outpost"}, {"army": "borgo"}],
            "units": [*hqs(), unit("A2", 0, "commando"), unit("C4", 1, "mutant")],
            "hands": [["battle"], []],
            "stage": "act",
            "options": {"extra_attack_optional": True},
        }
    )
    match.push("play battle")
    assert match.decision == Decision(0, "extra_attack", "R-63", ("A2",))
    assert [move.text for move in match.legal] == ["attack A2", "skip A2"]


def test_every_kind_of_decision_has_a_clause() -> None:
    kinds = [kind for kind, _ in [*STAGES.values(), *ANSWERS.values()]]
    assert len(kinds) == len(set(kinds))


def test_outcome_of_a_finished_match() -> None:
    match = played(4, 1000)
    assert match.over
    assert match.legal == []
    assert match.outcome is not None
    healths = [match.health(seat) for seat in (0, 1)]
    if healths[0] == healths[1]:
        assert match.outcome.winner is None
    else:
        assert match.outcome.winner == healths.index(max(healths))
    with pytest.raises(IllegalMove, match=r"NH-6\.5"):
        match.push("end")


def test_destroyed_hq_ends_the_match() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "borgo", "hq": 1}],
            "units": [*hqs("A1", "E3"), unit("D4", 0, "hybrid", 1)],
            "hands": [["battle"], []],
            "stage": "act",
        }
    )
    match.push("play battle")
    assert match.outcome == Outcome((0,), "hq_destroyed")
    assert match.health(1) == 0
    assert match.discards(1) == ["hq"]
    assert match.unit("E3") is None


@pytest.mark.clause("NH-6.6")
def test_hq_that_paid_its_last_health_leaves_the_board() -> None:
    match = Match.from_position(
        {
            "players": [{"army": "steel_police", "hq": 1}, {"army": "borgo"}],
            "units": [*hqs(), unit("C3", 1, "mutant")],
            "hands": [["judge"], []],
            "stage": "act",
            "options": {"pay_last_health": True},
        }
    )
    match.push("net C3")
    assert match.outcome == Outcome((1,), "hq_destroyed")
    assert match.unit("A1") is None
    assert match.discards(0) == ["hq"]


@pytest.mark.parametrize("leaves", ["phase_end", "battle_end"])
def test_guard_of_a_destroyed_hq_leaves_with_it(leaves: str) -> None:
    match = Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "beasts", "hq": 1}],
            "units": [*hqs("A1", "E3"), unit("E2", 1, "cerberus"), unit("D4", 0, "hybrid", 1)],
            "hands": [["battle"], []],
            "stage": "act",
            "options": {"destroyed_hq_leaves": leaves},
        }
    )
    match.push("play battle")
    assert match.outcome == Outcome((0,), "hq_destroyed")
    assert sorted(match.discards(1)) == ["cerberus", "hq"]
    assert Match.from_bytes(match.to_bytes()).key() == match.key()


def test_match_can_be_continued_after_pop_of_the_last_move() -> None:
    match = played(4, 1000)
    outcome = match.outcome
    move = match.pop()
    assert not match.over
    match.push(move)
    assert match.outcome == outcome


def test_is_netted_and_unit_take_labels_in_any_case() -> None:
    match = match_from(["moloch", "borgo"], [*hqs("C2", "E3"), unit("C3", 1, "net_fighter", 4)], ["battle"])
    assert match.is_netted("c2")
    assert not match.is_netted("C3")
    assert not match.is_netted("A1")
    assert match.unit("a1") is None
    with pytest.raises(InvalidPosition, match=r"A1 to E3"):
        match.unit("Z9")


@pytest.mark.parametrize("armies", [[], ["moloch"], ["moloch", "borgo", "outpost"]])
def test_a_duel_has_two_armies(armies: list[str]) -> None:
    with pytest.raises(InvalidRecord, match="armies"):
        Match(armies)


def test_unknown_army_is_named() -> None:
    with pytest.raises(UnknownArmy, match="molloch"):
        Match(["molloch", "borgo"])


def test_from_state_begins_without_a_past() -> None:
    match = played(9, 25)
    twin = Match.from_state(match.state.copy())
    assert (twin.key(), twin.moves) == (match.key(), [])
    with pytest.raises(IndexError):
        twin.pop()


def test_key_tells_states_apart() -> None:
    seen = {played(11, 0).key()}
    match = Match(PAIRS[11], seed=11)
    stream = Stream(1)
    while not match.over:
        match.push(pick([move.code for move in match.legal], stream))
        assert match.key() not in seen
        seen.add(match.key())


def test_a_view_belongs_to_a_seat_or_to_a_spectator() -> None:
    match = neuroshima.Match(["moloch", "borgo"])
    assert [match.view(seat).seat for seat in (0, 1, None)] == [0, 1, None]
    with pytest.raises(ValueError, match="seat: expected 0 to 1, got 7"):
        match.view(7)


def test_the_key_forgets_how_the_last_battle_went() -> None:
    units = [
        {"hex": "A1", "owner": 0, "tile": "hq"},
        {"hex": "E3", "owner": 1, "tile": "hq"},
    ]
    players = [{"army": "moloch"}, {"army": "borgo"}]
    decks = [["hybrid", "guard"], ["mutant", "claws", "brawler", "scout"]]
    start = {"players": players, "units": units, "decks": decks, "stage": "act"}
    fought = neuroshima.Match.from_position({**start, "hands": [["battle"], []]})
    fought.push("play battle")
    waited = neuroshima.Match.from_position({**start, "hands": [["battle"], []]})
    waited.push("discard battle")
    assert waited.position() == fought.position()
    assert waited.key() == fought.key()
