"""Bots in every mode: legal everywhere, each for its own side, and better than chance."""

import hashlib
import json
import math
from collections.abc import Iterator

import pytest

from ashfall.arena.neuroshima.duel import play_out
from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.seeds import mix
from ashfall.bots.neuroshima.features import AIMS_AT_HQ, FROM_ENEMY, Features
from ashfall.bots.neuroshima.opinions import score, value_for
from ashfall.bots.neuroshima.roster import BOTS
from ashfall.bots.neuroshima.tree import Tree
from ashfall.bots.neuroshima.value import HandMade, Learned, judge, write_result
from ashfall.bots.neuroshima.weights import TILES
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from ashfall.neuroshima.game import fight_out, push
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.notation import move_text
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.state import ACT, DISCARD, GIVE, OVER, State
from ashfall.neuroshima.view import outcome_of
from ashfall.table.random import Stream
from tests.bots.neuroshima.positions import asked, decisions, large_decisions, reshuffled, scale
from tests.bots.neuroshima.soaking import MOST_MOVES, SPECS, question
from tests.neuroshima.plays import SEATED, choose, new_large_game
from tests.rules.vectors import board

# What the search said in duels before it knew more than two sides: moves, visits, values.
DUELS = "1d5d459e3c7e73526d25c8edd7b3a0858f7356261158a2d0b2764c2a6eaba827"
SEATINGS = len(SEATED)
VALUES = ("hand", "learned")
LAYOUTS = (
    TableLayout("ffa", 3, 19),
    TableLayout("ffa", 6, 37),
    TableLayout("points", 4, 19),
    TableLayout("one_vs_two", 3, 19),
    TableLayout("teams", 4, 37, ("reinforcements",)),
)
FOUR = ["moloch", "borgo", "outpost", "hegemony"]


def told(state: State) -> list[object]:
    """What the search says, as far as every machine says the same."""
    choice = asked("search", state, iterations=12)
    assert choice.value is not None
    return [choice.move.text, round(choice.value, 6), [c.visits for c in choice.candidates]]


def test_duels_are_what_they_were() -> None:
    said = [told(state) for number in (2, 9, 16) for state in decisions(number, 25)]
    assert len(said) >= 10
    assert hashlib.sha256(json.dumps(said).encode()).hexdigest() == DUELS


# Legal everywhere.


@pytest.mark.parametrize("number", range(scale(3 * SEATINGS, SEATINGS)))
def test_bots_play_every_table(number: int) -> None:
    """Interpreted, only the beginning of each game."""
    state, stream = new_large_game(number)
    made = 0
    while state.stage != OVER and made < scale(MOST_MOVES, 12):
        if made % scale(6, 4) == 0:
            spec = SPECS[(number + made) % len(SPECS)]
            push(state, question(spec, state, made).move.code)
        else:
            push(state, choose(state, stream))
        made += 1
    assert made > 10
    assert made < MOST_MOVES


def given_away() -> Iterator[State]:
    """Moments in which somebody must give a point away (R-45)."""
    for seed in range(400):
        match = Match(["hegemony", "moloch", "borgo"], seed, mode="points")
        state, stream = match.state.copy(), Stream(seed)
        while state.stage not in (OVER, GIVE):
            push(state, choose(state, stream))
        if state.stage == GIVE:
            yield state


@pytest.mark.parametrize("spec", BOTS)
def test_points_are_given_away(spec: str) -> None:
    state = next(given_away())
    assert asked(spec, state).move.text.startswith("give ")


@pytest.mark.parametrize("spec", ["rush", "greedy", "search"])
def test_hidden_order_does_not_matter(spec: str) -> None:
    for number in range(scale(SEATINGS, 2)):
        for state in large_decisions(number, 70):
            assert asked(spec, state) == asked(spec, reshuffled(state, 3))


# For the own side.


def leads(state: State, name: str = "hand") -> list[float]:
    value = value_for(state.rules, name)
    judge(value, state.copy())
    return [float(lead) for lead in value.leads]


def test_every_mode_is_judged_by_what_was_learned() -> None:
    for layout in LAYOUTS:
        rules = layout.rules(layout.draw_armies(Stream(1)))
        assert isinstance(value_for(rules, "learned"), Learned)
        assert isinstance(value_for(rules, "hand"), HandMade)


def alone(state: State) -> list[float]:
    """What the learned value sees in each seat by itself."""
    value = value_for(state.rules, "learned")
    assert isinstance(value, Learned)
    then = state.copy()
    fight_out(then)
    value.features.survey(state)
    return [float(value.seat_points(state, then, seat)) for seat in range(int(state.rules.seats))]


def test_a_duel_is_the_difference_of_its_seats() -> None:
    """So weights from duels can speak for each seat of any table."""
    quiet = [state for number in range(6) for state in decisions(number, 20) if state.stage in (ACT, DISCARD)]
    assert len(quiet) > 10
    for state in quiet:
        first, second = alone(state)
        assert math.tanh(first - second) == pytest.approx(leads(state, "learned")[0])


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("number", range(SEATINGS))
def test_every_side_has_a_lead(number: int, name: str) -> None:
    for state in large_decisions(number, 25):
        found = leads(state, name)
        assert len(found) == state.rules.mode.sides
        assert all(-1 <= lead <= 1 for lead in found)
        if len(found) == 2:
            assert found[0] == -found[1]
        for seat in range(int(state.rules.seats)):
            if state.is_out(seat):
                assert found[int(state.rules.mode.side[seat])] == -1


def at(mode: str, players: list[dict[str, object]], **fields: object) -> Match:
    corners = ("A1", "E1", "C5", "E3")
    units = [{"hex": corners[seat], "owner": seat, "tile": "hq"} for seat in range(len(players))]
    return Match.from_position({"mode": mode, "players": players, "units": units, **fields})


def healths(name: str, mode: str, *numbers: int) -> list[float]:
    armies = FOUR[: len(numbers)]
    players: list[dict[str, object]] = [{"army": a, "hq": n} for a, n in zip(armies, numbers, strict=True)]
    hands = [["move"], *[[]] * (len(numbers) - 1)]
    return leads(at(mode, players, stage="act", hands=hands).state, name)


@pytest.mark.parametrize("name", VALUES)
def test_health_counts_for_the_side(name: str) -> None:
    assert healths(name, "ffa", 20, 10, 5)[0] > healths(name, "ffa", 15, 10, 5)[0]
    one, other = healths(name, "teams", 15, 10, 9, 8), healths(name, "teams", 9, 10, 15, 8)
    assert one == pytest.approx(other)  # allies share one value
    assert one[0] > healths(name, "teams", 15, 10, 9, 12)[0]


@pytest.mark.parametrize("name", VALUES)
def test_the_strongest_rival_counts_more_than_a_weaker_one(name: str) -> None:
    assert healths(name, "ffa", 15, 20, 10)[0] < healths(name, "ffa", 15, 15, 15)[0]


@pytest.mark.parametrize("name", VALUES)
def test_points_count_upwards(name: str) -> None:
    few, many = healths(name, "points", 3, 5, 5), healths(name, "points", 9, 5, 5)
    assert many[0] > few[0]
    assert many[1] < few[1]


def lead_in(name: str, mode: str, players: str, units: str) -> float:
    """The lead of the first seat as it is added up, before it is pressed between -1 and 1."""
    position = board(players, units, mode=mode, hands=[["move"]], stage="act")
    return math.atanh(leads(Match.from_position(position).state, name)[0])


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("mode", ["ffa", "teams"])
def test_an_hq_that_would_fall_counts_more_than_its_health(mode: str, name: str) -> None:
    """The Mutant would take one of its health."""
    units = "0.hq C3; 1.mutant C2 melee>S; 1.hq A1; 2.hq E1; 3.hq E3"
    found = [
        lead_in(name, mode, f"moloch:{health} borgo outpost hegemony", units) for health in (1, 2, 9, 10)
    ]
    assert found[1] - found[0] > 2 * (found[3] - found[2]) > 0


@pytest.mark.parametrize("name", VALUES)
def test_the_last_point_counts_more_than_the_others(name: str) -> None:
    """The Net Fighter would score three."""
    units = "0.net_fighter C2 melee>S; 1.hq C3; 0.hq A1; 2.hq E1"
    found = [
        lead_in(name, "points", f"borgo:{points} moloch:9 outpost:9", units) for points in (9, 10, 16, 17)
    ]
    assert found[3] - found[2] > 2 * (found[1] - found[0]) > 0


@pytest.mark.parametrize("name", VALUES)
def test_points_that_must_be_given_away_count_against_their_owner(name: str) -> None:
    """The Ram stands behind its own HQ: a battle now would give two points to others (R-45)."""
    units = "0.hq C3; 0.ram C4 f{}; 1.hq E1; 2.hq A3"
    towards, away = (lead_in(name, "points", "beasts moloch outpost", units.format(f)) for f in (0, 3))
    assert towards < away


@pytest.mark.parametrize(
    ("mode", "seat", "counts"), [("ffa", 1, True), ("ffa", 2, True), ("teams", 1, True), ("teams", 2, False)]
)
def test_the_hq_of_any_enemy_is_worth_aiming_at(mode: str, seat: int, counts: bool) -> None:
    hqs = [
        "0.hq A1",
        *(f"{other}.hq {hex}" for other, hex in zip((1, 2, 3), ("E1", "E3", "C5"), strict=True)),
    ]
    hqs[seat] = f"{seat}.hq C2"
    position = board("borgo borgo borgo borgo", "; ".join([*hqs, "0.mutant C3 melee>N"]), mode=mode)
    state = read_position(convert_position(position))
    seen = Features(state.rules, TILES)
    seen.survey(state)
    seen.read_alone(state, state, 0)
    slot = int(seen.slot[state.rules.kinds.number["borgo", "mutant"]])
    facts = {int(seen.index[i]) - slot for i in range(int(seen.size))}
    assert (AIMS_AT_HQ in facts, FROM_ENEMY in facts) == (counts, counts)


def behind_an_ally(hand: list[str], *units: str) -> Match:
    """Moloch at C1 would shoot at its ally's HQ on C2; the HQ of an enemy stands behind it on C3."""
    taken = {"A1": "0.hq", "C2": "2.hq", "C3": "1.hq", "E3": "3.hq", "D1": "3.claws"}
    rest = [hex for hex in board_of(19).labels if hex not in {*taken, "C1", "E1"}]
    stands = [*(f"{unit} {hex}" for hex, unit in taken.items()), *(f"2.recon_center {hex}" for hex in rest)]
    position = board("moloch borgo outpost:1 borgo", "; ".join([*stands, *units]), mode="teams")
    return Match.from_position({**position, "hands": [hand], "stage": "act"})


@pytest.mark.clause("NH-13.5.5", "R-49")
@pytest.mark.parametrize(("tile", "counts"), [("hybrid ranged>S", False), ("gauss_cannon gauss>S", True)])
def test_an_ally_in_the_way_of_moloch_is_no_aim(tile: str, counts: bool) -> None:
    name, facing = tile.split()
    state = behind_an_ally(["move"], f"0.{name} C1 {facing}").state
    seen = Features(state.rules, TILES)
    seen.survey(state)
    seen.read_alone(state, state, 0)
    slot = int(seen.slot[state.rules.kinds.number["moloch", name]])
    facts = {int(seen.index[i]) - slot for i in range(int(seen.size))}
    assert (AIMS_AT_HQ in facts) == counts
    shots = seen.aimed[board_of(19).labels.index("C3")] - 1  # one is the HQ of the ally
    assert shots == counts


@pytest.mark.clause("NH-13.5.5", "R-49")
def test_rush_does_not_aim_at_an_hq_behind_its_ally() -> None:
    state = behind_an_ally(["hybrid"]).state
    moves = {asked("rush", state, seed).move.text for seed in range(12)}
    assert moves <= {"place hybrid C1 2", "place hybrid E1 5"}  # at the Claws on D1


@pytest.mark.clause("NH-13.2.1")
@pytest.mark.parametrize("spec", ["greedy", "rush", "veteran", "captain"])
@pytest.mark.parametrize("first", [20, 12, 6])
def test_a_rival_that_can_be_destroyed_for_nothing_is(spec: str, first: int) -> None:
    """Late in the game: the Hybrid shoots at an HQ with its last health, nobody else is hurt."""
    units = "0.hq A1; 1.hq E1; 2.hq C5; 0.hybrid C3 ranged>S; 1.mutant D1 f3"
    decks = [["hybrid"] * 3, ["mutant"] * 3, ["hmg"] * 3]
    players = f"moloch:{first} borgo:{first} outpost:1"
    position = board(players, units, mode="ffa", decks=decks, hands=[["battle"]], stage="act")
    assert asked(spec, Match.from_position(position).state).move.text == "play battle"


@pytest.mark.parametrize("name", VALUES)
def test_nobody_counts_less_than_who_is_out(name: str) -> None:
    units = "0.hq A1; 1.hq E1; {}1.mutant C4 melee>S"
    found = []
    for health, rest in ((1, "2.hq C5; "), (0, "")):
        position = board(f"moloch borgo outpost:{health}", units.format(rest), mode="ffa", decks=[[], [], []])
        position |= {"hands": [["hybrid"]], "stage": "act", "first_out": 0, "countdown": 2}
        found.append(leads(Match.from_position(position).state, name))
    assert found[1][0] > found[0][0]
    assert found[1][1] > found[0][1]


@pytest.mark.parametrize(
    ("mode", "winners", "expected"),
    [
        ("ffa", 0b0001, [1, -1, -1, -1]),
        ("ffa", 0b1111, [0, 0, 0, 0]),
        ("ffa", 0b0011, [1 / 3, 1 / 3, -1, -1]),
        ("teams", 0b0101, [1, -1]),
        ("teams", 0b1111, [0, 0]),
    ],
)
def test_results(mode: str, winners: int, expected: list[float]) -> None:
    state = Match(FOUR, mode=mode).state.copy()
    state.winners = winners
    found = value_for(state.rules, "hand").leads
    write_result(state, found)
    assert [float(lead) for lead in found] == pytest.approx(expected)
    sides = len(expected)
    parts = [score(float(lead), sides) for lead in found]
    assert sum(parts) == pytest.approx(1)  # what people read are parts of one victory


def test_scores_rise_with_leads() -> None:
    for sides in (2, 3, 6):
        assert score(0.0, sides) == pytest.approx(1 / sides)
        found = [score(lead / 10, sides) for lead in range(-10, 11)]
        assert found == sorted(found)
        assert (found[0], found[-1]) == (0, 1)


def test_a_side_spares_its_ally() -> None:
    """Seat 0 holds a Grenade: it falls on an enemy beside its HQ, whatever stands there of the ally."""
    units = [
        {"hex": "C3", "owner": 0, "tile": "hq"},
        {"hex": "A1", "owner": 1, "tile": "hq"},
        {"hex": "E1", "owner": 2, "tile": "hq"},
        {"hex": "E3", "owner": 3, "tile": "hq"},
        {"hex": "C2", "owner": 1, "tile": "mutant", "facing": 3},
        {"hex": "C4", "owner": 2, "tile": "runner", "facing": 0},
    ]
    players = [{"army": army} for army in ("borgo", "borgo", "outpost", "hegemony")]
    hands = [["grenade"], [], [], []]
    position = {"mode": "teams", "players": players, "units": units, "hands": hands, "stage": "act"}
    match = Match.from_position(position)
    for spec in ("rush", "greedy", "search"):
        assert asked(spec, match.state, iterations=30).move.text == "play grenade C2"


def test_each_side_searches_for_itself() -> None:
    """After a search the value of every move is that of the side that chooses it."""
    for number in range(0, SEATINGS, 2):
        for state in large_decisions(number, 90):
            tree = Tree(state, value_for(state.rules, "hand"), 5)
            tree.run(scale(40, 6))
            assert tree.root.side == state.rules.mode.side[state.chooser]
            for node in tree.known.values():
                assert node.side == node.state.rules.mode.side[node.state.chooser]
                assert all(-1 <= edge.mean() <= 1 for edge in node.edges)


def before_the_final_battle(turn: int) -> State:
    """The Hybrid would cost seat 1 the victory, the Mutant seat 0; seat 1 has a Sniper for one of them."""
    units = "0.hq A1; 1.hq E3; 2.hq A3; 0.hybrid E1 ranged>S; 2.mutant A2 f0"
    hands = [["push_back"], ["sniper"]] if turn == 0 else [[], ["sniper"]]
    end = {"decks": [[], [], []], "first_out": 2, "countdown": 1 - turn}
    position = board("moloch:10 outpost:10 borgo:8", units, mode="ffa", hands=hands, stage="act", **end)
    return Match.from_position({**position, "turn": turn}).state


def test_a_third_player_chooses_for_itself() -> None:
    """What is best for seat 1 is worst for seat 0; a search that maximised for one of them alone fails."""
    assert asked("search", before_the_final_battle(turn=1), iterations=60).move.text == "play sniper E1"


def test_rivals_are_expected_to_choose_for_themselves() -> None:
    """One move earlier, whatever seat 0 does, it has to reckon with that shot."""
    state = before_the_final_battle(turn=0)
    tree = Tree(state, value_for(state.rules, "learned"), 5)
    tree.run(60)
    replies = [node for node in tree.known.values() if node.state.chooser == 1 and node.edges]
    assert replies
    for node in replies:
        most = max(node.edges, key=lambda edge: edge.visits)
        assert move_text(node.state.rules, most.code) == "play sniper E1"


# Better than chance.


def luck(games: int, wins: float, share: float) -> float:
    """How likely a player who wins each game with a chance of ``share`` wins so many, or more."""
    least = math.ceil(wins)
    return sum(math.comb(games, n) * share**n * (1 - share) ** (games - n) for n in range(least, games + 1))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: f"{layout.mode}-{layout.seats}")
def test_the_veteran_beats_chance(layout: TableLayout) -> None:
    """At every side in turn against random players, far too often for luck. Interpreted, one game must do."""
    sides = sorted(set(layout.sides))
    games, won = scale(12, 1), 0.0
    for game in range(games):
        mine = sides[game % len(sides)]
        armies = layout.draw_armies(Stream(mix(1, game // len(sides))))
        bots = [make_bot("veteran" if side == mine else "random") for side in layout.sides]
        state, _, _ = play_out(layout.rules(armies), bots, mix(5, game // len(sides)))
        winning = {layout.sides[seat] for seat in outcome_of(state).winners}
        won += (mine in winning) / len(winning)
    assert luck(games, won, 1 / len(sides)) < scale(1, 1000) / 1000
