"""Tiles: every icon of the data is in the drawing, once per strength, on its edge."""

from collections import Counter
from dataclasses import replace
from xml.etree.ElementTree import Element, fromstring

import pytest

from ashfall.draw.neuroshima.look import TileState
from ashfall.draw.neuroshima.tile import tile_group, tile_svg
from ashfall.draw.sprite import UnknownSymbol
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.tile import Army, Effect, Tile
from ashfall.table.texts import Texts

ARMIES = [load_army(key) for key in army_keys()]
TILES = [pytest.param(army, tile, id=f"{army.key}-{tile.key}") for army in ARMIES for tile in army.tiles]
UNITS = [case for case in TILES if case.values[1].kind != "instant"]  # type: ignore[union-attr]


def drawn(army: Army, tile: Tile, look: TileState | None = None) -> Element:
    return fromstring(tile_group(tile, army.look, look))


def tile_of(army: str, key: str) -> tuple[Army, Tile]:
    owner = load_army(army)
    return owner, owner.tile(key)


def groups(root: Element, icon: str) -> list[Element]:
    return [found for found in root.iter("g") if found.get("data-icon") == icon]


def icons_by_edge(root: Element, icon: str) -> dict[int, int]:
    """How many icons of a kind stand on each printed edge."""
    return {int(found.attrib["data-edge"]): len(found.findall("use")) for found in groups(root, icon)}


def strengths(values: tuple[int, ...], edges: set[int]) -> dict[int, int]:
    return {edge: values[edge] for edge in edges if values[edge]}


@pytest.mark.parametrize(("army", "tile"), TILES)
def test_a_tile_is_a_file_of_its_own_with_words(army: Army, tile: Tile) -> None:
    root = fromstring(tile_svg(tile, army.look))
    title, desc = root.find("{*}title"), root.find("{*}desc")
    assert root.get("role") == "img"
    assert title is not None
    assert title.text == tile.name()
    assert desc is not None
    assert desc.text


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize(("army", "tile"), TILES)
def test_a_drawing_repeats_and_refers_to_nothing_outside(army: Army, tile: Tile, width: int) -> None:
    drawing = tile_svg(tile, army.look, TileState(facing=2, wounds=1), width)
    root = fromstring(drawing)
    ids = {found.attrib["id"] for found in root.iter() if "id" in found.attrib}
    references = {found.attrib["href"] for found in root.iter() if "href" in found.attrib}
    assert drawing == tile_svg(tile, army.look, TileState(facing=2, wounds=1), width)
    assert references <= {f"#{key}" for key in ids}
    assert drawing.count("http") == 1  # the SVG namespace


@pytest.mark.parametrize(("army", "tile"), UNITS)
def test_each_edge_carries_its_attacks(army: Army, tile: Tile) -> None:
    root, every = drawn(army, tile), set(range(6))
    friendly_fire, gauss = set(tile.friendly_fire), set(tile.gauss)
    assert icons_by_edge(root, "melee") == strengths(tile.melee, every - friendly_fire)
    assert icons_by_edge(root, "friendly-fire") == strengths(tile.melee, friendly_fire)
    assert icons_by_edge(root, "ranged") == strengths(tile.ranged, every - gauss)
    assert icons_by_edge(root, "gauss") == strengths(tile.ranged, gauss)


@pytest.mark.parametrize(("army", "tile"), UNITS)
def test_each_edge_carries_its_marks(army: Army, tile: Tile) -> None:
    root = drawn(army, tile)
    hostile = any(effect.targets == "enemy" for effect in tile.effects)
    arms = set(tile.links) if tile.kind != "hq" else set()
    assert set(icons_by_edge(root, "armor")) == set(tile.armor)
    assert set(icons_by_edge(root, "reflection")) == set(tile.reflection)
    assert set(icons_by_edge(root, "web" if tile.web else "net")) == set(tile.nets)
    assert set(icons_by_edge(root, "link-enemy" if hostile else "link")) == arms
    assert not icons_by_edge(root, "link" if hostile else "link-enemy")


@pytest.mark.parametrize(("army", "tile"), UNITS)
def test_the_middle_and_the_corners_say_the_rest(army: Army, tile: Tile) -> None:
    root = drawn(army, tile)
    figures = Counter(found.attrib["data-text"] for found in root.iter("g") if "data-text" in found.attrib)
    uses = Counter(found.attrib["href"] for found in root.iter("use"))
    assert len(groups(root, "heart")) == tile.toughness
    assert [found.get("data-key") for found in groups(root, "ability")] == list(tile.abilities)
    assert uses["#ab-agony"] == int(tile.agony)
    assert all(figures[str(value)] for value in tile.initiatives)
    assert not tile.health or figures[str(tile.health)] == 1


@pytest.mark.parametrize("facing", range(6))
def test_turning_moves_edges_but_no_corner(facing: int) -> None:
    army, tile = tile_of("beasts", "cerberus")
    printed, turned = drawn(army, tile), drawn(army, tile, TileState(facing=facing))
    places = {
        int(found.attrib["data-edge"]): int(found.attrib["data-direction"])
        for found in groups(turned, "friendly-fire")
    }
    corners = [
        [
            (found.get("data-icon"), found.get("data-corner"))
            for found in root.iter("g")
            if found.get("data-corner")
        ]
        for root in (printed, turned)
    ]
    assert places == {0: facing, 3: (3 + facing) % 6}
    assert corners[0] == corners[1]
    assert len(corners[0]) == 3


def test_bonuses_are_counted_until_a_figure_is_clearer() -> None:
    army, tile = tile_of("borgo", "brawler")
    assert icons_by_edge(drawn(army, tile, TileState(melee_bonus=1)), "melee") == {0: 3}
    strong = drawn(army, tile, TileState(melee_bonus=2))
    assert icons_by_edge(strong, "melee") == {0: 1}
    assert [found.get("data-text") for found in strong.iter("g") if found.get("data-text")] == ["4", "2"]


def test_no_bonus_reaches_a_gauss_shot() -> None:
    army, tile = tile_of("moloch", "gauss_cannon")
    assert tile_group(tile, army.look, TileState(ranged_bonus=2)) == tile_group(tile, army.look)


def test_wounds_take_the_last_heart_first() -> None:
    army, tile = tile_of("moloch", "blocker")
    root = drawn(army, tile, TileState(wounds=1))
    assert [found.get("data-corner") for found in groups(root, "heart")] == ["3"]
    assert [found.get("data-corner") for found in groups(root, "lost-heart")] == ["2"]


@pytest.mark.parametrize(
    ("look", "icon"),
    [
        (TileState(netted=True), "netted"),
        (TileState(steel_net=True), "net-of-steel"),
        (TileState(destroyed=True), "destroyed"),
    ],
)
def test_states_have_their_mark(look: TileState, icon: str) -> None:
    army, tile = tile_of("hegemony", "gladiator")
    assert len(groups(drawn(army, tile, look), icon)) == 1
    assert not groups(drawn(army, tile), icon)


@pytest.mark.parametrize(
    "look",
    [
        TileState(mirror=True),
        TileState(ghost=True),
        TileState(used=("mobility",)),
        TileState(initiatives=(4,)),
        TileState(initiatives=(1,)),
        TileState(initiatives=(5, 4, 3, 2, 1)),
    ],
)
def test_other_states_change_the_drawing(look: TileState) -> None:
    army, tile = tile_of("borgo", "assassin")
    assert tile_group(tile, army.look, look) != tile_group(tile, army.look)


def test_armies_differ_in_every_mark() -> None:
    for mark in ("colour", "plate", "emblem", "pattern"):
        assert len({getattr(army.look, mark) for army in ARMIES}) == len(ARMIES)
    hq = tile_of("moloch", "hq")[1]
    assert len({tile_group(hq, army.look) for army in ARMIES}) == len(ARMIES)


@pytest.mark.parametrize("field", ["plate", "emblem", "pattern"])
def test_an_unknown_id_is_named(field: str) -> None:
    army = load_army("moloch")
    look = replace(army.look, **{field: "molloch" if field != "pattern" else "rivet"})
    with pytest.raises(UnknownSymbol, match=rf"^look\.{field}: .* did you mean") as caught:
        [tile_group(tile, look) for tile in army.tiles]
    assert caught.value.field == f"look.{field}"


def test_a_new_army_needs_no_code() -> None:
    army, tile = tile_of("moloch", "brain")
    look = replace(army.look, colour="#AABBCC", plate="outpost", emblem="beasts", pattern="bars")
    odd = replace(
        tile,
        melee=(4, 2, 0, 0, 0, 0),
        ranged=(0, 2, 1, 0, 0, 0),
        gauss=(2,),
        armor=(0, 2),
        reflection=(1,),
        initiatives=(3, 2, 1),
        toughness=3,
        effects=(Effect("initiative", -2, "enemy"), Effect("extra_attack", 2, "friendly")),
    )
    root = fromstring(tile_svg(odd, look, TileState(facing=5, wounds=1)))
    texts = {found.get("data-text") for found in root.findall(".//{*}g")}
    assert {"4", "-2", "×3", "3|2|…"} <= texts


def test_all_text_is_escaped() -> None:
    army, tile = tile_of("moloch", "hybrid")
    odd = replace(tile, names={"en": '<b>"&'}, help={"en": "<script>"})
    root = fromstring(tile_svg(odd, army.look))
    title = root.find("{*}title")
    assert title is not None
    assert title.text == '<b>"&'


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_words_follow_facing_and_language(language: str) -> None:
    army, tile = tile_of("outpost", "commando")
    desc = fromstring(tile_svg(tile, army.look, TileState(facing=3), language=language)).find("{*}desc")
    assert desc is not None
    assert desc.text is not None
    assert desc.text.endswith(f"1 {Texts(language).format('direction-nw-short')}")
