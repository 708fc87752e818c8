"""``ashfall arena``: bots against each other, and how sure it is who is stronger."""

from __future__ import annotations

import os
import re
import shlex
import time
from argparse import ArgumentTypeError, Namespace
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ashfall.arena.contest import Contest, pick_runner
from ashfall.arena.journal import Header, header_of
from ashfall.arena.schedule import MOST_BOTS, MOST_GAMES, Plan, all_matchups
from ashfall.arena.sprt import Sprt
from ashfall.bots.processes import default_workers
from ashfall.cli.arena_run import (
    check_bots,
    check_report,
    discard,
    is_table,
    open_journal,
    resumed_header,
    stop,
)
from ashfall.cli.files import write_text
from ashfall.cli.layout import add_layout, several
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.cli.standings import progress, show
from ashfall.neuroshima.army import army_keys
from ashfall.table.errors import AshfallError, shown
from ashfall.table.random import SEED_LIMIT
from ashfall.table.texts import pick_language

__all__ = ["add_arguments", "run"]

USUAL_GAMES: Final = 84  # every two armies twice, each time as a pair of games
USUAL_LIMIT: Final = 20_000  # for a test, which most often ends much earlier
MOST_WORKERS: Final = 1024
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NEGATIVE: Final = re.compile(r"^-[\d.]+(,-?[\d.]+)?$")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser._negative_number_matcher = NEGATIVE  # so that "--sprt -5,0" is a value and no option
    parser.add_argument("game", metavar="GAME", choices=("neuroshima",), help=tell("cli-help-game"))
    parser.add_argument("--bots", type=_bots, metavar="A,B", help=tell("cli-help-arena-bots"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), metavar="N", help=tell("cli-help-arena-games"))
    parser.add_argument("--sprt", type=_sprt, metavar="LO,HI", help=tell("cli-help-arena-sprt"))
    parser.add_argument("--seed", type=number(0, SEED_LIMIT - 1), metavar="S", help=tell("cli-help-seed"))
    parser.add_argument(
        "--armies", type=several(army_keys), metavar="X,Y", help=tell("cli-help-arena-table-armies")
    )
    add_layout(parser)
    parser.set_defaults(mode=None)
    parser.add_argument(
        "--workers", type=number(1, MOST_WORKERS), metavar="W", help=tell("cli-help-arena-workers")
    )
    parser.add_argument("--journal", metavar="FILE", help=tell("cli-help-arena-journal"))
    parser.add_argument("--resume", metavar="FILE", help=tell("cli-help-arena-resume"))
    parser.add_argument("--ray", metavar="ADDRESS", help=tell("cli-help-arena-ray"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    parser.add_argument("--report", metavar="OUT.html", help=tell("cli-help-arena-report"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Play, count, tell."""
    if is_table(options):
        from ashfall.cli.arena_tables import run_tables  # with openskill, which duels do not need

        return run_tables(options)
    plan, sprt = _settings(options)
    check_bots(plan.bots, options)  # what cannot work is told before anything is played
    check_report(options.report)
    Contest(plan, sprt)
    journal = open_journal(options, header_of(plan, (sprt.low, sprt.high) if sprt else None))
    with closing(journal):
        contest = Contest(plan, sprt, journal)
        try:
            _play(contest, options)
        except (AshfallError, KeyboardInterrupt, OSError) as problem:
            words = _words(options, plan, sprt, journal.path)
            return stop(problem, contest, journal, options, words)
    discard(journal, options)
    return 0


def _play(contest: Contest, options: Namespace) -> None:
    """Play and tell what came of it, also where something stops it."""
    start = time.perf_counter()
    runner = pick_runner(options.workers or default_workers(), options.ray)
    try:
        with progress(contest) as watch:
            contest.run(runner, watch)
    finally:
        if contest.results:
            _tell(contest, options, time.perf_counter() - start)


def _tell(contest: Contest, options: Namespace, seconds: float) -> None:
    summary = contest.summary()
    if options.json:
        data = {**summary.to_dict(), "seconds": round(seconds, 3)}
        print(msgspec.json.encode(data).decode(), flush=True)
    else:
        show(summary, options.lang)
    if options.report:
        from ashfall.arena.report import report_page

        command = shlex.join(_words(options, contest.plan, contest.sprt.test if contest.sprt else None))
        write_text(options.report, report_page(summary, command, options.lang))


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


def _words(options: Namespace, plan: Plan, sprt: Sprt | None, resume: Path | None = None) -> list[str]:
    """The command that plays the same, or goes on with it."""
    words = ["ashfall", "arena", options.game, "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--seed", str(plan.seed)]
    if plan.matchups != all_matchups():
        words += ["--armies", ",".join(plan.matchups[0])]
    if sprt:
        words += [f"--sprt={sprt.low:g},{sprt.high:g}"]
    for name in ("workers", "ray", "report"):
        value = getattr(options, name)
        words += [f"--{name}", str(value)] if value else []
    words += ["--json"] if options.json else []
    words += ["--lang", options.lang] if options.lang != pick_language(os.environ) else []
    return [*words, "--resume", str(resume)] if resume else words
