"""Stored states that are damaged or forged: refused, or at least playable."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ashfall import neuroshima
from ashfall.neuroshima import storage
from ashfall.neuroshima.game import push
from ashfall.neuroshima.state import BATTLE
from ashfall.table.errors import InvalidPosition
from tests.neuroshima.plays import choose, new_game
from tests.neuroshima.refusing import refused, survives


def _stored_moments() -> list[bytes]:
    """States of every stage, those inside a battle too."""
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


@pytest.fixture(scope="module")
def stored() -> list[bytes]:
    return _stored_moments()


def test_every_stage_can_be_stored(stored: list[bytes]) -> None:
    assert len(stored) >= 10
    for data in stored:
        assert storage.to_bytes(storage.from_bytes(data)) == data


def test_every_prefix_of_a_stored_state_is_refused(stored: list[bytes]) -> None:
    for data in (stored[0], stored[-1]):
        for end in range(len(data)):
            refused(InvalidPosition, neuroshima.Match.from_bytes, data[:end])


def test_flipped_bytes_in_a_stored_state(stored: list[bytes]) -> None:
    chance = random.Random(11)
    for data in stored:
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


def test_forged_numbers_in_a_stored_state(stored: list[bytes]) -> None:
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
    for data in stored:
        fields = msgspec.msgpack.decode(data)
        places = [(5, i) for i in range(len(fields[5]))] + [(6, i) for i in range(len(fields[6]))]
        places += [(8, i) for i in range(len(fields[8]))]
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
        _replace_at((0,), 2),
        _replace_at((1,), []),
        _replace_at((1,), ["moloch"]),
        _replace_at((1,), ["moloch", "borgo", "outpost"]),
        _replace_at((1,), ["moloch", "nobody"]),
        _replace_at((2,), 37),
        _replace_at((2,), 0),
        _replace_at((3,), {"no_such_setting": True}),
        _replace_at((4,), 0),
        _replace_at((4,), -35),
        _replace_at((4,), 1 << 60),
        _replace_at((5,), []),
        _replace_at((5,), [0] * 37),
        _replace_at((6,), []),
        _replace_at((7,), b""),
        _replace_at((7,), b"\xff" * 152),
        _replace_at((7,), b"\xff" * 1_000_000),
        _replace_at((8,), []),
        _replace_at((8, 2), 11),
        _replace_at((8, 2), 7),
        _replace_at((8, 2), 8),
        _replace_at((8, 3), 2),
        _replace_at((9,), []),
        _replace_at((9, 0), [1 << 50]),
        _replace_at((9, 1), [1 << 50]),
        _replace_at((9, 2), [1]),
        _replace_at((9, 3), []),
        _replace_at((9, 3), [1, 2]),
        _replace_at((9, 3), list(range(100_000))),
        lambda fields: fields.append(0),
        lambda fields: fields.pop(),
        lambda fields: fields[9][3].reverse(),
        lambda fields: fields[9][3].pop(),
    ],
)
def test_forged_states_are_refused(stored: list[bytes], change: Callable[[list[Any]], None]) -> None:
    for data in (stored[0], stored[3]):
        refused(InvalidPosition, neuroshima.Match.from_bytes, _forge(data, change))
