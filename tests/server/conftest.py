"""Databases and a running server that tests may share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.server.postgres import new_database, postgres_server, programs
from tests.server.running import PATIENCE, RunningServer, running_server

# No test measures how fast an answer comes, and on a busy machine some take longer than httpx likes to wait.
DEFAULT_TIMEOUT_CONFIG.connect = DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.write = PATIENCE


@pytest.fixture(scope="session")
def postgres_home() -> Iterator[Path]:
    """A real PostgreSQL; skips where none is installed."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    with postgres_server() as home:
        yield home


@pytest.fixture
def postgres(postgres_home: Path) -> str:
    """The URL of an empty database in PostgreSQL."""
    return new_database(postgres_home)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A running server without limits, one for each module of tests."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A test that takes this runs with each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    url: str = request.getfixturevalue("postgres")
    return url
