"""The sheets hold every tile, and the sprite holds every word of the rules."""

from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.neuroshima.sheet import main, sheet_svg
from ashfall.draw.palette import INK, mix
from ashfall.draw.sprite import known
from ashfall.draw.svg import num
from ashfall.neuroshima import keywords
from ashfall.neuroshima.army import army_keys, load_army

ARMIES = [load_army(key) for key in army_keys()]
CELLS = [f"t-{tile.army}-{tile.key}" for army in ARMIES for tile in army.tiles]


def test_the_command_writes_every_tile(tmp_path: Path) -> None:
    main([str(tmp_path / "new")])
    drawing = (tmp_path / "new" / "tiles.svg").read_text(encoding="utf-8")
    page = (tmp_path / "new" / "tiles.html").read_text(encoding="utf-8")
    cells = [
        found.attrib["data-cell"]
        for found in fromstring(drawing).findall(".//{*}g")
        if "data-cell" in found.attrib
    ]
    assert cells == CELLS
    assert all(f'data-cell="{cell}"' in page for cell in CELLS)
    assert drawing == sheet_svg(ARMIES)
    assert len(drawing) < 300_000


def test_names_and_counts_are_told() -> None:
    texts = {found.text for found in fromstring(sheet_svg(ARMIES, "pl")).findall(".//{*}text")}
    for army in ARMIES:
        assert f"{army.name('pl')} ×{army.total}" in texts
        assert {f"{tile.name('pl')} ×{tile.count}" for tile in army.tiles} <= texts


@pytest.mark.parametrize(("prefix", "words"), [("ab", keywords.ABILITIES), ("in", keywords.INSTANTS)])
def test_every_keyword_has_an_icon(prefix: str, words: tuple[str, ...]) -> None:
    assert {word.replace("_", "-") for word in words} <= set(known(prefix))


def test_every_effect_has_an_icon_or_a_figure() -> None:
    figures = {"extra_attack", "initiative"}
    assert {word.replace("_", "-") for word in set(keywords.EFFECTS) - figures} <= set(known("fx"))


def test_numbers_and_colours() -> None:
    assert [num(value) for value in (-0.001, 2.5, 1 / 3, 100.0)] == ["0", "2.5", "0.33", "100"]
    assert mix(INK, "#FFFFFF", 0) == INK
    assert mix(INK, "#FFFFFF", 1) == "#FFFFFF"
