"""Seeded games for tests: steady, and livelier than plain random play."""

from itertools import product
from typing import Any

from ashfall import neuroshima
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.game import deal
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.modes import BASIC, ENLARGED, MODES, VARIANTS
from ashfall.neuroshima.moves import DROP, END, FIGHT, PLACE, verb_of
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.setup import make_rules
from ashfall.neuroshima.state import HEALTH, ROW, State
from ashfall.neuroshima.tables import Rules
from ashfall.table.random import Stream

PAIRS = tuple(product(army_keys(), repeat=2))

# How often each verb is tried beside the others.
WEIGHTS = {DROP: 1, END: 1, FIGHT: 3, PLACE: 12}

# Every setting away from its default, so that random games reach the other readings of the rules too.
OTHER_OPTIONS: dict[str, bool | str] = {
    "destroyed_hq_leaves": "battle_end",
    "exploding_clown_uses_medics": False,
    "gauss_stops_at_reflection": False,
    "reflected_shot_hits_flying": False,
    "execution_with_netted_hq": False,
    "pay_last_health": True,
    "scavenger_needs_kill": True,
    "extra_attack_optional": True,
    "waste_instants": True,
    "medics_heal_own_fire": False,
    "net_of_steel_returns_when_hq_netted": False,
    "team_hq_health": "20",
    "all_armies_on_37": True,
    "reinforcements_discards": True,
    "merciless_both_ways": True,
    "overtime_starts": "after_first_out",
}

# Every mode but the duel with every number of seats.
SEATED = tuple((mode, seats) for mode, (few, most) in MODES.items() for seats in range(few, most + 1))[1:]


def pick(codes: list[int], stream: Stream) -> int:
    """A verb first, then one of its moves: a full board and many abilities, few tiles thrown away."""
    verbs = sorted({verb_of(code) for code in codes})
    weighted = [verb for verb in verbs for _ in range(WEIGHTS.get(verb, 6))]
    verb = weighted[stream.below(len(weighted))]
    able = [code for code in codes if verb_of(code) == verb]
    return able[stream.below(len(able))]


def choose(s: State, stream: Stream) -> int:
    """A move of a state for :func:`ashfall.neuroshima.game.push`."""
    return pick([int(code) for code in s.legal], stream)


def large_table(number: int) -> dict[str, Any]:
    """Table ``number`` of the other modes, for ``Match``: modes and seats in turn, the rest by chance."""
    stream = Stream(number)
    mode, seats = SEATED[number % len(SEATED)]
    changed = number % 3 == 2
    board = ENLARGED if seats > 4 or (seats == 4 and stream.below(2)) else BASIC
    known = [key for key in army_keys() if board == BASIC or changed or key != "beasts"]
    return {
        "armies": [known[stream.below(len(known))] for _ in range(seats)],
        "mode": mode,
        "board": board,
        "variants": [variant for variant in VARIANTS if stream.below(3) == 0],
        "options": OTHER_OPTIONS if changed else {},
    }


def new_large_game(number: int) -> tuple[State, Stream]:
    """The game at table ``number`` of the other modes; every other ten of them is a short one."""
    table = large_table(number)
    settings = table.pop("options")
    armies = [load_army(key) for key in table.pop("armies")]
    rules = make_rules(armies, table.pop("mode"), **table, settings=settings)
    stream = Stream(number)
    state = deal(rules, stream)
    if number // len(SEATED) % 2:
        _shorten(state)
    return state, stream


def _shorten(state: State) -> None:
    """Bring every counter near its end: random players seldom destroy an HQ that has all its health."""
    for seat in range(int(state.rules.seats)):
        left = 2 + seat % 3
        state.seat[seat * ROW + HEALTH] = 20 - left if state.rules.mode.name == "points" else left


def new_game(number: int) -> tuple[State, Stream]:
    """Game ``number``: all pairs in turn, every third game with all settings changed."""
    armies = [load_army(key) for key in PAIRS[number % len(PAIRS)]]
    stream = Stream(number)
    options = Options(OTHER_OPTIONS if number % 3 == 2 else None)
    return deal(Rules(armies, board_of(19), options), stream), stream


def play_on(match: neuroshima.Match, stream: Stream, moves: int) -> None:
    """Make up to ``moves`` moves."""
    for _ in range(moves):
        if match.over:
            return
        match.push(pick([move.code for move in match.legal], stream))


def played(seed: int, moves: int) -> neuroshima.Match:
    """A match some way into the game of a seed."""
    match = neuroshima.Match(PAIRS[seed % len(PAIRS)], seed=seed)
    play_on(match, Stream(seed), moves)
    return match


def large_match(number: int, moves: int) -> neuroshima.Match:
    """A match at table ``number`` of the other modes, some way into its game."""
    match = neuroshima.Match(seed=number, **large_table(number))
    play_on(match, Stream(number), moves)
    return match
