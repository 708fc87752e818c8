"""Which page of the client has a preview, and the page with it in the language of the visitor."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec
from starlette.requests import Request

from ashfall.server.failures import tell_failure
from ashfall.server.games import tables
from ashfall.server.languages import preferred_language, spoken
from ashfall.server.limits import TooMany
from ashfall.server.services import Services
from ashfall.server.sharing.looks import SharedPage, Visit
from ashfall.server.sharing.pages import HOUSE_PAGES
from ashfall.server.sharing.tags import page_with
from ashfall.server.store import StoreError
from ashfall.table.errors import AshfallError

__all__ = ["Previews"]

LONGEST_QUERY: Final = 200
PART: Final = re.compile(r"\\{(\w+)\\}")


class Previews:
    """Puts tags into the page of the client where its address has a preview."""

    def __init__(self, origins: Sequence[str] = ()) -> None:
        """``origins`` are those under which the server is reached."""
        self._origins = origins
        games = (page for table in tables() for page in table.looks.pages)
        # Fixed addresses come before those with something to fill in.
        pages = sorted((*HOUSE_PAGES, *games), key=lambda page: page.path.count("{"))
        self._pages = [(_pattern(page), page) for page in pages]

    async def page(self, request: Request, plain: str) -> str | None:
        """The page with its tags; None where the plain one will do."""
        path = request.url.path
        found = self._found(request.scope["path"])
        services: Services = request.app.state.services
        if found is None or len(request.url.query) > LONGEST_QUERY:
            return None
        page, parts = found
        language = preferred_language(request.headers.get("accept-language", ""))
        try:
            services.limits.take_of_address(request, "cheap")
            visit = Visit(services, parts, request.query_params, await spoken(language))
            preview = await page.find(visit)
        except (TooMany, StoreError, AshfallError):
            return None
        except msgspec.DecodeError as error:  # something was stored in a shape that is none any more
            tell_failure("a preview", error)
            return None
        if preview is None:
            return None
        return page_with(plain, preview, self._home(request), quote(path, safe="/%"), language)

    def _found(self, path: str) -> tuple[SharedPage, dict[str, str]] | None:
        for pattern, page in self._pages:
            if match := pattern.fullmatch(path):
                return page, match.groupdict()
        return None

    def _home(self, request: Request) -> str:
        """The server as the visitor calls it: a name that it was given, else one that was checked already."""
        host = request.headers.get("host", "")
        own = next((origin for origin in self._origins if urlsplit(origin).netloc == host), "")
        return own or next(iter(self._origins), "") or f"{request.url.scheme}://{host}"


def _pattern(page: SharedPage) -> re.Pattern[str]:
    return re.compile(PART.sub(r"(?P<\1>[\\w-]{1,64})", re.escape(page.path)), re.ASCII)
