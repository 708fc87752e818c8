"""Tables of Hard City for the test that nothing hidden is told: Doctor Zero's hand, piles, dice to come.

The games go on from a record: for all to see both begin alike, and the secret of each decides what is hidden.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass

from ashfall.hardcity import Match
from ashfall.hardcity.ground.rows import CHAOS_PILE, HAND
from ashfall.server.hardcity.lines import reveals
from ashfall.server.hardcity.shapes import HardCityTerms
from ashfall.server.hardcity.table import TABLE
from ashfall.server.messages import SeatWish
from ashfall.server.workshop import Workshop
from tests.hardcity.piles import pile
from tests.server.hardcity.games import game
from tests.server.playing import Json
from tests.server.twins import ADA, ADA_AGAIN, EVERYBODY, SALT, SPECTATOR, Case, Twins

WONDERED = (
    "draw",
    "pass",
    "instant wake_up_call",
    "play mutagen_mist",
    "basics panic move",
    "react bite",
    "step A1",
    "dance",
)
ASKED: list[Json] = [{"what": "why", "move": move} for move in WONDERED]
ASKED += [{"what": "city"}, {"what": "ways"}, {"what": "actions"}]
ASKED += [{"what": "odds", "moves": [move]} for move in ("end", "step C4", "shoot C4", "draw")]
ASKED += [{"what": "preview", "move": move} for move in (*WONDERED, "end", "shoot C4")]
ILLEGAL = ("fly away", "step A1 mayor")
SEATS = ("me", "local", "open")  # Bob is Doctor Zero
MOVES = 30
BLIND = (ADA, SPECTATOR, ADA_AGAIN)
FEW = (2, 3, 4)  # cards of a hand: then two secrets are found that are alike
SECRETS = 3000  # that are tried to find two which are alike


@dataclass(frozen=True)
class Table:
    """After how many moves at least it goes on, and whether Doctor Zero holds the same in both matches."""

    least: int
    is_hand_same: bool

    def wish(self) -> tuple[list[Json], Json]:
        match = self.start()
        return [{"who": who} for who in SEATS], {"record": match.record().to_json(), "upto": len(match.moves)}

    def start(self) -> Match:
        """A game that has got there, where Doctor Zero holds a few cards."""
        return next(
            step.match
            for step in game(0)
            if len(step.match.moves) >= self.least and len(pile(step.match.state, HAND)) in FEW
        )

    def matches(self) -> tuple[tuple[int, Match], tuple[int, Match]]:
        """Two secrets, and the matches that come of them; Doctor Zero holds something in both."""
        seats = [SeatWish("local") for _ in SEATS]
        start = asyncio.run(Workshop().do(TABLE.read_start(self.start().record().to_json(), None, seats, "")))
        terms, known = start.plan.terms, list[tuple[int, Match]]()
        assert isinstance(terms, HardCityTerms)
        for seed in range(SECRETS):
            match = TABLE.begin(terms, start.plan.parts, f"{seed}:{SALT}", start.text)
            for other in known:
                if self.are_twins(match, other[1]):
                    return other, (seed, match)
            known.append((seed, match))
        raise AssertionError("no two secrets are alike enough")

    def are_twins(self, one: Match, other: Match) -> bool:
        mine, yours = pile(one.state, HAND), pile(other.state, HAND)  # he sees his own in this order
        if pile(one.state, CHAOS_PILE)[-1] == pile(other.state, CHAOS_PILE)[-1]:
            return False
        is_like = set(mine) != set(yours) and not set(mine).isdisjoint(yours)
        return mine == yours if self.is_hand_same else is_like

    def twins(self) -> Twins:
        """Moves that are possible in both matches and show nothing that differs."""
        (first, one), (second, other) = self.matches()
        chance, moves, number = random.Random(self.least), list[str](), one.round
        while len(moves) < MOVES:
            assert one.state.chooser == other.state.chooser, moves  # else it tells what is hidden
            allowed = [text for text in texts(one) if text in texts(other) and self.is_allowed(one, text)]
            if not allowed:
                break
            verbs = {text.split()[0] for text in allowed}
            verb = chance.choice(sorted(verbs - {"end"} or verbs))
            move = chance.choice([text for text in allowed if text.split()[0] == verb])
            one.push(move)
            other.push(move)
            if one.round != number or (one.decision is not None and one.decision.kind == "level_up"):
                break  # an event card was drawn, or abilities
            moves.append(move)
        assert len(moves) > MOVES / 2
        return Twins((first, second), moves)

    def is_allowed(self, match: Match, text: str) -> bool:
        """What Doctor Zero plays is seen by all; what he draws only by himself. Else nothing is revealed."""
        if match.state.chooser == match.state.rules.zero:
            return text != "draw" or not self.is_hand_same
        return not reveals(match.copy().push(text))


def texts(match: Match) -> list[str]:
    return [move.text for move in match.legal]


CASES = [
    Case(
        "hardcity",
        f"hand-{table.least}",
        table.wish,
        table.twins,
        ASKED,
        ILLEGAL,
        (ADA, SPECTATOR, ADA_AGAIN),
    )
    for table in (Table(6, is_hand_same=False), Table(74, is_hand_same=False))
]
CASES += [
    Case("hardcity", f"piles-{table.least}", table.wish, table.twins, ASKED, ILLEGAL, EVERYBODY)
    for table in (Table(40, is_hand_same=True),)
]
