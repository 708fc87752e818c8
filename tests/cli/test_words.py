"""Every sentence that the code asks for exists, and can be filled in, in every language."""

import re
from functools import cache
from importlib.resources import files

import pytest

from ashfall.arena.hardcity.playing import WINNERS
from ashfall.bots.registry import our_bots
from ashfall.cli.hardcity.menu import GROUPS, OTHER
from ashfall.cli.main import COMMANDS
from ashfall.cli.neuroshima.menu import HEADS
from ashfall.cli.neuroshima.sim import COLUMNS
from ashfall.cli.neuroshima.speed import measure_rules
from ashfall.games import games
from ashfall.hardcity.content.words import VEHICLES
from ashfall.hardcity.ground.moves import VERBS
from ashfall.neuroshima import Match, decisions, events, trace
from ashfall.neuroshima.keywords import INSTANTS
from ashfall.neuroshima.refusals import AFTER_THE_END, CHECKS, FIRST, HELD, IN_BATTLE, IN_STRIKE, PLAY_CHECKS
from ashfall.neuroshima.words import Words, move_ids
from ashfall.table.contract import Event
from ashfall.table.random import Stream
from ashfall.table.texts import LANGUAGES, Texts, text_files

QUOTED = re.compile(r"[\"'](?:f\")?((?:cli|play|event|move|outcome|state)-[a-z][a-z0-9_-]*[a-z0-9])[\"']")


def refusals() -> set[str]:
    checks = [check for group in (*CHECKS.values(), *PLAY_CHECKS.values(), (HELD,)) for check in group]
    reasons = {reason for _, _, reason in checks} | {*FIRST.values()}
    reasons |= {reason for _, reason in (IN_BATTLE, IN_STRIKE, AFTER_THE_END)}
    source = (files("ashfall.neuroshima") / "refusals.py").read_text(encoding="utf-8")
    reasons |= set(re.findall(r"otherwise = \([^)]*, \"([a-z-]+)\"\)", source))
    reasons |= set(re.findall(r"return .*, \"([a-z]+(?:-[a-z]+)+)\"$", source, re.MULTILINE))
    return reasons


@cache
def wanted() -> set[str]:
    ids = {f"refusal-{reason}" for reason in refusals()}
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__]
    ids |= {f"event-{kind.__struct_config__.tag}" for kind in kinds}
    ids |= {f"decision-{kind}" for kind, _ in (*decisions.STAGES.values(), *decisions.ANSWERS.values())}
    over = [value for name, value in vars(trace).items() if name.startswith("OVER_")]
    ids |= {f"reason-{events.CAUSES[cause]}" for cause in over}
    ids |= set(move_ids())
    ids |= {f"cli-help-{command}" for command in COMMANDS}
    ids |= {f"cli-{column}" for column in COLUMNS}
    ids |= {f"cli-bench-{name}" for name in (*measure_rules(0.001), "cores", "python")}
    ids |= {f"play-group-{verb}" for verb in HEADS}
    ids |= {f"cli-city-do-{VERBS[verb][0].replace('_', '-')}" for verb in GROUPS} | {f"cli-city-do-{OTHER}"}
    ids |= {f"cli-city-won-{winner}" for winner in WINNERS.values()}
    ids |= {f"cli-city-short-{kind.replace('_', '-')}" for kind in VEHICLES}
    for folder in ("cli", "cli/hardcity", "cli/neuroshima", "arena", "arena/hardcity", "neuroshima", "draw"):
        for entry in (files("ashfall") / folder).iterdir():
            if entry.name.endswith(".py"):
                ids |= set(QUOTED.findall(entry.read_text(encoding="utf-8")))
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists(language: str) -> None:
    own = "\n".join(text_files(language).values())
    ids = set(re.findall(r"^([a-z][\w-]*) =", own, re.MULTILINE))
    assert len(refusals()) >= 30
    assert sorted(wanted() - ids) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_has_its_name_and_its_sentence(language: str) -> None:
    bots = {name for game in games() for name in our_bots(game)}
    wanted = {f"bot-{name}{ending}" for name in bots for ending in ("", "-about")}
    allowed = wanted | {f"bot-{name}-trade" for name in bots} | {"bot-again"}
    written = set(re.findall(r"^(bot-[\w-]+) =", text_files(language)["bots"], re.MULTILINE))
    assert sorted(wanted - written) == []
    assert sorted(written - allowed) == []
    assert [name for name in bots if not Texts(language).format(f"bot-{name}-about").endswith(".")] == []


def test_no_sentence_is_left_over() -> None:
    # Why a move is better is told by ideas only, which have tests of their own.
    text = "\n".join(text for name, text in text_files("en").items() if name != "reasons_neuroshima")
    ids = set(
        re.findall(r"^((?:cli|play|event|decision|move|refusal|reason|outcome)-[\w-]+) =", text, re.MULTILINE)
    )
    assert sorted(ids - wanted()) == []


def test_unknown_words_would_be_noticed() -> None:
    assert "cli-choice" in wanted()
    assert "play-unclear" in wanted()
    assert all(f"move-play-{instant}" in wanted() for instant in INSTANTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    armies = ["moloch", "hegemony", "steel_police", "beasts", "outpost", "borgo"]
    for seed, pair in enumerate(zip(armies, armies[1:] + armies[:1], strict=True)):
        game, stream = Match(list(pair), seed=seed), Stream(seed)
        words = Words(game.state.rules.armies, language)
        while game.decision is not None:
            moves = game.legal
            assert words.decision(game.state, game.decision)
            chosen = moves[int(stream.below(len(moves)))]
            for move in {moves[0], moves[-1], chosen}:
                assert "{" not in words.move(game.state, move)
            happened = game.push(chosen)
            assert all(words.event(event) for event in happened)
            assert len(words.tell(happened)) <= len(happened)
        assert game.outcome is not None
        assert words.outcome(game.outcome)


def test_names_are_told_apart() -> None:
    game = Match(["moloch", "borgo"])
    words = Words(game.state.rules.armies)
    assert words.unit(0, "hybrid", "C3") == "Hybrid C3"
    assert words.unit(0, "medic", "C3") == "Medic C3 (Moloch)"
    twins = Words(Match(["moloch", "moloch"]).state.rules.armies)
    assert twins.unit(1, "hybrid", "C3") == "Hybrid C3 (2nd Moloch)"


def test_refusals_speak_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for reason in refusals():
            assert texts.format(f"refusal-{reason}").endswith(".")
