"""What a bot thinks of a game: its chances turn by turn, and the turns that cost most.

It is shown what whoever had to choose could know, never what lay in the piles, and thinks by iterations: the
same game is always judged in the same way. It looks at every choice for a moment, and then longer at those
that look dear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

import msgspec

from ashfall.bots.contract import Budget, Candidate, Request
from ashfall.bots.faults import ask as ask_bot
from ashfall.bots.registry import make_bot
from ashfall.neuroshima import Match
from ashfall.neuroshima.next_battle import NextBattle, next_battle
from ashfall.neuroshima.reasons import differences, in_the_long_run, reasons_for
from ashfall.neuroshima.record import parse_record
from ashfall.neuroshima.sentences import move_phrase
from ashfall.server.neuroshima.review import ChoiceMade, Course, Reviewing, turning_at
from ashfall.server.neuroshima.review_shapes import CostlyTurn, Judgement, TurnChance, TurningPoint
from ashfall.server.neuroshima.shapes import NAME
from ashfall.server.neuroshima.sight import unit_sights
from ashfall.server.rooms.errands import Errand
from ashfall.server.undertakings import AskErrand
from ashfall.table.contract import Move
from ashfall.table.phrases import Phrase

__all__ = ["JUDGE", "CostErrand", "Look", "LookErrand", "judge"]

JUDGE: Final = "warlord"
SEED: Final = 20  # any number: the same game is judged in the same way for ever
GLANCE: Final = 250  # iterations for every choice
LONG_LOOK: Final = 3000  # and for those that look dear
MOST_MOVES: Final = 100_000  # more than there ever are
SECONDS: Final = 120.0  # for one errand, where nothing is compiled
SHOWN: Final = 3  # of a seat
REASONS: Final = 2  # for a better move
LOOKED_AT: Final = 7  # of a seat, of which those are shown
LEAST_COST: Final = 0.02  # of a chance; less is a matter of taste
LEAST_TURN: Final = 0.05  # by which a chance changes where a game turns


@dataclass(frozen=True, slots=True)
class Look:
    """What the bot thinks of one choice; chances are those of the side that had it."""

    step: int
    best: str
    chance: float  # after the best move
    played: float  # after that which was made

    @property
    def cost(self) -> float:
        """By how much the chance is worse than it had to be."""
        return self.chance - self.played


@dataclass(frozen=True, slots=True)
class LookErrand(Errand[tuple[Look, ...]]):
    """A moment for each of some choices, which stand in order."""

    seconds = SECONDS
    record: str
    steps: tuple[int, ...]
    iterations: int = GLANCE

    @property
    def is_long(self) -> bool:
        """Always: tables come first."""
        return True

    def work(self) -> tuple[Look, ...]:
        """Replay the game and look."""
        record = parse_record(self.record)
        match, looks = Match.from_record(record, upto=self.steps[0]), []
        for step in self.steps:
            match.push_all(record.moves[len(match.moves) : step], len(match.moves))
            looks.append(_look(match, record.moves[step], step, self.iterations))
        return tuple(looks)


@dataclass(frozen=True, slots=True)
class CostErrand(Errand[tuple[Look, CostlyTurn]]):
    """A long look at one choice, and how people are told what it cost."""

    seconds = SECONDS
    record: str
    step: int
    iterations: int = LONG_LOOK

    @property
    def is_long(self) -> bool:
        """Always: tables come first."""
        return True

    def work(self) -> tuple[Look, CostlyTurn]:
        """Replay the game, look and compare."""
        record = parse_record(self.record)
        match = Match.from_record(record, upto=self.step)
        look = _look(match, record.moves[self.step], self.step, self.iterations)
        return look, _told(match, look, match.parse(record.moves[self.step]), match.parse(look.best))


def _look(match: Match, played: str, step: int, iterations: int) -> Look:
    request = Request(match.view(), SEED + step, Budget(iterations=iterations), MOST_MOVES)
    found = ask_bot(make_bot(JUDGE, NAME), request).candidates
    own, best = _same(found, match.parse(played).text), found[0]
    if own is None or own.value >= best.value:
        best = own or best
        return Look(step, best.move.text, best.value, best.value)
    return Look(step, best.move.text, best.value, own.value)


def _same(found: Sequence[Candidate], played: str) -> Candidate | None:
    """The candidate that does what was played: of facings that look alike, a bot considers the first."""
    verb, _, last = played.rpartition(" ")
    alike = {candidate.move.text: candidate for candidate in found}
    if played in alike or not last.isdigit():
        return alike.get(played)
    facings = [int(text.rpartition(" ")[2]) for text in alike if text.rpartition(" ")[0] == verb]
    period = next(period for period in (1, 2, 3, 6) if period > max(facings, default=0))
    return alike.get(f"{verb} {int(last) % period}")


def _told(match: Match, look: Look, played: Move, better: Move) -> CostlyTurn:
    state = match.state
    played_out, better_out = next_battle(state, [played]), next_battle(state, [better])
    return CostlyTurn(
        seat=int(state.chooser),
        turn=match.turn_number,
        step=look.step,
        played=move_phrase(state, played),
        better=move_phrase(state, better),
        better_move=better.text,
        played_hexes=_hexes(match, played),
        better_hexes=_hexes(match, better),
        chances=[look.played, look.chance],
        health=[played_out.after, better_out.after],
        why=list(_why(match, look, played_out, better_out, better)),
        units=unit_sights(state),
    )


def _hexes(match: Match, move: Move) -> list[str]:
    """The hexes that a move names."""
    labels = match.state.rules.board.labels
    return [word for word in move.text.split() if word in labels]


def _wins(match: Match, move: Move) -> bool:
    """Whether a move wins the game at once."""
    after, seat = match.copy(), int(match.state.chooser)
    after.push(move)
    return after.outcome is not None and not after.outcome.drawn and seat in after.outcome.winners


def _why(match: Match, look: Look, played: NextBattle, better: NextBattle, move: Move) -> Sequence[Phrase]:
    """What speaks for the better move: that it wins, what it changes in the next battle, or its chances."""
    if _wins(match, move):
        return [Phrase("review-why-wins")]
    side = match.sides[int(match.state.chooser)]
    own = [seat for seat, other in enumerate(match.sides) if other == side]
    found = reasons_for([one for one in differences(better, played) if one.helps(own)], REASONS)
    return found or [in_the_long_run(look.chance, look.played)]


# All of a game.


async def judge(reviewing: Reviewing, ask: AskErrand, told: Callable[[float], None]) -> bytes:
    """Judge a game that was played through; ``told`` hears the share that is done."""
    review, course = reviewing.review, reviewing.course
    record, judged = review.record, review.judged
    choices = _worth_a_look(reviewing.choices, judged)
    turns = [tuple(group) for _, group in groupby(choices, key=lambda choice: choice.turn)]
    work = len(turns) + LOOKED_AT * len(judged)
    looks: dict[int, Look] = {}
    for number, turn in enumerate(turns):
        told(number / work)
        found = await ask(LookErrand(record, tuple(choice.step for choice in turn)))
        looks.update((look.step, look) for look in found)
    costs = []
    dear = [step for seat in judged for step in _dearest(choices, looks, seat)]
    for number, step in enumerate(dear):
        told((len(turns) + number) / (len(turns) + len(dear)))
        costs.append(await ask(CostErrand(record, step)))
    chances = _chances(choices, looks, course)
    return msgspec.json.encode(
        Judgement(
            done=1.0,
            judge=JUDGE,
            chances=chances,
            turns=[cost for seat in judged for cost in _shown(costs, seat)],
            turning=_turning(course, chances),
        )
    )


def _worth_a_look(choices: Sequence[ChoiceMade], judged: Sequence[int]) -> list[ChoiceMade]:
    """All choices of those who are judged, and the first of every turn."""
    by_turn = {choice.turn: choice for choice in reversed(choices)}
    firsts = {choice.step for choice in by_turn.values()}
    return [choice for choice in choices if choice.seat in judged or choice.step in firsts]


def _dearest(choices: Iterable[ChoiceMade], looks: dict[int, Look], seat: int) -> list[int]:
    """The dearest choice of each turn of a seat, the dearest turns of all."""
    own = [choice for choice in choices if choice.seat == seat]
    best = [
        max((looks[choice.step] for choice in turn), key=lambda look: look.cost)
        for _, turn in groupby(own, key=lambda choice: choice.turn)
    ]
    ranked = sorted(best, key=lambda look: (-look.cost, look.step))
    return [look.step for look in ranked[:LOOKED_AT] if look.cost >= LEAST_COST / 2]


def _shown(costs: Iterable[tuple[Look, CostlyTurn]], seat: int) -> list[CostlyTurn]:
    own = [(look, cost) for look, cost in costs if cost.seat == seat and look.cost >= LEAST_COST]
    own.sort(key=lambda pair: (-pair[0].cost, pair[0].step))
    return [cost for _, cost in own[:SHOWN]]


def _chances(choices: Sequence[ChoiceMade], looks: dict[int, Look], course: Course) -> list[TurnChance]:
    """At the start of every turn; with more than two sides nobody's chance tells those of the others."""
    if len(set(course.sides)) != 2:
        return []
    firsts = {choice.turn: choice for choice in reversed(choices)}
    found = []
    for turn, choice in sorted(firsts.items()):
        chance = looks[choice.step].chance
        own = chance if course.sides[choice.seat] == 0 else 1 - chance
        found.append(TurnChance(turn=turn, step=choice.step, chance=own))
    return found


def _turning(course: Course, chances: Sequence[TurnChance]) -> TurningPoint | None:
    """The turn by which the chance of the winners rose most."""
    side = course.winning_side
    if side is None or not chances:
        return None
    own = [point.chance if side == 0 else 1 - point.chance for point in chances] + [1.0]
    gains = [after - before for before, after in pairwise(own)]
    place = max(range(len(gains)), key=gains.__getitem__)
    if gains[place] < LEAST_TURN:
        return None
    turn = next(turn for turn in course.turns if turn.number == chances[place].turn)
    return turning_at(turn, side, own[place : place + 2])
