"""The rules to read."""

from __future__ import annotations

from functools import partial
from typing import Final

from ashfall.server.hardcity.shapes import NAME
from ashfall.server.rulebook import rule_book, rules_endpoint

__all__ = ["ENDPOINTS"]

ENDPOINTS: Final = [rules_endpoint(NAME, partial(rule_book, NAME))]
