"""The client's TypeScript is made from the types of the server and the grammar of the rules."""

import inspect
from types import ModuleType

import msgspec
import pytest

from scripts.web_types import MODULES, SOURCES, files


@pytest.mark.parametrize(("name", "text"), files().items())
def test_what_the_client_knows_is_up_to_date(name: str, text: str) -> None:
    """Otherwise: PYTHONPATH=src .venv/bin/python -m scripts.web_types."""
    assert (SOURCES / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_class_that_travels_is_told_to_the_client(module: ModuleType) -> None:
    """Otherwise: its name is missing in ``__all__``."""
    classes = dict(inspect.getmembers(module, inspect.isclass))
    own = {name for name, each in classes.items() if each.__module__ == module.__name__}
    assert {name for name in own if issubclass(classes[name], msgspec.Struct)} <= set(module.__all__)
