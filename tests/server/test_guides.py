"""The commented games: those of the rulebooks, replayed by the rules, with a text for each step."""

import re
from itertools import pairwise

import pytest

from ashfall.neuroshima import Match
from ashfall.server.neuroshima.guides import guide_infos, guide_replay, guides
from ashfall.table.texts import LANGUAGES, Texts, text_files
from tests.rules.test_printed_games import GAME_1, GAME_2, Game

GAMES = {"outpost": GAME_1, "beasts": GAME_2}


@pytest.mark.parametrize(("key", "game"), GAMES.items())
def test_the_games_are_those_of_the_rulebooks(key: str, game: Game) -> None:
    record = guides()[key].parsed()
    assert record.moves == [move for moves in game.script.values() for move in moves]
    played, _ = game.after(list(game.script)[-1])
    assert Match.from_record(record).to_bytes() == played.to_bytes()


@pytest.mark.parametrize(("key", "health"), [("outpost", [18, 14]), ("beasts", [16, 18])])
def test_they_end_with_the_health_that_is_printed(key: str, health: list[int]) -> None:
    replay = guide_replay(key)
    assert [player.health for player in replay.steps[-1].sight.players] == health
    assert any(step.battle and step.battle.is_whole for step in replay.steps)


@pytest.mark.parametrize("key", GAMES)
def test_every_step_has_a_comment_and_only_ends_of_turns_share_one(key: str) -> None:
    steps = guide_replay(key).steps
    assert all(step.comment for step in steps)
    shared = [after.move for before, after in pairwise(steps) if before.comment == after.comment]
    assert shared == ["end"] * len(shared)


def test_every_text_exists_and_every_text_is_used() -> None:
    used = {step.comment.id for key in guides() for step in guide_replay(key).steps if step.comment}
    used |= {phrase.id for info in guide_infos() for phrase in (info.title, info.about)}
    for language in LANGUAGES:
        assert not [name for name in used if name not in Texts(language)]
    source = text_files("en")["guides_neuroshima"]
    assert set(re.findall(r"^(guide-[\w-]+) =", source, re.MULTILINE)) == used


def test_the_list() -> None:
    assert [(info.id, info.armies) for info in guide_infos()] == [
        ("outpost", ["outpost", "hegemony"]),
        ("beasts", ["beasts", "steel_police"]),
    ]
