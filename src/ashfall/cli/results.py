"""What a command found out: JSON for programs, sentences and tables for people."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

__all__ = ["tell_result"]


Facts = Mapping[str, Any] | Sequence[Mapping[str, Any]]


def tell_result(options: Namespace, facts: Callable[[], Facts], show: Callable[[], None]) -> int:
    """Print the facts where ``--json`` asks for them, else show them; the exit code."""
    if options.json:
        print(msgspec.json.encode(facts()).decode(), flush=True)
    else:
        show()
    return 0
