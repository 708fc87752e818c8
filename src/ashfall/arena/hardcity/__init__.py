"""Hard City in the arena: what is played at which tables, what came of it, and the page about it."""
