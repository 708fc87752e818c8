"""Attacks and whom they hit: blows, shots, Gauss, Friendly Fire, Armor, Reflection, Flying (NH-8)."""

from dataclasses import dataclass

from tests.neuroshima.battle_oracle.facts import Unit
from tests.neuroshima.battle_oracle.standing import Standing


@dataclass(eq=False)
class Hit:
    """Wounds of one source: one edge attack of one unit, or one explosion (NH-9.1)."""

    source: Unit
    edge: int | None  # None: an explosion
    target: Unit
    wounds: int
    thrown_back: bool = False


@dataclass
class Attack:
    """What leaves through one edge."""

    source: Unit
    edge: int
    melee: int = 0
    ranged: int = 0
    gauss: bool = False
    friendly_fire: bool = False

    @property
    def kind(self) -> str:
        if self.gauss:
            return "gauss"
        if self.friendly_fire:
            return "friendly_fire"
        return "both" if self.melee and self.ranged else "melee" if self.melee else "ranged"

    @property
    def strength(self) -> int:
        return self.melee + self.ranged


Conversion = tuple[str, int]  # which kind of attack of which printed edge a Quartermaster changes


def attacks_of(standing: Standing, unit: Unit, change: Conversion | None) -> list[Attack]:
    """The attacks of all edges with the current bonuses (NH-8.2.2, NH-8.9.1), one of them changed."""
    every = [_attack(standing, unit, edge, change) for edge in range(6)]
    return [attack for attack in every if attack.strength]


def _attack(standing: Standing, unit: Unit, edge: int, change: Conversion | None) -> Attack:
    """One edge: printed icons and bonuses; a Gauss cannon has none (NH-8.3.1)."""
    tile = unit.tile
    if edge in tile.gauss:
        return Attack(unit, edge, ranged=1, gauss=True)
    melee, ranged = tile.melee[edge], tile.ranged[edge]
    more_melee, more_ranged = standing.bonus(unit, "melee"), standing.bonus(unit, "ranged")
    blow = melee + more_melee if melee else 0
    shot = ranged + more_ranged if ranged else 0
    if change == ("melee", edge):  # NH-10.14, R-18, R-64: with both bonuses, and no longer Friendly Fire
        return Attack(unit, edge, ranged=shot + melee + more_melee + more_ranged)
    if change == ("ranged", edge):
        return Attack(unit, edge, melee=blow + ranged + more_melee + more_ranged)
    return Attack(unit, edge, blow, shot, friendly_fire=edge in tile.friendly_fire)


def hits_of(standing: Standing, attack: Attack) -> list[Hit]:
    """NH-5.3 step 3. Wounds of one edge attack on one unit are one hit (NH-9.1, R-5)."""
    source, table = attack.source, standing.table
    direction = source.direction(attack.edge)
    if attack.gauss:
        return _merge(_gauss_hits(standing, attack, direction))
    blows: dict[Unit, list[int]] = {}
    near = table.beside(source.at, direction)
    if attack.melee and near and (attack.friendly_fire or table.wounds(source.owner, near.owner)):
        blows.setdefault(near, [0, 0])[0] = attack.melee  # NH-8.1.1, NH-8.4.1, R-83
    targets = (unit for unit in table.line(source.at, direction) if table.wounds(source.owner, unit.owner))
    first = next(iter(targets), None)
    if attack.ranged and first:
        blows.setdefault(first, [0, 0])[1] = attack.ranged  # NH-8.2.1
    landed = [_land(standing, attack, unit, melee, ranged) for unit, (melee, ranged) in blows.items()]
    return _merge([hit for hit in landed if hit])


def _gauss_hits(standing: Standing, attack: Attack, direction: int) -> list[Hit]:
    """Every target on the line up to a Reflection (NH-8.3.1, R-23)."""
    hits = []
    for unit in standing.table.line(attack.source.at, direction):
        if standing.table.wounds(attack.source.owner, unit.owner):
            hit = _land(standing, attack, unit, 0, 1)
            if hit:
                hits.append(hit)
            if _reflects(standing, unit, (direction + 3) % 6):
                break
    return hits


def _merge(hits: list[Hit]) -> list[Hit]:
    """One hit for each unit that the edge attack wounds (NH-9.1)."""
    merged: dict[Unit, Hit] = {}
    for hit in hits:
        if hit.target in merged:
            merged[hit.target].wounds += hit.wounds
        else:
            merged[hit.target] = hit
    return list(merged.values())


def _reflects(standing: Standing, unit: Unit, through: int) -> bool:
    """NH-8.6.1; a netted unit does not (NH-8.6.5)."""
    return standing.is_free(unit) and unit.has(unit.tile.reflection, through)


def _land(standing: Standing, attack: Attack, unit: Unit, melee: int, ranged: int) -> Hit | None:
    """An attack arrives at a unit: it hits, or is thrown back one hex (NH-8.6)."""
    direction = attack.source.direction(attack.edge)
    back = (direction + 3) % 6
    if not _reflects(standing, unit, back):
        return _hit(standing, attack, unit, (melee, ranged), back)
    struck = standing.table.beside(unit.at, back)
    if struck is None or not standing.table.enemies(unit.owner, struck.owner):
        return None  # NH-8.6.2, NH-8.6.3, R-22(f)
    if _reflects(standing, struck, direction):
        return None  # NH-8.6.7
    hit = _hit(standing, attack, struck, (melee, ranged), direction)
    if hit:
        hit.thrown_back = True
    return hit


def _hit(standing: Standing, attack: Attack, unit: Unit, blow: tuple[int, int], through: int) -> Hit | None:
    """HQs are at peace, Flying stops blows, Armor takes one off a shot (NH-8.8.2, NH-12.8, NH-8.5)."""
    melee, ranged = blow
    if attack.source.is_hq and unit.is_hq:
        return None  # NH-8.6.4 too
    if "flying" in unit.tile.abilities and standing.is_free(unit):
        melee = 0
    if ranged and unit.has(unit.tile.armor, through):
        ranged -= 1
    return Hit(attack.source, attack.edge, unit, melee + ranged) if melee + ranged else None


def blast(standing: Standing, clown: Unit) -> list[Hit]:
    """1 wound to every neighbour; nothing protects but a Medic (NH-8.10.1, R-7)."""
    return [Hit(clown, None, unit, 1) for unit in standing.table.neighbours(clown)]
