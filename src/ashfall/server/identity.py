"""Who asks: a guest is known by a cookie that only this server can sign."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from ashfall.server.guest_names import random_name
from ashfall.server.limits import Limits, address_of
from ashfall.server.messages import Guest
from ashfall.server.store import Store, new_id

__all__ = ["COOKIE", "Identity"]

COOKIE: Final = "ashfall_guest"
SECRET_NAME: Final = "cookie"
DAYS_400: Final = 400 * 86400  # as long as browsers keep a cookie
MOST_REMEMBERED: Final = 10_000


class Identity:
    """Guests by their cookies. Somebody new is made a guest by the first request that is more than a look."""

    def __init__(self, store: Store, limits: Limits, secret: bytes) -> None:
        self._store = store
        self._limits = limits
        self._secret = secret
        self._known: OrderedDict[str, Guest] = OrderedDict()  # read before, oldest first
        self._places: dict[str, str] = {}  # of these, the addresses at which they were last seen

    @classmethod
    async def open(cls, store: Store, limits: Limits, secret: str = "") -> Identity:
        """Guests of this database; its own secret signs unless another is given."""
        key = sha256(secret.encode()).digest() if secret else await store.secret(SECRET_NAME)
        return cls(store, limits, key)

    async def guest_of(self, connection: HTTPConnection) -> Guest | None:
        """Who sends this request or opens this socket; None for somebody new or a cookie that is not ours."""
        key, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        if not key or not hmac.compare_digest(self._signature(key).encode(), signature.encode()):
            return None
        guest = self._known.get(key) or await self._store.guest(key)
        if guest is not None:
            self._remember(guest)
            self._places[key] = address_of(connection)
        return guest

    async def welcome(self, connection: HTTPConnection) -> tuple[Guest, str]:
        """Make a new guest: who it is, and the value of the header Set-Cookie that goes with the answer."""
        self._limits.take(connection, None, "new_guest")
        guest = Guest(new_id(), random_name())
        await self._store.add_guest(guest)
        self._remember(guest)
        self._places[guest.id] = address_of(connection)
        return guest, self.cookie(guest, connection)

    def whereabouts(self, guest: str) -> str:
        """The address at which a guest was last seen; empty if that is long ago."""
        return self._places.get(guest, "")

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call a guest by another name, which must be a clean one."""
        renamed = Guest(guest.id, name)
        await self._store.rename_guest(guest.id, name)
        self._remember(renamed)
        return renamed

    def cookie(self, guest: Guest, connection: HTTPConnection) -> str:
        """The cookie of a guest as the header Set-Cookie has it."""
        secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
        value = f"{guest.id}.{self._signature(guest.id)}"
        return f"{COOKIE}={value}; Max-Age={DAYS_400}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def _signature(self, key: str) -> str:
        digest = hmac.digest(self._secret, f"guest {key}".encode(errors="replace"), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > MOST_REMEMBERED:
            forgotten, _ = self._known.popitem(last=False)
            self._places.pop(forgotten, None)
