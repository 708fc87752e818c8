"""Stored states that are damaged or forged: refused, or at least playable."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.neuroshima import storage
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import BATTLE, DISCARD, GIVE, OVER, OWED, State
from ashfall.table.errors import InvalidPosition
from tests.neuroshima.plays import choose, new_game, new_large_game
from tests.neuroshima.refusing import refused, survives

# Where things stand in a stored state.
VERSION, ARMIES, MODE, AREA, VARIANTS, SETTINGS, CAPACITY, UNITS, SEAT, TILES, SCALARS, ROWS = range(12)


def _at(name: str) -> tuple[int, int]:
    """The place of one of the numbers of a stored state."""
    return SCALARS, storage.SCALARS.index(name)


def _stored_moments() -> list[bytes]:
    """States of every stage of a duel, those inside a battle too."""
    found: dict[int, bytes] = {}
    for number in range(400):
        s, stream = new_game(number)
        while len(s.legal):
            if int(s.stage) not in found or (s.stage == BATTLE and len(s.answers) and BATTLE not in found):
                found[int(s.stage)] = storage.to_bytes(s)
            push(s, choose(s, stream))
        found.setdefault(int(s.stage), storage.to_bytes(s))
        if len(found) == 11:
            break
    return [found[stage] for stage in sorted(found)]


# What only other modes know.
SPECIAL: dict[str, Callable[[State], bool]] = {
    "somebody is out": lambda s: bool(s.out) and s.stage != OVER,
    "points are given in a turn": lambda s: s.stage == GIVE and not len(s.spent),
    "points are given after a battle": lambda s: s.stage == GIVE and len(s.spent) > 0,
    "an unlucky draw is put away": lambda s: s.stage == DISCARD and s.context > 0,
    "few uses are left": lambda s: s.plays == 1 and s.turn > 2,
    "an overtime of some": lambda s: 0 < int(s.tied).bit_count() < s.rules.seats and s.stage != OVER,
    "some share it": lambda s: s.stage == OVER and int(s.winners).bit_count() > 1,
    "a team": lambda s: s.rules.mode.name == "teams" and s.turn > 12,
    "one against two": lambda s: s.slot == 3 and s.rules.mode.name == "one_vs_two" and s.turn > 12,
}


def _special_moments() -> list[bytes]:
    """One state of each special kind."""
    found: dict[str, bytes] = {}
    for number in range(1000):
        s, stream = new_large_game(number)
        while True:
            for name, fits in SPECIAL.items():
                if name not in found and fits(s):
                    found[name] = storage.to_bytes(s)
            if not len(s.legal):
                break
            push(s, choose(s, stream))
        if len(found) == len(SPECIAL):
            return list(found.values())
    raise AssertionError(f"never seen: {set(SPECIAL) - set(found)}")


@pytest.fixture(scope="module")
def stored() -> list[bytes]:
    return _stored_moments()


@pytest.fixture(scope="module")
def special() -> list[bytes]:
    return _special_moments()


def test_every_stage_can_be_stored(stored: list[bytes], special: list[bytes]) -> None:
    assert len(stored) >= 10
    for data in stored + special:
        assert storage.to_bytes(storage.from_bytes(data)) == data


def test_every_prefix_of_a_stored_state_is_refused(stored: list[bytes]) -> None:
    for data in (stored[0], stored[-1]):
        for end in range(len(data)):
            refused(InvalidPosition, neuroshima.Match.from_bytes, data[:end])


def test_flipped_bytes_in_a_stored_state(stored: list[bytes], special: list[bytes]) -> None:
    chance = random.Random(11)
    for data in stored + special:
        for _ in range(150):
            damaged = bytearray(data)
            for _ in range(chance.randint(1, 2)):
                damaged[chance.randrange(len(damaged))] = chance.getrandbits(8)
            survives(neuroshima.Match.from_bytes, bytes(damaged))


def test_garbage_is_no_stored_state() -> None:
    chance = random.Random(7)
    for size in (0, 1, 2, 10, 100, 1000):
        for _ in range(20):
            refused(InvalidPosition, neuroshima.Match.from_bytes, chance.randbytes(size))
    refused(InvalidPosition, neuroshima.Match.from_bytes, b"\x91" * 1_000_000)


@pytest.mark.parametrize("kind", ["stored", "special"])
def test_forged_numbers_in_a_stored_state(kind: str, request: pytest.FixtureRequest) -> None:
    """Well typed, but no game can have led there: refused, or at least playable."""
    chance = random.Random(13)
    values = [
        -2,
        -1,
        0,
        1,
        2,
        3,
        7,
        18,
        19,
        63,
        64,
        255,
        1 << 16,
        1 << 31,
        1 << 40,
        (1 << 62) - 1,
        -(1 << 62),
    ]
    for data in request.getfixturevalue(kind):
        fields = msgspec.msgpack.decode(data)
        places = [(field, i) for field in (UNITS, SEAT, SCALARS) for i in range(len(fields[field]))]
        for field, i in places:
            for value in (chance.choice(values), chance.choice(values), fields[field][i] ^ 1):
                forged = msgspec.msgpack.decode(data)
                forged[field][i] = value
                survives(neuroshima.Match.from_bytes, msgspec.msgpack.encode(forged))


def _forge(data: bytes, change: Callable[[list[Any]], None]) -> bytes:
    fields: list[Any] = msgspec.msgpack.decode(data)
    change(fields)
    return msgspec.msgpack.encode(fields)


def _replace_at(path: tuple[int, ...], value: Any) -> Callable[[list[Any]], None]:
    def change(fields: list[Any]) -> None:
        for step in path[:-1]:
            fields = fields[step]
        fields[path[-1]] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _replace_at((VERSION,), 1),
        _replace_at((ARMIES,), []),
        _replace_at((ARMIES,), ["moloch"]),
        _replace_at((ARMIES,), ["moloch", "borgo", "outpost"]),
        _replace_at((ARMIES,), ["moloch", "nobody"]),
        _replace_at((MODE,), "ffa"),
        _replace_at((MODE,), "chess"),
        _replace_at((MODE,), 7),
        _replace_at((AREA,), 37),
        _replace_at((AREA,), 0),
        _replace_at((VARIANTS,), ["blitz"]),
        _replace_at((VARIANTS,), ["reinforcements", "reinforcements"]),
        _replace_at((SETTINGS,), {"no_such_setting": True}),
        _replace_at((CAPACITY,), 0),
        _replace_at((CAPACITY,), -35),
        _replace_at((CAPACITY,), 1 << 60),
        _replace_at((UNITS,), []),
        _replace_at((UNITS,), [0] * 37),
        _replace_at((SEAT,), []),
        _replace_at((TILES,), b""),
        _replace_at((TILES,), b"\xff" * 152),
        _replace_at((TILES,), b"\xff" * 1_000_000),
        _replace_at((SCALARS,), []),
        _replace_at(_at("stage"), 12),
        _replace_at(_at("stage"), 7),
        _replace_at(_at("stage"), 8),
        _replace_at(_at("stage"), 10),
        _replace_at(_at("chooser"), 2),
        _replace_at(_at("slot"), 2),
        _replace_at(_at("out"), 1),
        _replace_at(_at("out"), 2),
        _replace_at(_at("plays"), 7),
        _replace_at(_at("plays"), -1),
        _replace_at(_at("tied"), 4),
        _replace_at(_at("overtime"), 1),
        lambda fields: fields[SCALARS].append(0),  # a closer without an overtime
        lambda fields: fields[SCALARS].extend([0, 0]),
        lambda fields: fields[SCALARS].pop(),
        _replace_at(_at("winners"), 1),
        _replace_at(_at("ended"), 1),
        _replace_at((SEAT, OWED), 1),
        _replace_at((ROWS,), []),
        _replace_at((ROWS, 0), [1 << 50]),
        _replace_at((ROWS, 1), [1 << 50]),
        _replace_at((ROWS, 2), [1]),
        _replace_at((ROWS, 2), [0] * 19),
        _replace_at((ROWS, 3), []),
        _replace_at((ROWS, 3), [1, 2]),
        _replace_at((ROWS, 3), list(range(100_000))),
        lambda fields: fields.append(0),
        lambda fields: fields.__delitem__(slice(ROWS, None)),
        lambda fields: fields[ROWS][3].reverse(),
        lambda fields: fields[ROWS][3].pop(),
    ],
)
def test_forged_states_are_refused(stored: list[bytes], change: Callable[[list[Any]], None]) -> None:
    for data in (stored[0], stored[3]):
        refused(InvalidPosition, neuroshima.Match.from_bytes, _forge(data, change))
