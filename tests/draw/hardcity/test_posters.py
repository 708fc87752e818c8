"""Posters: one for each episode, whole, small, without a word."""

from __future__ import annotations

import gzip
import re
from xml.etree.ElementTree import fromstring

import pytest

from ashfall.draw.hardcity.posters import POSTERS, draw_poster
from tests.draw.hardcity.scenes import EPISODES

LARGEST = 6000  # bytes, packed


def test_every_shipped_episode_has_a_poster_of_its_own() -> None:
    assert tuple(POSTERS) == EPISODES
    assert len({draw_poster(episode) for episode in EPISODES}) == len(EPISODES)


@pytest.mark.parametrize("episode", [*EPISODES, 6, 7, 8, 9])
def test_a_poster_is_whole_and_small(episode: int) -> None:
    drawing = draw_poster(episode)
    root = fromstring(drawing)
    assert root.attrib["viewBox"] == "0 0 240 340"
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    ids = {found.attrib["id"] for found in root.iter() if "id" in found.attrib}
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', drawing)) <= ids
    assert len(gzip.compress(drawing.encode(), 6)) <= LARGEST
