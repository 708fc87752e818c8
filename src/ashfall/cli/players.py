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
from ashfall.neuroshima import GAME
from ashfall.neuroshima.match import Match
from ashfall.table.errors import shown, suggestion

__all__ = ["DEFAULT_BOT", "HUMAN", "Player", "bots", "seats", "usual_seats"]

HUMAN: Final = "human"
FEWEST: Final = min(GAME.seats)
MOST: Final = max(GAME.seats)
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


def bots(text: str) -> tuple[Player, ...]:
    """The type of the option ``--bots``: two to six bots with commas between them, one for each seat."""
    return tuple(_player(word, ()) for word in _several(text, "bots, such as random,rush"))


def seats(text: str) -> tuple[Player | None, ...]:
    """The type of the option ``--seats``: likewise, but people (None) may play too."""
    words = _several(text, f"players, such as {HUMAN},{DEFAULT_BOT}")
    return tuple(None if word == HUMAN else _player(word, (HUMAN,)) for word in words)


def usual_seats(count: int) -> tuple[Player | None, ...]:
    """A person against the usual bot at every other seat."""
    return (None, *(Player(DEFAULT_BOT, make_bot(DEFAULT_BOT)) for _ in range(count - 1)))


def _several(text: str, what: str) -> list[str]:
    words = text.split(",")
    if not FEWEST <= len(words) <= MOST:
        raise ArgumentTypeError(f'expected {FEWEST} to {MOST} {what}, got "{shown(text)}"')
    return words


def _player(spec: str, others: Iterable[str]) -> Player:
    name, known = spec.partition(":")[0], (*others, *bot_names())
    if name not in known and not is_file(spec):
        raise ArgumentTypeError(f'unknown player "{shown(name)}"{suggestion(name, known)}')
    try:
        return Player(spec, make_bot(spec))
    except UnknownBot as error:
        raise ArgumentTypeError(str(error)) from None
