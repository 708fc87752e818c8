/** The log of a replay: its steps by turn. */

import type { EventLine, Phrase, Replay, ReplayStep } from '../../../lib/server'

const TITLED = new Set(['turn_started', 'turn_ended', 'placed', 'played', 'discarded'])

/** One step in the log. */
export interface ReplayRow {
  /** Its number in the game. */
  key: number
  seat: number
  title: Phrase
  isBattle: boolean
}

/** The steps of one turn. */
export interface ReplayTurn {
  key: number
  turn: number
  seat: number
  rows: ReplayRow[]
}

/** The steps of a game by the turn in which they were made. */
export function turnsOf(replay: Replay): ReplayTurn[] {
  const turns: ReplayTurn[] = []
  replay.steps.forEach((step, ply) => {
    const before = replay.steps[ply - 1]
    if (!step.title || !before) return
    const { turn_number: turn, turn: seat } = before.sight
    let last = turns.at(-1)
    if (!last || last.turn !== turn) turns.push((last = { key: ply, turn, seat, rows: [] }))
    last.rows.push({
      key: ply,
      seat: step.seat ?? seat,
      title: step.title,
      isBattle: (step.battle?.phases.length ?? 0) > 0,
    })
  })
  return turns
}

/** Sentences that say more than the title of a step; a battle tells its own in the playback. */
export function tellings(step: ReplayStep): Phrase[] {
  let isFighting = false
  const kept = step.lines.filter((line) => {
    const type = line.event['type']
    if (type === 'battle_started') isFighting = true
    const keep = !isFighting || type === 'battle_started'
    if (type === 'battle_ended') isFighting = false
    return keep && !isKnown(line)
  })
  return kept.flatMap((line) => line.phrase ?? [])
}

/** Whether the title of a step or the heading of its turn says as much. */
function isKnown(line: EventLine): boolean {
  const type = String(line.event['type'])
  if (type === 'moved') return line.event['by'] === null
  return TITLED.has(type)
}
