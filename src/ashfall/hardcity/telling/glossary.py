"""Every word that players meet, with what it means in the episode that they play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.content.words import AUTO_SPECIALS, FACES, VERSUS_SPECIALS
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling import names
from ashfall.hardcity.telling.briefing import mechanism_rule, mechanisms
from ashfall.table.phrases import Argument, Phrase

__all__ = ["CLAUSES", "WORDS", "GlossaryEntry", "glossary", "word_text"]


class GlossaryEntry(msgspec.Struct, frozen=True):
    """A card, figure or word: its key, its name, what it means, and a text of other words that mean it."""

    key: str
    name: Phrase
    texts: tuple[Phrase, ...]
    also: Phrase | None = None


# Words that no card and no figure is called: the numbers that their texts tell, and the mechanisms of
# episodes that belong to them.
WORDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "ap": (("officer_ap",), ()),
    "hp": ((), ()),
    "vp": (("goal",), ()),
    "officer": ((), ()),
    "zero": ((), ()),
    "autodoc": ((), ()),
    "civilian": ((), ("event_civilians", "take_from_cars", "bus_unloads")),
    "mutants": ((), ()),
    "move": (("move_ap", "officer_move", "leave_damage"), ()),
    "escort": (("escort_limit",), ()),
    "crate": ((), ("event_crates", "crate_at_helicopter")),
    "quick_shot": (("quick_shot_ap", "quick_shot_dice"), ("lamps",)),
    "aimed_shot": (("aimed_shot_ap", "aimed_shot_damage"), ()),
    "melee": (("melee_ap", "melee_dice"), ()),
    "dice": (FACES, ()),
    "skull": (("skull_ap", "skull_damage"), ()),
    "equipment": (("use_ap", "pass_ap"), ()),
    "ammo": (("reload_ap",), ()),
    "ability": (("kills_per_level", "ability_draw"), ()),
    "extermination": (("kills_per_level", "kafar_kills"), ()),
    "take": (("takes_in_row",), ()),
    "opening": ((), ()),
    "round": ((), ()),
    "stunned": (("stun_draw",), ()),
    "obstacle": ((), ()),
    "space": ((), ()),
    "zone": ((), ("deploy_at_manholes", "deploy_in_the_dark")),
    "chaos_card": ((), ()),
    "reaction": (("reaction_draw",), ()),
    "basics": (("mutant_move",), ()),
    "draw": ((), ()),
    "hand": ((), ()),
    "queue": ((), ()),
    "letters": ((), ()),
    "horde": (("horde_vp",), ()),
    "pass": ((), ()),
    "special": ((), ()),
    "ally": ((), ()),
    "campaign": (("roof_barrels_per_win", "warning_cards_per_win"), ()),
    "standing": ((), ()),
    "helicopter": (
        (),
        ("call_helicopter", "helicopter_turns", "evacuate_by_helicopter", "crate_at_helicopter"),
    ),
    "evacuate": ((), ("evacuate_by_helicopter", "evacuate_to_car", "boat")),
    "barrel": ((), ("explosive_barrels", "cargo_barrels", "roof_barrels")),
    "weld": ((), ("weld",)),
    "manhole": ((), ("weld", "deploy_at_manholes", "manhole_closes", "sewer")),
    "truck": ((), ("cargo_barrels",)),
    "police_car": ((), ("evacuate_to_car", "attack_car")),
    "civilian_car": ((), ("take_from_cars",)),
    "mayor": ((), ("mayor",)),
    "sewer": ((), ("sewer",)),
    "cloud": ((), ("zero_places_clouds", "toxic_clouds")),
    "bus": ((), ("bus", "bus_unloads")),
    "motorboat": ((), ("boat",)),
    "lamp": ((), ("lamps_set", "lamps", "deploy_in_the_dark")),
    "battery": ((), ("battery",)),
    "roof": ((), ("roof_door", "roof_barrels")),
    "machine": ((), ("machine",)),
}

# The clause of the rules where a word is explained.
CLAUSES: Final = {
    "ap": "HC-3.1.8",
    "hp": "HC-3.1.7",
    "vp": "HC-11.1",
    "officer": "HC-4.7",
    "zero": "HC-8.2",
    "autodoc": "HC-13.2",
    "civilian": "HC-5.19",
    "mutants": "HC-2.2",
    "move": "HC-5.1",
    "escort": "HC-5.4",
    "crate": "HC-5.3",
    "quick_shot": "HC-5.6",
    "aimed_shot": "HC-5.9",
    "melee": "HC-5.10",
    "dice": "HC-5.16",
    "skull": "HC-5.17",
    "equipment": "HC-5.12",
    "ammo": "HC-5.14",
    "ability": "HC-6.2",
    "extermination": "HC-6.1",
    "take": "HC-7.1",
    "opening": "HC-7.3",
    "round": "HC-4.6",
    "stunned": "HC-10.1",
    "obstacle": "HC-2.3",
    "space": "HC-2.1",
    "zone": "HC-16.12",
    "chaos_card": "HC-8.3",
    "reaction": "HC-8.4",
    "basics": "HC-8.7",
    "draw": "HC-8.2",
    "hand": "HC-8.6",
    "queue": "HC-13.6",
    "letters": "HC-13.13",
    "horde": "HC-8.12",
    "pass": "HC-R71",
    "special": "HC-8.3",
    "ally": "HC-3.3.2",
    "campaign": "HC-11.3",
    "standing": "HC-R70",
    "helicopter": "HC-R31",
    "evacuate": "HC-14.1.6",
    "barrel": "HC-14.1.4",
    "weld": "HC-14.2.3",
    "manhole": "HC-14.2.3",
    "truck": "HC-14.2.5",
    "police_car": "HC-14.3.4",
    "civilian_car": "HC-14.3.5",
    "mayor": "HC-14.3.8",
    "sewer": "HC-14.3.10",
    "cloud": "HC-14.3.12",
    "bus": "HC-14.4.4",
    "motorboat": "HC-14.4.6",
    "lamp": "HC-14.5.3",
    "battery": "HC-14.5.5",
    "roof": "HC-14.5.6",
    "machine": "HC-14.5.9",
}

NOT_EVERYWHERE: Final = (
    "helicopter",
    "evacuate",
    "barrel",
    "weld",
    "manhole",
    "truck",
    "mayor",
    "sewer",
    "cloud",
    "bus",
    "motorboat",
    "lamp",
    "battery",
    "roof",
    "machine",
)


def glossary(script: Episode, mode: str) -> Iterator[GlossaryEntry]:
    """Everything that has a meaning, first what is in play in the mode."""
    yield from (_word(script, mode, key) for key in WORDS)
    content = load_content()
    for officer in content.officers:
        yield GlossaryEntry(officer.key, names.person(officer.key), (_sheet(officer.hp, officer.ability),))
    figures = [(ally.key, names.person(ally.key)) for ally in content.allies]
    figures += [(enemy.key, names.enemy(enemy.key)) for enemy in content.enemies]
    for key, name in (*figures, *_cards(mode)):
        yield GlossaryEntry(key, name, (names.explanation(name, script),))


def _word(script: Episode, mode: str, key: str) -> GlossaryEntry:
    name, told, also = word_text(script, key)
    return GlossaryEntry(key, name, (told, *_mechanisms(script, mode, key)), also)


def word_text(script: Episode, key: str) -> tuple[Phrase, Phrase, Phrase]:
    """The name of a word, what it means with the numbers of an episode, and other words that mean it."""
    name = Phrase(f"hc-word-{names.text_key(key)}")
    told = Phrase(f"{name.id}-text", {number: _number(script, number) for number in WORDS[key][0]})
    return name, told, Phrase(f"{name.id}-also")


def _mechanisms(script: Episode, mode: str, key: str) -> Iterator[Phrase]:
    """The rules of the episode about a word; for one that it does not know, those of the first that does."""
    words = WORDS[key][1]
    for played in (script, *(load_content().episodes if key in NOT_EVERYWHERE else ())):
        found = [word for word in words if word in mechanisms(played, mode)]
        if found and played is not script:
            yield Phrase("hc-elsewhere")
        if found:
            yield from (mechanism_rule(played, mode, word).text for word in found)
            return


def _number(script: Episode, name: str) -> int:
    """A number of the episode or of the game."""
    content = load_content()
    core = content.core
    if name == "goal":
        return script.amount(name)
    if name in FACES:
        return core.faces.count(name)
    if name in ("kafar_kills", "mutant_move"):
        key, field = name.split("_")
        return int(getattr(next(enemy for enemy in content.enemies if enemy.key == key), field))
    tables = (core.rules, core.costs, core.campaign)
    return next(int(getattr(table, name)) for table in tables if hasattr(table, name))


def _sheet(hp: int, ability: str) -> Phrase:
    """What stands on the sheet of an officer."""
    name = names.ability(ability)
    told: dict[str, Argument] = {"hp": hp, "ability": name, "text": names.explanation(name)}
    return Phrase("hc-person-text", told)


def _cards(mode: str) -> Iterator[tuple[str, Phrase]]:
    """Every card; of the two chaos decks first that of the mode."""
    content = load_content()
    yield from ((card.key, names.ability(card.key)) for card in content.abilities)
    yield from ((card.key, names.equipment(card.key)) for card in content.equipment)
    yield from ((take.key, names.take(take.key)) for take in content.takes)
    versus = [(card.key, names.chaos_card(card.key)) for card in content.chaos]
    versus += [(key, names.special(key)) for key in VERSUS_SPECIALS]
    auto = [(card.key, names.auto_card(card.key)) for card in content.auto]
    auto += [(card.key, names.bottom_half(card.key)) for card in content.auto if card.bottom]
    auto += [(key, names.special(key)) for key in AUTO_SPECIALS]
    yield from {VERSUS: (*versus, *auto), COOP: (*auto, *versus)}[mode]
