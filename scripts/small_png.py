"""Make PNG pictures of a screen small: 256 colours are enough for flat drawings, and a quarter is left.

Reads what browsers write: 8 bits, RGB or RGBA, not interlaced.
"""

import struct
import zlib
from collections import Counter
from pathlib import Path

__all__ = ["shrink"]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256

Colour = tuple[int, int, int]


def shrink(file: Path) -> None:
    """Write the picture again with a palette."""
    width, height, rows = _read(file.read_bytes())
    lines = [list(zip(row[::3], row[1::3], row[2::3], strict=True)) for row in rows]
    palette, places = _palette(Counter(pixel for line in lines for pixel in line))
    body = b"".join(b"\0" + bytes(places[pixel] for pixel in line) for line in lines)
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": bytes(channel for colour in palette for channel in colour),
        b"IDAT": zlib.compress(body, 9),
        b"IEND": b"",
    }
    file.write_bytes(SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks.items()))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _read(data: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height, and the rows as RGB."""
    at, packed, header = len(SIGNATURE), b"", b""
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        header = body if name == b"IHDR" else header
        packed += body if name == b"IDAT" else b""
        at += size + 12
    width, height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if depth != 8 or kind not in (2, 6) or interlace:
        raise ValueError(f"expected 8 bits of RGB or RGBA, got depth {depth}, colour type {kind}")
    channels = 3 if kind == 2 else 4
    rows = _unfiltered(zlib.decompress(packed), width * channels, channels)
    return width, height, [row if channels == 3 else _without_alpha(row) for row in rows]


def _without_alpha(row: bytes) -> bytes:
    kept = bytearray(len(row) // 4 * 3)
    for channel in range(3):
        kept[channel::3] = row[channel::4]
    return bytes(kept)


def _unfiltered(data: bytes, stride: int, step: int) -> list[bytes]:
    rows, above = [], bytes(stride)
    for start in range(0, len(data), stride + 1):
        row = bytearray(data[start + 1 : start + 1 + stride])
        _undo(data[start], row, above, step)
        above = bytes(row)
        rows.append(above)
    return rows


def _undo(method: int, row: bytearray, above: bytes, step: int) -> None:
    """Add to each byte what its filter has taken away: left, above, their mean, or Paeth's choice."""
    for i in range(len(row)):
        left, up = row[i - step] if i >= step else 0, above[i]
        if method == 1:
            row[i] = (row[i] + left) & 255
        elif method == 2:
            row[i] = (row[i] + up) & 255
        elif method == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif method == 4:
            row[i] = (row[i] + _paeth(left, up, above[i - step] if i >= step else 0)) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))


def _palette(colours: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """Boxes of near colours, split where most is lost; and the box of each colour."""
    boxes = [list(colours)]
    while len(boxes) < min(MOST_COLOURS, len(colours)):
        boxes.sort(key=lambda box: _loss(box, colours))
        boxes += _split(boxes.pop())
    places = {colour: place for place, box in enumerate(boxes) for colour in box}
    return [_mean(box, colours) for box in boxes], places


def _widest(box: list[Colour]) -> tuple[int, int]:
    """How far the colours of a box lie apart, and in which channel."""
    return max((max(c[i] for c in box) - min(c[i] for c in box), i) for i in range(3))


def _loss(box: list[Colour], colours: Counter[Colour]) -> float:
    return 0 if len(box) < 2 else _widest(box)[0] ** 2 * sum(colours[colour] for colour in box) ** 0.5


def _split(box: list[Colour]) -> list[list[Colour]]:
    """In two in the middle of the widest channel, so that rare bright colours keep a box of their own."""
    channel = _widest(box)[1]
    middle = (max(c[channel] for c in box) + min(c[channel] for c in box)) / 2
    return [[c for c in box if c[channel] <= middle], [c for c in box if c[channel] > middle]]


def _mean(box: list[Colour], colours: Counter[Colour]) -> Colour:
    total = sum(colours[colour] for colour in box)
    return tuple(round(sum(c[i] * colours[c] for c in box) / total) for i in range(3))  # type: ignore[return-value]
