"""``ashfall arena``: bots against each other, and how sure it is who is stronger."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError, Namespace
from typing import Any, Final

from ashfall.arena.contest import Contest, Runner
from ashfall.arena.journal import Header, Journal, header_of
from ashfall.arena.schedule import MOST_BOTS, MOST_GAMES, Plan, all_matchups
from ashfall.arena.sprt import Sprt
from ashfall.cli.arena_run import Run, is_table, resumed_header
from ashfall.cli.layout import add_layout, several
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.cli.standings import show, watched
from ashfall.neuroshima.army import army_keys
from ashfall.table.errors import shown

__all__ = ["add_arguments", "run"]

USUAL_GAMES: Final = 84  # every two armies twice, each time as a pair of games
USUAL_LIMIT: Final = 20_000  # for a test, which most often ends much earlier
NEGATIVE: Final = re.compile(r"^-[\d.]+(,-?[\d.]+)?$")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser._negative_number_matcher = NEGATIVE  # so that "--sprt -5,0" is a value and no option
    parser.add_game()
    parser.add_argument("--bots", type=_bots, metavar="A,B", help=tell("cli-help-arena-bots"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), metavar="N", help=tell("cli-help-arena-games"))
    parser.add_argument("--sprt", type=_sprt, metavar="LO,HI", help=tell("cli-help-arena-sprt"))
    parser.add_seed(None)
    parser.add_argument(
        "--armies", type=several(army_keys), metavar="X,Y", help=tell("cli-help-arena-table-armies")
    )
    add_layout(parser)
    parser.set_defaults(mode=None)
    parser.add_workers("cli-help-arena-workers")
    parser.add_argument("--journal", metavar="FILE", help=tell("cli-help-arena-journal"))
    parser.add_argument("--resume", metavar="FILE", help=tell("cli-help-arena-resume"))
    parser.add_argument("--ray", metavar="ADDRESS", help=tell("cli-help-arena-ray"))
    parser.add_json()
    parser.add_argument("--report", metavar="OUT.html", help=tell("cli-help-arena-report"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Play, count, tell."""
    if is_table(options):
        from ashfall.cli.arena_tables import Tables  # with openskill, which duels do not need

        return Tables(options).run()
    return _Duels(options).run()


class _Duels(Run):
    """Paired games of every two bots."""

    contest: Contest

    def __init__(self, options: Namespace) -> None:
        self.plan, self.sprt = _settings(options)
        bounds = (self.sprt.low, self.sprt.high) if self.sprt else None
        super().__init__(options, self.plan.bots, header_of(self.plan, bounds))

    def begin(self, journal: Journal | None) -> Contest:
        self.contest = Contest(self.plan, self.sprt, journal)
        return self.contest

    def go_on(self, runner: Runner) -> None:
        with watched(self.contest) as watch:
            self.contest.run(runner, watch)

    def data(self) -> dict[str, Any]:
        return self.contest.summary().to_dict()

    def show(self) -> None:
        show(self.contest.summary(), self.options.lang)

    def page(self, command: str) -> str:
        from ashfall.arena.report import report_page

        return report_page(self.contest.summary(), command, self.options.lang)

    def words(self) -> list[str]:
        plan, sprt = self.plan, self.sprt
        words = ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", str(plan.seed)]
        words += ["--armies", ",".join(plan.matchups[0])] if plan.matchups != all_matchups() else []
        return [*words, f"--sprt={sprt.low:g},{sprt.high:g}"] if sprt else words


def _settings(options: Namespace) -> tuple[Plan, Sprt | None]:
    """What to play; a journal that is resumed tells what the options leave out."""
    header = resumed_header(options)
    if options.armies and len(options.armies) != 2:
        raise CommandError(f"ashfall arena: --armies: expected 2 in duels, got {len(options.armies)}")
    for name in ("board", "variants"):
        if getattr(options, name):
            raise CommandError(f"ashfall arena: --{name}: goes with another --mode than duel")
    known = header or Header(0, "", 0, (), 0, all_matchups(), {}, 0 if options.sprt else USUAL_GAMES)
    sprt = options.sprt or (Sprt(*known.sprt) if known.sprt else None)
    tests_now = sprt and not known.sprt
    return Plan(
        bots=options.bots or known.bots,
        games=options.games or max(known.games, USUAL_LIMIT if tests_now else 0),
        seed=known.seed if options.seed is None else options.seed,
        matchups=(options.armies,) if options.armies else known.matchups,
    ), sprt


def _bots(text: str) -> tuple[str, ...]:
    specs = tuple(text.split(","))
    if not 2 <= len(specs) <= MOST_BOTS or not all(specs):
        raise ArgumentTypeError(
            f'expected 2 to {MOST_BOTS} bots with commas between them, got "{shown(text)}"'
        )
    return specs


def _sprt(text: str) -> Sprt:
    try:
        low, high = (float(word) for word in text.split(","))
        return Sprt(low, high)
    except ValueError:
        raise ArgumentTypeError(
            f'expected two Elo bounds LO,HI, -1000 <= LO < HI <= 1000, got "{shown(text)}"'
        ) from None
