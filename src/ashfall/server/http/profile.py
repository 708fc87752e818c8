"""What one's own finished games came to, and the file in which they are taken along."""

from __future__ import annotations

from typing import Final

from ashfall.server.endpoints import Call, Endpoint
from ashfall.server.games import tables
from ashfall.server.profile_shapes import BroughtGames, Profile, ProfileFile
from ashfall.server.profiles.summary import profile_of
from ashfall.server.puzzles.ledger import today

__all__ = ["ENDPOINTS"]


async def profile(call: Call) -> Profile:
    """One's own games; for somebody new the same with nothing in it."""
    if call.guest is None:
        return profile_of([], {}, tables(), today())
    services, guest = call.services, call.guest.id
    unread = await services.memory.read_more(guest, call.asker)
    games = await services.memory.games(guest)
    progress = {table.name: await services.ledger.progress(table.name, guest) for table in tables()}
    return profile_of(games, progress, tables(), today(), unread)


async def file(call: Call) -> ProfileFile:
    """The last of one's games as a file."""
    guest = await call.need_guest()
    return await call.services.memory.file(guest.id, guest.name)


async def bring(call: Call) -> BroughtGames:
    """Add the games of a file to one's own."""
    wish: ProfileFile = call.body
    guest = await call.need_guest()
    return await call.services.memory.bring(guest.id, wish)


ENDPOINTS: Final = [
    Endpoint(
        "GET",
        "/api/me/profile",
        profile,
        "What one's own finished games came to",
        returns=Profile,
        cost="dear",
    ),
    Endpoint(
        "GET",
        "/api/me/profile/file",
        file,
        "The same as a file, for another device",
        returns=ProfileFile,
        cost="dear",
    ),
    Endpoint(
        "POST",
        "/api/me/profile/file",
        bring,
        "Add the games of such a file to one's own",
        body=ProfileFile,
        returns=BroughtGames,
        cost="lasting",
    ),
]
