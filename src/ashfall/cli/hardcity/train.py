"""``ashfall train hardcity``: the value of both modes, for each episode."""

from __future__ import annotations

from argparse import Namespace

from ashfall.bots.hardcity.training import CityTraining, CityTrainingPlan
from ashfall.cli.parser import Parser
from ashfall.cli.training import add_plan, train

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    add_plan(parser, CityTrainingPlan)


def run(options: Namespace) -> int:
    """Train to the end, or until Ctrl-C."""
    return train(options, CityTrainingPlan, CityTraining)
