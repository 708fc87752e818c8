"""The balance page of Hard City: every table is there, and its sentences say what its rows say."""

import re

import pytest

from ashfall.arena.hardcity.playing import Cell, cells_of
from ashfall.arena.hardcity.special import SPECIAL
from ashfall.hardcity.content import load_content
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from scripts.city_balance import (
    COUNTS,
    EPISODES,
    FOR_TEXT,
    GAMES,
    HAPPENS,
    MEASURED,
    NO,
    OF_CAMPAIGN,
    PAGE,
    RATES,
    SEED,
    TABLES,
    THINGS,
    WANTED,
    YES,
    Wish,
    outside,
    part,
    rates,
    rows_of,
)

TEXT = PAGE.read_text(encoding="utf-8")
SIDES = ("officers", "Doctor Zero")
LEAST_STRENGTH = 90.0  # percent
WINS = ("rules", "search", "campaigns")


def percent(text: str) -> float:
    return float(text.removesuffix(" %"))


def is_met(wish: Wish, share: str) -> str:
    """Whether a share as the page prints it is as wanted; its last digit is rounded."""
    return YES if wish.least - 0.0005 <= percent(share) / 100 <= wish.most + 0.0005 else NO


def test_every_marked_table_is_known() -> None:
    assert re.findall(r"<!-- end of (\w+) -->", TEXT) == list(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_sentences_say_what_the_rows_say(name: str) -> None:
    say = TABLES[name][1]
    sentence = part(name).strip().splitlines()[0]
    assert sentence == say(rows_of(name))


def test_a_sentence_counts_and_names_what_is_not_as_wanted() -> None:
    told = outside([["a", YES], ["b", NO], ["c", YES]], lambda row: row[0])
    assert told == "2 of 3 rows are as wanted; not so: b."
    assert outside([["a", YES]], lambda row: row[0]) == "1 of 1 rows are as wanted."


@pytest.mark.parametrize("name", WINS)
def test_equal_bots_have_played_at_every_kind_of_table(name: str) -> None:
    played = {Cell(int(row[1]), row[0], int(row[2])) for row in rows_of(name)}
    assert played == set(cells_of(EPISODES, (VERSUS,) if name == "search" else MODES, COUNTS))
    assert all(int(row[4]) >= GAMES for row in rows_of(name))


@pytest.mark.parametrize("name", WINS)
def test_answers_follow_from_the_figures(name: str) -> None:
    for row in rows_of(name):
        wish = OF_CAMPAIGN if name == "campaigns" else WANTED[row[0]]
        assert (row[9], row[10]) == (str(wish), is_met(wish, row[5])), row


def test_officers_who_look_ahead_have_met_autodoc_everywhere() -> None:
    played = rows_of("search_coop")
    assert {Cell(int(row[1]), row[0], int(row[2])) for row in played} == set(
        cells_of(EPISODES, (COOP,), COUNTS)
    )
    assert {row[-1] for row in played} == {str(MEASURED)}
    assert all(int(row[4]) >= GAMES for row in played)


def test_special_things_have_been_counted() -> None:
    words = {what: word for word, what in THINGS.items()}
    assert {words[row[0]] for row in rows_of("special")} == set(HAPPENS) == set(THINGS)
    assert set(HAPPENS) <= {thing.word for thing in SPECIAL}
    for row in rows_of("special"):
        wish = HAPPENS[words[row[0]]]
        assert (row[6], row[7]) == (str(wish), is_met(wish, row[4])), row


def test_every_chaos_card_has_been_counted() -> None:
    content = load_content()
    cards = {card.key for card in content.chaos} - {"scheme"}
    cards |= {episode.versus.effect for episode in content.episodes}
    assert {row[0].strip("`") for row in rows_of("cards")} == cards
    assert all(row[5] == is_met(FOR_TEXT, row[2]) for row in rows_of("cards"))


@pytest.mark.clause("HC-14.1.4", "HC-14.2.3", "HC-14.2.4")
def test_rolls_are_worth_rolling() -> None:
    assert [row[-1] for row in rows_of("prices")] == [YES, YES]


def test_wishes_in_words() -> None:
    assert [str(wish) for wish in (WANTED[VERSUS], WANTED[COOP], OF_CAMPAIGN, FOR_TEXT, MEASURED)] == [
        "40.0 % to 60.0 %",
        "35.0 % to 55.0 %",
        "at most 65.0 %",
        "at least 10.0 %",
        "measured only",
    ]


def test_bots_beat_chance_on_either_side_of_every_episode() -> None:
    found = {
        (bot.split(":")[0].strip("`"), side, int(episode)) for bot, side, episode, *_ in rows_of("strength")
    }
    assert found == {("rules", side, episode) for side in SIDES for episode in EPISODES}
    for bot, side, episode, games, share, _ in rows_of("strength"):
        assert int(games) == GAMES
        assert percent(share) >= LEAST_STRENGTH, (bot, side, episode)


def test_the_commands_on_the_page_play_the_games_of_the_page() -> None:
    assert f"ashfall arena hardcity --bots rules --games {GAMES} --seed {SEED} " in TEXT
    assert f"ashfall arena hardcity --campaigns {GAMES} --seed {SEED} " in TEXT


def test_the_file_of_the_shelf_says_what_the_page_says() -> None:
    """After a change of the page ``python -m scripts.city_balance prices`` writes it anew, without a game."""
    assert RATES.read_bytes() == rates()
