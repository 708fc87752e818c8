"""What holds for every request before anybody looks at it: headers, hosts, origins, sizes."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ashfall.server.endpoints import LARGEST_BODY, Problem, problem_response
from ashfall.server.failures import tell_failure
from ashfall.table.errors import shown

__all__ = ["CONTENT_POLICY", "FRAMED", "HEADERS", "Security"]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
# What other sites may show inside their pages. It says of itself that it may be framed, see below.
FRAMED_POLICY: Final = CONTENT_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").replace(
    "form-action 'self'", "form-action 'none'"
)
FRAMED: Final = {"Content-Security-Policy": FRAMED_POLICY, "Cross-Origin-Resource-Policy": "cross-origin"}
NO_FRAME: Final = "X-Frame-Options"
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    NO_FRAME: "DENY",
}
# Scripts, styles and fonts are parts of pages, never pages: to them most of these headers say nothing, and
# each visit fetches dozens of such files.
PARTS: Final = ("text/javascript", "text/css", "font/")
FOLDER_OF_PARTS: Final = "/assets/"
OF_PARTS: Final = ("Cross-Origin-Resource-Policy", "X-Content-Type-Options", "Strict-Transport-Security")
YEAR: Final = 31_536_000
CLOSED_BY_POLICY: Final = 1008
CLOSED_BY_FAILURE: Final = 1011
LONGEST_PATH: Final = 100  # in the log
NAME: Final = re.compile(r"[\w.:%-]+")  # of a host, or its number
LOCAL: Final = "localhost"  # and every name below it: no name server gives these to anybody else
FAILED: Final = Problem(500, "failed", "Something went wrong here; it has been noted.")

log = logging.getLogger("ashfall.access")


class Security:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = (), host: str = LOCAL) -> None:
        """``origins`` are those under which the server is reached, ``host`` is where it listens."""
        self._app = app
        self._origins = frozenset(origins)
        self._hosts = {_name(host), *(_name(urlsplit(origin).netloc) for origin in self._origins)} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it; whatever fails inside is told to nobody."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(scope, send)
        started = time.perf_counter()
        problem = self._problem(scope)
        try:
            await (problem_response(problem) if problem else self._app)(scope, receive, answer.send)
        except Exception as error:
            tell_failure(f"{scope['method']} {_printable(scope['path'])}", error)
            if not answer.status:
                await problem_response(FAILED)(scope, receive, answer.send)
        spent = 1000 * (time.perf_counter() - started)
        # Without what stands after the question mark: it may be an invitation.
        log.info("%s %s %d %.1f ms", scope["method"], _printable(scope["path"]), answer.status, spent)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not (self._is_ours(scope) and self._is_welcome(scope)):
            await receive()
            await send({"type": "websocket.close", "code": CLOSED_BY_POLICY, "reason": "foreign"})
            return
        try:
            await self._app(scope, receive, send)
        except Exception as error:
            tell_failure(f"socket {_printable(scope['path'])}", error)
            with suppress(RuntimeError):  # it was closed already
                await send({"type": "websocket.close", "code": CLOSED_BY_FAILURE})

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        if not self._is_ours(scope):
            host = shown(ascii(", ".join(headers.getlist("host")))[1:-1])
            return Problem(
                400, "foreign_host", f'Host: "{host}" is no name of this server, ASHFALL_ORIGINS may add it.'
            )
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > LARGEST_BODY:
            return Problem(413, "too_large", f"body: expected at most {LARGEST_BODY} bytes.")
        if scope["method"] not in SAFE and not self._is_welcome(scope):
            origin = shown(ascii(headers.get("origin", ""))[1:-1])
            return Problem(
                403, "foreign_origin", f'Origin: expected the address of this server, got "{origin}".'
            )
        return None

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the request was meant for this server.

        Anybody can let a name of their own lead to this machine; the pages under that name would then count
        as ours. They cannot do so with a number, and programs that name no host are no pages.
        """
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) != 1:
            return not hosts
        name = _name(hosts[0])
        return name in self._hosts or name == LOCAL or name.endswith(f".{LOCAL}") or _is_address(name)

    def _is_welcome(self, scope: Scope) -> bool:
        """Whether the page that asks is ours. Programs send no origin; no page can leave it out."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin in self._origins:
            return True
        try:
            place = urlsplit(origin)
        except ValueError:  # such as "http://["
            return False
        return place.scheme in ("http", "https") and place.netloc == headers.get("host")


class _Answer:
    """Adds the headers to an answer on its way and remembers its status."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.status = 0  # until something is sent
        self._send = send
        self._may_be_part = scope["path"].startswith(FOLDER_OF_PARTS)
        self._headers = dict(HEADERS)
        if scope.get("scheme") == "https":
            self._headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            is_part = self._may_be_part and headers.get("content-type", "").startswith(PARTS)
            is_framed = headers.get("content-security-policy") == FRAMED_POLICY
            for name, value in self._headers.items():
                if is_framed and name == NO_FRAME:
                    continue
                if name in OF_PARTS or not is_part:
                    headers.setdefault(name, value)
        await self._send(message)


def _name(place: str) -> str:
    """The name or number in a header Host, without its port; empty if there is none."""
    try:
        name = (urlsplit(f"//{place}").hostname or "").removesuffix(".")
    except ValueError:  # such as "["
        return ""
    return name if NAME.fullmatch(name) else ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _printable(path: str) -> str:
    return shown(ascii(path)[1:-1], LONGEST_PATH)
