import { expect, test } from 'vitest'

import type { BattleShow, Replay, ReplayStep } from '../../../lib/server'
import { Replayer } from './replayer.svelte'

const fought = (isWhole: boolean) => ({ phases: [{}], is_whole: isWhole }) as unknown as BattleShow

function game(battles: Record<number, BattleShow>): Replay {
  const steps = [0, 1, 2, 3, 4].map((ply) => {
    const sight = { turn_number: Math.floor(ply / 2), players: [] }
    return { sight, battle: battles[ply] ?? null } as unknown as ReplayStep
  })
  return { game: 'neuroshima', armies: [], names: [], seed: null, record: '', plain: '', steps }
}

function made(battles: Record<number, BattleShow> = {}): { player: Replayer; place: { ply: number } } {
  const place = $state({ ply: 0 })
  const replay = game(battles)
  return {
    place,
    player: new Replayer(
      () => replay,
      () => place.ply,
      (ply) => (place.ply = ply),
    ),
  }
}

test('steps stay inside the game and stop it', () => {
  const { player, place } = made()
  player.toggle()
  player.stepBy(-1)
  expect([place.ply, player.playing]).toEqual([0, false])
  player.goTo(99)
  expect(place.ply).toBe(4)
})

test('a game that runs plays its battles back and goes on after them', () => {
  const { player, place } = made({ 1: fought(true) })
  player.toggle()
  player.advance()
  expect([place.ply, player.battle !== null, player.playing]).toEqual([1, true, true])
  player.leaveBattle()
  expect([player.battle, player.playing]).toEqual([null, true])
  player.advance()
  player.advance()
  player.advance()
  expect(place.ply).toBe(4)
  player.advance()
  expect(player.playing).toBe(false)
  player.toggle()
  expect(place.ply).toBe(0)
})

test('a battle that waited for an answer goes on at the step of the answer', () => {
  const { player, place } = made({ 1: fought(false), 3: fought(true) })
  player.battleBy(1)
  expect([place.ply, player.battle?.is_whole]).toEqual([1, false])
  player.leaveBattle()
  expect([place.ply, player.battle?.is_whole]).toEqual([3, true])
  player.leaveBattle()
  expect(player.battle).toBeNull()
  player.battleBy(1)
  expect(place.ply).toBe(3)
})

test('going elsewhere leaves the battle', () => {
  const { player } = made({ 1: fought(true) })
  player.watch(1)
  player.stepBy(1)
  expect(player.battle).toBeNull()
})
