import { expect, test } from 'vitest'

import { EXAMPLE } from './example'
import { groupsOf } from './groups'
import { balanceOf } from './losses'
import { sceneAt } from './scene'
import { beatsOf } from './timeline'

const beats = beatsOf(EXAMPLE)
const scene = (index: number) => sceneAt(EXAMPLE, beats[index])

test('the spotlight leaves those who have a part in the phase and rims those who attack', () => {
  const { dimmed, actors } = scene(0)
  expect([...dimmed]).toEqual(['C4', 'E1'])
  expect([...actors]).toEqual(['C3'])
})

test('strikes stand until the board is cleared; pills only while they are counted', () => {
  expect([0, 1, 2, 3, 4, 5].map((i) => scene(i).overlay !== '')).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  expect([2, 3, 4, 5].map((i) => scene(i).counts !== '')).toEqual([false, true, true, false])
})

test('who falls has cracks when it is counted, leaves after that and is gone in the next phase', () => {
  expect([2, 3, 5].map((i) => [...scene(i).destroyed])).toEqual([[], ['C1'], ['C1']])
  expect([4, 5].map((i) => scene(i).leaving)).toEqual([false, true])
  expect(scene(5).units.some((unit) => unit.hex === 'C1')).toBe(true)
  expect(scene(6).units.some((unit) => unit.hex === 'C1')).toBe(false)
})

test('health changes when what was lost has reached the counter', () => {
  expect([6, 9, 10].map((i) => scene(i).health)).toEqual([
    [20, 20],
    [20, 20],
    [20, 18],
  ])
})

test('behind the last beat stands the result', () => {
  const end = scene(12)
  expect(end.stage).toBe('result')
  expect(end.health).toEqual([20, 18])
  expect(end.dimmed.size + end.actors.size).toBe(0)
})

test('while a battle is called the board stands as it was before', () => {
  const called = sceneAt(EXAMPLE, { phase: 0, stage: 'call', ms: 0 })
  expect([called.units, called.health, called.phase]).toEqual([EXAMPLE.before, EXAMPLE.health, null])
})

test('a battle without a phase has only its result', () => {
  const none = { ...EXAMPLE, phases: [] }
  expect(sceneAt(none, undefined).units).toEqual(EXAMPLE.before)
})

test('events are told by who acts, then what came of it', () => {
  const groups = groupsOf(EXAMPLE.phases[0]!, EXAMPLE.before)
  expect(groups.map((group) => [group.key, group.icon, group.tone])).toEqual([
    ['C3', 'i-ranged', ''],
    ['A1', 'mk-netted', 'futile'],
    ['removed', 'mk-destroyed', 'harm'],
  ])
  expect(groups[0]?.hexes).toEqual(['C3', 'C1'])
})

test('a raised strength is told with those who raised it', () => {
  const [shot] = groupsOf(EXAMPLE.phases[0]!, EXAMPLE.before)
  expect(shot?.notes).toEqual([
    {
      is: 'phrase',
      id: 'battle-bonus-ranged',
      args: {
        count: 1,
        units: { is: 'list', items: [{ is: 'unit', owner: 0, tile: 'officer', hex: 'C4' }] },
      },
    },
  ])
})

test('the balance counts health and units by side', () => {
  const [mine, theirs] = balanceOf(EXAMPLE)
  expect(mine).toMatchObject({ before: 20, after: 20, lost: [] })
  expect(theirs).toMatchObject({ before: 20, after: 18 })
  expect(theirs?.lost.map((loss) => [loss.unit.hex, loss.initiative])).toEqual([['C1', 3]])
})
