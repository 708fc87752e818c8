"""Rules settings: the points of section 17 on which tables differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ashfall.table.errors import shown, suggestion

__all__ = ["DEFAULTS", "Options"]

# Every setting with its default, which is the ruling in docs/rules/neuroshima.md.
DEFAULTS: Final[dict[str, bool | str]] = {
    "destroyed_hq_leaves": "phase_end",  # or "battle_end"
    "exploding_clown_uses_medics": True,
    "gauss_stops_at_reflection": True,
    "reflected_shot_hits_flying": True,
    "execution_with_netted_hq": True,
    "pay_last_health": False,
    "scavenger_needs_kill": False,
    "extra_attack_optional": False,
    "waste_instants": False,
    "medics_heal_own_fire": True,
    "net_of_steel_returns_when_hq_netted": True,
    "team_hq_health": "15",  # or "20"
    "all_armies_on_37": False,
    "reinforcements_discards": False,
    "merciless_both_ways": False,
    "overtime_starts": "after_last_turn",  # or "after_first_out"
}
CHOICES: Final = {
    "destroyed_hq_leaves": ("phase_end", "battle_end"),
    "team_hq_health": ("15", "20"),
    "overtime_starts": ("after_last_turn", "after_first_out"),
}


@final
class Options:
    """The settings of one match."""

    def __init__(self, given: Mapping[str, object] | None = None) -> None:
        """Take the settings that differ from the defaults; raises ValueError naming a wrong one."""
        self.given: dict[str, bool | str] = {}
        for name, value in (given or {}).items():
            if name not in DEFAULTS:
                raise ValueError(f'unknown setting "{shown(name)}"{suggestion(name, DEFAULTS)}')
            usual = DEFAULTS[name]
            if isinstance(value, bool | str) and isinstance(value, bool) == isinstance(usual, bool):
                self.given[name] = value
            else:
                raise ValueError(f"{name}: expected {type(usual).__name__}, got {shown(repr(value))}")
        chosen = {**DEFAULTS, **self.given}
        for name, known in CHOICES.items():
            if chosen[name] not in known:
                raise ValueError(f"{name}: expected {' or '.join(known)}, got {shown(repr(chosen[name]))}")
        self.hq_stays_for_battle = chosen["destroyed_hq_leaves"] == "battle_end"
        self.exploding_clown_uses_medics = chosen["exploding_clown_uses_medics"] is True
        self.gauss_stops_at_reflection = chosen["gauss_stops_at_reflection"] is True
        self.reflected_shot_hits_flying = chosen["reflected_shot_hits_flying"] is True
        self.execution_with_netted_hq = chosen["execution_with_netted_hq"] is True
        self.pay_last_health = chosen["pay_last_health"] is True
        self.scavenger_needs_kill = chosen["scavenger_needs_kill"] is True
        self.extra_attack_optional = chosen["extra_attack_optional"] is True
        self.waste_instants = chosen["waste_instants"] is True
        self.medics_heal_own_fire = chosen["medics_heal_own_fire"] is True
        self.net_of_steel_returns_when_hq_netted = chosen["net_of_steel_returns_when_hq_netted"] is True
        self.team_hq_health = int(chosen["team_hq_health"])
        self.all_armies_on_37 = chosen["all_armies_on_37"] is True
        self.reinforcements_discards = chosen["reinforcements_discards"] is True
        self.merciless_both_ways = chosen["merciless_both_ways"] is True
        self.overtime_after_first_out = chosen["overtime_starts"] == "after_first_out"
