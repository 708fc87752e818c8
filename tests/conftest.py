"""What all tests share: steady property tests, and a line that says which build is under test."""

from pathlib import Path

from hypothesis import settings

import ashfall

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_report_header() -> str:
    package = Path(ashfall.__file__).parent
    kind = "compiled" if any(package.rglob("*.so")) else "interpreted"
    return f"ashfall {ashfall.__version__}: {kind}, from {package}"
