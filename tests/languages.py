"""The languages that lack nothing. Where another one lacks a text, English stands in."""

from typing import Final

__all__ = ["WHOLE"]

WHOLE: Final = ("en", "pl", "uk")
