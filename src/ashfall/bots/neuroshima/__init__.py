"""Bots for Neuroshima Hex: the value of a position, the search tree, learning by self-play."""
