"""Equal armies at one table wear colours that can be told apart."""

from itertools import combinations_with_replacement

from ashfall.draw.neuroshima.colours import worn_colours
from ashfall.draw.palette import distance
from ashfall.neuroshima.army import army_keys, load_army

CLOSEST = min(
    distance(load_army(one).look.colour, load_army(other).look.colour)
    for one in army_keys()
    for other in army_keys()
    if one < other
)


def test_the_second_moloch_among_six_is_orchid() -> None:
    keys = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "moloch")
    assert worn_colours([load_army(key) for key in keys]) == ("", "", "", "", "", "beasts")


def test_no_two_seats_wear_the_same_colour_whoever_plays() -> None:
    for count in (2, 4, 6):
        for keys in combinations_with_replacement(army_keys(), count):
            worn = worn_colours([load_army(key) for key in keys])
            colours = [load_army(other or key).look.colour for key, other in zip(keys, worn, strict=True)]
            assert len(set(colours)) == count
            assert all(distance(a, b) >= CLOSEST for a in colours for b in colours if a != b)
