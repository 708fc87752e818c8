"""The panel above the map: episode, round, how it ended, and the three tracks."""

from dataclasses import dataclass
from typing import Final

from ashfall.draw.hardcity.metrics import fitted
from ashfall.draw.hardcity.palette import CHAOS, CRATE, KAFAR, LIME, ORDER, PRESSED, TAKE, TEXT, TEXT_2
from ashfall.draw.hardcity.panel import PAD, Panel, frame
from ashfall.draw.hardcity.scene import Scene
from ashfall.draw.hardcity.shapes import moved, rect
from ashfall.draw.svg import figures, figures_width, group, num, path, use
from ashfall.hardcity.ground.setup import COOP
from ashfall.hardcity.telling.words import Words
from ashfall.table.texts import Texts

__all__ = ["header_panel", "tall_header_panel", "title_of"]

STEP: Final = 30.0  # from one track to the next on a narrow picture
NAME: Final = 90.0  # room for the name of a side


@dataclass(frozen=True, slots=True)
class Track:
    """One of the tracks."""

    icon: str
    name: str  # may be empty: the icon says it
    value: int
    goal: int
    colour: str


def title_of(scene: Scene, texts: Texts) -> str:
    """The episode with its number."""
    return Words(texts.language).say(scene.city.title)


def _outcome(scene: Scene, texts: Texts) -> str:
    """Who has won and why; nothing while the game goes on."""
    return "" if scene.outcome is None else Words(texts.language).say(scene.outcome)


def header_panel(scene: Scene, texts: Texts, width: float) -> Panel:
    """Everything in one line, for wide pictures."""
    each, end = min(290.0, width * 0.21), _outcome(scene, texts)
    right = width - 3 * each
    room = right - 110
    body = fitted(title_of(scene, texts), PAD + 6, 19 if end else 28, 18 if end else 21, TEXT, room)
    body += fitted(end, PAD + 6, 40, 14, LIME, room) + _round(scene.now.round, right - 74, 28)
    for k, track in enumerate(_tracks(scene, texts)):
        body += moved(_track(track, each - 22), right + each * k, 28)
    return _framed(body, width, 56.0)


def tall_header_panel(scene: Scene, texts: Texts, width: float) -> Panel:
    """The tracks below each other, for narrow pictures."""
    room, end = width - 2 * PAD, _outcome(scene, texts)
    top = 84.0 if end else 60.0
    body = fitted(title_of(scene, texts), PAD, 23, 18, TEXT, room - 62)
    body += _round(scene.now.round, width - PAD - 48, 23) + fitted(end, PAD, 52, 15, LIME, room)
    tracks = _tracks(scene, texts)
    for k, track in enumerate(tracks):
        body += moved(_track(track, room), PAD, top + STEP * k)
    return _framed(body, width, top + STEP * len(tracks) - 10)


def _tracks(scene: Scene, texts: Texts) -> tuple[Track, ...]:
    """Points of both sides, and the extermination track, which begins anew with each level."""
    city, now = scene.city, scene.now
    zero = texts.format("hc-autodoc" if city.mode == COOP else "hc-zero")
    return (
        Track("hc-i-order", texts.format("hc-officers"), now.order, city.goal, ORDER),
        Track("hc-i-chaos", zero, now.chaos, city.goal, CHAOS),
        Track("ab-agony", "", now.kills, city.kills_per_level, KAFAR),
    )


def _framed(body: str, width: float, height: float) -> Panel:
    return _stripe(frame(width, height) + body, width, height), height


def _stripe(body: str, width: float, height: float) -> str:
    """The thin line from red to cyan below a header."""
    parts = (KAFAR, TAKE, CRATE)
    each = (width - 20) / len(parts)
    for k, colour in enumerate(parts):
        body += rect(10 + each * k, height - 3, each, 3, fill=colour)
    return body


def _round(number: int, x: float, y: float) -> str:
    return use("hc-i-round", x + 12, y, 22, TEXT_2) + figures(str(number), x + 38, y, 18, TEXT)


def _track(track: Track, width: float) -> str:
    """Slanted segments, as many as are needed, those reached filled; the number at the end."""
    sign = f"{track.value}|{track.goal}"
    wide = figures_width(sign, 17)
    left = 28.0 + (NAME if track.name else 0)
    each = (width - left - wide - 10) / track.goal
    body = use(track.icon, 10, 0, 20, track.colour)
    body += fitted(track.name, 27, 0, 14, TEXT, NAME - 6)
    for k in range(track.goal):
        fill = track.colour if k < track.value else PRESSED
        body += path(f"M{num(left + each * k + 4)}-7h{num(each - 3)}l-4 14h{num(3 - each)}z", fill=fill)
    body += figures(sign, width - wide / 2, 0, 17, track.colour)
    return group(body, data_track=track.icon, data_value=track.value)
