"""The tags of a page that make a preview of its link, and the page with them in it."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from ashfall.draw.card import HEIGHT, WIDTH
from ashfall.server.sharing.looks import Preview
from ashfall.table.errors import shown

__all__ = ["page_with"]

HOUSE: Final = "Ashfall"
LONGEST: Final = 300
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_DESCRIPTION: Final = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')
_LANGUAGE: Final = re.compile(r'(<html\b[^>]*?\blang=")[^"]*')


def page_with(page: str, preview: Preview, home: str, path: str, language: str) -> str:
    """The page of the client with the tags of a preview; ``home`` is the server as the visitor calls it."""
    page = _DESCRIPTION.sub("", page, count=1)
    page = _LANGUAGE.sub(lambda found: found[1] + language, page, count=1)
    return _TITLE.sub(lambda _: _tags(preview, home, path, language), page, count=1)


def _tags(preview: Preview, home: str, path: str, language: str) -> str:
    picture = f"{home}{preview.picture}"
    title = preview.title if preview.title == HOUSE else f"{preview.title} · {HOUSE}"
    named = {"description": preview.text, "twitter:card": "summary_large_image"}
    properties = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{home}{path}",
        "og:locale": language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    tags = [f"<title>{_safe(title)}</title>"]
    tags += [f'<meta name="{name}" content="{_safe(value)}" />' for name, value in named.items()]
    tags += [f'<meta property="{name}" content="{_safe(value)}" />' for name, value in properties.items()]
    return "\n    ".join(tags)


def _safe(words: str) -> str:
    return escape(shown(words, LONGEST))
