"""A mistake in a data file is told in one sentence with its file, place and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ashfall.hardcity.content import InvalidContent, cards, core, episode, load_content
from ashfall.hardcity.content.fields import Fields, read_fields

CONTENT = load_content()
SHIPPED = Path(core.__file__).parent

# File or episode, what stands there, what is written instead, and how the sentence begins.
CARDS = """
core | versus = [2, 5] | versus = [5, 2] | players.versus: expected the smaller number first, got [5, 2]
core | versus = [2, 5] | versus = [2] | players.versus: expected two numbers such as [2, 5], got a list
core | blank = 2 | blank = 1 | die.blank: a die has six sides, the faces add up to 5
core | officer_ap = 5 | officers_ap = 5 | rules.officers_ap: unknown key, did you mean "officer_ap"
core | officer_ap = 5 |  | rules.officer_ap: is missing, expected a whole number
core | officer_ap = 5 | officer_ap = 100 | rules.officer_ap: expected 0..99, got 100
core | keep_equipment = true | keep_equipment = 1 | campaign.keep_equipment: expected true or false, got
core | [1, 2, 3, 4, 5] | [1, 2, 2, 4, 5] | campaign.order: 2 stands twice
core | "inferred" | "guessed" | players.origin: unknown word "guessed", expected one of: seed, pub, inf
officers | key = "jenny" | key = "Jenny" | officer Jenny: key: expected snake_case such as "riot_shield"
officers | key = "jenny" | key = "donathan" | officer donathan: key: two rows have this key
officers | key = "jenny" |  | officer 2: key: is missing, expected a text
officers | hp_most = 8 | hp_most = 5 | officer donathan: hp_most: expected 6..9, got 5
officers | "old_tricks" | "new_tricks" | officer: donathan has no starting ability "new_tricks"
officers | officer = "jenny" | officer = "jen" | ability ninjutsu: officer: unknown word "jen", did you
officers | limit = "turn" | limit = "day" | ability big_iron: limit: unknown word "day", expected one of
officers | total = 24 | total = 32 | total: is 32, but the cards add up to 24
officers | stuns = 1 | stun = 1 | ally fang: stun: unknown key, did you mean "stuns"?
mutants | figures = 30 | figures = 0 | mutant mutant: figures: expected 1..99, got 0
mutants | straight_lines = true | straight_lines = "yes" | mutant soldier: straight_lines: expected true
chaos | copies = 2 | copies = 3 | total: is 36, but the cards add up to 37
chaos | trigger = "leaves_mutants" |  | card ankle_grab: trigger: is missing, expected a text
chaos | amount = 2 | trigger = "skull" | card city_is_ours: trigger: only a reaction has a trigger
chaos | kind = "instant" | kind = "slow" | card city_is_ours: kind: unknown word "slow", expected one of
autodoc | letter = "F" | letter = "A" | card: the letters spell "KAAAR" instead of "KAFAR"
autodoc | priority = "civilian" | letter = "F" | card man_eaters: letter: cards with a letter, and only these,
autodoc | acts = ["move"] | acts = [] | card blood_scent: bottom.acts: is missing, expected words such
autodoc | band = "far" | band = "2+" | card blood_scent: bottom.band: unknown word "2+", expected one of
autodoc | after = "queue" | after = "discard" | card blood_scent: bottom: a card with after = "discard" n
autodoc | after = "discard" | after = "queue" | card second_wind: bottom: is missing, a card of the queue
equipment | police = 12 | police = 13 | total.police: is 13, but the cards add up to 12
equipment | reach = [1, 4] | reach = [4, 1] | card shotgun: reach: expected the smaller number first
equipment | deck = "police" | deck = "army" | card flamethrower: deck: unknown word "army", expected one
takes | total = 18 | total = 17 | total: is 17, but the cards add up to 18
takes | needs = 2 | episodes = [1] | take slow_motion: episodes: unknown key, expected one of: key, tim
events | number = 2 | number = 3 | event 2: number: expected 2, events are numbered in order
events | crates = [[6, 4]] | crates = [[8, 4]] | event 1: crates: space [8, 4] is off the map
maps | key = "alley" | key = "attic" | grid: expected main, harbour, alley, sewer, roof, got main, harb
maps | [[0, 0], [3, 1]] | [[0, 0], [4, 1]] | grid sewer: ladders: expected two spaces of this grid, or n
maps | truck = [3, 2] | truck = [2, 3] | vehicle.truck: expected length and width such as [2, 1], got
maps | truck = [3, 2] |  | vehicle.truck: is missing, expected a list
"""
EPISODES = """
1 | number = 1 | number =  | not valid TOML, Invalid value
1 | number = 1 |  | number: is missing, expected a whole number
1 | number = 1 | number = "1" | number: expected a whole number, got a text
1 | number = 1 | number = true | number: expected a whole number, got true or false
1 | number = 1 | number = 1979-05-27 | number: expected a whole number, got a date or time
1 | number = 1 | number = 0 | number: expected 1..99, got 0
1 | steps = | step = | step: unknown key, did you mean "steps"?
1 | [[layout.obstacles]] | [[layout.cars]] | layout 1: cars: unknown key, expected one of:
1 | origin = "seed" | origin = "sed" | origin: unknown word "sed", did you mean "seed"?
1 | "design", layout | "dsgn", layout | origins.takes: unknown word "dsgn", did you mean "de
1 | origins = { takes | origins = { toys | origins.toys: no such key in this table
1 | ["1A", "2A"] | ["1A"] | boards: expected sides of two different boards such as ["1A", "2A"]
1 | ["1A", "2A"] | ["1A", "1B"] | boards: expected sides of two different boards
1 | ["1A", "2A"] | ["1A", "4A"] | boards: unknown word "4A", expected one of: 1A, 1B
1 | grids = ["main"] | grids = ["roof"] | grids: every episode needs the grid "main"
1 | opening = "hello_police" | opening = "montage" | opening: unknown word "montage", expected
1 | "one_liner" | "slow_motion" | takes: "slow_motion" stands twice
1 | "one_liner" | 7 | takes: expected a text, got a whole number
1 | ["kafar"] | ["mutant"] | enemies: unknown word "mutant", expected one of: rat, soldier, kafar
1 | "event_crates" | "event_boxes" | steps: unknown word "event_boxes", did you mean
1 | "call_helicopter"] | "fly"] | features: unknown word "fly", expected one of: explosive_
1 | kills = 1 | welds = 1 | order.welds: unknown key, did you mean "welded"?
1 | kills = 1 | round_end = 1 | order.round_end: unknown key, expected one of: kills,
1 | kills = 1 | kills = 21 | order.kills: expected 1..20, got 21
1 | evacuate_ap = 1 | evacuate_ap = 10 | numbers.evacuate_ap: expected 0..9, got 10
1 | evacuate_ap = 1 | evacuation = 2 | numbers.evacuation: unknown key, did you mean "evac
1 | "take_control" | "overcharge" | versus.effect: unknown word "overcharge", expected one of
1 | kind = "action" | kind = "reaction" | versus.kind: unknown word "reaction", did you mean "act
1 | after = "queue" | after = "special" | auto.after: unknown word "special", expected one of: di
1 | [auto] | [zzz] | zzz: unknown key, expected one of: number, name, about
1 | events = [3, 4] | events = [3] | layout: event 4 belongs to 0 layouts, expected exactly one
1 | events = [3, 4] | events = [1, 3, 4] | layout: event 1 belongs to 2 layouts, expected exactly
1 | events = [3, 4] | events = [3, 3] | layout 2: events: 3 stands twice
1 | events = [3, 4] | events = [3, 9] | layout 2: events: expected 1..8, got 9
1 | start = "police_car" | start = "S" | start: "police_car" and the opening "hello_police" belong
"""
LAYOUTS = """
1 | helicopter = [4, 3] | helicopter = [8, 3] | helicopter: space [8, 3] is off the map
1 | helicopter = [4, 3] | helicopter = [1, 2] | helicopter: space [1, 2] lies under an obstacle
1 | helicopter = [4, 3] | helicopter = [4] | helicopter: expected a space such as [3, 4], got a list of 1
1 | helicopter = [4, 3] | helicopter = [4, -1] | helicopter: expected 0..99, got -1
1 | helicopter = [4, 3] | helicopter = 4 | helicopter: expected a list, got a whole number
1 | helicopter = [4, 3] | helicopter = [4, 3.5] | helicopter: expected a whole number, got a number with
1 | "ladder" | "rotor" | helicopter_side: unknown word "rotor", expected one of: on_the_way, ladder
1 | boxes = [[0, 2], [7, 7]] | boxes = [[0, 2], [0, 2]] | boxes: space [0, 2] stands twice
1 | boxes = [[0, 2], [7, 7]] | boxes = [3] | boxes: expected a list, got a whole number
1 | [[2, 4], [6, 3] | [[2, 5], [2, 4], [6, 3] | barrels: needs 5 of barrels, there are only 4
1 |   [[0, 0]], |   [[0, 10]], | zones: space [0, 10] is off the map
1 |   [[0, 0]], |   [[7, 0]], | zones: space [7, 0] stands twice
1 |   [[0, 0]], |   [], | zones: expected groups with at least one space each
1 | barrels = [[2, 4], [6, 3], [1, 7], [5, 7]] |  | barrels: "explosive_barrels" needs barrels
2 | exits = [[0, 0] | exits = [[1, 1] | exits: space [1, 1] is not at the edge of the map
2 | exits = [[0, 0], [7, 0], [0, 9], [7, 9]] |  | exits: "cargo_barrels" needs exits
2 | enter = "mutants" |  | obstacles: "cargo_barrels" needs a truck that mutants may enter
2 | { space = [1, 1] } | { space = [6, 2] } | manholes 2: space: two manholes lie on this space
2 | { space = [1, 1] } | { place = [6, 2] } | manholes 1: place: unknown key, did you mean "space"?
2 | { space = [1, 1] } | { space = [3, 3] } | manholes 1: space: space [3, 3] lies under an obstacle
2 |   { space = [1, 1] }, |   { space = [1, 1] }, { space = [4, 6] }, | manholes: needs 5 of manholes, there
3 | named = { S = [1, 1] } | named = { X = [1, 1] } | named.X: unknown key, expected one of: S, P, G, E
3 | named = { S = [1, 1] } | named = { S = [0, 0] } | named.S: space [0, 0] lies under an obstacle
3 | named = { S = [1, 1] } |  | named: "S" needs a space S
3 | ladder = 1 | ladder = 3 | manholes 1: ladder: expected 1..2, got 3
3 | kind = "limousine" | kind = "tank" | obstacles 1: kind: unknown word "tank", expected one of: police_ca
3 | kind = "limousine" | kind = "bus" | obstacles 1: spaces: a bus covers 3 by 2 spaces without a gap
3 | [[3, 7], [4, 7], [5, 7]] | [[3, 7], [5, 7]] | obstacles 1: spaces: a limousine covers 3 by 1 spaces wit
3 | spaces = [[3, 7], [4, 7], [5, 7]] |  | obstacles 1: spaces: a limousine covers 3 by 1 spaces without
3 | [[0, 0], [1, 0]] | [[3, 7], [4, 7]] | obstacles 2: spaces: space [3, 7] lies under an obstacle
3 | doors = [[3, 6] | doors = [[2, 7] | obstacles 1: doors: space [2, 7] is not at a long side of the limo
3 | doors = [[0, 1], [1, 1]] | doors = [[0, 1]] | obstacles 2: doors: a police_car needs at least two doors
3 | enter = "mutants" | enter = "all" | obstacles 2: enter: unknown word "all", expected one of: nobody, mu
3 | enter = "mutants" |  | obstacles: "attack_car" needs a police_car that mutants may enter
4 | P = [4, 10] | G = [4, 10] | named: "S_and_P" needs a space P
5 | battery = [0, 3] |  | battery: "battery" needs a battery
5 | G = [9, 7] | P = [9, 7] | named: "battery" needs a space G
5 | E = [9, 4] | P = [9, 4] | named: "roof_door" needs a space E
5 | roof_exit = [0, 0] | roof_exit = [6, 0] | roof_exit: space [6, 0] is off the map
5 | roof_exit = [0, 0] | roof_exit = [4, 1] | roof_exit: space [4, 1] lies under an obstacle
5 | roof_exit = [0, 0] |  | roof_exit: "roof_door" needs a roof_exit
5 | [[layout.roof_obstacles]] | [[layout.obstacles]] | lamps: space [5, 1] lies under an obstacle
5 | [[1, 1], [2, 1], [1, 2] | [[5, 1], [2, 1], [1, 2] | lamps: space [5, 1] stands twice
"""
NEEDS = """
3 | ["main", "sewer"] | ["main"] | grids: "sewer" needs "sewer" here
3 |   "toxic_clouds", |  | features: "zero_places_clouds" needs "toxic_clouds" here
3 |   "mayor", |  | features: "kidnap_squad" needs "mayor" here
4 | , "boat"] | ] | features: "all_aboard" needs "boat" here
1 | "crossed_frequencies" | "overcharge" | grids: "overcharge" needs "roof" here
1 | "take_control" | "swap_lids" | layout 1: manholes: "swap_lids" needs manholes
1 | "take_control" | "bucket_chain" | layout 1: obstacles: "bucket_chain" needs a truck
1 | "take_control" | "short_circuit" | layout 1: lamps: "short_circuit" needs lamps
1 | "crossed_frequencies" | "what_a_sewer" | layout 1: manholes: "what_a_sewer" needs manholes
1 | "call_helicopter"] | "mayor"] | layout 1: obstacles: "mayor" needs a limousine
1 | "call_helicopter"] | "bus"] | layout 1: obstacles: "bus" needs a bus
1 | "call_helicopter"] | "roof_barrels"] | layout 1: roof_barrels: "roof_barrels" needs roof_barrels
1 | "event_crates" | "lamps_set" | layout 1: lamps: "lamps_set" needs lamps
3 | civilians_per_car = 2 | civilians_per_car = 3 | numbers.civilians_per_car: needs 12 in all, but there
1 | blast_near = 1 | barrels_on_truck = 1 | numbers.barrels_on_truck: needs 5 in all, but there are on
1 | blast_near = 1 | roof_barrels = 2 | numbers.barrels_on_truck: needs 6 in all, but there are only 4
3 | cloud_hp = 1 | roof_barrels = 2 | numbers.roof_barrels: needs 2 in all, but there are only 0
"""


def rows_of(table: str) -> list[list[str]]:
    return [row.split(" | ") for row in table.strip().splitlines()]


def everything_of_officers(top: Fields) -> object:
    return core.parse_abilities(top, core.parse_officers(top)), core.parse_allies(top)


READERS: dict[str, Callable[[Fields], object]] = {
    "core": core.parse_core,
    "officers": everything_of_officers,
    "mutants": core.parse_enemies,
    "chaos": cards.parse_chaos,
    "autodoc": cards.parse_auto,
    "equipment": cards.parse_equipment,
    "takes": cards.parse_takes,
    "events": lambda top: cards.parse_events(top, CONTENT.grids),
    "maps": lambda top: (cards.parse_grids(top), cards.parse_sizes(top)),
}


def text_of(name: str) -> str:
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")


def refused(text: str) -> str:
    with pytest.raises(InvalidContent) as caught:
        episode.parse_episode(text, "6.toml", CONTENT)
    return str(caught.value)


@pytest.mark.parametrize(("name", "old", "new", "sentence"), rows_of(CARDS))
def test_a_mistake_in_cards_and_maps(name: str, old: str, new: str, sentence: str) -> None:
    text = text_of(name)
    assert old in text
    with pytest.raises(InvalidContent) as caught:
        READERS[name](read_fields(text.replace(old, new, 1), f"{name}.toml"))
    assert str(caught.value).startswith(f"{name}.toml: {sentence}")


@pytest.mark.parametrize(("number", "old", "new", "sentence"), rows_of(EPISODES) + rows_of(NEEDS))
def test_a_mistake_in_an_episode(number: str, old: str, new: str, sentence: str) -> None:
    text = text_of(f"episodes/{number}")
    assert old in text
    assert refused(text.replace(old, new, 1)).startswith(f"6.toml: {sentence}")


@pytest.mark.parametrize(("number", "old", "new", "sentence"), rows_of(LAYOUTS))
def test_a_mistake_in_a_layout(number: str, old: str, new: str, sentence: str) -> None:
    text = text_of(f"episodes/{number}")
    assert old in text
    assert refused(text.replace(old, new, 1)).startswith(f"6.toml: layout 1: {sentence}")


def test_a_layout_may_not_be_cut_into_parts() -> None:
    rows = [(0, 1), (2, 3), (4, 5), (6, 7)]
    cars = [
        f'{{ kind = "civilian_car", spaces = [[{a}, 6], [{b}, 6]], doors = [[{a}, 5], [{b}, 5]] }}'
        for a, b in rows
    ]
    head, _, tail = text_of("episodes/1").partition("[[layout.obstacles]]")
    wall = f"obstacles = [{', '.join(cars)}]\n"
    rest = "[[layout]]" + tail.partition("[[layout]]")[2]
    sentence = "6.toml: layout 1: obstacles: they cut the map into parts that nobody can reach"
    assert refused(head + wall + rest) == sentence


@pytest.mark.parametrize("kind", ["civilian_car", "truck"])
def test_a_layout_uses_no_more_vehicles_than_there_are(kind: str) -> None:
    more = {
        "civilian_car": [f"[[{x}, 7], [{x + 1}, 7]]\ndoors = [[{x}, 8], [{x + 1}, 8]]" for x in (2, 4)]
        + ["[[4, 2], [5, 2]]\ndoors = [[4, 1], [5, 1]]"],
        "truck": ["[[2, 5], [3, 5], [4, 5], [2, 6], [3, 6], [4, 6]]"],
    }
    added = "".join(f'[[layout.obstacles]]\nkind = "{kind}"\nspaces = {spaces}\n' for spaces in more[kind])
    head, mark, tail = text_of("episodes/2").partition("[[layout.obstacles]]")
    text = (head + added + mark + tail).replace("[4, 5]]\nexits", "[0, 2]]\nexits", 1)  # no box below it
    most, there = (5, 4) if kind == "civilian_car" else (2, 1)
    assert refused(text) == f"6.toml: layout 1: obstacles: needs {most} of {kind}, there are only {there}"


def test_the_opening_brings_the_only_police_car() -> None:
    text = text_of("episodes/1").replace("[[layout.obstacles]]", CAR + "\n[[layout.obstacles]]", 1)
    problem = 'the opening "hello_police" brings the police_car, leave it out'
    assert refused(text) == f"6.toml: layout 1: obstacles: {problem}"


CAR = """[[layout.obstacles]]
kind = "police_car"
spaces = [[3, 5], [4, 5]]
doors = [[3, 4], [4, 4]]
"""


def test_a_layout_needs_a_place_for_mutants() -> None:
    head, _, tail = text_of("episodes/2").partition("zones = ")
    text = head + tail.partition("\n")[2]
    assert refused(text) == "6.toml: layout 1: zones: is missing, mutants are deployed somewhere"


def test_a_side_that_cannot_score_is_refused() -> None:
    text = text_of("episodes/5").replace(
        'origins = { machine_destroyed = "inferred" }\nmachine_destroyed = 7\n', ""
    )
    assert refused(text) == "6.toml: order: is empty, this side could never win"


def test_names_are_given_in_english_at_least() -> None:
    text = text_of("episodes/1")
    assert refused('name = { pl = "Jeden" }\n' + text) == "6.toml: name.en: is missing, expected a text"
    assert refused('name = { en = " " }\n' + text) == "6.toml: name.en: expected a text that is not empty"
    assert refused('name = "One"\n' + text) == "6.toml: name: expected a table, got a text"


def test_strange_bytes_are_told_in_a_short_line() -> None:
    text = text_of("episodes/1")
    for strange in ("\\u0000" * 300, "x" * 5000, "\\n\\n"):
        sentence = refused(text.replace('"kafar"', f'"{strange}"', 1))
        assert len(sentence) < 300
        assert sentence.isprintable()
    assert refused("a = " + "[" * 5000).startswith("6.toml: not valid TOML")
