"""The built browser client. Its files are read once, when the server starts."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ashfall.server.endpoints import request_tags
from ashfall.server.packing import pack
from ashfall.server.security import FRAMED

__all__ = ["StaticFiles"]

FOLDER: Final = "static"
INDEX: Final = "index.html"
EMBED: Final = "embed.html"  # the page of a replay inside other pages
EMBEDDED: Final = re.compile(r"embed/[\w-]{1,64}", re.ASCII)
NEVER_OLD: Final = (INDEX, EMBED, "sw.js")  # by these a browser notices another client
HASHED: Final = "assets/"  # the name of a file there changes with its content
FOREVER: Final = "public, max-age=31536000, immutable"
HOUR: Final = "public, max-age=3600"
ALWAYS_ASK: Final = "no-cache"
PACKED: Final = {".br": "br", ".gz": "gzip"}  # the best first
WORTH_PACKING: Final = ("text/", "image/svg", "application/json", "application/manifest")
MEDIA: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT: Final = (
    "The Ashfall server is running, but its browser client has not been built.\n"
    "Run `make setup` in the project folder and start the server again.\n"
    "What programs can ask of this server is described at /openapi.json\n"
)

WithTags = Callable[[Request, str], Awaitable[str | None]]  # None: the plain page will do


@dataclass
class _File:
    """A file as it is sent."""

    media: str
    cache: str
    tag: str
    versions: dict[str, bytes] = field(default_factory=dict)  # by encoding; "" is the plain one


class StaticFiles:
    """Answers what is not the API: a file of the client, else its page, which knows its own addresses."""

    def __init__(self, folder: Traversable | None = None, previews: WithTags | None = None) -> None:
        """``previews`` puts tags into the page where its address has a preview."""
        self._previews = previews
        root = files("ashfall.server") / FOLDER if folder is None else folder
        self._files = _read(root) if root.is_dir() else {}

    async def answer(self, request: Request) -> Response:
        """The answer to a GET."""
        path = request.path_params["path"]
        if path.startswith("api/") or path == "api":
            raise HTTPException(404)
        if EMBEDDED.fullmatch(path) and EMBED in self._files:
            response = _response(self._files[EMBED], request)
            response.headers.update(FRAMED)
            return response
        found = self._files.get(path)
        if found is None:
            if path.startswith(HASHED):
                raise HTTPException(404)
            found = self._files.get(INDEX)
            if found is not None and self._previews is not None:
                page = await self._previews(request, found.versions[""].decode())
                if page is not None:
                    return await _tagged(page.encode(), found, request)
        if found is None:
            return PlainTextResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
        return _response(found, request)


async def _tagged(page: bytes, plain: _File, request: Request) -> Response:
    """The page with tags of its own, which depend on the language of whoever asks."""
    tag = f'"{blake2b(page, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": ALWAYS_ASK, "ETag": tag, "Vary": "Accept-Encoding, Accept-Language"}
    if tag in request_tags(request):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        page = await pack(page)
    return Response(page, headers=headers, media_type=plain.media)


def _response(file: _File, request: Request) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request_tags(request):
        return Response(status_code=304, headers=headers)
    welcome = request.headers.get("accept-encoding", "")
    encoding = next((name for name in PACKED.values() if name in welcome and name in file.versions), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.versions[encoding], headers=headers, media_type=file.media)


def _read(root: Traversable) -> dict[str, _File]:
    """Every file by its path; those that were packed beforehand beside the plain ones."""
    contents = dict(_walk(root, ""))
    found: dict[str, _File] = {}
    for path, data in contents.items():
        if path.endswith(tuple(PACKED)) and path[:-3] in contents:
            continue
        file = _File(_media(path), _cache(path), f'"{blake2b(data, digest_size=12).hexdigest()}"', {"": data})
        for ending, encoding in PACKED.items():
            if path + ending in contents:
                file.versions[encoding] = contents[path + ending]
        if "gzip" not in file.versions and file.media.startswith(WORTH_PACKING):
            file.versions["gzip"] = gzip.compress(data, 6, mtime=0)
        found[path] = file
    return found


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _walk(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _media(path: str) -> str:
    ending = path[path.rfind(".") :]
    return MEDIA.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def _cache(path: str) -> str:
    if path.startswith(HASHED):
        return FOREVER
    return ALWAYS_ASK if path in NEVER_OLD else HOUR
