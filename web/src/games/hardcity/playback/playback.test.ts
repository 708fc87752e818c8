import { describe, expect, it } from 'vitest'

import type { EventLine } from '../../../lib/server'
import type { CityEvent } from '../events'
import { smallNow } from '../testing/city'
import { beatsOf } from './beats'
import { afterEvent } from './scene'

const line = (event: CityEvent): EventLine => ({ event: { ...event } })

describe('the table while something happens', () => {
  it('moves, deploys, stuns and kills', () => {
    const events: CityEvent[] = [
      { type: 'mutant_deployed', mutant: 'rat1', space: 'C1' },
      { type: 'mutant_moved', mutant: 'rat1', start: 'C1', end: 'A1' },
      { type: 'mutant_stunned', mutant: 'mutant1', space: 'B2' },
      { type: 'mutant_killed', mutant: 'mutant2', space: 'B2' },
      { type: 'officer_hurt', officer: 'miranda', hp: 2, cause: 'attack' },
      { type: 'officer_moved', officer: 'miranda', start: 'A1', end: 'A2' },
      { type: 'load_moved', load: 'civilian1', start: 'A1', end: 'A2' },
      { type: 'crate_opened', space: 'B1', officer: 'miranda' },
      { type: 'welded', manhole: 1 },
      { type: 'scored', side: 'order', points: 1, what: 'weld', total: 1 },
    ]
    const now = events.reduce(afterEvent, smallNow())
    expect(now.mutants).toEqual([
      { mutant: 'mutant1', kind: 'mutant', space: 'B2', stunned: true },
      { mutant: 'rat1', kind: 'rat', space: 'A1' },
    ])
    expect(now.people[0]).toMatchObject({ space: 'A2', hp: 2 })
    expect(now.loads).toEqual([{ load: 'civilian1', space: 'A2' }])
    expect(now).toMatchObject({ crates: [], lids: ['welded'], order: 1 })
  })

  it('leaves the table before it alone', () => {
    const before = smallNow()
    afterEvent(before, { type: 'mutant_killed', mutant: 'mutant1', space: 'B2' })
    expect(before.mutants).toHaveLength(2)
  })
})

describe('beats', () => {
  it('shows what comes together at once', () => {
    const beats = beatsOf([
      line({ type: 'mutant_deployed', mutant: 'mutant3', space: 'C1' }),
      line({ type: 'mutant_deployed', mutant: 'mutant4', space: 'C2' }),
      line({ type: 'mutant_moved', mutant: 'mutant3', start: 'C1', end: 'B1' }),
    ])
    expect(beats.map(({ events }) => events.length)).toEqual([2, 1])
    expect(beats[0]?.effects).toHaveLength(2)
  })

  it('lets small changes happen with the next event, and loses none', () => {
    const beats = beatsOf([
      line({ type: 'ap_changed', officer: 'miranda', ap: -1 }),
      line({ type: 'shot', officer: 'miranda', space: 'B2', kind: 'quick' }),
      line({ type: 'mutant_hit', mutant: 'mutant1', damage: 1 }),
    ])
    expect(beats).toHaveLength(1)
    expect(beats[0]?.events.map(({ type }) => type)).toEqual(['ap_changed', 'shot', 'mutant_hit'])
    expect(beats[0]?.effects[0]).toMatchObject({ kind: 'shot', by: 'miranda' })
  })

  it('shows the card that something comes from', () => {
    const [beat] = beatsOf([line({ type: 'chaos_played', card: 'bite', how: 'reaction' })])
    expect(beat?.card).toEqual({ kind: 'chaos', key: 'bite' })
  })
})
