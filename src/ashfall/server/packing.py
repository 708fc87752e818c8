"""Compressed answers; what stays the same is compressed once."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Final

__all__ = ["PACKER", "WORTH_PACKING", "Packer", "pack"]

WORTH_PACKING: Final = 1000  # bytes; less is not worth compressing
LONG: Final = 32_000  # bytes; compressing more than this would hold up others
LEVEL: Final = 5
MOST_KEPT: Final = 8_000_000  # bytes of compressed answers


async def pack(body: bytes) -> bytes:
    """The body by gzip; long ones in a thread."""
    if len(body) < LONG:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)


class Packer:
    """Remembers what was compressed lately, up to so many bytes."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()  # by version, the oldest first
        self.size = 0

    async def packed(self, tag: str, body: bytes) -> bytes:
        """The body of this version, compressed."""
        found = self._kept.get(tag)
        if found is not None:
            self._kept.move_to_end(tag)
            return found
        made = await pack(body)
        if tag not in self._kept and len(made) <= self._most:
            self._kept[tag] = made
            self.size += len(made)
        while self.size > self._most:
            self.size -= len(self._kept.popitem(last=False)[1])
        return made


PACKER: Final = Packer()
