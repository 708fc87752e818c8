"""A heap as bytes, for a bot that thinks in another process."""

from tests.table.nim import Nim, NimView


def pack(match: Nim) -> bytes:
    return match.to_bytes()


def unpack(data: bytes) -> NimView:
    match = Nim.from_bytes(data)
    return match.view(match.state.chooser)
