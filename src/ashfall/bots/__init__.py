"""Players that choose moves: a small protocol, one file for each kind of bot, a registry of names."""
