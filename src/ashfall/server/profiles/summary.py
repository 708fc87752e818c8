"""A profile, added up from finished games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Final

from msgspec.structs import asdict

from ashfall.puzzles.daily import streaks
from ashfall.server.contract import AnyTable
from ashfall.server.profile_shapes import (
    AchievementView,
    Count,
    GameProfile,
    PlayedGame,
    Profile,
    PuzzleSummary,
    RecentGame,
    Results,
    Streak,
)
from ashfall.server.puzzle_shapes import PuzzleProgress

__all__ = ["Remembered", "as_recent", "profile_of"]

RECENT: Final = 30
SECOND: Final = 1000
Remembered = Sequence[RecentGame]  # the last game first


def profile_of(
    games: Remembered,
    progress: Mapping[str, PuzzleProgress],
    tables: Iterable[AnyTable],
    today: date,
    unread: int = 0,
) -> Profile:
    """All that is shown; ``progress`` has what is known of somebody's puzzles, by game."""
    views = [_game(table, [one for one in games if one.game == table.name], progress) for table in tables]
    return Profile(
        results=_results(games),
        wins=_wins(games),
        days=_days(games, today),
        games=[game for game, _ in views],
        recent=list(games[:RECENT]),
        achievements=[each for _, found in views for each in found],
        brought=sum(game.is_brought for game in games),
        unread=unread,
    )


def _game(
    table: AnyTable, games: Remembered, progress: Mapping[str, PuzzleProgress]
) -> tuple[GameProfile, list[AchievementView]]:
    puzzles = progress.get(table.name)
    solved = {mark.key for mark in puzzles.marks if mark.is_solved} if puzzles else set()
    levels = {level: number for number, level in enumerate(table.bots)}
    bots = _counts(games, lambda game: game.bots)
    own = GameProfile(
        game=table.name,
        results=_results(games),
        parts=_counts(games, lambda game: [game.part] if game.part else []),
        bots=sorted(bots, key=lambda count: levels.get(count.key, len(levels))),
        ways=_counts(games, lambda game: [game.way] if game.way else []),
        puzzles=None if puzzles is None else _puzzles(puzzles, len(solved)),
    )
    return own, _achievements(table, games, solved)


def _achievements(table: AnyTable, games: Remembered, solved: Collection[str]) -> list[AchievementView]:
    return [
        AchievementView(
            key=one.key,
            game=table.name,
            count=min(one.count(games, solved), one.goal),
            goal=one.goal,
            page=one.page,
        )
        for one in table.achievements
    ]


def _results(games: Iterable[PlayedGame]) -> Results:
    found = Results()
    for game in games:
        found.games += 1
        if game.result != "none":
            setattr(found, game.result, getattr(found, game.result) + 1)
    return found


def _counts(games: Remembered, words: Callable[[PlayedGame], Iterable[str]]) -> list[Count]:
    """The games by word, those of the most frequent one first."""
    by_word: dict[str, list[PlayedGame]] = {}
    for game in games:
        for word in words(game):
            by_word.setdefault(word, []).append(game)
    found = [Count(key=word, results=_results(theirs)) for word, theirs in by_word.items()]
    return sorted(found, key=lambda count: (-count.results.games, count.key))


def _wins(games: Remembered) -> Streak:
    """Games that were won one after the other; those that say nothing interrupt nothing."""
    now = best = 0
    for game in reversed(games):
        if game.result != "none":
            now = now + 1 if game.result == "won" else 0
            best = max(best, now)
    return Streak(now=now, best=best)


def _days(games: Remembered, today: date) -> Streak:
    days = {datetime.fromtimestamp(game.at // SECOND, UTC).date() for game in games}
    now, best = streaks(days, today)
    return Streak(now=now, best=best)


def _puzzles(progress: PuzzleProgress, solved: int) -> PuzzleSummary | None:
    if not progress.marks and not progress.rushes:
        return None
    return PuzzleSummary(
        rating=progress.rating,
        deviation=progress.deviation,
        days=Streak(now=progress.streak, best=progress.best_streak),
        solved=solved,
        tried=len(progress.marks),
        rush_best=progress.rush_best,
    )


def as_recent(game: PlayedGame, *, is_here: bool, is_brought: bool) -> RecentGame:
    """A game with whether it can be looked at here."""
    return RecentGame(**asdict(game), is_here=is_here, is_brought=is_brought)
