"""Reading what comes from outside: typed values, or one sentence that names the field and the mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from ashfall.table.errors import AshfallError, shown
from ashfall.table.phrases import Phrase

__all__ = ["BadInput", "read_json", "read_words"]

PLACE: Final = re.compile(r"^(?P<problem>.*?)(?: - at `\$\.?(?P<field>.*)`)?$", re.DOTALL)
MISSING: Final = re.compile(r"^Object missing required field `(?P<name>.+)`$")
UNKNOWN: Final = re.compile(r"^Object contains unknown field `(?P<name>.+)`$", re.DOTALL)
WRONG_WORD: Final = re.compile(r"^Invalid (?:enum )?value (?P<value>.*)$", re.DOTALL)
WRONG_TYPE: Final = re.compile(r"^Expected (?P<expected>.*), got (?P<got>.*)$", re.DOTALL)
STEP: Final = re.compile(r"\[(?:\d+|\.\.\.)\]|[^.\[\]]+")


class BadInput(AshfallError):
    """Input that cannot be read; `field` says where, empty for the whole. `phrase` is for other languages."""

    def __init__(self, field: str, problem: str, phrase: Phrase | None = None) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem
        self.phrase = phrase


def read_json(data: bytes | str, kind: Any, field: str = "") -> Any:
    """A value of this type out of JSON; ``field`` is where it stands, if it is a part of something."""
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        found = _bad_input(str(error), kind)
        raise (BadInput(_joined(field, found.field), found.problem) if field else found) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput("body", "expected JSON in UTF-8") from None


def read_words(words: Mapping[str, Any], kind: Any) -> Any:
    """A value of this type out of texts by name, as they stand in the query of an address."""
    try:
        return msgspec.convert(dict(words), kind, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_input(str(error), kind) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _bad_input(message: str, kind: Any) -> BadInput:
    """The library's message in the words of this house."""
    match = PLACE.match(message)
    field = (match and match["field"]) or ""
    problem = match["problem"] if match else message
    if missing := MISSING.match(problem):
        return BadInput(_joined(field, missing["name"]), "this field is missing")
    if unknown := UNKNOWN.match(problem):
        return BadInput(_joined(field, shown(unknown["name"])), "there is no such field")
    if wrong := WRONG_WORD.match(problem):
        value = shown(wrong["value"].strip("'"))
        known = _known_words(kind, field)
        expected = f"expected one of {', '.join(known)}" if known else "expected another value"
        return BadInput(field or "body", f'{expected}, got "{value}"')
    if typed := WRONG_TYPE.match(problem):
        return BadInput(field or "body", f"expected {_plain(typed['expected'])}, got {_plain(typed['got'])}")
    return BadInput(field or "body", _plain(problem[:1].lower() + problem[1:]))


def _joined(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _plain(text: str) -> str:
    return text.replace("`", "").replace("|", "or")


def _known_words(kind: Any, field: str) -> list[str]:
    """The values that a field with a fixed set of them may have; empty where they cannot be told."""
    found = _variants(inspect.type_info(kind))
    for step in STEP.findall(field):
        found = [inner for outer in found for inner in _inside(outer, step)]
    words: list[str] = []
    for each in found:
        if isinstance(each, inspect.LiteralType):
            words += [str(value) for value in each.values]
    return words


def _inside(outer: inspect.Type, step: str) -> list[inspect.Type]:
    """The types found one step further down a path."""
    if isinstance(outer, inspect.StructType):
        if outer.tag_field == step:
            return [inspect.LiteralType((str(outer.tag),))]
        return [inner for one in outer.fields if one.encode_name == step for inner in _variants(one.type)]
    if isinstance(outer, inspect.ListType):
        return _variants(outer.item_type)
    if isinstance(outer, inspect.DictType):
        return _variants(outer.value_type)
    return []


def _variants(kind: inspect.Type) -> list[inspect.Type]:
    """The members of a union, without the metadata around them."""
    if isinstance(kind, inspect.Metadata):
        return _variants(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [inner for one in kind.types for inner in _variants(one)]
    return [kind]
