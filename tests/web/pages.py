"""The addresses of the client that need no game."""

__all__ = ["PAGES"]

PAGES = (
    "/",
    "/new",
    "/new?mode=teams",
    "/new?mode=points",
    "/armies",
    "/armies/moloch",
    "/rules",
    "/rules/neuroshima",
    "/rules/hardcity",
    "/hardcity/book",
    "/learn",
    "/learn/board",
    "/guides/outpost",
    "/replay/open",
    "/analysis",
    "/settings",
    "/nothing/here",
)
