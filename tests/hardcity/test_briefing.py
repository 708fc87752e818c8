"""The briefing of an episode tells all that scores and all that is special, with the numbers of its file."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ashfall.hardcity.content import Episode, load_content
from ashfall.hardcity.content.words import CHAOS_SCORES, FEATURES, NUMBERS, ORDER_SCORES, STARTS, STEPS
from ashfall.hardcity.ground.setup import COOP, MODES, VERSUS
from ashfall.hardcity.telling import briefing as briefing_module
from ashfall.hardcity.telling.briefing import Briefing, EpisodeRule, brief
from ashfall.hardcity.telling.words import Words
from ashfall.table.phrases import Argument
from ashfall.table.texts import LANGUAGES, messages, text_files
from tests.hardcity.own import example

EPISODES = load_content().episodes
CLAUSES = (Path(__file__).parents[2] / "docs" / "rules" / "hardcity.md").read_text(encoding="utf-8")
CARDS_TELL = {"low_tide_row"}  # this number stands in the text of a card
OPENING_TELLS = {"police_car"}
ONLY_WITH_NEW_CLOUDS = {"clouds_clear"}
EVERYWHERE = {"hc-scoring-horde", "hc-scoring-exhausted", "hc-scoring-cards"}


def rules(briefing: Briefing) -> list[EpisodeRule]:
    """Everything but the story."""
    return [briefing.goal, *briefing.order, *briefing.chaos, *briefing.special]


def told(script: Episode, mode: str) -> dict[str, dict[str, Argument]]:
    """The texts of a briefing with what they are told."""
    return {rule.text.id: rule.text.args for rule in rules(brief(script, mode))}


def words_of(script: Episode, mode: str, language: str = "en") -> str:
    """The briefing as people read it."""
    return "\n".join(Words(language).say(rule.text) for rule in rules(brief(script, mode)))


def own(*changes: tuple[str, str]) -> Episode:
    """The episode of the documentation, with changed lines."""
    text = example()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return load_content(text).episode(6)


@pytest.mark.clause("HC-12.1", "HC-12.2", "HC-12.3", "HC-12.4", "HC-12.5")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("script", EPISODES, ids=lambda script: str(script.number))
def test_everything_that_scores_is_told_with_its_points(script: Episode, mode: str) -> None:
    briefing = brief(script, mode)
    for rows, scores in ((briefing.order, ORDER_SCORES), (briefing.chaos, CHAOS_SCORES)):
        found = {
            rule.text.id: rule.text.args.get("points") for rule in rows if rule.text.id not in EVERYWHERE
        }
        wanted = {f"hc-scoring-{score.replace('_', '-')}": script.points(score) for score in scores}
        assert found == {text: points for text, points in wanted.items() if points}


@pytest.mark.clause("HC-8.12", "HC-13.12", "HC-14.5.12")
@pytest.mark.parametrize("script", EPISODES, ids=lambda script: str(script.number))
def test_the_horde_scores_everywhere_and_the_deck_for_autodoc(script: Episode) -> None:
    versus, coop = told(script, VERSUS), told(script, COOP)
    assert EVERYWHERE & versus.keys() == {"hc-scoring-horde"}
    assert EVERYWHERE & coop.keys() == EVERYWHERE - ({"hc-scoring-cards"} if script.number == 5 else set())
    assert ("hc-rule-roof-mutants-for-vp" in coop) == (script.number == 5)


def test_every_number_of_an_episode_is_told_as_it_is() -> None:
    found = set()
    for script in EPISODES:
        for mode in MODES:
            for text, args in told(script, mode).items():
                for name in args.keys() & set(NUMBERS):
                    assert args[name] == script.amount(name), text
                    found.add(name)
                if text == "hc-rule-lamps-set":
                    assert args["lamps"] == script.amount(f"lamps_on_{mode}")
                    found.add(f"lamps_on_{mode}")
    assert found == set(NUMBERS) - CARDS_TELL


@pytest.mark.clause("HC-11.6")
@pytest.mark.parametrize("cards", [0, 2])
def test_cards_that_warn_are_told_where_there_are_any(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    content = load_content()
    campaign = replace(content.core.campaign, warning_cards_per_win=cards)
    changed = replace(content, core=replace(content.core, campaign=campaign))
    monkeypatch.setattr(briefing_module, "load_content", lambda: changed)
    assert ("hc-rule-warning-cards" in told(content.episode(5), VERSUS)) == bool(cards)


def test_a_changed_number_changes_the_words() -> None:
    before = own()
    assert "The first side with 5 VP" in words_of(before, VERSUS)
    assert "The first side with 9 VP" in words_of(own(("goal = 5", "goal = 9")), VERSUS)


@pytest.mark.parametrize("mode", MODES)
def test_every_mechanism_is_told_where_it_is_used(mode: str) -> None:
    for script in EPISODES:
        texts = told(script, mode)
        used = {*script.steps, *script.features} - ONLY_WITH_NEW_CLOUDS
        clouds = {"zero_places_clouds", "toxic_clouds"} if mode == COOP else set()
        wanted = {f"hc-rule-{word.replace('_', '-')}" for word in used - clouds}
        assert wanted <= texts.keys()
        assert not {f"hc-rule-{word.replace('_', '-')}" for word in clouds} & texts.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_episode_files_has_a_text_and_no_text_is_left_over(language: str) -> None:
    written = messages(text_files(language)["hardcity_briefing"]).keys()
    words = {*STEPS, *FEATURES} - ONLY_WITH_NEW_CLOUDS
    words |= {f"start_{start.lower()}" for start in set(STARTS) - OPENING_TELLS}
    words |= {
        "opening",
        "enemies",
        "kafar_hp",
        "kills_without_points",
        "roof_mutants_for_vp",
        "first_step_cards",
        "first_round_less",
        "lamps_less",
        "warning_cards",
        "special",
    }
    rule_texts = {f"hc-rule-{word.replace('_', '-')}" for word in words}
    scores = {f"hc-scoring-{score.replace('_', '-')}" for score in (*ORDER_SCORES, *CHAOS_SCORES)}
    assert written == rule_texts | scores | EVERYWHERE | {"hc-goal"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("script", EPISODES, ids=lambda script: str(script.number))
def test_clauses_are_those_of_the_rules(script: Episode, mode: str) -> None:
    for rule in rules(brief(script, mode)):
        anchor = rule.clause.lower().replace(".", "-")
        assert f'<a id="{anchor}"></a>' in CLAUSES, rule.clause
        told_of = re.fullmatch(r"HC-1[24]\.([1-5])(\.\d+)?", rule.clause)
        assert told_of is None or int(told_of[1]) == script.number, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_episode_of_anybodys_own_is_told_too(language: str) -> None:
    for mode in MODES:
        assert words_of(own(), mode, language)
    assert brief(own(), VERSUS).order[0].clause == "HC-12"


def test_modes_tell_who_plays_and_what_only_a_person_does() -> None:
    second, third = (load_content().episode(number) for number in (2, 3))
    assert "Doctor Zero by chaos" in words_of(second, VERSUS)
    assert "AutoDoc by chaos" in words_of(second, COOP)
    assert "drop a barrel" in words_of(second, VERSUS)
    assert "only the special card takes barrels away" in words_of(second, COOP)
    assert "lead her too" in words_of(third, VERSUS)
    assert "lead her too" not in words_of(third, COOP)
    assert "toxic cloud" in words_of(third, VERSUS)
    assert "toxic cloud" not in words_of(third, COOP)
