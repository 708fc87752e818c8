"""A sixth episode is only a file: it loads from any folder and may use every known mechanism."""

from pathlib import Path

import pytest

from ashfall.hardcity.content import InvalidContent, episode, load_content

CONTENT = load_content()
SHIPPED = Path(episode.__file__).parent / "episodes"


def text_of(number: int) -> str:
    return (SHIPPED / f"{number}.toml").read_text(encoding="utf-8")


def sixth() -> str:
    """Known mechanisms in a new mixture: manholes to weld, and a helicopter for civilians."""
    text = text_of(2).replace("number = 2", "number = 6", 1)
    text = text.replace('"event_mutants", ', '"event_mutants", "event_civilians", "helicopter_turns", ')
    text = text.replace(
        'features = ["weld"', 'features = ["call_helicopter", "evacuate_by_helicopter", "weld"'
    )
    text = text.replace("welded = 1", "welded = 2\nevacuated = 1")
    return 'name = { en = "Night Shift", pl = "Nocna zmiana", uk = "Нічна зміна" }\n' + text


def test_a_sixth_episode_from_a_folder_joins_the_shipped_ones(tmp_path: Path) -> None:
    (tmp_path / "night_shift.toml").write_text(sixth(), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not an episode", encoding="utf-8")
    content = load_content(tmp_path)
    assert [episode.number for episode in content.episodes] == [1, 2, 3, 4, 5, 6]
    night = content.episode(6)
    assert night.names["pl"] == "Nocna zmiana"
    assert (night.points("welded"), night.points("evacuated")) == (2, 1)
    assert next(take.episodes for take in content.takes if take.key == "cover_me") == (2, 4, 6)
    assert content.origins["episodes.6.numbers.weld_dice"] == "inferred"
    assert [episode.number for episode in load_content().episodes] == [1, 2, 3, 4, 5]


def test_an_episode_may_take_the_place_of_a_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "easy.toml").write_text(
        text_of(1).replace("evacuate_ap = 1", "evacuate_ap = 2"), encoding="utf-8"
    )
    content = load_content(tmp_path)
    assert len(content.episodes) == 5
    assert (content.episode(1).amount("evacuate_ap"), CONTENT.episode(1).amount("evacuate_ap")) == (2, 1)


def test_two_files_with_one_number_are_refused(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text(sixth(), encoding="utf-8")
    with pytest.raises(InvalidContent) as caught:
        load_content(tmp_path)
    assert str(caught.value) == f"{tmp_path / 'b.toml'}: number: two files have the number 6"


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match="gone: cannot be read, No such file or directory"):
        load_content(tmp_path / "gone")
    (tmp_path / "6.toml").write_bytes(b"number = 6 # \xff")
    with pytest.raises(InvalidContent, match=r"6\.toml: byte 13: expected UTF-8 text"):
        load_content(tmp_path)
    (tmp_path / "6.toml").unlink()
    (tmp_path / "6.toml").mkdir()
    with pytest.raises(InvalidContent, match=r"6\.toml: cannot be read, Is a directory"):
        load_content(tmp_path)
