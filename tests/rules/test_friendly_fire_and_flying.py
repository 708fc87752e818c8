"""Friendly Fire and Flying of the Beasts (NH-8.4.1, NH-12.8, TV-11.4)."""

import pytest

from ashfall.neuroshima.events import Missed, Moved, Netted, Wound
from tests.rules.readings import netted, wounded
from tests.rules.vectors import board, fight, legal_texts, match_at, play, refused

# Friendly Fire


@pytest.mark.clause("NH-8.4.1", "R-25", "TV-11.4")
@pytest.mark.parametrize(
    ("target", "wounds"),
    [("0.hq C2", 2), ("0.ram C2 f3", 2), ("0.scout C2", 2), ("1.hq C2", 2), ("1.officer C2", 2)],
)
def test_friendly_fire_hits_friends_and_enemies(target: str, wounds: int) -> None:
    # The other Ram faces S and strikes back in the same phase.
    result = fight(board("beasts steel_police", f"0.ram C3 melee2>N; {target}"))
    hits = [(p, e.amount, e.kind) for p, e in result.timed(Wound) if e.target.hex == "C2"]
    assert hits == [(2, wounds, "friendly_fire")]


@pytest.mark.clause("NH-8.4.1", "TV-11.4")
def test_the_own_hq_loses_the_strength() -> None:
    result = fight(board("beasts steel_police", "0.cerberus C3 melee>N; 0.hq C2"))
    assert result.lost(0) == [(2, 2)]
    assert result.health == [18, 20]


@pytest.mark.clause("NH-8.4.1")
@pytest.mark.parametrize("attacker", ["0.urchin C3 melee>N", "0.hq C3", "0.vulture C3 melee>N"])
def test_other_attacks_of_beasts_spare_friends(attacker: str) -> None:
    result = fight(board("beasts steel_police", f"{attacker}; 0.scout C2"))
    assert wounded(result) == set()


@pytest.mark.clause("NH-8.4.1", "NH-8.9.1")
def test_melee_bonuses_add_to_friendly_fire() -> None:
    units = "0.alpha C3 melee>N; 0.officer_1 C4 link>N; 0.ram C2 f3"
    result = fight(board("beasts steel_police", units))
    assert result.hits("C2") == [(4, 2)]


@pytest.mark.clause("NH-8.4.1", "NH-8.6.1")
def test_friendly_fire_is_reflected_as_melee() -> None:
    result = fight(board("beasts steel_police", "0.alpha C3 melee>N; 1.judge C2 reflection>S"))
    assert result.removed == {"C3": (4, "wounds")}


@pytest.mark.clause("NH-8.4.1", "NH-12.8", "TV-11.4")
def test_friendly_fire_does_not_wound_the_own_vulture() -> None:
    result = fight(board("beasts steel_police", "0.alpha C3 melee>N; 0.vulture C2"))
    assert wounded(result) == set()
    assert result.missed("C3") == [(4, "flying")]


@pytest.mark.clause("NH-8.4.1", "NH-12.8", "TV-11.4")
def test_friendly_fire_wounds_a_netted_vulture() -> None:
    position = board("beasts steel_police", "0.alpha C3 melee>N; 0.vulture C2; 1.pacifier B2 net>NE")
    assert netted(position) == {"C2"}
    assert fight(position).removed == {"C2": (4, "wounds")}


@pytest.mark.clause("NH-8.4.1", "R-25")
def test_friendly_fire_makes_nobody_an_enemy() -> None:
    # Grab and Scrabbler need an enemy; a Move needs an own unit.
    units = "0.ram C3; 0.swarm C1; 0.hq A1; 1.hq E3"
    match = match_at(board("beasts steel_police", units), ["grab", "move"])
    error = refused(match, "play grab C3 C1")
    assert (error.clause, error.text_id) == ("NH-11.4", "refusal-no-enemy")
    assert play(match, "play move C1 C2 0").events(Moved)[0].unit.tile == "swarm"


@pytest.mark.clause("NH-8.4.1", "R-25")
def test_beasts_do_not_shoot_their_own() -> None:
    result = fight(board("beasts steel_police", "0.acid_spit C4 ranged>N; 0.ram C3 f3; 1.officer C1"))
    assert [(p, e.source and e.source.hex) for p, e in result.timed(Wound) if e.target.hex == "C1"] == [
        (2, "C4")
    ]


# Flying


@pytest.mark.clause("NH-12.8")
@pytest.mark.parametrize(
    ("foe", "attacker", "phase"),
    [
        ("steel_police", "1.riot_policeman C3 melee>N", 2),
        ("steel_police", "1.hq C3", 0),
        ("beasts", "1.swarm C3 melee>N", 2),
    ],
)
def test_melee_does_not_wound_a_flying_unit(foe: str, attacker: str, phase: int) -> None:
    units = f"0.vulture C2 melee>N; {attacker}"
    result = fight(board(f"beasts {foe}", units))
    assert wounded(result) == set()
    stopped = [(p, e.reason) for p, e in result.timed(Missed) if e.target and e.target.hex == "C2"]
    assert stopped == [(phase, "flying")]


@pytest.mark.clause("NH-12.8", "NH-7.1.2")
@pytest.mark.parametrize("attacker", ["1.riot_policeman C3 melee>N", "1.hq C3", "1.executioner C3 melee>N"])
def test_a_netted_vulture_is_wounded_by_melee(attacker: str) -> None:
    result = fight(board("beasts steel_police", f"0.vulture C2 melee>N *; {attacker}"))
    assert [amount for _, amount in result.hits("C2")] == [1]
    assert result.removed["C2"][1] == "wounds"


@pytest.mark.clause("NH-12.8")
@pytest.mark.parametrize(
    ("foe", "attacker", "answers", "phase", "kind"),
    [
        ("steel_police", "1.wardog C5 ranged>N", [], 2, "ranged"),
        ("moloch", "1.gauss_cannon C5 gauss>N", [], 1, "gauss"),
        ("moloch", "1.clown C3", ["explode C3"], 2, "explosion"),
        ("hegemony", "1.universal_soldier C3 melee>N", [], 3, "both"),  # only its ranged part
    ],
)
def test_everything_else_wounds_it(
    foe: str, attacker: str, answers: list[str], phase: int, kind: str
) -> None:
    result = fight(board(f"beasts {foe}", f"0.vulture C2 melee>N; {attacker}"), *answers)
    hits = [(p, e.amount, e.kind) for p, e in result.timed(Wound) if e.target.hex == "C2"]
    assert hits == [(phase, 1, kind)]


@pytest.mark.clause("NH-12.8", "NH-11.8")
@pytest.mark.parametrize(
    ("players", "tile", "text"),
    [
        ("outpost beasts", "sniper", "play sniper C3"),
        ("borgo beasts", "grenade", "play grenade C3"),
        ("moloch beasts", "air_strike", "play air_strike C3"),
        ("steel_police beasts", "executioner", "execute executioner C3 0"),
    ],
)
def test_instants_and_execution_remove_it(players: str, tile: str, text: str) -> None:
    match = match_at(board(players, "0.hq C4; 1.vulture C3; 1.hq A1"), [tile, "move"])
    assert set(play(match, text).removed) == {"C3"}


@pytest.mark.clause("NH-12.8")
def test_it_can_be_netted_pushed_and_grabbed() -> None:
    police = match_at(board("steel_police beasts", "0.riot_policeman C4; 1.vulture C3"), ["pacifier", "move"])
    assert "push C4 C3" in legal_texts(police)
    assert [e.unit.hex for e in play(police, "place pacifier D3 0").events(Netted)] == ["C3"]
    mirror = match_at(board("beasts beasts", "0.ram C5; 1.vulture C3"), ["grab"])
    assert "play grab C5 C3" in legal_texts(mirror)


@pytest.mark.clause("NH-12.8")
def test_it_blocks_lines_and_hexes() -> None:
    result = fight(board("outpost beasts", "0.commando C5 ranged>N; 1.vulture C3; 1.ram C2 f3"))
    assert result.hits("C3") == [(3, 1)]
    assert result.hits("C2") == []
    match = match_at(board("outpost beasts", "1.vulture C3"), ["commando"])
    assert refused(match, "place commando C3 0").clause == "NH-1.4"
