"""Which clauses of the rules must be translated again.

``PYTHONPATH=src .venv/bin/python -m scripts.rule_translations`` lists them. ``docs/rules/translated.toml``
holds, for every language and every clause and title of the rules page, a short hash of the English text that
was translated. Those whose English has changed since are printed. Once they are translated anew, ``--lang pl
--accept NH-9.2 R-21`` notes this; ``--accept all`` is for a new language.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from ashfall.server.neuroshima.rulebook import rule_documents, shown_sections
from ashfall.table.texts import ENGLISH

FOLDER = Path(__file__).resolve().parent.parent / "docs/rules"
NOTES = FOLDER / "translated.toml"
HEAD = "# Made by scripts/rule_translations.py: short hashes of the English texts that were translated.\n"
DIGITS = 8

Hashes = dict[str, str]  # by clause or section, in their order


def languages() -> list[str]:
    """The languages that the rules have been translated to."""
    return sorted(rule_documents(FOLDER).keys() - {ENGLISH})


def document(language: str) -> Path:
    """The rules in a language."""
    return FOLDER / rule_documents(FOLDER)[language].name


def english() -> Hashes:
    """What every heading and clause says now."""
    hashes: Hashes = {}
    for section in shown_sections(document(ENGLISH).read_text(encoding="utf-8")):
        hashes[section.id] = short_hash(section.title)
        hashes.update((clause.id, short_hash(clause.text)) for clause in section.clauses)
    return hashes


def short_hash(text: str) -> str:
    """Enough of a hash to see a change; how lines are broken is none."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:DIGITS]


def noted() -> dict[str, Hashes]:
    """What every language has translated."""
    return msgspec.toml.decode(NOTES.read_bytes(), type=dict[str, Hashes]) if NOTES.exists() else {}


def outdated(now: Hashes, translated: Hashes) -> list[str]:
    """The clauses that a language must translate again, and those that it has and English has no more."""
    changed = [key for key, digest in now.items() if translated.get(key) != digest]
    return changed + [key for key in translated if key not in now]


def accept(now: Hashes, translated: Hashes, keys: Iterable[str]) -> Hashes:
    """The notes once these were translated, in order; what English has no more is forgotten."""
    known = translated | {key: now[key] for key in keys if key in now}
    return {key: known[key] for key in now if key in known}


def write(notes: dict[str, Hashes]) -> None:
    """Keep the notes, one line for each clause so that versions can be compared."""
    tables = (
        f"\n[{language}]\n" + "".join(f'"{key}" = "{digest}"\n' for key, digest in hashes.items())
        for language, hashes in notes.items()
    )
    NOTES.write_text(HEAD + "".join(tables), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Note what was accepted, and tell what is left."""
    parser = argparse.ArgumentParser(prog="python -m scripts.rule_translations", description=__doc__)
    parser.add_argument("--lang", choices=languages(), action="append", help="only this language")
    parser.add_argument("--accept", nargs="+", default=[], metavar="ID", help="was translated anew")
    options = parser.parse_args(arguments)
    if options.accept and not options.lang:
        parser.error("--accept: expected --lang beside it: what one language has, others may not have")
    now, chosen = english(), options.lang or languages()
    notes = {language: noted().get(language, {}) for language in languages()}
    accepted = [*now] if options.accept == ["all"] else options.accept
    known = now.keys() | {key for hashes in notes.values() for key in hashes}
    if unknown := [key for key in accepted if key not in known]:
        parser.error(f"no clause or section of the rules page is called {', '.join(unknown)}")
    if accepted:
        notes |= {language: accept(now, notes[language], accepted) for language in chosen}
        write(notes)
    left = {language: outdated(now, notes[language]) for language in chosen}
    for language, keys in left.items():
        print(f"{language}: {'translate ' + ' '.join(keys) if keys else 'nothing to translate'}")
    return 1 if any(left.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
