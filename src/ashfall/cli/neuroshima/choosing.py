"""Who answers where a battle asks: the first legal move, or a look at where each answer leads."""

from __future__ import annotations

from typing import Final

from ashfall.neuroshima.answers import best_answer
from ashfall.neuroshima.skirmish import Choose, first_legal

__all__ = ["CHOOSERS"]

CHOOSERS: Final[dict[str, Choose]] = {"first": first_legal, "bot": best_answer}
