"""Moves as text: readable, read again, and named precisely when they are wrong."""

import pytest

from ashfall.hardcity import Match
from ashfall.hardcity.files.notation import load_name, move_text, mutant_name, read_move, vehicle_name
from ashfall.hardcity.ground import moves
from ashfall.hardcity.ground.cards import BIG_IRON, FOLLOW_ME, JENNY, MEDICAL_TRAINING
from ashfall.hardcity.ground.moves import VERBS, move
from ashfall.hardcity.ground.rows import BARRELS, KAFAR
from ashfall.table.errors import InvalidNotation

RULES = Match(3, 1).state.rules
SPACE = RULES.board.labels.index


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (move(moves.END_TURN), "end"),
        (move(moves.QUICK_SHOT, SPACE("C4")), "shoot C4"),
        (move(moves.AIMED_SHOT, SPACE("C4"), 6), "aim C4 mutant7"),
        (move(moves.STEP, SPACE("SA1"), 0), "step SA1 civilian1"),
        (move(moves.STEP, SPACE("B2"), 8, 1), "step B2 mayor civilian2"),
        (move(moves.MOVE_MUTANT, 30, SPACE("car")), "move rat1 car"),
        (move(moves.ATTACK, KAFAR, SPACE("A1")), "attack kafar A1"),
        (move(moves.LAMP, 0), "lamp 1"),
        (move(moves.MANHOLE, 3), "manhole 4"),
        (move(moves.DIE, 1), "reroll 2"),
        (move(moves.PAY_SKULLS, 0), "skulls 0"),
        (move(moves.ROLL, 3, 1), "roll 3 1"),
        (move(moves.BASICS, 0, 2), "basics city_is_ours attack"),
        (move(moves.ABILITY, MEDICAL_TRAINING, JENNY), "ability medical_training jenny"),
        (move(moves.ABILITY, FOLLOW_ME, 3), "ability follow_me marcellus"),
        (move(moves.ABILITY, BIG_IRON, SPACE("H10")), "ability big_iron H10"),
        (move(moves.GIVE_TO, 4), "give fang"),
        (move(moves.UNLOAD_CAR, 2, 3), "unload civilian3 civilian_car2"),
        (move(moves.DEPLOY, 2, SPACE("A1")), "deploy soldier A1"),
        (move(moves.STEP, SPACE("B2"), moves.FIELD, 1), "step B2 - civilian2"),
    ],
)
def test_a_move_and_its_text(code: int, text: str) -> None:
    assert move_text(RULES, code) == text
    assert read_move(RULES, text) == code
    assert read_move(RULES, f"  {text.upper()} ") == code


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a verb"),
        ("shot C4", "unknown verb, did you mean"),
        ("shoot Z9", 'unknown space "z9"'),
        ("shoot C4 C5", "expected space after the verb"),
        ("end now", "expected nothing more after the verb"),
        ("aim C4 dragon1", 'unknown mutant "dragon1"'),
        ("use bazooka", 'unknown equipment "bazooka"'),
        ("lamp 0", "expected a number"),
        ("lamp x", "expected a number"),
        ("skulls -1", "expected a number"),
        ("skulls ９", "expected a number"),
        ("lamp 999999999999", "expected a number"),
    ],
)
def test_mistakes_are_named(text: str, said: str) -> None:
    with pytest.raises(InvalidNotation, match=said):
        read_move(RULES, text)


def test_long_texts_are_cut() -> None:
    with pytest.raises(InvalidNotation) as caught:
        read_move(RULES, "x" * 100_000)
    assert len(str(caught.value)) < 1100


def test_names() -> None:
    assert [mutant_name(RULES, m) for m in (0, 29, 30, 34, 38)] == [
        "mutant1",
        "mutant30",
        "rat1",
        "soldier1",
        "kafar",
    ]
    assert [load_name(load) for load in (0, 7, 8, 9, BARRELS)] == [
        "civilian1",
        "civilian8",
        "mayor",
        "battery",
        "barrel1",
    ]
    names = [vehicle_name(RULES, vehicle) for vehicle in range(int(RULES.board.vehicles))]
    assert len(set(names)) == len(names)


def test_every_verb_has_its_own_word() -> None:
    words = [form[0] for form in VERBS.values()]
    assert len(set(words)) == len(words)
    assert all(word == word.lower() and " " not in word for word in words)
