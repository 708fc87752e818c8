"""Who one is, and what can be played."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ashfall.server.endpoints import Call, Endpoint, Problem
from ashfall.server.guest_names import LONGEST_NAME, clean_name
from ashfall.server.messages import Guest, OwnTurns

__all__ = ["ENDPOINTS", "NameWish"]


class NameWish(msgspec.Struct):
    """What somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


async def me(call: Call) -> Guest:
    """Who asks; an empty id and name for somebody new. The cookie is renewed, so that it never runs out."""
    if call.guest is None:
        return Guest("", "")
    call.cookies.append(call.services.identity.cookie(call.guest, call.request))
    return call.guest


async def arrive(call: Call) -> Guest:
    """Become a guest first: what one does then is one's own, also where the answer is lost."""
    return await call.need_guest()


async def rename(call: Call) -> Guest:
    """Take another name."""
    wish: NameWish = call.body
    name = clean_name(wish.name)
    if not 1 <= len(name) <= LONGEST_NAME:
        reason = f"name: expected 1 to {LONGEST_NAME} readable characters, got {len(name)}."
        raise Problem(400, "bad_name", reason)
    renamed = await call.services.identity.rename(await call.need_guest(), name)
    call.services.hall.renamed(renamed)
    return renamed


async def turns(call: Call) -> OwnTurns:
    """Which of one's own games call; pages ask again and again."""
    call.services.lobby.note(call.asker)
    return OwnTurns(await call.services.lobby.awaited(call.guest))


ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", me, "Who one is; empty for somebody new", returns=Guest),
    Endpoint("POST", "/api/me", arrive, "Become a guest, before doing anything else", returns=Guest),
    Endpoint("GET", "/api/me/turns", turns, "Own games that wait for one's turn", returns=OwnTurns),
    Endpoint("PUT", "/api/me", rename, "Take another name", body=NameWish, returns=Guest),
]
