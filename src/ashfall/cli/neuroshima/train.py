"""``ashfall train neuroshima``: the value of duels."""

from __future__ import annotations

from argparse import Namespace

from ashfall.bots.neuroshima.training import Training, TrainingPlan
from ashfall.cli.parser import Parser
from ashfall.cli.training import add_plan, train

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    add_plan(parser, TrainingPlan)


def run(options: Namespace) -> int:
    """Train to the end, or until Ctrl-C."""
    return train(options, TrainingPlan, Training)
