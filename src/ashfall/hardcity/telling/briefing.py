"""What an episode is about, how it scores and what is special in it, as phrases for people.

Everything follows from the words and numbers of the episode's file, so an episode of anybody's own is told
in the same way, and a number that is tuned is told as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.content.words import CHAOS_SCORES, ORDER_SCORES
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.telling import names
from ashfall.table.phrases import Argument, Listing, Phrase

__all__ = ["Briefing", "EpisodeRule", "brief", "mechanism_rule", "mechanisms"]


class EpisodeRule(msgspec.Struct, frozen=True):
    """A sentence, and the clause of the rules that it stands for."""

    text: Phrase
    clause: str


class Briefing(msgspec.Struct, frozen=True):
    """What the players of an episode should know before it begins."""

    about: Phrase | None  # None: an episode of somebody's own that says nothing about itself
    goal: EpisodeRule
    order: tuple[EpisodeRule, ...]  # what gives the officers points
    chaos: tuple[EpisodeRule, ...]  # what gives Doctor Zero or AutoDoc points
    special: tuple[EpisodeRule, ...]


def brief(script: Episode, mode: str) -> Briefing:
    """The briefing of an episode in a mode."""
    goal = Phrase("hc-goal", {"mode": mode, "goal": script.amount("goal")})
    return Briefing(
        about=names.about(script),
        goal=EpisodeRule(goal, "HC-11.1"),
        order=tuple(_scoring(script, ORDER_SCORES)),
        chaos=(*_scoring(script, CHAOS_SCORES), *_scoring_anywhere(script, mode)),
        special=tuple(_special_rules(script, mode)),
    )


# Scoring.


def _scoring(script: Episode, scores: tuple[str, ...]) -> Iterator[EpisodeRule]:
    clause = "HC-12" if script.own else f"HC-12.{script.number}"
    for score in scores:
        if script.points(score):
            yield EpisodeRule(Phrase(f"hc-scoring-{names.text_key(score)}", _worth(script, score)), clause)


def _worth(script: Episode, score: str) -> dict[str, Argument]:
    points = script.points(score)
    if score == "kills":
        return {"points": points, "kills": load_content().core.rules.kills_per_level}
    if score == "machine_destroyed":
        return {"points": points, "way": "wins" if points >= script.amount("goal") else "scores"}
    return {"points": points}


def _scoring_anywhere(script: Episode, mode: str) -> Iterator[EpisodeRule]:
    """What scores for chaos in every episode."""
    rules = load_content().core.rules
    yield EpisodeRule(Phrase("hc-scoring-horde", {"points": rules.horde_vp}), "HC-8.12")
    if mode == COOP:
        yield EpisodeRule(Phrase("hc-scoring-exhausted", {"points": rules.exhausted_vp}), "HC-13.12")
        if not script.amount("roof_mutants_for_vp"):
            yield EpisodeRule(Phrase("hc-scoring-cards"), "HC-17.7")


# Special rules: the clauses of a mechanism in the shipped episodes, and the numbers that its text tells.
_MECHANISMS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "S": (("HC-14.3.1", "HC-14.5.1"), ()),
    "S_and_P": (("HC-14.4.1",), ("officers_on_s",)),
    "flamethrower_found": (("HC-14.3.1",), ()),
    "event_civilians": (("HC-14.1.2",), ()),
    "event_crates": (("HC-14.1.2", "HC-14.2.2"), ()),
    "event_mutants": (("HC-14.2.2",), ("mutants_on_symbol",)),
    "helicopter_turns": (("HC-14.1.3",), ()),
    "manhole_closes": (("HC-14.3.2",), ()),
    "zero_places_clouds": (("HC-14.3.3",), ("clouds_per_round",)),
    "bus_unloads": (("HC-14.4.2",), ("civilians_per_round",)),
    "crate_at_helicopter": (("HC-14.4.3",), ()),
    "lamps_set": (("HC-14.5.2",), ()),
    "explosive_barrels": (("HC-14.1.4",), ("barrel_needed", "blast_here", "blast_near")),
    "evacuate_by_helicopter": (("HC-14.1.6",), ("evacuate_ap",)),
    "call_helicopter": (("HC-14.1.7", "HC-14.4.5"), ("call_helicopter_ap",)),
    "weld": (("HC-14.2.3",), ("weld_ap", "weld_dice", "weld_hits", "weld_sure_ap")),
    "cargo_barrels": (("HC-14.2.5",), ("barrels_on_truck",)),
    "deploy_at_manholes": (("HC-14.2.9",), ()),
    "take_from_cars": (("HC-14.3.5",), ("civilians_per_car", "take_from_car_ap")),
    "evacuate_to_car": (("HC-14.3.7",), ("evacuate_ap",)),
    "attack_car": (("HC-14.3.4",), ()),
    "mayor": (("HC-14.3.8",), ()),
    "sewer": (("HC-14.3.10",), ()),
    "toxic_clouds": (("HC-14.3.12",), ("cloud_hp",)),
    "bus": (("HC-14.4.4",), ("civilians_on_bus",)),
    "boat": (("HC-14.4.6",), ("evacuate_ap", "boat_lure")),
    "lamps": (("HC-14.5.3",), ()),
    "deploy_in_the_dark": (("HC-14.5.4",), ()),
    "battery": (("HC-14.5.5",), ("generator_ap",)),
    "roof_door": (("HC-14.5.6",), ("door_ap",)),
    "roof_barrels": (("HC-14.5.8",), ("roof_barrels", "roof_barrel_needed")),
    "machine": (("HC-14.5.9",), ("machine_needed",)),
}
_CALLED: Final = {"S": "start_s", "S_and_P": "start_s_and_p"}  # the rest is called as in the data files
_TOLD_OTHERWISE: Final = ("police_car", "clouds_clear")  # by the opening, and where clouds come
_CLOUDS: Final = ("zero_places_clouds", "toxic_clouds")  # only Doctor Zero himself lays any


def _special_rules(script: Episode, mode: str) -> Iterator[EpisodeRule]:
    opening = names.take(script.opening)
    text = names.explanation(opening, script)
    yield EpisodeRule(Phrase("hc-rule-opening", {"name": opening, "text": text}), "HC-7.3")
    yield from (mechanism_rule(script, mode, word) for word in mechanisms(script, mode))
    yield from _figures(script, mode)
    special = names.special((script.versus if mode == VERSUS else script.auto).effect)
    told: dict[str, Argument] = {"name": special, "text": names.explanation(special, script)}
    yield EpisodeRule(Phrase("hc-rule-special", told), "HC-17.6" if mode == VERSUS else "HC-17.8")


def mechanisms(script: Episode, mode: str) -> tuple[str, ...]:
    """What is special in an episode, by the words of its file, as far as a sentence tells it."""
    used = (script.start, *script.steps, *script.features)
    untold = (*_TOLD_OTHERWISE, *(_CLOUDS if mode == COOP else ()))
    return tuple(word for word in used if word not in untold)


def mechanism_rule(script: Episode, mode: str, word: str) -> EpisodeRule:
    """The sentence of one of these words."""
    clauses, numbers = _MECHANISMS[word]
    told: dict[str, Argument] = {number: script.amount(number) for number in numbers}
    if word in _MORE:
        told |= _MORE[word](script, mode)
    here = [clause for clause in clauses if clause.startswith(f"HC-14.{script.number}.")]
    name = names.text_key(_CALLED.get(word, word))
    return EpisodeRule(Phrase(f"hc-rule-{name}", told), (here or clauses)[0])


def _figures(script: Episode, mode: str) -> Iterator[EpisodeRule]:
    """Who comes, and what is different about the usual ones."""
    enemies = Listing(tuple(names.enemy(key) for key in script.enemies))
    if script.enemies:
        yield EpisodeRule(Phrase("hc-rule-enemies", {"enemies": enemies}), "HC-14.0.2")
    health = ("kafar_hp_versus",) if mode == VERSUS else ("kafar_hp_coop_start", "kafar_hp_coop_per_letter")
    if script.amount(health[0]):
        given: dict[str, Argument] = {number: script.amount(number) for number in health}
        yield EpisodeRule(Phrase("hc-rule-kafar-hp", {"mode": mode, **given}), "HC-14.5.10")
    if not script.points("kills"):
        yield EpisodeRule(Phrase("hc-rule-kills-without-points"), "HC-14.5.11")
    roof = script.amount("roof_mutants_for_vp")
    if mode == COOP and roof:
        yield EpisodeRule(Phrase("hc-rule-roof-mutants-for-vp", {"roof_mutants_for_vp": roof}), "HC-14.5.12")
    first = script.amount("first_step_cards")
    if mode == COOP and first:
        yield EpisodeRule(Phrase("hc-rule-first-step-cards", {"first_step_cards": first}), "HC-13.20")
    less = script.amount("first_round_less")
    if mode == COOP and less:
        yield EpisodeRule(Phrase("hc-rule-first-round-less", {"first_round_less": less}), "HC-13.20")
    dark = script.amount("lamps_less")
    if "lamps_set" in script.steps and dark:
        yield EpisodeRule(Phrase("hc-rule-lamps-less", {"lamps_less": dark}), "HC-14.5.2")
    more = load_content().core.campaign.warning_cards_per_win
    if "roof_barrels" in script.features and more:
        told: dict[str, Argument] = {"mode": mode, "warning_cards_per_win": more}
        yield EpisodeRule(Phrase("hc-rule-warning-cards", told), "HC-11.6")


def _by_mode(_: Episode, mode: str) -> dict[str, Argument]:
    return {"mode": mode}


# What a text is told beside the numbers of the episode.
_MORE: Final[dict[str, Callable[[Episode, str], dict[str, Argument]]]] = {
    "event_civilians": lambda _, __: {"symbols": len(load_content().events[0].civilians)},
    "event_mutants": lambda _, __: {"symbols": len(load_content().events[0].mutants)},
    "lamps_set": lambda script, mode: {"mode": mode, "lamps": script.amount(f"lamps_on_{mode}")},
    "cargo_barrels": _by_mode,
    "mayor": _by_mode,
    "boat": _by_mode,
    "roof_barrels": lambda _, __: {"roof_barrels_per_win": load_content().core.campaign.roof_barrels_per_win},
}
