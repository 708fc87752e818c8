"""``ashfall play``: a game in the terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace
from typing import Final

from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.cli.desk import Desk
from ashfall.cli.neuroshima.files import read_match
from ashfall.cli.neuroshima.layout import add_layout, armies, layout_of
from ashfall.cli.neuroshima.players import DEFAULT_BOT, seats, usual_player
from ashfall.cli.neuroshima.session import NeuroshimaSession
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.cli.play_options import add_files, add_seats, players_of, seed_of
from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.match import Match
from ashfall.neuroshima.modes import SIDE_NAMES
from ashfall.table.texts import Texts

__all__ = ["add_arguments", "run"]

MOST_CORES: Final = 256


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_game()
    parser.add_argument("--armies", type=armies, metavar="X,Y", help=tell("cli-help-table-armies"))
    add_layout(parser)
    add_seats(parser, seats, "cli-help-play-seats", DEFAULT_BOT)
    add_files(parser, "cli-help-play-load")
    parser.add_argument(
        "--cores", type=number(1, MOST_CORES), default=1, metavar="N", help=tell("cli-help-play-cores")
    )
    parser.add_argument("--quick", action="store_true", help=tell("cli-help-play-quick"))
    parser.add_argument("--estimates", action="store_true", help=tell("cli-help-play-estimates"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Play."""
    seed = seed_of(options)
    if options.load:
        if options.set:
            raise CommandError("ashfall play: --set: expected a new game, --load brings its own settings")
        match = read_match(options.load)
        dealt = match.record().seed
        seed = dealt if options.seed is None and dealt is not None else seed
    else:
        layout = layout_of(options, "play", "seats", "armies")
        chosen = options.armies or _choose_armies(layout, options.lang)
        if chosen is None:
            return 0
        match = Match(
            list(chosen),
            seed,
            mode=layout.mode,
            board=layout.board,
            variants=layout.variants,
            options=dict(layout.settings),
        )
    NeuroshimaSession(
        match,
        players_of(options, len(match.armies), usual_player),
        options.lang,
        seed=seed,
        cores=options.cores,
        quick=options.quick,
        estimates=options.estimates,
    ).run(options.save)
    return 0


def _choose_armies(layout: TableLayout, language: str) -> tuple[str, ...] | None:
    """Ask for an army at each seat; None if nobody answers."""
    texts, keys = Texts(language), layout.armies
    desk = Desk(texts)
    for place, key in enumerate(keys, 1):
        army = layout.army(key)
        desk.say(f"{place} [{army.look.colour} bold]{army.name(language)}[/] ({key})")
        desk.say(f"  [dim]{army.hq.help.get(language, army.hq.help['en'])}[/]")
    desk.say(f"0 {texts.format('play-random-army')}")
    chosen: list[str] = []
    while len(chosen) < layout.seats:
        try:
            asked = f"{_which_army(layout, len(chosen), texts)}. {texts.format('play-number')} "
            answer = desk.read(asked).lower()
        except EOFError:
            desk.say()
            return None
        meant = _army_meant(answer, keys)
        chosen += [meant] if meant else []
    return tuple(chosen)


def _which_army(layout: TableLayout, seat: int, texts: Texts) -> str:
    """Whose army is asked for; where sides have several seats, with its side."""
    if layout.seats == 2:
        return texts.format("play-second-army" if seat else "play-first-army")
    army = texts.format("play-army-of", number=seat + 1)
    if len(set(layout.sides)) == layout.seats:
        return army
    return f"{army} ({texts.format('cli-side', side=SIDE_NAMES[layout.sides[seat]])})"


def _army_meant(answer: str, keys: list[str]) -> str | None:
    if answer == "0":
        return secrets.choice(keys)
    if len(answer) == 1 and answer.isdecimal() and int(answer) <= len(keys):
        return keys[int(answer) - 1]
    names = {name.casefold(): key for key in keys for name in (key, *load_army(key).names.values())}
    return names.get(answer.casefold())
