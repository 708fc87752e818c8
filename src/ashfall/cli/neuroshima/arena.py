"""``ashfall arena``: bots against each other, and how sure it is who is stronger."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.contest import Contest
from ashfall.arena.neuroshima.duel import GameResult
from ashfall.arena.neuroshima.headers import DuelHeader, TableHeader, header_of
from ashfall.arena.neuroshima.schedule import MOST_BOTS, ContestPlan, all_matchups
from ashfall.arena.plan import MOST_GAMES
from ashfall.arena.run_header import Header
from ashfall.arena.series import Runner
from ashfall.arena.sprt import Sprt
from ashfall.cli.arena_run import Run, add_run, add_sprt, resumed_header, specs_of
from ashfall.cli.neuroshima.layout import add_layout, armies, army_words, keys_of, own_of
from ashfall.cli.neuroshima.settings import setting_words, settings_of
from ashfall.cli.neuroshima.standings import show, watched
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.neuroshima.army import convert_armies
from ashfall.neuroshima.modes import DUEL

__all__ = ["add_arguments", "run"]

USUAL_GAMES: Final = 84  # every two armies twice, each time as a pair of games
USUAL_LIMIT: Final = 20_000  # for a test, which most often ends much earlier
BOTS: Final = specs_of(2, MOST_BOTS, f"2 to {MOST_BOTS} bots with commas between them")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_game()
    parser.add_argument("--bots", type=BOTS, metavar="A,B", help=tell("cli-help-arena-bots"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), metavar="N", help=tell("cli-help-arena-games"))
    add_sprt(parser)
    parser.add_seed(None)
    parser.add_argument("--armies", type=armies, metavar="X,Y", help=tell("cli-help-arena-table-armies"))
    add_layout(parser)
    parser.set_defaults(mode=None)
    add_run(parser)


def run(options: Namespace) -> int:
    """Play, count, tell."""
    header = resumed_header(options)
    if not options.bots and not header:
        raise CommandError("ashfall arena: expected --bots A,B")
    if isinstance(header, TableHeader) if options.mode is None else options.mode != DUEL:
        from ashfall.cli.neuroshima.arena_tables import Tables  # with openskill, which duels do not need

        return Tables(options, header).run()
    return _Duels(options, header).run()


class _Duels(Run):
    """Paired games of every two bots."""

    contest: Contest

    def __init__(self, options: Namespace, header: Header[Any] | None) -> None:
        self.plan, self.sprt = _planned(options, header)
        bounds = (self.sprt.low, self.sprt.high) if self.sprt else None
        super().__init__(options, header_of(self.plan, bounds))

    def begin(self, journal: RunJournal[GameResult] | None) -> Contest:
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
        from ashfall.arena.neuroshima.report import report_page

        return report_page(self.contest.summary(), command, self.options.lang)

    def words(self) -> list[str]:
        plan, sprt = self.plan, self.sprt
        words = ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", str(plan.seed)]
        words += (
            ["--armies", army_words(plan.layout, plan.matchups[0])] if plan.matchups != all_matchups() else []
        )
        words += setting_words(plan.settings)
        return [*words, f"--sprt={sprt.low:g},{sprt.high:g}"] if sprt else words


def _planned(options: Namespace, header: Header[Any] | None) -> tuple[ContestPlan, Sprt | None]:
    """What to play; a journal that is resumed tells what the options leave out."""
    if options.armies and len(options.armies) != 2:
        raise CommandError(f"ashfall arena: --armies: expected 2 in duels, got {len(options.armies)}")
    for name in ("board", "variants"):
        if getattr(options, name):
            raise CommandError(f"ashfall arena: --{name}: goes with another --mode than duel")
    pair = keys_of(options.armies)
    known = header if isinstance(header, DuelHeader) else None
    tested = Sprt(*known.sprt) if known and known.sprt else None
    sprt = options.sprt or tested
    usual = known.games if known else (0 if sprt else USUAL_GAMES)
    return ContestPlan(
        bots=options.bots or (header.bots if header else ()),
        games=options.games or max(usual, USUAL_LIMIT if sprt and not tested else 0),
        seed=options.seed if options.seed is not None else (header.seed if header else 0),
        matchups=((pair[0], pair[1]),) if pair else (known.matchups if known else ()),
        settings=settings_of(options, "arena") or (known.settings if known else ()),
        own=own_of(options.armies) if options.armies else convert_armies(known.own if known else ()),
    ), sprt
