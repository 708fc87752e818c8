"""The client puts phrases into the same words as the library does."""

import os
import shutil
import subprocess
from pathlib import Path

import msgspec

from ashfall.table.texts import LANGUAGES, client_source_of
from scripts.client import NODE, WEB
from tests.web.phrases import aims, cases, corpus

VITEST = WEB / "node_modules/vitest/vitest.mjs"


def test_the_corpus_is_rich() -> None:
    found = list(cases())
    ids = {phrase.id for _, _, phrase, _ in found}
    assert len(found) > 1000
    assert {language for _, language, _, _ in found} == set(LANGUAGES)
    assert {
        "event-wound",
        "event-thrown_back",
        "event-moved",
        "decision-medic",
        "move-place",
        "outcome-won",
    } <= ids
    assert {"forecast-hit", "forecast-change", "forecast-destroyed", "count-wounds"} <= ids
    assert any(seats[0] == seats[1] for seats, _, _, _ in found)
    assert {"", "facing N", "facing N, NE"} <= {aim["words"] for aim in aims()}


def test_the_client_says_the_same(tmp_path: Path) -> None:
    whole = {
        **corpus(),
        "texts": {language: client_source_of(language) for language in LANGUAGES},
    }
    file = tmp_path / "phrases.json"
    file.write_bytes(msgspec.json.encode(whole))
    node = str(NODE) if NODE.exists() else shutil.which("node") or "node"
    done = subprocess.run(
        [node, str(VITEST), "run"],
        cwd=WEB,
        env={**os.environ, "PHRASES": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert f"{2 * len(LANGUAGES)} passed" in done.stdout  # phrases and aims in every language
