/**
 * A told first round: at a real table, alone against AutoDoc, somebody says what there is to see and to do next. A step is
 * over as soon as what it tells of has happened; it can always be passed over, and so can all of it.
 */

import { untrack } from 'svelte'

import { router } from '../../../lib/router.svelte'
import type { CityNow } from '../../../lib/server'
import { t } from '../../../lib/texts.svelte'
import type { CityTable } from '../table/city_table.svelte'
import type { Coach, CoachButton } from './coach'

/** The word of an address that asks for it. */
export const TOLD = 'told'

interface Step {
  /** Its words are `hc-told-NAME`. */
  name: string
  /** Whether what it tells of has happened. */
  isPast(now: CityNow): boolean
  places?(now: CityNow): string[]
}

const hasBegun = (now: CityNow): boolean => now.phase !== 'setting_up'
const isActing = (now: CityNow): boolean => now.people.some(({ active }) => active)
const acted = (now: CityNow): number => now.people.filter(({ done }) => done).length
/** Whether so many officers have begun their turns in the first round. */
const hasCome = (now: CityNow, turns: number): boolean => now.round > 1 || acted(now) >= turns
const hasPaid = (now: CityNow): boolean => now.people.some(({ active, ap, pool }) => active && ap < pool)
/** Whether the first of them has ended the turn, so that AutoDoc acts or has acted. */
const hasEnded = (now: CityNow): boolean => now.phase === 'zero' || hasCome(now, 2)

export const STEPS: readonly Step[] = [
  { name: 'welcome', isPast: hasBegun },
  { name: 'parking', isPast: hasBegun },
  {
    name: 'street',
    isPast: (now) => hasCome(now, 1),
    places: ({ loads, helicopter }) => [
      ...loads.flatMap(({ load, space }) => (space && load.startsWith('civilian') ? [space] : [])),
      ...(helicopter ? [helicopter.space] : []),
    ],
  },
  { name: 'choose', isPast: (now) => hasCome(now, 1) },
  { name: 'points', isPast: (now) => hasPaid(now) || hasEnded(now) },
  { name: 'act', isPast: hasEnded },
  { name: 'autodoc', isPast: (now) => hasCome(now, 2) || !isActing(now) },
  { name: 'others', isPast: ({ round }) => round > 1 },
  { name: 'wrap', isPast: () => false },
]

export class ToldRound implements Coach {
  private readonly table: CityTable
  private number = $state(0)

  constructor(table: CityTable) {
    this.table = table
  }

  private readonly step = $derived.by((): Step => STEPS[this.number] as Step)
  readonly over = $derived.by(() => t('hc-told-step', { number: this.number + 1, total: STEPS.length }))
  readonly title = $derived.by(() => t('hc-told-title'))
  readonly words = $derived.by(() => t(`hc-told-${this.step.name}`))
  readonly note = null
  readonly isOver = false
  readonly steps = $derived.by(() => ({ all: STEPS.length, done: this.number }))
  readonly places = $derived.by(() => {
    const { now } = this.table
    return (now && this.step.places?.(now)) ?? []
  })
  readonly leave: CoachButton = { text: 'hc-told-leave', run: () => this.end() }
  readonly buttons = $derived.by((): CoachButton[] =>
    this.number < STEPS.length - 1
      ? [{ text: 'hc-told-on', icon: 'ui-arrow', run: () => (this.number += 1) }]
      : [
          { text: 'hc-told-play', icon: 'ui-play', kind: 'primary', run: () => this.end() },
          { text: 'hc-learn-all', icon: 'ui-school', href: '/learn/hardcity' },
        ],
  )

  /** Go on by itself with what happens. Call it where a component begins. */
  follow(): void {
    $effect(() => this.keepUp())
  }

  /** Go on to what has not happened yet; once the game is over there is nothing left to tell. */
  keepUp(): void {
    const { table } = this
    const { info, now } = table
    if (table.coach !== this || !info || !now) return
    // It tells of one who leads all four; anybody else may play undisturbed.
    if (info.seats.length > 1 || table.who.isSpectator || table.isOver) return untrack(() => this.end())
    const next = passed(this.number, now)
    if (next !== this.number && !table.queue.isBehind) untrack(() => (this.number = next))
  }

  private end(): void {
    this.table.coach = null
    router.go(location.pathname, { replace: true, keepScroll: true })
  }
}

/** The first step from one on that is not past yet. */
export function passed(number: number, now: CityNow): number {
  const next = STEPS.findIndex((step, index) => index >= number && !step.isPast(now))
  return next < 0 ? STEPS.length - 1 : next
}
