"""The shipped content of Hard City: complete, in its fixed order, on maps where everything can be reached."""

from collections.abc import Iterable
from itertools import chain

import pytest

from ashfall.hardcity.content import (
    ChaosCard,
    Episode,
    Layout,
    Officer,
    Space,
    UnknownEpisode,
    load_content,
    words,
)

CONTENT = load_content()
LAYOUTS = [
    pytest.param(episode, layout, id=f"{episode.number}-{layout.events[0]}")
    for episode in CONTENT.episodes
    for layout in episode.layouts
]

OFFICERS = "donathan jenny miranda marcellus"
ABILITIES = (
    "tougher big_iron coffee_break seen_it_all no_warning stay_behind ninjutsu field_dressing flying_kick "
    "adrenaline lesson furious burst steady_hand follow_me point_blank cup_winner spare_clip suplex "
    "human_wall clothesline iron_neck crowd_pleaser keg_toss old_tricks medical_training crack_shot "
    "mister_hammer"
)
CHAOS = (
    "city_is_ours fresh_batch wake_up_call radio_static pack_hunt feeding_frenzy rush_hour stampede "
    "mutagen_mist drag_off jammed_chamber bite misfire too_angry ankle_grab panic scheme"
)
AUTO = (
    "blood_scent they_are_here heavy_footsteps something_big shaking_asphalt roar scheme out_of_alley "
    "swarm man_eaters stolen_donut second_wind click_click broadcast laughter"
)
EQUIPMENT = (
    "flamethrower shotgun first_aid flashbang riot_shield grenade spare_magazine bat donuts thermos "
    "skateboard extinguisher boombox crowbar"
)
TAKES = (
    "hello_police armed_to_teeth suppressing_fire here_we_go slow_motion one_liner back_to_back montage "
    "window big_boom eye_in_sky roadblock cover_me reverse_gear human_shield full_throttle lights_camera "
    "showdown"
)


@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        (CONTENT.officers, OFFICERS),
        (CONTENT.abilities, ABILITIES),
        (CONTENT.allies, "fang"),
        (CONTENT.enemies, "mutant rat soldier kafar"),
        (CONTENT.chaos, CHAOS),
        (CONTENT.auto, AUTO),
        (CONTENT.equipment, EQUIPMENT),
        (CONTENT.takes, TAKES),
        (CONTENT.grids, "main harbour alley sewer roof"),
    ],
)
def test_the_order_of_each_list_is_the_numbering_of_the_engine(rows: Iterable[object], keys: str) -> None:
    assert [getattr(row, "key", "") for row in rows] == keys.split()


def test_every_deck_is_complete() -> None:
    assert sum(card.copies for card in CONTENT.chaos) == 36
    assert sum(card.copies for card in CONTENT.auto) == 26
    for deck in words.DECKS:
        assert sum(card.copies for card in CONTENT.equipment if card.deck == deck) == 12
    assert len(CONTENT.takes) == 18
    assert [take.key for take in CONTENT.takes if take.opening] == TAKES.split()[:4]
    assert [event.number for event in CONTENT.events] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("officer", CONTENT.officers, ids=lambda officer: officer.key)
def test_every_officer_has_six_cards_and_one_printed_ability(officer: Officer) -> None:
    own = [ability for ability in CONTENT.abilities if ability.officer == officer.key]
    assert [ability.starting for ability in own] == [False] * 6 + [True]
    assert own[-1].key == officer.ability


def test_a_die_has_the_six_faces_of_the_rules() -> None:
    assert CONTENT.core.faces == ("blank", "blank", "hit", "hit", "double_hit", "skull")


@pytest.mark.parametrize("card", CONTENT.chaos, ids=lambda card: card.key)
def test_no_chaos_card_is_much_stronger_than_another(card: ChaosCard) -> None:
    assert 8 <= card.deploy + 1.5 * card.move + 2 * card.attack <= 11


def test_takes_know_the_episodes_that_use_them() -> None:
    episodes = {take.key: take.episodes for take in CONTENT.takes}
    assert episodes["hello_police"] == (1, 2)
    assert episodes["slow_motion"] == (1, 2, 3, 4, 5)
    assert episodes["cover_me"] == (2, 4)
    assert episodes["showdown"] == (5,)
    assert all(episodes.values())


def test_scores_and_numbers_have_names() -> None:
    trap = CONTENT.episode(3)
    assert (trap.points("mayor_saved"), trap.points("mayor_gone"), trap.points("welded")) == (2, 3, 0)
    assert (trap.amount("clouds_per_round"), trap.amount("goal"), trap.amount("kafar_hp_versus")) == (3, 7, 0)
    assert CONTENT.episode(5).amount("kafar_hp_versus") == 5


def test_an_unknown_episode_is_named() -> None:
    with pytest.raises(UnknownEpisode) as caught:
        CONTENT.episode(9)
    assert str(caught.value) == "unknown episode 9, expected one of: 1, 2, 3, 4, 5"


def test_the_shipped_content_is_read_once() -> None:
    assert load_content() is CONTENT


@pytest.mark.parametrize("episode", CONTENT.episodes, ids=lambda episode: f"episode {episode.number}")
def test_every_event_card_chooses_one_of_four_layouts(episode: Episode) -> None:
    assert [layout.events for layout in episode.layouts] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert all(event in episode.layout(event).events for event in range(1, 9))


def free_spaces(episode: Episode, layout: Layout) -> set[Space]:
    joined = [part for part in episode.parts if part.joined]
    covered = chain.from_iterable(obstacle.spaces for obstacle in layout.obstacles)
    return {space for grid in joined for space in grid.spaces} - {*covered}


def within_reach(start: Space, free: set[Space]) -> set[Space]:
    reached, edge = {start}, {start}
    while edge:
        edge = {
            (x + right, y + down) for x, y in edge for right in (-1, 0, 1) for down in (-1, 0, 1)
        } & free - reached
        reached |= edge
    return reached


@pytest.mark.parametrize(("episode", "layout"), LAYOUTS)
def test_everything_in_a_layout_can_be_reached(episode: Episode, layout: Layout) -> None:
    free = free_spaces(episode, layout)
    places = [
        *chain.from_iterable(layout.zones),
        *chain.from_iterable(obstacle.doors for obstacle in layout.obstacles),
        *chain.from_iterable(lamp.spaces for lamp in layout.lamps),
        *layout.named.values(),
        *layout.mutants,
        *layout.barrels,
        *layout.boxes,
        *layout.exits,
        *(manhole.space for manhole in layout.manholes),
        *(space for space in (layout.helicopter, layout.battery) if space is not None),
    ]
    assert {*places} <= within_reach(layout.zones[0][0], free) == free


@pytest.mark.parametrize(("episode", "layout"), LAYOUTS)
def test_every_vehicle_of_a_layout_is_whole_and_has_its_doors(episode: Episode, layout: Layout) -> None:
    for obstacle in layout.obstacles + layout.roof_obstacles:
        length, width = CONTENT.sizes[obstacle.kind]
        assert len(obstacle.spaces) == length * width
        for x, y in obstacle.doors:
            assert {(x, y - 1), (x, y + 1)} & {*obstacle.spaces}, "all cars and the bus lie along a row"
    assert all(obstacle.doors for obstacle in layout.obstacles if obstacle.kind not in ("truck", "motorboat"))


@pytest.mark.parametrize(("episode", "layout"), LAYOUTS)
def test_no_event_symbol_lies_under_the_cars_of_its_episode(episode: Episode, layout: Layout) -> None:
    used = [step.removeprefix("event_") for step in episode.steps if step.startswith("event_")]
    cars = [obstacle for obstacle in layout.obstacles if obstacle.kind != "truck"]  # HC-2.5 is for the truck
    covered = {*chain.from_iterable(obstacle.spaces for obstacle in cars)}
    for event in CONTENT.events:
        for kind in used:
            assert not covered & {*getattr(event, kind)}


def test_the_helicopter_of_the_first_episode_carries_a_mutant() -> None:
    for layout in CONTENT.episode(1).layouts:
        assert layout.mutants == (layout.helicopter,)
        assert layout.helicopter_side == "ladder"


def test_each_ladder_of_the_sewer_serves_two_manholes() -> None:
    for layout in CONTENT.episode(3).layouts:
        assert [manhole.ladder for manhole in layout.manholes] == [1, 1, 2, 2]
        assert [manhole.number for manhole in layout.manholes] == [1, 2, 3, 4]


def test_the_roof_has_room_for_the_machine_and_its_barrels() -> None:
    roof = next(grid for grid in CONTENT.grids if grid.key == "roof")
    for layout in CONTENT.episode(5).layouts:
        (machine,) = layout.all_of("doom_machine")
        spaces = [layout.roof_exit, *layout.roof_barrels, *machine.spaces]
        assert len({*spaces}) == len(spaces) == 9
        assert all(space is not None and space in roof for space in spaces)


def test_every_value_has_an_origin() -> None:
    assert {*CONTENT.origins.values()} == {*words.ORIGINS}
    expected = {
        "core.rules.officer_ap": "inferred",
        "core.rules.round_limit": "design",
        "officers.ability.tougher.officer": "inferred",
        "chaos.card.city_is_ours.deploy": "seed",
        "chaos.card.city_is_ours.copies": "design",
        "autodoc.card.blood_scent.bottom.band": "seed",
        "autodoc.card.blood_scent.bottom.acts": "inferred",
        "episodes.1.numbers.evacuate_ap": "design",
        "episodes.1.numbers.goal": "pub",
        "episodes.3.order.kills": "pub",
        "episodes.4.layout.1.zones": "design",
        "episodes.4.boards": "seed",
    }
    assert {path: CONTENT.origins.get(path) for path in expected} == expected


def test_words_stand_once() -> None:
    vocabularies = [
        words.STEPS,
        words.SCORES,
        words.FEATURES,
        words.NUMBERS,
        words.VERSUS_SPECIALS,
        words.AUTO_SPECIALS,
    ]
    for vocabulary in vocabularies:
        assert len({*vocabulary}) == len(vocabulary)
    for word, default in words.DEFAULTS.items():
        low, high = words.RANGES[word]
        assert low <= default <= high


def test_every_mechanism_is_used_by_a_shipped_episode() -> None:
    episodes = CONTENT.episodes
    assert {step for episode in episodes for step in episode.steps} == {*words.STEPS}
    assert {feature for episode in episodes for feature in episode.features} == {*words.FEATURES}
    assert [episode.versus.effect for episode in episodes] == [*words.VERSUS_SPECIALS]
    assert [episode.auto.effect for episode in episodes] == [*words.AUTO_SPECIALS]
    assert all(any(episode.points(score) for episode in episodes) for score in words.SCORES)
