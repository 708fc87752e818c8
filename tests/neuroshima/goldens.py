"""Golden playthroughs: seeded games written out move by move, and counts of the tree of moves.

``python -m scripts.playthroughs --update`` writes them anew after a change that was meant, under a new
version of the rules.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ashfall import neuroshima
from ashfall.neuroshima.army import Army, army_keys
from ashfall.neuroshima.events import BattleStarted, Eliminated, GameOver, Scored
from ashfall.neuroshima.game import push
from ashfall.neuroshima.modes import DUEL
from ashfall.neuroshima.state import SCAVENGE, State
from ashfall.table.contract import Event
from ashfall.table.keys import ONE, TWO, stir
from ashfall.table.random import Stream
from tests.neuroshima.plays import OTHER_OPTIONS, pick

FOLDER: Final = Path(__file__).parent / "playthroughs"
TREE: Final = FOLDER / "tree.txt"
SPOKEN: Final = ("name", "help", "aliases")  # what people read of a tile


@dataclass(frozen=True)
class Golden:
    """A seeded game."""

    armies: tuple[str, ...]
    seed: int
    mode: str = DUEL
    variants: tuple[str, ...] = ()
    changed: bool = False  # all settings away from their defaults

    @property
    def name(self) -> str:
        """What tells it from the others."""
        table = "-".join(self.armies) if self.mode == DUEL else f"{self.mode}-{len(self.armies)}"
        return f"{table}-{self.seed}{'-settings' if self.changed else ''}"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"

    def is_told(self, event: Event) -> bool:
        """Whether an event is written down: all of a duel, of other modes what only they have."""
        return self.mode == DUEL or isinstance(event, TOLD)


TOLD: Final = (BattleStarted, Eliminated, GameOver, Scored)
GAMES: Final = (
    Golden(("moloch", "borgo"), 1),
    Golden(("outpost", "hegemony"), 2),
    Golden(("steel_police", "beasts"), 3),
    Golden(("beasts", "moloch"), 4),
    Golden(("hegemony", "steel_police"), 5),
    Golden(("borgo", "outpost"), 6),
    Golden(("outpost", "outpost"), 7),
    Golden(("moloch", "beasts"), 8, changed=True),
    # Somebody is eliminated; points are given away; an overtime; an HQ of a team falls; six; 20 points.
    Golden(("steel_police", "moloch", "steel_police"), 335, "ffa"),
    Golden(("beasts", "moloch", "hegemony", "beasts"), 0, "points", ("tactical_start",)),
    Golden(("borgo", "outpost", "outpost"), 15, "one_vs_two", ("tactical_start", "reinforcements")),
    Golden(("moloch", "beasts", "steel_police", "hegemony"), 0, "teams", ("reinforcements",)),
    Golden(("moloch", "borgo", "outpost", "hegemony", "steel_police", "moloch"), 43, "ffa"),
    Golden(("borgo", "moloch", "outpost", "hegemony", "steel_police"), 25, "points", ("reinforcements",)),
)


def written_number(s: State) -> int:
    """The number of a state in written games: of all its rows as they lie, whatever its key is made of."""
    return _lane(s, ONE) << 32 | _lane(s, TWO)


def _lane(s: State, factor: int) -> int:
    numbers = [
        s.stage << 24 | s.chooser << 20 | s.active << 16 | s.target << 8 | s.terrified,
        s.turn << 8 | (s.closer + 1) << 4 | (s.first_out + 1),
        (s.countdown + 1) << 16 | s.overtime << 8 | s.idle,
        s.slot << 24 | s.out << 16 | s.tied << 8 | s.plays,
    ]
    if len(s.spent) or s.stage == SCAVENGE:
        numbers.append(s.cause << 18 | s.causer << 10 | s.phase << 2 | s.turned << 1 | s.changed)
    numbers += [s.context, s.context >> 32, s.winners << 8 | s.ended]
    words = [*_halves(s.units), *_halves(s.seat), *map(int, s.tiles), *numbers]
    words += [word for row in (s.uses, s.answers, s.spent) for word in _halves(row)]
    lane = factor
    for word in words:
        lane = int(stir(lane, int(word), factor))
    return int(stir(lane, lane >> 7, factor))


def _halves(row: Iterable[int]) -> list[int]:
    return [half for number in row for half in (int(number), int(number) >> 32)]


def playthrough(game: Golden) -> str:
    """A whole game: a line for each move, its events below it."""
    options = OTHER_OPTIONS if game.changed else None
    match = neuroshima.Match(
        game.armies, seed=game.seed, mode=game.mode, variants=game.variants, options=options
    )
    stream = Stream(game.seed)
    extras = [*game.variants, *(["all settings changed"] if game.changed else [])]
    lines = [", ".join([f"# {' against '.join(game.armies)}, seed {game.seed}", *extras])]
    gap = [""] if game.mode == DUEL else []
    while not match.over:
        decision = match.decision
        assert decision is not None
        codes = [move.code for move in match.legal]
        events = match.push(pick(codes, stream))
        asked = f"{len(match.moves)} seat {decision.seat} {decision.kind}, {len(codes)} legal"
        lines += [*gap, f"{asked}: {match.moves[-1]} -> {written_number(match.state):016x}"]
        lines += [f"  {told(event)}" for event in events if game.is_told(event)]
    health = " ".join(str(match.health(seat)) for seat in range(len(game.armies)))
    lines += ["", f"{match.outcome}", f"health {health}"]
    return "\n".join(lines) + "\n"


def told(event: Event) -> str:
    """One event on one line."""
    data = event.to_dict()
    words = [
        f"{name}={_short(value)}"
        for name, value in data.items()
        if name != "type" and value not in (None, "")
    ]
    return " ".join([data["type"], *words])


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return f"{value['owner']}.{value['tile']}@{value['hex']}/{value['facing']}"
    return str(value)


def _unit(hex: str, owner: int, tile: str, facing: int = 0) -> dict[str, Any]:
    return {"hex": hex, "owner": owner, "tile": tile, "facing": facing}


def _table(first: str, second: str, hand: list[str], *units: dict[str, Any]) -> dict[str, Any]:
    hqs = [_unit("A1", 0, "hq"), _unit("E3", 1, "hq")]
    return {
        "players": [{"army": first}, {"army": second}],
        "units": [*hqs, *units],
        "hands": [hand, []],
        "stage": "act",
        "seed": 1,
    }


# Name, position and how deep the tree is counted.
TREES: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    (
        "movers",
        _table("outpost", "borgo", ["move"], _unit("B2", 0, "runner"), _unit("C4", 0, "recon_center")),
        2,
    ),
    (
        "pushing",
        _table(
            "steel_police",
            "moloch",
            ["push_back"],
            _unit("C3", 0, "riot_policeman"),
            _unit("C2", 1, "blocker"),
            _unit("D3", 1, "clown"),
        ),
        4,
    ),
    (
        "hunting",
        _table(
            "beasts",
            "borgo",
            ["grab", "hunt"],
            _unit("A2", 0, "cerberus"),
            _unit("B2", 0, "vulture"),
            _unit("C2", 1, "mutant"),
        ),
        2,
    ),
    (
        "battle",
        _table(
            "moloch",
            "hegemony",
            ["battle", "air_strike"],
            _unit("C3", 0, "clown"),
            _unit("C2", 0, "medic", 3),
            _unit("B3", 0, "medic", 1),
            _unit("D3", 1, "thug", 5),
            _unit("D4", 1, "quartermaster"),
        ),
        4,
    ),
    (
        "discarding",
        {
            **_table("hegemony", "borgo", ["thug", "sniper", "move"], _unit("C3", 1, "claws")),
            "stage": "discard",
        },
        2,
    ),
)


def leaves(s: State, depth: int) -> int:
    """How many sequences of ``depth`` moves there are; games that end sooner count as one."""
    if depth == 0 or not len(s.legal):
        return 1
    if depth == 1:
        return len(s.legal)
    total = 0
    for code in s.legal:
        twin = s.copy()
        push(twin, code)
        total += leaves(twin, depth - 1)
    return total


def tree_table() -> str:
    """The counts of all positions as a table."""
    lines = ["# leaves of the tree of moves", "", f"{'position':<12}{'depth':>6}{'leaves':>10}"]
    for name, position, deepest in TREES:
        start = neuroshima.Match.from_position(position).state
        lines += [f"{name:<12}{depth:>6}{leaves(start, depth):>10}" for depth in range(1, deepest + 1)]
    return "\n".join(lines) + "\n"


def army_tables() -> dict[Path, str]:
    """What the rules know of each shipped army: no game shows every tile, yet each may change one."""
    return {FOLDER / f"army-{key}.txt": _army_table(neuroshima.load_army(key)) for key in army_keys()}


def _army_table(army: Army) -> str:
    lines = [" ".join(["#", army.key, *army.traits])]
    for tile in army.tiles:
        lines.append(json.dumps({name: value for name, value in tile.data().items() if name not in SPOKEN}))
    return "\n".join(lines) + "\n"


def goldens() -> dict[Path, str]:
    """Every file and what it should contain now."""
    files = {game.file: playthrough(game) for game in GAMES}
    return {**files, TREE: tree_table(), **army_tables()}
