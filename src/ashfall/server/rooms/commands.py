"""What a command would do: one entry, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from ashfall.server.messages import Command
from ashfall.server.rooms.history import DRAW, REMATCH, TAKE_BACK, Course, Facts
from ashfall.server.rooms.leaving import leaving
from ashfall.server.rooms.refusals import Refusal
from ashfall.server.rooms.seats import Seats
from ashfall.server.rooms.takeback import TakeBack, find_take_back
from ashfall.table.errors import IllegalMove

__all__ = ["ANSWERS", "Proposal", "Standing", "propose"]

MOST_ENTRIES: Final = 2000  # of a match in which moves are taken back; a long game has three hundred moves
ANSWERS: Final = ("accept_draw", "decline_draw", "accept_take_back", "decline_take_back", "rematch")


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match and the one who commands stand."""

    course: Course
    seats: Seats
    mine: list[int]  # seats of the one who commands
    claimable: int | None  # the seat that has been away for too long
    is_practice: bool = False  # see `takeback.is_practice`

    @property
    def playing(self) -> list[int]:
        """The seats that are still in the game; all of them once it is over."""
        course, seats = self.course, range(len(self.seats))
        return [seat for seat in seats if course.ending is not None or not course.is_out(seat)]

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
    facts: Facts = field(default_factory=Facts)


def propose(standing: Standing, command: Command) -> Proposal:
    """The entry for a command; raises Refusal."""
    seat = _seat(standing, command)
    course = standing.course
    if course.match is None:
        raise Refusal.because("not_allowed", "server-refused-not-begun")
    if course.ending is not None and command.what != "rematch":
        raise Refusal.because("over", "server-refused-over")
    return RULES[command.what](standing, seat, command)


def _seat(standing: Standing, command: Command) -> int:
    """The seat that is meant; of several own ones, the one that must choose."""
    if not standing.mine:
        raise Refusal.because("not_seated", "server-refused-not-seated")
    if command.seat is not None:
        if command.seat not in standing.mine:
            raise Refusal.because("not_seated", "server-refused-not-your-seat")
        return command.seat
    chooser = standing.course.chooser
    return chooser if chooser is not None and chooser in standing.mine else standing.mine[0]


# One rule for each command.


def _move(standing: Standing, seat: int, command: Command) -> Proposal:
    match, chooser = standing.course.match, standing.course.chooser
    if match is None or seat != chooser:
        raise Refusal.because("not_your_turn", "server-refused-not-your-turn")
    try:
        move = match.played.parse(command.move)
    except IllegalMove:
        raise Refusal.illegal(match.game.why_not(match.played.view(seat), command.move)) from None
    return Proposal("move", seat, Facts(move=move.text))


def _resign(standing: Standing, seat: int, command: Command) -> Proposal:
    return _left("resign", seat, standing, standing.seats.led_with(seat))


def _claim(standing: Standing, seat: int, command: Command) -> Proposal:
    _must_still_play(standing, seat)
    away = standing.claimable
    if away is None or away in standing.mine:
        raise Refusal.because("not_allowed", "server-refused-not-away")
    return _left("claim", seat, standing, standing.seats.of(standing.seats.guest(away)))


def _left(kind: str, seat: int, standing: Standing, gone: list[int]) -> Proposal:
    match = standing.course.match
    return Proposal(kind, seat, Facts() if match is None else leaving(match, standing.seats, gone))


# What others must agree to.


def _offer_draw(standing: Standing, seat: int, command: Command) -> Proposal:
    _must_still_play(standing, seat)
    _must_have_opponents(standing)
    is_offered = DRAW in standing.course.offers and not _wants(standing, seat, DRAW)
    if is_offered or standing.are_at_one_screen:
        return _accept_draw(standing, seat, command)
    _must_not_pester(standing, seat, DRAW)
    return Proposal("offer_draw", seat)


def _accept_draw(standing: Standing, seat: int, command: Command) -> Proposal:
    _must_still_play(standing, seat)
    _must_have_opponents(standing)
    if not standing.are_at_one_screen:
        _must_be_offered(standing, seat, DRAW)
    return Proposal("accept_draw", seat, Facts(waits=bool(_still_asked(standing, seat, DRAW))))


def _decline_draw(standing: Standing, seat: int, command: Command) -> Proposal:
    _must_be_offered(standing, seat, DRAW)
    return Proposal("decline_draw", seat)


def _take_back(standing: Standing, seat: int, command: Command) -> Proposal:
    if standing.course.seq >= MOST_ENTRIES:
        raise Refusal.because("not_allowed", "server-refused-taken-back-enough")
    found = _found(standing, seat)
    if found.is_free:
        return Proposal("take_back", seat, Facts(count=found.count))
    if not _still_asked(standing, seat, TAKE_BACK):
        raise Refusal.because("not_allowed", "server-refused-seen")
    _must_not_pester(standing, seat, TAKE_BACK)
    return Proposal("ask_take_back", seat)


def _accept_take_back(standing: Standing, seat: int, command: Command) -> Proposal:
    asker = _must_be_offered(standing, seat, TAKE_BACK)
    if _still_asked(standing, seat, TAKE_BACK):
        return Proposal("accept_take_back", seat, Facts(waits=True))
    return Proposal("accept_take_back", seat, Facts(count=_found(standing, asker).count))


def _decline_take_back(standing: Standing, seat: int, command: Command) -> Proposal:
    _must_be_offered(standing, seat, TAKE_BACK)
    return Proposal("decline_take_back", seat)


def _rematch(standing: Standing, seat: int, command: Command) -> Proposal:
    course = standing.course
    if course.ending is None:
        raise Refusal.because("not_allowed", "server-refused-not-over")
    if course.rematch:
        raise Refusal.because("not_allowed", "server-refused-rematch-made")
    if _wants(standing, seat, REMATCH):
        raise Refusal.because("not_allowed", "server-refused-asked-already")
    asked = _still_asked(standing, seat, REMATCH)
    return Proposal("rematch", seat, Facts(following="" if asked else course.following))


def _found(standing: Standing, seat: int) -> TakeBack:
    seats, guest = standing.seats, standing.seats.guest(seat)
    is_alone = seats.guests(standing.playing) <= {guest}
    is_free = is_alone and (standing.is_practice or standing.are_at_one_screen)
    found = find_take_back(standing.course.made, seats.of(guest), is_free)
    if found is None:
        raise Refusal.because("not_allowed", "server-refused-nothing-to-take-back")
    return found


def _wants(standing: Standing, seat: int, kind: str) -> bool:
    """Whether whoever sits there has asked for it, or agreed."""
    return standing.seats.guest(seat) in standing.seats.guests(standing.course.offers.get(kind, ()))


def _still_asked(standing: Standing, seat: int, kind: str) -> set[str]:
    """The guests who must agree once ``seat`` has; who is out of a game that goes on need not."""
    seats, offers = standing.seats, standing.course.offers
    return seats.guests(standing.playing) - seats.guests([*offers.get(kind, ()), seat])


def _must_still_play(standing: Standing, seat: int) -> None:
    """Who is out has no say in what the others agree on, nor in how long they wait."""
    if standing.seats.guest(seat) not in standing.seats.guests(standing.playing):
        raise Refusal.because("not_allowed", "server-refused-out")


def _must_have_opponents(standing: Standing) -> None:
    """Who plays together against the game itself wins or loses; only opponents can agree on a draw."""
    match = standing.course.match
    if match is not None and len(set(match.sides)) == 1:
        raise Refusal.because("not_allowed", "server-refused-no-opponent")


def _must_be_offered(standing: Standing, seat: int, kind: str) -> int:
    """The seat of somebody else who has made an offer of this kind, which has not been answered from here."""
    _must_still_play(standing, seat)
    offered = standing.course.offers.get(kind)
    if not offered or _wants(standing, seat, kind):
        raise Refusal.because("not_allowed", "server-refused-no-offer")
    return offered[0]


def _must_not_pester(standing: Standing, seat: int, kind: str) -> None:
    """One offer of a kind in each turn is enough."""
    course = standing.course
    if _wants(standing, seat, kind) or course.asked.get(f"{kind} {seat}") == course.turn:
        raise Refusal.because("not_allowed", "server-refused-asked-already")


RULES: Final[Mapping[str, Callable[[Standing, int, Command], Proposal]]] = {
    "move": _move,
    "resign": _resign,
    "offer_draw": _offer_draw,
    "accept_draw": _accept_draw,
    "decline_draw": _decline_draw,
    "take_back": _take_back,
    "accept_take_back": _accept_take_back,
    "decline_take_back": _decline_take_back,
    "rematch": _rematch,
    "claim": _claim,
}
