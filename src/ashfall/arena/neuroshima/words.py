"""What the arena says about this game alone."""

from __future__ import annotations

from ashfall.arena.neuroshima.layout import Settings

__all__ = ["end_id", "settings_facts"]


def end_id(reason: str) -> str:
    """The id of the text that says why a game ended."""
    return f"reason-{reason}"


def settings_facts(settings: Settings) -> dict[str, str]:
    """The settings that differ from the rulings, by the id of their name; nothing where none does."""
    said = ", ".join(f"{name}={str(value).lower()}" for name, value in settings)
    return {"cli-settings": said} if said else {}
