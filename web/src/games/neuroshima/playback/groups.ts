/** The events of a phase, sorted by who acts: what a side panel tells, one block for each attacker. */

import type { EventLine, PhaseShow, Phrase, UnitSight } from '../../../lib/server'
import { type EventUnit, hexesOf, metSomebody, refOf, typeOf, unitIn, wordIn } from './events'

/** What one unit does in a phase, or what came of all attacks together. */
export interface EventGroup {
  key: string
  actor: EventUnit | null // null: what came of it
  icon: string // of the sprite
  tone: '' | 'harm' | 'futile'
  lines: Phrase[]
  notes: Phrase[] // why it is as strong as it is
  hexes: string[]
}

const KIND_ICONS: Record<string, string> = {
  melee: 'i-melee',
  both: 'i-melee',
  ranged: 'i-ranged',
  gauss: 'i-gauss',
  friendly_fire: 'i-friendly-fire',
  explosion: 'ab-explosion',
}
const TYPE_ICONS: Record<string, string> = {
  exploded: 'ab-explosion',
  converted: 'fx-quartermaster',
  removed: 'mk-destroyed',
  health_lost: 'mk-health',
}
const RESULT_ORDER = ['removed', 'health_lost']

/** The blocks of a phase. `before` are the units with which it began. */
export function groupsOf(phase: PhaseShow, before: readonly UnitSight[]): EventGroup[] {
  const groups = new Map<string, EventLine[]>()
  for (const line of phase.lines) {
    const key = unitIn(line, 'source')?.hex ?? '' // what came of all attacks has no source
    const found = groups.get(key)
    if (found) found.push(line)
    else groups.set(key, [line])
  }
  const results = groups.get('')
  groups.delete('')
  const told = [...groups].map(([hex, lines]) => actorGroup(hex, lines, before))
  return [...told, ...resultGroups(results ?? [])].filter((group) => group.lines.length > 0)
}

function actorGroup(hex: string, lines: readonly EventLine[], before: readonly UnitSight[]): EventGroup {
  const actor = lines.map((line) => unitIn(line, 'source')).find((unit) => unit !== null) ?? null
  const attacks = metSomebody(lines)
  return {
    key: hex,
    actor,
    icon: iconOf(lines),
    tone: attacks.length ? '' : 'futile',
    lines: lines.flatMap((line) => line.phrase ?? []),
    notes: actor ? bonuses(actor, attacks, before) : [],
    hexes: [...new Set([hex, ...lines.flatMap(hexesOf)])],
  }
}

function iconOf(lines: readonly EventLine[]): string {
  for (const line of lines) {
    const icon = TYPE_ICONS[typeOf(line)] ?? KIND_ICONS[wordIn(line, 'kind')]
    if (icon) return icon
  }
  return lines.some((line) => wordIn(line, 'reason') === 'netted') ? 'mk-netted' : 'mk-no-initiative'
}

/** Where the strength of an attack comes from, if it is not the printed one. */
function bonuses(actor: EventUnit, attacks: readonly EventLine[], before: readonly UnitSight[]): Phrase[] {
  const unit = before.find((other) => other.hex === actor.hex)
  if (!unit) return []
  const kinds = new Set(attacks.map((line) => wordIn(line, 'kind')))
  const isMelee = kinds.has('melee') || kinds.has('both') || kinds.has('friendly_fire')
  const isRanged = kinds.has('ranged') || kinds.has('both')
  const notes: Phrase[] = []
  if (isMelee && unit.melee_bonus) notes.push(bonus('battle-bonus-melee', unit.melee_bonus, unit, before))
  if (isRanged && unit.ranged_bonus) notes.push(bonus('battle-bonus-ranged', unit.ranged_bonus, unit, before))
  return notes
}

function bonus(id: string, count: number, unit: UnitSight, before: readonly UnitSight[]): Phrase {
  const helpers = before.filter((other) => unit.helped_by?.includes(other.hex)).map(refOf)
  return { is: 'phrase', id, args: { count, units: { is: 'list', items: helpers } } }
}

function resultGroups(lines: readonly EventLine[]): EventGroup[] {
  const types = [...new Set([...RESULT_ORDER, ...lines.map(typeOf)])]
  return types.flatMap((type) => {
    const own = lines.filter((line) => typeOf(line) === type)
    if (own.length === 0) return []
    return {
      key: type,
      actor: null,
      icon: TYPE_ICONS[type] ?? 'mk-netted',
      tone: RESULT_ORDER.includes(type) ? ('harm' as const) : '',
      lines: own.flatMap((line) => line.phrase ?? []),
      notes: [],
      hexes: [...new Set(own.flatMap(hexesOf))],
    }
  })
}
