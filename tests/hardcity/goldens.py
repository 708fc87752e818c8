"""Golden playthroughs of Hard City: one seeded game of every episode and mode, written out move by move.

``python -m scripts.playthroughs --update`` writes them anew after a change that was meant, under a new
version of the rules.
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ashfall.hardcity import Campaign, Carried, Match, content
from ashfall.hardcity.events.cards import AutoDrawn, AutoResolved, ChaosPlayed, EventDrawn, TakeUsed
from ashfall.hardcity.events.map import BarrelExploded, CivilianKilled, Evacuated, MutantKilled, Welded
from ashfall.hardcity.events.people import GameOver, OfficerStunned, Rolled, RoundStarted, Scored
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from tests.hardcity.plays import choose

FOLDER: Final = Path(__file__).parent / "playthroughs"
NOTES: Final = ("origin", "origins")
MOST_MOVES: Final = 400
TOLD: Final = (
    AutoDrawn,
    AutoResolved,
    BarrelExploded,
    ChaosPlayed,
    CivilianKilled,
    Evacuated,
    EventDrawn,
    GameOver,
    MutantKilled,
    OfficerStunned,
    Rolled,
    RoundStarted,
    Scored,
    TakeUsed,
    Welded,
)


@dataclass(frozen=True)
class Golden:
    """A seeded game."""

    episode: int
    mode: str
    seed: int
    players: int
    ally: bool = False
    campaign: Campaign | None = None

    @property
    def name(self) -> str:
        """What tells it from the others."""
        extras = [word for word, is_so in (("ally", self.ally), ("campaign", self.campaign)) if is_so]
        return "-".join([f"episode{self.episode}", self.mode, str(self.players), *extras])

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


VETERANS: Final = Campaign(
    results=(True, True, True, False),
    officers={
        "jenny": Carried(equipment={"grenade": 1, "skateboard": 1}, abilities=("furious",)),
        "marcellus": Carried(equipment={"bat": 1}, abilities=("suplex",)),
    },
)
GAMES: Final = (
    Golden(1, VERSUS, 1, 2),
    Golden(2, VERSUS, 2, 3),
    Golden(3, VERSUS, 3, 4, ally=True),
    Golden(4, VERSUS, 4, 5),
    Golden(5, VERSUS, 5, 2, campaign=VETERANS),
    Golden(1, COOP, 6, 1, ally=True),
    Golden(2, COOP, 7, 2),
    Golden(3, COOP, 8, 3),
    Golden(4, COOP, 9, 4),
    Golden(5, COOP, 10, 1),
)


def playthrough(game: Golden) -> str:
    """A game, or its beginning: a line for each move, what is told of it below."""
    match = Match(
        game.episode,
        game.seed,
        mode=game.mode,
        players=game.players,
        ally=game.ally,
        campaign=game.campaign,
    )
    stream = Stream(game.seed)
    lines = [f"# {game.name}, seed {game.seed}", f"start {match.key():016x}"]
    while not match.over and len(match.moves) < MOST_MOVES:
        decision = match.decision
        assert decision is not None
        count = len(match.legal)
        events = match.push(choose(match.state, stream))
        asked = f"{len(match.moves)} seat {decision.seat} {decision.kind}, {count} legal"
        lines.append(f"{asked}: {match.moves[-1]} -> {match.key():016x}")
        lines += [f"  {told(event)}" for event in events if isinstance(event, TOLD)]
    lines += ["", f"{match.outcome}", f"round {match.round}, points {match.points[0]} {match.points[1]}"]
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """One event on one line."""
    data = event.to_dict()
    words = [
        f"{name}={_short(value)}" for name, value in data.items() if name != "type" and value is not None
    ]
    return " ".join([data["type"], *words])


def _short(value: object) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def content_tables() -> dict[Path, str]:
    """A hash of every table of the shipped data: no game shows every card, yet a change may change one."""
    folder = Path(content.__file__).parent
    files = {file: file.relative_to(folder).with_suffix("").parts for file in folder.rglob("*.toml")}
    return {FOLDER / f"content-{'-'.join(parts)}.txt": _table(file) for file, parts in files.items()}


def _table(file: Path) -> str:
    data = _without_origins(tomllib.loads(file.read_text(encoding="utf-8")))
    return "\n".join(f"{name} {_hash(data[name])}" for name in sorted(data)) + "\n"


def _without_origins(value: Any) -> Any:
    """Data without the notes on where it comes from."""
    if isinstance(value, dict):
        return {name: _without_origins(each) for name, each in value.items() if name not in NOTES}
    return [_without_origins(each) for each in value] if isinstance(value, list) else value


def _hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def goldens() -> dict[Path, str]:
    """Every file and what it should contain now."""
    return {game.file: playthrough(game) for game in GAMES} | content_tables()
