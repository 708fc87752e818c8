"""Who sits at a seat of any game: a person, or a bot that the registry makes."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from ashfall.arena.seeds import move_seed
from ashfall.bots.contract import Bot, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.registry import UnknownBot, bot_names, is_file, make_bot
from ashfall.table.errors import shown, suggestion
from ashfall.table.play import PlayedMatch

__all__ = ["HUMAN", "BotPlayer", "bots_of", "seats_of"]

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot and the words that it was asked for with."""

    spec: str
    bot: Bot

    def choose(
        self,
        match: PlayedMatch[Any],
        seed: int,
        *,
        cores: int = 1,
        alternatives: int = 0,
        progress: Callable[[float], None] | None = None,
    ) -> Choice:
        """The answer to the present decision of a match whose game seed is ``seed``; raises BotFault."""
        view, seed = match.view(int(match.state.chooser)), move_seed(seed, len(match.moves) + 1)
        return ask(self.bot, Request(view, seed, alternatives=alternatives, cores=cores, progress=progress))


def bots_of(game: str, fewest: int, most: int, expected: str) -> Callable[[str], tuple[BotPlayer, ...]]:
    """The type of an option that names bots, with commas between them; ``expected`` says so in words."""

    def read(text: str) -> tuple[BotPlayer, ...]:
        return tuple(_player(word, game, ()) for word in _several(text, fewest, most, expected))

    return read


def seats_of(
    game: str, fewest: int, most: int, expected: str
) -> Callable[[str], tuple[BotPlayer | None, ...]]:
    """Likewise where people (None) may play too."""

    def read(text: str) -> tuple[BotPlayer | None, ...]:
        words = _several(text, fewest, most, expected)
        return tuple(None if word == HUMAN else _player(word, game, (HUMAN,)) for word in words)

    return read


def _several(text: str, fewest: int, most: int, expected: str) -> list[str]:
    words = text.split(",")
    if not fewest <= len(words) <= most:
        raise ArgumentTypeError(f'expected {expected}, got "{shown(text)}"')
    return words


def _player(spec: str, game: str, others: Iterable[str]) -> BotPlayer:
    name, known = spec.partition(":")[0], (*others, *bot_names(game))
    if name not in known and not is_file(spec):
        raise ArgumentTypeError(f'unknown player "{shown(name)}"{suggestion(name, known)}')
    try:
        return BotPlayer(spec, make_bot(spec, game))
    except UnknownBot as error:
        raise ArgumentTypeError(str(error)) from None
