"""Puzzles of any game at the server: what people do with them, ratings, days, rushes, and making them."""
