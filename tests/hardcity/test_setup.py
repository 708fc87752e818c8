"""The set-up of a match: decks, figures, officers, layouts (HC-2.10, HC-3.1)."""

import pytest

from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, VERSUS_SPECIALS
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.board import FAR, ROOF, SEWER
from ashfall.hardcity.ground.cards import BIG_ONE, NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, make_rules
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream
from tests.hardcity.invariants import cards_of
from tests.hardcity.piles import pile

CONTENT = load_content()
EPISODES = range(1, 6)


def dealt(episode: int, mode: str = VERSUS, *, seed: int = 1, event: int = 1) -> State:
    """A match before its opening."""
    players = 2 if mode == VERSUS else 1
    rules = make_rules(CONTENT, Wishes(episode=episode, mode=mode, players=players), event)
    return deal(rules, Stream(seed), [0, 1, 2, 3], [0, 0, 0, 0], False)


@pytest.mark.clause("HC-2.10")
def test_sewer_and_roof_are_grids_of_their_own() -> None:
    sewer, roof = dealt(3).rules, dealt(5).rules
    below = [space for space in range(sewer.board.plain) if sewer.board.part[space] == SEWER]
    above = [space for space in range(roof.board.plain) if roof.board.part[space] == ROOF]
    assert [sewer.board.labels[space] for space in (below[0], below[-1])] == ["SA1", "SD2"]
    assert (len(below), len(above)) == (8, 24)
    assert [sewer.board.labels[int(ladder)] for ladder in sewer.ladders] == ["SA1", "SD2"]
    assert roof.board.labels[above[-1]] == "RF4"
    assert all(sewer.board.apart(0, space) == FAR for space in below)
    assert all(roof.board.apart(0, space) == FAR for space in above)


@pytest.mark.clause("HC-3.1.1")
@pytest.mark.parametrize("number", EPISODES)
def test_an_episode_names_opening_special_card_and_mutants(number: int) -> None:
    episode = CONTENT.episode(number)
    versus, coop = dealt(number).rules, dealt(number, COOP).rules
    assert CONTENT.takes[int(versus.opening)].key == episode.opening
    assert VERSUS_SPECIALS[int(versus.special)] == episode.versus.effect
    assert AUTO_SPECIALS[int(coop.special)] == episode.auto.effect


@pytest.mark.clause("HC-3.1.2", "HC-14.0.2")
@pytest.mark.parametrize(
    ("number", "rats", "soldiers"), [(1, 0, 0), (2, 0, 4), (3, 4, 4), (4, 4, 4), (5, 4, 4)]
)
def test_figures_of_doctor_zero(number: int, rats: int, soldiers: int) -> None:
    rules = dealt(number).rules
    usable = [int(rules.kind_of[m]) for m in range(rows.MUTANTS) if rules.usable[m]]
    counts = [usable.count(kind) for kind in (NORMAL, RAT, SOLDIER, BIG_ONE)]
    assert counts == [30, rats, soldiers, 1]


@pytest.mark.clause("HC-3.1.3")
@pytest.mark.parametrize(
    ("number", "size"), [(rows.CHAOS_PILE, 36), (rows.EVENTS, 8), (rows.POLICE, 12), (rows.CIVIL, 12)]
)
def test_decks_are_shuffled(number: int, size: int) -> None:
    orders = [tuple(pile(dealt(1, seed=seed), number)) for seed in range(6)]
    assert len(set(orders)) == 6
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(orders[0]))}
    assert len(orders[0]) == size


@pytest.mark.clause("HC-3.2.1")
def test_coop_has_the_deck_of_autodoc() -> None:
    s = dealt(1, COOP)
    assert len(pile(s, rows.CHAOS_PILE)) == 26
    assert s.rules.zero == -1


@pytest.mark.clause("HC-3.1.4")
@pytest.mark.parametrize("number", EPISODES)
def test_takes_are_those_of_the_episode(number: int) -> None:
    s = dealt(number)
    keys = [CONTENT.takes[card].key for card in pile(s, rows.TAKES)]
    assert sorted(keys) == sorted(CONTENT.episode(number).takes)
    assert pile(s, rows.TAKE_ROW) == [s.rules.opening]
    assert s.get(rows.CLAPPER) == -1
    assert len({tuple(pile(dealt(number, seed=seed), rows.TAKES)) for seed in range(8)}) > 4


@pytest.mark.clause("HC-3.1.5")
def test_markers_start_at_nothing() -> None:
    s = dealt(2)
    assert [s.get(field) for field in (rows.ORDER, rows.CHAOS, rows.KILLS, rows.ROUND)] == [0, 0, 0, 0]


@pytest.mark.clause("HC-3.1.7", "HC-3.1.8")
def test_officers_start_with_full_hp_ap_and_their_ability() -> None:
    s = dealt(1)
    assert [s.person(who, rows.HEALTH) for who in range(4)] == [6, 4, 5, 5]
    assert [s.person(who, rows.AP) for who in range(4)] == [s.person(who, rows.POOL) for who in range(4)]
    assert s.person(0, rows.POOL) == 5
    for who, officer in enumerate(CONTENT.officers):
        own = [card.officer for card in CONTENT.abilities if not card.starting].count(officer.key)
        held = [
            card for number, card in enumerate(CONTENT.abilities) if s.person(who, rows.CARDS) >> number & 1
        ]
        assert [(card.starting, card.officer) for card in held] == [(True, officer.key)]
        assert sum(cards_of(s, rows.ABILITIES + who).values()) == own == 6
    orders = {tuple(pile(dealt(1, seed=seed), rows.ABILITIES)) for seed in range(8)}
    assert len(orders) > 4


@pytest.mark.clause("HC-3.1.9")
@pytest.mark.parametrize("number", EPISODES)
def test_the_event_card_picks_the_layout_and_goes_back(number: int) -> None:
    states = [dealt(number, event=event) for event in range(1, 9)]
    assert [int(s.rules.layout) for s in states] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(sorted(pile(s, rows.EVENTS)) == list(range(8)) for s in states)
