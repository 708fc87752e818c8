"""Who sits at a seat: a person, or a bot that the registry makes."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ashfall.arena.duel import BotFailed, move_seed
from ashfall.bots.contract import Bot, Choice, Request
from ashfall.bots.faults import BotFault, ask
from ashfall.bots.registry import UnknownBot, bot_names, is_file, make_bot
from ashfall.neuroshima.match import Match
from ashfall.table.errors import shown, suggestion

__all__ = ["DEFAULT_BOT", "HUMAN", "Player", "bots", "seats"]

HUMAN: Final = "human"
DEFAULT_BOT: Final = "sergeant"  # plays against a person who asked for nobody else, and gives hints


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
        cores: int = 1,
        alternatives: int = 0,
        progress: Callable[[float], None] | None = None,
    ) -> Choice:
        """The answer to the present decision of a match whose game seed is ``seed``; raises BotFailed."""
        number = len(match.moves) + 1
        view = match.view(int(match.state.chooser))
        request = Request(
            view, move_seed(seed, number), alternatives=alternatives, cores=cores, progress=progress
        )
        try:
            return ask(self.bot, request)
        except BotFault as fault:
            armies = [army.key for army in match.state.rules.armies]
            raise BotFailed(self.spec, seed, number, armies, int(match.state.chooser), str(fault)) from fault


def bots(text: str) -> tuple[Player, Player]:
    """The type of the option ``--bots``: two bots with a comma between them."""
    first, second = (_player(word, ()) for word in _two(text, "bots, such as random,rush"))
    return first, second


def seats(text: str) -> tuple[Player | None, Player | None]:
    """The type of the option ``--seats``: likewise, but people (None) may play too."""
    words = _two(text, f"players, such as {HUMAN},{DEFAULT_BOT}")
    first, second = (None if word == HUMAN else _player(word, (HUMAN,)) for word in words)
    return first, second


def _two(text: str, what: str) -> list[str]:
    words = text.split(",")
    if len(words) != 2:
        raise ArgumentTypeError(f'expected two {what}, got "{shown(text)}"')
    return words


def _player(spec: str, others: Iterable[str]) -> Player:
    name, known = spec.partition(":")[0], (*others, *bot_names())
    if name not in known and not is_file(spec):
        raise ArgumentTypeError(f'unknown player "{shown(name)}"{suggestion(name, known)}')
    try:
        return Player(spec, make_bot(spec))
    except UnknownBot as error:
        raise ArgumentTypeError(str(error)) from None
