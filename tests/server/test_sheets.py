"""The pages of the armies: whole, drawable, with filters that fit."""

import re

import pytest

from ashfall.neuroshima import load_army
from ashfall.neuroshima.army import army_keys
from ashfall.server.neuroshima.drawings import draw
from ashfall.server.neuroshima.shapes import ArmySheet, TileSheet
from ashfall.server.neuroshima.sheets import TAGS, army_sheets
from ashfall.table.texts import LANGUAGES, Texts
from tests.languages import WHOLE

PLACED = re.compile(r'data-icon="([\w-]+)" data-edge="\d" data-direction="(\d)"')


@pytest.fixture(scope="module")
def sheets() -> list[ArmySheet]:
    return army_sheets()


def tile_of(sheets: list[ArmySheet], army: str, key: str) -> TileSheet:
    tiles = next(sheet.tiles for sheet in sheets if sheet.army == army)
    return next(tile for tile in tiles if tile.tile == key)


def test_all_armies_and_tiles_are_there(sheets: list[ArmySheet]) -> None:
    assert [sheet.army for sheet in sheets] == list(army_keys())
    for sheet in sheets:
        army = load_army(sheet.army)
        assert [tile.tile for tile in sheet.tiles] == [tile.key for tile in army.tiles]
        assert sum(tile.count for tile in sheet.tiles) == army.total
        for tile in sheet.tiles:
            assert tile.card.tile == tile.tile
            assert {*WHOLE} <= {*tile.name} & {*tile.help}


def test_armies_are_described_in_every_language(sheets: list[ArmySheet]) -> None:
    for sheet in sheets:
        assert {*WHOLE} <= {*sheet.about}
        assert all(len(re.findall(r"\.(?: |$)", text)) in (2, 3) for text in sheet.about.values())


def test_boards_on_which_an_army_is_played(sheets: list[ArmySheet]) -> None:
    on_the_large = [sheet.army for sheet in sheets if 37 in sheet.boards]
    assert on_the_large == [key for key in army_keys() if key != "beasts"]
    assert all(19 in sheet.boards for sheet in sheets)


def test_facing_matters_where_the_picture_changes(sheets: list[ArmySheet]) -> None:
    for sheet in sheets:
        for tile in sheet.tiles:
            base = tile.drawing.removesuffix("0")
            looks = {frozenset(PLACED.findall(draw(f"{base}{facing}"))) for facing in range(6)}
            assert tile.turns == (len(looks) > 1), tile.drawing


def test_every_filter_has_a_name_and_finds_something(sheets: list[ArmySheet]) -> None:
    used = {tag for sheet in sheets for tile in sheet.tiles for tag in tile.tags}
    assert used == set(TAGS)
    for language in LANGUAGES:
        assert all(Texts(language).format(f"tag-{tag}") for tag in TAGS)


@pytest.mark.parametrize(
    ("army", "key", "tags"),
    [
        ("hegemony", "universal_soldier", ["melee", "ranged", "fast"]),
        ("borgo", "net_fighter", ["melee", "strong", "net"]),
        ("steel_police", "judge", ["ranged", "twice", "reflection", "mobility"]),
        ("steel_police", "hq", ["melee", "net", "ability"]),
        ("outpost", "saboteur", ["hinder"]),
        ("borgo", "medic", ["boost", "medic"]),
        ("moloch", "battle", []),
    ],
)
def test_filters(sheets: list[ArmySheet], army: str, key: str, tags: list[str]) -> None:
    assert tile_of(sheets, army, key).tags == tags


def test_the_character_of_an_army_is_counted_from_its_tiles() -> None:
    found = {sheet.army: sheet.character for sheet in army_sheets()}
    assert all(set(levels.values()) <= set(range(1, 6)) for levels in found.values())
    assert all(max(levels[name] for levels in found.values()) == 5 for name in found["moloch"])
    assert found["outpost"]["mobility"] == 5 > found["moloch"]["mobility"] == 1
    assert found["moloch"]["toughness"] == 5 > found["outpost"]["toughness"] == 1
    assert found["borgo"]["reach"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_army_has_its_story_and_advice(language: str) -> None:
    texts = Texts(language)
    for army in army_keys():
        wanted = ["character", "story", "play-1", "play-2", "beat-1", "beat-2"]
        assert [part for part in wanted if f"army-{army}-{part}" not in texts] == []
