"""Drawings as SVG, made from the data alone: what all of them share, and a folder for each game."""
