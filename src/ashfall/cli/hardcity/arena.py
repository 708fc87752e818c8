"""``ashfall arena hardcity``: how often the officers win, by episode, mode and number of officers.

Two bots that change sides (``--pairs``, ``--sprt``) are compared as well; ``--campaigns`` plays whole ones.
"""

from __future__ import annotations

from abc import abstractmethod
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ashfall.arena.hardcity.campaigns import CampaignContest, CampaignPlan, CampaignResult
from ashfall.arena.hardcity.headers import CampaignHeader, CityHeader, campaign_header_of, city_header_of
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import Cell, CityResult, Crew, cells_of, crews_of
from ashfall.arena.hardcity.standing import CityContest
from ashfall.arena.journal import RunJournal
from ashfall.arena.plan import MOST_GAMES, InvalidPlan
from ashfall.arena.run_header import Header
from ashfall.arena.series import Runner
from ashfall.arena.sprt import Sprt
from ashfall.cli.arena_run import Run, add_run, add_sprt, resumed_header, specs_of
from ashfall.cli.hardcity.players import USUAL
from ashfall.cli.hardcity.standings import show
from ashfall.cli.parser import CommandError, Parser, number, several
from ashfall.cli.progress import progress
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import MODES, VERSUS

__all__ = ["add_arguments", "run"]

USUAL_GAMES: Final = 100  # at every kind of table
USUAL_LIMIT: Final = 2_000  # likewise for a test, which most often ends much earlier
COUNTS: Final = ("4", "3")  # of officers
Kinds = dict[str, list[str]]  # values by option
BOTS: Final = specs_of(1, 2, f"one or two bots, such as {USUAL},search")


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_game()
    parser.add_argument("--bots", type=BOTS, metavar="A,B", help=tell("cli-help-city-arena-bots"))
    parser.add_argument(
        "--games", type=number(1, MOST_GAMES), metavar="N", help=tell("cli-help-city-arena-games")
    )
    _add_some(parser, "--episodes", _episodes(), "1,2", "cli-help-city-episodes")
    _add_some(parser, "--modes", MODES, "A,B", "cli-help-city-modes")
    _add_some(parser, "--officers", COUNTS, "4,3", "cli-help-city-counts")
    parser.add_argument(
        "--campaigns", type=number(1, MOST_GAMES), metavar="N", help=tell("cli-help-city-campaigns")
    )
    parser.add_argument("--pairs", action="store_true", help=tell("cli-help-city-pairs"))
    add_sprt(parser)
    parser.add_seed(None)
    add_run(parser)


def _episodes() -> tuple[str, ...]:
    return tuple(str(episode.number) for episode in load_content().episodes)


def _add_some(parser: Parser, name: str, known: tuple[str, ...], example: str, about: str) -> None:
    """An option for some of these words."""
    kind = several(lambda: known, 1, len(known))
    parser.add_argument(name, type=kind, metavar=example, help=parser.tell(about))


def run(options: Namespace) -> int:
    """Play, count, tell."""
    header = resumed_header(options)
    if options.campaigns or isinstance(header, CampaignHeader):
        return _Campaigns(options, header).run()
    return _Tables(options, header).run()


class _CityRun(Run):
    """Games or campaigns at every kind of table."""

    contest: CityContest | CampaignContest

    def data(self) -> dict[str, Any]:
        return self.contest.standing().to_dict()

    def show(self) -> None:
        show(self.contest.standing(), self.options.lang)

    def page(self, command: str) -> str:
        from ashfall.arena.hardcity.report import city_report_page

        return city_report_page(self.contest.standing(), command, self.options.lang)

    def common_words(self, plan: CityPlan | CampaignPlan, count: str) -> list[str]:
        """The options of both kinds; ``count`` is the one that says how many."""
        words = ["--bots", ",".join(plan.bots), count, str(plan.games), "--seed", str(plan.seed)]
        for name, kinds in self.kinds().items():
            words += [f"--{name}", ",".join(kinds)]
        return words

    @abstractmethod
    def kinds(self) -> Kinds:
        """What is played, as the options that ask for it."""


class _Tables(_CityRun):
    """So many games at every kind of table."""

    contest: CityContest

    def __init__(self, options: Namespace, header: Header[Any] | None) -> None:
        self.plan, self.sprt = _planned(options, header)
        bounds = (self.sprt.low, self.sprt.high) if self.sprt else None
        super().__init__(options, city_header_of(self.plan, bounds))

    def begin(self, journal: RunJournal[CityResult] | None) -> CityContest:
        self.contest = CityContest(self.plan, self.sprt, journal)
        return self.contest

    def go_on(self, runner: Runner) -> None:
        with progress(self.plan.total, len(self.contest.results)) as bar:
            self.contest.run(runner, bar.reach if bar else None)

    def kinds(self) -> Kinds:
        return _table_kinds(self.plan.cells)

    def words(self) -> list[str]:
        words = self.common_words(self.plan, "--games")
        if self.sprt:
            return [*words, f"--sprt={self.sprt.low:g},{self.sprt.high:g}"]
        return [*words, "--pairs"] if self.plan.pairs else words


class _Campaigns(_CityRun):
    """So many campaigns in every mode, with every number of officers."""

    contest: CampaignContest

    def __init__(self, options: Namespace, header: Header[Any] | None) -> None:
        self.plan = _campaigns(options, header)
        super().__init__(options, campaign_header_of(self.plan))

    def begin(self, journal: RunJournal[CampaignResult] | None) -> CampaignContest:
        self.contest = CampaignContest(self.plan, journal)
        return self.contest

    def go_on(self, runner: Runner) -> None:
        with progress(self.plan.total, len(self.contest.results)) as bar:
            self.contest.run(runner, bar.reach if bar else None)

    def kinds(self) -> Kinds:
        return _crew_kinds(self.plan.crews)

    def words(self) -> list[str]:
        return self.common_words(self.plan, "--campaigns")


def _crew_kinds(crews: Sequence[Crew]) -> Kinds:
    """Crews as the options that ask for them."""
    return {
        "modes": list(dict.fromkeys(crew.mode for crew in crews)),
        "officers": list(dict.fromkeys(str(crew.officers) for crew in crews)),
    }


def _table_kinds(cells: Sequence[Cell]) -> Kinds:
    """Tables likewise."""
    episodes = list(dict.fromkeys(str(cell.episode) for cell in cells))
    return {"episodes": episodes, **_crew_kinds([cell.crew for cell in cells])}


def _campaigns(options: Namespace, header: Header[Any] | None) -> CampaignPlan:
    """Which campaigns to play; a journal that is resumed tells what the options leave out."""
    for name in ("games", "episodes", "pairs", "sprt"):
        if getattr(options, name):
            raise CommandError(f"ashfall arena: --{name}: has no place in campaigns")
    known = header if isinstance(header, CampaignHeader) else None
    return CampaignPlan(
        bots=options.bots or (known.bots if known else (USUAL, USUAL)),
        games=options.campaigns or (known.games if known else 0),
        crews=_crews(options, known.campaigns if known else ()),
        seed=options.seed if options.seed is not None else (known.seed if known else 0),
    )


def _planned(options: Namespace, header: Header[Any] | None) -> tuple[CityPlan, Sprt | None]:
    """What to play; a journal that is resumed tells what the options leave out."""
    known = header if isinstance(header, CityHeader) else None
    tested = Sprt(*known.sprt) if known and known.sprt else None
    sprt = options.sprt or tested
    pairs = bool(options.pairs or sprt or (known and known.pairs))
    usual = known.games if known else (0 if sprt else USUAL_GAMES)
    try:
        return CityPlan(
            bots=options.bots or (known.bots if known else (USUAL, USUAL)),
            games=options.games or max(usual, USUAL_LIMIT if sprt and not tested else 0),
            cells=_cells(options, known.cells if known else (), pairs),
            seed=options.seed if options.seed is not None else (known.seed if known else 0),
            pairs=pairs,
        ), sprt
    except InvalidPlan as error:
        field, _, problem = str(error).partition(": ")
        option = "sprt" if field == "pairs" and options.sprt else field  # a test brings pairs along
        raise CommandError(f"ashfall arena: --{option}: {problem}") from None


def _crews(options: Namespace, known: tuple[Crew, ...]) -> tuple[Crew, ...]:
    """Who plays campaigns."""
    modes, officers = _chosen(options, _crew_kinds(known), {"modes": MODES, "officers": COUNTS})
    return crews_of(modes, [int(word) for word in officers])


def _cells(options: Namespace, known: tuple[Cell, ...], pairs: bool) -> tuple[Cell, ...]:
    """The kinds of tables; where bots change sides they are those of versus, if nothing else is said."""
    usual = {"episodes": _episodes(), "modes": (VERSUS,) if pairs else MODES, "officers": COUNTS}
    numbers, modes, officers = _chosen(options, _table_kinds(known), usual)
    return cells_of([int(word) for word in numbers], modes, [int(word) for word in officers])


def _chosen(options: Namespace, known: Kinds, usual: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """By option what was asked for, else what is known, else the usual; nothing twice."""
    wanted = (getattr(options, name) or known[name] or usual[name] for name in usual)
    return [list(dict.fromkeys(words)) for words in wanted]
