"""What a seat may know: everything on the table, nothing about the order of the piles."""

from ashfall import neuroshima
from ashfall.neuroshima.keys import state_key
from ashfall.neuroshima.position_writer import tile_keys
from ashfall.table.random import Stream
from tests.neuroshima.plays import played

SEATS = (0, 1)


def test_view_answers_like_the_match() -> None:
    match = played(15, 50)
    for seat in (*SEATS, None):
        view = match.view(seat)
        assert view.seat == seat
        assert (view.legal, view.decision, view.units()) == (match.legal, match.decision, match.units())
        assert (view.turn, view.turn_number, view.armies) == (match.turn, match.turn_number, match.armies)
        for player in SEATS:
            assert view.hand(player) == match.hand(player)
            assert view.discards(player) == match.discards(player)
            assert view.remaining(player) == match.remaining(player)
            assert (view.pile(player), view.health(player)) == (match.pile(player), match.health(player))


def test_view_of_the_end() -> None:
    match = played(15, 2000)
    view = match.view(0)
    assert (view.over, view.outcome, view.decision, list(view.legal)) == (True, match.outcome, None, [])


def test_a_view_cannot_be_played() -> None:
    view = played(15, 50).view(0)
    assert not hasattr(view, "push")
    assert not hasattr(view, "record")


def test_remaining_counts_what_is_neither_seen_nor_used() -> None:
    match = neuroshima.Match(["moloch", "borgo"], decks=[["clown", "guard", "clown"], []])
    assert match.view().remaining(0) == {"clown": 2, "guard": 1}
    assert list(match.view().remaining(0)) == ["clown", "guard"]
    assert match.view().remaining(1) == {}


def test_position_of_a_view_names_no_order() -> None:
    match = played(15, 49)
    position = match.view(0).position()
    assert position == {**match.position(), "decks": [None, None]}


def test_position_of_a_view_inside_an_answer_leads_to_the_same_question() -> None:
    match = neuroshima.Match.from_position(
        {
            "players": [{"army": "moloch"}, {"army": "borgo"}],
            "units": [{"hex": "C3", "owner": 0, "tile": "clown"}],
            "hands": [["battle"], []],
            "stage": "act",
        }
    )
    match.push("play battle")
    twin = neuroshima.Match.from_position(match.view(0).position())
    assert (twin.view(0), twin.legal, twin.decision) == (match.view(0), match.legal, match.decision)


def test_views_of_different_piles_are_equal() -> None:
    """The two matches differ in nothing but the hidden order."""
    up, down = ["clown", "guard", "medic", "scout"], ["scout", "medic", "guard", "clown"]
    one = neuroshima.Match(["moloch", "borgo"], decks=[up, []])
    two = neuroshima.Match(["moloch", "borgo"], decks=[down, []])
    assert one.key() != two.key()
    assert one.view(0).key() == two.view(0).key()


def test_view_does_not_change_with_the_match() -> None:
    match = played(15, 50)
    view = match.view(0)
    key, units = view.key(), view.units()
    match.push(match.legal[0])
    assert (view.key(), view.units()) == (key, units)


def test_sample_shuffles_the_piles_and_nothing_else() -> None:
    match = played(15, 20)
    view = match.view(1)
    orders = set()
    for seed in range(40):
        guess = view.sample(Stream(seed))
        for seat in SEATS:
            assert sorted(tile_keys(guess, seat, "pile")) == sorted(tile_keys(match.state, seat, "pile"))
            for where in ("hand", "discards"):
                assert tile_keys(guess, seat, where) == tile_keys(match.state, seat, where)
        assert list(guess.units) == list(match.state.units)
        assert list(guess.legal) == list(match.state.legal)
        assert neuroshima.Match.from_state(guess).view(1).key() == view.key()
        orders.add(tuple(tile_keys(guess, 0, "pile")))
    assert len(orders) == 40


def test_sample_of_one_seed_is_the_same_again() -> None:
    view = played(15, 20).view(0)
    assert state_key(view.sample(Stream(3))) == state_key(view.sample(Stream(3)))


def test_sample_is_a_full_state_that_can_be_played() -> None:
    view = played(15, 20).view(0)
    before = view.key()
    match = neuroshima.Match.from_state(view.sample(Stream(3)))
    while not match.over:
        match.push(match.legal[-1])
    assert view.key() == before


def test_every_place_in_the_pile_can_hold_every_tile() -> None:
    """A sample is fair: no tile is bound to its place in the sorted pile."""
    view = neuroshima.Match(["moloch", "borgo"], decks=[["clown", "guard", "medic"], []]).view(0)
    stream = Stream(5)
    tops = [tile_keys(view.sample(stream), 0, "pile")[-1] for _ in range(300)]
    assert all(70 < tops.count(key) < 130 for key in ("clown", "guard", "medic"))
