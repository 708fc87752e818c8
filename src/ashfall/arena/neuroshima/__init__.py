"""Neuroshima Hex in the arena: duels and larger tables, what came of them, and the pages about it."""
