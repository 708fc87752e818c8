"""The server itself: is it well, how busy is it, what can be asked of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ashfall import __version__
from ashfall.server.endpoints import Call, Endpoint

__all__ = ["ENDPOINTS", "Health"]

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


class Health(msgspec.Struct):
    """All is well; otherwise the answer is a 503."""

    status: str
    version: str


async def health(call: Call) -> Health:
    """Whether something can be stored; if not, it is a 503."""
    await call.services.store.check()
    return Health("ok", __version__)


async def metrics(call: Call) -> str:
    """Figures for Prometheus."""
    return call.services.metrics.text()


async def description(call: Call) -> bytes:
    """The description of everything, made when the server started."""
    document: bytes = call.request.app.state.description
    return document


ENDPOINTS: Final = [
    Endpoint("GET", "/healthz", health, "Whether the server is well", returns=Health),
    Endpoint("GET", "/metrics", metrics, "Figures for Prometheus", returns=str, media=PROMETHEUS),
    Endpoint("GET", "/openapi.json", description, "This description", returns=dict[str, Any]),
]
