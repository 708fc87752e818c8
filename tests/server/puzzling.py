"""People who solve puzzles, for tests."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import httpx

from tests.server.playing import Json, Person

PATH = "/api/neuroshima/puzzles"
KEY = "out_of_the_way"  # the opponent chooses where a pushed unit goes
SOLUTION = ["play push_back B2 C3"]
WRONG = ["play push_back C4 C3"]
EASY = "one_gun_two_shots"
# A server on which every day is the day of that puzzle, whatever else is shipped.
ALWAYS_TODAY = f"from ashfall.puzzles import daily; daily.puzzle_of_day = lambda *_: {KEY!r}\n"


def text_of(key: str) -> str:
    """The file of a shipped puzzle."""
    return (files("ashfall.puzzles.neuroshima") / "collection" / f"{key}.toml").read_text(encoding="utf-8")


class Solver(Person):
    """Somebody with puzzles in front of them."""

    def get(self, path: str = "") -> httpx.Response:
        return self.call("GET", f"{PATH}{path}")

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.call("POST", f"{PATH}{path}", body)

    def told(self, path: str, **body: Any) -> Json:
        """The answer to something that is not refused."""
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def fight(self, moves: list[str] = SOLUTION, key: str = KEY, **wish: Any) -> Json:
        return self.told(f"/{key}/fight", moves=moves, **wish)

    @property
    def progress(self) -> Json:
        found: Json = self.get("/mine").json()
        return found
