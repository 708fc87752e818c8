"""Drawings of tiles and boards as SVG, made from the data alone."""
