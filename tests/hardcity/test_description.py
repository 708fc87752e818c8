"""The public description of a table: complete, typed, and made of what a seat may know."""

from typing import Any

import msgspec
import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.description.city import City
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.description.under_way import ActsNow, RollNow
from ashfall.hardcity.figures.people import hurt
from ashfall.hardcity.ground import cards, moves, rows
from ashfall.hardcity.ground.masks import reshuffle
from ashfall.hardcity.ground.rows import HAND, QUEUE
from ashfall.hardcity.ground.trace import BY_BLAST
from ashfall.hardcity.view import View
from ashfall.hardcity.zero.swarm import let_act
from ashfall.table.random import Stream
from tests.hardcity.piles import pile
from tests.hardcity.plays import TABLES, choose, new_match
from tests.hardcity.scenes import alone
from tests.hardcity.stage import Stage

DONATHAN, JENNY, MIRANDA, _ = range(4)


def now(stage: Stage, seat: int | None = None) -> CityNow:
    return View(stage.state, seat).now()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_description_agrees_with_the_position(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    for turn in range(140):
        if turn % 5 == 0 or match.over:
            check(match, match.now())
        if match.over:
            break
        match.push(choose(match.state, stream))


def check(match: Match, seen: CityNow) -> None:
    """Both tell the same; what is described can be written as JSON and read again."""
    told: dict[str, Any] = match.position()
    city = match.city()
    assert (city.episode, city.mode, seen.round) == (told["episode"], told["mode"], told["round"])
    assert {"officers": seen.order, "zero": seen.chaos} == told["points"]
    assert [(who.person, who.space, who.hp, who.ap) for who in seen.people] == [
        (who["key"], who["space"], who["hp"], who["ap"]) for who in told["officers"]
    ]
    assert [who.equipment for who in seen.people] == [who["equipment"] for who in told["officers"]]
    assert [(m.mutant, m.space, m.stunned) for m in seen.mutants] == [
        (m["key"], m["space"], m["stunned"]) for m in told["mutants"]
    ]
    assert [msgspec.to_builtins(load) for load in seen.loads] == [
        {"load": load.pop("key"), **load} for load in told["loads"]
    ]
    assert (seen.clouds, [take.take for take in seen.takes]) == (told["clouds"], told["takes"])
    assert sorted(seen.crates) == sorted(each["space"] for each in told["crates"] if not each["box"])
    assert sorted(seen.boxes) == sorted(each["space"] for each in told["crates"] if each["box"])
    assert seen.lamps == told["lamps"]
    holes = [(hole, lid) for hole, lid in zip(city.manholes, seen.lids, strict=True) if lid != "welded"]
    assert [(hole.number, hole.space, lid == "open") for hole, lid in holes] == [
        (hole["number"], hole["space"], hole["open"]) for hole in told["manholes"]
    ]
    if seen.autodoc is not None:
        assert [card.card for card in seen.autodoc.queue] == told["queue"]
    known = {space.label for space in city.spaces}
    assert {space for vehicle in seen.vehicles for space in (*vehicle.spaces, *vehicle.doors)} <= known
    assert {space for zone in seen.zones for space in zone} <= known
    assert bool(seen.drawn) == (match.decision is not None and match.decision.kind == "level_up")
    on_map = {kind: sum(m.kind == kind for m in seen.mutants) for kind in seen.supply}
    assert {kind: seen.supply[kind] + on_map[kind] for kind in on_map} == {
        kind: count for kind, count in city.figures.items() if kind != "kafar"
    }
    assert msgspec.json.decode(msgspec.json.encode(seen), type=CityNow) == seen
    assert msgspec.json.decode(msgspec.json.encode(city), type=City) == city


@pytest.mark.clause("HC-15.9")
@pytest.mark.parametrize("table", range(5))
def test_doctor_zero_is_shown_his_hand_and_no_order(table: int) -> None:
    match, stream = new_match(table), Stream(table)
    keys, held = [card.key for card in load_content().chaos], 0
    for turn in range(120):
        if match.over:
            break
        zero = int(match.state.rules.zero)
        if turn % 6 == 0:
            own, others = match.now(zero).zero, match.now().zero
            assert own is not None
            assert others is not None
            assert own.cards == [keys[card] for card in pile(match.state, HAND)]
            assert (others.cards, others.hand) == (None, len(own.cards))
            held += len(own.cards)
            twin = match.state.copy()
            reshuffle(twin, True, Stream(turn))
            assert View(twin, zero).now() == match.now(zero)
        match.push(choose(match.state, stream))
    assert held


@pytest.mark.clause("HC-2.8", "HC-2.9", "HC-2.10")
def test_the_map_has_its_grids_boards_and_places() -> None:
    city = Match(5, mode="coop").city()
    script = load_content().episode(5)
    assert {space.grid for space in city.spaces} == {"main", "alley", "roof"}
    by_label = {space.label: space for space in city.spaces}
    assert (by_label["A1"].board, by_label["H10"].board, by_label["I5"].board) == (*script.boards, "")
    assert (by_label["A10"].x, by_label["A10"].y) == (0, 9)
    assert set(city.named) == {"S", "G", "E"}
    assert city.hatch is not None
    assert city.hatch.startswith("R")
    assert len(city.lamps) == 5
    assert city.zero_seat is None
    sewer = Match(3).city()
    assert len(sewer.ladders) == 2
    assert {hole.ladder for hole in sewer.manholes} == {1, 2}
    assert sewer.zero_seat == 1
    assert Match(2).city().exits


@pytest.mark.clause("HC-14.2.9", "HC-14.5.4")
def test_zones_change_with_manholes_and_lamps() -> None:
    stage = Stage(2)
    holes = View(stage.state, None).city().manholes
    assert [[hole.space] for hole in holes] == now(stage).zones[-len(holes) :]
    stage.state.row[rows.LIDS_AT] = 0
    assert now(stage).zones[-len(holes)] == []
    assert now(stage).lids[0] == "welded"
    dark = Stage(5)
    areas = View(dark.state, None).city().lamps
    assert now(dark).zones[-1] == []
    dark.state.row[rows.LAMPS_AT + 4] = 0
    assert now(dark).zones[-1] == areas[4]
    assert now(dark).lamps == [True] * 4 + [False]


@pytest.mark.clause("HC-5.1")
def test_the_steps_left_of_a_move_are_told() -> None:
    stage = Stage(mode="coop").officer(JENNY, "D5", ap=4).turn_of(JENNY)
    assert [who.active for who in now(stage).people] == [False, True, False, False]
    stage.do(moves.STEP, stage.space("D6"))
    jenny = now(stage).people[JENNY]
    assert (jenny.space, jenny.steps, jenny.ap, jenny.spent, jenny.done) == ("D6", 1, 3, 1, True)


@pytest.mark.clause("HC-17.2.3")
def test_an_ability_that_is_used_up_is_told() -> None:
    stage = Stage(mode="coop").officer(MIRANDA, "D5", ap=4)
    target = stage.mutants("F6")[0]
    stage.turn_of(MIRANDA).do(moves.AIMED_SHOT, stage.space("F6"), target)
    assert [(each.ability, each.used) for each in now(stage).people[MIRANDA].abilities] == [
        ("crack_shot", True)
    ]


@pytest.mark.clause("HC-14.2.1", "HC-17.9.12")
def test_vehicles_have_cargo_and_may_be_barred() -> None:
    match = Match(2, seed=1)
    (truck,) = [each for each in match.now().vehicles if each.kind == "truck"]
    assert truck.cargo == {"barrel": 4}
    assert truck.node == "truck"
    assert (truck.barred, truck.wrecked) == (False, False)
    stage = Stage(2)
    stage.state.put(rows.ROADBLOCK, stage.rules.truck)
    assert [each.vehicle for each in now(stage).vehicles if each.barred] == ["truck1"]
    roof = Stage(5)
    roof.state.put(rows.MACHINE, 0)
    assert [each.kind for each in now(roof).vehicles if each.wrecked] == ["doom_machine"]


@pytest.mark.clause("HC-13.6", "HC-17.7.11")
def test_the_queue_tells_whose_ap_lie_on_a_card() -> None:
    stage = Stage(mode="coop").pile(QUEUE, (cards.STOLEN_DONUT, cards.SWARM))
    stage.state.row[rows.MARKERS_AT] = JENNY
    stage.state.row[rows.MARKERS_AT + 1] = -1
    seen = now(stage).autodoc
    assert seen is not None
    assert [(card.marker, card.new) for card in seen.queue] == [("jenny", False), (None, False)]


@pytest.mark.clause("HC-13.6", "HC-R62")
def test_a_card_that_joins_the_queue_in_the_officers_part_is_new_until_the_turn_ends() -> None:
    stage = Stage(mode="coop")
    for who in range(4):
        stage.officer(who, "D5")
    stage.pile(rows.CHAOS_PILE, [cards.SOMETHING_BIG, cards.SOMETHING_BIG, cards.STOLEN_DONUT]).go()
    stage.do(moves.ACTIVATE, DONATHAN)
    hurt(stage.state, JENNY, 4, BY_BLAST)
    stage.go().do(moves.GIVE_TO, MIRANDA)
    assert stage.offers(moves.END_TURN)
    seen = now(stage).autodoc
    assert seen is not None
    assert [(card.card, card.new) for card in seen.queue] == [("stolen_donut", True)]
    stage.do(moves.END_TURN)
    seen = now(stage).autodoc
    assert seen is not None
    assert [(card.card, card.new) for card in seen.queue] == [("stolen_donut", False)]


@pytest.mark.clause("HC-9.4", "HC-9.7")
def test_kafar_is_not_yet_there_on_the_map_or_gone() -> None:
    stage = Stage()
    assert now(stage).kafar.place == "not_yet"
    stage.mutants("D5", kind=cards.BIG_ONE)
    kafar = now(stage).kafar
    assert (kafar.place, kafar.hp, kafar.ap, kafar.done) == ("on_map", 4, 3, False)
    stage.state.put(rows.KAFAR_PLACE, rows.DEAD)
    assert now(stage).kafar.place == "gone"


@pytest.mark.clause("HC-15.4", "HC-5.17")
def test_a_roll_is_told_from_its_dice_to_its_damage() -> None:
    stage = alone(DONATHAN, "A1")
    stage.mutants("E5", 3)
    assert now(stage.turn_of(DONATHAN)).roll is None
    stage.faces(cards.SKULL, cards.DOUBLE_HIT).do(moves.QUICK_SHOT, stage.space("E5"))
    told = now(stage)
    assert told.roll == RollNow(
        person="donathan", purpose="shot", space="E5", step="reroll", hits=None, needed=None
    )
    assert told.dice == ["skull", "double_hit"]
    stage.do(moves.PASS)
    assert now(stage).roll == msgspec.structs.replace(told.roll, step="skulls")
    stage.do(moves.PAY_SKULLS, 1)
    assert now(stage).roll == msgspec.structs.replace(told.roll, step="damage", hits=3)


@pytest.mark.clause("HC-14.2.3")
def test_a_welding_roll_tells_the_hits_that_it_takes() -> None:
    stage = Stage(2)
    manhole = View(stage.state, None).city().manholes[0].space
    stage.officer(DONATHAN, manhole, ap=4).turn_of(DONATHAN)
    stage.faces(cards.SKULL, cards.BLANK).do(moves.WELD)
    assert now(stage).roll == RollNow(
        person="donathan", purpose="welding", space=manhole, step="skulls", hits=None, needed=2
    )


@pytest.mark.clause("HC-14.2.3")
def test_who_welds_is_told_whatever_the_manhole() -> None:
    stage = Stage(2)
    manhole = View(stage.state, None).city().manholes[1].space
    stage.officer(DONATHAN, manhole, ap=4).turn_of(DONATHAN)
    stage.faces(cards.SKULL, cards.BLANK).do(moves.WELD)
    stage.state.finish()  # the dice lie, nothing has come of them yet
    roll = now(stage).roll
    assert roll is not None
    assert (roll.person, roll.purpose, roll.space) == ("donathan", "welding", manhole)


@pytest.mark.clause("HC-8.7")
def test_what_is_left_of_basic_actions_is_told_also_while_officers_answer() -> None:
    stage = alone(DONATHAN, "D5")
    mutant = stage.mutants("D5", 2)[0]
    assert now(stage).acts is None
    let_act(stage.state, 0, 2, 2)
    stage.go()
    assert now(stage).acts == ActsNow(deploy=0, move=2, attack=2)
    stage.do(moves.ATTACK, mutant, stage.space("D5"))
    assert now(stage).acts == ActsNow(deploy=0, move=2, attack=1)
