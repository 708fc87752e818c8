"""The map in ``docs/architecture.md`` is whole: every module and every folder of the client stands on it."""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/ashfall"
CLIENT = ROOT / "web/src"
MAP = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([\w/]+)` \| ((?:`\w+`(?:, )?)+) \|", re.MULTILINE)  # a folder, and modules of it
NOT_MODULES = ("__init__", "__main__")


def on_the_map() -> Counter[str]:
    """The modules that the tables name, such as ``server/rooms/room``."""
    rows = ((folder, re.findall(r"`(\w+)`", modules)) for folder, modules in ROW.findall(MAP))
    return Counter(
        f"{folder}/{module}".removeprefix("ashfall/") for folder, names in rows for module in names
    )


def modules() -> set[str]:
    """All of them but the steps of the database, which are only ever read in order."""
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py") if path.stem not in NOT_MODULES)
    return {path.with_suffix("").as_posix() for path in found if "migrations" not in path.parts}


def test_every_module_is_on_the_map_once() -> None:
    named = on_the_map()
    assert sorted(modules() - set(named)) == [], "each needs a row: | `folder` | `module` | what it does |"
    assert sorted(set(named) - modules()) == [], "there is no such module"
    assert [name for name, count in named.items() if count > 1] == []


def test_every_folder_of_the_client_is_on_the_map() -> None:
    folders = {path.name for path in CLIENT.iterdir() if path.is_dir()}
    folders |= {f"games/{path.name}" for path in (CLIENT / "games").iterdir()}
    assert {folder for folder in folders if f"`{folder}`" not in MAP} == set()


def test_whatever_of_the_client_is_named_exists() -> None:
    named = re.findall(r"`((?:lib|table|ui|pages|games)/[\w./]+)`", MAP)
    assert [
        name for name in named if not list(CLIENT.glob(name)) and not list(CLIENT.glob(f"{name}.*"))
    ] == []


def test_every_dependency_has_its_reason() -> None:
    table = MAP.split("## Dependencies")[1]
    named = set(re.findall(r"[@\w./-]+", " ".join(re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE))))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    asked += [line for extra in project["project"]["optional-dependencies"].values() for line in extra]
    needed = {re.split(r"[\[<>=; ]", line)[0] for line in asked} - {"ashfall"}
    assert {*needed, *client["dependencies"], *client["devDependencies"]} - named == set()
