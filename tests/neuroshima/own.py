"""An army that is not shipped, for tests: other tiles, other keys, other colours than any of ours."""

from __future__ import annotations

from pathlib import Path

from ashfall.neuroshima.army import Army, parse_army

FILE = """\
key = "drifters"
total = 35
name = { en = "Drifters", pl = "Włóczędzy", uk = "Блукачі" }
look = { colour = "#3fa7d6", plate = "moloch", emblem = "beasts", pattern = "dots" }
traits = []

[[tile]]
key = "hq"
name = { en = "Camp", pl = "Obóz", uk = "Табір" }
help = { en = "Linked units # strike ] earlier.", pl = "Szybciej.", uk = "Швидше." }
kind = "hq"
count = 1
health = 20
initiatives = [0]
melee = [1, 1, 1, 1, 1, 1]
links = [0, 1, 2, 3, 4, 5]
effects = [{ keyword = "initiative", amount = 1 }]

[[tile]]
key = "slinger"
name = { en = "Slinger", pl = "Procarz", uk = "Пращник" }
help = { en = "Shoots far.", pl = "Strzela daleko.", uk = "Стріляє далеко." }
kind = "warrior"
count = 12
initiatives = [3]
ranged = [1, 0, 0, 0, 0, 0]

[[tile]]
key = "wrestler"
name = { en = "Wrestler", pl = "Zapaśnik", uk = "Борець" }
help = { en = "Holds whom it meets.", pl = "Trzyma.", uk = "Тримає." }
kind = "warrior"
count = 8
initiatives = [2]
melee = [2, 0, 0, 0, 0, 1]
nets = [3]
toughness = 1
abilities = ["mobility"]

[[tile]]
key = "healer"
name = { en = "Healer", pl = "Uzdrowicielka", uk = "Цілителька" }
help = { en = "Takes a wound for others.", pl = "Leczy.", uk = "Лікує." }
kind = "module"
count = 2
links = [0, 1, 5]
effects = [{ keyword = "medic" }]

[[tile]]
key = "brawl"
name = { en = "Brawl", pl = "Bójka", uk = "Бійка" }
help = { en = "Starts a battle.", pl = "Bitwa.", uk = "Бій." }
kind = "instant"
count = 6
instant = "battle"

[[tile]]
key = "ambush"
name = { en = "Ambush", pl = "Zasadzka", uk = "Засідка" }
help = { en = "Moves a unit.", pl = "Rusza jednostkę.", uk = "Рухає загін." }
kind = "instant"
count = 6
instant = "move"
"""


def drifters() -> Army:
    """The army of the file."""
    return parse_army(FILE, "drifters.toml")


def written(folder: Path) -> Path:
    """The file itself."""
    file = folder / "drifters.toml"
    file.write_text(FILE, encoding="utf-8")
    return file
