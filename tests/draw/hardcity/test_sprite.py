"""The sprite that pages get: a symbol for everything that the rules know, and nothing missing in it."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path
from xml.etree.ElementTree import fromstring

from ashfall.draw.hardcity.ground import draw_ground
from ashfall.draw.hardcity.maps import parts_of
from ashfall.draw.hardcity.sprite import known, sprite
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import CHAOS_KINDS, DECKS, FACES, LABELS, SIDES, VEHICLES
from ashfall.hardcity.description.things import LIDS, load_kind
from ashfall.hardcity.ground import rows

LARGEST: int = 45_000  # bytes of the sprite and one map, packed
CONTENT = load_content()
CLIENT = Path(__file__).parents[3] / "web/src"


def test_everything_that_the_rules_know_has_a_symbol() -> None:
    people = [*(officer.key for officer in CONTENT.officers), *(ally.key for ally in CONTENT.allies)]
    needed = {f"hc-officer-{key}{state}" for key in people for state in ("", "-lying")}
    needed |= {f"hc-face-{key}" for key in people}
    needed |= {f"hc-{enemy.key}{state}" for enemy in CONTENT.enemies for state in ("", "-lying")}
    needed |= {f"hc-{load_kind(load)}" for load in range(rows.LOADS)}
    needed |= {f"hc-vehicle-{kind}" for kind in VEHICLES}
    needed |= {f"hc-lid-{state}" for state in LIDS.values()}
    needed |= {f"hc-helicopter-{side}" for side in SIDES}
    needed |= {f"hc-named-{letter}" for letter in LABELS}
    needed |= {f"hc-die-{face}" for face in FACES}
    needed |= {f"hc-i-{kind}" for kind in CHAOS_KINDS}
    needed |= {f"hc-i-badge-{officer.key}" for officer in CONTENT.officers}
    assert len(DECKS) == len({"crate", "box"})
    needed |= {"hc-crate", "hc-box", "hc-cloud", "hc-roadblock", "hc-no-ammo", "hc-exit", "hc-ladder"}
    assert needed <= set(known())


def test_every_symbol_that_the_client_names_is_drawn() -> None:
    used = {
        name
        for file in CLIENT.rglob("*.svelte")
        for name in re.findall(r'(?:href="#|name=")(hc-[\w-]+)"', file.read_text(encoding="utf-8"))
    }
    assert used <= set(known())


def test_the_sprite_is_whole() -> None:
    drawing = sprite()
    root = fromstring(drawing)
    ids = Counter(found.attrib["id"] for found in root.iter() if "id" in found.attrib)
    assert set(ids.values()) == {1}
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawing)) <= set(ids)
    for found in root.iter("{http://www.w3.org/2000/svg}symbol"):
        assert "viewBox" in found.attrib, found.attrib["id"]


def test_pieces_are_as_large_as_a_space_and_vehicles_as_theirs() -> None:
    boxes = {
        found.attrib["id"]: found.attrib["viewBox"]
        for found in fromstring(sprite()).iter("{http://www.w3.org/2000/svg}symbol")
    }
    for key in ("hc-officer-fang", "hc-rat-lying", "hc-mayor", "hc-lid-open", "hc-die-skull", "hc-door"):
        assert boxes[key] == "-50 -50 100 100"
    for kind, (length, width) in CONTENT.sizes.items():
        assert boxes[f"hc-vehicle-{kind}"] == f"{-50 * length} {-50 * width} {100 * length} {100 * width}"
    assert {box for key, box in boxes.items() if key.startswith("hc-i-")} == {"0 0 24 24"}


def test_drawings_of_a_table_are_small() -> None:
    packed = len(gzip.compress(sprite().encode(), 6))
    largest = max(len(gzip.compress(draw_ground(parts_of(e)).encode(), 6)) for e in CONTENT.episodes)
    assert packed + largest <= LARGEST
