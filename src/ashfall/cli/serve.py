"""``ashfall serve``: the web server, with everything that people need to play in a browser."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from argparse import Namespace
from contextlib import suppress
from types import FrameType
from typing import Final

import uvicorn

from ashfall.cli.parser import CommandError, Parser, number
from ashfall.server.app import build_app
from ashfall.server.config import Config, from_environment
from ashfall.server.connections import MOST_CONNECTIONS
from ashfall.server.protocols import Settings
from ashfall.server.repeats import Repeats
from ashfall.table.errors import shown
from ashfall.table.texts import Texts

__all__ = ["add_arguments", "allow_many_connections", "listening", "most_connections", "run", "settings_of"]

PORT: Final = 8000
HOST: Final = "127.0.0.1"
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # addresses to listen on, not to visit
WAITING: Final = 2048  # connections that the system keeps until the server takes them
LARGEST_MESSAGE: Final = 16 * 1024  # of a socket
SWITCH_SECONDS: Final = 0.001  # how long the thread that writes may be kept waiting while tables are busy
OWN_FILES: Final = 100  # that the server has open besides its connections


def add_arguments(parser: Parser) -> None:
    """The options of the command."""
    tell = parser.tell
    parser.add_argument("--host", default=HOST, metavar="HOST", help=tell("cli-help-serve-host"))
    parser.add_argument(
        "--port", type=number(0, 65535), default=PORT, metavar="PORT", help=tell("cli-help-serve-port")
    )
    parser.add_argument("--db", metavar="URL", help=tell("cli-help-serve-db"))
    parser.add_argument("--log", action="store_true", help=tell("cli-help-serve-log"))
    parser.add_language()


def run(options: Namespace) -> int:
    """Serve until somebody ends it."""
    config = from_environment(host=options.host, port=options.port, database=options.db, log=options.log)
    _set_up_log(config)
    allow_many_connections()
    sys.setswitchinterval(SWITCH_SECONDS)
    with listening(config) as listener:
        line = Texts(options.lang).format("cli-serve-ready", address=_address(listener, config.host))
        settings = settings_of(config)
        with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
            runner.run(_serve(settings, listener, line))
    return 0


def _set_up_log(config: Config) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Repeats())
    logging.basicConfig(
        level=logging.INFO if config.log else logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        handlers=[handler],  # a program that runs the command inside of itself keeps its own
    )
    for name in ("alembic", "uvicorn.error"):  # the latter would write whole addresses, invitations included
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether it is worth telling; no failure is a client that sends no UTF-8, which is closed with 1007."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


async def _serve(settings: uvicorn.Config, listener: socket.socket, line: str) -> None:
    app = settings.app
    async with app.router.lifespan_context(app):  # type: ignore[union-attr]  # the application that we built
        await _Server(settings, line).serve([listener])


class _Server(uvicorn.Server):
    """Says where it is once it is there, and lets the rest of the house close when it is asked to end."""

    def __init__(self, config: uvicorn.Config, line: str) -> None:
        super().__init__(config)
        self._line = line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        print(self._line, flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in order; asked again, at once. The original would send the signal to itself at the end."""
        self.force_exit = self.should_exit
        self.should_exit = True


def settings_of(config: Config) -> Settings:
    """How the server is run."""
    return Settings(
        build_app(config),
        most_connections(),
        config.limits,
        lifespan="off",  # opened around the server, so that what fails there is told in one sentence
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # costs more time than a move itself
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        backlog=WAITING,
        access_log=False,  # ours leaves out what is nobody's business
        log_config=None,
        server_header=False,
    )


def most_connections() -> int:
    """As many as the system allows this process, but for what it needs itself."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, files - OWN_FILES))


def allow_many_connections() -> None:
    """Every connection is an open file, and systems allow few of them until somebody asks for more."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listening(config: Config) -> socket.socket:
    """The socket that everybody will knock at."""
    place = f"{config.host}:{config.port}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):
        host = shown(config.host)
        raise CommandError(
            f'ashfall serve: argument --host: "{host}" is no address of this machine'
        ) from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        raise CommandError(f"ashfall serve: cannot listen at {shown(place)}: {error.strerror}") from None
    return listener


def _address(listener: socket.socket, host: str) -> str:
    name = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listener.getsockname()[1]}"
