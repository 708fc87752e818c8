"""Views and states as what can be sent, for a bot that thinks in another process."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ashfall.hardcity import Match, View
from ashfall.hardcity.content import load_content
from ashfall.hardcity.files import storage
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, make_rules
from ashfall.hardcity.ground.state import State, state_of

__all__ = ["Parcel", "pack", "parcel_of", "unpack"]


def pack(match: Match) -> bytes:
    """What whoever must choose may know: hidden cards are in no order, and no dice to come go along."""
    return storage.to_bytes(match.view(int(match.state.chooser)).state, match.options)


def unpack(data: bytes) -> View:
    """The view that was packed."""
    state, _ = storage.from_bytes(data)
    return View(state, int(state.chooser))


class Parcel(NamedTuple):
    """A state without its match, as plain data."""

    own: str  # the text of an episode that is not shipped
    wishes: Wishes
    event: int
    row: tuple[int, ...]
    chooser: int
    legal: tuple[int, ...]

    def state(self) -> State:
        """The state that was sent."""
        rules = _rules(self.own, self.wishes, self.event)
        return state_of(rules, list(self.row), self.chooser, list(self.legal))


def parcel_of(s: State) -> Parcel:
    """A state, ready to be sent."""
    rules = s.rules
    return Parcel(
        own=rules.script.own,
        wishes=Wishes(
            episode=int(rules.episode),
            mode=COOP if rules.coop else VERSUS,
            players=int(rules.seats),
            wins=int(rules.campaign),
        ),
        event=rules.script.layouts[int(rules.layout)].events[0],
        row=tuple(int(number) for number in s.row),
        chooser=int(s.chooser),
        legal=tuple(int(code) for code in s.legal),
    )


@lru_cache(maxsize=8)
def _rules(own: str, wishes: Wishes, event: int) -> Rules:
    return make_rules(load_content(own), wishes, event)
