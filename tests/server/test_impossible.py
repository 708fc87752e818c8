"""What is impossible about a position, in the languages of its readers."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ashfall.neuroshima.army import load_army
from ashfall.neuroshima.position import convert_position, read_position
from ashfall.neuroshima.words import Words
from ashfall.server.neuroshima.impossible import SENTENCES, impossible
from ashfall.table.errors import InvalidPosition
from ashfall.table.phrases import Phrase
from tests.server.running import RunningServer

HQ = {"hex": "C3", "owner": 0, "tile": "hq"}
HYBRID = {"hex": "C2", "owner": 0, "tile": "hybrid"}
FFA = {"mode": "ffa", "players": [{"army": "moloch"}, {"army": "borgo", "hq": 0}, {"army": "steel_police"}]}
FALLEN = {"players": [{"army": "moloch", "hq": 0}, {"army": "borgo"}, {"army": "outpost"}], "mode": "ffa"}
FOUR = [{"army": army} for army in ("moloch", "borgo", "outpost", "beasts")]

CASES: list[tuple[str, dict[str, Any]]] = [
    ("position-seats", {"players": [{"army": "moloch"}] * 3}),
    ("position-not-there", {"players": FOUR, "mode": "ffa", "board": 37}),
    ("position-no-army", {"players": [{"army": "molloch"}, {"army": "borgo"}]}),
    ("position-board", {"board": 37}),
    ("position-health", {"players": [{"army": "moloch", "hq": 21}, {"army": "borgo"}]}),
    ("position-out", {**FFA, "units": [{"hex": "C2", "owner": 1, "tile": "mutant"}]}),
    ("position-turn-out", FALLEN),
    ("position-no-hex", {"units": [{**HQ, "hex": "G4"}]}),
    ("position-hex-taken", {"units": [HQ, {**HYBRID, "hex": "C3"}]}),
    ("position-no-tile", {"units": [{**HYBRID, "tile": "hybird"}]}),
    ("position-no-tile", {"hands": [[], ["judge"]]}),
    ("position-instant", {"units": [{**HYBRID, "tile": "battle"}]}),
    ("position-wounds", {"units": [{**HYBRID, "wounds": 1}]}),
    ("position-hqs", {"units": [HQ, {**HQ, "hex": "A1"}]}),
    ("position-hq-gone", {"players": [{"army": "moloch", "hq": 0}, {"army": "borgo"}], "units": [HQ]}),
    ("position-hq-drawn", {"hands": [["hq"], []]}),
    ("position-hand", {"hands": [["hybrid"] * 7, []]}),
    ("position-tiles", {"decks": [["hybrid"] * 200, []]}),
    ("position-tiles", {"discards": [["hybrid"] * 100, []], "decks": [["hybrid"] * 100, []]}),
    ("position-net-nobody", {"net_of_steel": "C2"}),
    ("position-net-hq", {"units": [HQ], "net_of_steel": "C3"}),
    ("position-net-enemy", {"units": [HYBRID], "net_of_steel": "C2"}),
    ("position-stage", {"stage": "discard"}),
]


def position_of(parts: dict[str, Any]) -> dict[str, Any]:
    return {"players": [{"army": "moloch"}, {"army": "borgo"}], **parts}


def phrase_of(parts: dict[str, Any]) -> Phrase | None:
    position = convert_position(position_of(parts))
    with pytest.raises(InvalidPosition) as found:
        read_position(position)
    return impossible(found.value, position)


@pytest.mark.parametrize(("text", "parts"), CASES, ids=[f"{text} {i}" for i, (text, _) in enumerate(CASES)])
def test_what_somebody_can_set_up_wrongly_is_told_in_every_language(text: str, parts: dict[str, Any]) -> None:
    phrase = phrase_of(parts)
    assert phrase is not None
    assert phrase.id == text
    armies = [
        load_army(player["army"]) for player in position_of(parts)["players"] if player["army"] != "molloch"
    ]
    told = {Words(armies, language).say(phrase) for language in ("en", "pl", "uk")}
    assert len(told) == 3
    assert all(words.endswith(".") and "{" not in words and text not in words for words in told)


def test_every_sentence_is_met() -> None:
    assert {text for text, _ in CASES} == set(SENTENCES)


def test_sides_and_tiles_stay_what_they_are() -> None:
    armies = [load_army("moloch"), load_army("borgo")]
    hqs, instant = (
        phrase_of({"units": [HQ, {**HQ, "hex": "A1"}]}),
        phrase_of({"units": [{**HYBRID, "tile": "battle"}]}),
    )
    assert hqs is not None
    assert instant is not None
    assert Words(armies, "uk").say(hqs) == "одна сторона має на полі бою два штаби: Молох."
    assert Words(armies, "pl").say(instant).endswith("na planszy: Bitwa.")


def test_what_only_a_file_can_say_keeps_the_words_of_the_rules() -> None:
    assert phrase_of({"slot": 7}) is None


def test_the_phrase_goes_with_the_refusal(server: RunningServer) -> None:
    wrong = position_of({"units": [HQ, {**HQ, "hex": "A1"}]})
    for what in ("sight", "battle"):
        told = httpx.post(
            f"{server.url}/api/neuroshima/analysis/{what}", json={"position": wrong}, timeout=60
        ).json()
        assert told["reason"] == "position.units[1].tile: seat 0 already has an HQ."
        assert told["phrase"]["id"] == "position-hqs"
    body = {"position": position_of({}), "moves": ["place hq A1 0"]}
    illegal = httpx.post(f"{server.url}/api/neuroshima/analysis/sight", json=body, timeout=60).json()
    assert illegal["phrase"]["id"].startswith("refusal-")
    plain = httpx.post(f"{server.url}/api/neuroshima/analysis/sight", json={}, timeout=60).json()
    assert set(plain) == {"code", "reason"}
