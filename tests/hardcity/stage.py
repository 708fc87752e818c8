"""A stage for tests: a match whose figures, cards and dice are put where a test needs them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ashfall.hardcity.content import Content, load_content
from ashfall.hardcity.content.words import NUMBERS
from ashfall.hardcity.course.deal import deal
from ashfall.hardcity.game import go_on, is_legal, push
from ashfall.hardcity.ground import cards, rows
from ashfall.hardcity.ground.moves import move, verb_of
from ashfall.hardcity.ground.rules import BIT, Rules
from ashfall.hardcity.ground.setup import VERSUS, Wishes, make_rules, officers_of
from ashfall.hardcity.ground.tasks import AUTO_STEP, OFFICER_TURN, ROUND_TASK, ZERO_TURN
from ashfall.hardcity.ground.trace import WORDS, Trace
from ashfall.table.random import Stream

SHIPPED = load_content()
CONTENT = replace(  # one card in every AutoDoc step: no episode adds any
    SHIPPED,
    episodes=tuple(
        replace(
            episode,
            numbers=tuple(
                0 if name in ("first_step_cards", "first_round_less") else number
                for name, number in zip(NUMBERS, episode.numbers, strict=True)
            ),
        )
        for episode in SHIPPED.episodes
    ),
)


class Stage:
    """A state with an empty map (only vehicles stand there), an empty agenda below and helpers for tests."""

    def __init__(
        self,
        episode: int = 1,
        mode: str = VERSUS,
        *,
        players: int | None = None,
        event: int = 1,
        content: Content = CONTENT,
    ) -> None:
        wishes = Wishes(episode=episode, mode=mode, players=players or (2 if mode == VERSUS else 1))
        self.officers = list(officers_of(content, wishes))
        rules = make_rules(content, wishes, event)
        self.state = deal(rules, Stream(1), self.officers, [0] * len(self.officers), False)
        self.state.trace = Trace()
        self.clear()

    @property
    def rules(self) -> Rules:
        return self.state.rules

    # Putting things where they should be.

    def clear(self) -> Stage:
        """Take every mutant, load and crate off the map and every task off the agenda."""
        s = self.state
        for m in range(rows.MUTANTS):
            s.row[rows.MUTANTS_AT + m] = -1
            s.row[rows.STATES_AT + m] = 0
        for load in range(rows.LOADS):
            s.row[rows.LOADS_AT + load] = rows.SUPPLY
        for crate in range(rows.CRATES):
            s.row[rows.CRATES_AT + crate] = -1
        s.row[rows.AGENDA_AT] = 0
        s.put(rows.ROUND, 1)
        s.plan(ROUND_TASK, 3)
        return self

    def space(self, label: str) -> int:
        """The number of a space."""
        return self.rules.board.labels.index(label)

    def label(self, space: int) -> str:
        """The label of a space."""
        return self.rules.board.labels[space]

    @property
    def zone(self) -> set[str]:
        """The labels of the spaces where the layout lets mutants come."""
        return {self.label(int(space)) for space in self.rules.board.zone}

    def points(self, what: int) -> int:
        """The VP that the episode gives for something, such as cards.SCORE_MAYOR_GONE."""
        return int(self.rules.points[what])

    def ground(self, label: str) -> int:
        """The number of a space where somebody can be: a vehicle of the layout does not stand on it."""
        space, board = self.space(label), self.rules.board
        assert space >= board.plain or board.vehicle_on[space] < 0, f"a vehicle stands on {label}"
        return space

    def officer(self, who: int, label: str, **fields: int) -> Stage:
        """Put an officer on a space, with fields by name: ``hp=2, ap=1``."""
        names = {"hp": rows.HEALTH, "most": rows.MOST, "ap": rows.AP, "stunned": rows.STUNNED}
        names |= {"done": rows.DONE, "empty": rows.OUT_OF_AMMO, "play": rows.IN_PLAY, "pool": rows.POOL}
        self.state.set_person(who, rows.PLACE, self.ground(label))
        for name, value in fields.items():
            self.state.set_person(who, names[name], value)
        return self

    def abilities(self, who: int, *numbers: int) -> Stage:
        """Give an officer abilities."""
        held = self.state.person(who, rows.CARDS)
        for number in numbers:
            held |= BIT[number]
        self.state.set_person(who, rows.CARDS, held)
        return self

    def gear(self, who: int, *numbers: int) -> Stage:
        """Give an officer equipment."""
        for number in numbers:
            self.state.set_person(who, rows.GEAR + number, self.state.person(who, rows.GEAR + number) + 1)
        return self

    def mutants(
        self, label: str, count: int = 1, *, kind: int = cards.NORMAL, lying: bool = False
    ) -> list[int]:
        """Put mutants on a space; their numbers."""
        s, found = self.state, []
        free = (m for m in range(rows.MUTANTS) if s.rules.kind_of[m] == kind and s.mutant(m) < 0)
        for m in list(free)[:count]:
            s.row[rows.MUTANTS_AT + m] = self.ground(label)
            s.row[rows.STATES_AT + m] = rows.LYING if lying else 0
            found.append(m)
        if kind == cards.BIG_ONE:
            s.put(rows.KAFAR_PLACE, rows.ON_MAP)
            s.put(rows.KAFAR_HEALTH, 4)
            s.put(rows.KAFAR_AP, s.rules.kafar_ap)
        return found

    def load(self, number: int, label: str) -> Stage:
        """Put a load (civilian 0 to 7, rows.MAYOR, rows.BATTERY, rows.BARRELS + n) on a space."""
        self.state.row[rows.LOADS_AT + number] = self.ground(label)
        return self

    def pile(self, pile: int, numbers: Iterable[int]) -> Stage:
        """Fill a pile, the top last."""
        while self.state.pile_size(pile):
            self.state.draw_card(pile)
        for number in numbers:
            self.state.put_card(pile, number)
        return self

    def hand(self, *numbers: int) -> Stage:
        """Doctor Zero's hand."""
        return self.pile(rows.HAND, numbers)

    def faces(self, *faces: int) -> Stage:
        """Look for a stream whose next dice show these faces."""
        s = self.state
        for seed in range(200_000):
            stream = Stream(seed)
            s.reseed(stream.a, stream.b, stream.c, stream.d)
            if all(s.rules.faces[s.below(6)] == face for face in faces):
                stream = Stream(seed)
                s.reseed(stream.a, stream.b, stream.c, stream.d)
                return self
        raise AssertionError(f"no stream shows {faces}")

    # Playing.

    def turn_of(self, who: int, spent: int = 0) -> Stage:
        """An officer's turn begins, or goes on when so many AP have been spent."""
        s = self.state
        s.put(rows.ACTIVE, who)
        s.put(rows.TURN_OF, rows.OFFICERS_TURN)
        s.put(rows.LAST_ACTION, -1)
        s.put(rows.SPENT, spent)
        s.set_person(who, rows.DONE, 1)
        s.plan(OFFICER_TURN)
        return self.go()

    def turn_of_zero(self) -> Stage:
        """Doctor Zero's turn begins; in co-op the AutoDoc step (set rows.ACTIVE before)."""
        self.state.put(rows.TURN_OF, rows.ZEROS_TURN)
        self.state.plan(AUTO_STEP if self.rules.coop else ZERO_TURN)
        return self.go()

    def plan(self, task: int, *numbers: int) -> Stage:
        """A task comes next."""
        self.state.plan(task, *numbers)
        return self.go()

    def go(self) -> Stage:
        """Go on to the next decision."""
        go_on(self.state)
        return self

    def do(self, verb: int, *fields: int) -> Stage:
        """Make a move, which must be legal."""
        code = move(verb, *fields)
        assert is_legal(self.state, code), f"{verb, fields} is not among {self.offers()}"
        push(self.state, code)
        return self

    def offers(self, verb: int | None = None) -> list[tuple[int, ...]]:
        """The legal moves as (verb, fields...), or the fields of those with one verb."""
        found = [(verb_of(int(code)), *_fields(int(code))) for code in self.state.legal]
        return found if verb is None else [fields[1:] for fields in found if fields[0] == verb]

    def can(self, verb: int, *fields: int) -> bool:
        """Whether a move is legal."""
        return bool(is_legal(self.state, move(verb, *fields)))

    # Looking.

    def person(self, who: int, field: int) -> int:
        return int(self.state.person(who, field))

    def where(self, m: int) -> str | None:
        """The label of a mutant's space, None in the supply."""
        space = int(self.state.mutant(m))
        return None if space < 0 else self.label(space)

    def lies(self, m: int) -> bool:
        return bool(self.state.is_mutant(m, rows.LYING))

    def get(self, field: int) -> int:
        return int(self.state.get(field))

    def events(self, kind: int) -> list[tuple[int, ...]]:
        """The facts of the events of one type so far."""
        assert self.state.trace is not None
        numbers: Sequence[Any] = [int(word) for word in self.state.trace.words]
        return [
            tuple(numbers[i + 1 : i + WORDS]) for i in range(0, len(numbers), WORDS) if numbers[i] == kind
        ]


def _fields(code: int) -> tuple[int, ...]:
    fields = [code >> 16 & 255, code >> 8 & 255, code & 255]
    while fields and fields[-1] == 255:
        fields.pop()
    return tuple(fields)
