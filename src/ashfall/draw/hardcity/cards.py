"""Cards as pictures: title, what the card says, and its values as icons to count."""

from collections.abc import Callable
from typing import Final

from ashfall.draw.hardcity.figures import officer_group
from ashfall.draw.hardcity.metrics import fitted, height_of, lines_of, paragraph
from ashfall.draw.hardcity.palette import (
    CHAOS,
    CRATE,
    INK,
    KAFAR,
    LINE,
    OFFICERS,
    PANEL,
    RAISED,
    SAND,
    TAKE,
    TEXT,
    TEXT_2,
)
from ashfall.draw.hardcity.panel import text_id
from ashfall.draw.hardcity.shapes import moved, rect
from ashfall.draw.hardcity.sprite import document
from ashfall.draw.palette import mix
from ashfall.draw.sprite import UnknownSymbol
from ashfall.draw.svg import figures, figures_width, group, num, shape, text, use
from ashfall.hardcity.content import (
    AbilityCard,
    AutoDocCard,
    ChaosCard,
    Episode,
    Equipment,
    Special,
    TakeCard,
    load_content,
)
from ashfall.hardcity.telling.names import explanation
from ashfall.hardcity.telling.words import Words
from ashfall.table.phrases import Phrase
from ashfall.table.texts import Texts

__all__ = ["CARD_KINDS", "card_keys", "draw_card"]

WIDTH: Final = 260.0
HEIGHT: Final = 340.0
PAD: Final = 18.0
ROOM: Final = WIDTH - 2 * PAD
FOOT: Final = 44.0  # for the values
SIZES: Final = (21.0, 19.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)  # of the text, the largest that fits
HALF: Final = 17.0  # on cards with two halves
Value = tuple[str, str]  # icon and number


def draw_card(kind: str, key: str, language: str = "en", script: Episode | None = None) -> str:
    """A card: ability, equipment, take, chaos, auto or special, and its key in the data.

    With the data of an episode its numbers are those that hold there, else those that are printed (HC-13.20).
    """
    if kind not in CARD_KINDS:
        raise UnknownSymbol("kind", kind, tuple(CARD_KINDS))
    known = card_keys(kind)
    if key not in known:
        raise UnknownSymbol("card", key, known)
    texts = Texts(language)
    name = texts.format(text_id(kind, key))
    rule = Words(language).say(explanation(Phrase(text_id(kind, key)), script))
    body = CARD_KINDS[kind](key, texts, rule)
    return document(group(body, data_card=key), (0, 0, WIDTH, HEIGHT), WIDTH, name, rule, texts.language)


def card_keys(kind: str) -> tuple[str, ...]:
    """The keys of all cards of a kind, in the order of the data."""
    content = load_content()
    if kind == "special":
        return tuple(special.effect for each in content.episodes for special in (each.versus, each.auto))
    decks: dict[str, tuple[AbilityCard | Equipment | TakeCard | ChaosCard | AutoDocCard, ...]] = {
        "ability": content.abilities,
        "equipment": content.equipment,
        "take": content.takes,
        "chaos": content.chaos,
        "auto": content.auto,
    }
    return tuple(card.key for card in decks[kind])


def _blank(colour: str) -> str:
    """The card itself: a dark sheet with a coloured head."""
    body = rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=16, fill=PANEL, stroke=colour, stroke_width=4)
    head = f"M4 62V18Q4 4 18 4H{num(WIDTH - 18)}Q{num(WIDTH - 4)} 4 {num(WIDTH - 4)} 18V62z"
    return body + shape("path", d=head, fill=mix(PANEL, colour, 0.26))


def _corner(icon: str, colour: str) -> str:
    """The mark of the deck or kind: upper left, and large and faint behind the text."""
    shadow = group(use(icon, WIDTH / 2, HEIGHT * 0.6, 150, colour), opacity=0.06)
    disc = shape("circle", cx=PAD + 15, cy=33, r=19, fill=INK, stroke=colour, stroke_width=3)
    return shadow + disc + use(icon, PAD + 15, 33, 22, colour)


def _title(name: str, right: float = 0) -> str:
    left = PAD + 44
    room = WIDTH - PAD - left - right
    lines = lines_of(name, 20, room, 700)
    if len(lines) < 2:
        return fitted(name, left, 33, 20, TEXT, room)
    head, tail = lines[0], " ".join(lines[1:])
    return fitted(head, left, 23, 18, TEXT, room) + fitted(tail, left, 44, 18, TEXT, room)


def _rule(words: str, top: float, bottom: float, largest: float = SIZES[0]) -> str:
    """The text in the largest letters that leave it inside its room."""
    for size in SIZES[SIZES.index(largest) :]:
        if height_of(words, size, ROOM) <= bottom - top or size == SIZES[-1]:
            break
    return paragraph(words, PAD, top, size, TEXT, ROOM)


def _values(values: list[Value], colour: str) -> str:
    """Icons with numbers in a row at the foot."""
    body, x, y = "", PAD, HEIGHT - PAD - 10
    for icon, number in values:
        body += use(icon, x + 12, y, 24, colour)
        x += 30
        if number:
            wide = figures_width(number, 20)
            body += figures(number, x + wide / 2, y, 20, TEXT)
            x += wide
        x += 18
    if not values:
        return ""
    rule = rect(PAD, HEIGHT - PAD - 32, ROOM, 1.5, fill=LINE)
    return group(rule + body, data_values=" ".join(f"{icon}:{number}" for icon, number in values))


def _plain(name: str, rule: str, colour: str, icon: str, values: list[Value]) -> str:
    bottom = HEIGHT - PAD - (FOOT if values else 0)
    body = _blank(colour) + _corner(icon, colour) + _title(name)
    return body + _rule(rule, 78, bottom) + _values(values, colour)


def _ability(key: str, texts: Texts, rule: str) -> str:
    """An ability in its officer's colour: face, AP as donuts, how often it works."""
    card = next(each for each in load_content().abilities if each.key == key)
    colour = OFFICERS[card.officer]
    often = {"turn": "hc-i-action", "round": "hc-i-round", "zero_turn": "hc-i-chaos"}
    values = [("hc-i-ap", "")] * card.ap + [(often[card.limit], "×1") for _ in range(card.limit in often)]
    face = moved(officer_group(card.officer), PAD + 16, 34, 0.54)
    name = texts.format(text_id("ability", key))
    return _plain(name, rule, colour, f"hc-i-badge-{card.officer}", values) + face


def _equipment(key: str, texts: Texts, rule: str) -> str:
    """Equipment in the colour of its deck: how far it reaches, how many there are."""
    card = next(each for each in load_content().equipment if each.key == key)
    is_police = card.deck == "police"
    near, far = card.reach
    reach = [("hc-i-aimed-shot", str(far) if near == far else f"{near}-{far}")] if far else []
    values = [*reach, ("hc-i-cards", f"×{card.copies}")]
    name, icon = texts.format(text_id("equipment", key)), "hc-i-crate" if is_police else "hc-i-box"
    return _plain(name, rule, CRATE if is_police else SAND, icon, values)


def _take(key: str, texts: Texts, rule: str) -> str:
    """A take: the episodes that use it."""
    card = next(each for each in load_content().takes if each.key == key)
    body = _blank(TAKE) + _corner("hc-i-clapper", TAKE) + _title(texts.format(text_id("take", key)))
    body += _rule(rule, 78, HEIGHT - PAD - 30)
    x = PAD + 12
    for number in card.episodes:
        frame = rect(
            x - 12,
            HEIGHT - PAD - 22,
            24,
            24,
            rx=6,
            fill=RAISED,
            stroke=TAKE,
            stroke_width=1.5,
        )
        body += frame + figures(str(number), x, HEIGHT - PAD - 10, 14, TEXT_2)
        x += 30
    return body


def _chaos(key: str, texts: Texts, rule: str) -> str:
    """A chaos card: its kind, and deploy, move and attack as basic actions (HC-8)."""
    card = next(each for each in load_content().chaos if each.key == key)
    numbers = zip(
        ("hc-i-deploy", "hc-i-move", "hc-i-melee"), (card.deploy, card.move, card.attack), strict=True
    )
    values = [(icon, str(number)) for icon, number in numbers if number]
    return _plain(texts.format(text_id("chaos", key)), rule, CHAOS, f"hc-i-{card.kind}", values)


def _auto(key: str, texts: Texts, rule: str) -> str:
    """A card of AutoDoc: the half for now, the half for the queue, perhaps a letter of KAFAR (HC-13)."""
    card = next(each for each in load_content().auto if each.key == key)
    icons = {
        "discard": "hc-i-instant",
        "queue": "hc-i-queue",
        "set_aside": "hc-i-kafar",
        "special": "hc-i-special",
    }
    body = _blank(CHAOS) + _corner(icons[card.after], CHAOS)
    body += _title(texts.format(text_id("auto", key)), 36 if card.letter else 0)
    if card.letter:
        body += text(card.letter, WIDTH - PAD - 14, 34, 40, KAFAR, weight=800)
    largest = HALF if card.bottom else SIZES[0]
    split = 198.0 if card.bottom else HEIGHT - PAD
    body += _rule(rule, 78, split - 8, largest)
    if card.bottom:
        body += rect(5, split, WIDTH - 10, 34, fill=mix(PANEL, CHAOS, 0.16))
        body += use("hc-i-queue", PAD + 8, split + 17, 18, CHAOS)
        body += fitted(
            texts.format(text_id("auto", key, "-bottom")), PAD + 26, split + 17, 17, TEXT, ROOM - 26
        )
        body += _rule(texts.format(text_id("auto", key, "-bottom-text")), split + 42, HEIGHT - PAD, largest)
    return body


def _special(key: str, texts: Texts, rule: str) -> str:
    """One side of the special card of an episode: for Doctor Zero, or for AutoDoc."""
    sides = {
        special.effect: (each.number, special)
        for each in load_content().episodes
        for special in (each.versus, each.auto)
    }
    number, special = sides[key]
    values = [(_side_icon(special), ""), ("hc-i-clapper", str(number))]
    return _plain(texts.format(text_id("special", key)), rule, KAFAR, "hc-i-special", values)


def _side_icon(special: Special) -> str:
    return f"hc-i-{special.kind}" if special.kind else "hc-i-queue"


CARD_KINDS: Final[dict[str, Callable[[str, Texts, str], str]]] = {
    "ability": _ability,
    "equipment": _equipment,
    "take": _take,
    "chaos": _chaos,
    "auto": _auto,
    "special": _special,
}
