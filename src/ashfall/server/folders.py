"""Folders of TOML files that belong to the program: one file for each thing, named by its id."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Protocol, TypeVar

import msgspec

__all__ = ["read_folder"]

SUFFIX: Final = ".toml"


class _Numbered(Protocol):
    number: int  # its place among the others


Kind = TypeVar("Kind", bound=_Numbered)


def read_folder(package: str, name: str, kind: type[Kind]) -> dict[str, Kind]:
    """Everything in a folder of a package by id, in the order of the numbers."""
    found = {
        entry.name.removesuffix(SUFFIX): msgspec.toml.decode(entry.read_bytes(), type=kind)
        for entry in (files(package) / name).iterdir()
        if entry.name.endswith(SUFFIX)
    }
    return dict(sorted(found.items(), key=lambda item: item[1].number))
