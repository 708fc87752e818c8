"""Who sits at a seat of Hard City: a person, or a bot that the registry makes."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.arena.duel import move_seed
from ashfall.arena.hardcity import CityBotFailed
from ashfall.bots.contract import Bot, Choice, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.bots.registry import CITY, UnknownBot, bot_names, is_file, make_bot
from ashfall.hardcity.match import Match
from ashfall.table.errors import shown, suggestion

__all__ = ["HUMAN", "USUAL", "Player", "bots", "seats", "usual_player"]

HUMAN: Final = "human"
MOST: Final = 5  # seats
USUAL: Final = "rules"  # plays where nobody else was asked for, and gives hints


@dataclass(frozen=True, slots=True)
class Player:
    """A bot and the words that it was asked for with."""

    spec: str
    bot: Bot

    def choose(
        self,
        match: Match,
        seed: int,
        *,
        alternatives: int = 0,
        progress: Callable[[float], None] | None = None,
    ) -> Choice:
        """The answer to the present decision of a match whose game seed is ``seed``; raises CityBotFailed."""
        number, seat = len(match.moves) + 1, int(match.state.chooser)
        request = Request(
            match.view(seat), move_seed(seed, number), alternatives=alternatives, progress=progress
        )
        try:
            return ask(self.bot, request)
        except BotFault as fault:
            raise CityBotFailed(f"bot {shown(self.spec)}: move {number}, seat {seat}: {fault}") from fault


def usual_player() -> Player:
    """The bot that plays where nobody else was asked for."""
    return Player(USUAL, make_bot(USUAL, CITY))


def bots(text: str) -> tuple[Player, ...]:
    """The type of the option ``--bots``: one or two bots with a comma between them."""
    words = text.split(",")
    if len(words) > 2:
        raise ArgumentTypeError(f'expected one or two bots, such as {USUAL},{USUAL}, got "{shown(text)}"')
    return tuple(_player(word, ()) for word in words)


def seats(text: str) -> tuple[Player | None, ...]:
    """The type of the option ``--seats``: bots and people (None), one for each seat."""
    words = text.split(",")
    if len(words) > MOST:
        raise ArgumentTypeError(f'expected at most {MOST} players, got "{shown(text)}"')
    return tuple(None if word == HUMAN else _player(word, (HUMAN,)) for word in words)


def _player(spec: str, others: Iterable[str]) -> Player:
    name, known = spec.partition(":")[0], (*others, *bot_names(CITY))
    if name not in known and not is_file(spec):
        raise ArgumentTypeError(f'unknown player "{shown(name)}"{suggestion(name, known)}')
    try:
        return Player(spec, make_bot(spec, CITY))
    except UnknownBot as error:
        raise ArgumentTypeError(str(error)) from None
