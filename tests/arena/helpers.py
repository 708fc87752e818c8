"""What the tests of the arena share: bots in a file, commands in real processes, and a look at processes."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.starting import start_process

BOT = """
import os, signal, time
from ashfall.bots.random import RandomBot

class Bot(RandomBot):
    def __init__(self, pause, luck):
        self.pause, self.luck = pause, luck

    def choose(self, request):
        time.sleep(self.pause)
        return super().choose(type(request)(request.view, request.seed ^ self.luck))

def make_bot(pause: float = 0.0, luck: int = 0):
    return Bot(pause, luck)
"""
ASHFALL = [sys.executable, "-c", "import sys; from ashfall.cli.main import main; sys.exit(main())"]
TIMED = ("seconds", "seconds_per_move")


def bot_file(folder: Path) -> str:
    """A random bot that can be slowed down and that plays other games with another ``luck``."""
    path = folder / "bot.py"
    path.write_text(BOT, encoding="utf-8")
    return str(path)


def start(*arguments: str) -> subprocess.Popen[str]:
    """The command in a process group of its own."""
    return start_game("neuroshima", *arguments)


def start_game(game: str, *arguments: str) -> subprocess.Popen[str]:
    """The command for a game in a process group of its own."""
    command = [*ASHFALL, "arena", game, *arguments]
    return start_process(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str], seconds: float = 60) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    out, err = process.communicate(timeout=seconds)
    return process.returncode, out, err


def untimed(text: str) -> Any:
    """The JSON of a run without what differs from run to run."""

    def strip(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: strip(value) for key, value in data.items() if key not in TIMED}
        return [strip(value) for value in data] if isinstance(data, list) else data

    return strip(json.loads(text))


def lines(path: Path) -> int:
    """How many lines a file has, none if it does not exist."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def eventually(true: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def is_running(pid: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def descendants(pid: int) -> list[int]:
    """The children of a process, their children, and so on."""
    parents: dict[int, list[int]] = {}
    for entry in filter(str.isdecimal, os.listdir("/proc")):
        try:
            stat = Path(f"/proc/{entry}/stat").read_text()
        except OSError:
            continue
        parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(entry))
    found, waiting = [], [pid]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found
