"""The addresses of the client that need no game."""

__all__ = ["PAGES"]

PAGES = (
    "/",
    "/new",
    "/armies",
    "/armies/moloch",
    "/rules",
    "/learn",
    "/learn/board",
    "/guides/outpost",
    "/replay/open",
    "/analysis",
    "/settings",
    "/nothing/here",
)
