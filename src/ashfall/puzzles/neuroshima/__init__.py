"""Puzzles of Neuroshima Hex (NH-15): the files, what solves one, and the proof that it can be solved."""
