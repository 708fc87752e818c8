"""Positions to draw: any layout of any episode, played on at random, and what a drawing says of itself."""

from __future__ import annotations

from collections import Counter
from xml.etree.ElementTree import Element, fromstring

from ashfall.hardcity.content import load_content
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.game import go_on, push
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.setup import VERSUS, Wishes, leaders_of, make_rules, officers_of
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

CONTENT = load_content()
EPISODES = tuple(episode.number for episode in CONTENT.episodes)
LAYOUTS = tuple(
    (episode.number, layout.events[0]) for episode in CONTENT.episodes for layout in episode.layouts
)


def begin(episode: int, event: int = 1, mode: str = VERSUS, seed: int = 1, moves: int = 0) -> State:
    """A match with the ally, after some random moves."""
    wishes = Wishes(episode=episode, mode=mode, players=2 if mode == VERSUS else 1)
    officers = officers_of(CONTENT, wishes)
    rules = make_rules(CONTENT, wishes, event)
    state = deal(rules, Stream(seed), list(officers), leaders_of(wishes, len(officers)), True)
    go_on(state)
    stream = Stream(seed)
    for _ in range(moves):
        if state.is_over():
            break
        push(state, int(state.legal[int(stream.below(len(state.legal)))]))
    return state


def groups(drawing: str | Element, attribute: str) -> list[dict[str, str]]:
    """The attributes of all groups that have this one."""
    root = fromstring(drawing) if isinstance(drawing, str) else drawing
    return [found.attrib for found in root.iter() if attribute in found.attrib]


def pieces_drawn(drawing: str) -> Counter[str]:
    """How many pieces of each key stand on the maps, those that a number stands for included."""
    found: Counter[str] = Counter()
    root = next(each for each in fromstring(drawing).iter() if each.get("data-layer") == "map")
    _count(root, 1, found)
    return found


def _count(element: Element, times: int, found: Counter[str]) -> None:
    times *= int(element.get("data-count", 1))
    if "data-piece" in element.attrib:
        found[element.attrib["data-key"]] += times
    for child in element:
        _count(child, times, found)


def pieces_of(state: State) -> Counter[str]:
    """The same, counted in the state."""
    found: Counter[str] = Counter()
    names = [officer.key for officer in CONTENT.officers] + [ally.key for ally in CONTENT.allies]
    for who, name in enumerate(names):
        if state.person(who, rows.IN_PLAY) and state.person(who, rows.PLACE) >= 0:
            found[name] += 1
    for m in range(rows.MUTANTS):
        if state.mutant(m) >= 0:
            found[CONTENT.enemies[int(state.rules.kind_of[m])].key] += 1
    for load in range(rows.LOADS):
        if state.load(load) >= 0:
            found[load_key(load)] += 1
    for crate in range(rows.CRATES):
        if state.get(rows.CRATES_AT + crate) >= 0:
            found["box" if state.get(rows.BOXES_AT + crate) else "crate"] += 1
    return found


def load_key(load: int) -> str:
    """What a load is."""
    if load < rows.CIVILIANS:
        return "civilian"
    return {rows.MAYOR: "mayor", rows.BATTERY: "battery"}.get(load, "barrel")
