"""What may come of a move: results with their chances, harm, reactions and points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction

import msgspec

from ashfall.hardcity.actions.reactions import answers
from ashfall.hardcity.content import load_content
from ashfall.hardcity.events.people import OfficerHurt
from ashfall.hardcity.files.notation import move_text
from ashfall.hardcity.ground.holdings import cards_in
from ashfall.hardcity.ground.rows import CHAOS_DISCARDS
from ashfall.hardcity.ground.state import State
from ashfall.hardcity.preview.branches import Branch, branches_of
from ashfall.hardcity.preview.prices import price_of
from ashfall.hardcity.preview.results import Result, result_of
from ashfall.hardcity.telling.decisions import TRIGGERS

__all__ = ["HarmPreview", "Preview", "ReactionPreview", "TargetPreview", "preview_of"]

Weighed = list[tuple[Fraction, Result]]


class TargetPreview(msgspec.Struct, frozen=True, kw_only=True):
    """What a mutant has to expect."""

    mutant: str
    killed: float  # chance
    stunned: float  # chance
    damage: float  # on average


class HarmPreview(msgspec.Struct, frozen=True, kw_only=True):
    """What an officer or the ally has to expect."""

    person: str
    cause: str  # leaving, attack, blast, cloud, reaction or shielding
    hp: float  # on average


class ReactionPreview(msgspec.Struct, frozen=True, kw_only=True):
    """Something to which Doctor Zero may react, whatever he holds."""

    trigger: str  # as in the kind of his decision
    chance: float
    cards: tuple[str, ...]  # that answer it and do not all lie on the discards


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a legal move costs and what may come of it.

    Chances are exact and those of the dice as they fall: nobody rolls again, pays for skulls, reacts or uses
    an ability or take that is asked for. Damage is spread so that it kills most and then stuns most; who
    leaves a space takes the harm. What is drawn from a pile, and what comes after, is not foreseen.
    """

    move: str
    price: int  # AP at once
    dice: int  # how many are rolled
    results: tuple[Result, ...]  # the likeliest first
    kills: float  # on average, as the next ones
    stuns: float
    order: float
    chaos: float
    targets: tuple[TargetPreview, ...]
    harm: tuple[HarmPreview, ...]
    reactions: tuple[ReactionPreview, ...]
    asks: tuple[str, ...]  # kinds of decisions that come before the move is done


def preview_of(s: State, code: int) -> Preview:
    """What may come of a legal move, made of what the state of a view knows."""
    ends = branches_of(s, code)
    weighed = [(end.chance, result_of(end)) for end in ends]
    return Preview(
        move=move_text(s.rules, code),
        price=price_of(s, code),
        dice=max(len(result.dice) for _, result in weighed),
        results=_merged(weighed),
        kills=_mean((chance, len(result.killed)) for chance, result in weighed),
        stuns=_mean((chance, len(result.stunned)) for chance, result in weighed),
        order=_mean((chance, result.order) for chance, result in weighed),
        chaos=_mean((chance, result.chaos) for chance, result in weighed),
        targets=_targets(weighed),
        harm=_harm(ends),
        reactions=_reactions(s, ends),
        asks=tuple(sorted({end.asks for end in ends if end.asks})),
    )


def _mean(values: Iterable[tuple[Fraction, int]]) -> float:
    return float(sum(chance * value for chance, value in values))


def _merged(weighed: Weighed) -> tuple[Result, ...]:
    """Equal results once, with the chance of all of them."""
    chances: dict[bytes, Fraction] = defaultdict(Fraction)
    results: dict[bytes, Result] = {}
    for chance, result in weighed:
        key = msgspec.json.encode(result)
        chances[key] += chance
        results[key] = result
    likely = sorted(results, key=lambda key: -chances[key])
    return tuple(msgspec.structs.replace(results[key], chance=float(chances[key])) for key in likely)


def _targets(weighed: Weighed) -> tuple[TargetPreview, ...]:
    """Every mutant that something may happen to."""
    found = {m for _, result in weighed for m in (*result.damage, *result.killed, *result.stunned)}
    return tuple(
        TargetPreview(
            mutant=m,
            killed=_mean((chance, int(m in result.killed)) for chance, result in weighed),
            stunned=_mean((chance, int(m in result.stunned)) for chance, result in weighed),
            damage=_mean((chance, result.damage.get(m, 0)) for chance, result in weighed),
        )
        for m in sorted(found)
    )


def _harm(ends: list[Branch]) -> tuple[HarmPreview, ...]:
    hp: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for end in ends:
        for event in end.events:
            if isinstance(event, OfficerHurt):
                hp[event.officer, event.cause] += end.chance * event.hp
    return tuple(
        HarmPreview(person=who, cause=why, hp=float(lost)) for (who, why), lost in sorted(hp.items())
    )


def _reactions(s: State, ends: list[Branch]) -> tuple[ReactionPreview, ...]:
    chances: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for end in ends:
        for window in set(end.triggers):
            chances[window] += end.chance
    return tuple(
        ReactionPreview(trigger=TRIGGERS[trigger][0], chance=float(chance), cards=_cards_for(s, trigger, who))
        for (trigger, who), chance in sorted(chances.items())
    )


def _cards_for(s: State, trigger: int, who: int) -> tuple[str, ...]:
    """Cards that would answer a trigger; those on the discards lie open, so nobody holds them."""
    played = cards_in(s, CHAOS_DISCARDS)
    return tuple(
        card.key
        for number, card in enumerate(load_content().chaos)
        if answers(s, number, trigger, who) and played.count(number) < card.copies
    )
