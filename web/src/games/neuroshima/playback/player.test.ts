import { expect, test } from 'vitest'

import { EXAMPLE } from './example'
import { Player, type Timers } from './player.svelte'
import { beatsOf } from './timeline'

/** Timers that go off when the test says so. */
class Clock implements Timers {
  waits: { call: () => void; ms: number }[] = []

  set(call: () => void, ms: number): unknown {
    const wait = { call, ms }
    this.waits.push(wait)
    return wait
  }

  clear(timer: unknown): void {
    this.waits = this.waits.filter((wait) => wait !== timer)
  }

  ring(): void {
    this.waits.shift()?.call()
  }
}

function made(): { clock: Clock; player: Player } {
  const clock = new Clock()
  return { clock, player: new Player(beatsOf(EXAMPLE), 1, clock) }
}

test('it runs beat by beat to the result and stops there', () => {
  const { clock, player } = made()
  player.play()
  for (let i = 0; i < 12; i++) clock.ring()
  expect(player.isOver).toBe(true)
  expect(player.playing).toBe(false)
  expect(clock.waits).toEqual([])
})

test('speed divides the time of a beat, also of the one that runs', () => {
  const { clock, player } = made()
  player.play()
  const normal = clock.waits[0]!.ms
  player.setSpeed(4)
  expect(clock.waits.map((wait) => wait.ms)).toEqual([normal / 4])
})

test('what must be read stands as long at any speed, and whoever presses goes on at once', () => {
  const clock = new Clock()
  const called = beatsOf({ ...EXAMPLE, call: { seat: 0, cause: 'tile' } })
  const player = new Player(called, 4, clock)
  player.play()
  expect(clock.waits.map((wait) => wait.ms)).toEqual([620 / 4 + 780])
  player.hurry()
  expect([player.beat?.stage, player.playing, clock.waits.length]).toEqual(['spotlight', true, 1])
})

test('a step stops the run', () => {
  const { clock, player } = made()
  player.play()
  player.step(1)
  expect([player.index, player.playing, clock.waits.length]).toEqual([1, false, 0])
  player.step(-1)
  player.step(-1)
  expect(player.index).toBe(0)
})

test('a jump goes on running if it ran, to a stage if the phase has it', () => {
  const { clock, player } = made()
  player.jump(1)
  expect([player.index, clock.waits.length]).toEqual([6, 0])
  player.play()
  player.jump(0, 'count')
  expect([player.index, clock.waits.length]).toEqual([3, 1])
  player.jump(0, 'still')
  expect(player.index).toBe(0)
})

test('skipping goes to the result; playing from there begins again', () => {
  const { player } = made()
  player.skip()
  expect(player.isOver).toBe(true)
  player.play()
  expect([player.index, player.playing]).toEqual([0, true])
})
