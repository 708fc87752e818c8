/** What is impossible in a position, and where: the server names the field. */

import type { Problem } from '../../../lib/api'
import type { Phrase } from '../../../lib/server'

/** The place of a mistake, as far as the editor shows it. */
export interface Fault {
  /** What is wrong, without the place. */
  reason: Phrase | string
  unit: number | null // index among the units
  seat: number | null // of a player, a hand or a pile
}

const UNIT = /^units\[(\d+)\]\.?/
const SEAT = /^(?:players|hands|decks|discards)\[(\d+)\]/

/** Reads the place out of the sentence of the server; what is wrong has words of other languages too, mostly. */
export function faultOf(problem: Pick<Problem, 'reason' | 'phrase'>): Fault {
  const reason = problem.reason.replace(/^position\./, '')
  const unit = UNIT.exec(reason)
  const seat = SEAT.exec(reason)
  return {
    reason: problem.phrase ?? reason.replace(UNIT, '').replace(/^: /, ''),
    unit: unit ? Number(unit[1]) : null,
    seat: seat ? Number(seat[1]) : null,
  }
}
