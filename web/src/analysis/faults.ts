/** What is impossible in a position, and where: the server names the field. */

/** The place of a mistake, as far as the editor shows it. */
export interface Fault {
  /** What is wrong, without the place. */
  reason: string
  unit: number | null // index among the units
  seat: number | null // of a player, a hand or a pile
}

const UNIT = /^units\[(\d+)\]\.?/
const SEAT = /^(?:players|hands|decks|discards)\[(\d+)\]/

/** Reads the place out of the sentence of the server. */
export function faultOf(sentence: string): Fault {
  const reason = sentence.replace(/^position\./, '')
  const unit = UNIT.exec(reason)
  const seat = SEAT.exec(reason)
  return {
    reason: reason.replace(UNIT, '').replace(/^: /, ''),
    unit: unit ? Number(unit[1]) : null,
    seat: seat ? Number(seat[1]) : null,
  }
}
