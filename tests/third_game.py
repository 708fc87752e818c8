"""A game that comes as an installed package, for a while."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ashfall.games import GROUP, games

__all__ = ["third_game"]

ROOT = str(Path(__file__).parents[1])


@contextmanager
def third_game(name: str, package: str, site: Path) -> Iterator[None]:
    """A package of rules that this process, and every process that it starts, knows as a game.

    ``site`` is a folder for what an installer leaves behind. The package lies there, or among these tests.
    """
    facts = site / f"{name}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {package}\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))  # processes that are spawned begin with the path of this one
        path = os.pathsep.join((str(site), ROOT))
        patch.setenv("PYTHONPATH", path, prepend=os.pathsep)  # and commands with this
        games.cache_clear()
        try:
            yield
        finally:
            games.cache_clear()
            _forget(site)


def _forget(site: Path) -> None:
    """The next game of that name may be another one."""
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(site)):
            del sys.modules[name]
