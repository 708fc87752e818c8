"""Ashfall: tactical board games as a fast Python library.

Each game is a package of its own (``from ashfall import neuroshima``); importing this one loads nothing else.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
