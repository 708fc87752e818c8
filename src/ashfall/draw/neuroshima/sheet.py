"""All tiles on one sheet: `python -m ashfall.draw.neuroshima.sheet FOLDER` writes tiles.svg, tiles.html."""

import argparse
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from ashfall.draw.neuroshima.tile import BOX, tile_group
from ashfall.draw.palette import FONT, THEMES, mix
from ashfall.draw.sprite import definitions, require
from ashfall.draw.svg import document, group, num, shape, text, use
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.tile import Army, Tile

__all__ = ["main", "sheet_html", "sheet_svg", "write_sheets"]

SIZES: Final = (120, 60)  # pixels from corner to corner
WIDTH: Final = 1440.0
MARGIN: Final = 20.0
GAP: Final = 10.0
HEADING: Final = 46.0
CAPTION: Final = 22.0
LEAST_ROOM: Final = 106.0
LETTER: Final = 0.52  # width of a letter as a share of the font size
RATIO: Final = BOX[3] / BOX[2]
THEME: Final = THEMES["dark"]
GROUND: Final = mix(THEME.page, THEME.cell_line, 0.32)
CSS: Final = f"""
body{{margin:0;padding:{MARGIN:g}px;background:{GROUND};color:{THEME.text}}}
body{{font:500 13px/1.3 system-ui,sans-serif}}
h2{{display:flex;gap:10px;align-items:center;margin:18px 0 8px;font:800 22px/1 {FONT}}}
.tiles{{display:flex;flex-wrap:wrap;gap:10px 14px}}
figure{{margin:0}}
figure svg+svg{{margin-left:8px}}
figcaption{{color:{THEME.text_2}}}
"""


def sheet_svg(armies: Sequence[Army], language: str = "en", sizes: Sequence[int] = SIZES) -> str:
    """One SVG file with every tile in each size, its name and its count."""
    cell_width = _room(sizes) + GAP
    columns = int((WIDTH - 2 * MARGIN) // cell_width)
    cell_height = max(sizes) * RATIO + CAPTION + GAP
    body, y = "", MARGIN
    for army in armies:
        body += _heading(army, language, y)
        y += HEADING
        for k, tile in enumerate(army.tiles):
            left, top = MARGIN + k % columns * cell_width, y + k // columns * cell_height
            body += _cell(tile, language, sizes, left, top)
        y += -(-len(army.tiles) // columns) * cell_height + GAP
    page = shape("rect", width=WIDTH, height=y + MARGIN, fill=GROUND)
    names = ", ".join(army.name(language) for army in armies)
    return document(
        _symbols(armies) + page + body, (0, 0, WIDTH, y + MARGIN), WIDTH, names, language=language
    )


def sheet_html(armies: Sequence[Army], language: str = "en", sizes: Sequence[int] = SIZES) -> str:
    """The same sheet as a page, where names can be read, searched and copied."""
    sections = "".join(_section(army, language, sizes) for army in armies)
    hidden = _symbols(armies)
    icons = definitions(hidden + sections)
    sprite = f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{icons}{hidden}</svg>'
    title = escape(", ".join(army.name(language) for army in armies))
    head = f'<meta charset="utf-8"><title>{title}</title><style>{CSS}</style>'
    start = f'<!doctype html><html lang="{escape(language)}"><head>{head}</head>'
    return f"{start}<body>{sprite}{sections}</body></html>\n"


def write_sheets(folder: Path) -> None:
    """Write the sheets of all shipped armies into a folder."""
    armies = [load_army(key) for key in army_keys()]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tiles.svg").write_text(sheet_svg(armies), encoding="utf-8")
    (folder / "tiles.html").write_text(sheet_html(armies), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m ashfall.draw.neuroshima.sheet", description=__doc__)
    parser.add_argument("folder", type=Path)
    write_sheets(parser.parse_args(arguments).folder)


def _id(tile: Tile) -> str:
    return f"t-{tile.army}-{tile.key}"


def _symbols(armies: Sequence[Army]) -> str:
    """Each tile once; every size is a reference to it."""
    box = " ".join(num(value) for value in BOX)
    drawn = [
        f'<symbol id="{_id(tile)}" viewBox="{box}">{tile_group(tile, army.look)}</symbol>'
        for army in armies
        for tile in army.tiles
    ]
    return "".join(drawn)


def _room(sizes: Sequence[int]) -> float:
    """The width of a cell: its drawings side by side, and never too little for a name."""
    return max(LEAST_ROOM, sum(sizes) + GAP * (len(sizes) - 1))


def _heading(army: Army, language: str, y: float) -> str:
    emblem = use(require("em", army.look.emblem), MARGIN + 15, y + 18, 30, army.look.colour)
    name = text(
        f"{army.name(language)} ×{army.total}", MARGIN + 42, y + 18, 26, army.look.colour, "start", 800
    )
    return emblem + name


def _cell(tile: Tile, language: str, sizes: Sequence[int], left: float, top: float) -> str:
    caption = f"{tile.name(language)} ×{tile.count}"
    bottom = top + max(sizes) * RATIO
    body, x = "", left
    for size in sizes:
        height = size * RATIO
        body += shape("use", href=f"#{_id(tile)}", x=x, y=bottom - height, width=size, height=height)
        x += size + GAP
    font = min(14.0, _room(sizes) / (LETTER * len(caption)))
    words = text(caption, left, bottom + CAPTION / 2, font, THEME.text_2, "start", 500)
    return group(
        f"<title>{escape(tile.help.get(language, caption))}</title>{body}{words}", data_cell=_id(tile)
    )


def _section(army: Army, language: str, sizes: Sequence[int]) -> str:
    icon = use(require("em", army.look.emblem), 13, 13, 26, army.look.colour)
    emblem = f'<svg width="26" height="26" aria-hidden="true">{icon}</svg>'
    figures = "".join(_figure(tile, language, sizes) for tile in army.tiles)
    heading = f'<h2 style="color:{army.look.colour}">{emblem}{escape(army.name(language))} ×{army.total}</h2>'
    return f'<section>{heading}<div class="tiles">{figures}</div></section>'


def _figure(tile: Tile, language: str, sizes: Sequence[int]) -> str:
    name = escape(tile.name(language))
    drawings = "".join(
        f'<svg role="img" aria-label="{name}" width="{size}" height="{num(size * RATIO)}">'
        f'<use href="#{_id(tile)}"/></svg>'
        for size in sizes
    )
    words = f'<figcaption title="{escape(tile.help.get(language, ""))}">{name} ×{tile.count}</figcaption>'
    return f'<figure data-cell="{_id(tile)}">{drawings}{words}</figure>'


if __name__ == "__main__":
    main()
