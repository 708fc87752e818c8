"""One battle, phase by phase, as section 5.3 of the rules orders the work."""

from collections import Counter
from dataclasses import dataclass, field

from tests.neuroshima.battle_oracle.answers import Answers, Options
from tests.neuroshima.battle_oracle.attacks import Conversion, Hit, attacks_of, blast, hits_of
from tests.neuroshima.battle_oracle.facts import LAST_POINT, At, Table, Unit
from tests.neuroshima.battle_oracle.medics import Clinic
from tests.neuroshima.battle_oracle.standing import Standing, freeze, spend, tokens


@dataclass
class Phase:
    """What happened at one initiative, in a form that can be compared."""

    initiative: int
    attacks: Counter[tuple[At, int, str, int, bool]] = field(default_factory=Counter)
    exploded: set[At] = field(default_factory=set)
    wounds: Counter[tuple[At, int | None, At, int]] = field(default_factory=Counter)
    absorbed: Counter[tuple[At, int | None, At, int, At]] = field(default_factory=Counter)
    removed: dict[At, set[str]] = field(default_factory=dict)  # with every cause that holds
    counters: list[int] = field(default_factory=list)  # as they stand after it

    @property
    def is_quiet(self) -> bool:
        return not (self.attacks or self.exploded or self.wounds or self.removed)


def fight(table: Table, answers: Answers) -> list[Phase]:
    """All phases from the highest initiative down to 0 (NH-5.2.1), then the points that are owed (R-45)."""
    standing = freeze(table)
    values = [value for unit in table.units.values() for value in tokens(standing, unit).values()]
    phases = [_Work(table, answers, phase).run() for phase in range(max(values, default=0), -1, -1)]
    _give_points(table, answers)
    for phase in [phase for phase in phases if not phase.is_quiet][-1:]:
        phase.counters = list(table.counters)
    freeze(table)  # markers of HQs that are netted now go back
    answers.finish()
    return phases


class _Work:
    """The work inside one phase (NH-5.3)."""

    def __init__(self, table: Table, answers: Answers, initiative: int) -> None:
        self.table = table
        self.answers = answers
        self.initiative = initiative
        self.standing: Standing = freeze(table)  # step 1
        self.clinic = Clinic(self.standing, answers)
        self.phase = Phase(initiative)
        self.exploding: set[Unit] = set()
        self.changes: dict[Unit, Conversion] = {}
        self.dying: set[Unit] = set()  # units whose Agony has been added

    def run(self) -> Phase:
        acting = [unit for unit in self.table.units.values() if spend(self.standing, unit, self.initiative)]
        self._declare(acting)  # step 2
        for unit in acting:
            self._act(unit)  # steps 2 and 3
        self._agony_and_medics(set(acting))  # steps 4 and 5
        self._apply()  # step 6
        self._remove()  # step 7
        self.phase.counters = list(self.table.counters)
        return self.phase

    # Step 2: Clowns and Quartermasters, player after player.

    def _declare(self, acting: list[Unit]) -> None:
        clowns = {unit for unit in acting if "explosion" in unit.tile.abilities}
        armed = {unit for unit in acting if not unit.converted}
        for seat in self.table.queue:
            while True:
                open_clowns = {_clown_question(unit): unit for unit in clowns if unit.owner == seat}
                ready = armed - clowns - self.exploding
                open_changes = {self._change_question(unit): unit for unit in ready if unit.owner == seat}
                open_changes.pop(frozenset(), None)
                if not open_clowns and not open_changes:
                    break
                verb, at, *rest = self.answers.ask(seat, [*open_clowns, *open_changes])
                unit = next(unit for unit in acting if unit.at == at)
                if verb in ("attack", "explode"):
                    clowns.remove(unit)
                    if verb == "explode":
                        self.exploding.add(unit)
                else:
                    armed.remove(unit)
                    self._note_change(unit, rest)

    def _change_question(self, unit: Unit) -> Options:
        """Every melee or ranged edge but a Gauss (R-18); its owner is asked, if there is one (DP-6, R-93)."""
        options: set[tuple[object, ...]] = set()
        if not self.standing.helpers(unit, "quartermaster"):
            return frozenset()
        for edge in range(6):
            if unit.tile.melee[edge]:
                options.add(("convert", unit.at, "melee", unit.direction(edge)))
            if unit.tile.ranged[edge] and edge not in unit.tile.gauss:
                options.add(("convert", unit.at, "ranged", unit.direction(edge)))
        return frozenset({*options, ("plain", unit.at)}) if options else frozenset()

    def _note_change(self, unit: Unit, rest: list[object]) -> None:
        if rest:
            kind, direction = rest
            edge = next(edge for edge in range(6) if unit.direction(edge) == direction)
            self.changes[unit] = (str(kind), edge)
            unit.converted = True  # one edge in one phase of the battle

    # Steps 2 and 3: attacks and their hits.

    def _act(self, unit: Unit, agony: bool = False) -> None:
        if unit in self.exploding:
            self.phase.exploded.add(unit.at)
            self.clinic.hits += blast(self.standing, unit)
            return
        for attack in attacks_of(self.standing, unit, self.changes.get(unit)):
            self.phase.attacks[unit.at, attack.edge, attack.kind, attack.strength, agony] += 1
            self.clinic.hits += hits_of(self.standing, attack)

    # Steps 4 and 5: Agony and Medics (NH-6B, R-21, R-76).

    def _agony_and_medics(self, acting: set[Unit]) -> None:
        while True:
            while self._add_agony(acting, certain=True):
                pass
            self.clinic.work()
            if not self._add_agony(acting, certain=False):
                return

    def _add_agony(self, acting: set[Unit], certain: bool) -> bool:
        """Attacks of destroyed units; ``certain``: only of those that no unused Medic is connected to."""
        fresh = [
            unit
            for unit in self.table.units.values()
            if unit.tile.agony
            and unit not in acting  # NH-6B.2
            and unit not in self.dying
            and self.standing.is_free(unit)  # NH-6B.5
            and self.clinic.is_destroyed(unit)
            and not (certain and self.clinic.medics_of(unit))
        ]
        self.dying.update(fresh)
        for unit in fresh:
            self._act(unit, agony=True)
        return bool(fresh)

    # Step 6.

    def _apply(self) -> None:
        destroyed = {
            unit for unit in self.table.units.values() if self.clinic.is_destroyed(unit)
        } | self.dying
        gone = {"wounds": destroyed, "explosion": self.exploding, "medic": self.clinic.used}
        for hit in self.clinic.hits:
            self.phase.wounds[hit.source.at, hit.edge, hit.target.at, hit.wounds] += 1
            hit.target.wounds += 0 if hit.target.is_hq else hit.wounds
        for hit, medic in self.clinic.absorbed:
            self.phase.absorbed[hit.source.at, hit.edge, hit.target.at, hit.wounds, medic.at] += 1
        _count(self.table, [hit for hit in self.clinic.hits if hit.target.is_hq])
        fallen = {hit.target for hit in self.clinic.hits if hit.target.is_hq}
        if self.table.mode != "points":
            gone["wounds"] |= {hq for hq in fallen if self.table.counters[hq.owner] == 0}
        for cause, units in gone.items():
            for unit in units:
                self.phase.removed.setdefault(unit.at, set()).add(cause)

    # Step 7.

    def _remove(self) -> None:
        for at in self.phase.removed:
            take(self.table, at)
        for unit in list(self.table.units.values()):
            if is_homeless(self.table, unit):
                self.phase.removed[unit.at] = {"lair"}
                take(self.table, unit.at)


def _clown_question(clown: Unit) -> Options:
    return frozenset({("attack", clown.at), ("explode", clown.at)})


def take(table: Table, at: At) -> None:
    """A unit leaves; a Net of Steel on it goes back (NH-12.2)."""
    del table.units[at]
    for seat in [seat for seat, marked in table.markers.items() if marked == at]:
        del table.markers[seat]


def is_homeless(table: Table, unit: Unit) -> bool:
    """A Cerberus that is not beside its HQ (NH-12.10, R-57)."""
    if unit.is_hq or "lair" not in unit.tile.abilities:
        return False
    return not any(other.is_hq and other.owner == unit.owner for other in table.neighbours(unit))


# HQ damage and points.


def _count(table: Table, hits: list[Hit]) -> None:
    """Health goes down to 0 at most (NH-5.2.5, R-40); in points mode attackers score (NH-13.3)."""
    for hit in hits:
        author, victim = hit.source.owner, hit.target.owner
        if table.mode != "points":
            table.counters[victim] = max(0, table.counters[victim] - hit.wounds)
        elif author != victim:
            table.counters[author] = min(LAST_POINT, table.counters[author] + hit.wounds)
        elif not hit.thrown_back:  # Friendly Fire and own explosions, not R-22(a)
            table.owed[victim] = table.owed.get(victim, 0) + hit.wounds


def _give_points(table: Table, answers: Answers) -> None:
    """Each point that is owed goes to an opponent of choice (R-45), the causer decides first (R-51)."""
    for seat in table.queue:
        options = frozenset(("give", other) for other in table.seats if other != seat)
        for _ in range(table.owed.get(seat, 0)):
            _, taker = answers.ask(seat, [options])
            assert isinstance(taker, int)
            table.counters[taker] = min(LAST_POINT, table.counters[taker] + 1)
