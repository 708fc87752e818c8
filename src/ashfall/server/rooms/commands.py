"""What a command would do: one entry, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from ashfall.server.messages import Command
from ashfall.server.rooms.chance import draw_match_id
from ashfall.server.rooms.history import DRAW, REMATCH, TAKE_BACK, EntryFacts, MatchState
from ashfall.server.rooms.leaving import leaving
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.takeback import TakeBack, find_take_back
from ashfall.server.shapes import GameSequel
from ashfall.table.errors import IllegalMove

__all__ = ["ALWAYS_MEANT", "ANSWERS", "CommandContext", "Proposal", "propose", "time_to_choose"]

MOST_ENTRIES: Final = 2000  # of a match in which moves are taken back; a long game has some hundred moves
CHOOSING: Final = 60_000  # milliseconds after the end for which the next match of a series waits for choices
AFTERWARDS: Final = ("rematch", "choose", "next")  # what is left to do once it is over
ALWAYS_MEANT: Final = ("resign",)  # whatever has happened since the sender last looked
ANSWERS: Final = ("accept_draw", "decline_draw", "accept_take_back", "decline_take_back", *AFTERWARDS)


@dataclass(frozen=True, slots=True)
class CommandContext:
    """Where the match and the one who commands stand."""

    state: MatchState
    seats: Seats
    mine: list[int]  # seats of the one who commands
    claimable: int | None  # the seat that has been away for too long
    is_practice: bool = False  # see `takeback.is_practice`
    here: frozenset[str] = frozenset()  # the guests who are at the table
    now: int = 0  # milliseconds since 1970

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game; all of them once it is over."""
        state, seats = self.state, range(len(self.seats))
        return [seat for seat in seats if state.ending is not None or not state.is_out(seat)]

    @property
    def are_at_one_screen(self) -> bool:
        """Whether all who are still in the game are people who share a screen."""
        guests = {self.seats.guest(seat) for seat in self.playing}
        return len(guests) == 1 and "" not in guests


@dataclass(frozen=True, slots=True)
class Proposal:
    """The entry that a command asks for."""

    kind: str
    seat: int | None  # None: nobody in particular
    facts: EntryFacts = field(default_factory=EntryFacts)


def propose(context: CommandContext, command: Command) -> Proposal:
    """The entry for a command; raises Refusal."""
    seat = _seat(context, command)
    state = context.state
    if state.match is None:
        raise Refusal.because("not_allowed", "server-refused-not-begun")
    if state.ending is not None and command.what not in AFTERWARDS:
        raise Refusal.because("over", "server-refused-over")
    return RULES[command.what](context, seat, command)


def _seat(context: CommandContext, command: Command) -> int:
    """The seat that is meant; of several own ones, the one that must choose."""
    if not context.mine:
        raise Refusal.because("not_seated", "server-refused-not-seated")
    if command.seat is not None:
        if command.seat not in context.mine:
            raise Refusal.because("not_seated", "server-refused-not-your-seat")
        return command.seat
    chooser = context.state.chooser
    return chooser if chooser is not None and chooser in context.mine else context.mine[0]


# One rule for each command.


def _move(context: CommandContext, seat: int, command: Command) -> Proposal:
    match, chooser = context.state.match, context.state.chooser
    if match is None or seat != chooser:
        raise Refusal.because("not_your_turn", "server-refused-not-your-turn")
    try:
        move = match.played.parse(command.move)
    except IllegalMove:
        raise Refusal.illegal(match.game.why_not(match.played.view(seat), command.move)) from None
    return Proposal("move", seat, EntryFacts(move=move.text))


def _resign(context: CommandContext, seat: int, command: Command) -> Proposal:
    return _left("resign", seat, context, context.seats.led_with(seat))


def _claim(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_still_play(context, seat)
    away = context.claimable
    if away is None or away in context.mine:
        raise Refusal.because("not_allowed", "server-refused-not-away")
    return _left("claim", seat, context, context.seats.of(context.seats.guest(away)))


def _left(kind: str, seat: int, context: CommandContext, gone: list[int]) -> Proposal:
    match = context.state.match
    return Proposal(kind, seat, EntryFacts() if match is None else leaving(match, context.seats, gone))


# What others must agree to.


def _offer_draw(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_still_play(context, seat)
    _must_have_opponents(context)
    is_offered = DRAW in context.state.offers and not _wants(context, seat, DRAW)
    if is_offered or context.are_at_one_screen:
        return _accept_draw(context, seat, command)
    _must_not_pester(context, seat, DRAW)
    return Proposal("offer_draw", seat)


def _accept_draw(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_still_play(context, seat)
    _must_have_opponents(context)
    if not context.are_at_one_screen:
        _must_be_offered(context, seat, DRAW)
    return Proposal("accept_draw", seat, EntryFacts(waits=bool(_still_asked(context, seat, DRAW))))


def _decline_draw(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_be_offered(context, seat, DRAW)
    return Proposal("decline_draw", seat)


def _take_back(context: CommandContext, seat: int, command: Command) -> Proposal:
    if context.state.seq >= MOST_ENTRIES:
        raise Refusal.because("not_allowed", "server-refused-taken-back-enough")
    found = _found(context, seat)
    if found.is_free:
        return Proposal("take_back", seat, EntryFacts(count=found.count))
    if not _still_asked(context, seat, TAKE_BACK):
        raise Refusal.because("not_allowed", "server-refused-seen")
    _must_not_pester(context, seat, TAKE_BACK)
    return Proposal("ask_take_back", seat)


def _accept_take_back(context: CommandContext, seat: int, command: Command) -> Proposal:
    asker = _must_be_offered(context, seat, TAKE_BACK)
    if _still_asked(context, seat, TAKE_BACK):
        return Proposal("accept_take_back", seat, EntryFacts(waits=True))
    return Proposal("accept_take_back", seat, EntryFacts(count=_found(context, asker).count))


def _decline_take_back(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_be_offered(context, seat, TAKE_BACK)
    return Proposal("decline_take_back", seat)


def _rematch(context: CommandContext, seat: int, command: Command) -> Proposal:
    _must_be_last(context)
    sequel = context.state.sequel
    if sequel is not None and sequel.goes_on:
        raise Refusal.because("not_allowed", "server-refused-series")
    if _wants(context, seat, REMATCH):
        raise Refusal.because("not_allowed", "server-refused-asked-already")
    asked = _still_asked(context, seat, REMATCH)
    return Proposal("rematch", seat, EntryFacts(following="" if asked else draw_match_id()))


# In a series of matches.


def _choose(context: CommandContext, seat: int, command: Command) -> Proposal:
    about, _, option = command.choice.partition(" ")
    found = [choice for choice in _sequel(context).choices if choice.about == about]
    if not found or option not in found[0].options:
        raise Refusal.because("not_allowed", "server-refused-no-such-choice")
    if found[0].seat not in context.mine:
        raise Refusal.because("not_seated", "server-refused-not-your-seat")
    if found[0].chosen == option or context.state.seq >= MOST_ENTRIES:
        raise Refusal.because("not_allowed", "server-refused-chosen")
    return Proposal("choose", found[0].seat, EntryFacts(choice=command.choice))


def _next(context: CommandContext, seat: int, command: Command) -> Proposal:
    """Anybody who has chosen begins the next match, once those who are here have, too, or their time is up.

    For all others the first of their options holds.
    """
    open_choices = [choice.seat for choice in _sequel(context).choices if not choice.chosen]
    choosing = context.seats.guests(open_choices)
    if context.seats.guest(seat) in choosing:
        raise Refusal.because("not_allowed", "server-refused-choice-open")
    if choosing & context.here and time_to_choose(context.state, context.now):
        raise Refusal.because("not_allowed", "server-refused-choices-open")
    return Proposal("next", seat, EntryFacts(following=draw_match_id()))


def time_to_choose(state: MatchState, now: int) -> int:
    """Milliseconds for which the next match of a series still waits for choices of those who are here."""
    sequel = state.sequel
    if sequel is None or state.rematch or all(choice.chosen for choice in sequel.choices):
        return 0
    return max(0, state.ended + CHOOSING - now)


def _sequel(context: CommandContext) -> GameSequel:
    """What goes on to the next match of the series, which has not been made yet."""
    _must_be_last(context)
    sequel = context.state.sequel
    if sequel is None or not sequel.goes_on:
        raise Refusal.because("not_allowed", "server-refused-no-series")
    return sequel


def _must_be_last(context: CommandContext) -> None:
    """Only a match that is over can be followed by another, and only by one."""
    if context.state.ending is None:
        raise Refusal.because("not_allowed", "server-refused-not-over")
    if context.state.rematch:
        raise Refusal.because("not_allowed", "server-refused-rematch-made")


def _found(context: CommandContext, seat: int) -> TakeBack:
    seats, guest = context.seats, context.seats.guest(seat)
    is_alone = seats.guests(context.playing) <= {guest}
    is_free = is_alone and (context.is_practice or context.are_at_one_screen)
    found = find_take_back(context.state.made, seats.of(guest), is_free)
    if found is None:
        raise Refusal.because("not_allowed", "server-refused-nothing-to-take-back")
    return found


def _wants(context: CommandContext, seat: int, kind: str) -> bool:
    """Whether whoever sits there has asked for it, or agreed."""
    return context.seats.guest(seat) in context.seats.guests(context.state.offers.get(kind, ()))


def _still_asked(context: CommandContext, seat: int, kind: str) -> set[str]:
    """The guests who must agree once ``seat`` has; who is out of a game that goes on need not."""
    seats, offers = context.seats, context.state.offers
    return seats.guests(context.playing) - seats.guests([*offers.get(kind, ()), seat])


def _must_still_play(context: CommandContext, seat: int) -> None:
    """Who is out has no say in what the others agree on, nor in how long they wait."""
    if context.seats.guest(seat) not in context.seats.guests(context.playing):
        raise Refusal.because("not_allowed", "server-refused-out")


def _must_have_opponents(context: CommandContext) -> None:
    """Who plays together against the game itself wins or loses; only opponents can agree on a draw."""
    match = context.state.match
    if match is not None and len(set(match.sides)) == 1:
        raise Refusal.because("not_allowed", "server-refused-no-opponent")


def _must_be_offered(context: CommandContext, seat: int, kind: str) -> int:
    """The seat of somebody else who has made an offer of this kind, which has not been answered from here."""
    _must_still_play(context, seat)
    offered = context.state.offers.get(kind)
    if not offered or _wants(context, seat, kind):
        raise Refusal.because("not_allowed", "server-refused-no-offer")
    return offered[0]


def _must_not_pester(context: CommandContext, seat: int, kind: str) -> None:
    """One offer of a kind in each turn is enough."""
    state = context.state
    if _wants(context, seat, kind) or state.asked.get(f"{kind} {seat}") == state.turn:
        raise Refusal.because("not_allowed", "server-refused-asked-already")


RULES: Final[Mapping[str, Callable[[CommandContext, int, Command], Proposal]]] = {
    "move": _move,
    "resign": _resign,
    "offer_draw": _offer_draw,
    "accept_draw": _accept_draw,
    "decline_draw": _decline_draw,
    "take_back": _take_back,
    "accept_take_back": _accept_take_back,
    "decline_take_back": _decline_take_back,
    "rematch": _rematch,
    "choose": _choose,
    "next": _next,
    "claim": _claim,
}
