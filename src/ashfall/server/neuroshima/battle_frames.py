"""A battle as a row of drawings: who attacks whom in every phase, and what is left after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ashfall.draw.neuroshima.board import board_svg
from ashfall.draw.neuroshima.state import RADIUS, board_units, seats_of
from ashfall.draw.neuroshima.strikes import strike_lines, toll
from ashfall.neuroshima import Match
from ashfall.neuroshima.next_battle import phase_places
from ashfall.neuroshima.record import parse_record
from ashfall.neuroshima.state import State
from ashfall.server.endpoints import Problem
from ashfall.server.neuroshima.battles import Rerun
from ashfall.server.neuroshima.replay import MOST_STEPS
from ashfall.server.sharing.painting import PaintMotion
from ashfall.server.starts import replayed
from ashfall.server.workshop import Steps
from ashfall.table.contract import Event
from ashfall.table.errors import InvalidRecord
from ashfall.table.texts import Texts

__all__ = ["MOST_FRAMES", "battle_motion"]

MOST_FRAMES: Final = 20
LOOK: Final = 900  # milliseconds for which a frame stands
STRIKE: Final = 1300
END: Final = 3000
Frame = tuple[str, int]


def battle_motion(text: str, move: int, texts: Texts) -> Steps[PaintMotion]:
    """The battle that a move of a record led to; raises Problem where there was none."""
    record = parse_record(text)
    if len(record.moves) > MOST_STEPS:
        raise InvalidRecord("moves", f"expected at most {MOST_STEPS}, got {len(record.moves)}")
    if not 1 <= move <= len(record.moves):
        raise _no_battle(move)
    start = Match.from_record(record, upto=0)
    match = yield from replayed(start, record.moves[: move - 1], record.made_with)
    before = match.state
    events = match.push(match.parse_recorded(record.moves[move - 1], move - 1, record.made_with))
    frames = yield from _frames(before, events, texts)
    if not frames:
        raise _no_battle(move)
    drawings, times = zip(*frames, strict=True)
    return PaintMotion(drawings, (*times[:-1], END))


def _no_battle(move: int) -> Problem:
    return Problem(404, "no_battle", f"There was no battle at move {move}.")


def _frames(before: State, events: Sequence[Event], texts: Texts) -> Steps[list[Frame]]:
    """Two for each phase in which something happened; phases that come too late are left out."""
    places = phase_places(events)
    if not places:
        return []
    rerun = Rerun(before)
    now = rerun.follow(events[: places[0][1].start]).copy()
    frames = [(_drawn(now, texts, texts.format("battle-title")), LOOK)]
    yield
    for initiative, place in places:
        happened = events[place]
        after = rerun.follow(happened).copy()
        lines, pills = strike_lines(happened, now.rules.armies), toll([(initiative, happened)])
        if lines or pills:
            caption = texts.format("battle-phase", initiative=initiative)
            struck = board_svg(
                board_units(now, texts.language),
                RADIUS[int(now.rules.board.size)],
                seats=seats_of(now, texts.language),
                lines=lines,
                pills=pills,
                caption=caption,
                language=texts.language,
            )
            yield
            frames += [(struck, STRIKE), (_drawn(after, texts, caption), LOOK)]
            yield
        now = after
    return [*frames[: MOST_FRAMES - 1], frames[-1]] if len(frames) > MOST_FRAMES else frames


def _drawn(state: State, texts: Texts, caption: str) -> str:
    return board_svg(
        board_units(state, texts.language),
        RADIUS[int(state.rules.board.size)],
        seats=seats_of(state, texts.language),
        caption=caption,
        language=texts.language,
    )
