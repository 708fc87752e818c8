"""Puzzles: positions with a task that is proven to have an answer."""
