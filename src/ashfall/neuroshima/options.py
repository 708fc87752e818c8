"""Rules settings: the points of section 17 on which tables differ."""

from __future__ import annotations

from typing import final


@final
class Options:
    """The settings of one match. Each default is the ruling in ``docs/rules/neuroshima.md``."""

    def __init__(
        self,
        *,
        destroyed_hq_leaves: str = "phase_end",
        exploding_clown_uses_medics: bool = True,
        gauss_stops_at_reflection: bool = True,
        reflected_shot_hits_flying: bool = True,
        execution_with_netted_hq: bool = True,
        pay_last_health: bool = False,
        scavenger_needs_kill: bool = False,
        extra_attack_optional: bool = False,
        waste_instants: bool = False,
        medics_heal_own_fire: bool = True,
        net_of_steel_returns_when_hq_netted: bool = True,
    ) -> None:
        """Take the settings by name; whatever is not named keeps its default."""
        if destroyed_hq_leaves not in ("phase_end", "battle_end"):
            raise ValueError(
                f"destroyed_hq_leaves: expected phase_end or battle_end, got {destroyed_hq_leaves!r}"
            )
        self.hq_stays_for_battle = destroyed_hq_leaves == "battle_end"
        self.exploding_clown_uses_medics = exploding_clown_uses_medics
        self.gauss_stops_at_reflection = gauss_stops_at_reflection
        self.reflected_shot_hits_flying = reflected_shot_hits_flying
        self.execution_with_netted_hq = execution_with_netted_hq
        self.pay_last_health = pay_last_health
        self.scavenger_needs_kill = scavenger_needs_kill
        self.extra_attack_optional = extra_attack_optional
        self.waste_instants = waste_instants
        self.medics_heal_own_fire = medics_heal_own_fire
        self.net_of_steel_returns_when_hq_netted = net_of_steel_returns_when_hq_netted
