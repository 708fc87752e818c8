/** How the officers do, as cards, strips and the round tell it. */

import type { CityNow, PersonNow } from '../../../lib/server'
import type { Choice } from './choices'
import { namedIn } from '../notation'

export type Turn = 'acting' | 'stunned' | 'done' | 'waiting'

/** One stop of a round: an officer's turn, or the enemy's after it. */
export interface Stop {
  key: string
  /** The officer; null for the enemy. */
  person: PersonNow | null
  when: 'past' | 'now' | 'coming' | 'out'
}

/** Who leads a turn of their own: everybody but the ally. */
export function officersOf(now: CityNow): PersonNow[] {
  return now.people.filter(({ seat }) => seat !== null)
}

/** How far an officer's round has come. Until the enemy has followed, the one who acted stays active. */
export function turnOf(person: PersonNow, now: CityNow): Turn {
  if (person.active && now.phase === 'officers') return 'acting'
  if (person.stunned) return 'stunned'
  return person.done ? 'done' : 'waiting'
}

/** AP of an officer that lie on cards of the enemy. */
export function lockedAp(person: PersonNow, now: CityNow): number {
  return now.autodoc?.queue.filter(({ marker }) => marker === person.person).length ?? 0
}

/**
 * The round from its first turn to its last; the enemy follows each officer. Who lost the turn stands last. Where the
 * officers are asked who acts next, it is nobody's turn.
 */
export function stopsOf(now: CityNow, kind: string): Stop[] {
  const officers = officersOf(now)
  const acting = officers.filter(({ active }) => active)
  const rest = officers.filter(({ active }) => !active)
  const isBetween = kind === 'round_task'
  const isEnemys = now.phase === 'zero' && !isBetween
  const gone = rest.filter(({ done, stunned }) => done && !stunned)
  return [
    // In Doctor Zero's turn nobody is active any more: he follows the last one who was.
    ...gone.flatMap((who, place) =>
      pair(who, 'past', isEnemys && !acting.length && place === gone.length - 1 ? 'now' : 'past'),
    ),
    ...acting.flatMap((who) => {
      if (isBetween) return pair(who, 'past', 'past')
      return isEnemys ? pair(who, 'past', 'now') : pair(who, 'now', 'coming')
    }),
    ...rest.filter(({ done, stunned }) => !done && !stunned).flatMap((who) => pair(who, 'coming', 'coming')),
    ...rest
      .filter(({ stunned }) => stunned)
      .map((person): Stop => ({ key: person.person, person, when: 'out' })),
  ]
}

function pair(person: PersonNow, own: Stop['when'], enemys: Stop['when']): Stop[] {
  return [
    { key: person.person, person, when: own },
    { key: `after-${person.person}`, person: null, when: enemys },
  ]
}

/** The choice that is about a person and about nothing else; null where there is none, or more than one. */
export function choiceOf(person: string, choices: readonly Choice[]): Choice | null {
  const found = choices.filter(
    ({ move }) =>
      (move.verb === 'activate' || move.verb === 'give') && namedIn(move, 'officer')[0] === person,
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
