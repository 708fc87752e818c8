"""Moves as text: every legal move is written and read back, and words are forgiving."""

import pytest

from ashfall import neuroshima
from ashfall.neuroshima import moves
from ashfall.neuroshima.army import army_keys, load_army
from ashfall.neuroshima.game import push
from ashfall.neuroshima.geometry import board_of
from ashfall.neuroshima.keywords import INSTANTS
from ashfall.neuroshima.moves import verb_of
from ashfall.neuroshima.notation import FORMS, PLAY_FORMS, hex_number, move_text, read_move
from ashfall.neuroshima.options import Options
from ashfall.neuroshima.tables import Rules
from ashfall.table.errors import InvalidNotation
from tests.neuroshima.plays import choose, new_game, new_large_game

GAMES = 180 if neuroshima.COMPILED else 72


@pytest.fixture(scope="module")
def rules() -> Rules:
    return Rules([load_army("moloch"), load_army("steel_police")], board_of(19), Options())


@pytest.mark.parametrize("batch", range(6))
def test_every_legal_move_can_be_written_and_read(batch: int) -> None:
    for number in range(batch, GAMES, 6):
        s, stream = new_game(number)
        while len(s.legal):
            for code in (*s.legal[:3], *s.legal[-3:], choose(s, stream)):
                text = move_text(s.rules, int(code))
                assert read_move(s.rules, int(s.chooser), text) == code
                assert text == text.strip()
            texts = [move_text(s.rules, int(code)) for code in s.legal]
            assert len(set(texts)) == len(texts)
            push(s, choose(s, stream))


def test_every_verb_and_every_instant_has_a_form() -> None:
    verbs = [value for name, value in vars(moves).items() if name.isupper() and type(value) is int]
    named = {*FORMS, moves.PLAY}
    assert named == set(range(max(named) + 1))
    assert named <= set(verbs)
    assert set(PLAY_FORMS) == set(INSTANTS)
    words = [word for word, _ in FORMS.values()]
    assert len(set(words)) == len(words)


# Text, and the numbers of the move it means.
TEXTS = [
    ("keep", (moves.KEEP, 0, 0, 0)),
    ("redraw", (moves.REDRAW_ALL, 0, 0, 0)),
    ("end", (moves.END, 0, 0, 0)),
    ("stay", (moves.STAY, 0, 0, 0)),
    ("net C3", (moves.THROW_NET, 9, 0, 0)),
    ("rotate C3 4", (moves.TURN_SELF, 9, 0, 4)),
    ("mobility C3 C2 5", (moves.MOVE_SELF, 9, 8, 5)),
    ("push C3 C2", (moves.PUSH, 9, 8, 0)),
    ("grab C3 C1", (moves.GRAB, 9, 7, 0)),
    ("step C2 1", (moves.STEP_ON, 0, 8, 1)),
    ("to C2", (moves.GO, 0, 8, 7)),
    ("to C2 3", (moves.GO, 0, 8, 3)),
    ("strike C3 NW", (moves.STRIKE_EDGE, 9, 0, 5)),
    ("attack C3", (moves.FIGHT, 9, 0, 0)),
    ("explode C3", (moves.EXPLODE, 9, 0, 0)),
    ("skip C3", (moves.DECLINE, 9, 0, 0)),
    ("plain C3", (moves.PLAIN, 9, 0, 0)),
    ("convert C3 melee N", (moves.CONVERT, 9, 0, 0)),
    ("convert C3 ranged SE", (moves.CONVERT, 9, 1, 2)),
    ("scavenge C3 A1 2", (moves.FEED, 9, 0, 2)),
    ("heal C3 C2 S A1", (moves.HEAL, 9, 8, 3)),
    ("heal C3 - - A1", (moves.HEAL, 9, 63, 7)),
]


@pytest.mark.parametrize(("text", "fields"), TEXTS)
def test_known_texts(rules: Rules, text: str, fields: tuple[int, int, int, int]) -> None:
    verb, b, c, d = fields
    code = moves.move(verb, 0, b, c, d)
    assert read_move(rules, 0, text) == code
    assert move_text(rules, code) == text
    assert read_move(rules, 0, f"  {text.upper().replace(' ', '   ')}\t") == code


@pytest.mark.parametrize(
    "text",
    [
        "place hybrid C2 3",
        "place hq A1 0",
        "play battle",
        "play move A1 A2 3",
        "play push_back A1 A2",
        "play air_strike C3",
        "waste push_back",
        "discard clown",
    ],
)
def test_texts_with_tiles(rules: Rules, text: str) -> None:
    assert move_text(rules, read_move(rules, 0, text)) == text


def test_tiles_are_those_of_the_seat(rules: Rules) -> None:
    assert read_move(rules, 0, "place hq C3 0") != read_move(rules, 1, "place hq C3 0")
    assert move_text(rules, read_move(rules, 1, "execute executioner C3 0")) == "execute executioner C3 0"
    assert move_text(rules, read_move(rules, 1, "replace C3 pacifier 0")) == "replace C3 pacifier 0"
    with pytest.raises(InvalidNotation, match='"hybrid" is not in the army "steel_police"'):
        read_move(rules, 1, "place hybrid C3 0")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected a verb"),
        ("plaec hq C3 0", 'did you mean "place"'),
        ("place hq C3", "expected tile hex facing"),
        ("place hq F1 0", "expected a label from A1 to E3"),
        ("place hq C3 6", "facing"),
        ("place hybird C3 0", 'did you mean "hybrid"'),
        ("play hybrid", "units are placed"),
        ("play", "key of an instant"),
        ("strike C3 UP", "direction"),
        ("convert C3 gauss N", "kind of attack"),
        ("end now", "expected nothing more"),
    ],
)
def test_wrong_texts_say_what_was_expected(rules: Rules, text: str, expected: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        read_move(rules, 0, text)
    assert expected in str(caught.value)


def test_labels(rules: Rules) -> None:
    labels = rules.board.labels
    assert [hex_number(rules, label.lower()) for label in labels] == list(range(19))
    assert (labels[0], labels[9], labels[-1]) == ("A1", "C3", "E3")


@pytest.mark.parametrize("army", army_keys())
def test_every_tile_can_be_named(army: str) -> None:
    table = Rules([load_army(army), load_army("moloch")], board_of(19), Options())
    for tile in load_army(army).tiles:
        text = f"discard {tile.key}"
        assert move_text(table, read_move(table, 0, text)) == text


def test_verbs_of_many_games_cover_the_notation() -> None:
    seen = set()
    for number in range(280):
        s, stream = new_game(number) if number < 240 else new_large_game(number)
        while len(s.legal):
            seen |= {verb_of(int(code)) for code in s.legal}
            push(s, choose(s, stream))
    assert seen == {*FORMS, moves.PLAY}
