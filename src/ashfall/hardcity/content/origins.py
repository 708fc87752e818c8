"""Where each value of the data comes from, so that tuning can leave alone what is known."""

from collections.abc import Iterator

from ashfall.hardcity.content.fields import Fields
from ashfall.hardcity.content.words import OURS

__all__ = ["origins_of"]


def origins_of(top: Fields, name: str) -> Iterator[tuple[str, str]]:
    """Every value of a file by its path, such as `chaos.card.bite.deploy`, with one of ORIGINS."""
    yield from _walk(top.table, name, OURS)


def _walk(value: object, path: str, inherited: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        origin = value.get("origin", inherited)
        single = value.get("origins", {})
        for key, inner in value.items():
            if key not in ("origin", "origins", "key", "number"):
                yield from _walk(inner, f"{path}.{key}", single.get(key, origin))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, row in enumerate(value, start=1):
            yield from _walk(row, f"{path}.{row.get('key', number)}", inherited)
    else:
        yield path, inherited
