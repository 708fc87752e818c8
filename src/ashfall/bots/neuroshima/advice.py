"""Ideas for a person: moves that really differ, how good each is, what follows and why.

A search shares its time out by what looks best, so it tells moves that it seldom tried by a few noisy looks.
Here a first search chooses who is compared: its favourites, and the best move of every tile on every hex.
Each of them then grows a tree of its own after the move, from the same seed, and whoever may still be the
best is looked at next. Moves that come to the same are one idea: the turn in another order, another hex.

Only the view is known here. With a budget of iterations the same seed gives the same ideas, for ever.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ashfall.bots.contract import Bot, Candidate, Choice, LineMove, Request, Variant
from ashfall.bots.limits import SearchLimits
from ashfall.bots.neuroshima.branches import Branch
from ashfall.bots.neuroshima.opinions import score
from ashfall.bots.neuroshima.search import SearchBot
from ashfall.bots.thinking import Opinion, think
from ashfall.neuroshima.game import push
from ashfall.neuroshima.moves import DROP, PLACE, PLAY, a_of, b_of, verb_of
from ashfall.neuroshima.next_battle import NextBattle, next_battle
from ashfall.neuroshima.reasons import differences, in_the_long_run, lead_in_health, reasons_for
from ashfall.neuroshima.sentences import move_phrase
from ashfall.neuroshima.state import State
from ashfall.table.contract import Move
from ashfall.table.phrases import Phrase

__all__ = ["Adviser", "adviser"]

LEAST: Final = 200  # iterations with which comparing makes sense
SEARCHED: Final = 0.8  # share of the seconds; the rest goes into lines, battles and reasons
FIRST_SHARE: Final = 1 / 3  # of the budget, for the search that finds out who is compared
FAVOURITES: Final = 8  # of that search
COMPARED: Final = 24  # moves at most
CHUNK: Final = 16  # iterations of one look
CURIOSITY: Final = 0.5  # how much a move that was seldom looked at may still be better, as a lead
SAME_HEALTH: Final = 1  # moves that end the next battle so near to each other,
SAME_CHANCE: Final = 0.03  # and have chances so near, are one idea
SENTENCES: Final = 2  # about an idea that is not the best


def adviser(bot: Bot) -> Bot:
    """The one who explains what a bot thinks; bots that do not search speak for themselves."""
    return Adviser(bot) if isinstance(bot, SearchBot) else bot


@dataclass(frozen=True, slots=True)
class _Idea:
    """A move that was compared."""

    line: list[Move]  # it and what follows
    visits: int
    value: float  # expected score
    battle: NextBattle  # the next one after the moves of this turn that follow

    def is_like(self, other: _Idea, seats: Sequence[int]) -> bool:
        """Whether it comes to the same."""
        leads = [lead_in_health(idea.battle, seats) for idea in (self, other)]
        return (
            abs(self.value - other.value) <= SAME_CHANCE
            and abs(leads[0] - leads[1]) <= SAME_HEALTH
            and self.battle.after.count(0) == other.battle.after.count(0)
        )


class Adviser:
    """Compares the moves of a position as a search bot judges them."""

    def __init__(self, bot: SearchBot) -> None:
        self._bot = bot

    def choose(self, request: Request) -> Choice:
        """The best move and as many further ideas as were asked for."""
        limits = self._bot.limits.within(request.budget)
        state: State = request.view.state
        sides = int(state.rules.mode.sides)
        if sides > 2 or (limits.iterations is not None and limits.iterations < LEAST):
            return self._as_searched(request)
        start = time.monotonic()
        first = think(self._bot.root(state), request.seed, _share(limits), 1)
        branches = [
            Branch(state, opinion.code, self._bot.root, request.seed) for opinion in _compared(first.opinions)
        ]
        done = first.iterations + _compare(branches, limits, first.iterations, start)
        ideas = [_idea(state, branch) for branch in branches]
        listed = _listed(request, sorted(ideas, key=lambda idea: -idea.value))
        return Choice(listed[0].move, listed[0].value, tuple(listed), done, first.full)

    def _as_searched(self, request: Request) -> Choice:
        """Where there is nothing to compare with: the bot's own candidates, with the battles that follow."""
        choice = self._bot.choose(request)
        state: State = request.view.state
        ideas = [
            _Idea([one.move], one.visits, one.value, next_battle(state, (one.move,)))
            for one in choice.candidates
        ]
        listed = _listed(request, ideas)
        return replace(choice, candidates=tuple(listed))


def _share(limits: SearchLimits) -> SearchLimits:
    iterations = limits.iterations and int(limits.iterations * FIRST_SHARE)
    return SearchLimits(iterations, limits.seconds and limits.seconds * FIRST_SHARE)


def _compared(opinions: Sequence[Opinion]) -> list[Opinion]:
    """The favourites, then the best of every tile on every hex, by what the first search thinks of them."""
    favourites = sorted(opinions, key=lambda one: (-one.visits, -one.lead))[:FAVOURITES]
    chosen = {one.code: one for one in favourites}
    subjects = {_subject(one.code) for one in favourites}
    for one in sorted(opinions, key=lambda one: -one.lead):
        if len(chosen) < COMPARED and _subject(one.code) not in subjects:
            subjects.add(_subject(one.code))
            chosen[one.code] = one
    return list(chosen.values())


def _subject(code: int) -> tuple[int, int, int]:
    """What a move is about: what is done with which tile, and where."""
    verb = verb_of(code)
    return verb, a_of(code) if verb in (PLACE, PLAY, DROP) else 0, b_of(code)


def _compare(branches: Sequence[Branch], limits: SearchLimits, done: int, start: float) -> int:
    """Look at whoever may still be the best, until the budget is used up; how often."""
    looked = 0
    for branch in branches:
        looked += branch.run(CHUNK)
    open_ones = [branch for branch in branches if not branch.is_settled]
    while True:
        if limits.iterations is not None and done + looked >= limits.iterations:
            return looked
        if limits.seconds is not None and time.monotonic() - start >= limits.seconds * SEARCHED:
            return looked
        if not open_ones:
            return looked
        most = max(open_ones, key=lambda one: one.lead + CURIOSITY / math.sqrt(one.visits))
        looked += most.run(CHUNK)


def _idea(state: State, branch: Branch) -> _Idea:
    value = score(branch.lead, int(state.rules.mode.sides))
    line = branch.line()
    return _Idea(line, branch.visits, value, next_battle(state, line))


# What is told.


def _listed(request: Request, ideas: Sequence[_Idea]) -> list[Candidate]:
    """The ideas that differ, the best first; the others are told with the one that they are like."""
    state: State = request.view.state
    friends = int(state.rules.mode.friends[state.chooser])
    seats = [seat for seat in range(int(state.rules.seats)) if friends >> seat & 1]
    groups: list[list[_Idea]] = []
    for idea in ideas:
        group = next((group for group in groups if idea.is_like(group[0], seats)), None)
        if group is None:
            groups.append([idea])
        else:
            group.append(idea)
    now = next_battle(state)
    best = groups[0][0]
    return [
        _candidate(request, group, best, seats, _reasons(group[0], ideas, now, seats))
        for group in groups[: max(1, request.alternatives)]
    ]


def _candidate(
    request: Request, group: Sequence[_Idea], best: _Idea, seats: Sequence[int], reasons: tuple[Phrase, ...]
) -> Candidate:
    idea = group[0]
    behind = lead_in_health(best.battle, seats) - lead_in_health(idea.battle, seats)
    return Candidate(
        request.view.move(idea.line[0].code),
        idea.value,
        idea.visits,
        reasons,
        loss=best.value - idea.value,
        behind=behind,
        before=tuple(idea.battle.before),
        after=tuple(idea.battle.after),
        line=_line(request.view.state, idea.line),
        variants=tuple(Variant(request.view.move(one.line[0].code), one.value) for one in group[1:]),
    )


def _line(state: State, moves: Sequence[Move]) -> tuple[LineMove, ...]:
    """A line, each move in the words of its position."""
    told, trial = [], state.copy()
    for move in moves:
        told.append(LineMove(move, move_phrase(trial, move), int(trial.chooser)))
        push(trial, move.code)
    return tuple(told)


def _reasons(
    idea: _Idea, ideas: Sequence[_Idea], now: NextBattle, seats: Sequence[int]
) -> tuple[Phrase, ...]:
    """Why an idea is the best: what it changes. Why it is not: what is worse than after the best."""
    best = ideas[0]
    if idea is not best:
        found = sorted(differences(idea.battle, best.battle), key=lambda one: one.helps(seats))
        behind = lead_in_health(best.battle, seats) - lead_in_health(idea.battle, seats)
        told = reasons_for(found, SENTENCES)
        return told if behind > 0 and told else (*told, in_the_long_run(idea.value, best.value))
    unchanged = idea.battle.unfought if idea.battle.is_started_by_move else now
    found = sorted(differences(idea.battle, unchanged), key=lambda one: not one.helps(seats))
    told = reasons_for(found)
    if told:
        return told
    rival = next((one for one in ideas if not one.is_like(best, seats)), None)
    return (Phrase("reason-no-difference") if rival is None else in_the_long_run(best.value, rival.value),)
