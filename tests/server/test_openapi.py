"""The description of the HTTP part is valid and complete."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest
import schemathesis
from jsonschema_rs import validator_for
from schemathesis.core.result import Ok
from starlette.routing import Route, WebSocketRoute

from ashfall.server.app import all_endpoints, build_app
from ashfall.server.config import Config
from ashfall.server.openapi import describe
from tests.server.running import RunningServer

NOT_DESCRIBED = {"/{path:path}"}  # the client's own files and addresses


@pytest.fixture(scope="module")
def document() -> dict[str, dict[str, dict[str, dict[str, object]]]]:
    decoded: dict[str, dict[str, dict[str, dict[str, object]]]]
    decoded = msgspec.json.decode(msgspec.json.encode(describe(all_endpoints())))
    return decoded


def test_every_route_is_described(document: dict[str, dict[str, dict[str, object]]]) -> None:
    app = build_app(Config(database="unused.db"))
    mounted = {
        (route.path, method.lower())
        for route in app.routes
        if isinstance(route, Route) and route.path not in NOT_DESCRIBED
        for method in (route.methods or set()) - {"HEAD"}
    }
    told = {(path, method) for path, methods in document["paths"].items() for method in methods}
    assert mounted == told
    assert [route.path for route in app.routes if isinstance(route, WebSocketRoute)] == [
        "/api/matches/{id}/socket"
    ]


def test_no_endpoint_stands_twice() -> None:
    places = [(endpoint.method, endpoint.path) for endpoint in all_endpoints()]
    assert len(places) == len(set(places))


def test_refusals_are_described(document: dict[str, dict[str, dict[str, dict[str, object]]]]) -> None:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            responses = operation["responses"]
            assert isinstance(responses, dict)
            assert "429" in responses
            assert any(status.startswith("2") for status in responses)
            if "{" in path:
                assert "404" in responses
            if "requestBody" in operation:
                assert {"400", "413", "415"} <= responses.keys()
            if method != "get":
                assert "403" in responses


def test_every_reference_leads_somewhere(document: dict[str, object]) -> None:
    text = msgspec.json.encode(document).decode()
    for reference in set(re.findall(r'"\$ref":"#/([^"]+)"', text)):
        found: object = document
        for step in reference.split("/"):
            assert isinstance(found, dict)
            found = found[step]
        assert found


def test_schemas_are_valid(document: dict[str, dict[str, dict[str, object]]]) -> None:
    schemas = document["components"]["schemas"]
    for name in schemas:
        validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}})


def test_a_program_for_such_documents_can_use_it(server: RunningServer) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    described.validate()
    found = {result.ok().label for result in described.get_all_operations() if isinstance(result, Ok)}
    expected = {f"{endpoint.method} {endpoint.path}" for endpoint in all_endpoints()}
    assert found == expected - {"GET /openapi.json"}  # which is what it reads


def test_answers_are_as_described(server: RunningServer) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    for method, path in (("GET", "/healthz"), ("GET", "/api/me"), ("GET", "/api/lobby")):
        operation = described[path][method]
        answer = httpx.request(method, server.url + path)
        operation.validate_response(answer)
