"""Albums: the main screens of a game at three sizes, and the page of the docs that shows them."""

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.web.people import DESKTOP, PHONE, TABLET, Device, Person

__all__ = ["DEVICES", "SETTLED", "Album"]

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
DEVICES: Final[Mapping[str, Device]] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
QUALITY: Final = 66
SETTLED: Final = 900  # milliseconds until nothing moves any more
HEIGHT: Final = 300  # of a picture on the page


@dataclass(frozen=True)
class Album:
    """The screens of a game, and what is to be seen on each of them, in the order of the page."""

    folder: str
    page: str
    title: str
    command: str
    screens: Mapping[str, str]

    def keep(self, person: Person, name: str, size: str) -> None:
        """Write what is shown once nothing moves any more, as WebP, which is small."""
        assert name in self.screens, f"{name} is not on the page"
        page = person.page
        page.wait_for_load_state("networkidle")
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.wait_for_timeout(SETTLED)
        wish = {"format": "webp", "quality": QUALITY}
        taken = person.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
        file = DOCS / "web" / self.folder / f"{name}-{size}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(taken["data"]))
        print(f"{file.relative_to(DOCS.parent)}: {file.stat().st_size // 1000} kB", flush=True)

    def write_page(self) -> None:
        """Write the page with all of them."""
        parts = [
            f"# {self.title}",
            "The main screens at the size of a desktop, a tablet and a phone, as "
            f"`{self.command}` takes them from the running app.",
            *(f"## {seen}\n\n{self._row(name, seen)}" for name, seen in self.screens.items()),
        ]
        (DOCS / self.page).write_text("\n\n".join(parts) + "\n", encoding="utf-8")

    def _row(self, name: str, seen: str) -> str:
        source = f"web/{self.folder}/{name}"
        pictures = (
            f'<img src="{source}-{size}.webp" alt="{seen} ({size})" height="{HEIGHT}">' for size in DEVICES
        )
        return "\n".join(("<p>", *pictures, "</p>"))
