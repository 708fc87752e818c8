"""The way between a browser and the server, which can be cut and mended, or swallow what goes one way."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

__all__ = ["DOWN", "UP", "Wire", "wire_to"]

UP = "up"  # from the browser to the server
DOWN = "down"  # from the server to the browser
CHUNK = 1 << 16


class Wire:
    """Passes bytes between those who connect here and a port, for as long as it is whole."""

    def __init__(self, goal: int) -> None:
        self._goal = goal
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._is_cut = False
        self._swallowed: str | None = None
        self._ends: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._start(self._open_door)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def swallow(self, direction: str) -> None:
        """From now on nothing arrives that goes this way, and nobody is told."""
        self._swallowed = direction

    def cut(self) -> None:
        """Break every connection, and every new one at once."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Everything goes through again."""
        with self._lock:
            self._is_cut = False
            self._swallowed = None

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._door.close()

    def _start(self, work: object, *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _open_door(self) -> None:
        with suppress(OSError):  # the door is closed
            while True:
                self._join(self._door.accept()[0])

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                return near.close()
            far = socket.create_connection(("127.0.0.1", self._goal))
            self._ends |= {near, far}
        self._start(self._carry, near, far)
        return None

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """Both ways, until one of them ends; then both ends are closed."""
        back = threading.Thread(target=self._pump, args=(far, near, DOWN), daemon=True)
        back.start()
        self._pump(near, far, UP)
        back.join()
        with self._lock:
            self._ends -= {near, far}
        near.close()
        far.close()

    def _pump(self, source: socket.socket, goal: socket.socket, direction: str) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                if direction != self._swallowed:
                    goal.sendall(chunk)
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    """A wire to this port, which is taken away in the end."""
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()
