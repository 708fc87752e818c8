"""Medics: who may absorb what, who is asked, who dies (NH-9, R-74, R-81, R-86)."""

from tests.neuroshima.battle_oracle.answers import Answers
from tests.neuroshima.battle_oracle.attacks import Hit
from tests.neuroshima.battle_oracle.facts import STEPS, Unit
from tests.neuroshima.battle_oracle.standing import Standing, group_of, reach

Absorption = tuple[Hit, Unit]  # the hit that is gone and the Medic that dies for it


class Clinic:
    """All hits of a phase and what Medics make of them."""

    def __init__(self, standing: Standing, answers: Answers) -> None:
        self.standing = standing
        self.answers = answers
        self.hits: list[Hit] = []
        self.absorbed: list[Absorption] = []

    @property
    def used(self) -> set[Unit]:
        return {medic for _, medic in self.absorbed}

    def is_destroyed(self, unit: Unit) -> bool:
        """Whether the hits that are left destroy a unit other than an HQ (NH-8.7.1)."""
        wounds = unit.wounds + sum(hit.wounds for hit in self.hits if hit.target is unit)
        new = any(hit.target is unit for hit in self.hits)
        return new and not unit.is_hq and wounds > unit.tile.toughness

    def medics_of(self, unit: Unit) -> list[Unit]:
        """Unused Medics at work that are connected to a unit of the side they serve, doomed ones too."""
        connected = [medic for medic, _ in self.standing.helpers(unit, "medic")]
        return [medic for medic in connected if medic not in self.used]

    def work(self) -> None:
        """The loop of NH-9.9: the first player in the order of R-51 with a Medic for a hit, over and over."""
        while True:
            for seat in self.standing.table.queue:
                choices = self._choices(seat)
                if choices:
                    self._absorb(*self._choose(seat, choices))
                    break
            else:
                return

    def _able(self, unit: Unit) -> list[Unit]:
        """Medics that can still absorb a hit on a unit: not used, not doomed (NH-9.7, NH-9.9)."""
        return [medic for medic in self.medics_of(unit) if not self.is_destroyed(medic)]

    def _choices(self, seat: int) -> list[Absorption]:
        """What the Medics that serve a seat can do: which hit is gone and who dies for it."""
        choices: list[Absorption] = []
        for hit in self.hits:
            for medic in self._able(hit.target):
                if self.standing.serves[medic] == seat:
                    choices += [(hit, dying) for dying in self._victims(medic) if (hit, dying) not in choices]
        return choices

    def _victims(self, medic: Unit) -> set[Unit]:
        """Members of the last groups behind a Medic (NH-9.8, NH-9.9, R-54)."""
        graph = self._chain()
        last = set()
        for unit in reach(graph, medic):
            group = group_of(graph, unit)
            if all(graph[member] <= group for member in group):
                last.add(unit)
        return last

    def _chain(self) -> dict[Unit, set[Unit]]:
        """Medic X -> Medic Y that stands behind it: able, and both serve one side (R-74, R-81)."""
        side, serves = self.standing.table.side, self.standing.serves
        graph = {}
        for unit in serves:
            behind = self._able(unit) if unit.gives("medic") else []
            graph[unit] = {medic for medic in behind if side(serves[medic]) == side(serves[unit])}
        return graph

    def _choose(self, seat: int, choices: list[Absorption]) -> Absorption:
        if len(choices) == 1:
            return choices[0]
        options = {_option(*choice): choice for choice in choices}
        return options[self.answers.ask(seat, [frozenset(options)])]

    def _absorb(self, hit: Hit, medic: Unit) -> None:
        self.hits.remove(hit)
        self.absorbed.append((hit, medic))


def _option(hit: Hit, medic: Unit) -> tuple[object, ...]:
    """As it is written down; an explosion goes straight to its victim."""
    if hit.edge is None:
        step = hit.target.at[0] - hit.source.at[0], hit.target.at[1] - hit.source.at[1]
        direction = STEPS.index(step)
    else:
        direction = hit.source.direction(hit.edge)
    return ("heal", hit.target.at, hit.source.at, direction, medic.at)
