"""A state as bytes, exact at any moment, also in the middle of a turn."""

from __future__ import annotations

import base64
import binascii
import copyreg
from collections.abc import Hashable
from typing import Annotated, Any, Final

import msgspec

from ashfall.hardcity.campaign import Campaign
from ashfall.hardcity.content import Content, InvalidContent, load_content
from ashfall.hardcity.files.audit import audit
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.ground.rows import SIZE
from ashfall.hardcity.ground.rules import Rules
from ashfall.hardcity.ground.setup import COOP, VERSUS, Wishes, make_rules
from ashfall.hardcity.ground.state import State, state_of
from ashfall.table.errors import AshfallError, InvalidPosition, InvalidRecord

__all__ = [
    "content_of",
    "from_bytes",
    "from_text",
    "options_of",
    "table_of",
    "to_bytes",
    "to_text",
    "wishes_of",
]

VERSION: Final = 1
_Number = Annotated[int, msgspec.Meta(ge=-(1 << 50), le=1 << 50)]  # far from what overflows


class _Stored(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    options: Options
    layout: Annotated[int, msgspec.Meta(ge=0)]
    row: list[_Number]


_STORED: Final = msgspec.msgpack.Decoder(_Stored)


def content_of(options: Options) -> Content:
    """The content that a match is played with, an episode of its own included; raises InvalidRecord."""
    try:
        content = load_content(options.own)
    except InvalidContent as error:
        raise InvalidRecord("options.own", str(error)) from None
    numbers = [episode.number for episode in content.episodes]
    if options.own and options.episode != numbers[-1]:
        raise InvalidRecord("options.episode", f"expected {numbers[-1]} of its file, got {options.episode}")
    if options.episode not in numbers:
        raise InvalidRecord("options.episode", f"expected one of: {numbers}, got {options.episode}")
    return content


def wishes_of(options: Options) -> Wishes:
    """The options of a record as the wishes that rules are made of; raises InvalidRecord."""
    if options.campaign:
        options.campaign.check()
        options.campaign.check_episode(options.episode)
    return Wishes(
        episode=options.episode,
        mode=options.mode,
        players=options.players,
        officers=options.officers,
        ally=options.ally,
        wins=options.campaign.wins if options.campaign else 0,
    )


def to_bytes(s: State, options: Options) -> bytes:
    """Everything about a state, in MessagePack."""
    row = [int(number) for number in s.row]
    return msgspec.msgpack.encode(_Stored(VERSION, options, int(s.rules.layout), row))


def from_bytes(data: bytes) -> tuple[State, Options]:
    """The state that :func:`to_bytes` stored, audited, and its options; raises InvalidPosition."""
    try:
        stored = _STORED.decode(data)
        if stored.version != VERSION or len(stored.row) != SIZE:
            raise ValueError(f"version: expected {VERSION}, got {stored.version}")
        content, wishes = content_of(stored.options), wishes_of(stored.options)
        layouts = content.episode(stored.options.episode).layouts
        if stored.layout >= len(layouts):
            raise ValueError(f"layout: expected 0 to {len(layouts) - 1}, got {stored.layout}")
        rules = make_rules(content, wishes, layouts[stored.layout].events[0])
    except (msgspec.MsgspecError, ValueError, RecursionError, AshfallError) as error:
        raise InvalidPosition("bytes", f"expected a stored state, {error}") from None
    s = state_of(rules, stored.row, 0, [])
    audit(s)
    return s, stored.options


def options_of(rules: Rules) -> Options:
    """Options that lead to these rules; of a campaign they know the victories, not what officers carried."""
    order, wins = load_content().core.campaign.order, int(rules.campaign)
    played = order.index(int(rules.episode)) if wins else 0
    return Options(
        episode=int(rules.episode),
        own=rules.script.own,
        mode=COOP if rules.coop else VERSUS,
        players=int(rules.seats),
        campaign=Campaign(results=tuple(n < wins for n in range(played))) if wins else None,
    )


def table_of(rules: Rules) -> Hashable:
    """What tells the table of some rules from others."""
    return (
        rules.script.own,
        int(rules.episode),
        int(rules.layout),
        bool(rules.coop),
        int(rules.seats),
        int(rules.officers),
        int(rules.campaign),
    )


def _unpickled(options: Options, layout: int, row: list[int], chooser: int, legal: list[int]) -> State:
    """A state that was pickled, be it a view's; nobody forges those, so it is not audited."""
    content = content_of(options)
    event = content.episode(options.episode).layouts[layout].events[0]
    return state_of(make_rules(content, wishes_of(options), event), row, chooser, legal)


def _pickled(s: State) -> tuple[Any, ...]:
    rows = list(map(int, s.row)), int(s.chooser), list(map(int, s.legal))
    return _unpickled, (options_of(s.rules), int(s.rules.layout), *rows)


copyreg.pickle(State, _pickled)


def to_text(s: State, options: Options) -> str:
    """The same as text, for records."""
    return base64.b64encode(to_bytes(s, options)).decode("ascii")


def from_text(text: str) -> tuple[State, Options]:
    """The state of :func:`to_text`; raises InvalidPosition."""
    try:
        return from_bytes(base64.b64decode(text, validate=True))
    except (binascii.Error, ValueError) as error:
        raise InvalidPosition("start", f"expected base64, {error}") from None
