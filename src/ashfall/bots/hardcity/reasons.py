"""What a move promises: a score, and in words what it brings and what it risks; from samples of what follows.

A sample is played on by the rules of thumb until the move has had its effect: the dice have fallen, the
damage is dealt, everybody who may answer has answered. What happened on the way is counted, and what happens
in enough of the samples is told, with its share of them where it is not certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ashfall.bots.hardcity.fields import UNREACHED, way_to_errand, way_to_safety
from ashfall.bots.hardcity.outlook import prey_at
from ashfall.bots.hardcity.policy import best_move, play_on
from ashfall.bots.hardcity.value import chance
from ashfall.hardcity.events import cards, map, people
from ashfall.hardcity.events.reading import read_events
from ashfall.hardcity.figures.mutants import is_active
from ashfall.hardcity.game import push
from ashfall.hardcity.ground.moves import END_TURN, FIELD, MOVE_MUTANT, STEP, a_of, b_of, verb_of
from ashfall.hardcity.ground.rows import ACTIVE, AP, MUTANTS, PLACE, ROUND
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.ground.tasks import (
    KAFAR_TURN,
    MUTANTS_ACT,
    OFFICER_TURN,
    REACTION,
    ROUND_TASK,
    ZERO_TURN,
)
from ashfall.hardcity.ground.trace import Trace
from ashfall.hardcity.telling import names
from ashfall.table.contract import Event, Seen
from ashfall.table.phrases import Argument, Phrase
from ashfall.table.random import Stream

__all__ = ["Prospect", "prospect_of"]

SAMPLES: Final = 40
LONGEST: Final = 40  # answers until a move has had its effect
DECISIONS: Final = 8  # by both sides after it, before its score is looked at
RARE: Final = 0.08  # what happens less often is not worth a word
MOST: Final = 4  # reasons for one move
REACH: Final = 2  # spaces that a mutant goes in one move
PLAYED_OUT: Final = frozenset({MUTANTS_ACT, KAFAR_TURN})  # what a card of Doctor Zero leads to
SETTLED: Final = PLAYED_OUT | {OFFICER_TURN, ZERO_TURN, ROUND_TASK}

# What may come of a move, the weightiest first, and whether it is good for the officers.
KINDS: Final = {
    "machine": True,
    "points-officers": True,
    "points-zero": False,
    "civilian-killed": False,
    "carried-off": False,
    "saved": True,
    "welded": True,
    "roof": True,
    "down": False,
    "kills": True,
    "kafar": True,
    "hurt-leaving": False,
    "hurt": False,
    "car": False,
    "boat": False,
    "explosion": True,
    "carries": True,
    "stuns": True,
    "healed": True,
    "equipment": True,
    "threatens": False,
    "deploys": False,
    "stand-up": False,
    "nearer": True,
    "safer": True,
    "danger": False,
    "reaction": False,
    "draws": False,
    "ammo": False,
    "idle": False,
}
# Events that are one of these, each counted once.
COUNTED: Final[dict[type[Event], str]] = {
    map.MutantKilled: "kills",
    map.MutantStunned: "stuns",
    map.MutantStoodUp: "stand-up",
    map.MutantDeployed: "deploys",
    map.CivilianKilled: "civilian-killed",
    map.Evacuated: "saved",
    map.LoadLeft: "carried-off",
    map.BarrelExploded: "explosion",
    map.Welded: "welded",
    map.RoofOpened: "roof",
    map.MachineDestroyed: "machine",
    map.CarAttacked: "car",
    map.BoatBoarded: "boat",
    people.EquipmentGained: "equipment",
}


class Fact(NamedTuple):
    """Something that came of a move in a sample; how many times is counted."""

    kind: str
    about: str = ""  # the key of whom it happens to


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move promises to the one who chooses."""

    score: float  # expected, soon after its effect: 0 a loss, 1 a win
    reasons: tuple[Phrase, ...]  # what speaks for it, then what it risks; the weightiest first


def prospect_of(view: Seen, code: int, seed: int) -> Prospect:
    """Look at a legal move."""
    state: State = view.state
    is_officers = state.chooser != state.rules.zero
    guesses = [view.sample(Stream((seed >> 1) + number)) for number in range(SAMPLES)]
    samples = [_effects(guess, code) for guess in guesses]
    mean = sum(_score_later(guess) for guess in guesses) / SAMPLES
    order = list(KINDS)
    facts = sorted({fact for sample in samples for fact in sample}, key=lambda f: (order.index(f.kind), f))
    told = [(fact, said) for fact in facts if (said := _told(fact, samples))][:MOST]
    gains = [said for fact, said in told if KINDS[fact.kind] == is_officers]
    risks = [said for fact, said in told if KINDS[fact.kind] != is_officers]
    reasons = (*gains, *(Phrase("bot-reason-risk", {"what": risk}) for risk in risks))
    return Prospect(mean if is_officers else 1 - mean, reasons)


def _score_later(s: State) -> float:
    """The officers' expected score when both sides have gone on for a while."""
    s.trace = None
    play_on(s, Stream(0), 0.0, DECISIONS)
    return chance(s)


def _told(fact: Fact, samples: Sequence[Counter[Fact]]) -> Phrase | None:
    """A fact as a phrase: the number to be expected, and how likely it is; None if it is rare."""
    counts = [sample[fact] for sample in samples]
    shares = {least: sum(count >= least for count in counts) / len(counts) for least in {*counts} - {0}}
    least = max(shares, key=lambda least: (least * shares[least], least))
    if shares[least] < RARE:
        return None
    given: dict[str, Argument] = {"count": least}
    if fact.about:
        given["who"] = names.person(fact.about)
    said = Phrase(f"bot-reason-{fact.kind}", given)
    if shares[least] == 1:
        return said
    return Phrase("bot-reason-likely", {"what": said, "chance": round(100 * shares[least])})


def _effects(s: State, code: int) -> Counter[Fact]:
    """What comes of a move in one sample, which goes on to where it has had its effect."""
    before, trace = s.copy(), Trace()
    settled = SETTLED - PLAYED_OUT if before.task() == ZERO_TURN else SETTLED
    s.trace = trace
    push(s, code)
    found: Counter[Fact] = Counter()
    for _ in range(LONGEST):
        if s.is_over() or s.task() in settled:
            break
        if s.task() == REACTION:
            found[Fact("reaction")] = 1
        push(s, best_move(s, Stream(0), 0.0))
    for event in read_events(s.rules, trace):
        found.update(_read(event))
    if before.get(ROUND) == 0:  # before the first round everybody gets cards, whatever is chosen
        del found[Fact("draws")]
    return found + _on_the_map(before, s, code)


def _read(event: Event) -> dict[Fact, int]:
    """What an event says."""
    if type(event) in COUNTED:
        return {Fact(COUNTED[type(event)]): 1}
    if isinstance(event, people.Scored):
        return {Fact("points-officers" if event.side == "order" else "points-zero"): event.points}
    if isinstance(event, people.OfficerHurt):
        return {Fact("hurt-leaving" if event.cause == "leaving" else "hurt", event.officer): event.hp}
    if isinstance(event, people.OfficerHealed):
        return {Fact("healed", event.officer): event.hp}
    if isinstance(event, people.OfficerStunned):
        return {Fact("down", event.officer): 1}
    if isinstance(event, people.AmmoOut):
        return {Fact("ammo", event.officer): 1}
    if isinstance(event, map.KafarHurt):
        return {Fact("kafar"): event.hp}
    if isinstance(event, cards.ChaosDrawn):
        return {Fact("draws"): event.count}
    return {}


def _on_the_map(before: State, after: State, code: int) -> Counter[Fact]:
    """What a step changes without an event of its own; only what has come about counts."""
    found: Counter[Fact] = Counter()
    verb = verb_of(code)
    if verb == MOVE_MUTANT:
        mutant = a_of(code)
        found[Fact("threatens")] = int(
            prey_at(before, before.mutant(mutant)) == 0 < prey_at(after, after.mutant(mutant))
        )
    elif before.task() == OFFICER_TURN:
        who = int(before.get(ACTIVE))
        if verb == END_TURN:
            found[Fact("idle")] = int(before.person(who, AP))
        elif verb == STEP:
            found.update(_stepped(before, after, who, b_of(code)))
    return +found


def _stepped(before: State, after: State, who: int, load: int) -> dict[Fact, int]:
    """How far a step leads on the way of the errand, or of who is led; how many mutants can follow."""
    here, there = int(before.person(who, PLACE)), int(after.person(who, PLACE))
    if there < 0:
        return {}
    safety = way_to_safety(before)
    way, kind = (way_to_errand(before, who, safety), "nearer") if load == FIELD else (safety, "carries")
    near = int(way[here] - way[there]) if way[here] < UNREACHED else 0
    more = _in_reach(after, there) - _in_reach(before, here)
    return {Fact(kind): near, Fact("danger"): more, Fact("safer"): -more}


def _in_reach(s: State, space: int) -> int:
    """How many active mutants could come to a space in one move."""
    board = s.rules.board
    return sum(is_active(s, m) and board.apart(s.mutant(m), space) <= REACH for m in range(MUTANTS))
