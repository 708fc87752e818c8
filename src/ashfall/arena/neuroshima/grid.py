"""How a bot did with each army against each army, as a table of the report."""

from __future__ import annotations

from html import escape
from typing import Final

from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.neuroshima.tally import ArmyTable
from ashfall.arena.page_tables import table
from ashfall.arena.tally import WinLoss
from ashfall.draw.palette import CORAL, LIME, THEMES, mix
from ashfall.draw.sprite import require
from ashfall.draw.svg import use
from ashfall.neuroshima.tile import Army
from ashfall.table.texts import Texts

__all__ = ["army_grid", "emblem"]

DEEPEST: Final = 0.42  # share of colour in the cell of a perfect score; text stays readable on it
ICON: Final = 20


def army_grid(texts: Texts, armies_met: ArmyTable, layout: TableLayout) -> str:
    """Own army by enemy army: score, interval, number of games; arrows where the interval excludes a half."""
    language = texts.language
    armies = layout.in_order(armies_met.armies)
    enemies = layout.in_order({enemy for _, enemy in armies_met.cells})
    heads = f'<th scope="col">{texts.format("arena-own-enemy")}</th>'
    heads += "".join(f'<th scope="col">{_head(layout.army(key), language)}</th>' for key in enemies)
    heads += f'<th scope="col">{texts.format("arena-all-enemies")}</th>'
    rows = ""
    for army in armies:
        cells = [_cell(armies_met.cells.get((army, enemy), WinLoss())) for enemy in enemies]
        cells.append(_cell(armies_met.own(army), "all"))
        own = layout.army(army)
        head = f'<th scope="row">{emblem(own)}<span>{escape(own.name(language))}</span></th>'
        rows += f"<tr>{head}{''.join(cells)}</tr>"
    return table("heat", heads, rows)


def emblem(army: Army) -> str:
    """The emblem of an army in its colour."""
    icon = use(require("em", army.look.emblem), ICON / 2, ICON / 2, ICON, army.look.colour)
    return f'<svg viewBox="0 0 {ICON} {ICON}" role="img" aria-label="{escape(army.name())}">{icon}</svg>'


def _head(army: Army, language: str) -> str:
    return emblem(army) + escape(army.name(language))


def _cell(record: WinLoss, kind: str = "") -> str:
    if not record.games:
        return '<td class="none">-</td>'
    rate = record.rate
    share = DEEPEST * 2 * abs(rate.value - 0.5)
    colour = mix(THEMES["dark"].lost, LIME if rate.value > 0.5 else CORAL, share)
    mark = " ▲" if rate.low > 0.5 else " ▼" if rate.high < 0.5 else ""
    bounds = f"{100 * rate.low:.0f}-{100 * rate.high:.0f}"
    return (
        f'<td class="{kind}" style="background:{colour}"><b>{100 * rate.value:.0f} %{mark}</b>'
        f"<small><span>{bounds}</span> <span>n {record.games}</span></small></td>"
    )
