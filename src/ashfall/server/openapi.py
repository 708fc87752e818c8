"""The description of the HTTP part (OpenAPI 3.1), made from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ashfall import __version__
from ashfall.server.endpoints import JSON, Endpoint, ProblemBody
from ashfall.server.games import game_shapes
from ashfall.server.identity import COOKIE

__all__ = ["describe", "schemas_of"]

REFERENCE: Final = "#/components/schemas/{name}"
PATH_PART: Final = re.compile(r"\{(\w+)\}")
ABOUT: Final = (
    "Tables of board games for people and bots. A match is played over its socket "
    "`/api/matches/{id}/socket`; everything else is here. Every refusal has a code for programs and a "
    "sentence for people. A guest is made by the first request that changes something and is known by a "
    "cookie from then on."
)
REFUSALS: Final = {
    "400": "Something in the request cannot be read; the sentence names the field.",
    "401": "Only for guests who have been here before.",
    "403": "Not allowed to this guest, or sent by a foreign page.",
    "404": "There is no such thing.",
    "405": "The address knows no such method.",
    "408": "The body came too slowly.",
    "409": "Not now: what is asked for does not fit the present state.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "422": "Readable, but not usable: an impossible position, an unknown army and the like.",
    "429": "Too many requests; Retry-After says when to come back.",
    "503": "The database does not answer; nothing has changed.",
}
ALWAYS: Final = ("400", "405", "413", "429", "503")
WITH_BODY: Final = ("408", "415", "422")


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    listed = list(endpoints)
    schemas, components = _schemas(listed)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        operation = _operation(endpoint, schemas)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ashfall", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {status: _refusal(text) for status, text in REFUSALS.items()},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{}, {"guest": []}],
    }


def _schemas(endpoints: list[Endpoint]) -> tuple[dict[int, dict[str, Any]], dict[str, Any]]:
    """The schema of every type that is named, and the classes that they refer to."""
    kinds = [ProblemBody]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.query, endpoint.returns) if kind is not None]
    found, components = schemas_of(kinds, REFERENCE)
    return {id(kind): schema for kind, schema in zip(kinds, found, strict=True)}, components


def schemas_of(kinds: list[Any], reference: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The schemas of these types, and the classes that they refer to.

    What is the game's own at a table is one of the shapes that the games bring along.
    """
    unions = game_shapes()
    games = [shape for shapes in unions.values() for shape in shapes]
    found, components = msgspec.json.schema_components([*kinds, *unions, *games], ref_template=reference)
    named = dict(components)
    for base, shapes in unions.items():
        choices = [{"$ref": reference.format(name=shape.__name__)} for shape in shapes]
        named[base.__name__] = {"description": components[base.__name__]["description"], "anyOf": choices}
    return found[: len(kinds)], named


def _operation(endpoint: Endpoint, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": _name(endpoint),
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": _responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas[id(endpoint.body)]}},
        }
    return operation


def _name(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return "_".join([endpoint.method.lower(), *words])


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    schema = {"type": "string", "minLength": 1, "maxLength": 64}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name in PATH_PART.findall(endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    _, components = msgspec.json.schema_components([endpoint.query], ref_template=REFERENCE)
    struct = components[endpoint.query.__name__]
    required = struct.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": schema}
        for name, schema in struct["properties"].items()
    ]


def _responses(endpoint: Endpoint, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    statuses = {*ALWAYS}
    if endpoint.body is not None:
        statuses |= {*WITH_BODY}
    if PATH_PART.search(endpoint.path):
        statuses |= {"404", "409", "422"}
    statuses |= {"401"} if endpoint.is_safe else {"401", "403", "409"}
    responses: dict[str, Any] = {str(endpoint.success): _success(endpoint, schemas)}
    if endpoint.is_safe:
        responses["304"] = {"description": "The client has this version."}
    return responses | {status: {"$ref": f"#/components/responses/{status}"} for status in sorted(statuses)}


def _success(endpoint: Endpoint, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    if endpoint.returns is None:
        return {"description": "Done."}
    media = endpoint.media.partition(";")[0]
    return {"description": endpoint.summary, "content": {media: {"schema": schemas[id(endpoint.returns)]}}}


def _refusal(text: str) -> dict[str, Any]:
    schema = {"$ref": REFERENCE.format(name=ProblemBody.__name__)}
    return {"description": text, "content": {JSON: {"schema": schema}}}
