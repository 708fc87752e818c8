"""Games to go on with, as files that a person can open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ashfall.neuroshima import Match
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.events import PhaseStarted, Removed, Wound
from ashfall.table.random import Stream
from tests.neuroshima.plays import pick

__all__ = [
    "SIX",
    "army_name",
    "before_battle",
    "before_empty_battle",
    "hexes",
    "late",
    "of_six",
    "save",
    "searched",
    "tile_name",
    "whole",
]

MOST_GAMES = 400
BATTLE = "play battle"
SIX = ("moloch", "borgo", "outpost", "hegemony", "steel_police", "moloch")


def searched(
    armies: tuple[str, str], fits: Callable[[Match], bool], options: dict[str, bool | str] | None = None
) -> Match:
    """The first moment in the games of these armies that fits; the same one every time."""
    for seed in range(MOST_GAMES):
        match, stream = Match(list(armies), seed=seed, options=options), Stream(seed)
        while not match.over:
            if fits(match):
                return match
            match.push(pick([move.code for move in match.legal], stream))
    raise AssertionError(f"no game of {armies} has such a moment")


def before_battle(armies: tuple[str, str] = ("moloch", "borgo"), units: int = 8) -> Match:
    """Somebody may start a battle that wounds both HQs and asks nobody, with this many units on the board."""

    def fits(match: Match) -> bool:
        if len(match.units()) < units or BATTLE not in {move.text for move in match.legal}:
            return False
        after = match.copy()
        after.push(BATTLE)
        is_whole = after.decision is not None and after.turn != match.turn
        return is_whole and all(after.health(seat) < match.health(seat) for seat in (0, 1))

    return searched(armies, fits)


def before_empty_battle(armies: tuple[str, str] = ("moloch", "borgo")) -> Match:
    """Somebody may start a battle in which units act but nobody is hit."""

    def fits(match: Match) -> bool:
        if BATTLE not in {move.text for move in match.legal}:
            return False
        happened = match.copy().push(BATTLE)
        acts = any(isinstance(event, PhaseStarted) for event in happened)
        return acts and not any(isinstance(event, Wound | Removed) for event in happened)

    return searched(armies, fits)


def late(armies: tuple[str, ...], mode: str, left: int, variants: tuple[str, ...] = ()) -> Match:
    """A turn of the first seat in a game of many, as soon as somebody has only so many tiles left to draw."""
    for seed in range(MOST_GAMES):
        match, stream = Match(list(armies), seed=seed, mode=mode, variants=variants), Stream(seed)
        while not match.over:
            is_first = match.turn == 0 and match.decision is not None and match.decision.kind == "turn"
            if is_first and min(len(pile) for pile in match.position()["decks"]) <= left:
                return match
            match.push(pick([move.code for move in match.legal], stream))
    raise AssertionError(f"no game of {armies} comes so far")


def of_six() -> Match:
    """A turn in the middle of a game of six, who have a board of 37 hexes."""
    return late(SIX, "ffa", left=18)


def whole(armies: tuple[str, ...], mode: str) -> Match:
    """A game of many to its end, the first one in which somebody falls out or all of them score."""
    for seed in range(MOST_GAMES):
        match, stream = Match(list(armies), seed=seed, mode=mode), Stream(seed)
        while not match.over:
            match.push(pick([move.code for move in match.legal], stream))
        if mode != "ffa" or any(match.is_out(seat) for seat in range(len(armies))):
            return match
    raise AssertionError(f"nobody falls out in games of {armies}")


def hexes(match: Match) -> set[str]:
    """Where units stand."""
    return {unit["hex"] for unit in match.position()["units"]}


def save(match: Match, folder: Path) -> Path:
    """The record of a game as a file."""
    file = folder / "game.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    return file


def tile_name(army: str, key: str, language: str = "en") -> str:
    """What a tile is called."""
    return next(tile.names[language] for tile in load_army(army).tiles if tile.key == key)


def army_name(key: str, language: str = "en") -> str:
    """What an army is called."""
    return load_army(key).names[language]
