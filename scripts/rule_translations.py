"""Which clauses of the rules must be translated again.

``PYTHONPATH=src .venv/bin/python -m scripts.rule_translations`` lists them. ``docs/rules/translated.toml``
holds, for every game, language, clause and title of the rules page, a short hash of the English text that was
translated. Those whose English has changed since are printed. Once they are translated anew, ``--game
hardcity --lang pl --accept HC-9.2 HC-R21`` notes this; ``--accept all`` is for a new language.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ashfall.server.rulebook import rule_documents, shown_sections
from ashfall.table.texts import ENGLISH

FOLDER = Path(__file__).resolve().parent.parent / "docs/rules"
NOTES = FOLDER / "translated.toml"
HEAD = "# Made by scripts/rule_translations.py: short hashes of the English texts that were translated.\n"
DIGITS = 8

Hashes = dict[str, str]  # by clause or section, in their order
Notes = dict[str, dict[str, Hashes]]  # by game and language


def games() -> list[str]:
    """The games that have rules to read."""
    return list(rule_documents(FOLDER))


def languages(game: str) -> list[str]:
    """The languages that the rules of a game have been translated to."""
    return sorted(rule_documents(FOLDER)[game].keys() - {ENGLISH})


def document(game: str, language: str) -> Path:
    """The rules in a language."""
    return FOLDER / rule_documents(FOLDER)[game][language].name


def english(game: str) -> Hashes:
    """What every heading and clause says now."""
    hashes: Hashes = {}
    for section in shown_sections(document(game, ENGLISH).read_text(encoding="utf-8")):
        hashes[section.id] = short_hash(section.title)
        hashes.update((each.id, short_hash(f"{each.heading} {each.text}")) for each in section.clauses)
    return hashes


def short_hash(text: str) -> str:
    """Enough of a hash to see a change; how lines are broken is none."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:DIGITS]


def noted() -> Notes:
    """What every language has translated."""
    return msgspec.toml.decode(NOTES.read_bytes(), type=Notes) if NOTES.exists() else {}


def outdated(now: Hashes, translated: Hashes) -> list[str]:
    """The clauses that a language must translate again, and those that it has and English has no more."""
    changed = [key for key, digest in now.items() if translated.get(key) != digest]
    return changed + [key for key in translated if key not in now]


def accept(now: Hashes, translated: Hashes, keys: Iterable[str]) -> Hashes:
    """The notes once these were translated, in order; what English has no more is forgotten."""
    known = translated | {key: now[key] for key in keys if key in now}
    return {key: known[key] for key in now if key in known}


def write(notes: Notes) -> None:
    """Keep the notes, one line for each clause so that versions can be compared."""
    tables = (
        f"\n[{game}.{language}]\n" + "".join(f'"{key}" = "{digest}"\n' for key, digest in hashes.items())
        for game, by_language in notes.items()
        for language, hashes in by_language.items()
    )
    NOTES.write_text(HEAD + "".join(tables), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Note what was accepted, and tell what is left."""
    parser = argparse.ArgumentParser(prog="python -m scripts.rule_translations", description=__doc__)
    spoken = sorted({language for game in games() for language in languages(game)})
    parser.add_argument("--game", choices=games(), help="only this game")
    parser.add_argument("--lang", choices=spoken, action="append", help="only this language")
    parser.add_argument("--accept", nargs="+", default=[], metavar="ID", help="was translated anew")
    options = parser.parse_args(arguments)
    chosen = {
        game: [language for language in languages(game) if language in (options.lang or spoken)]
        for game in ([options.game] if options.game else games())
    }
    if options.accept:
        if not options.game or not options.lang:
            parser.error("--accept: expected --game and --lang beside it: what one has, others may not have")
        if unknown := note(options.game, chosen[options.game], options.accept):
            parser.error(f"no clause or section of the rules page is called {', '.join(unknown)}")
    left = [tell(game, language) for game, wanted in chosen.items() for language in wanted]
    return 1 if any(left) else 0


def note(game: str, wanted: Iterable[str], keys: list[str]) -> list[str]:
    """Note these clauses as translated; returns those that nobody knows, and then nothing is noted."""
    now, before = english(game), noted()
    notes = {
        one: {spoken: before.get(one, {}).get(spoken, {}) for spoken in languages(one)} for one in games()
    }
    accepted = [*now] if keys == ["all"] else keys
    known = now.keys() | {key for hashes in notes[game].values() for key in hashes}
    if not (unknown := [key for key in accepted if key not in known]):
        notes[game] |= {language: accept(now, notes[game][language], accepted) for language in wanted}
        write(notes)
    return unknown


def tell(game: str, language: str) -> list[str]:
    """Print what a language must translate again."""
    keys = outdated(english(game), noted().get(game, {}).get(language, {}))
    print(f"{game}, {language}: {'translate ' + ' '.join(keys) if keys else 'nothing to translate'}")
    return keys


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
