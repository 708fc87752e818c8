/** The position with which the analysis begins: nets, modules, a medic, and a good move to be found. */

import type { Position } from './position'

const OUTPOST = 0
const HEGEMONY = 1

/** Outpost is to move with a Commando and a Move in front of it. */
export const EXAMPLE: Position = {
  game: 'neuroshima',
  players: [
    { army: 'outpost', hq: 16 },
    { army: 'hegemony', hq: 13 },
  ],
  units: [
    { hex: 'C2', owner: OUTPOST, tile: 'hq', facing: 0, wounds: 0 },
    { hex: 'B2', owner: OUTPOST, tile: 'brawler', facing: 4, wounds: 0 },
    { hex: 'B3', owner: OUTPOST, tile: 'medic', facing: 2, wounds: 0 },
    { hex: 'A3', owner: OUTPOST, tile: 'annihilator', facing: 2, wounds: 0 },
    { hex: 'C4', owner: OUTPOST, tile: 'hmg', facing: 5, wounds: 0 },
    { hex: 'A2', owner: HEGEMONY, tile: 'hq', facing: 0, wounds: 0 },
    { hex: 'A1', owner: HEGEMONY, tile: 'officer_1', facing: 2, wounds: 0 },
    { hex: 'B1', owner: HEGEMONY, tile: 'net_fighter', facing: 2, wounds: 0 },
    { hex: 'C1', owner: HEGEMONY, tile: 'net_fighter', facing: 2, wounds: 0 },
    { hex: 'B4', owner: HEGEMONY, tile: 'universal_soldier', facing: 0, wounds: 0 },
    { hex: 'C3', owner: HEGEMONY, tile: 'runner', facing: 0, wounds: 0 },
    { hex: 'D3', owner: HEGEMONY, tile: 'boss', facing: 5, wounds: 0 },
    { hex: 'D4', owner: HEGEMONY, tile: 'guard', facing: 0, wounds: 1 },
  ],
  net_of_steel: null,
  hands: [['commando', 'move'], []],
  discards: [[], []],
  turn: OUTPOST,
  stage: 'act',
  turn_number: 14,
}
