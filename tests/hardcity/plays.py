"""Seeded games of Hard City for tests: every episode and mode in turn, livelier than plain random play."""

from ashfall.hardcity import Match
from ashfall.hardcity.ground.moves import CALL, DRAW, END_TURN, PASS, STEP, verb_of
from ashfall.hardcity.ground.setup import COOP, VERSUS
from ashfall.hardcity.ground.state import State
from ashfall.table.random import Stream

TABLES = tuple((episode, mode) for mode in (VERSUS, COOP) for episode in range(1, 6))
PLAYERS = {VERSUS: (2, 3, 4, 5), COOP: (1, 2, 3, 4)}

# How often each verb is tried beside the others.
WEIGHTS = {END_TURN: 1, CALL: 1, DRAW: 2, PASS: 3, STEP: 8}


def pick(codes: list[int], stream: Stream) -> int:
    """A verb first, then one of its moves."""
    verbs = sorted({int(verb_of(code)) for code in codes})
    weighted = [verb for verb in verbs for _ in range(WEIGHTS.get(verb, 6))]
    verb = weighted[stream.below(len(weighted))]
    able = [code for code in codes if verb_of(code) == verb]
    return able[stream.below(len(able))]


def choose(s: State, stream: Stream) -> int:
    """A move of a state."""
    return pick([int(code) for code in s.legal], stream)


def new_match(number: int) -> Match:
    """Game ``number``: all tables in turn, then with other numbers of players; every third has an ally."""
    episode, mode = TABLES[number % len(TABLES)]
    players = PLAYERS[mode][number // len(TABLES) % 4]
    return Match(episode, number, mode=mode, players=players, ally=number % 3 == 2)


def play_on(match: Match, stream: Stream, moves: int) -> Match:
    """Make up to ``moves`` moves."""
    for _ in range(moves):
        if match.over:
            break
        match.push(choose(match.state, stream))
    return match


def played(number: int, moves: int) -> Match:
    """A match some way into game ``number``."""
    return play_on(new_match(number), Stream(number), moves)
