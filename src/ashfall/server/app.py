"""The web application: everything put together, started and stopped in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from ashfall.server.config import Config
from ashfall.server.endpoints import Endpoint, Problem, problem_response, route_of
from ashfall.server.games import tables
from ashfall.server.http import house, library, matches, people, profile, records, sharing
from ashfall.server.identity import Identity
from ashfall.server.limits import Limits
from ashfall.server.lobby import Lobby
from ashfall.server.metrics import Metrics
from ashfall.server.openapi import describe
from ashfall.server.profiles.memory import Memory
from ashfall.server.puzzles.ledger import PuzzleLedger
from ashfall.server.puzzles.worked_out import WorkedOut
from ashfall.server.rooms.hall import Hall
from ashfall.server.rooms.thinkers import Thinkers
from ashfall.server.security import Security
from ashfall.server.services import Services
from ashfall.server.sharing.pictures import Pictures
from ashfall.server.sharing.previews import Previews
from ashfall.server.sharing.records import RecordTitles
from ashfall.server.socket import table_socket
from ashfall.server.static_files import StaticFiles
from ashfall.server.store import Store
from ashfall.server.undertakings import Undertakings
from ashfall.server.workshop import Workshop

__all__ = ["all_endpoints", "build_app"]

COMMON: Final[list[Endpoint]] = [
    *house.ENDPOINTS,
    *people.ENDPOINTS,
    *profile.ENDPOINTS,
    *matches.ENDPOINTS,
    *records.ENDPOINTS,
    *library.ENDPOINTS,
    *sharing.ENDPOINTS,
]


def all_endpoints() -> list[Endpoint]:
    """Those of the house and of every game."""
    return [*COMMON, *(endpoint for table in tables() for endpoint in table.endpoints)]


def build_app(config: Config) -> Starlette:
    """The application; everything that it needs is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with _services(config) as services:
            app.state.services = services
            yield

    app = Starlette(
        routes=_routes(config),
        middleware=[Middleware(Security, origins=config.origins, host=config.host)],
        exception_handlers={HTTPException: _refused},
        lifespan=lifespan,
    )
    app.state.description = msgspec.json.encode(describe(all_endpoints()))
    return app


def _routes(config: Config) -> list[BaseRoute]:
    return [
        *(route_of(endpoint) for endpoint in all_endpoints()),
        WebSocketRoute("/api/matches/{id}/socket", table_socket),
        Route("/{path:path}", StaticFiles(previews=Previews(config.origins).page).answer, methods=["GET"]),
    ]


@asynccontextmanager
async def _services(config: Config) -> AsyncIterator[Services]:
    """Opened in the order in which they need each other, closed in the opposite one."""
    metrics = Metrics()
    limits = Limits(config.limits)
    async with AsyncExitStack() as stack:
        store = Store(config.database, metrics.commit)
        await store.open()
        stack.push_async_callback(store.close)
        identity = await Identity.open(store, limits, config.secret)
        thinkers = Thinkers(config.thinkers)
        thinkers.start()
        stack.push_async_callback(thinkers.close)
        workshop = Workshop()
        hall = Hall(
            store,
            thinkers,
            metrics,
            workshop,
            whereabouts=identity.whereabouts,
            bot_pause=config.bot_pause / 1000,
        )
        await hall.start()
        stack.push_async_callback(hall.close)
        lobby = Lobby(store, hall)
        ledger, worked_out = PuzzleLedger(store), WorkedOut(thinkers)
        undertakings = Undertakings(thinkers)
        stack.push_async_callback(undertakings.close)
        pictures = Pictures(thinkers)
        stack.push_async_callback(pictures.close)
        yield Services(
            store=store,
            identity=identity,
            limits=limits,
            metrics=metrics,
            thinkers=thinkers,
            hall=hall,
            lobby=lobby,
            workshop=workshop,
            ledger=ledger,
            worked_out=worked_out,
            undertakings=undertakings,
            pictures=pictures,
            record_titles=RecordTitles(store, workshop),
            memory=Memory(store, workshop),
        )


async def _refused(request: Request, error: Exception) -> Response:
    """What no endpoint answered: an unknown address or method."""
    methods = _methods_at(request)
    if not isinstance(error, HTTPException) or error.status_code != 405 or not methods:
        return problem_response(Problem(404, "not_found", "There is nothing at this address."))
    known = ", ".join(sorted(methods))
    response = problem_response(Problem(405, "wrong_method", f"This address knows only {known}."))
    response.headers["Allow"] = known
    return response


def _methods_at(request: Request) -> set[str]:
    """What an address can be asked for; several routes may share it."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    fitting = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    if len(fitting) > 1:  # the last one is that of the client's pages, which fits everything
        fitting.pop()
    elif request.url.path.startswith("/api/"):
        return set()
    return {method for route in fitting for method in route.methods or ()}
