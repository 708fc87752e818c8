"""One HTTP endpoint: what it takes, what it answers, and how the two travel.

A module of ``server.http`` exports ``ENDPOINTS``; `app` mounts them and `openapi` describes them::

    async def rename(call: Call) -> Guest:
        wish: NameWish = call.body
        guest = await call.need_guest()
        return await call.services.identity.rename(guest, wish.name)

    ENDPOINTS = [Endpoint("PUT", "/api/me", rename, "Change one's name", body=NameWish, returns=Guest)]

A handler refuses by raising `Problem`. An `AshfallError` that a handler lets through (an unreadable record,
an unknown army) becomes a 422 with its sentence.
"""

from __future__ import annotations

import time
from asyncio import timeout
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ashfall.server.decoding import BadInput, read_json, read_words
from ashfall.server.fair_queue import Owner
from ashfall.server.limits import TooMany, address_of
from ashfall.server.messages import Guest
from ashfall.server.packing import PACKER, WORTH_PACKING, pack
from ashfall.server.services import Services
from ashfall.server.store import StoreError
from ashfall.table.errors import AshfallError, sentence, shown
from ashfall.table.phrases import Phrase

__all__ = [
    "JSON",
    "LARGEST_BODY",
    "Call",
    "Endpoint",
    "Handler",
    "Problem",
    "ProblemBody",
    "problem_response",
    "request_tags",
    "route_of",
]

JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD")
LARGEST_BODY: Final = 256 * 1024
BODY_SECONDS: Final = 20  # for the whole of a body
LATER: Final = 5.0  # seconds
LONGEST_PATH_PART: Final = 64
PACKED_ALREADY: Final = ("image/png", "image/gif")

Handler = Callable[["Call"], Awaitable[object]]


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """The body of every refusal: a word for programs, a sentence for people."""

    code: str
    reason: str
    phrase: Phrase | None = None  # the same for readers of other languages, where there are words for it


class Problem(Exception):
    """A request is refused; nothing has changed. `reason` is one sentence and holds nothing hidden."""

    def __init__(
        self, status: int, code: str, reason: str, retry_after: float = 0.0, phrase: Phrase | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.reason = sentence(reason)
        self.retry_after = retry_after  # seconds; 0: no hint
        self.phrase = phrase


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, who answers, and everything that a description needs.

    The handler returns a value of type ``returns``, or bytes that are already encoded.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    handler: Handler
    summary: str
    body: Any = None  # type of the JSON body
    query: Any = None  # a Struct: one field for each word after the question mark
    returns: Any = None  # type of the JSON answer; None: an empty answer
    # "work" and "drawing" take some hundredths of a second of computing, "dear" more of it; of what is
    # "lasting" something stays, on the disk or in memory. The dearer, the fewer are allowed.
    cost: Literal["cheap", "work", "drawing", "dear", "lasting"] = "cheap"
    cache: int = 0  # seconds for which everybody may keep the answer
    status: int = 200
    media: str = JSON  # of the answer; if it is not JSON the handler returns str or bytes

    @property
    def is_safe(self) -> bool:
        """Whether it only reads."""
        return self.method in SAFE

    @property
    def success(self) -> int:
        """The status of an answer that is no refusal."""
        return 204 if self.returns is None else self.status


@dataclass
class Call:
    """One request as its handler sees it."""

    endpoint: Endpoint
    request: Request
    services: Services
    guest: Guest | None  # who asks, if they have been here before
    body: Any = None  # of the endpoint's type
    query: Any = None
    path: dict[str, str] = field(default_factory=dict)
    cookies: list[str] = field(default_factory=list)  # values of Set-Cookie for the answer

    @property
    def asker(self) -> Owner:
        """On whose behalf something is worked out."""
        return address_of(self.request), self.guest.id if self.guest else ""

    async def need_guest(self) -> Guest:
        """Who asks; somebody new gets an identity, but never by a request that only reads."""
        if self.guest is None:
            if self.endpoint.is_safe:
                raise Problem(401, "no_guest", "This is for guests who have been here before.")
            self.guest, cookie = await self.services.identity.welcome(self.request)
            self.cookies.append(cookie)
        return self.guest


def route_of(endpoint: Endpoint) -> Route:
    """The endpoint, ready to be mounted."""

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        started = time.perf_counter()
        status = 500  # unless something better is known
        try:
            response = await _answered(endpoint, request, services)
            status = response.status_code
        finally:
            spent = time.perf_counter() - started
            services.metrics.request(endpoint.method, endpoint.path, status, spent)
        return response

    methods = list(SAFE) if endpoint.method == "GET" else [endpoint.method]
    return Route(endpoint.path, answer, methods=methods)


def problem_response(problem: Problem) -> Response:
    """A refusal as it is sent."""
    body = msgspec.json.encode(ProblemBody(problem.code, problem.reason, problem.phrase))
    headers = {"Cache-Control": "no-store"}
    if problem.retry_after > 0:
        headers["Retry-After"] = str(max(1, round(problem.retry_after + 0.5)))
    return Response(body, problem.status, headers, JSON)


async def _answered(endpoint: Endpoint, request: Request, services: Services) -> Response:
    call: Call | None = None
    try:
        call = await _call_of(endpoint, request, services)
        response = await _response(call, await endpoint.handler(call))
    except Problem as problem:
        response = problem_response(problem)
    except TooMany as error:
        reason = "Too many requests, please wait a moment."
        response = problem_response(Problem(429, "too_fast", reason, error.wait))
    except BadInput as error:
        response = problem_response(Problem(400, "bad_request", str(error), phrase=error.phrase))
    except StoreError:
        reason = "The database does not answer; please try again later."
        response = problem_response(Problem(503, "storage", reason, LATER))
    except AshfallError as error:
        response = problem_response(Problem(422, "not_usable", str(error)))
    for cookie in call.cookies if call else ():
        response.headers.append("Set-Cookie", cookie)
    return response


async def _call_of(endpoint: Endpoint, request: Request, services: Services) -> Call:
    """Who asks and what, checked in the order of what the checks cost."""
    guest = await services.identity.guest_of(request)
    services.limits.take(request, guest, endpoint.cost)
    path = {name: _path_part(name, value) for name, value in request.path_params.items()}
    query = read_words(request.query_params, endpoint.query) if endpoint.query else None
    body = read_json(await _body(request), endpoint.body) if endpoint.body else None
    return Call(endpoint, request, services, guest, body, query, path)


def _path_part(name: str, value: str) -> str:
    if len(value) > LONGEST_PATH_PART or not value.isprintable():
        raise Problem(404, "not_found", f'Nothing has the {name} "{shown(ascii(value)[1:-1])}".')
    return value


async def _body(request: Request) -> bytes:
    """The body; only as JSON, which no form of a foreign page can send unasked, and only so much of it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Problem(415, "not_json", f'Content-Type: expected {JSON}, got "{shown(ascii(kind)[1:-1])}".')
    parts, size = [], 0
    try:
        async with timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > LARGEST_BODY:
                    raise Problem(413, "too_large", f"body: expected at most {LARGEST_BODY} bytes.")
                parts.append(part)
    except TimeoutError:
        raise Problem(408, "too_slow", f"body: expected all of it within {BODY_SECONDS} seconds.") from None
    return b"".join(parts)


async def _response(call: Call, answer: object) -> Response:
    endpoint = call.endpoint
    if endpoint.returns is None:
        return Response(status_code=endpoint.success, headers={"Cache-Control": "no-store"})
    body = _encoded(answer, endpoint)
    if not endpoint.is_safe:
        headers = {"Cache-Control": "no-store"}
        return await _packed(call.request, body, endpoint, headers)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    age = f"public, max-age={endpoint.cache}" if endpoint.cache else "private, no-cache"
    headers = {"Cache-Control": age, "ETag": tag}
    if tag in request_tags(call.request):
        return Response(status_code=304, headers=headers)
    return await _packed(call.request, body, endpoint, headers)


def request_tags(request: Request) -> list[str]:
    """The versions that the client already has."""
    given = request.headers.get("if-none-match", "")
    return [tag.strip().removeprefix("W/") for tag in given.split(",")]


def _encoded(answer: object, endpoint: Endpoint) -> bytes:
    if isinstance(answer, bytes):
        return answer
    if endpoint.media != JSON:
        return str(answer).encode()
    return msgspec.json.encode(answer)


async def _packed(request: Request, body: bytes, endpoint: Endpoint, headers: dict[str, str]) -> Response:
    """The answer, compressed where that helps; what is long is compressed beside the loop."""
    if endpoint.media in PACKED_ALREADY:  # pictures for links, which other sites show
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        return Response(body, endpoint.status, headers, endpoint.media)
    headers["Vary"] = "Accept-Encoding"
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await (PACKER.packed(headers["ETag"], body) if endpoint.cache else pack(body))
    return Response(body, endpoint.status, headers, endpoint.media)
