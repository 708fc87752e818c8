"""Panels beside the map: the sheets of the officers, and Doctor Zero or AutoDoc."""

from typing import Final

from ashfall.draw.hardcity.figures import lying_group, officer_group
from ashfall.draw.hardcity.metrics import fitted, width_of
from ashfall.draw.hardcity.palette import (
    ALLY,
    CHAOS,
    CRATE,
    DONUT,
    HEART,
    HEART_LOST,
    KAFAR,
    LIME,
    OFFICERS,
    PANEL,
    RAISED,
    SAND,
    TEXT,
    TEXT_2,
    TEXT_3,
)
from ashfall.draw.hardcity.panel import PAD, Chip, Panel, chips, frame, text_id
from ashfall.draw.hardcity.shapes import moved, rect
from ashfall.draw.palette import mix
from ashfall.draw.svg import figures, group, line, num, path, text, use
from ashfall.hardcity.content import load_content
from ashfall.hardcity.description.cards import AutoDocNow, ZeroNow
from ashfall.hardcity.description.figures import KafarNow, PersonNow
from ashfall.hardcity.description.now import CityNow
from ashfall.hardcity.ground.holdings import spelled
from ashfall.table.texts import Texts

__all__ = ["person_panel", "zero_panel"]

NAME: Final = 16.0
HEAD: Final = 42.0  # of the panel of Doctor Zero
MISSING: Final = "·"  # a letter of KAFAR that is still to come
BACKS: Final = 9  # card backs drawn at most; the number tells the rest


def person_panel(person: PersonNow, texts: Texts, width: float) -> Panel:
    """The sheet of an officer, or of the ally, who has no AP and no cards."""
    colour, left = OFFICERS[person.person], PAD + 56
    token = lying_group(person.person) if person.stunned else officer_group(person.person)
    icons, taken = _marks(person, width - PAD)
    name = texts.format(f"hc-{'ally' if person.person == ALLY else 'officer'}-{person.person}")
    body = moved(token, PAD + 24, 33, 0.58) + icons
    body += fitted(name, left, 20, NAME, TEXT, width - left - PAD - taken)
    body += moved(_hearts(person), left + 8, 46) + moved(_donuts(person), width - PAD - 9, 46)
    labels, high = chips(_belongings(person, texts, colour), width - 2 * PAD)
    body += moved(labels, PAD, 66)
    height = 66 + high + (8 if high else 0)
    lit = (colour, mix(PANEL, colour, 0.16)) if person.active else ()
    back = frame(width, height, *lit)
    edge = rect(0, 8, 4, height - 16, fill=colour)
    faded = 0.55 if person.done and not person.active else None
    return group(back + edge + group(body, opacity=faded), data_sheet=person.person), height


def _hearts(person: PersonNow) -> str:
    """HP from the left, those lost dark."""
    colours = [HEART if k < person.hp else HEART_LOST for k in range(person.most_hp)]
    hearts = "".join(use("ab-toughness", 18 * k, 0, 16, colour) for k, colour in enumerate(colours))
    return group(hearts, data_health=person.hp)


def _donuts(person: PersonNow) -> str:
    """AP up to the right, those spent as broken rings."""
    most = max(person.pool, person.ap)
    icons = ["hc-i-ap" if k < person.ap else "hc-i-ap-spent" for k in range(most)]
    return "".join(use(icon, -20 * (most - 1 - k), 0, 18, DONUT) for k, icon in enumerate(icons))


def _marks(person: PersonNow, right: float) -> tuple[str, float]:
    """Icons for what holds for an officer now, from the right, and the room they take."""
    found = [
        (person.out_of_ammo, "hc-i-no-ammo", KAFAR),
        (person.shield, "hc-i-shield", CRATE),
        (person.stunned, "hc-i-stunned", LIME),
        (person.active, "hc-i-action", LIME),
        (person.done and not person.active, "hc-i-spent", TEXT_2),
    ]
    icons = [(icon, colour) for holds, icon, colour in found if holds]
    body = "".join(use(icon, right - 10 - 24 * k, 20, 19, colour) for k, (icon, colour) in enumerate(icons))
    return body, 24.0 * len(icons)


def _belongings(person: PersonNow, texts: Texts, colour: str) -> list[Chip]:
    """Abilities in the officer's colour, used ones grey; equipment in the colour of its deck."""
    found: list[Chip] = []
    decks = {card.key: card.deck for card in load_content().equipment}
    for own in person.abilities:
        found.append((texts.format(text_id("ability", own.ability)), TEXT_3 if own.used else colour, False))
    for key, count in person.equipment.items():
        name, shade = texts.format(text_id("equipment", key)), CRATE if decks[key] == "police" else SAND
        found.append((f"{name} ×{count}" if count > 1 else name, shade, True))
    return found


def zero_panel(now: CityNow, texts: Texts, width: float) -> Panel:
    """Doctor Zero's hand as backs with its number, or AutoDoc's queue; KAFAR's health or letters."""
    name = texts.format("hc-zero" if now.autodoc is None else "hc-autodoc")
    deck, (cards, high) = _cards(now, texts, width - 2 * PAD)
    body = use("hc-i-chaos", PAD + 10, 22, 22, CHAOS) + fitted(name, PAD + 28, 22, NAME, CHAOS, width * 0.5)
    body += use("hc-i-cards", width - PAD - 40, 22, 18, TEXT_3)
    body += figures(str(deck), width - PAD - 14, 22, 15, TEXT_2)
    bottom = HEAD + high + (10 if high else 0)
    body += moved(cards, PAD, HEAD) + moved(_kafar(now.kafar, now.autodoc, texts), PAD, bottom + 12)
    return group(frame(width, bottom + 32) + body, data_sheet="zero"), bottom + 32


def _cards(now: CityNow, texts: Texts, room: float) -> tuple[int, Panel]:
    """How many cards the deck has; the queue or the hand."""
    if now.autodoc is not None:
        return now.autodoc.deck, _queue(now.autodoc, texts, room)
    return (now.zero.deck, _hand(now.zero, texts, room)) if now.zero is not None else (0, ("", 0.0))


def _hand(zero: ZeroNow, texts: Texts, room: float) -> Panel:
    """Backs and their number; below them the names, if the reader is Doctor Zero."""
    shown = min(zero.hand, BACKS)
    step = min(34.0, (room - 64) / max(1, shown))
    body = "".join(moved(_back(), step * k, 0) for k in range(shown))
    body += figures(f"×{zero.hand}", room - 20, 22, 20, CHAOS)
    names: list[Chip] = [(texts.format(text_id("chaos", key)), CHAOS, False) for key in zero.cards or ()]
    labels, high = chips(names, room)
    body += moved(labels, 0, 54)
    return group(body, data_hand=zero.hand), 44 + (10 + high if high else 0)


def _back() -> str:
    back = rect(0, 0, 31, 44, rx=5, fill="#233A1B", stroke=CHAOS, stroke_width=2)
    stripes = path(
        "M3 24 24 3M3 36 28 11M12 41 28 25M21 41 28 34", stroke="#2E4A22", stroke_width=4, fill="none"
    )
    return back + stripes + use("hc-i-chaos", 15.5, 22, 20, CHAOS)


def _queue(autodoc: AutoDocNow, texts: Texts, room: float) -> Panel:
    """The cards of the queue in their order, each with the AP that lie on it (HC-13.5)."""
    body, y = "", 0.0
    for number, card in enumerate(autodoc.queue, 1):
        lower = text_id("auto", card.card, "-bottom")
        name = texts.format(lower if lower in texts else text_id("auto", card.card))
        body += rect(0, y, room, 24, rx=5, fill=RAISED, stroke=CHAOS, stroke_width=1.2)
        body += figures(str(number), 14, y + 12, 13, CHAOS)
        body += fitted(name, 28, y + 12, 13, TEXT, room - 60, weight=600)
        if card.marker:
            body += use("hc-i-ap", room - 15, y + 12, 18, OFFICERS[card.marker])
        y += 28
    return group(body, data_queue=len(autodoc.queue)), max(0.0, y - 4)


def _kafar(kafar: KafarNow, autodoc: AutoDocNow | None, texts: Texts) -> str:
    """KAFAR: a block for each HP while he is here, else the letters so far; struck out when he is dead."""
    name = texts.format("hc-enemy-kafar")
    left = 38 + width_of(name, 14)
    body = use("hc-i-kafar", 10, 0, 20, KAFAR) + text(name, 28, 0, 14, TEXT, "start")
    health = kafar.hp if kafar.place == "on_map" else 0
    for k in range(health):
        body += rect(left + 22 * k, -7, 18, 14, rx=3, fill=KAFAR)
    if kafar.place == "gone":
        body += line(f"M0 0H{num(left - 6)}", KAFAR, 3)
    elif autodoc is not None and not health:
        for k, letter in enumerate(spelled(autodoc.letters, MISSING)):
            body += text(
                letter, left + 12 + 20 * k, 0, 17, TEXT_3 if letter == MISSING else KAFAR, weight=800
            )
    faded = None if health else 0.7
    return group(body, opacity=faded, data_kafar=health)
