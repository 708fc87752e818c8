"""A table that is set up by hand: who and what stands where, and whose turn begins.

Examples, lessons and other made-up moments are scenes. What a scene does not name is not on the map, but for
what the layout of the episode puts there for good. Its seed decides the dice, so the same moves lead to the
same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from ashfall.hardcity.content import load_content
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.course.rounds import ZERO_FOLLOWS, begin_officers_turn, gain_ability
from ashfall.hardcity.description.figures import describe_supply
from ashfall.hardcity.files import storage
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.ground import rows
from ashfall.hardcity.ground.cards import NORMAL, RAT, SOLDIER
from ashfall.hardcity.ground.holdings import people_in_play, person_key
from ashfall.hardcity.ground.setup import COOP, VERSUS, leaders_of, make_rules, officers_of
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import ROUND_TASK
from ashfall.hardcity.match import Match
from ashfall.table.errors import InvalidPosition, shown
from ashfall.table.random import Stream

__all__ = ["Posted", "StagedScene", "match_of"]

SHUFFLED: Final = 1  # the piles lie in the same order in every scene
Spaces = list[str]  # by label; twice for two of a kind
Count = Annotated[int, msgspec.Meta(ge=0, le=8)]


class Posted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An officer of a scene."""

    space: str
    hp: Count | None = None  # None: all of them
    ap: Count | None = None
    done: bool = False  # has acted in this round
    out_of_ammo: bool = False
    equipment: list[str] = []
    abilities: list[str] = []  # besides the one of the sheet


class StagedScene(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A moment of an episode: the turn of an officer begins, or what follows it."""

    officers: dict[str, Posted]  # everybody in play
    active: str
    is_zeros: bool = False  # the active officer has acted: Doctor Zero's turn begins, or AutoDoc's step
    episode: int = 1
    mode: Literal["coop", "versus"] = COOP
    event: int = 1  # number of the event card that chose the layout
    seed: int = 0
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    order: Count = 0
    chaos: Count = 0
    kills: Annotated[int, msgspec.Meta(ge=0)] = 0
    mutants: Spaces = []
    stunned: Spaces = []  # mutants that lie
    rats: Spaces = []
    soldiers: Spaces = []
    civilians: Spaces = []
    mayor: str = ""
    battery: str = ""
    barrels: Spaces = []
    crates: Spaces = []
    boxes: Spaces = []
    helicopter: str = ""
    dark: list[int] = []  # lamps that are off, from 1
    takes: list[str] = []  # after the opening, from the left
    hand: list[str] = []  # Doctor Zero's


def match_of(scene: StagedScene) -> Match:
    """The scene, ready to be played; raises InvalidPosition and InvalidRecord naming what cannot be."""
    options = Options(episode=scene.episode, mode=scene.mode, players=2 if scene.mode == VERSUS else 1)
    content, wishes = storage.content_of(options), storage.wishes_of(options)
    if not 1 <= scene.event <= len(content.events):
        raise InvalidPosition("event", f"expected 1 to {len(content.events)}, got {scene.event}")
    officers = list(officers_of(content, wishes))
    rules = make_rules(content, wishes, scene.event)
    s = deal(rules, Stream(SHUFFLED), officers, leaders_of(wishes, len(officers)), False)
    _Set(s).dress(scene)
    return Match.from_bytes(storage.to_bytes(s, options))


class _Set:
    """A dealt state on which figures, things and cards are put where a scene wants them."""

    def __init__(self, state: State) -> None:
        self.state = state

    def dress(self, scene: StagedScene) -> None:
        """Everything that the scene names; then its turn begins."""
        s, content = self.state, load_content()
        self._clear()
        for field, value in (
            (rows.ROUND, scene.round),
            (rows.ORDER, scene.order),
            (rows.CHAOS, scene.chaos),
            (rows.KILLS, scene.kills),
        ):
            s.put(field, value)
        for who, posted in self._cast(scene):
            self._post(who, posted)
        self._release("mutants", NORMAL, [*scene.mutants, *scene.stunned])
        for m in range(len(scene.mutants), len(scene.mutants) + len(scene.stunned)):
            s.flag_mutant(m, rows.LYING)  # the normal ones have the first numbers
        self._release("rats", RAT, scene.rats)
        self._release("soldiers", SOLDIER, scene.soldiers)
        self._lay("civilians", scene.civilians, rows.LOADS_AT, rows.CIVILIANS)
        self._lay("mayor", [scene.mayor] if scene.mayor else [], rows.LOADS_AT + rows.MAYOR, 1)
        self._lay("battery", [scene.battery] if scene.battery else [], rows.LOADS_AT + rows.BATTERY, 1)
        self._lay("barrels", scene.barrels, rows.LOADS_AT + rows.BARRELS, rows.LOADS - rows.BARRELS)
        self._lay("crates", [*scene.crates, *scene.boxes], rows.CRATES_AT, rows.CRATES)
        for crate in range(len(scene.crates), len(scene.crates) + len(scene.boxes)):
            s.put(rows.BOXES_AT + crate, 1)
        s.put(rows.HELICOPTER, self._space("helicopter", scene.helicopter) if scene.helicopter else -1)
        s.put(rows.LADDER_DOWN, int(bool(scene.helicopter)))
        self._switch_off(scene.dark)
        self._deal("takes", scene.takes, [card.key for card in content.takes], rows.TAKES, rows.TAKE_ROW)
        if scene.hand and s.rules.coop:
            raise InvalidPosition("hand", "expected no cards, AutoDoc has none in hand")
        self._deal("hand", scene.hand, [card.key for card in content.chaos], rows.CHAOS_PILE, rows.HAND)
        self._begin(scene)

    def _clear(self) -> None:
        """Take off the map whatever the layout put there, but for vehicles, manholes and lamps."""
        for start, count, empty in (
            (rows.MUTANTS_AT, rows.MUTANTS, -1),
            (rows.LOADS_AT, rows.LOADS, rows.SUPPLY),
            (rows.CRATES_AT, rows.CRATES, -1),
            (rows.BOXES_AT, rows.CRATES, 0),
        ):
            for i in range(count):
                self.state.put(start + i, empty)

    def _cast(self, scene: StagedScene) -> list[tuple[int, Posted]]:
        """The officers in play by number, each where the scene wants them."""
        in_play = people_in_play(self.state)
        keys = [person_key(who) for who in in_play]
        if sorted(scene.officers) != sorted(keys):
            raise InvalidPosition("officers", f"expected {', '.join(keys)}")
        return [(who, scene.officers[key]) for who, key in zip(in_play, keys, strict=True)]

    def _post(self, who: int, posted: Posted) -> None:
        s, key = self.state, person_key(who)
        s.set_person(who, rows.PLACE, self._space(f"officers.{key}.space", posted.space))
        s.set_person(who, rows.DONE, int(posted.done))
        s.set_person(who, rows.OUT_OF_AMMO, int(posted.out_of_ammo))
        s.set_person(who, rows.AP, s.person(who, rows.POOL) if posted.ap is None else posted.ap)
        for name in posted.abilities:
            self._teach(f"officers.{key}.abilities", who, name)
        if posted.hp is not None:
            s.set_person(who, rows.HEALTH, posted.hp)
        for name in posted.equipment:
            self._equip(f"officers.{key}.equipment", who, name)

    def _teach(self, field: str, who: int, name: str) -> None:
        number = self._number(field, name, [card.key for card in load_content().abilities])
        self._take(field, name, rows.ABILITIES + who, number)
        gain_ability(self.state, who, number)

    def _equip(self, field: str, who: int, name: str) -> None:
        cards = load_content().equipment
        number = self._number(field, name, [card.key for card in cards])
        pile = rows.POLICE if cards[number].deck == "police" else rows.CIVIL
        self._take(field, name, pile, number)
        held = rows.GEAR + number
        self.state.set_person(who, held, self.state.person(who, held) + 1)

    def _release(self, field: str, kind: int, labels: Sequence[str]) -> None:
        """Mutants of a kind, of which the episode may have none."""
        key = load_content().enemies[kind].key
        first = int(self.state.rules.first_of[kind])
        self._lay(field, labels, rows.MUTANTS_AT + first, describe_supply(self.state).get(key, 0))

    def _switch_off(self, lamps: Sequence[int]) -> None:
        there = [lamp for lamp in range(rows.LAMPS) if self.state.get(rows.LAMPS_AT + lamp)]
        for lamp in lamps:
            if lamp - 1 not in there:
                raise InvalidPosition("dark", f"expected lamps from 1 to {len(there)}, got {lamp}")
            self.state.put(rows.LAMPS_AT + lamp - 1, 0)

    def _lay(self, field: str, labels: Sequence[str], start: int, most: int) -> None:
        """One thing of a kind on each of these spaces."""
        if len(labels) > most:
            raise InvalidPosition(field, f"expected at most {most}, got {len(labels)}")
        for i, label in enumerate(labels):
            self.state.put(start + i, self._space(field, label))

    def _deal(self, field: str, names: Sequence[str], keys: Sequence[str], source: int, target: int) -> None:
        """Cards of a pile into another one, by name."""
        for name in names:
            number = self._number(field, name, keys)
            self._take(field, name, source, number)
            self.state.put_card(target, number)

    def _take(self, field: str, name: str, pile: int, number: int) -> None:
        place = self.state.find_card(pile, number)
        if place < 0:
            raise InvalidPosition(field, f'no card "{name}" is left in its pile')
        self.state.take_card(pile, place)

    def _number(self, field: str, name: str, keys: Sequence[str]) -> int:
        if name not in keys:
            raise InvalidPosition(field, f'expected one of {", ".join(keys)}, got "{shown(name)}"')
        return keys.index(name)

    def _space(self, field: str, label: str) -> int:
        labels = self.state.rules.board.labels
        if label not in labels:
            raise InvalidPosition(field, f'expected a space of the map, got "{shown(label)}"')
        return labels.index(label)

    def _begin(self, scene: StagedScene) -> None:
        """The turn of the scene: what the rules would have on their agenda then."""
        s = self.state
        stream = Stream(scene.seed)
        s.reseed(stream.a, stream.b, stream.c, stream.d)
        while s.get(rows.AGENDA_AT):
            s.finish()
        s.plan(ROUND_TASK, ZERO_FOLLOWS)
        who = self._active(scene.active)
        if scene.is_zeros:
            s.put(rows.ACTIVE, who)
            s.set_person(who, rows.DONE, 1)
        else:
            begin_officers_turn(s, who)

    def _active(self, key: str) -> int:
        by_key = {person_key(who): who for who in people_in_play(self.state)}
        if key not in by_key:
            raise InvalidPosition("active", f'expected one of {", ".join(by_key)}, got "{shown(key)}"')
        return by_key[key]
