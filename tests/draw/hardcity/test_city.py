"""The whole table: every layout, every piece and token, and nothing that a seat may not know."""

from __future__ import annotations

from collections import Counter
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.hardcity.city import draw_city
from ashfall.draw.hardcity.ground import ground_group
from ashfall.draw.hardcity.maps import parts_of
from ashfall.hardcity.description.things import describe_zones
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.view import View
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts
from tests.draw.hardcity.scenes import CONTENT, EPISODES, LAYOUTS, begin, groups, pieces_drawn, pieces_of


def texts_in(drawing: str) -> set[str]:
    return {found.text or "" for found in fromstring(drawing).findall(".//{*}text")}


def tokens_in(drawing: str, token: str) -> list[str]:
    return [
        found.get("data-state", "") for found in groups(drawing, "data-token") if found["data-token"] == token
    ]


@pytest.mark.parametrize(("episode", "event"), LAYOUTS)
@pytest.mark.parametrize("upright", [False, True])
def test_every_layout_shows_its_ground_zones_and_vehicles(episode: int, event: int, upright: bool) -> None:
    state = begin(episode, event)
    drawing = draw_city(state, upright=upright)
    assert drawing == draw_city(state, upright=upright)
    assert ground_group(parts_of(state.rules.script)) in drawing
    zones = {str(number) for number, zone in enumerate(describe_zones(state), 1) if zone}
    assert {found["data-zone"] for found in groups(drawing, "data-zone")} == zones
    layout = CONTENT.episode(episode).layout(event)
    vehicles = [each.kind for each in (*layout.obstacles, *layout.roof_obstacles)]
    assert [found["data-vehicle"] for found in groups(drawing, "data-vehicle")] == vehicles


def test_coordinates_stand_at_the_edges() -> None:
    labels = texts_in(draw_city(begin(3)))
    assert set("ABCDEFGH") | {str(n) for n in range(1, 11)} <= labels
    assert {"SA", "SB", "SC", "SD"} <= labels
    assert {"RA", "RF", "I", "J"} <= texts_in(draw_city(begin(5), upright=True))
    assert "12" in texts_in(draw_city(begin(4)))


@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize("mode", [VERSUS, COOP])
@pytest.mark.parametrize("moves", [20, 150])
def test_everything_on_the_maps_is_drawn_once(episode: int, mode: str, moves: int) -> None:
    state = begin(episode, 1 + episode, mode, seed=moves + episode, moves=moves)
    for upright in (False, True):
        assert pieces_drawn(draw_city(state, upright=upright)) == pieces_of(state)


def crowded(state: State) -> State:
    """Everybody on one space."""
    for m in range(rows.MUTANTS):
        state.row[rows.MUTANTS_AT + m] = 3
        state.row[rows.STATES_AT + m] = m % 2 * rows.LYING
    for who in range(rows.PEOPLE):
        state.set_person(who, rows.PLACE, 3)
    for load in range(rows.LOADS):
        state.row[rows.LOADS_AT + load] = 3
    state.put(rows.KAFAR_PLACE, rows.ON_MAP)
    state.put(rows.KAFAR_HEALTH, 5)
    return state


def test_a_crowd_is_counted() -> None:
    state = crowded(begin(5))
    drawing = draw_city(state)
    assert pieces_drawn(drawing) == pieces_of(state)
    assert {found["data-on"] for found in groups(drawing, "data-on")} >= {state.rules.board.labels[3]}
    assert "5" in {found.get("data-health") for found in groups(drawing, "data-health")}


def test_stunned_figures_lie() -> None:
    state = begin(1, moves=30)
    state.set_person(0, rows.STUNNED, 1)
    lying = [found for found in groups(draw_city(state), "data-state") if found["data-state"] == "stunned"]
    assert lying


def test_cargo_is_counted_on_vehicles() -> None:
    cargo = [found["data-cargo"] for found in groups(draw_city(begin(3)), "data-cargo")]
    assert Counter(cargo) == {"civilian:2": 4, "mayor:1": 1}
    assert [found["data-cargo"] for found in groups(draw_city(begin(2)), "data-cargo")] == ["barrel:4"]


def test_tokens_show_their_sides() -> None:
    state = begin(3)
    state.row[rows.LIDS_AT] = rows.CLOSED_LID
    state.row[rows.LIDS_AT + 1] = 0
    state.row[rows.CLOUDS_AT] = 20
    state.put(rows.ROADBLOCK, 0)
    drawing = draw_city(state)
    assert Counter(tokens_in(drawing, "manhole")) == {"closed": 1, "open": 2}
    assert len(tokens_in(drawing, "cloud")) == len(tokens_in(drawing, "roadblock")) == 1
    assert len(tokens_in(drawing, "ladder")) == 2
    assert len(tokens_in(draw_city(begin(2)), "exit")) == 4


@pytest.mark.parametrize(("side", "name"), [(1, "ladder"), (0, "on_the_way")])
def test_the_helicopter_has_two_sides(side: int, name: str) -> None:
    state = begin(1)
    state.put(rows.LADDER_DOWN, side)
    assert tokens_in(draw_city(state), "helicopter") == [name]
    state.put(rows.HELICOPTER, -1)
    assert tokens_in(draw_city(state), "helicopter") == []


def test_lamps_the_hatch_and_the_machine_change_their_look() -> None:
    state = begin(5)
    for lamp in range(5):
        state.row[rows.LAMPS_AT + lamp] = int(lamp < 2)
    assert Counter(tokens_in(draw_city(state), "lamp")) == {"on": 2, "off": 3}
    assert tokens_in(draw_city(state), "hatch") == ["closed"]
    state.put(rows.ROOF_OPEN, 1)
    state.put(rows.MACHINE, 0)
    drawing = draw_city(state)
    assert tokens_in(drawing, "hatch") == ["open"]
    machine = next(
        found for found in groups(drawing, "data-vehicle") if found["data-vehicle"] == "doom_machine"
    )
    assert machine["data-state"] == "wrecked"


@pytest.mark.parametrize(("episode", "letters"), [(1, ""), (3, "S"), (4, "SP"), (5, "SGE")])
def test_named_spaces_bear_their_letter(episode: int, letters: str) -> None:
    found = [
        each["data-key"]
        for each in groups(draw_city(begin(episode)), "data-token")
        if each["data-token"] == "named"
    ]
    assert "".join(found) == letters


def test_tracks_and_sheets_tell_the_state() -> None:
    state = begin(1, moves=40)
    state.put(rows.ORDER, 3)
    state.put(rows.CHAOS, 4)
    state.put(rows.KILLS, 6)
    drawing = draw_city(state)
    assert [found["data-value"] for found in groups(drawing, "data-track")] == ["3", "4", "6"]
    sheets = [found["data-sheet"] for found in groups(drawing, "data-sheet")]
    assert sheets == [*(officer.key for officer in CONTENT.officers), "fang", "zero"]


def test_takes_up_to_the_clapper_are_used() -> None:
    state = begin(1, moves=120)
    size = int(state.pile_size(rows.TAKE_ROW))
    state.put(rows.CLAPPER, 1)
    drawing = draw_city(state)
    assert [found["data-state"] for found in groups(drawing, "data-take")] == ["used"] * 2 + ["open"] * (
        size - 2
    )
    assert drawing.count('href="#hc-i-clapper"') == 1


def test_the_queue_of_autodoc_keeps_its_order() -> None:
    state = begin(1, mode=COOP)
    for card in (0, 8):
        state.put_card(rows.QUEUE, card)
    state.row[rows.MARKERS_AT] = 1
    drawing = draw_city(state)
    assert [found["data-queue"] for found in groups(drawing, "data-queue")] == [
        str(state.pile_size(rows.QUEUE))
    ]
    first, second = (Texts("en").format(f"hc-auto-{key}-bottom") for key in ("blood-scent", "swarm"))
    assert drawing.index(first) < drawing.index(second)


def hand_names(state: State, language: str = "en") -> list[str]:
    texts = Texts(language)
    cards = [int(state.card(rows.HAND, k)) for k in range(int(state.pile_size(rows.HAND)))]
    return [texts.format(f"hc-chaos-{CONTENT.chaos[card].key.replace('_', '-')}") for card in cards]


@pytest.mark.clause("HC-15.9")
def test_only_doctor_zero_sees_his_hand() -> None:
    state = begin(1, moves=60)
    names = {Texts("en").format(f"hc-chaos-{card.key.replace('_', '-')}") for card in CONTENT.chaos}
    for source in (View(state, 0), View(state, None), state):
        drawing = draw_city(source)
        assert not names & texts_in(drawing)
        assert groups(drawing, "data-hand")[0]["data-hand"] == str(state.pile_size(rows.HAND))
    assert names & texts_in(draw_city(View(state, 1))) == set(hand_names(state))


@pytest.mark.clause("HC-15.9")
def test_hidden_cards_never_change_the_picture_of_an_officer() -> None:
    view = View(begin(2, 3, moves=80), 0)
    for seed in range(3):
        guess = view.sample(Stream(seed))
        assert draw_city(View(guess, 0)) == draw_city(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_says_who_has_won(language: str) -> None:
    state, texts = begin(1), Texts(language)
    for winner, side in ((rows.OFFICERS_WON, "hc-officers"), (rows.ZERO_WON, "hc-zero")):
        state.put(rows.WINNER, winner)
        state.put(rows.REASON, rows.BY_POINTS)
        reason = texts.format("hc-reason-points")
        sentence = texts.format("hc-outcome-won", side=texts.format(side), reason=reason)
        assert sentence in texts_in(draw_city(state, language))
    state.put(rows.WINNER, rows.NOBODY_WON)
    state.put(rows.REASON, rows.BY_LIMIT)
    nobody = texts.format("hc-outcome-nobody", reason=texts.format("hc-reason-round-limit"))
    assert nobody in texts_in(draw_city(state, language, upright=True))


def test_the_police_car_of_the_opening_stands_where_it_was_put() -> None:
    state = begin(1)
    state.put(rows.CAR_AT, state.rules.board.labels.index("D9"))
    state.put(rows.CAR_NOSE, state.rules.board.labels.index("D8"))
    drawing = draw_city(state, upright=True)
    car = next(found for found in groups(drawing, "data-vehicle") if found["data-vehicle"] == "police_car")
    assert car["transform"] == "translate(366 816) rotate(270)"


def test_words_say_who_is_where() -> None:
    state = begin(1)
    root = fromstring(draw_city(state))
    title, desc = root.find("{*}title"), root.find("{*}desc")
    assert title is not None
    assert desc is not None
    assert title.text == "Episode 1: Big Ruckus in the Streets"
    assert "Barrel" in (desc.text or "")
