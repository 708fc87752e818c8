/** What can be said at a table, in the order in which it is offered. */

import type { Say } from '../lib/server'

type Saying = Say['what']

export const PHRASES: readonly Saying[] = [
  'hello',
  'luck',
  'nice',
  'thanks',
  'oops',
  'moment',
  'again',
  'played',
  'bye',
]
export const FACES: readonly Saying[] = [
  'face_smile',
  'face_laugh',
  'face_wow',
  'face_sad',
  'face_angry',
  'face_think',
]

/** The id of its text. */
export const textOf = (saying: Saying): string => `say-${saying.replace('_', '-')}`
