"""What is said about a match: updates, lines of the log, the facts of the table. All of it may be public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ashfall.neuroshima.events import PhaseStarted
from ashfall.neuroshima.sentences import move_phrase, outcome_phrase
from ashfall.neuroshima.view import Table
from ashfall.server.messages import ClockState, HistoryLine, MatchInfo, Update
from ashfall.server.neuroshima.battles import battle_show
from ashfall.server.neuroshima.lines import event_lines
from ashfall.server.neuroshima.shapes import EventLine, OutcomeSight, Sight
from ashfall.server.neuroshima.sight import sight_of
from ashfall.server.rooms.chance import seed_hash
from ashfall.server.rooms.history import DRAW, REMATCH, TAKE_BACK, Course, Ending, Happened
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.terms import read_terms
from ashfall.server.store import MatchRow
from ashfall.table.contract import Outcome
from ashfall.table.phrases import Argument, Listing, Phrase, SeatRef

__all__ = ["bystanders", "history_line", "info_of", "result_phrase", "sight_for", "update_of"]

# Sentences about what no rule of the game knows of.
REASONS: Final = {
    "resigned": "server-reason-resigned",
    "agreed": "server-reason-agreed",
    "time": "server-reason-time",
    "left": "server-reason-left",
}
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
}


def update_of(happened: Happened, sight: Sight | None, clocks: ClockState | None) -> Update:
    """An entry for everybody; ``sight`` and ``clocks`` are how things stand now."""
    lines, battle = _event_lines(happened), None
    before, after = happened.before.match, happened.after.match
    if happened.events and before is not None and after is not None:
        battle = battle_show(before.state, happened.events, lines, after.state)
    return Update(
        seq=happened.entry.seq,
        what=happened.entry.kind,
        seat=happened.entry.seat,
        move=happened.facts.move,
        lines=lines,
        sight=sight,
        clocks=clocks,
        history=_line(happened, lines, battle is not None),
        battle=battle,
    )


def history_line(happened: Happened) -> HistoryLine:
    """The line of an entry in the log."""
    is_battle = any(isinstance(event, PhaseStarted) for event in happened.events)
    return _line(happened, _event_lines(happened), is_battle)


def _event_lines(happened: Happened) -> list[EventLine]:
    match = happened.after.match
    return [] if match is None else event_lines(happened.events, match.state.rules.armies)


def sight_for(course: Course) -> Sight | None:
    """The table as the seat sees it that must choose; None before the begin."""
    if course.match is None:
        return None
    table, ending = Table(course.match.state), course.ending  # a table of its own: its lists go with it
    if ending is None or ending.by_rules:
        return sight_of(table, () if course.chooser is None else (course.chooser,))
    sight = sight_of(table, ())
    sight.decision = None
    sight.outcome = OutcomeSight(list(ending.winners), ending.reason, result_phrase(ending))
    return sight


def bystanders(sight: Sight) -> Sight:
    """The same table as everybody else sees it: without the moves that are open to the one who chooses."""
    return msgspec.structs.replace(sight, legal=[], answers=[])


def result_phrase(ending: Ending) -> Phrase:
    """Who won, and why."""
    phrase = outcome_phrase(Outcome(ending.winners, ending.reason if ending.winners else "draw"))
    reason = f"reason-{ending.reason}" if ending.by_rules else REASONS[ending.reason]
    return Phrase(phrase.id, {**phrase.args, "reason": Phrase(reason)})


def info_of(
    row: MatchRow, course: Course | None = None, online: Sequence[bool] = (), spectators: int = 0
) -> MatchInfo:
    """The facts of a match; without its course, as much as the row tells."""
    is_over = row.status == "over"
    terms = read_terms(row)
    offers = {} if course is None else course.offers
    return MatchInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=Seats.of_match(row).infos(online or [False] * len(row.seats)),
        created=row.created,
        seq=row.seq if course is None else course.seq,
        clock=terms.clock,
        listed=row.listed,
        casual=row.casual,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if is_over else "",
        mode=terms.mode,
        board=terms.board,
        variants=list(terms.variants),
        team_health=terms.team_health,
        settings=terms.other_settings(),
        sides=terms.sides(),
        result=msgspec.json.decode(row.result, type=Phrase) if row.result else None,
        winners=msgspec.json.decode(row.winners, type=list[int]),
        draw_offer=list(offers.get(DRAW, ())),
        takeback_offer=list(offers.get(TAKE_BACK, ())),
        rematch_offer=list(offers.get(REMATCH, ())),
        rematch=row.rematch,
        spectators=spectators,
    )


def _line(happened: Happened, lines: list[EventLine], is_battle: bool) -> HistoryLine:
    phrases = [line.phrase for line in lines if line.phrase is not None]
    if not happened.events:
        phrases = _log_phrases(happened)
    return HistoryLine(
        seq=happened.entry.seq,
        seat=happened.entry.seat,
        turn=(happened.before if happened.before.match is not None else happened.after).turn,
        phrases=phrases,
        is_battle=is_battle,
    )


def _log_phrases(happened: Happened) -> list[Phrase]:
    """What is said of an entry without events: no move, or one that changes nothing on the table."""
    facts, match = happened.facts, happened.before.match
    arguments: dict[str, Argument] = {}
    if happened.entry.seat is not None:
        arguments["seat"] = SeatRef(happened.entry.seat)
    if facts.move and match is not None:
        arguments["move"] = move_phrase(match.state, match.parse(facts.move))
    said = [Phrase(LOG[_word(happened)], arguments)]
    if facts.bot:
        seats = Listing(tuple(SeatRef(seat) for seat in facts.absent))
        said.append(Phrase("server-log-taken-over", {"seats": seats}))
    return said


def _word(happened: Happened) -> str:
    """Which sentence: the same entry can mean more where it settles something, or less."""
    kind, facts = happened.entry.kind, happened.facts
    if kind == "rematch" and facts.following:
        return "rematch_made"
    if kind == "accept_take_back" and facts.waits:
        return "agree_take_back"
    if kind == "claim" and facts.bot:
        return "claim_bot"
    return kind
