"""Tables of Neuroshima Hex for the test that nothing hidden is told: the order of the piles."""

from __future__ import annotations

from dataclasses import dataclass

from ashfall.neuroshima import Match
from tests.server.playing import Json
from tests.server.twins import Case, Twins

ASKED: list[Json] = [
    {"what": "forecast"},
    {"what": "links"},
    {"what": "card", "hex": "C3"},
    {"what": "card", "tile": "hybrid", "seat": 0},
    {"what": "card", "tile": "mutant", "seat": 1},
    {"what": "why", "move": "place hybrid A1 0"},
    {"what": "why", "move": "discard hybrid"},
    {"what": "forecast", "move": "end"},
    {"what": "forecast", "move": "place hybrid C2 0"},
]
ILLEGAL = ("place hybrid A1 0", "fly away")


@dataclass(frozen=True)
class Table:
    """What is played, and which moves."""

    mode: str
    armies: tuple[str, ...]
    seats: tuple[str, ...]
    shown: tuple[int, int]  # tiles that the first two draw before the test ends
    moves: tuple[str, ...]

    def wish(self) -> tuple[list[Json], Json]:
        seats = [{"who": who, "part": army} for who, army in zip(self.seats, self.armies, strict=True)]
        return seats, {"mode": self.mode}

    def piles(self, seed: int) -> list[list[str]]:
        """All piles, the first tile to be drawn first."""
        decks: list[list[str]] = Match(self.armies, seed, mode=self.mode).position()["decks"]
        return decks

    def twins(self) -> Twins:
        """Two seeds whose piles begin alike and go on differently."""
        known: dict[tuple[str, ...], int] = {}
        for seed in range(100_000):
            (first, second, *_), (mine, yours) = self.piles(seed), self.shown
            top = tuple(first[:mine] + second[:yours])
            if top in known and self.piles(known[top])[1][yours] != second[yours]:
                return Twins((known[top], seed), self.moves)
            known.setdefault(top, seed)
        raise AssertionError("no two seeds begin alike")


TABLES = (
    # The first draws one tile, the second two, the first three more.
    Table(
        "duel", ("moloch", "borgo"), ("me", "open"), (4, 2), ("place hq C3 0", "place hq A1 0", "end", "end")
    ),
    Table(
        "ffa",
        ("moloch", "borgo", "outpost", "hegemony", "borgo", "moloch"),
        ("me", "open", *["local"] * 4),
        (1, 2),
        (*[f"place hq {hex} 0" for hex in ("D4", "A1", "G1", "A4", "G4", "D7")], "end"),
    ),
)
CASES = [Case("neuroshima", table.mode, table.wish, table.twins, ASKED, ILLEGAL) for table in TABLES]
