"""``ashfall puzzles make``: puzzles from games and from chance, on processes or a cluster, resumable."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from ashfall.arena.journal import RunJournal
from ashfall.arena.neuroshima.puzzle_digs import (
    MINER,
    DigHeader,
    DigPlan,
    DigResult,
    DigSeries,
    dig_header_of,
)
from ashfall.arena.neuroshima.puzzle_report import dig_counts, dig_report_page
from ashfall.arena.run_header import Header
from ashfall.arena.series import Runner
from ashfall.cli.arena_run import Run, resumed_header
from ashfall.cli.console import new_console, new_table
from ashfall.cli.files import write_text
from ashfall.cli.parser import CommandError, Parser, number
from ashfall.cli.progress import progress
from ashfall.neuroshima import GAME
from ashfall.neuroshima.army import load_army
from ashfall.puzzles.neuroshima.maker_draft import puzzle_text
from ashfall.puzzles.neuroshima.maker_wish import MOST_USED, PuzzleWish
from ashfall.puzzles.neuroshima.puzzle import MOST_TURNS
from ashfall.table.texts import Texts

__all__ = ["OPTIONS", "add_making", "make"]

USUAL: Final = 10  # puzzles
MOST: Final = 10_000
DIGS: Final = 500  # for each puzzle that is wanted, at most
OPTIONS: Final = (
    "out",
    "count",
    "seed",
    "army",
    "against",
    "theme",
    "use",
    "turns",
    "bot",
    "journal",
    "resume",
    "ray",
    "report",
)
HEADS: Final = ("cli-puzzle", "cli-army", "cli-puzzle-opponent", "cli-puzzle-level", "cli-puzzle-themes")
COMMAND: Final = "ashfall puzzles make"


def add_making(parser: Parser) -> None:
    """The options that go with ``make``."""
    tell = parser.tell
    parser.add_argument("--out", metavar="DIR", help=tell("cli-help-puzzles-out"))
    parser.add_argument("--count", type=number(1, MOST), metavar="N", help=tell("cli-help-puzzles-count"))
    parser.add_seed(None)
    parser.add_argument("--army", metavar="X", help=tell("cli-help-puzzles-army"))
    parser.add_argument("--against", metavar="Y", help=tell("cli-help-puzzles-against"))
    parser.add_argument("--theme", metavar="THEME", help=tell("cli-help-puzzles-theme"))
    parser.add_argument("--use", type=number(1, MOST_USED), metavar="N", help=tell("cli-help-puzzles-use"))
    parser.add_argument(
        "--turns", type=number(1, MOST_TURNS), metavar="N", help=tell("cli-help-puzzles-turns")
    )
    parser.add_argument("--bot", metavar="BOT", help=tell("cli-help-puzzles-bot"))
    parser.add_argument("--journal", metavar="FILE", help=tell("cli-help-arena-journal"))
    parser.add_argument("--resume", metavar="FILE", help=tell("cli-help-arena-resume"))
    parser.add_argument("--ray", metavar="ADDRESS", help=tell("cli-help-arena-ray"))
    parser.add_argument("--report", metavar="OUT.html", help=tell("cli-help-arena-report"))


def make(options: Namespace) -> int:
    """Make puzzles and write their files."""
    if options.file:
        raise CommandError(f"{COMMAND}: expected no FILE")
    if not options.out:
        raise CommandError(f"{COMMAND}: expected --out DIR")
    folder = Path(options.out)
    if folder.exists() and not folder.is_dir():
        raise CommandError(f"{COMMAND}: --out: {folder} is no folder")
    options.game, options.bots = GAME.name, None
    return _Making(options, resumed_header(options, COMMAND)).run()


class _Making(Run):
    """Digs until enough puzzles are found."""

    series: DigSeries
    name = COMMAND

    def __init__(self, options: Namespace, header: Header[Any] | None) -> None:
        if header is not None and not isinstance(header, DigHeader):
            raise CommandError(f"{options.resume}: expected a journal of {COMMAND}")
        self.plan = _planned(options, header)
        super().__init__(options, dig_header_of(self.plan))

    def begin(self, journal: RunJournal[DigResult] | None) -> DigSeries:
        self.series = DigSeries(self.plan, journal)
        return self.series

    def go_on(self, runner: Runner) -> None:
        with progress(self.plan.count, len(self.series.found)) as bar:

            def watch(done: int) -> None:
                if bar is not None:
                    bar.reach(len(self.series.found), str(done))

            self.series.run(runner, watch)
        self._write()

    def data(self) -> dict[str, Any]:
        return dig_counts(self.series)

    def show(self) -> None:
        texts = Texts(self.options.lang)
        table = new_table(*(texts.format(head) for head in HEADS), words=len(HEADS))
        for puzzle in self.series.found:
            own, other = (load_army(key).name(texts.language) for key in puzzle.armies)
            level = texts.format(f"puzzle-level-{puzzle.difficulty}")
            themes = ", ".join(texts.format(f"puzzle-theme-{theme}") for theme in puzzle.themes)
            table.add_row(puzzle.key, own, other, level, themes)
        console, told = new_console(), dig_counts(self.series)
        console.print(table)
        console.print(texts.format("puzzle-report-lead", digs=told["digs"], drafts=told["drafts"]))

    def page(self, command: str) -> str:
        return dig_report_page(self.series, command, self.options.lang)

    def words(self) -> list[str]:
        plan, wish = self.plan, self.plan.wish
        words = ["--out", self.options.out, "--count", str(plan.count), "--seed", str(plan.seed)]
        words += ["--bot", plan.bots[0]]
        for name in ("army", "against", "theme"):
            words += [f"--{name}", getattr(wish, name)] if getattr(wish, name) else []
        words += ["--use", str(wish.use)] if wish.use else []
        return [*words, "--turns", str(wish.turns)] if wish.turns > 1 else words

    def _write(self) -> None:
        """A file for each puzzle that was found; title and story are left to a person."""
        folder = Path(self.options.out)
        folder.mkdir(parents=True, exist_ok=True)
        for puzzle in self.series.found:
            write_text(str(folder / f"{puzzle.key}.toml"), puzzle_text(puzzle))


def _planned(options: Namespace, header: DigHeader | None) -> DigPlan:
    """What to make; a journal that is resumed tells what the options leave out."""
    known = header.wish if header else PuzzleWish()
    wish = PuzzleWish(
        army=options.army or known.army,
        against=options.against or known.against,
        theme=options.theme or known.theme,
        use=options.use or known.use,
        turns=options.turns or known.turns,
    )
    if wish.use > 1 < wish.turns:
        raise CommandError(f"{COMMAND}: --use: expected 1 tile in each of two turns")
    bot = options.bot or (header.bots[0] if header else MINER)
    count = options.count or (header.count if header else USUAL)
    seed = options.seed if options.seed is not None else (header.seed if header else 0)
    return DigPlan(count=count, games=count * DIGS, seed=seed, wish=wish, bots=(bot, bot))
