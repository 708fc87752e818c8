"""The course of a game: the set-up, the rounds and how each of them starts."""
