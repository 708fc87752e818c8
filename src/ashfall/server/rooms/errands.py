"""What is worked out in other processes: errands, of which a question to a bot is one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from ashfall.bots.contract import Bot, Budget, Choice, Request
from ashfall.bots.faults import ask
from ashfall.bots.registry import make_bot
from ashfall.games import game_named

__all__ = ["SECONDS", "BotQuestion", "Errand"]

SECONDS: Final = 1.0  # a move, for those who think as long as they may
MOST_SECONDS: Final = 5.0
T_co = TypeVar("T_co", covariant=True)


class Errand(ABC, Generic[T_co]):
    """Something to be worked out. It is sent to another process whole, and what comes of it back."""

    __slots__ = ()
    tries: ClassVar[int] = 2  # that it is worth, where a process dies or does not come to an end with it
    seconds: float  # how long it takes at most

    @property
    def name(self) -> str:
        """What it is, for the log."""
        return type(self).__name__

    @property
    def is_long(self) -> bool:
        """Long ones have a process of their own, and hold up only each other."""
        return False

    def hurried(self, seconds: float) -> Self:
        """The same in less time, where it can be done in less."""
        return self

    @abstractmethod
    def work(self) -> T_co:
        """Do it."""


@dataclass(frozen=True, slots=True)
class BotQuestion(Errand[Choice]):
    """What a bot is asked. ``view`` is packed: nothing hidden is in it."""

    tries = 3
    game: str
    view: bytes
    bot: str
    seed: int
    seconds: float = SECONDS
    alternatives: int = 0

    @classmethod
    def about(
        cls, game: str, match: Any, bot: str, seed: int, seconds: float = SECONDS, alternatives: int = 0
    ) -> BotQuestion:
        """A question about a match, in the place of whoever must choose there."""
        view = _packing(game).pack(match)
        return cls(game, view, bot, seed, min(seconds, MOST_SECONDS), alternatives)

    @property
    def name(self) -> str:
        """The bot."""
        return self.bot

    def hurried(self, seconds: float) -> Self:
        """The same with less time to think."""
        return replace(self, seconds=seconds)

    def work(self) -> Choice:
        """Let the bot choose."""
        view = _packing(self.game).unpack(self.view)
        budget = Budget(seconds=self.seconds)
        return ask(self._asked(), Request(view, self.seed, budget, self.alternatives))

    def _asked(self) -> Bot:
        """The bot, or who explains its ideas where several are asked for and its game has somebody."""
        bot, game = make_bot(self.bot, self.game), game_named(self.game)
        if not self.alternatives or not game.has_part("bots", "advice"):
            return bot
        explained: Bot = game.part("bots", "advice").adviser(bot)
        return explained


def _packing(game: str) -> Any:
    """How views of a game are packed and unpacked."""
    return game_named(game).part("bots", "packing")
