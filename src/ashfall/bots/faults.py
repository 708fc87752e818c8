"""Asking a bot that may be anybody's code: whatever it does wrong becomes one sentence."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from traceback import extract_tb

from ashfall.bots.contract import Bot, Candidate, Choice, Request
from ashfall.table.contract import Move
from ashfall.table.errors import AshfallError, shown
from ashfall.table.phrases import Phrase

__all__ = ["BotFault", "ask", "told"]


class BotFault(AshfallError):
    """A bot broke down, or its answer does not count."""


def ask(bot: Bot, request: Request) -> Choice:
    """The answer of a bot, made sure of; raises BotFault.

    What the bot prints goes to standard error: results belong on the other.
    """
    legal = {int(code) for code in request.view.state.legal}  # noted before the bot can touch anything
    try:
        with redirect_stdout(sys.stderr):
            choice = bot.choose(request)
    except (Exception, SystemExit) as error:
        raise BotFault(told(error)) from error
    if not isinstance(choice, Choice):
        raise BotFault(f"expected a Choice, got {type(choice).__name__}")
    _check(choice.move, choice.value, legal)
    _check_candidates(choice.candidates, legal)
    return choice


def told(error: BaseException) -> str:
    """What went wrong, and where: ``ValueError: no plan (my_bot.py, line 12)``."""
    words = " ".join(str(error).split())  # an error may come in many lines
    said = f"{type(error).__name__}: {shown(words)}" if words else type(error).__name__
    places = extract_tb(error.__traceback__)
    if not places or isinstance(error, SyntaxError):  # which says itself where it is
        return said
    return f"{said} ({Path(places[-1].filename).name}, line {places[-1].lineno})"


def _check_candidates(candidates: object, legal: set[int]) -> None:
    if not isinstance(candidates, tuple):
        raise BotFault(f"candidates: expected a tuple of Candidate, got {type(candidates).__name__}")
    for candidate in candidates:
        if not isinstance(candidate, Candidate):
            raise BotFault(f"candidates: expected a Candidate, got {type(candidate).__name__}")
        _check(candidate.move, candidate.value, legal)
        reasons: object = candidate.reasons
        if not isinstance(reasons, tuple) or not all(isinstance(reason, Phrase) for reason in reasons):
            raise BotFault("reasons: expected a tuple of Phrase")


def _check(move: object, value: object, legal: set[int]) -> None:
    if not isinstance(move, Move):
        raise BotFault(f"expected a Move, got {type(move).__name__}")
    if not isinstance(move.code, int) or move.code not in legal:
        raise BotFault(f'the move "{shown(str(move))}" is not legal')
    if value is not None and not (isinstance(value, int | float) and 0 <= value <= 1):
        raise BotFault(f"value: expected 0 to 1, got {value!r:.40}")
