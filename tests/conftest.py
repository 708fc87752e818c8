"""What all tests share: steady property tests, a time limit, no process that outlives its test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import ashfall
from tests.starting import end_all, hear_interrupts

LIMIT = 300  # seconds for one test, its fixtures included; a test that needs more has a mark that says so

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
hear_interrupts()


def pytest_report_header() -> str:
    package = Path(ashfall.__file__).parent
    kind = "compiled" if any(package.rglob("*.so")) else "interpreted"
    return f"ashfall {ashfall.__version__}: {kind}, from {package}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LIMIT))


@pytest.fixture(autouse=True)
def _nobody_is_left() -> Iterator[None]:
    """Whatever a test started ends with it, however the test ends."""
    yield
    end_all()
