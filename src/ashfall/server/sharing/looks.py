"""What a game brings along so that links to it look like something, and the shapes that all games share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ashfall.server.workshop import Steps
from ashfall.table.errors import InvalidRecord
from ashfall.table.texts import Texts

if TYPE_CHECKING:
    from ashfall.server.services import Services

__all__ = ["Looks", "Preview", "SharedPage", "Visit"]


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody asks for a page of the client."""

    services: Services
    path: Mapping[str, str]  # the named parts of its address
    query: Mapping[str, str]
    texts: Texts


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told of a page to whoever is sent a link to it: only what anybody may know."""

    title: str
    text: str
    picture: str  # its address at this server, with a question mark


@dataclass(frozen=True, slots=True)
class SharedPage:
    """A page of the client with a preview of its own; ``path`` has named parts, such as ``/m/{id}``."""

    path: str
    find: Callable[[Visit], Awaitable[Preview | None]]  # None: there is no such thing


class Looks:
    """How a game looks to whoever is sent a link; a game that says nothing is only called by its name."""

    pages: ClassVar[Sequence[SharedPage]] = ()

    def title(self, terms: Any, texts: Texts) -> str:
        """What is played, where that says more than who plays."""
        return ""

    def part_name(self, part: str, texts: Texts) -> str:
        """What a seat leads, in words."""
        return ""

    def record_title(self, text: str, texts: Texts) -> str:
        """What a record is of; raises InvalidRecord."""
        return ""

    def picture(self, view: Any, language: str) -> str:
        """A view as SVG; empty where the game has no drawings."""
        return ""

    def invitation(self, parts: Sequence[str], language: str) -> str:
        """What the seats of a table that waits lead, as SVG; empty where the game has no drawings."""
        return ""

    def standing(self, text: str, upto: int | None) -> Steps[Any]:
        """The match of a record after so many moves, None after all; raises InvalidRecord."""
        yield from ()
        raise InvalidRecord("game", "this game has no pictures")
