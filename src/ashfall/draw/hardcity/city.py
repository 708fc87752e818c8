"""The whole table of Hard City as one picture: `draw_city(match.view(0))`."""

from collections.abc import Iterable
from typing import Final

from ashfall.draw.hardcity.city_map import map_group
from ashfall.draw.hardcity.header import header_panel, tall_header_panel, title_of
from ashfall.draw.hardcity.maps import parts_of
from ashfall.draw.hardcity.palette import PAGE
from ashfall.draw.hardcity.panel import Panel
from ashfall.draw.hardcity.plan import Projection, ground_plan
from ashfall.draw.hardcity.scene import Scene, scene_of
from ashfall.draw.hardcity.shapes import Box, moved, rect
from ashfall.draw.hardcity.sheets import person_panel, zero_panel
from ashfall.draw.hardcity.sprite import document
from ashfall.draw.hardcity.takes import takes_column, takes_row
from ashfall.draw.hardcity.words import space_words
from ashfall.hardcity.description.city import describe_city
from ashfall.hardcity.description.now import describe_now
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.telling.sentences import outcome_phrase
from ashfall.hardcity.view import Table, View, outcome_of
from ashfall.table.texts import Texts

__all__ = ["draw_city"]

MARGIN: Final = 20.0
GAP: Final = 12.0
COLUMN: Final = 372.0  # width of the sheets, before they are enlarged
GROWN: Final = 1.32  # the sheets beside a wide map
TAKES: Final = 5  # in a full row
PHONE: Final = 366.0  # width of the sheets below an upright map


def draw_city(source: Table | State, language: str = "en", *, upright: bool = False) -> str:
    """The maps with everything on them, tracks, sheets and cards; `upright` for narrow screens.

    Give it a view: then nothing is in the picture that its seat may not know. Doctor Zero's cards are named
    only in his own view; in every other picture, also in one of a bare state, they are backs.
    """
    state = source.state if isinstance(source, Table) else source
    knows_hand = isinstance(source, View) and source.knows_hand
    outcome = outcome_phrase(outcome_of(state)) if state.is_over() else None
    scene = scene_of(describe_city(state.rules), describe_now(state, knows_hand), outcome)
    texts = Texts(language)
    parts = parts_of(state.rules.script)
    plan = Projection(upright, ground_plan(parts))
    words = space_words(scene, texts)
    city = map_group(scene, parts, plan, words)
    if upright:
        body, width, height = _below(city, plan.box, scene, texts)
    else:
        body, width, height = _beside(city, plan.box, scene, texts)
    page = rect(0, 0, width, height, fill=PAGE)
    box = (0.0, 0.0, width, height)
    return document(page + body, box, width, title_of(scene, texts), " ".join(words.values()), texts.language)


def _sheets(scene: Scene, texts: Texts, width: float) -> Iterable[Panel]:
    for person in scene.now.people:
        yield person_panel(person, texts, width)
    yield zero_panel(scene.now, texts, width)


def _stack(panels: Iterable[Panel]) -> Panel:
    """Panels below each other."""
    body, y = "", 0.0
    for drawing, height in panels:
        body += moved(drawing, 0, y)
        y += height + GAP
    return body, max(0.0, y - GAP)


def _beside(city: str, box: Box, scene: Scene, texts: Texts) -> tuple[str, float, float]:
    """A wide picture: tracks above, sheets to the right of the map, takes below it."""
    width = MARGIN + box.width + COLUMN * GROWN + 2 * MARGIN
    header, high = header_panel(scene, texts, (width - 2 * MARGIN) / GROWN)
    top = MARGIN + high * GROWN + GAP
    sheets, sheets_high = _stack(_sheets(scene, texts, COLUMN))
    takes, takes_high = takes_row(scene.now.takes, texts, (box.width - MARGIN) / GROWN, TAKES)
    left_high = box.height + GAP + takes_high * GROWN
    body = moved(header, MARGIN, MARGIN, GROWN)
    body += moved(city, MARGIN - box.left, top - box.top)
    body += moved(takes, MARGIN, top + box.height + GAP, GROWN)
    body += moved(sheets, MARGIN + box.width + MARGIN, top, GROWN)
    return body, width, top + max(left_high, sheets_high * GROWN) + MARGIN


def _below(city: str, box: Box, scene: Scene, texts: Texts) -> tuple[str, float, float]:
    """A narrow picture: tracks, map, takes and sheets below each other."""
    width = box.width + MARGIN
    grown = (width - 2 * MARGIN) / PHONE
    header, high = tall_header_panel(scene, texts, PHONE)
    top = MARGIN + high * grown + GAP
    panels = [takes_column(scene.now.takes, texts, PHONE), *_sheets(scene, texts, PHONE)]
    stack, stack_high = _stack(panels)
    body = moved(header, MARGIN, MARGIN, grown) + moved(city, -box.left, top - box.top)
    body += moved(stack, MARGIN, top + box.height + MARGIN, grown)
    return body, width, top + box.height + MARGIN + stack_high * grown + MARGIN
