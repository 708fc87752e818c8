"""The client's TypeScript is made from the types of the server."""

from scripts.web_types import TARGET, typescript


def test_the_types_of_the_client_are_up_to_date() -> None:
    """Otherwise: .venv/bin/python -m scripts.web_types."""
    assert TARGET.read_text(encoding="utf-8") == typescript()
