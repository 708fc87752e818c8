/** The rules in short: topics with their paragraphs and pictures, in the order in which they are read. */

import type { Topic } from '../../../rulebook/chapters'

export interface DrawnTopic extends Topic {
  /** Small positions of the server. */
  pictures?: readonly string[]
  /** Keys of tiles. */
  tiles?: readonly string[]
}

export const TOPICS: readonly DrawnTopic[] = [
  {
    key: 'goal',
    title: 'rules-goal',
    paragraphs: ['rules-goal-1', 'rules-goal-2'],
    pictures: ['goal'],
    section: 'section-6',
  },
  {
    key: 'turn',
    title: 'rules-turn',
    paragraphs: ['rules-turn-1', 'rules-turn-2', 'rules-turn-3'],
    tiles: ['moloch.hornet.0', 'moloch.medic.0', 'moloch.battle.0'],
    section: 'section-3',
  },
  {
    key: 'place',
    title: 'rules-place',
    paragraphs: ['rules-place-1', 'rules-place-2'],
    tiles: ['borgo.mutant.0', 'borgo.mutant.1', 'borgo.mutant.2'],
    section: 'section-4',
  },
  {
    key: 'battle',
    title: 'rules-battle',
    paragraphs: ['rules-battle-1', 'rules-battle-2', 'rules-battle-3'],
    pictures: ['battle'],
    section: 'section-5',
  },
  {
    key: 'attack',
    title: 'rules-attack',
    paragraphs: ['rules-attack-1', 'rules-attack-2', 'rules-attack-3'],
    pictures: ['melee', 'ranged', 'gauss'],
    section: 'section-8',
  },
  {
    key: 'guard',
    title: 'rules-guard',
    paragraphs: ['rules-guard-1', 'rules-guard-2', 'rules-guard-3'],
    pictures: ['reflection'],
    section: 'section-8',
  },
  {
    key: 'net',
    title: 'rules-net',
    paragraphs: ['rules-net-1', 'rules-net-2'],
    pictures: ['net'],
    section: 'section-7',
  },
  {
    key: 'module',
    title: 'rules-module',
    paragraphs: ['rules-module-1', 'rules-module-2'],
    pictures: ['modules'],
    section: 'section-10',
  },
  {
    key: 'medic',
    title: 'rules-medic',
    paragraphs: ['rules-medic-1', 'rules-medic-2'],
    pictures: ['medic'],
    section: 'section-9',
  },
  {
    key: 'instant',
    title: 'rules-instant',
    paragraphs: ['rules-instant-1', 'rules-instant-2'],
    tiles: ['outpost.sniper.0', 'outpost.move.0', 'beasts.grab.0'],
    section: 'section-11',
  },
  {
    key: 'end',
    title: 'rules-end',
    paragraphs: ['rules-end-1', 'rules-end-2', 'rules-end-3'],
    section: 'section-6',
  },
]
