"""Bots by name: ``greedy``, ``search:iterations=400``, ``./my_bot.py:depth=2``.

A bot is made by a factory whose keyword parameters are its options; their defaults say which type they have.
Each game lists its own, from weak to strong: ``BOTS`` in the module ``roster`` of its bots. Others come from
installed packages (entry points of the group ``ashfall.bots``, for Hard City ``ashfall.bots.hardcity``) or
from a Python file that defines ``make_bot``. A text like those above always makes the same bot, in every
process that starts in the same folder. What a bot prints goes to standard error: results belong on the other.
"""

from __future__ import annotations

import inspect
import math
import os.path
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from ashfall.bots.contract import Bot
from ashfall.bots.faults import told
from ashfall.games import FIRST, game_named
from ashfall.table.errors import AshfallError, shown, suggestion

__all__ = [
    "Factory",
    "UnknownBot",
    "Value",
    "bot_about",
    "bot_files",
    "bot_names",
    "bot_options",
    "is_file",
    "is_ours",
    "make_bot",
    "our_bots",
    "with_whole_paths",
]

Factory = Callable[..., Bot]
Value = bool | int | float | str

GROUP: Final = "ashfall.bots"  # the entry points of the first game; others have their name at the end
FILE_FACTORY: Final = "make_bot"
FILE: Final = re.compile(r"(.+?\.py)(?::(.*))?", re.DOTALL)  # a colon may stand in the folders before it
BY_KEYWORD: Final = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
NOTHING: Final = inspect.Parameter.empty


class UnknownBot(AshfallError):
    """There is no such bot, it has no such option, or it cannot be made."""


def our_bots(game: str = FIRST) -> Mapping[str, Factory]:
    """The bots that come with a game, from weak to strong."""
    bots: Mapping[str, Factory] = game_named(game).part("bots", "roster").BOTS
    return bots


def bot_names(game: str = FIRST) -> tuple[str, ...]:
    """The bots that can be asked for by name: ours from weak to strong, then those of installed packages."""
    ours = our_bots(game)
    return (*ours, *sorted(name for name in _installed(game) if name not in ours))


def bot_options(name: str, game: str = FIRST) -> dict[str, Value]:
    """The options of a bot with their defaults; raises UnknownBot."""
    return _options(name, _factory(name, game))


def bot_about(name: str, game: str = FIRST) -> str:
    """What the author of a bot says about it: the first line of the factory's docstring."""
    return (inspect.getdoc(_factory(name, game)) or "").partition("\n")[0]


def is_file(spec: str) -> bool:
    """Whether a bot is asked for by the path of its file and not by its name."""
    return FILE.fullmatch(spec) is not None


def is_ours(spec: str, game: str) -> bool:
    """Whether a bot comes with this package."""
    return _split(spec)[0] in our_bots(game)


def bot_files(spec: str) -> dict[str, Path]:
    """The files that a bot is made of, by the words of its spec: its own, and those that its options name.

    An option counts when there is a file of that name. The bot's own file is listed even if it is missing.
    """
    name, words = _split(spec)
    own = {name: _path(name)} if is_file(spec) else {}
    values = (word.partition("=")[2] for word in words)
    return own | {value: Path(value).resolve() for value in values if os.path.isfile(value)}


def with_whole_paths(spec: str) -> str:
    """The same bot for a process that works in another folder of this machine, or on one that looks alike."""
    name, words = _split(spec)
    files = bot_files(spec)
    parts = (word.partition("=") for word in words)
    options = (f"{key}{sign}{files.get(value, value)}" for key, sign, value in parts)
    return ":".join((str(files.get(name, name)), *options))


def make_bot(spec: str, game: str = FIRST) -> Bot:
    """The bot for a game that ``NAME[:OPTION=VALUE...]`` asks for; raises UnknownBot."""
    name, words = _split(spec)
    factory = _factory(name, game)
    chosen = _chosen(name, words, _options(name, factory))
    try:
        with redirect_stdout(sys.stderr):
            bot = factory(**chosen)
    except (Exception, SystemExit) as error:
        said = str(error) if isinstance(error, ValueError) else told(error)
        raise UnknownBot(f'bot "{shown(spec)}": {said}') from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(
            f'bot "{shown(spec)}": expected an object with a method choose, got {type(bot).__name__}'
        )
    return bot


# Options.


def _split(spec: str) -> tuple[str, list[str]]:
    file = FILE.fullmatch(spec)
    name, _, rest = (file[1], "", file[2] or "") if file else spec.partition(":")
    return name, rest.split(":") if rest else []


def _options(name: str, factory: Factory) -> dict[str, Value]:
    try:
        parameters = inspect.signature(factory).parameters.values()
    except (TypeError, ValueError):
        raise UnknownBot(f'bot "{shown(name)}": its factory does not tell its options') from None
    named = [parameter for parameter in parameters if parameter.kind in BY_KEYWORD]
    for parameter in named:
        if parameter.default is NOTHING:
            raise UnknownBot(f'bot "{shown(name)}": expected a default for its option {parameter.name}')
    return {p.name: p.default for p in named if isinstance(p.default, bool | int | float | str)}


def _chosen(name: str, words: list[str], defaults: Mapping[str, Value]) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for word in words:
        key, sign, text = word.partition("=")
        where = f'bot "{shown(name)}"'
        if not defaults:
            raise UnknownBot(f'{where}: expected no options, got "{shown(word)}"')
        if not sign:
            raise UnknownBot(
                f'{where}: expected OPTION=VALUE with {", ".join(defaults)}, got "{shown(word)}"'
            )
        if key not in defaults:
            raise UnknownBot(f'{where}: unknown option "{shown(key)}"{suggestion(key, defaults)}')
        if key in chosen:
            raise UnknownBot(f"{where}: option {key} is given twice")
        chosen[key] = _convert(f"{where}, option {key}", text, defaults[key])
    return chosen


def _convert(where: str, text: str, default: Value) -> Value:
    if isinstance(default, bool):
        if text not in ("true", "false"):
            raise UnknownBot(f'{where}: expected true or false, got "{shown(text)}"')
        return text == "true"
    try:
        value = type(default)(text)
    except ValueError:
        value = math.nan
    if isinstance(value, float) and not math.isfinite(value):
        kind = "a whole number" if isinstance(default, int) else "a number"
        raise UnknownBot(f'{where}: expected {kind}, got "{shown(text)}"')
    return value


# Factories.


def _factory(name: str, game: str) -> Factory:
    ours = our_bots(game)
    if name in ours:
        return ours[name]
    if is_file(name):
        return _from_file(name)
    installed = _installed(game)
    if name not in installed:
        raise UnknownBot(f'unknown bot "{shown(name)}"{suggestion(name, bot_names(game))}')
    try:
        with redirect_stdout(sys.stderr):
            return _callable(name, installed[name].load())
    except (Exception, SystemExit) as error:
        if isinstance(error, UnknownBot):
            raise
        raise UnknownBot(f'bot "{shown(name)}" of an installed package: {told(error)}') from error


def _installed(game: str) -> dict[str, EntryPoint]:
    group = GROUP if game == FIRST else f"{GROUP}.{game}"
    return {point.name: point for point in entry_points(group=group)}


def _from_file(name: str) -> Factory:
    """The factory ``make_bot`` of a Python file. The file is run: it can do whatever its author wants."""
    path = _path(name)
    if not path.is_file():
        raise UnknownBot(f'bot file "{shown(name)}": no such file')
    try:
        module = _run_file(path)
    except (Exception, SystemExit) as error:
        raise UnknownBot(f'bot file "{shown(name)}": {told(error)}') from error
    if not hasattr(module, FILE_FACTORY):
        raise UnknownBot(f'bot file "{shown(name)}": expected it to define {FILE_FACTORY}')
    return _callable(name, getattr(module, FILE_FACTORY))


def _path(name: str) -> Path:
    return Path(name).expanduser().resolve()


def _run_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"ashfall bot {path}", path)
    if spec is None or spec.loader is None:
        raise ImportError("not a Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def _callable(name: str, factory: Any) -> Factory:
    if not callable(factory):
        raise UnknownBot(
            f'bot "{shown(name)}": expected a function or class that makes it, got {factory!r:.40}'
        )
    made: Factory = factory
    return made
