"""Play the games of docs/balance-hardcity.md and write its tables and what they say.

``.venv/bin/python -m scripts.city_balance`` plays all of them, some twenty minutes on two cores;
``.venv/bin/python -m scripts.city_balance rules special`` makes some of them anew.

Each part of the page between two marks is a table, and before it a sentence that is computed from its rows.
Every run ends with the figures of `RATED` tables written once more, for the shelf of episodes in the browser.
``--games N`` is how many games are played at every kind of table.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ashfall.arena.elo import Estimate, wilson
from ashfall.arena.hardcity.campaigns import CampaignContest, CampaignPlan
from ashfall.arena.hardcity.plan import CityPlan
from ashfall.arena.hardcity.playing import OFFICERS, ZERO, Cell, cells_of, crews_of
from ashfall.arena.hardcity.special import SPECIAL, card_plays
from ashfall.arena.hardcity.standing import CityTally, play_cells
from ashfall.arena.series import pick_runner
from ashfall.bots.hardcity.dice import chance_of_hits
from ashfall.bots.processes import default_workers
from ashfall.hardcity import Match
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from ashfall.server.hardcity.difficulty import KindOfTable, MeasuredRate
from ashfall.table.texts import percent

HERE: Final = Path(__file__).parent.parent
PAGE: Final = HERE / "docs" / "balance-hardcity.md"
RATES: Final = HERE / "src" / "ashfall" / "server" / "hardcity" / "win_rates.json"
CAMPAIGNS: Final = "campaigns"
RATED: Final = ("rules", CAMPAIGNS)  # tables of which the browser shows how often the officers win
EPISODES: Final = (1, 2, 3, 4, 5)
COUNTS: Final = (4, 3)  # officers
PLAYERS: Final = {  # that lead so many officers, beside Doctor Zero (HC-3.1.6, HC-3.2.2)
    4: "1, 2, 4",
    3: "3",
}
RULES: Final = "rules"
SEARCH: Final = "search:iterations=2:depth=6"  # the bot that looks ahead, here and nowhere else
WEAK: Final = "random"
SEED: Final = 2026  # of the games on the page
GAMES: Final = 200

YES: Final = "yes"
NO: Final = "no"
Rows = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted of a share: at least and at most so much."""

    least: float = 0.0
    most: float = 1.0

    def __str__(self) -> str:
        if self == MEASURED:
            return "measured only"
        if self.most == 1:
            return f"at least {percent(self.least)}"
        return (
            f"at most {percent(self.most)}"
            if self.least == 0
            else f"{percent(self.least)} to {percent(self.most)}"
        )

    def answer(self, share: Estimate) -> str:
        """Whether a share is as wanted; nothing where nothing is."""
        if self == MEASURED:
            return ""
        return YES if self.least <= share.value <= self.most else NO


MEASURED: Final = Wish()  # nothing is wanted of it
WANTED: Final = {VERSUS: Wish(0.40, 0.60), COOP: Wish(0.35, 0.55)}
OF_CAMPAIGN: Final = Wish(most=0.65)
FOR_TEXT: Final = Wish(least=0.10)
HAPPENS: Final = {  # special things, by their word
    "car": Wish(most=0.5),
    "mayor": Wish(least=1 / 6),
    "boat": Wish(least=0.5),
    "helicopter": Wish(least=1 / 3),
    "kafar": Wish(least=0.5),
    "equipment": Wish(least=0.5),
}
ONLY_IN: Final = {"kafar": (COOP,), "car": (VERSUS,)}  # modes where one is wanted, if not in both
ONLY_AT: Final = {"helicopter": (4,)}  # likewise episodes
THINGS: Final = {
    "car": "attacks on the police car among Doctor Zero's points where he wins",
    "mayor": "games in which the mayor is taken away",
    "boat": "games in which a mutant boards the boat",
    "helicopter": "games in which the helicopter is called",
    "kafar": "games in which KAFAR comes",
    "equipment": "equipment used of that picked up",
}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the page."""

    heads: tuple[str, ...]
    rows: Rows

    def lines(self, say: Callable[[Rows], str]) -> list[str]:
        """As the page has it, with what is to be said about it."""
        cells = [self.heads, ["---"] * len(self.heads), *self.rows]
        return [say(self.rows), "", *(f"| {' | '.join(row)} |" for row in cells)]


def interval(share: Estimate) -> str:
    """An interval in words."""
    return f"{percent(share.low)} to {percent(share.high)}"


# What tables say: each sentence follows from the rows alone, the last cell of which is yes or no.


def outside(rows: Rows, name: Callable[[Sequence[str]], str]) -> str:
    """How many rows are as wanted, and which are not."""
    others = [name(row) for row in rows if row[-1] != YES]
    met = f"{len(rows) - len(others)} of {len(rows)} rows are as wanted"
    return f"{met}; not so: {', '.join(others)}." if others else f"{met}."


def say_wins(rows: Rows) -> str:
    """About a table of the officers' victories."""
    return outside(rows, lambda row: f"{row[0]}, episode {row[1]}, {row[2]} officers ({row[5]})")


def say_measured(rows: Rows) -> str:
    """About such a table of which nothing is wanted."""
    shares = sorted(float(row[5].removesuffix(" %")) for row in rows)
    return f"Nothing is wanted of these rows; they lie between {shares[0]:.1f} % and {shares[-1]:.1f} %."


def say_things(rows: Rows) -> str:
    """About a table of special things."""
    return outside(rows, lambda row: f"{row[0]} in {row[1]}, episode {row[2]}, {row[3]} officers ({row[4]})")


def say_cards(rows: Rows) -> str:
    """About the table of chaos cards."""
    return outside(rows, lambda row: f"{row[0]} ({row[2]})")


def say_prices(rows: Rows) -> str:
    """About the table of prices."""
    return outside(rows, lambda row: f"{row[0]} ({row[2]} AP against {row[4]} AP)")


def say_strength(rows: Rows) -> str:
    """About the table of bots against chance."""
    least = min(rows, key=lambda row: float(row[4].removesuffix(" %")))
    return f"The least of these shares is {least[4]}: {least[0]} leads {least[1]} in episode {least[2]}."


# The tables.

WIN_HEADS: Final = (
    "mode",
    "episode",
    "officers",
    "players that lead them",
    "games",
    "officers win",
    "95 % interval",
    "points",
    "rounds",
    "wanted",
    "as wanted",
)


def win_rows(tallies: Iterable[CityTally], wanted: Callable[[Cell], Wish]) -> list[list[str]]:
    """How often the officers won at each kind of table."""
    rows = []
    for tally in tallies:
        cell, share, facts = tally.cell, tally.share, tally.to_dict()
        wish = wanted(cell)
        points = f"{facts['points'][0]:.1f} : {facts['points'][1]:.1f}"
        known = [
            cell.mode,
            str(cell.episode),
            str(cell.officers),
            PLAYERS[cell.officers],
            str(facts["games"]),
        ]
        figures = [percent(share.value), interval(share), points, f"{facts['rounds']:.1f}"]
        rows.append([*known, *figures, str(wish), wish.answer(share)])
    return rows


@dataclass(frozen=True, slots=True)
class Study:
    """Who plays how many games, in how many processes."""

    games: int
    seed: int
    workers: int

    def equal(self, bot: str, modes: tuple[str, ...] = MODES) -> tuple[CityTally, ...]:
        """One bot leads both sides at every kind of table."""
        return _played(self, (bot, bot), cells_of(EPISODES, modes, COUNTS))

    def wins(self, bot: str, modes: tuple[str, ...] = MODES) -> Table:
        """How often the officers win between equal bots."""
        rows = win_rows(self.equal(bot, modes), lambda cell: WANTED[cell.mode])
        return Table(WIN_HEADS, rows)

    def ahead_of_autodoc(self) -> Table:
        """The same for officers who look ahead against AutoDoc, who does not."""
        rows = win_rows(self.equal(SEARCH, (COOP,)), lambda _: MEASURED)
        return Table(WIN_HEADS[:-1], [row[:-1] for row in rows])

    def campaigns(self) -> Table:
        """The same in campaigns."""
        crews = crews_of(MODES, COUNTS)
        contest = CampaignContest(CampaignPlan((RULES, RULES), self.games, crews, self.seed))
        contest.run(pick_runner(self.workers))
        return Table(WIN_HEADS, win_rows(contest.standing().tallies, lambda _: OF_CAMPAIGN))

    def special(self) -> Table:
        """How often the special things happen."""
        heads = ("what", "mode", "episode", "officers", "share", "95 % interval", "wanted", "as wanted")
        rows = []
        tallies = self.equal(RULES)
        for word, wish in HAPPENS.items():
            thing = next(each for each in SPECIAL if each.word == word)
            for tally in tallies:
                cell, figure = tally.cell, thing.figure(tally.cell, tally.results)
                asked = cell.mode in ONLY_IN.get(word, MODES) and cell.episode in ONLY_AT.get(word, EPISODES)
                if figure and figure.share and asked:
                    share = figure.share
                    known = [THINGS[word], cell.mode, str(cell.episode), str(cell.officers)]
                    rows.append(
                        [*known, percent(share.value), interval(share), str(wish), wish.answer(share)]
                    )
        return Table(heads, rows)

    def cards(self) -> Table:
        """How often each chaos card is played for its text."""
        plays: dict[str, tuple[int, int]] = {}
        for tally in self.equal(RULES):
            if tally.cell.has_zero:
                for card, (all_plays, texts) in card_plays(tally.cell, tally.results).items():
                    before = plays.get(card, (0, 0))
                    plays[card] = (before[0] + all_plays, before[1] + texts)
        heads = ("card", "plays", "for its text", "95 % interval", "wanted", "as wanted")
        rows = []
        for card, (all_plays, texts) in plays.items():
            share = wilson(texts, all_plays)
            figures = [str(all_plays), percent(share.value), interval(share), str(FOR_TEXT)]
            rows.append([f"`{card}`", *figures, FOR_TEXT.answer(share)])
        return Table(heads, rows)

    def prices(self) -> Table:
        """What a roll costs on average, exactly, beside the sure way."""
        heads = ("what", "chance of a roll", "AP by rolls, on average", "the sure way", "AP", "as wanted")
        return Table(heads, [_weld_row(), _barrel_row()])

    def strength(self) -> Table:
        """How often ``rules`` beats ``random`` in every episode, as officers and as Doctor Zero."""
        rows = []
        for side, won_by, seats in (
            ("officers", OFFICERS, (RULES, WEAK)),
            ("Doctor Zero", ZERO, (WEAK, RULES)),
        ):
            for tally in _played(self, seats, cells_of(EPISODES, (VERSUS,), (4,))):
                games = len(tally.results)
                share = wilson(tally.won(won_by), games)
                figures = [str(games), percent(share.value), interval(share)]
                rows.append([f"`{RULES}`", side, str(tally.cell.episode), *figures])
        return Table(("bot", "leads", "episode", "games", "wins", "95 % interval"), rows)


@cache
def _played(study: Study, seats: tuple[str, ...], cells: tuple[Cell, ...]) -> tuple[CityTally, ...]:
    """Games that several tables tell about are played once."""
    return play_cells(CityPlan(seats, study.games, cells, study.seed), pick_runner(study.workers))


def _weld_row() -> list[str]:
    """A manhole that is welded by rolls, or surely (HC-14.2.3, HC-14.2.4)."""
    numbers = load_content().episode(2)
    roll, sure = numbers.amount("weld_ap"), numbers.amount("weld_sure_ap")
    chance = chance_of_hits(Match(2).state, numbers.amount("weld_dice"), numbers.amount("weld_hits"))
    return _price_row("a manhole is welded", chance, roll, "weld surely", sure)


def _barrel_row() -> list[str]:
    """A barrel that explodes by quick shots, beside two aimed shots at those on its space (HC-14.1.4)."""
    costs = load_content().core.costs
    needed = load_content().episode(1).amount("barrel_needed")
    chance = chance_of_hits(Match(1).state, costs.quick_shot_dice, needed)
    return _price_row(
        "a barrel explodes, two mutants on its space die",
        chance,
        costs.quick_shot_ap,
        "two aimed shots",
        2 * costs.aimed_shot_ap,
    )


def _price_row(what: str, chance: float, ap: int, sure: str, sure_ap: int) -> list[str]:
    average = ap / chance
    return [what, percent(chance), f"{average:.2f}", sure, f"{sure_ap}", YES if average < sure_ap else NO]


TABLES: Final[dict[str, tuple[Callable[[Study], Table], Callable[[Rows], str]]]] = {  # as on the page
    "rules": (lambda study: study.wins(RULES), say_wins),
    "search": (lambda study: study.wins(SEARCH, (VERSUS,)), say_wins),
    "search_coop": (Study.ahead_of_autodoc, say_measured),
    CAMPAIGNS: (Study.campaigns, say_wins),
    "special": (Study.special, say_things),
    "cards": (Study.cards, say_cards),
    "prices": (Study.prices, say_prices),
    "strength": (Study.strength, say_strength),
}


def write(name: str, lines: Sequence[str]) -> None:
    """Put a part where the page has its marks."""
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, rest = PAGE.read_text(encoding="utf-8").split(start)
    after = rest.split(end)[1]
    PAGE.write_text("\n".join([f"{before}{start}", "", *lines, "", f"{end}{after}"]), encoding="utf-8")


def part(name: str) -> str:
    """What stands between two marks of the page."""
    return PAGE.read_text(encoding="utf-8").split(f"<!-- {name} -->")[1].split(f"<!-- end of {name} -->")[0]


def rows_of(name: str) -> list[list[str]]:
    """The cells of a table of the page, without its head."""
    lines = [line for line in part(name).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def rates() -> bytes:
    """What the page says of the officers' victories, as the server reads it: a line a kind of table."""
    lines = [
        msgspec.json.encode(_rate(row, campaign=name == CAMPAIGNS)) for name in RATED for row in rows_of(name)
    ]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def _rate(row: Sequence[str], campaign: bool) -> MeasuredRate:
    mode, episode, officers, _, games, share, *_ = row
    won = round(int(games) * float(share.removesuffix(" %")) / 100)
    return MeasuredRate(KindOfTable(int(episode), mode, int(officers), campaign), int(games), won)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="table", help=f"of: {', '.join(TABLES)} (default: all)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=default_workers())
    options = parser.parse_args()
    unknown = [name for name in options.tables if name not in TABLES]
    if unknown:
        parser.error(f'unknown table "{unknown[0]}", expected some of: {", ".join(TABLES)}')
    study = Study(options.games, options.seed, options.workers)
    for name in options.tables or TABLES:
        make, say = TABLES[name]
        write(name, make(study).lines(say))
    RATES.write_bytes(rates())


if __name__ == "__main__":
    main()
