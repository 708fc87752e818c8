"""What holds while a phase lasts: nets, Scopers, modules and HQs, initiative (NH-5.2.3, 6A, 7, 10)."""

from dataclasses import dataclass

from tests.neuroshima.battle_oracle.facts import Table, Unit

Token = tuple[str, int]


@dataclass
class Standing:
    """The board of one phase, frozen (NH-5.2.3)."""

    table: Table
    netted: set[Unit]
    serves: dict[Unit, int]  # by module or HQ at work: the seat that it serves (NH-10.11)

    def helpers(self, unit: Unit, keyword: str) -> list[tuple[Unit, int]]:
        """Who affects a unit in this way, with the amount (NH-10.1 to NH-10.3, NH-10.17, NH-13.5.3)."""
        found = []
        for direction in range(6):
            helper = self.table.beside(unit.at, direction)
            if helper is None or helper not in self.serves:
                continue
            if not helper.has(helper.tile.links, (direction + 3) % 6):
                continue
            foe = self.table.enemies(self.serves[helper], unit.owner)
            for effect in helper.tile.effects:
                if effect.keyword == keyword and foe == (effect.targets == "enemy"):
                    found.append((helper, effect.amount))
        return found

    def bonus(self, unit: Unit, keyword: str) -> int:
        """Everything of one kind adds up (NH-10.2, NH-8.9.1)."""
        return sum(amount for _, amount in self.helpers(unit, keyword))

    def is_free(self, unit: Unit) -> bool:
        return unit not in self.netted


def freeze(table: Table) -> Standing:
    """NH-5.3 step 1; a marker whose thrower's HQ is netted goes back for good (R-28, R-73)."""
    netted = netted_units(table)
    lost = [seat for seat in table.markers if table.hq(seat) in netted]
    if lost:
        for seat in lost:
            del table.markers[seat]
        return freeze(table)
    return Standing(table, netted, served(table, netted))


# Nets (NH-7.3.4).


def netted_units(table: Table) -> set[Unit]:
    """The normative algorithm, word for word."""
    netted = {table.units[at] for at in table.markers.values()}  # NH-7.3.6
    aims = {unit: _aims(table, unit) for unit in table.units.values() if unit.tile.nets}
    undecided = set(aims) - netted
    active: set[Unit] = set()
    while undecided:
        live = undecided | active
        free = {unit for unit in undecided if not any(unit in aims[other] for other in live)}
        if free:  # (a)
            active |= free
            netted |= {goal for unit in free for goal in aims[unit]}
            undecided -= free | netted
        else:  # (b)
            group = _leading_group(aims, undecided)
            active |= group
            for unit in group:
                aims[unit] = aims[unit] - group
                netted |= aims[unit]
            undecided -= group | netted
    return netted


def _aims(table: Table, netter: Unit) -> set[Unit]:
    """Whom its nets point at: enemies, or anybody for a web (NH-7.1.3, NH-7.1.5)."""
    before = [table.beside(netter.at, netter.direction(edge)) for edge in netter.tile.nets]
    return {goal for goal in before if goal and (netter.tile.web or table.nets(netter.owner, goal.owner))}


def _leading_group(aims: dict[Unit, set[Unit]], undecided: set[Unit]) -> set[Unit]:
    """A strongly connected group at which no undecided netter outside of it aims."""
    graph = {unit: aims[unit] & undecided for unit in undecided}
    groups = [group_of(graph, unit) for unit in undecided]
    return next(
        group
        for group in groups
        if not any(graph[other] & group for other in undecided if other not in group)
    )


def reach(graph: dict[Unit, set[Unit]], start: Unit) -> set[Unit]:
    """Everything that arrows lead to, the start included."""
    seen, fresh = {start}, {start}
    while fresh:
        fresh = {goal for unit in fresh for goal in graph[unit]} - seen
        seen |= fresh
    return seen


def group_of(graph: dict[Unit, set[Unit]], unit: Unit) -> set[Unit]:
    """The strongly connected group of a unit."""
    return {other for other in reach(graph, unit) if unit in reach(graph, other)}


# Whom modules serve.


def served(table: Table, netted: set[Unit]) -> dict[Unit, int]:
    """Every module and HQ that is not netted, with the seat it serves (NH-10.5, NH-10.11, NH-10.17)."""
    serves = {}
    for unit in table.units.values():
        if unit.tile.effects and unit not in netted:
            takers = _takers(table, netted, unit)
            serves[unit] = min(takers, default=unit.owner)
    return serves


def _takers(table: Table, netted: set[Unit], module: Unit) -> list[int]:
    """Owners of free enemy Scopers that point at a module; no Scoper or HQ is turned (R-17, R-75)."""
    if module.tile.kind != "module" or module.gives("scoper"):
        return []
    found = []
    for direction in range(6):
        scoper = table.beside(module.at, direction)
        if scoper is None or not scoper.gives("scoper") or scoper in netted:
            continue
        linked = scoper.has(scoper.tile.links, (direction + 3) % 6)
        if linked and table.enemies(scoper.owner, module.owner):
            found.append(scoper.owner)
    return found


# Initiative (6A).


def tokens(standing: Standing, unit: Unit) -> dict[Token, int]:
    """Current value of every token, extra attacks included, spent or not (NH-6A.3, NH-6A.5)."""
    change = standing.bonus(unit, "initiative")
    values: dict[Token, int] = {
        ("printed", i): max(0, printed + change) for i, printed in enumerate(unit.tile.initiatives)
    }
    if not values:
        return values  # NH-6A.1
    highest, taken = max(values.values()), set(values.values())
    free = [value for value in range(highest - 1, -1, -1) if value not in taken]
    sources = standing.bonus(unit, "extra_attack")
    values.update({("extra", i): value for i, value in enumerate(free[:sources])})
    return values


def spend(standing: Standing, unit: Unit, phase: int) -> bool:
    """NH-6A.6: spend what is due or missed. True: the unit acts now (NH-6A.4: once)."""
    due = False
    for token, value in tokens(standing, unit).items():
        if token in unit.spent or value < phase:
            continue
        unit.spent.add(token)
        due = due or value == phase
    return due and standing.is_free(unit)
