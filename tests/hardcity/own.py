"""The episode of the documentation, for tests that play one that is not shipped."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "hardcity.md"


def example() -> str:
    """The text of its file."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]
