/** Clocks that count down between two messages of the server. */

import { spanText } from '../lib/format'
import type { ClocksAt } from '../lib/match.svelte'
import type { TableModel } from './table_model.svelte'

const TICK = 250
const DAY = 86_400_000

/** A clock that ticks while somebody looks at it. */
export class Ticker {
  now = $state(performance.now())

  /** Keep `now` fresh; returns how to stop. Use it as the return value of an effect. */
  run(): () => void {
    const timer = setInterval(() => (this.now = performance.now()), TICK)
    return () => clearInterval(timer)
  }

  /** Milliseconds that a seat has left now. */
  left(clocks: ClocksAt, seat: number): number {
    const shown = clocks.left[seat] ?? 0
    const runs = clocks.running === seat && !clocks.paused
    return Math.max(0, shown - (runs ? Math.max(0, this.now - clocks.at) : 0))
  }
}

/** Whether a seat has a clock to show. Bots answer when they can: the time of somebody who has left is not theirs. */
export function hasClock(model: TableModel, seat: number): boolean {
  return Boolean(model.store.clocks && model.info?.clock) && model.who.seatInfo(seat)?.who !== 'bot'
}

/** Milliseconds as 08:12, with tenths below ten seconds and hours where there are any; days in words. */
export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) return spanText(milliseconds)
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1)
  const seconds = Math.floor(milliseconds / 1000)
  const two = (number: number): string => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours ? `${hours}:${rest}` : rest
}
