"""What is said about a match: updates, lines of the log, the facts of the table.

What an audience must not know never gets here: the game makes sights and lines for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from ashfall.server.contract import Audience
from ashfall.server.messages import ClockState, HistoryLine, MatchInfo, Update
from ashfall.server.rooms.chance import seed_hash
from ashfall.server.rooms.history import DRAW, REMATCH, TAKE_BACK, AppliedEntry, MatchState
from ashfall.server.rooms.results import CLOSED_RESULT, result_phrase
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.terms import read_terms
from ashfall.server.rooms.turns import resting_chooser
from ashfall.server.shapes import EventLine, GameSequel, GameSight, GameTerms, OutcomeSight
from ashfall.server.store import MatchRow
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef

__all__ = ["for_chooser", "history_line", "info_of", "sight_for", "update_of"]

# Sentences about what no rule of the game knows of.
LOG: Final = {
    "begin": "server-log-begin",
    "move": "server-log-move",
    "take_back": "server-log-take-back",
    "ask_take_back": "server-log-ask-take-back",
    "agree_take_back": "server-log-agree-take-back",
    "accept_take_back": "server-log-accept-take-back",
    "decline_take_back": "server-log-decline-take-back",
    "offer_draw": "server-log-offer-draw",
    "accept_draw": "server-log-accept-draw",
    "decline_draw": "server-log-decline-draw",
    "resign": "server-log-resign",
    "flag": "server-log-flag",
    "claim": "server-log-claim",
    "claim_bot": "server-log-claim-bot",
    "rematch": "server-log-rematch",
    "rematch_made": "server-log-rematch-made",
    "choose": "server-log-choose",
    "next": "server-log-next",
}


def update_of(
    applied: AppliedEntry, audience: Audience, sight: GameSight | None, clocks: ClockState | None
) -> Update:
    """An entry for an audience; ``sight`` and ``clocks`` are how things stand now."""
    lines, show, move = _lines(applied, audience), None, applied.facts.move
    before, after = applied.before.match, applied.after.match
    if before is not None and after is not None:
        if applied.events:
            show = after.game.show(before.played, applied.events, lines, after.played, audience)
        if move:
            move = before.game.move_text(before.played, move, audience)
    return Update(
        seq=applied.entry.seq,
        what=applied.entry.kind,
        seat=applied.entry.seat,
        move=move,
        lines=lines,
        sight=sight,
        clocks=clocks,
        history=_line(applied, audience, lines, show is not None),
        show=show,
    )


def history_line(applied: AppliedEntry, audience: Audience) -> HistoryLine:
    """The line of an entry in the log."""
    match = applied.after.match
    has_show = match is not None and match.game.has_show(applied.events)
    return _line(applied, audience, _lines(applied, audience), has_show)


def sight_for(state: MatchState, audience: Audience) -> GameSight | None:
    """The table as an audience sees it; None before the begin."""
    if state.match is None:
        return None
    game, ending = state.match.game, state.ending
    sight = game.sight(state.match.played, audience)
    if ending is not None and ending.people:
        sight.decision = None
        side = ending.outcome.side
        sight.outcome = OutcomeSight(list(ending.winners), ending.reason, result_phrase(game, ending), side)
    return sight


def for_chooser(state: MatchState, sight: GameSight | None) -> GameSight | None:
    """The same table as the one sees it who must choose: with all moves that are open."""
    if sight is None or state.match is None or state.chooser is None:
        return sight
    choices = state.match.game.choices(state.match.played)
    return msgspec.structs.replace(sight, legal=choices.legal, answers=choices.answers)


def info_of(
    row: MatchRow,
    state: MatchState | None = None,
    online: Sequence[bool] = (),
    spectators: int = 0,
    choosing: int = 0,
) -> MatchInfo:
    """The facts of a match; without its state, as much as the row tells."""
    is_over = row.status == "over"
    terms = read_terms(row)
    result = msgspec.json.decode(row.result, type=Phrase) if row.result else None
    offers = {} if state is None else state.offers
    return MatchInfo(
        id=row.id,
        game=row.game,
        terms=cast(GameTerms, terms.game),  # as it is stored
        status=row.status,
        seats=Seats.of_match(row).infos(online or [False] * len(row.seats)),
        created=row.created,
        seq=row.seq if state is None else state.seq,
        clock=terms.clock,
        listed=row.listed,
        casual=row.casual,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if is_over else "",
        sides=list(terms.sides),
        result=result,
        is_closed=result == CLOSED_RESULT,
        winners=msgspec.json.decode(row.winners, type=list[int]),
        side=row.side,
        draw_offer=list(offers.get(DRAW, ())),
        takeback_offer=list(offers.get(TAKE_BACK, ())),
        rematch_offer=list(offers.get(REMATCH, ())),
        rematch=row.rematch,
        series=row.series,
        sequel=cast(GameSequel, msgspec.Raw(row.sequel.encode())) if row.sequel else None,
        choosing=choosing,
        spectators=spectators,
        chooser=resting_chooser(row) if state is None else state.chooser,
    )


def _lines(applied: AppliedEntry, audience: Audience) -> list[EventLine]:
    match = applied.after.match
    if match is None or not applied.events:
        return []
    return match.game.lines(match.played, applied.events, audience)


def _line(applied: AppliedEntry, audience: Audience, lines: list[EventLine], has_show: bool) -> HistoryLine:
    after, before = applied.after.match, applied.before.match
    if after is not None and applied.events:
        played = None if before is None else before.played
        phrases = after.game.log(played, applied.events, lines, after.played, audience)
    else:
        phrases = _log_phrases(applied, audience)
    return HistoryLine(
        seq=applied.entry.seq,
        seat=applied.entry.seat,
        turn=(applied.before if applied.before.match is not None else applied.after).turn,
        phrases=phrases,
        has_show=has_show,
    )


def _log_phrases(applied: AppliedEntry, audience: Audience) -> list[Phrase]:
    """What is said of an entry without events: no move, or one that changes nothing on the table."""
    facts, match = applied.facts, applied.before.match
    arguments: dict[str, Argument] = {}
    if applied.entry.seat is not None:
        arguments["seat"] = SeatRef(applied.entry.seat)
    if facts.move and match is not None:
        is_told = match.game.logs_idle_moves and match.game.move_text(match.played, facts.move, audience)
        if not is_told:
            return []
        view = match.game.view(match.played, audience)
        arguments["move"] = match.game.move_phrase(view, match.played.parse(facts.move))
    if facts.choice and match is not None:
        about, _, option = facts.choice.partition(" ")
        arguments["choice"] = match.game.choice_phrase(about, option)
    said = [Phrase(LOG[_word(applied)], arguments)]
    if facts.bot:
        seats = Listing(tuple(SeatRef(seat) for seat in facts.absent))
        said.append(Phrase("server-log-taken-over", {"seats": seats}))
    return said


def _word(applied: AppliedEntry) -> str:
    """Which sentence: the same entry can mean more where it settles something, or less."""
    kind, facts = applied.entry.kind, applied.facts
    if kind == "rematch" and facts.following:
        return "rematch_made"
    if kind == "accept_take_back" and facts.waits:
        return "agree_take_back"
    if kind == "claim" and facts.bot:
        return "claim_bot"
    return kind
