"""Nets (section 7, TV-5)."""

from itertools import permutations

import pytest

from ashfall.neuroshima.events import Freed, Missed, Moved, NetReturned, Netted
from tests.rules.readings import netted, standing
from tests.rules.vectors import board, fight, legal_texts, match_at, play, refused

HEGEMONY_POLICE = "hegemony steel_police"
BEASTS_POLICE = "beasts steel_police"
MOLOCH_POLICE = "moloch steel_police"

# C3 -> D2 -> E2 -> D3 -> C3, the owners taking turns.
RING_OF_FOUR = """
    0.net_master C3 net>NE net>S
    1.pacifier D2 net>SE
    0.net_fighter E2 net>SW
    1.pacifier D3 net>NW
"""
# C3 -> D2 -> D3 -> C3: a ring of three needs a web, which catches its own side too.
RING_OF_THREE = """
    0.arachnid C3 f1
    1.pacifier D2 net>S
    0.arachnid D3 f3
"""


# 7.1 Effect


@pytest.mark.clause("NH-7.1.1", "NH-7.1.3")
def test_a_netted_unit_does_not_attack() -> None:
    result = fight(board("moloch borgo", "0.hybrid C3 ranged>N; 1.mutant C1; 1.net_fighter C4 net>N"))
    missed = [(phase, e.reason, e.target.hex) for phase, e in result.timed(Missed) if e.target]
    assert (3, "netted", "C4") in missed
    assert result.phases_of("C3") == []
    assert "C1" in result.left


ON_NETTED = [
    ("borgo moloch", "0.hq C3; 1.net_fighter C4 net>N", ["move"], "play move C3 C2 0"),
    ("borgo moloch", "0.hq C3; 1.net_fighter C4 net>N", ["move"], "play move C3 C3 1"),
    ("borgo moloch", "0.assassin C3; 1.net_fighter C4 net>N", ["move"], "mobility C3 C2 0"),
    (BEASTS_POLICE, "0.scout C3; 1.pacifier C4 net>N", ["move"], "rotate C3 1"),
    (
        "hegemony moloch",
        "0.ganger C3; 0.transport C2; 1.net_fighter C4 net>N !net>NW",
        ["move"],
        "transport C2 C3 B2 0",
    ),
    (
        "steel_police moloch",
        "0.riot_policeman C3; 1.blocker C2; 1.net_fighter C4 net>N",
        ["move"],
        "push C3 C2",
    ),
    (
        "moloch borgo",
        "0.hybrid C3; 1.mutant C2; 1.net_fighter C4 net>N",
        ["push_back"],
        "play push_back C3 C2",
    ),
    (
        "moloch borgo",
        "0.net_fighter C3 net>N; 1.mutant C2; 0.hybrid B2",
        ["push_back"],
        "play push_back B2 C2",
    ),
    (BEASTS_POLICE, "0.ram C3; 1.judge C1; 1.pacifier C4 net>N", ["grab"], "play grab C3 C1"),
    (BEASTS_POLICE, "0.ram C3; 1.judge C1; 0.arachnid D1 f5", ["grab"], "play grab C3 C1"),
    (
        BEASTS_POLICE,
        "0.ram C3; 0.scrabbler D3 link>NW; 1.judge C1; 1.pacifier C4 net>N",
        ["move"],
        "grab C3 C1",
    ),
    (BEASTS_POLICE, "0.ram C3; 1.pacifier C4 net>N", ["hunt"], "play hunt C3 C2 0"),
    (BEASTS_POLICE, "0.ram C3; 1.pacifier C4 net>N", ["hunt"], "play hunt C3 C3 0"),
    ("steel_police moloch", "0.pacifier C3; 1.net_fighter C4 net>N", ["judge"], "replace C3 judge 0"),
]


@pytest.mark.clause("NH-7.1.1", "R-62", "TV-5.6", "TV-8.4")
@pytest.mark.parametrize(("players", "units", "hand", "text"), ON_NETTED, ids=[row[3] for row in ON_NETTED])
def test_nothing_moves_or_uses_a_netted_unit(players: str, units: str, hand: list[str], text: str) -> None:
    match = match_at(board(players, units), hand)
    assert refused(match, text).clause == "NH-7.1.1"


@pytest.mark.clause("NH-7.1.1")
@pytest.mark.parametrize(("players", "units", "hand", "text"), ON_NETTED, ids=[row[3] for row in ON_NETTED])
def test_the_same_without_the_net_is_legal(players: str, units: str, hand: list[str], text: str) -> None:
    free = ";".join(u for u in units.split(";") if "net>" not in u and "arachnid" not in u)
    assert text in legal_texts(match_at(board(players, free), hand))


@pytest.mark.clause("NH-7.1.1", "NH-10.5", "TV-5.6")
def test_a_netted_module_gives_nothing() -> None:
    units = "0.officer C3 link>N; 0.mutant C2"
    assert standing(board("borgo moloch", units))["C2"].melee_bonus == 1
    caught = standing(board("borgo moloch", units + "; 1.net_fighter C4 net>N"))
    assert caught["C3"].netted
    assert caught["C2"].melee_bonus == 0


@pytest.mark.clause("NH-7.1.2", "TV-5.6")
@pytest.mark.parametrize(("turn", "wounds"), [("armor>S", [(2, 1)]), ("!armor>S", [(2, 2)])])
def test_armor_and_toughness_keep_working(turn: str, wounds: list[tuple[int, int]]) -> None:
    # A wounded annihilator shot leaves the blocker (toughness 2) alive.
    position = board("outpost moloch", f"0.annihilator C5 ranged>N; 1.blocker C3 {turn}")
    assert fight(position).hits("C3") == wounds
    caught = board(
        "steel_police moloch", f"0.predator C5 ranged>N; 1.blocker C3 {turn}; 0.pacifier B3 net>NE"
    )
    assert netted(caught) == {"C3"}
    result = fight(caught)
    assert result.hits("C3") == wounds
    assert "C3" in result.left


@pytest.mark.clause("NH-7.1.2", "NH-6B.5")
def test_agony_stops_in_a_net() -> None:
    units = "1.wardog C5 ranged>N; 0.bug C3 melee>N; 1.pacifier C2"
    assert fight(board(BEASTS_POLICE, units)).causes_of("C3") == {"agony"}
    caught = fight(board(BEASTS_POLICE, units + "; 1.pacifier D2 net>SW"))
    assert caught.removed["C3"] == (2, "wounds")
    assert caught.causes_of("C3") == set()
    assert "C2" in caught.left


@pytest.mark.clause("NH-7.1.3", "NH-4.4")
def test_a_net_works_at_once_and_only_through_its_edge() -> None:
    units = "1.hq C3; 1.mutant C2; 0.hybrid B2"
    match = match_at(board("moloch borgo", units), ["net_fighter", "move"])
    story = play(match, "place net_fighter C4 0")
    assert [(e.unit.hex, e.by.hex) for e in story.events(Netted) if e.by] == [("C3", "C4")]
    assert {u.hex for u in match.units() if u.netted} == {"C3"}
    assert {u.netted_by for u in match.units() if u.hex == "C3"} == {"C4"}


@pytest.mark.clause("NH-7.1.3")
def test_friends_and_distant_units_are_not_netted() -> None:
    units = "0.net_fighter C4 f0; 0.hybrid C3; 1.mutant C2; 1.mutant B2"
    assert netted(board("moloch borgo", units)) == set()
    assert netted(board("moloch borgo", units + "; 1.mutant B3")) == {"B3"}


@pytest.mark.clause("NH-7.1.4")
def test_a_net_fighter_strikes_the_unit_that_it_nets() -> None:
    result = fight(board("borgo moloch", "0.net_fighter C3 net>N; 1.hq C2; 0.hq A3"))
    assert result.lost(1) == [(1, 3)]
    assert result.missed("C2") == [(0, "netted")]


@pytest.mark.clause("NH-7.1.5", "R-58")
def test_a_web_catches_both_sides() -> None:
    # The arachnid nets N, SE and NW.
    units = "0.arachnid C3 f0; 0.hq C2; 0.cerberus D2; 1.hq B2; 0.ram D3; 0.ram C4; 1.judge B3"
    position = board(BEASTS_POLICE, units)
    assert netted(position) == {"C2", "B2", "D3"}


@pytest.mark.clause("R-58", "NH-12.10")
def test_a_webbed_cerberus_stays_beside_its_hq() -> None:
    units = "0.arachnid C3 f0; 0.hq C1; 0.cerberus C2"
    match = match_at(board(BEASTS_POLICE, units), ["ram"])
    assert match.is_netted("C2")
    assert match.unit("C2") is not None
    play(match, "place ram E3 0")
    assert match.unit("C2") is not None


@pytest.mark.clause("R-58", "NH-7.3.2")
def test_a_web_and_an_enemy_net_that_face_each_other_cancel() -> None:
    units = "0.arachnid C3 f0; 1.pacifier C2 net>S; 0.ram D3"
    assert netted(board(BEASTS_POLICE, units)) == {"D3"}


@pytest.mark.clause("R-58")
def test_two_webs_of_one_owner_that_face_each_other_cancel() -> None:
    assert netted(board(BEASTS_POLICE, "0.arachnid C3 f0; 0.arachnid C2 f3")) == set()


# 7.2 Timing


@pytest.mark.clause("NH-7.2.1", "TV-5.5")
@pytest.mark.parametrize(
    ("victim", "phases"),
    [("0.acid_spit C3 ranged>N", []), ("0.vulture C3 melee>N", [1])],
)
def test_a_net_holds_to_the_end_of_the_phase_in_which_its_owner_dies(victim: str, phases: list[int]) -> None:
    # The ram strikes the pacifier in phase 2.
    units = f"{victim}; 1.hq C2; 1.pacifier C4 net>N; 0.ram C5 melee2>N"
    result = fight(board(BEASTS_POLICE, units))
    assert result.removed["C4"] == (2, "wounds")
    assert result.phases_of("C3") == phases
    freed = [(phase, e.unit.hex) for phase, e in result.timed(Freed)]
    assert freed == [(2, "C3")]


@pytest.mark.clause("NH-7.2.2")
def test_a_net_ends_when_its_source_leaves() -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3; 1.net_fighter C4 net>N"), ["sniper", "move"])
    assert match.is_netted("C3")
    assert [e.unit.hex for e in play(match, "play sniper C4").events(Freed)] == ["C3"]
    assert "play move C3 C3 1" in legal_texts(match)


@pytest.mark.clause("NH-7.2.2")
def test_a_net_ends_when_its_source_turns_away() -> None:
    match = match_at(board("moloch hegemony", "0.net_fighter C4 f0; 1.ganger C3"), ["move", "blocker"])
    story = play(match, "play move C4 C4 2")
    assert [e.unit.hex for e in story.events(Freed)] == ["C3"]
    assert not match.is_netted("C3")


@pytest.mark.clause("NH-7.2.2", "NH-7.3.1")
def test_a_net_ends_when_its_source_is_netted() -> None:
    match = match_at(board("hegemony moloch", "0.ganger C3; 1.net_fighter C4 f0"), ["net_fighter", "move"])
    story = play(match, "place net_fighter C5 5")
    assert [e.unit.hex for e in story.events(Freed)] == ["C3"]
    assert [e.unit.hex for e in story.events(Netted)] == ["C4"]


# 7.3 Netters netting netters


@pytest.mark.clause("NH-7.3.1", "NH-7.3.4", "TV-5.1")
def test_a_netted_netter_does_not_net() -> None:
    units = "0.net_fighter C5 net>N; 1.pacifier C4 net>N; 0.ganger C3"
    assert netted(board(HEGEMONY_POLICE, units)) == {"C4"}


@pytest.mark.clause("NH-7.3.4")
def test_a_chain_of_nets_alternates() -> None:
    units = "0.net_fighter C5 net>N; 1.pacifier C4 net>N; 0.net_fighter C3 net>N; 1.judge C2"
    assert netted(board(HEGEMONY_POLICE, units)) == {"C4", "C2"}


@pytest.mark.clause("NH-7.3.2", "TV-5.2")
def test_two_netters_that_face_each_other_cancel() -> None:
    units = "0.net_master C3 net>N net>SW; 1.pacifier C2 net>S; 1.judge B3"
    assert netted(board(HEGEMONY_POLICE, units)) == {"B3"}


@pytest.mark.clause("NH-7.3.2", "TV-5.2")
@pytest.mark.parametrize(("seat", "text"), [(0, "play move C3 D3 0"), (1, "play move C2 C1 0")])
def test_either_of_a_pair_may_be_moved(seat: int, text: str) -> None:
    units = "0.net_fighter C3 net>N; 1.pacifier C2 net>S"
    match = match_at(board(HEGEMONY_POLICE, units, turn=seat), ["move", "battle"])
    assert play(match, text).events(Moved)[0].cause == "move"


@pytest.mark.clause("NH-7.3.3", "R-12", "TV-5.3")
@pytest.mark.parametrize(
    ("players", "ring"), [(HEGEMONY_POLICE, RING_OF_FOUR), (BEASTS_POLICE, RING_OF_THREE)]
)
def test_a_ring_of_netters_is_free(players: str, ring: str) -> None:
    assert netted(board(players, ring)) == set()


@pytest.mark.clause("NH-7.3.3", "TV-5.3")
@pytest.mark.parametrize(
    ("players", "ring", "more", "caught"),
    [
        (HEGEMONY_POLICE, RING_OF_FOUR, "1.judge C4", {"C4"}),  # the net master also nets S
        (BEASTS_POLICE, RING_OF_THREE, "1.judge C4; 0.ram C2", {"C4", "C2"}),  # the web also nets S and N
    ],
)
def test_other_nets_of_a_ring_work(players: str, ring: str, more: str, caught: set[str]) -> None:
    assert netted(board(players, ring + more)) == caught


@pytest.mark.clause("NH-7.3.3", "TV-5.3")
@pytest.mark.parametrize(
    ("players", "ring", "pusher", "texts", "goal"),
    [
        (HEGEMONY_POLICE, RING_OF_FOUR, "1.riot_policeman C2", ["push C2 C3", "to B3"], "B3"),
        (BEASTS_POLICE, RING_OF_THREE, "1.riot_policeman B2", ["push B2 C3"], "C4"),  # nowhere else to go
    ],
)
def test_members_of_a_ring_can_be_pushed(
    players: str, ring: str, pusher: str, texts: list[str], goal: str
) -> None:
    match = match_at(board(players, ring + pusher, turn=1), ["battle"])
    moved = play(match, *texts).events(Moved)
    assert [(e.before.hex, e.unit.hex) for e in moved] == [("C3", goal)]


@pytest.mark.clause("NH-7.3.3", "TV-5.3")
def test_a_push_breaks_the_ring() -> None:
    match = match_at(board(HEGEMONY_POLICE, RING_OF_FOUR + "1.riot_policeman C2", turn=1), ["battle"])
    play(match, "push C2 C3", "to B3")
    # D2 now has nobody behind it: it nets E2, so D3 is free as well.
    assert {u.hex for u in match.units() if u.netted} == {"E2"}


@pytest.mark.clause("NH-7.3.4", "R-12", "TV-5.4")
@pytest.mark.parametrize(
    ("players", "ring", "outsider", "caught"),
    [
        (HEGEMONY_POLICE, RING_OF_FOUR, "1.pacifier C2 net>S", {"C3", "E2"}),
        (BEASTS_POLICE, RING_OF_THREE, "1.pacifier B2 net>SE", {"C3", "D3"}),
    ],
)
def test_an_outsider_decides_a_ring(players: str, ring: str, outsider: str, caught: set[str]) -> None:
    # X nets A, so B is active and nets C.
    assert netted(board(players, ring + outsider)) == caught


@pytest.mark.clause("R-12", "NH-7.3.4")
def test_two_pairs_that_share_a_fighter_are_one_group() -> None:
    units = "0.net_fighter C3 f0; 1.pacifier C2 net>S; 1.pacifier B2 net>SE"
    assert netted(board(MOLOCH_POLICE, units)) == set()


@pytest.mark.clause("R-12", "NH-7.3.4")
def test_a_group_that_aims_at_another_group_is_decided_first() -> None:
    # C3 and C2 cancel; C3 also nets B2, so B1 (which B2 faced) is free and nets B2 as well.
    units = "0.net_fighter C3 f0; 1.pacifier C2 net>S; 1.pacifier B2 net>N; 0.net_fighter B1 net>S !net>SE"
    assert netted(board(MOLOCH_POLICE, units)) == {"B2"}


@pytest.mark.clause("R-12", "NH-7.3.4")
def test_nets_of_a_group_that_is_decided_later_may_be_void() -> None:
    # C3 and C2 cancel, and C3 nets B3; so B3, which faces A2, nets nobody, and B2 is free.
    units = """
        0.net_master C3 net>N net>SW; 1.net_fighter C2 net>S !net>SW
        1.net_fighter B3 net>NW net>N; 0.net_fighter A2 net>SE; 0.ganger B2
    """
    assert netted(board("hegemony moloch", units)) == {"B3"}
    assert netted(board("hegemony moloch", units.replace("net>N net>SW", "net>N !net>SW"))) == {"B2"}


@pytest.mark.clause("NH-7.3.5")
def test_the_order_of_arrival_does_not_matter() -> None:
    placements = [(0, "place net_fighter C3 0"), (1, "place pacifier C2 4"), (1, "place pacifier B2 4")]
    seen = set()
    for order in permutations(placements):
        hands = [["net_fighter", "move"], ["pacifier", "pacifier", "move"]]
        position = board(MOLOCH_POLICE, "0.hq E3; 1.hq A3", hands=hands)
        for seat, text in order:
            match = match_at(position, turn=seat)
            play(match, text)
            position = match.position()
        seen.add(frozenset(netted(position)))
    # C3 and C2 face each other, and C3 also nets B2.
    assert seen == {frozenset({"B2"})}


@pytest.mark.clause("NH-7.3.6", "R-13")
def test_a_marked_netter_is_disabled_before_its_net_counts() -> None:
    # It aims at the Steel Police HQ, which would take the marker back.
    position = board(HEGEMONY_POLICE, "0.net_fighter C3 net>N *; 1.hq C2; 0.hq A3")
    assert netted(position) == {"C3"}
    match = match_at(position, ["runner"])
    assert not play(match, "place runner E3 0").events(NetReturned)
    assert netted(match.position()) == {"C3"}


@pytest.mark.clause("NH-7.3.6", "R-12")
def test_a_marker_on_a_member_decides_a_ring() -> None:
    marked = RING_OF_FOUR.replace("net>NE net>S", "net>NE net>S *")
    assert netted(board(HEGEMONY_POLICE, marked)) == {"C3", "E2"}


# 7.4 Pushing around nets


@pytest.mark.clause("NH-7.4.1", "TV-5.6")
def test_a_third_unit_pushes_the_netter_away() -> None:
    units = "0.hybrid C3; 0.blocker B3; 1.net_fighter C4 net>N"
    match = match_at(board("moloch hegemony", units), ["push_back", "battle"])
    assert refused(match, "play push_back C3 C4").clause == "NH-7.1.1"
    story = play(match, "play push_back B3 C4", "to D4")
    assert [e.unit.hex for e in story.events(Freed)] == ["C3"]
    assert not match.is_netted("C3")


# TV-5.7


@pytest.mark.clause("TV-5.7", "NH-10.17", "NH-7.1.3")
def test_a_netted_hq_neither_helps_nor_attacks() -> None:
    units = "0.hq C3; 0.hybrid B2 ranged>N; 1.mutant D3"
    free = board("moloch borgo", units)
    assert standing(free)["B2"].ranged_bonus == 1
    assert fight(free).removed["D3"] == (0, "wounds")
    caught = board("moloch borgo", units + "; 1.net_fighter C4 net>N")
    assert standing(caught)["B2"].ranged_bonus == 0
    assert "D3" in fight(caught).left


@pytest.mark.clause("TV-5.7", "NH-11.6", "R-62")
def test_a_netted_hq_throws_no_grenade() -> None:
    units = "0.hq C3; 1.blocker C2; 1.net_fighter C4 net>N"
    match = match_at(board("borgo moloch", units), ["grenade"])
    error = refused(match, "play grenade C2")
    assert (error.clause, error.text_id) == ("NH-11.6", "refusal-hq-netted")


@pytest.mark.clause("R-62")
@pytest.mark.parametrize(
    ("players", "units", "tile", "text"),
    [
        ("hegemony moloch", "0.hq C3; 1.net_fighter C4 net>N; 1.hq A1", "sniper", "play sniper C4"),
        ("moloch hegemony", "0.hq C3; 1.net_fighter C4 net>N; 1.hq A1", "air_strike", "play air_strike C3"),
        ("steel_police moloch", "0.hq C3; 1.net_fighter C4 net>N; 1.hq A1", "terror", "play terror"),
        ("moloch hegemony", "0.hq C3; 1.net_fighter C4 net>N; 1.hq A1", "battle", "play battle"),
    ],
)
def test_nets_never_stop_these_instants(players: str, units: str, tile: str, text: str) -> None:
    match = match_at(board(players, units), [tile])
    assert {u.hex for u in match.units() if u.owner == 0 and u.netted} == {"C3"}
    assert text in legal_texts(match)
