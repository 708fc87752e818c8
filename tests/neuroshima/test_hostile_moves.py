"""Moves that nobody can make and matches that nobody can begin."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ashfall import neuroshima
from ashfall.table.errors import AshfallError, IllegalMove
from ashfall.table.random import Stream
from tests.neuroshima.plays import play_on, played
from tests.neuroshima.refusing import BIG, LONGEST_ERROR, refused


def _moments() -> Iterator[neuroshima.Match]:
    wanted = {"setup", "turn", "discard", "redraw", "displace", "scavenge", "hunt", "step", "clown", "medic"}
    for seed in range(60):
        match = neuroshima.Match(["beasts", "outpost"] if seed % 2 else ["moloch", "borgo"], seed=seed)
        stream = Stream(seed)
        while not match.over and wanted:
            decision = match.decision
            if decision is not None and decision.kind in wanted:
                wanted.discard(decision.kind)
                yield match
            play_on(match, stream, 1)


def test_numbers_that_are_no_moves() -> None:
    chance = random.Random(3)
    for match in _moments():
        key = match.key()
        legal = {move.code for move in match.legal}
        codes = [chance.getrandbits(32) for _ in range(300)] + [
            -1,
            1 << 32,
            1 << 64,
            -(1 << 80),
            0,
            (1 << 32) - 1,
        ]
        codes += [verb << 27 | chance.getrandbits(27) for verb in range(32) for _ in range(10)]
        codes += [verb << 27 | (1 << 27) - 1 for verb in range(32)]
        for code in codes:
            if code not in legal:
                refused(IllegalMove, match.push, code)
        assert match.key() == key


TEXTS = [
    "",
    " ",
    "-",
    "place",
    "place hq",
    "place hq C3",
    "place hq C3 6",
    "place hq C3 0 0",
    "place hq Z9 0",
    "place \x00 C3 0",
    "play",
    "play hq",
    "play battle now",
    "play air_strike",
    "waste",
    "waste hq",
    "waste air_strike",
    "waste battle",
    "end end",
    "heal - - - -",
    "heal C3 - - -",
    "convert C3 melee X",
    "convert C3 both N",
    "to",
    "to C3 7",
    "to C3 9",
    "strike C3 0",
    "étape C3 0",
    "\ud800",
    BIG,
    "place " + BIG + " C3 0",
    "place hq " + BIG + " 0",
    "end " * 1_000_000,
]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts_that_are_no_moves(text: str) -> None:
    for match in (played(2, 0), played(3, 9), played(14, 40)):
        key = match.key()
        assert not any(move.text == text for move in match.legal)
        refused(IllegalMove, match.push, text)
        assert match.key() == key


@pytest.mark.parametrize(
    ("armies", "arguments"),
    [
        ([], {}),
        (["moloch"], {}),
        (["moloch", "nobody"], {}),
        (["moloch", BIG], {}),
        (["moloch", "borgo"], {"seed": -1}),
        (["moloch", "borgo"], {"seed": 1 << 63}),
        (["moloch", "borgo"], {"decks": [["battle"]]}),
        (["moloch", "borgo"], {"decks": [["battle"] * 35, []]}),
        (["beasts", "borgo"], {"decks": [["battle"] * 35, []]}),
        (["beasts", "borgo"], {"decks": [["cerberus"], []]}),
        (["moloch", "borgo"], {"options": {"x": True}}),
        (["moloch", "borgo"], {"options": {"waste_instants": "yes"}}),
    ],
)
def test_matches_that_cannot_begin(armies: list[str], arguments: dict[str, Any]) -> None:
    with pytest.raises(AshfallError) as caught:
        neuroshima.Match(armies, **arguments)
    assert len(str(caught.value)) < LONGEST_ERROR


def test_the_longest_decks_can_be_played() -> None:
    """All tiles of a seat fit on its discard pile, the HQ and its companion too."""
    for armies in (["moloch", "beasts"], ["beasts", "moloch"]):
        match = neuroshima.Match(armies, decks=[["battle"] * 34, ["battle"] * 34])
        while not match.over:
            quiet = [move for move in match.legal if move.text in ("keep", "discard battle", "end")]
            match.push(quiet[0] if quiet else match.legal[0])
        assert neuroshima.Match.from_bytes(match.to_bytes()).key() == match.key()
