"""Help cards: every icon of every tile is explained, and cards of units say what is true now."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ashfall.draw.sprite import known
from ashfall.neuroshima import Match, load_army
from ashfall.neuroshima.army import army_keys
from ashfall.neuroshima.tile import Tile
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.cards import NoUnit, tile_card, unit_card
from ashfall.server.neuroshima.drawings import draw
from ashfall.server.neuroshima.links import links_overlay
from ashfall.server.neuroshima.shapes import Card, CardFact
from ashfall.table.errors import UnknownTile
from ashfall.table.phrases import Listing, Phrase, UnitRef
from ashfall.table.texts import LANGUAGES
from tests.neuroshima.plays import played
from tests.rules.vectors import board, match_at

TILES = [(army, tile) for army in army_keys() for tile in load_army(army).tiles]
UNITS = [(army, tile) for army, tile in TILES if tile.kind != "instant" and tile.key != "cerberus"]
IDS = [f"{army}.{tile.key}" for army, tile in TILES]
UNIT_IDS = [f"{army}.{tile.key}" for army, tile in UNITS]
FAMILIES = ("ab", "fx", "i", "in", "mk")
GROUP = re.compile(r'<g data-icon="([\w-]+)"([^>]*)>')
ATTRIBUTE = re.compile(r'data-([\w-]+)="([^"]*)"')
WAYS = ("n", "ne", "se", "s", "sw", "nw")


def drawn(key: str) -> Iterator[tuple[str, dict[str, str]]]:
    """What the picture of a tile shows: icons with their attributes."""
    for icon, rest in GROUP.findall(draw(key)):
        yield icon, dict(ATTRIBUTE.findall(rest))


def expected(tile: Tile, key: str) -> dict[str, set[int]]:
    """Icons of facts that the picture asks for, and the directions in which it shows them."""
    found: dict[str, set[int]] = {}
    for icon, given in drawn(key):
        names = {
            "ability": f"ab-{given.get('key', '').replace('_', '-')}",
            "aura": _aura(tile, given.get("key", "")),
            "heart": "ab-toughness",
            "initiative": "mk-initiative",
            "link": "i-link",
            "link-enemy": "i-link-enemy",
            "plate": "",
        }
        name = names.get(icon, f"i-{icon}")
        if name:
            found.setdefault(name, set())
            if "direction" in given:
                found[name].add(int(given["direction"]))
    return found


def _aura(tile: Tile, keyword: str) -> str:
    if keyword == "extra_attack":
        return "fx-extra-attack"
    rises = any(effect.amount > 0 for effect in tile.effects)
    return {"initiative": f"fx-initiative-{'up' if rises else 'down'}"}.get(keyword, f"fx-{keyword}")


def ways(phrase: Phrase) -> set[int]:
    """Directions that a phrase names."""
    if phrase.id == "card-all-sides":
        return set(range(6))
    named = re.fullmatch(r"direction-(\w+)-(?:short|towards)", phrase.id)
    found = {WAYS.index(named[1])} if named else set()
    for argument in phrase.args.values():
        parts = argument.items if isinstance(argument, Listing) else (argument,)
        for part in parts:
            if isinstance(part, Phrase):
                found |= ways(part)
    return found


def shown(facts: list[CardFact]) -> dict[str, set[int]]:
    """Icons of the facts with the directions in their titles."""
    found: dict[str, set[int]] = {}
    for fact in facts:
        found.setdefault(fact.icon, set()).update(ways(fact.title))
    return found


def table(armies: str, units: str) -> Match:
    """The first seat is to move and has a Battle in its hand."""
    return match_at(board(armies, units), ["battle"])


def spoken(match: Match, card: Card, language: str = "en") -> dict[str, str]:
    """The card in words: titles with their texts."""
    words = Words(match.state.rules.armies, language)
    return {words.say(fact.title): words.say(fact.text) if fact.text else "" for fact in card.facts}


def card_at(match: Match, hex: str) -> dict[str, str]:
    return spoken(match, unit_card(match.state, hex))


def fact_of(match: Match, hex: str, icon: str) -> CardFact:
    return next(fact for fact in unit_card(match.state, hex).facts if fact.icon == icon)


# As printed.


@pytest.mark.parametrize(("army", "tile"), TILES, ids=IDS)
def test_every_icon_of_a_tile_is_explained(army: str, tile: Tile) -> None:
    card = tile_card(load_army(army), tile.key)
    facts = shown(card.facts)
    for icon, directions in expected(tile, card.drawing).items():
        assert icon in facts
        assert facts[icon] >= directions, icon
    if tile.initiatives:
        assert "mk-initiative" in facts
    if tile.agony:
        assert "ab-agony" in facts
    if tile.instant:
        assert set(facts) == {f"in-{tile.instant.replace('_', '-')}"}
    icons = [fact.icon for fact in card.facts]
    assert sum(icon.startswith("fx-") for icon in icons) == len(tile.effects)
    assert sum(icon.startswith("ab-") for icon in icons) == len(
        [*tile.abilities, *(["agony"] if tile.agony else []), *(["t"] if _has_hearts_line(tile) else [])]
    )


def _has_hearts_line(tile: Tile) -> bool:
    return tile.kind in ("warrior", "module")


@pytest.mark.parametrize(("army", "tile"), TILES, ids=IDS)
def test_printed_cards_name_no_seat_and_speak_every_language(army: str, tile: Tile) -> None:
    """They stand on pages of armies, where nobody plays."""
    card = tile_card(load_army(army), tile.key)
    known_icons = {f"{family}-{name}" for family in FAMILIES for name in known(family)}
    for fact in card.facts:
        assert fact.icon in known_icons
        assert fact.tone == ""
        assert fact.hexes == ()
    for language in LANGUAGES:
        words = Words([], language)
        for fact in card.facts:
            assert fact.text is not None
            assert words.say(fact.title)
            assert words.say(fact.text).endswith(".")


def test_strengths_are_told_apart() -> None:
    words = Words([])
    titles = [words.say(fact.title) for fact in tile_card(load_army("hegemony"), "thug").facts]
    assert "Melee 2, to the north" in titles
    assert "Melee 1, to the NE, NW" in titles


def test_counts() -> None:
    piles = [["commando", "battle"], ["thug"]]
    match = match_at(board("outpost hegemony", "0.commando C3"), ["commando"], decks=piles)
    card = tile_card(load_army("outpost"), "commando", match.state, 0)
    assert (card.count, card.left, card.owner) == (5, 1, 0)
    assert tile_card(load_army("outpost"), "hq", match.state, 0).left is None
    assert tile_card(load_army("outpost"), "commando").left is None


def test_card_of_a_unit_has_its_lines() -> None:
    match = table("borgo outpost", "0.medic C3 f0; 0.mutant C2; 1.runner C1 melee>S")
    for hex in ("C3", "C1"):
        overlay = unit_card(match.state, hex).overlay
        assert overlay
        assert overlay == links_overlay(match.state, hex)
    assert tile_card(load_army("borgo"), "medic").overlay == ""


def test_wrong_names() -> None:
    with pytest.raises(UnknownTile):
        tile_card(load_army("borgo"), "picnic")
    match = table("outpost hegemony", "0.commando C3")
    for hex in ("C2", "Z9", "", "c3", "C3 ", "é" * 3):
        with pytest.raises(NoUnit, match=r"^hex: "):
            unit_card(match.state, hex)


# On the board.


@pytest.mark.parametrize(("army", "tile"), UNITS, ids=UNIT_IDS)
def test_every_icon_of_a_unit_is_explained_however_it_faces(army: str, tile: Tile) -> None:
    for facing in range(6):
        match = table(f"{army} borgo", f"0.{tile.key} C3 f{facing}")
        card = unit_card(match.state, "C3")
        facts = shown(card.facts)
        assert (card.hex, card.owner, card.army, card.tile) == ("C3", 0, army, tile.key)
        for icon, directions in expected(tile, card.drawing).items():
            assert facts.get(icon, set()) >= directions, icon


def test_initiative_tells_every_source() -> None:
    match = table("outpost hegemony", "1.runner C3; 1.boss C4 f0; 1.scout D3 f5; 0.saboteur C2")
    card = card_at(match, "C3")
    assert card["Initiative 3"] == (
        "Acts in phase 3. Printed 2; -1 from Saboteur C2, +1 from The Boss C4, +1 from Scout D3 (Hegemony)."
    )
    fact = fact_of(match, "C3", "mk-initiative")
    assert (fact.tone, fact.hexes) == ("raised", ("C2", "C4", "D3"))


def test_extra_attacks_and_their_limit() -> None:
    match = table("moloch borgo", "0.stormtrooper C3; 0.mother C4")
    assert card_at(match, "C3")["Initiative 2, 1, 0"] == (
        "Attacks 3 times, in phases 2, 1, 0. Printed 2, 1; one more attack from Mother Module C4."
    )
    match = table("moloch borgo", "0.hq C3; 0.mother C4")
    assert card_at(match, "C3")["Initiative 0"].endswith("Below phase 0 nothing is left for another attack.")


def test_initiative_stops_at_zero() -> None:
    match = table("outpost borgo", "1.mutant C3; 0.saboteur C2; 0.saboteur C4; 0.saboteur B2")
    assert card_at(match, "C3")["Initiative 0"].endswith("Initiative never falls below 0.")
    assert fact_of(match, "C3", "mk-initiative").tone == "lowered"


def test_strength_tells_its_sources_and_target() -> None:
    match = table(
        "moloch borgo", "0.hybrid C4 ranged>N; 0.hq B3; 0.officer C5 link>N; 1.mutant C1; 0.medic C3"
    )
    assert card_at(match, "C4")["Ranged 3, to the north"] == (
        "Aims at Mutant C1 (3 wounds). Printed 1; +1 from HQ B3 (Moloch), +1 from Officer C5 (Moloch)."
    )
    fact = fact_of(match, "C4", "i-ranged")
    assert (fact.tone, fact.hexes) == ("raised", ("C1", "B3", "C5"))


def test_gauss_hits_all_and_gets_no_bonus() -> None:
    match = table("moloch borgo", "0.gauss_cannon C5 gauss>N; 0.officer D4 link>SW; 1.mutant C3; 1.claws C1")
    card = card_at(match, "C5")
    assert card["Gauss shot 1, to the north"] == "Aims at Mutant C3 (1 wound), Claws C1 (1 wound)."


@pytest.mark.parametrize(
    ("armies", "units", "hex", "told"),
    [
        ("moloch borgo", "0.hybrid C4 ranged>N; 1.super_mutant C2 armor>S", "C4", "armor stops it"),
        (
            "outpost borgo",
            "0.annihilator C4 ranged>N; 1.super_mutant C2 armor>S",
            "C4",
            "1 wound, armor takes 1",
        ),
        ("beasts borgo", "0.vulture C3; 1.mutant C4 melee>N", "C4", "flies out of reach"),
        ("moloch borgo", "0.hq C3; 1.hq C4", "C4", "an HQ never wounds an HQ"),
        (
            "steel_police borgo",
            "0.judge C2 reflection>S; 1.mutant C3 melee>N",
            "C3",
            "thrown back by Judge C2",
        ),
        (
            "steel_police borgo",
            "0.judge C2 reflection>S; 1.assassin C4 ranged>N",
            "C4",
            "turns the attack away",
        ),
    ],
)
def test_attacks_that_do_less(armies: str, units: str, hex: str, told: str) -> None:
    texts = card_at(table(armies, units), hex).values()
    assert any(f"({told})" in text or f", {told})" in text for text in texts), texts


def test_reflected_attack_names_who_suffers() -> None:
    match = table("steel_police borgo", "0.judge C2 reflection>S; 1.mutant C3 melee>N")
    assert any(
        "Aims at Mutant C3 (1 wound, thrown back by Judge C2)" in t for t in card_at(match, "C3").values()
    )


def test_friendly_fire_names_own_units() -> None:
    match = table("beasts borgo", "0.alpha C3 friendly_fire>N; 0.ram C2")
    assert card_at(match, "C3")["Friendly fire 1, to the north"] == "Aims at The Ram C2 (1 wound)."


def test_blow_and_shot_of_one_edge_count_together() -> None:
    near = table("hegemony borgo", "0.universal_soldier C3 melee>N; 1.mutant C2")
    card = card_at(near, "C3")
    assert card["Melee 1, to the north"] == "Aims at Mutant C2 (2 wounds)."
    assert card["Ranged 1, to the north"] == "Aims at Mutant C2 (together with the blow)."
    far = table("hegemony borgo", "0.universal_soldier C3 melee>N; 1.mutant C1")
    card = card_at(far, "C3")
    assert card["Melee 1, to the north"] == "Nobody to hit there now."
    assert card["Ranged 1, to the north"] == "Aims at Mutant C1 (1 wound)."


def test_netted_unit() -> None:
    match = table("outpost hegemony", "0.hq C2; 1.net_fighter C1 net>S; 1.runner C3 melee>N")
    card = card_at(match, "C2")
    assert card["In a net"].startswith("Held by Net Fighter C1.")
    assert card["Initiative 0"] == "In a net it does not act."
    assert card["Melee 1, on all six sides"] == (
        "Out of the net it would aim at Net Fighter C1 (1 wound), Runner C3 (Hegemony) (1 wound)."
    )
    assert card["Extra attack ×2, on all six sides"].endswith("In a net it gives nothing.")
    assert fact_of(match, "C2", "mk-netted").hexes == ("C1",)
    assert fact_of(match, "C2", "mk-netted").tone == "harm"
    assert card_at(match, "C1")["Net, to the south"] == "Holds HQ C2 (Outpost)."


def test_all_nets_that_hold_a_unit_are_named() -> None:
    match = table("outpost hegemony", "0.runner C3; 1.net_fighter C2 net>S; 1.net_fighter C4 net>N")
    assert fact_of(match, "C3", "mk-netted").hexes == ("C2", "C4")


def test_nets_that_cancel_and_nets_that_are_stopped() -> None:
    match = table("borgo borgo", "0.net_fighter C3 net>N; 1.net_fighter C2 net>S")
    cancelled = "Cancels out with the nets of Net Fighter C2 (2nd Borgo)."
    assert card_at(match, "C3")["Net, to the north"] == cancelled
    assert fact_of(match, "C3", "i-net").tone == "lowered"
    match = table("borgo hegemony", "0.net_fighter C3 net>N; 1.net_fighter C4 net>N; 1.runner C2")
    assert card_at(match, "C3")["Net, to the north"] == "It is netted itself and holds nobody."
    assert "In a net" not in card_at(match, "C2")
    alone = table("borgo hegemony", "0.net_fighter C3 net>N")
    assert card_at(alone, "C3")["Net, to the north"] == "Nobody is caught now."


def test_web_holds_friends() -> None:
    match = table("beasts borgo", "0.arachnid C3 f0; 0.ram C2")
    assert card_at(match, "C3")["Spider's Web, to the N, SE, NW"] == "Holds The Ram C2."


def test_net_of_steel() -> None:
    match = table("steel_police borgo", "0.hq A1; 1.mutant C3; 1.officer E1")
    assert card_at(match, "A1")["Net of Steel"].endswith("Ready now.")
    match.push("net C3")
    assert card_at(match, "A1")["Net of Steel"].endswith("Now it lies on Mutant C3.")
    fact = fact_of(match, "C3", "mk-net-of-steel")
    assert (fact.tone, "In a net" in card_at(match, "C3")) == ("harm", False)
    free = table("steel_police borgo", "0.hq A1; 0.net_of_steel_launcher B1; 1.mutant C3")
    assert card_at(free, "A1")["Net of Steel"].endswith("Free of charge, thanks to Net of Steel Launcher B1.")
    poor = table("steel_police:1 borgo", "0.hq A1; 1.mutant C3")
    assert card_at(poor, "A1")["Net of Steel"].endswith("The HQ has too little health to pay for it.")


def test_links_say_whom_they_serve() -> None:
    match = table("hegemony borgo", "0.boss C3 f0; 0.runner C2; 0.net_fighter B2; 1.mutant C4")
    card = card_at(match, "C3")
    assert card["Melee strength +1"].endswith("Now: Runner C2. No use to Net Fighter B2 (Hegemony).")
    assert card["Link, to the N, NW"]
    alone = table("hegemony borgo", "0.boss C3 f0")
    assert card_at(alone, "C3")["Initiative +1"].endswith("Now: nobody.")


def test_scoped_module_works_for_the_other_side() -> None:
    match = table("outpost borgo", "1.officer C3 f0; 1.mutant C2; 0.runner D2; 0.scoper C4")
    card = card_at(match, "C3")
    assert card["Taken over"] == "Scoper C4 makes it work for Outpost."
    assert card["Melee strength +1"].endswith("Now: Runner D2.")
    assert card_at(match, "C4")["Takeover"].endswith("Now: Officer C3 (Borgo).")
    assert fact_of(match, "D2", "i-melee").tone == "raised"
    assert fact_of(match, "C2", "i-melee").tone == ""


def test_scoper_in_a_net_takes_nothing_over() -> None:
    units = "1.officer C3 f0; 0.scoper C4; 1.net_fighter C5 net>N"
    match = table("outpost borgo", units)
    assert "Taken over" not in card_at(match, "C3")
    assert card_at(match, "C4")["Takeover"].endswith("In a net it gives nothing.")


def test_wounds_and_health() -> None:
    match = table("moloch:3 borgo", "0.hq A1; 0.blocker C3 w1; 0.juggernaut C4 w1; 0.hybrid C5")
    assert card_at(match, "C3")["1 of 2 wounds"].startswith("Each heart")
    assert card_at(match, "C4")["1 of 1 wounds"] == "The next wound destroys it."
    assert card_at(match, "C5")["No toughness"] == "One wound destroys it."
    assert "Health 3 of 20" in card_at(match, "A1")
    assert [
        fact_of(match, hex, icon).tone for hex, icon in (("C3", "mk-heart-lost"), ("A1", "mk-health"))
    ] == [
        "harm",
        "harm",
    ]


@pytest.mark.parametrize(
    ("mode", "seats", "expected"), [("teams", 4, "Health 15"), ("one_vs_two", 3, "Health 13")]
)
def test_an_hq_has_the_health_of_the_mode(mode: str, seats: int, expected: str) -> None:
    match = Match(["moloch", "borgo", "outpost", "hegemony"][:seats], mode=mode)
    assert expected in spoken(match, tile_card(load_army("borgo"), "hq", match.state, 1))
    match.push(match.legal[0])
    match.push(match.legal[0])
    second = next(unit for unit in match.units() if unit.owner == 1)
    assert expected in card_at(match, second.hex)


def test_where_points_are_played_an_hq_has_no_health() -> None:
    match = Match(["moloch", "borgo", "outpost"], mode="points")
    told = spoken(match, tile_card(load_army("borgo"), "hq", match.state, 1))
    assert told["Points 0 of 20"].startswith("Wounds on the HQs of opponents score.")
    assert not any(title.startswith("Health") for title in told)
    match.push(match.legal[0])
    [hq] = match.units()
    assert "Points 0 of 20" in card_at(match, hq.hex)
    assert fact_of(match, hq.hex, "ui-points").tone == ""


def test_abilities_are_ready_used_or_stopped() -> None:
    match = table("outpost borgo", "0.runner C3; 0.recon_center E3; 1.mutant A1")
    assert card_at(match, "C3")["Mobility"].endswith("Up to two hexes, thanks to Recon Center E3. Ready now.")
    match.push("mobility C3 C3 1")
    assert card_at(match, "C3")["Mobility"].endswith("Used in this turn.")
    assert fact_of(match, "C3", "ab-mobility").tone == "lowered"
    netted = table("outpost borgo", "0.runner C3; 1.net_fighter C2 net>S")
    assert card_at(netted, "C3")["Mobility"].endswith("Not while it is netted.")
    pusher = table("steel_police borgo", "0.riot_policeman C3")
    assert card_at(pusher, "C3")["Push Back"].endswith("There is no way to use it now.")
    others = table("outpost borgo", "1.assassin C3")
    assert card_at(others, "C3")["Mobility"].endswith("turn, or both.")


def test_agony_flying_and_reflection_stop_in_a_net() -> None:
    match = table(
        "beasts steel_police",
        "0.bug C3; 0.vulture D3; 0.arachnid E2 net>NW;1.pacifier C2 net>S; 1.judge D2; 1.pacifier C4 net>NE",
    )
    assert card_at(match, "C3")["Agony"].endswith("Not while it is netted.")
    assert card_at(match, "D3")["Flying"].endswith("Not while it is netted.")
    assert fact_of(match, "D3", "ab-flying").tone == "harm"
    assert fact_of(match, "D2", "mk-netted").hexes == ("E2",)
    assert next(t for k, t in card_at(match, "D2").items() if k.startswith("Reflection")).endswith("netted.")


def test_help_from_modules() -> None:
    match = table("hegemony borgo", "0.runner C3; 0.transport C2; 0.quartermaster C4 f0; 1.mutant A1")
    card = card_at(match, "C3")
    assert card["Transport"] == (
        "Transport C2 may carry it one hex, turn it, or both, once a turn. Ready now."
    )
    assert card["Weapon swap"].startswith("Thanks to Quartermaster C4")
    match.push("transport C2 C3 C3 1")
    assert card_at(match, "C3")["Transport"].endswith("Used in this turn.")
    assert fact_of(match, "C3", "fx-mobility").tone == "raised"


def test_medic_is_named_by_the_unit_it_guards() -> None:
    match = table("borgo outpost", "0.medic C3 f0; 0.mutant C2; 0.mutant C4")
    assert card_at(match, "C2")["Medic"] == "Medic C3 (Borgo) can take all wounds of one attack for it."
    assert "Medic" not in card_at(match, "C4")


# In real games.


def references(value: Any) -> Iterator[UnitRef]:
    if isinstance(value, UnitRef):
        yield value
    elif isinstance(value, Listing):
        for item in value.items:
            yield from references(item)
    elif isinstance(value, Phrase):
        for item in value.args.values():
            yield from references(item)


@pytest.mark.parametrize("seed", range(36))
def test_cards_of_real_games(seed: int) -> None:
    """They render in every language and speak of units that stand where they say."""
    for moves in (15, 35, 60, 90, 130):
        match = played(seed, moves)
        standing = {unit.hex: unit for unit in match.units()}
        for hex, unit in standing.items():
            card = unit_card(match.state, hex)
            tile = load_army(unit.army).tile(unit.tile)
            facts = shown(card.facts)
            for icon, directions in expected(tile, card.drawing).items():
                if icon not in ("i-netted", "i-net-of-steel", "i-lost-heart", "i-mirror"):
                    assert facts.get(icon, set()) >= directions, (icon, hex)
            for fact in card.facts:
                assert set(fact.hexes) <= set(standing)
                for ref in (*references(fact.title), *references(fact.text)):
                    assert (standing[ref.hex].owner, standing[ref.hex].tile) == (ref.owner, ref.tile)
            for language in LANGUAGES:
                for title, text in spoken(match, card, language).items():
                    assert title
                    assert "{" not in title + text
