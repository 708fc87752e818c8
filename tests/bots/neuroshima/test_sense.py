"""Small positions in which a player that looks ahead must find the move."""

import pytest

from ashfall.bots.contract import Request
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from ashfall.neuroshima.geometry import board_of, distance
from tests.bots.neuroshima.positions import scale
from tests.rules.vectors import board, match_at, play

DEEP = f"search:iterations={scale(200, 120)}"
LOOKING = (DEEP, f"{DEEP}:value=hand", "greedy:value=learned")
ALL = (*LOOKING, "greedy")
SEEDS = range(scale(3, 1))
HQS = "0.hq A1; 1.hq E3;"
POINTS = dict(zip(board_of(19).labels, board_of(19).points, strict=True))

all_bots = pytest.mark.parametrize("bot", ALL)
looking_bots = pytest.mark.parametrize("bot", LOOKING)


def chosen(bot: str, match: Match) -> set[str]:
    """What a bot plays here, for several seeds."""
    view = match.view(match.state.chooser)
    return {make_bot(bot).choose(Request(view, seed)).move.text for seed in SEEDS}


# Battles.


@all_bots
def test_it_wins_by_a_battle(bot: str) -> None:
    units = f"{HQS} 0.hornet E2 melee>S"
    assert chosen(bot, match_at(board("moloch borgo:1", units), ["battle", "hybrid"])) == {"play battle"}


@all_bots
def test_it_wins_by_a_battle_from_the_other_seat(bot: str) -> None:
    units = f"{HQS} 1.brawler A2 melee>N"
    match = match_at(board("moloch:2 borgo", units, turn=1), ["battle", "mutant"])
    assert chosen(bot, match) == {"play battle"}


@all_bots
def test_it_does_not_start_a_battle_that_it_loses(bot: str) -> None:
    units = f"{HQS} 1.brawler A2 melee>N; 0.hornet E2 melee>S"
    moves = chosen(bot, match_at(board("moloch:1 borgo", units), ["battle", "battle"]))
    assert "play battle" not in moves


@all_bots
def test_it_fights_when_that_takes_much_and_gives_nothing(bot: str) -> None:
    """The enemy waits beside the HQ with its back to it; the Battle tile is all there is to play."""
    units = f"{HQS} 0.hornet D3 melee>SE; 0.protector C4 ranged>NE; 1.scout D2; 1.officer E2"
    match = match_at(board("moloch borgo:9", units), ["battle"], other=["move", "move"])
    assert chosen(bot, match) == {"play battle"}


# Instants.


@all_bots
def test_a_sniper_shoots_who_threatens_the_hq(bot: str) -> None:
    units = f"{HQS} 1.hornet A2 melee>N; 1.scout B4; 1.officer D1; 1.blocker D3"
    assert chosen(bot, match_at(board("outpost:2 moloch", units), ["sniper"])) == {"play sniper A2"}


@all_bots
def test_a_grenade_falls_on_who_stands_beside_the_hq(bot: str) -> None:
    units = f"{HQS} 1.protector B1 ranged>SW; 1.blocker D3"
    assert chosen(bot, match_at(board("borgo moloch", units), ["grenade"])) == {"play grenade B1"}


@all_bots
def test_an_air_strike_hits_the_middle_of_the_enemy(bot: str) -> None:
    units = f"{HQS} 1.officer C3; 1.mutant C2; 1.mutant D3; 1.medic B2; 1.scout C4"
    assert chosen(bot, match_at(board("moloch borgo", units), ["air_strike"])) == {"play air_strike C3"}


# Answers.


@all_bots
def test_a_clown_explodes_beside_an_hq_that_it_destroys(bot: str) -> None:
    match = match_at(
        board("moloch borgo:1", "0.hq A1; 1.hq C4; 0.clown C3 f0; 1.scout C2", turn=1), ["battle"]
    )
    play(match, "play battle")
    assert chosen(bot, match) == {"explode C3"}


@all_bots
def test_a_clown_does_not_explode_beside_its_own_last_hope(bot: str) -> None:
    units = "0.hq C4; 1.hq E1; 0.clown C3 f0; 1.scout C2; 1.scout B3; 1.officer B2"
    match = match_at(board("moloch:1 borgo", units, turn=1), ["battle"])
    play(match, "play battle")
    assert chosen(bot, match) == {"attack C3"}


@all_bots
def test_a_medic_saves_the_hq_and_not_a_soldier(bot: str) -> None:
    units = "0.hq C3; 1.hq E1; 0.hybrid D4 f0; 0.medic C4; 1.ganger C2 melee>S; 1.ganger E3 melee>SW"
    match = match_at(board("moloch:1 hegemony", units), ["battle"])
    play(match, "play battle")
    assert len(match.legal) == 2
    assert chosen(bot, match) == {"heal C3 C2 S C4"}


@all_bots
def test_a_pushed_unit_goes_where_nobody_waits_for_it(bot: str) -> None:
    units = """
        0.hq A3; 1.hq E1; 0.blocker C4; 1.annihilator C3 f0
        0.hunter_killer B1 melee>S; 0.hunter_killer C1 melee>S
    """
    match = match_at(board("moloch outpost", units), ["push_back", "battle"])
    play(match, "play push_back C4 C3")
    assert match.state.chooser == 1
    assert chosen(bot, match) == {"to D2"}


@all_bots
def test_a_grabbed_unit_turns_on_who_grabbed_it(bot: str) -> None:
    match = match_at(
        board("beasts moloch", f"{HQS} 0.ram C3 melee2>N; 1.hornet C1 melee>S"), ["grab", "battle"]
    )
    play(match, "play grab C3 C1")
    assert match.state.chooser == 1
    assert chosen(bot, match) == {"to C2 3"}


# Tiles in the hand.


@looking_bots
def test_it_discards_what_it_cannot_use(bot: str) -> None:
    match = match_at(board("moloch borgo", HQS), ["hornet", "push_back", "hybrid"], stage="discard")
    assert chosen(bot, match) == {"discard push_back"}
    match = match_at(
        board("moloch borgo", HQS, turn=1), ["mutant", "grenade", "super_mutant"], stage="discard"
    )
    assert chosen(bot, match) == {"discard grenade"}


@all_bots
def test_it_places_a_fighter_where_it_strikes(bot: str) -> None:
    """The last turn before the final battle counts: nothing but the HQ is there to be hit."""
    match = match_at(board("outpost moloch", HQS), ["brawler"], decks=[["battle"], ["battle"]])
    beside = {f"place brawler {move}" for move in ("E2 3", "D3 2", "D4 1")}
    assert chosen(bot, match) <= beside


# The HQ.


@pytest.mark.parametrize("armies", [("moloch", "borgo"), ("outpost", "hegemony"), ("beasts", "steel_police")])
def test_an_hq_is_not_put_beside_the_enemy_or_in_the_middle(armies: tuple[str, str]) -> None:
    match = Match(list(armies), seed=4)
    first = {move.split()[2] for move in chosen(DEEP, match)}
    assert "C3" not in first
    match.push("place hq C3 0")
    while match.decision is not None and match.decision.seat == 0:
        match.push(match.legal[-1])  # an army that sets up more than its HQ
    second = {move.split()[2] for move in chosen(DEEP, match)}
    assert all(distance(POINTS[hex], POINTS["C3"]) >= 2 for hex in second)
