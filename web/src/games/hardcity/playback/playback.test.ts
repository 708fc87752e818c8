import { describe, expect, it } from 'vitest'

import type { EventLine } from '../../../lib/server'
import { faulty } from '../../../lib/sound/testing'
import type { CityEvent } from '../events'
import { smallCity, smallNow } from '../testing/city'
import { VOICES, voicesOf } from '../sounds'
import { beatsOf } from './beats'
import type { Point } from '../map/geometry'
import { cameraOf } from './camera'
import { spaceOf } from './places'
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
    expect(beats[0]?.effects).toContainEqual({ kind: 'shot', at: 'B2', from: 'miranda' })
  })

  it('shows the card that something comes from', () => {
    const [beat] = beatsOf([line({ type: 'chaos_played', card: 'bite', how: 'reaction' })])
    expect(beat?.card).toEqual({ kind: 'chaos', key: 'bite' })
  })
})

describe('what is seen of events', () => {
  it('holds a scene from the shot until something else is shown than what it hits', () => {
    const beats = beatsOf([
      line({ type: 'shot', officer: 'miranda', space: 'B2', kind: 'quick' }),
      line({ type: 'rolled', faces: ['hit', 'skull'] }),
      line({ type: 'mutant_killed', mutant: 'mutant1', space: 'B2' }),
      line({ type: 'turn_started', who: 'zero' }),
    ])
    expect(beats.map(({ scene }) => scene?.space)).toEqual(['B2', 'B2', 'B2', undefined])
    expect(beats[1]?.dice).toEqual(['hit', 'skull'])
    const roll = { person: 'miranda', purpose: 'shot', space: 'B2', step: 'roll', hits: null, needed: null }
    const [rolled] = beatsOf([line({ type: 'rolled', faces: ['hit'] })], roll)
    expect(rolled?.scene).toEqual({ officer: 'miranda', space: 'B2' })
  })

  it('lets points and skulls fly from where they were won', () => {
    const beats = beatsOf([
      line({ type: 'mutant_killed', mutant: 'mutant1', space: 'B2' }),
      line({ type: 'extermination', marker: 1 }),
      line({ type: 'scored', side: 'order', points: 1, what: 'kills', total: 1 }),
    ])
    const flights = beats.flatMap((beat) => beat.flights)
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['B2', 'kills'],
      ['B2', 'order'],
    ])
  })

  it('finds where everything stands', () => {
    const [city, now] = [smallCity(), smallNow()]
    const spaces = ['A3', 'miranda', 'mutant1', 'civilian1', 'manhole 1', 'lamp 1']
    expect(spaces.map((at) => spaceOf(at, city, now))).toEqual(['A3', 'A1', 'B2', 'A1', 'C3', null])
  })

  it('goes closer to a shot, and not too close', () => {
    const drawing = { x: 0, y: 0, width: 1000, height: 800, unit: 100 }
    const camera = (points: Point[]): string =>
      cameraOf({ width: 1000, height: 800 }, { spot: 100, left: 0, top: 0 }, drawing, points)
    const [middle, left, right] = [
      { x: 500, y: 400 },
      { x: 50, y: 50 },
      { x: 950, y: 750 },
    ]
    expect(camera([middle, middle])).toBe('translate(-454px, -363px) scale(1.91)')
    expect(camera([left, { x: 150, y: 50 }])).toBe('translate(0px, 96px) scale(1.91)')
    expect(camera([left, right])).toBe('translate(0px, 0px) scale(1.00)')
  })

  it('goes away from a map that is looked at closely, as far as a shot needs', () => {
    const drawing = { x: 0, y: 0, width: 1000, height: 800, unit: 100 }
    const place = { width: 500, height: 400 }
    const view = { spot: 200, left: -300, top: -100 }
    const [one, other] = [
      { x: 50, y: 50 },
      { x: 950, y: 750 },
    ]
    expect(cameraOf(place, view, drawing, [one, other])).toBe('translate(300px, 100px) scale(0.25)')
  })
})

describe('the table after cards and vehicles', () => {
  it('passes equipment on, draws and plays cards, lays the clapper', () => {
    const start = smallNow({
      zero: { hand: 1, cards: null, deck: 9, discards: [] },
      takes: [
        { take: 'one', dead: false, clapper: true },
        { take: 'two', dead: false, clapper: false },
      ],
    })
    const events: CityEvent[] = [
      { type: 'equipment_gained', officer: 'miranda', equipment: 'thermos' },
      { type: 'chaos_drawn', count: 2 },
      { type: 'chaos_played', card: 'bite', how: 'reaction' },
      { type: 'take_used', take: 'two' },
    ]
    const now = events.reduce(afterEvent, start)
    expect(now.people[0]?.equipment).toEqual({ thermos: 1 })
    expect(now.zero).toEqual({ hand: 2, cards: null, deck: 7, discards: ['bite'] })
    expect(now.takes).toEqual([
      { take: 'one', dead: true, clapper: false },
      { take: 'two', dead: false, clapper: true },
    ])
  })
})

describe('sounds', () => {
  it('has no two names for one sound', () => {
    const sounds = Object.values(VOICES).map((layers) => JSON.stringify(layers))
    expect(new Set(sounds).size).toBe(sounds.length)
  })

  it('is heard, does not crackle, and begins and ends without a click', () => {
    expect(faulty(VOICES)).toEqual([])
  })

  it('tells sides apart, and what happens at once is heard once', () => {
    const scored = { type: 'scored', points: 1, what: null, total: 1 } as const
    expect(voicesOf([{ ...scored, side: 'order' }])).not.toEqual(voicesOf([{ ...scored, side: 'chaos' }]))
    const came = (mutant: string): CityEvent => ({ type: 'mutant_deployed', mutant, space: 'C1' })
    expect(voicesOf([came('mutant3'), came('mutant4')])).toEqual(['growl'])
    expect(voicesOf([{ type: 'round_ended', number: 1 }])).toEqual([])
  })
})
