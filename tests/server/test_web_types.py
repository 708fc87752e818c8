"""The client's TypeScript is made from the types of the server and the grammar of the rules."""

import pytest

from scripts.web_types import SOURCES, files


@pytest.mark.parametrize(("name", "text"), files().items())
def test_what_the_client_knows_is_up_to_date(name: str, text: str) -> None:
    """Otherwise: .venv/bin/python -m scripts.web_types."""
    assert (SOURCES / name).read_text(encoding="utf-8") == text
