"""From the data files and the wishes of the players to the rules of one match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ashfall.hardcity.content import Content, Episode, Layout, Obstacle, Space, words
from ashfall.hardcity.ground.board import NOWHERE, Board
from ashfall.hardcity.ground.cards import BIG_ONE
from ashfall.hardcity.ground.rules import Rules
from ashfall.table.errors import InvalidRecord

__all__ = ["COOP", "MODES", "VERSUS", "Wishes", "leaders_of", "make_rules", "officers_of"]

VERSUS: Final = "versus"
COOP: Final = "coop"
MODES: Final = (VERSUS, COOP)
KINDS: Final = {  # vehicles that rules speak of, by the name of the field
    "car": "police_car",
    "truck": "truck",
    "bus": "bus",
    "boat": "motorboat",
    "limousine": "limousine",
    "machine": "doom_machine",
}
KAFAR_NUMBERS: Final = (
    "ap",
    "attack",
    "attack_near",
    "shot_less",
    "kills",
    "hp_most",
    "coop_hp_least",
    "coop_move",
    "coop_attack",
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a match is set up (HC-3)."""

    episode: int = 1
    mode: str = VERSUS
    players: int = 2
    officers: tuple[str, ...] = ()  # keys, in the order of their seats; empty: the first ones
    ally: bool = False
    wins: int = 0  # episodes of a campaign that the officers have won (HC-11)


def officers_of(content: Content, wishes: Wishes) -> tuple[int, ...]:
    """The numbers of the officers in play, those of the first seat first; raises InvalidRecord."""
    least, most = content.core.versus_players if wishes.mode == VERSUS else content.core.coop_players
    if wishes.mode not in MODES:
        raise InvalidRecord("mode", f'expected one of: {", ".join(MODES)}, got "{wishes.mode}"')
    if not least <= wishes.players <= most:
        raise InvalidRecord("players", f"expected {least} to {most} in {wishes.mode}, got {wishes.players}")
    leaders = wishes.players - (wishes.mode == VERSUS)
    count = 3 if leaders == 3 else len(content.officers)
    keys = [officer.key for officer in content.officers]
    chosen = wishes.officers or tuple(keys[:count])
    if len(chosen) != count or len(set(chosen)) != count or not set(chosen) <= set(keys):
        raise InvalidRecord("officers", f"expected {count} different ones of: {', '.join(keys)}")
    return tuple(keys.index(key) for key in chosen)


def leaders_of(wishes: Wishes, officers: int) -> list[int]:
    """The seat that leads each officer; one player leads all, two lead two each (HC-3.1, HC-R5)."""
    people = wishes.players - (wishes.mode == VERSUS)
    return [number * people // officers for number in range(officers)]


def make_rules(content: Content, wishes: Wishes, event: int) -> Rules:
    """The rules of a match whose set-up drew this event card (number from 1)."""
    episode = content.episode(wishes.episode)
    layout = episode.layout(event)
    officers = officers_of(content, wishes)
    places = _Places(episode)
    obstacles = [*layout.obstacles, *layout.roof_obstacles]
    board = _board(places, layout, obstacles)
    rows = _rows(content, episode, layout, places)
    if wishes.mode == COOP:
        rows["exits"] = []  # cargo leaves only by the special card (HC-14.2.8)
    rules = Rules(episode, board, rows)
    rules.episode, rules.layout = episode.number, episode.layouts.index(layout)
    rules.campaign, rules.coop = wishes.wins, wishes.mode == COOP
    rules.seats, rules.officers = wishes.players, len(officers)
    rules.zero = NOWHERE if wishes.mode == COOP else wishes.players - 1
    _fill_in_special(rules, episode, content)
    _fill_in_places(rules, layout, places)
    for field, kind in KINDS.items():
        numbers = [number for number, each in enumerate(obstacles) if each.kind == kind]
        setattr(rules, field, numbers[0] if numbers else NOWHERE)
    if rules.car == NOWHERE and episode.start == "police_car":
        rules.car = len(obstacles)  # the one that the opening puts on the map
    _fill_in_numbers(rules, content, episode)
    return rules


class _Places:
    """The spaces of an episode by number: main, harbour, alley, sewer, roof."""

    def __init__(self, episode: Episode) -> None:
        self.all = [(part, space) for part in episode.parts for space in part.spaces]
        self.ladders = [ladder for part in episode.parts for ladder in part.ladders]
        self._joined = {space: n for n, (grid, space) in enumerate(self.all) if grid.joined}
        self._own = {(grid.key, space): n for n, (grid, space) in enumerate(self.all) if not grid.joined}

    def number(self, space: Space | None, grid: str = "main") -> int:
        """The number of a space, NOWHERE for None."""
        if space is None:
            return NOWHERE
        return self._own[grid, space] if grid in ("sewer", "roof") else self._joined[space]

    def numbers(self, spaces: Iterable[Space], grid: str = "main") -> list[int]:
        """The numbers of several spaces."""
        return [self.number(space, grid) for space in spaces]

    def label(self, number: int) -> str:
        """How people write a space: ``C4``, in the sewer ``SA1``, on the roof ``RA1``."""
        grid, (x, y) = self.all[number]
        prefix = "" if grid.key not in ("sewer", "roof") else grid.key[0].upper()
        return f"{prefix}{chr(ord('A') + x)}{y + 1}"


def _board(places: _Places, layout: Layout, obstacles: Sequence[Obstacle]) -> Board:
    roofed = len(layout.obstacles)
    vehicles = [
        (
            words.VEHICLES.index(each.kind),
            places.numbers(each.spaces, "main" if number < roofed else "roof"),
            places.numbers(each.doors, "main" if number < roofed else "roof"),
            each.enter == "mutants",
        )
        for number, each in enumerate(obstacles)
    ]
    if not layout.all_of("police_car"):  # room for the one that an opening brings
        vehicles.append((words.VEHICLES.index("police_car"), [], [], False))
    labels = [places.label(number) for number in range(len(places.all))]
    labels += [_node_label(each.kind) for each in obstacles if each.enter == "mutants"]
    return Board(
        labels,
        [words.GRIDS.index(grid.key) for grid, _ in places.all],
        [x for _, (x, _) in places.all],
        [y for _, (_, y) in places.all],
        vehicles,
        [places.numbers(zone) for zone in layout.zones],
        [places.numbers(lamp.spaces) for lamp in layout.lamps],
    )


def _node_label(kind: str) -> str:
    return {"police_car": "car", "motorboat": "boat"}.get(kind, kind)


def _rows(content: Content, episode: Episode, layout: Layout, places: _Places) -> dict[str, list[int]]:
    """The lists of the rules by name."""
    figures = [number for number, enemy in enumerate(content.enemies) for _ in range(enemy.figures)]
    present = {"mutant", *episode.enemies}
    main = [n for n, (grid, _) in enumerate(places.all) if grid.key == "main"]
    takes = {take.key: number for number, take in enumerate(content.takes)}
    return {
        "manhole_space": places.numbers(hole.space for hole in layout.manholes),
        "manhole_ladder": [hole.ladder - 1 for hole in layout.manholes],
        "ladders": places.numbers(places.ladders, "sewer"),
        "exits": places.numbers(layout.exits),
        "edges": [n for n in main if _is_edge(places, n)],
        "boxes": places.numbers(layout.boxes),
        "barrel_start": places.numbers(layout.barrels),
        "roof_barrel_start": places.numbers(layout.roof_barrels, "roof"),
        "mutant_start": places.numbers(layout.mutants),
        "steps": [words.STEPS.index(step) for step in episode.steps],
        "points": list(episode.scores),
        "takes": [takes[key] for key in episode.takes],
        "kind_of": figures,
        "first_of": [*map(figures.index, sorted(set(figures))), len(figures)],
        "usable": [int(content.enemies[kind].key in present or kind == BIG_ONE) for kind in figures],
        **_card_rows(content),
        **_event_rows(content, places),
    }


def _is_edge(places: _Places, number: int) -> bool:
    grid, (x, y) = places.all[number]
    return x in (grid.low[0], grid.high[0]) or y in (grid.low[1], grid.high[1])


def _event_rows(content: Content, places: _Places) -> dict[str, list[int]]:
    return {
        "event_civilians": [n for card in content.events for n in places.numbers(card.civilians)],
        "event_crates": [n for card in content.events for n in places.numbers(card.crates)],
        "event_mutants": [n for card in content.events for n in places.numbers(card.mutants)],
    }


def _card_rows(content: Content) -> dict[str, list[int]]:
    """All cards."""
    officers = [officer.key for officer in content.officers]
    gear, takes, chaos, auto = content.equipment, content.takes, content.chaos, content.auto
    enemies, abilities = content.enemies, content.abilities
    bottoms = [card.bottom for card in auto]
    return {
        "faces": [words.FACES.index(face) for face in content.core.faces],
        "officer_health": [officer.hp for officer in content.officers],
        "officer_most": [officer.hp_most for officer in content.officers],
        "ability_ap": [card.ap for card in abilities],
        "ability_amount": [card.amount for card in abilities],
        "ability_needs": [card.needs for card in abilities],
        "ability_owner": [officers.index(card.officer) for card in abilities],
        "gear_deck": [words.DECKS.index(card.deck) for card in gear],
        "gear_copies": [card.copies for card in gear],
        "gear_amount": [card.amount for card in gear],
        "gear_least": [card.reach[0] for card in gear],
        "gear_most": [card.reach[1] for card in gear],
        "take_amount": [take.amount for take in takes],
        "take_needs": [take.needs for take in takes],
        "chaos_type": [words.CHAOS_KINDS.index(card.kind) for card in chaos],
        "chaos_copies": [card.copies for card in chaos],
        "chaos_amount": [card.amount for card in chaos],
        "chaos_second": [card.second for card in chaos],
        "basics": [value for card in chaos for value in (card.deploy, card.move, card.attack)],
        "auto_copies": [card.copies for card in auto],
        "auto_letter": [int(bool(card.letter)) for card in auto],
        "auto_after": [words.AFTER.index(card.after) for card in auto],
        "auto_priority": [words.PRIORITIES.index(card.priority) for card in auto],
        "auto_deploy": [card.deploy for card in auto],
        "auto_activate": [card.activate for card in auto],
        "auto_within": [card.within for card in auto],
        "auto_amount": [card.amount for card in auto],
        "has_bottom": [int(bottom is not None) for bottom in bottoms],
        "bottom_count": [bottom.count if bottom else 0 for bottom in bottoms],
        "bottom_band": [words.BANDS.index(bottom.band) if bottom else 0 for bottom in bottoms],
        "bottom_acts": [
            sum(2 ** words.ACTS.index(act) for act in bottom.acts) if bottom else 0 for bottom in bottoms
        ],
        "bottom_priority": [words.PRIORITIES.index(bottom.priority) if bottom else 0 for bottom in bottoms],
        "mutant_move": [enemy.move for enemy in enemies],
        "mutant_attack": [enemy.attack for enemy in enemies],
        "straight": [int(enemy.straight_lines) for enemy in enemies],
        "stun_at": [enemy.stun_at for enemy in enemies],
        "kill_at": [enemy.kill_at for enemy in enemies],
        "kill_at_stunned": [enemy.kill_at_stunned for enemy in enemies],
    }


def _fill_in_special(rules: Rules, episode: Episode, content: Content) -> None:
    """The side of the special card that is in use."""
    special = episode.auto if rules.coop else episode.versus
    effects = words.AUTO_SPECIALS if rules.coop else words.VERSUS_SPECIALS
    rules.special = effects.index(special.effect)
    rules.special_instant = special.kind == "instant"
    rules.special_after = words.AFTER.index(special.after) if rules.coop else 0
    rules.special_priority = words.PRIORITIES.index(special.priority) if rules.coop else 0
    rules.special_amount, rules.special_second = special.amount, special.second
    rules.opening = [take.key for take in content.takes].index(episode.opening)


def _fill_in_places(rules: Rules, layout: Layout, places: _Places) -> None:
    rules.exit_space = places.number(layout.roof_exit, "roof") if layout.roof_exit else NOWHERE
    for field, label in zip(("start", "pier", "generator", "lab_door"), words.LABELS, strict=True):
        setattr(rules, field, places.number(layout.named.get(label)))
    rules.helicopter_start = places.number(layout.helicopter)
    rules.helicopter_ladder = layout.helicopter_side == "ladder"
    rules.battery_start = places.number(layout.battery)


def _fill_in_numbers(rules: Rules, content: Content, episode: Episode) -> None:
    """Everything that bears the same name in the data and in the rules."""
    rules.start_at = words.STARTS.index(episode.start)
    for name in words.FEATURES:
        setattr(rules, f"has_{name}", name in episode.features)
    for name, value in zip(words.NUMBERS, episode.numbers, strict=True):
        setattr(rules, name, value)
    for table in (content.core.rules, content.core.costs, content.core.campaign):
        for name in table.__slots__:
            if hasattr(rules, name):
                setattr(rules, name, getattr(table, name))
    if rules.has_roof_barrels:
        rules.warning_cards = rules.campaign * content.core.campaign.warning_cards_per_win
    ally, kafar = content.allies[0], content.enemies[BIG_ONE]
    for name in ("hp", "ap", "move", "stuns"):
        setattr(rules, f"fang_{name}", getattr(ally, name))
    for name in KAFAR_NUMBERS:
        setattr(rules, f"kafar_{name}", getattr(kafar, name))
