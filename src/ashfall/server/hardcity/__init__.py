"""Hard City at the tables of the server."""
