"""``ashfall arena --mode ...``: games of more than two armies, rated by openskill."""

from __future__ import annotations

import os
import shlex
import time
from argparse import Namespace
from contextlib import closing
from typing import Final

import msgspec

from ashfall.arena.contest import pick_runner
from ashfall.arena.journal import TableHeader, table_header_of
from ashfall.arena.layout import Layout
from ashfall.arena.table_contest import TableContest
from ashfall.arena.tables import TablePlan
from ashfall.bots.processes import default_workers
from ashfall.cli.arena_run import check_bots, check_report, discard, open_journal, resumed_header, stop
from ashfall.cli.files import write_text
from ashfall.cli.layout import layout_of
from ashfall.cli.parser import CommandError
from ashfall.cli.table_standings import progress, show
from ashfall.neuroshima.modes import MODES
from ashfall.table.errors import AshfallError
from ashfall.table.texts import pick_language

__all__ = ["run_tables"]

USUAL_GAMES: Final = 60  # whole rounds with two to six sides


def run_tables(options: Namespace) -> int:
    """Play, count, tell."""
    plan = _plan(options)
    check_bots(plan.bots, options)  # what cannot work is told before anything is played
    check_report(options.report)
    journal = open_journal(options, table_header_of(plan))
    with closing(journal):
        contest = TableContest(plan, journal)
        try:
            _play(contest, options)
        except (AshfallError, KeyboardInterrupt, OSError) as problem:
            words = [*_words(options, plan), "--resume", str(journal.path)]
            return stop(problem, contest, journal, options, words)
    discard(journal, options)
    return 0


def _play(contest: TableContest, options: Namespace) -> None:
    """Play and tell what came of it, also where something stops it."""
    start = time.perf_counter()
    runner = pick_runner(options.workers or default_workers(), options.ray)
    try:
        with progress(contest) as watch:
            contest.run(runner, watch)
    finally:
        if contest.results:
            _tell(contest, options, time.perf_counter() - start)


def _tell(contest: TableContest, options: Namespace, seconds: float) -> None:
    standing = contest.standing()
    if options.json:
        data = {**standing.to_dict(), "seconds": round(seconds, 3)}
        print(msgspec.json.encode(data).decode(), flush=True)
    else:
        show(standing, options.lang)
    if options.report:
        from ashfall.arena.table_report import table_report_page

        command = shlex.join(_words(options, contest.plan))
        write_text(options.report, table_report_page(standing, command, options.lang))


def _plan(options: Namespace) -> TablePlan:
    """What to play; a journal that is resumed tells what the options leave out."""
    if options.sprt:
        raise CommandError("ashfall arena: --sprt: goes with duels only")
    header = resumed_header(options)
    known = header if isinstance(header, TableHeader) else None
    bots = options.bots or (known.bots if known else ())
    seed = options.seed if options.seed is not None else (known.seed if known else 0)
    return TablePlan(
        bots=bots,
        games=options.games or (known.games if known else USUAL_GAMES),
        layout=_layout(options, known, len(bots)),
        seed=seed,
        armies=options.armies or (known.armies if known else ()),
    )


def _layout(options: Namespace, known: TableHeader | None, bots: int) -> Layout:
    """The table: as many seats as armies are named, else as bots where the mode leaves it open."""
    if known and options.mode is None:
        return known.layout
    fewest, most = MODES[options.mode]
    layout = layout_of(options, "arena", "armies")
    if options.armies or known or not fewest < bots <= most:
        return layout
    return layout_of(Namespace(**{**vars(options), "seated": [None] * bots}), "arena", "seated")


def _words(options: Namespace, plan: TablePlan) -> list[str]:
    """The command that plays the same."""
    layout = plan.layout
    words = ["ashfall", "arena", options.game, "--mode", layout.mode, "--board", str(layout.board)]
    words += ["--variants", ",".join(layout.variants)] if layout.variants else []
    words += ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--armies", ",".join(plan.armies)] if plan.armies else []
    for name in ("workers", "ray", "report"):
        value = getattr(options, name)
        words += [f"--{name}", str(value)] if value else []
    words += ["--json"] if options.json else []
    return [*words, "--lang", options.lang] if options.lang != pick_language(os.environ) else words
