"""A table as a few lines of text, for a prompt, a log or a failing test."""

from __future__ import annotations

from typing import Any, Final

from ashfall.hardcity.files.position import write_position
from ashfall.hardcity.ground.state import State

__all__ = ["diagram"]

PIECES: Final = ("mutants", "loads", "crates", "clouds", "manholes")


def diagram(state: State) -> str:
    """Round and points, what each officer has, and where mutants, loads and things stand."""
    table = write_position(state)
    moving = "over" if state.is_over() else f"seat {int(state.chooser)} to move"
    points = table["points"]
    return "\n".join(
        [
            f"Hard City, episode {table['episode']}, {table['mode']}, round {table['round']}, {moving}",
            f"points {points['officers']} : {points['zero']}, kills {table['kills']}",
            *(_officer(officer) for officer in table["officers"]),
            *(f"{kind}: {', '.join(map(_piece, table[kind]))}" for kind in PIECES if table[kind]),
            *(f"lamp {number} on" for number, is_on in enumerate(table["lamps"], 1) if is_on),
        ]
    )


def _officer(officer: dict[str, Any]) -> str:
    states = [word.replace("_", " ") for word in ("stunned", "out_of_ammo") if officer[word]]
    cards = [*officer["equipment"], *officer["abilities"]]
    place = f"{officer['key']} {officer['space'] or '-'}"
    return ", ".join([place, f"{officer['hp']} HP", f"{officer['ap']} AP", *states, *cards])


def _piece(piece: Any) -> str:
    """A piece by its name and space, and whatever is true of it."""
    if not isinstance(piece, dict):
        return str(piece)
    names = [str(piece[word]) for word in ("key", "space", "vehicle") if piece.get(word)]
    return " ".join([*names, *(word for word, holds in piece.items() if holds is True)])
