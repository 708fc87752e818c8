"""Whatever a program sends to a table: one answer to each message, nothing breaks, and the game goes on."""

from __future__ import annotations

import asyncio
import typing
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ashfall.server.messages import Command
from ashfall.server.neuroshima.table import TABLE
from tests.server.playing import Chair, Json, Person
from tests.server.running import RunningServer
from tests.server.test_table import play_on, two_people

CODES = {"illegal", "not_your_turn", "not_seated", "stale", "over", "not_allowed", "bad_message", "too_fast"}
REPLIES = ("ack", "reject", "answer", "pong")
LONGEST_SENTENCE = 300
NOW, LEGAL = "(now)", "(legal)"  # stand for the present number and a legal move, so that some commands fit
ROLES = ("first", "second", "stranger", "nobody")
Script = list[tuple[str, Any]]  # who says what

# What has nothing to do with anything.
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
strange = st.sampled_from(
    [
        "",
        "NaN",
        "1e999",
        '"\\ud800"',
        "\ufeff{}",
        '{"t":"ping"}{"t":"ping"}',
        '{"t":"do","id":"\\ud800","what":"move","seq":1}',
        '{"t":"do","id":"a","what":"move","seq":1e2}',
        '{"t":"do","id":"a","what":"move","seq":1.5}',
        '{"t":"do","id":"a","id":"b","what":"move","seq":1}',
        '{"t":"do","t":"ask","id":"a","what":"links","seq":1}',
        "[" * 2000,
        '{"a":' * 2000,
    ]
)
garbage = strange | st.binary(max_size=60) | st.text(max_size=60) | values.map(msgspec.json.encode)

# What is nearly right.
moves = st.sampled_from(
    [
        "place hq C3 0",
        "place hq C3 6",
        "place hq Z9 0",
        "PLACE HQ C3 0",
        "place  hq c3 0",
        "place hybrid C2 -1",
        "discard hybrid",
        "end",
        "redraw",
        "e2e4",
        "O-O",
        "C3",
        "place hq C３ ٠",
        "\u202eplace hq C3 0",
        "place hq C3 0\x00",
        "place\nhq\nC3\n0",
        "%s%n{seed}",
        "🦂" * 20,
        "x" * 80,
        "x" * 81,
    ]
)
moves = st.just(LEGAL) | moves
fresh = st.integers(0, 10**9).map(str)
ids = fresh | st.sampled_from(["a", "b", "ż" * 40, "'; DROP TABLE entries; --", "\x00", "🦂", "", "x" * 41])
seats = st.none() | st.integers(-1, 6)
numbers = st.just(NOW) | st.sampled_from([NOW, 0, 1, 2, -1, 2**31, 2**63, 2**64, 10**30])
hexes = st.sampled_from(["C3", "c3", "Z9", "A0", "ĄĘ", "C3C3", "<g>", "\x00"])
tiles = st.sampled_from(["hybrid", "hq", "HQ", "mutant", "no such tile", "x" * 41, "ł", "../x"])


orders = st.sampled_from(typing.get_args(typing.get_type_hints(Command)["what"]))
wonders = st.sampled_from(["why", "hint", *TABLE.questions, "", "x" * 40, "x" * 41])
about = st.fixed_dictionaries({}, optional={"hex": hexes, "tile": tiles, "seat": seats, "nonsense": tiles})


commands = st.fixed_dictionaries(
    {"t": st.just("do"), "id": ids, "what": orders, "seq": numbers},
    optional={"move": moves, "seat": seats},
)
questions = st.fixed_dictionaries(
    {"t": st.just("ask"), "id": ids, "what": wonders}, optional={"move": moves, "about": about}
)


@st.composite
def nearly_right(draw: st.DrawFn) -> Json:
    """A message with perhaps one field too few, too many, or of another type."""
    message: Json = dict(draw(commands | questions))
    name = draw(st.sampled_from([*message, "extra"]))
    how = draw(st.sampled_from(["leave", "drop", "change"]))
    if how == "drop":
        message.pop(name, None)
    elif how == "change":
        message[name] = draw(values)
    return message


messages = garbage | nearly_right() | commands | commands | questions
scripts = st.lists(st.tuples(st.sampled_from(ROLES), messages), min_size=1, max_size=12)


class Fuzzed:
    """One match after another at which four clients say whatever comes to their mind."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.first, self.second, self.match = two_people(server)
        self.people = (self.first, self.second, Person(server, "Stranger"), Person(server))
        self._chance = Random(0)

    async def play(self, script: Script) -> None:
        """Send everything at once; everybody must get one answer to each message."""
        async with AsyncExitStack() as stack:
            chairs = {
                role: await stack.enter_async_context(person.at(self.match))
                for role, person in zip(ROLES, self.people, strict=True)
            }
            for role, message in script:
                await chairs[role].connection.send(_raw(message, chairs[role]))
            for role, chair in chairs.items():
                await _hear_replies(chair, sum(sender == role for sender, _ in script))
            await self._go_on(list(chairs.values()))

    async def _go_on(self, chairs: list[Chair]) -> None:
        """The match can be played on; where it was ended, there is another one for the next script."""
        for chair in chairs:
            await chair.ask("links")  # then it has heard of all that happened
        if chairs[0].chooser is None:
            assert chairs[0].info["status"] == "over"
            self.match = ""
        else:
            assert await play_on(chairs, self._chance, 1) == 1

    def prepare(self) -> None:
        """See to it that a match is being played."""
        if not self.match:
            made = self.first.create("me", "open", starts="first")
            self.match = made["id"]
            assert self.second.join(self.match).status_code == 200


def _raw(message: Any, chair: Chair) -> str | bytes:
    if isinstance(message, str | bytes):
        return message
    assert chair.sight is not None
    if message.get("seq") == NOW:
        message = {**message, "seq": chair.seq}
    if message.get("move") == LEGAL:
        message = {**message, "move": (chair.sight["legal"] or ["end"])[-1]}
    return msgspec.json.encode(message).decode()


async def _hear_replies(chair: Chair, count: int) -> None:
    while count:
        reply = await chair.hear()
        if reply["t"] in REPLIES:
            count -= 1
            check_reply(reply)


def check_reply(reply: Json) -> None:
    """A refusal is one sentence of bounded length with a known code."""
    if reply["t"] != "reject":
        return
    assert reply["code"] in CODES, reply
    reason = reply["reason"]
    if isinstance(reason, str):
        assert 0 < len(reason) <= LONGEST_SENTENCE, reply
        assert reason.endswith((".", "?")), reply
        assert reason.isprintable(), reply
    else:
        assert len(msgspec.json.encode(reason)) < 2 * LONGEST_SENTENCE, reply


def check_log(server: RunningServer) -> None:
    """Nobody was surprised."""
    for word in ("Traceback", " ERROR ", " failed: ", "Exception"):
        assert word not in server.log, server.log


@pytest.fixture(scope="module")
def fuzzed(server: RunningServer) -> Iterator[Fuzzed]:
    yield Fuzzed(server)
    check_log(server)


@settings(max_examples=120, suppress_health_check=list(HealthCheck))
@given(script=scripts)
def test_every_message_is_answered_and_the_game_goes_on(fuzzed: Fuzzed, script: Script) -> None:
    fuzzed.prepare()
    asyncio.run(fuzzed.play(script))
    check_log(fuzzed.server)
