"""``ashfall arena --mode ...``: games of more than two armies, rated by openskill."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from typing import Any, Final

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.headers import TableHeader, table_header_of
from ashfall.arena.neuroshima.layout import TableLayout
from ashfall.arena.neuroshima.table_contest import TableContest
from ashfall.arena.neuroshima.tables import TablePlan, TableResult
from ashfall.arena.run_header import Header
from ashfall.arena.series import Runner
from ashfall.cli.arena_run import Run
from ashfall.cli.neuroshima.layout import army_words, keys_of, layout_of
from ashfall.cli.neuroshima.settings import setting_words, settings_of
from ashfall.cli.neuroshima.table_ranking import show
from ashfall.cli.parser import CommandError
from ashfall.cli.progress import progress
from ashfall.neuroshima.modes import MODES

__all__ = ["Tables"]

USUAL_GAMES: Final = 60  # whole rounds with two to six sides


class Tables(Run):
    """Rounds of games in which every bot leads every side once."""

    contest: TableContest

    def __init__(self, options: Namespace, header: Header[Any] | None) -> None:
        self.plan = _plan(options, header)
        super().__init__(options, table_header_of(self.plan))

    def begin(self, journal: RunJournal[TableResult] | None) -> TableContest:
        """See :class:`Run`."""
        self.contest = TableContest(self.plan, journal)
        return self.contest

    def go_on(self, runner: Runner) -> None:
        """See :class:`Run`."""
        with progress(self.plan.total, len(self.contest.results)) as bar:
            self.contest.run(runner, bar.reach if bar else None)

    def data(self) -> dict[str, Any]:
        """See :class:`Run`."""
        return self.contest.ranking().to_dict()

    def show(self) -> None:
        """See :class:`Run`."""
        show(self.contest.ranking(), self.options.lang)

    def page(self, command: str) -> str:
        """See :class:`Run`."""
        from ashfall.arena.neuroshima.table_report import table_report_page

        return table_report_page(self.contest.ranking(), command, self.options.lang)

    def words(self) -> list[str]:
        """See :class:`Run`."""
        plan, layout = self.plan, self.plan.layout
        words = ["--mode", layout.mode, "--board", str(layout.board)]
        words += ["--variants", ",".join(layout.variants)] if layout.variants else []
        words += setting_words(layout.settings)
        words += ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", str(plan.seed)]
        return [*words, "--armies", army_words(layout, plan.armies)] if plan.armies else words


def _plan(options: Namespace, header: Header[Any] | None) -> TablePlan:
    """What to play; a journal that is resumed tells what the options leave out."""
    if options.sprt:
        raise CommandError("ashfall arena: --sprt: goes with duels only")
    known = header if isinstance(header, TableHeader) else None
    bots = options.bots or (header.bots if header else ())
    seed = options.seed if options.seed is not None else (header.seed if header else 0)
    return TablePlan(
        bots=bots,
        games=options.games or (known.games if known else USUAL_GAMES),
        layout=_layout(options, known, len(bots)),
        seed=seed,
        armies=keys_of(options.armies) or (known.armies if known else ()),
    )


def _layout(options: Namespace, known: TableHeader | None, bots: int) -> TableLayout:
    """The table: as many seats as armies are named, else as bots where the mode leaves it open."""
    if known:
        settings = settings_of(options, "arena") or known.settings
        asked = known.layout if options.mode is None else layout_of(options, "arena", "armies")
        return replace(asked, settings=settings)
    fewest, most = MODES[options.mode]
    if options.armies or not fewest < bots <= most:
        return layout_of(options, "arena", "armies")
    return layout_of(Namespace(**{**vars(options), "seated": [None] * bots}), "arena", "seated")
