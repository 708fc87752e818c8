"""Who plays Nim."""

from ashfall.bots.random import RandomBot

BOTS = {"random": RandomBot}
