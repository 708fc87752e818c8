"""The addresses of the client that need no game."""

__all__ = ["PAGES"]

PAGES = (
    "/",
    "/new",
    "/new/neuroshima",
    "/new/neuroshima?mode=teams",
    "/new/neuroshima?mode=points",
    "/new/hardcity",
    "/new/hardcity?mode=coop&episode=3",
    "/campaign/hardcity",
    "/armies",
    "/armies/moloch",
    "/rules",
    "/rules/neuroshima",
    "/rules/hardcity",
    "/hardcity/book",
    "/learn",
    "/learn/neuroshima",
    "/learn/neuroshima/board",
    "/learn/hardcity",
    "/learn/hardcity/walk",
    "/guides/outpost",
    "/replay/open",
    "/analysis",
    "/analysis/hardcity",
    "/analysis/hardcity?episode=1&mode=coop",
    "/settings",
    "/nothing/here",
)
