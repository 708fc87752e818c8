"""Draw the icons of the installed app from one drawing of our own, with the Chromium of the system.

``PYTHONPATH=src .venv/bin/python -m scripts.app_icons`` writes them below ``web/public/icons``.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ICONS: Final = Path(__file__).resolve().parent.parent / "web/public/icons"
SIZES: Final = (192, 512)
# Launchers cut what is maskable to their own shape: all that counts lies within four fifths of it.
DRAWING: Final = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{size}" height="{size}">
  <rect width="100" height="100" rx="{corner}" fill="#1b1612"/>
  <g transform="translate(50 50) scale({scale})">
    <g fill="none" stroke="#5a4838" stroke-width="2.4" stroke-linejoin="round">
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(-38 0)"/>
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(38 0)"/>
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(-19 -33)"/>
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(19 -33)"/>
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(-19 33)"/>
      <path d="M0-22 19-11V11L0 22-19 11V-11z" transform="translate(19 33)"/>
    </g>
    <path d="M0-32 28-16V16L0 32-28 16V-16z" fill="#15171c" stroke="#ff8a3d" stroke-width="4.5"
      stroke-linejoin="round"/>
    <path d="M0-18 16-9V9L0 18-16 9V-9z" fill="#ff8a3d"/>
  </g>
</svg>
"""


def main() -> None:
    """Write all icons."""
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("Icons are drawn by Chromium (on Debian: apt-get install chromium).")
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for size in SIZES:
            _draw(page, f"app-{size}.png", size, corner=22, scale=0.98)
            _draw(page, f"maskable-{size}.png", size, corner=0, scale=0.82)
        browser.close()


def _draw(page: Page, name: str, size: int, *, corner: int, scale: float) -> None:
    page.set_viewport_size({"width": size, "height": size})
    drawing = DRAWING.format(size=size, corner=corner, scale=scale)
    page.set_content(f'<body style="margin:0;background:transparent">{drawing}</body>')
    page.screenshot(path=ICONS / name, omit_background=True)


if __name__ == "__main__":
    main()
