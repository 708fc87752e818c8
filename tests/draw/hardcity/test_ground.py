"""The ground of maps: every space once, where the plan says, for shipped and own episodes."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.hardcity.ground import SURFACES, draw_ground
from ashfall.draw.hardcity.litter import LITTER, litter_group
from ashfall.draw.hardcity.maps import MapParts, UnknownMap, map_named, parts_of
from ashfall.draw.hardcity.plan import Projection, ground_plan
from ashfall.hardcity.content import load_content
from ashfall.hardcity.content.words import BOARDS
from tests.draw.hardcity.scenes import EPISODES

CONTENT = load_content()
MAPS = {number: parts_of(CONTENT.episode(number)) for number in EPISODES}
SPACE = re.compile(r"M(\d+) (\d+)h100v100h-100z")
POINT = re.compile(r"M(\d+) (\d+)")


def covered(drawing: str) -> list[tuple[float, float]]:
    """The corners of all spaces that some surface fills, in the drawing."""
    found: list[tuple[float, float]] = []
    for panel in fromstring(drawing).iter("{http://www.w3.org/2000/svg}g"):
        match = re.fullmatch(r"translate\((\d+) (\d+)\)", panel.get("transform", ""))
        if match is None:
            continue
        left, top = map(int, match.groups())
        for each in panel.iter():
            if each.get("fill", "").startswith("url(#hg-") and each.get("d"):
                found += [(left + int(x), top + int(y)) for x, y in SPACE.findall(each.attrib["d"])]
    return found


@pytest.mark.parametrize("episode", EPISODES)
def test_every_space_lies_where_the_plan_says(episode: int) -> None:
    parts = MAPS[episode]
    plan = ground_plan(parts)
    corners = [
        (plan.origins[grid][0] + 100 * x, plan.origins[grid][1] + 100 * y) for grid, x, y in parts.spaces()
    ]
    assert sorted(covered(draw_ground(parts))) == sorted(corners)
    assert all(0 < x <= plan.width - 100 and 0 < y <= plan.height - 100 for x, y in corners)


@pytest.mark.parametrize("episode", EPISODES)
def test_the_ground_is_an_image_without_words(episode: int) -> None:
    drawing = draw_ground(MAPS[episode])
    root = fromstring(drawing)
    plan = ground_plan(MAPS[episode])
    assert root.attrib["viewBox"] == f"0 0 {plan.width:g} {plan.height:g}"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    ids = {found.attrib["id"] for found in root.iter() if "id" in found.attrib}
    assert set(re.findall(r"url\(#([\w-]+)\)", drawing)) <= ids


def test_a_turned_map_runs_to_the_right_and_upwards() -> None:
    ground = ground_plan(MAPS[5])
    upright, turned = Projection(True, ground), Projection(False, ground)
    for grid in ("main", "roof"):
        (x, y), (right, up) = upright.point(2, 3, grid), turned.point(2, 3, grid)
        assert (right, up) == (y, ground.width - x)
    assert turned.point(0, 0, "roof")[0] > turned.point(0, 10)[0]


@pytest.mark.parametrize("episode", EPISODES)
def test_a_key_tells_the_whole_map(episode: int) -> None:
    parts = MAPS[episode]
    assert draw_ground(map_named(parts.key)) == draw_ground(map_named(str(episode))) == draw_ground(parts)


def test_parts_of_another_size_have_a_key_of_their_own() -> None:
    main, harbour = MAPS[4].grids
    sewer = next(grid for grid in CONTENT.grids if grid.key == "sewer")
    longer = replace(harbour, high=(7, 12))
    parts = MapParts(MAPS[4].boards, (main, longer, replace(sewer, high=(5, 2))))
    assert parts.key == "2B-1B-harbour.0a7c-sewer.0052"
    assert len(covered(draw_ground(map_named(parts.key)))) == 80 + 24 + 18
    assert ground_plan(map_named(parts.key)) == ground_plan(parts)


@pytest.mark.parametrize(
    "key",
    ["", "0", "9", "1A", "1A-4A", "1A-2A-main", "1A-2A-roof-roof", "1A-2A-roof.00", "1A-2A-roof.5030", "x"],
)
def test_a_key_that_names_no_map_is_refused(key: str) -> None:
    with pytest.raises(UnknownMap, match="expected an episode or boards and parts"):
        map_named(key)


def test_every_board_has_a_surface() -> None:
    assert set(BOARDS) <= set(SURFACES)


def test_every_surface_looks_used_and_always_the_same() -> None:
    assert set(LITTER) == set(SURFACES)
    for surface in SURFACES:
        spaces = [(x, y) for x in range(4) for y in range(4)]
        assert litter_group(surface, spaces) == litter_group(surface, spaces)
        assert litter_group(surface, [(0, 0)]) != litter_group(surface, [(1, 0)])
        for x, y in POINT.findall(litter_group(surface, [(2, 3)])):
            assert 200 <= int(x) < 300
            assert 300 <= int(y) < 400
