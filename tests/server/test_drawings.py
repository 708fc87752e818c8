"""Keys of pictures: one for each look, read strictly."""

from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.neuroshima.look import TileState
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.keywords import ABILITIES
from ashfall.server.neuroshima.drawings import UnknownDrawing, draw, drawing_key, hand_key
from ashfall.server.neuroshima.sight import unit_sights
from tests.server.games import game

MOLOCH, BORGO, OUTPOST = map(load_army, ("moloch", "borgo", "outpost"))
HYBRID = MOLOCH.tile("hybrid")
EVERYTHING = TileState(
    facing=3,
    wounds=1,
    initiatives=(5, 4),
    melee_bonus=1,
    ranged_bonus=2,
    netted=True,
    steel_net=True,
    mirror=1,
    used=("push_back", "mobility"),
    destroyed=True,
    ghost=True,
)


def test_a_key_says_what_is_not_as_printed() -> None:
    assert hand_key(MOLOCH, HYBRID) == "moloch.hybrid.0"
    assert drawing_key(MOLOCH, HYBRID, TileState(facing=2, initiatives=(3,))) == "moloch.hybrid.2"
    assert (
        drawing_key(MOLOCH, HYBRID, TileState(initiatives=(4,), ranged_bonus=1, netted=True))
        == "moloch.hybrid.0.i4.r1.n"
    )
    hq = BORGO.hq
    assert drawing_key(BORGO, hq, TileState(health=20)) == "borgo.hq.0"
    assert drawing_key(BORGO, hq, TileState(health=0, mirror=1)) == "borgo.hq.0.h0.b"
    key = drawing_key(MOLOCH, MOLOCH.tile("juggernaut"), EVERYTHING)
    assert key == "moloch.juggernaut.3.i5-4.w1.m1.r2.b.n.s.x.g"  # it has no ability that could be used
    assert draw(key)
    assert (
        drawing_key(BORGO, hq, TileState(health=7, scored=True, mirror=3)) == "borgo.hq.0.b3.p"
    )  # no health to lose
    assert draw("borgo.hq.0.b3.p") != draw("borgo.hq.0.b3")
    orchid = drawing_key(BORGO, hq, TileState(mirror=1, worn="beasts"))
    assert orchid == "borgo.hq.0.b.cbeasts"
    assert BORGO.look.colour not in draw(orchid)
    runner = drawing_key(OUTPOST, OUTPOST.tile("runner"), EVERYTHING)
    assert runner == "outpost.runner.3.i5-4.w1.m1.umobility.b.n.s.x.g"  # nor a shot that could be stronger


@pytest.mark.parametrize("army", army_keys())
def test_every_tile_is_drawn_in_every_facing(army: str) -> None:
    for tile in load_army(army).tiles:
        pictures = {draw(f"{army}.{tile.key}.{facing}") for facing in range(6)}
        assert len(pictures) == 6
        for picture in pictures:
            assert fromstring(picture.replace("xlink:", "")).attrib["data-tile"] == tile.key
            assert "style=" not in picture


@pytest.mark.parametrize("number", range(0, 36, 4))
def test_units_of_games_have_pictures(number: int) -> None:
    looks: dict[str, str] = {}
    for played in game(number):
        for unit in unit_sights(played.after):
            looks[unit.drawing] = draw(unit.drawing)
            assert unit.drawing.split(".")[2] == str(unit.facing)
    assert len(set(looks.values())) == len(looks) > 10


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("", 'unknown army ""'),
        ("moloch", 'has no tile ""'),
        ("molock.hq.0", 'unknown army "molock", did you mean "moloch"'),
        ("moloch.hybrit.0", 'did you mean "hybrid"'),
        ("moloch.hybrid", "expected 0 to 5 as the facing"),
        ("moloch.hybrid.6", 'expected 0 to 5 as the facing, got "6"'),
        ("moloch.hybrid.-1", "expected 0 to 5 as the facing"),
        ("moloch.hybrid.00", "expected 0 to 5 as the facing"),
        ("moloch.hybrid.٣", "expected 0 to 5 as the facing"),
        ("moloch.hybrid.0.", "means nothing"),
        ("moloch.hybrid.0.p", "expected points only of an HQ"),
        ("moloch.hybrid.0.b6", "expected 0 to 5 as earlier seats with the same army"),
        ("moloch.hybrid.0.b1", 'its exact name is "moloch.hybrid.0.b"'),
        ("moloch.hybrid.0.z", 'part "z" means nothing'),
        ("moloch.hybrid.0.i", "as an initiative"),
        ("moloch.hybrid.0.i99", "expected 0 to 40 as an initiative"),
        ("moloch.hybrid.0.i2-3", "from high to low"),
        ("moloch.hybrid.0.i3", 'its exact name is "moloch.hybrid.0"'),
        ("moloch.hybrid.0.n.i4", 'its exact name is "moloch.hybrid.0.i4.n"'),
        ("moloch.hybrid.0.n.n", 'its exact name is "moloch.hybrid.0.n"'),
        ("moloch.hybrid.0.w1", "expected 0 to 0 as wounds"),
        ("moloch.blocker.0.w3", "expected 0 to 2 as wounds"),
        ("moloch.hybrid.0.h5", "expected 0 to 0 as health"),
        ("moloch.hq.0.h100", "expected 0 to 99 as health"),
        ("moloch.hybrid.0.m31", "as added strength"),
        ("moloch.hybrid.0.m1e1", "as added strength"),
        ("moloch.hybrid.0.ufly", "expected abilities among mobility"),
        ("outpost.runner.0.umobility-mobility", "expected abilities"),
        ("moloch.hybrid.0.umobility", 'its exact name is "moloch.hybrid.0"'),
        ("moloch.hybrid.0.m1", 'its exact name is "moloch.hybrid.0"'),
        ("moloch.hybrid.0." + "n." * 100, "expected at most 200 characters"),
    ],
)
def test_other_keys_are_refused_in_one_sentence(key: str, problem: str) -> None:
    with pytest.raises(UnknownDrawing) as caught:
        draw(key)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500
    assert isinstance(caught.value, KeyError)


def test_used_abilities_are_those_of_the_files() -> None:
    assert all("-" not in ability and "." not in ability for ability in ABILITIES)
