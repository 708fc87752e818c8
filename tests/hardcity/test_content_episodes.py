"""A sixth episode is only a file: it may use every known mechanism and is played like the shipped ones."""

import random
from pathlib import Path

import pytest

from ashfall.draw.hardcity.city import draw_city
from ashfall.hardcity import Match, Record, parse_record, read_episode
from ashfall.hardcity.content import Episode, InvalidContent, episode, load_content
from ashfall.hardcity.files.record import Options
from ashfall.hardcity.ground.board import HARBOUR
from ashfall.hardcity.telling.names import title
from ashfall.hardcity.telling.words import Words
from ashfall.table.errors import InvalidPosition, InvalidRecord
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES
from tests.hardcity.hiding import check_views
from tests.hardcity.invariants import check_state, check_storage
from tests.hardcity.own import example
from tests.hardcity.plays import choose, play_on

SHIPPED = Path(episode.__file__).parent / "episodes"
TITLES = {"en": "Episode 6: Night Shift", "pl": "Odcinek 6: Nocna zmiana", "uk": "Епізод 6: Нічна зміна"}
TABLES = (("versus", 2), ("versus", 5), ("coop", 1), ("coop", 3))


def sewers() -> str:
    """The third episode with a larger sewer."""
    text = (SHIPPED / "3.toml").read_text(encoding="utf-8").replace("number = 3", "number = 7", 1)
    part = '[[part]]\nkey = "sewer"\nx = [0, 5]\ny = [0, 2]\nladders = [[0, 2], [5, 0]]\n'
    return 'name = { en = "Deep", pl = "Głęboko", uk = "Глибоко" }\n' + text.replace(
        "[order]", f"{part}\n[order]"
    )


def read(tmp_path: Path, text: str) -> Episode:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_episode(path)


def play_out(match: Match, seed: int) -> Match:
    """Random moves to the end, everything checked on the way."""
    stream = Stream(seed)
    while not match.over:
        check_state(match.state)
        if len(match.moves) % 20 == 0:
            check_storage(match.state, match.options)
            check_views(match.state, random.Random(seed))
        match.push(choose(match.state, stream))
    return match


def test_an_episode_without_a_translation_is_called_by_its_english_name(tmp_path: Path) -> None:
    text = sewers().replace(', pl = "Głęboko", uk = "Глибоко"', "")
    script = read(tmp_path, text)
    assert {Words(language).say(title(script)) for language in LANGUAGES} == {"Deep"}


@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("text", [example(), sewers()], ids=["documentation", "sewer"])
def test_a_sixth_episode_is_played_to_its_end(tmp_path: Path, text: str, mode: str, players: int) -> None:
    match = play_out(Match(read(tmp_path, text), 3, mode=mode, players=players), players)
    assert match.outcome is not None
    (tmp_path / "mine.toml").unlink()  # nothing needs the file any more
    for written in (match.record().to_json(), match.record().to_text()):
        again = Match.from_record(parse_record(written))
        assert (again.key(), again.outcome, again.options) == (match.key(), match.outcome, match.options)
    assert Match.from_bytes(match.to_bytes()).key() == match.key()


def test_it_goes_on_from_a_stored_state(tmp_path: Path) -> None:
    stored = Match.from_bytes(play_on(Match(read(tmp_path, example()), 1), Stream(1), 40).to_bytes())
    ended = play_on(stored, Stream(2), 10_000)
    assert Match.from_record(parse_record(ended.record().to_json())).key() == ended.key()


def test_it_has_its_own_map_and_numbers(tmp_path: Path) -> None:
    match = Match(read(tmp_path, example()), 1)
    board, rules = match.state.rules.board, match.state.rules
    pier = [board.labels[n] for n in range(int(board.plain)) if board.part[n] == HARBOUR]
    assert pier == ["A11", "B11", "C11", "D11", "E11", "F11"]
    assert (match.episode, int(rules.goal), int(rules.evacuate_ap)) == (6, 5, 2)
    assert [episode.number for episode in load_content(example()).episodes] == [1, 2, 3, 4, 5, 6]
    assert next(take.episodes for take in load_content(example()).takes if take.key == "cover_me") == (
        2,
        4,
        6,
    )
    assert [episode.number for episode in load_content().episodes] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("language", TITLES)
def test_words_and_pictures_use_its_name(tmp_path: Path, language: str) -> None:
    match = Match(read(tmp_path, example()), 1)
    assert Words(language).title(match.state) == TITLES[language]
    picture = draw_city(match.view(0), language)
    assert f"<title>{TITLES[language]}</title>" in picture
    assert "M500 1000h100v100" in picture  # F11, but not G11
    assert "M600 1000h100v100" not in picture


def test_a_shipped_episode_may_be_given_as_its_data() -> None:
    given, numbered = Match(load_content().episode(2), 5), Match(2, 5)
    assert (given.options, given.key()) == (numbered.options, numbered.key())


MISTAKES = """
number = 6 | number = 2 | number: a shipped episode has this number, choose another
name = { | # { | name: is missing, nobody else can name this episode
x = [0, 5] | x = [1, 5] | part: row 10 of the map has a gap, or a space that belongs to two parts
y = [10, 10] | y = [9, 10] | part: row 9 of the map has a gap, or a space that belongs to two parts
y = [10, 10] | y = [10, 16] | part harbour: y: expected columns and rows up to 15
x = [0, 5] | x = [0, 5]\\nladders = [[0, 10], [1, 10]] | part harbour: ladders: the sewer has two of them, no
key = "harbour" | key = "main" | part main: key: unknown word "main", expected one of: harbour, alley,
key = "harbour" | key = "roof" | part roof: key: "roof" is not among the grids of the episode
goal = 5 | barrels_on_truck = 1 | numbers.barrels_on_truck: needs 1 in all, but there are only 0
"""


@pytest.mark.parametrize("line", MISTAKES.strip().splitlines())
def test_a_mistake_names_file_and_field(tmp_path: Path, line: str) -> None:
    old, new, problem = (part.strip().replace("\\n", "\n") for part in line.split("|"))
    assert old in example()
    with pytest.raises(InvalidContent) as caught:
        read(tmp_path, example().replace(old, new, 1))
    assert str(caught.value).startswith(f"{tmp_path / 'mine.toml'}: {problem}")


def test_parts_of_their_own_begin_with_zero_and_have_an_end(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match="columns and rows of its own, both begin with 0"):
        read(
            tmp_path,
            sewers().replace(
                "y = [0, 2]\nladders = [[0, 2], [5, 0]]", "y = [1, 2]\nladders = [[0, 2], [5, 1]]"
            ),
        )
    with pytest.raises(InvalidContent, match="the map has more than 160 spaces"):
        read(tmp_path, sewers().replace("x = [0, 5]\ny = [0, 2]", "x = [0, 15]\ny = [0, 15]"))


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match=r"gone\.toml: cannot be read, No such file or directory"):
        read_episode(tmp_path / "gone.toml")
    (tmp_path / "6.toml").write_bytes(b"number = 6 # \xff")
    with pytest.raises(InvalidContent, match=r"6\.toml: byte 13: expected UTF-8 text"):
        read_episode(tmp_path / "6.toml")
    with pytest.raises(InvalidContent, match="cannot be read, Is a directory"):
        read_episode(tmp_path)


def test_a_record_with_a_damaged_episode_is_refused(tmp_path: Path) -> None:
    text = example()
    for options, problem in (
        (Options(episode=6, own="number = 6"), "options.own: grids: "),
        (Options(episode=1, own=text), "options.episode: expected 6 of its file, got 1"),
        (Options(episode=6), "options.episode: expected one of: [1, 2, 3, 4, 5], got 6"),
    ):
        with pytest.raises(InvalidRecord) as caught:
            Match.from_record(Record(options=options))
        assert str(caught.value).startswith(problem)
    stored = Match(read(tmp_path, text), 1).to_bytes()
    with pytest.raises(InvalidPosition, match=r"expected a stored state, options\.own: "):
        Match.from_bytes(stored.replace(b"armed_to_teeth", b"armed_to_tooth"))
