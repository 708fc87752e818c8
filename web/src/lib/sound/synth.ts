/** Makes sounds out of layers, as samples: pure arithmetic, the same every time. */

import { Filter, type Passes } from './filter'

/** How noise is filtered: what it lets pass lies around, below or above the pitch. */
const NOISES: Readonly<Record<'noise' | 'rumble' | 'hiss', Passes>> = {
  noise: 'band',
  rumble: 'low',
  hiss: 'high',
}

/** Pitches of struck things as multiples of the lowest; the higher ones die away sooner. */
const STRUCK = {
  plate: [1, 1.58, 2.24, 2.92, 3.46, 4.19, 5.43, 6.81],
  bar: [1, 2.756, 5.404, 8.933],
  bell: [0.5, 1, 1.19, 1.56, 2, 2.51, 3.01],
  wood: [1, 2.3, 3.9],
} as const

type Tone = 'sine' | 'triangle' | 'sawtooth' | 'square' | 'horn'
type Wave = Tone | keyof typeof NOISES | keyof typeof STRUCK | 'grit'

/** How a layer begins, dies away and rings. */
export interface Touch {
  /** Seconds until it is as loud as it gets. */
  attack?: number
  /** How steeply it dies away; 0 = not before its end. */
  decay?: number
  /** How narrow the band of a noise is, and how long grit rings. */
  q?: number
}

/** One layer of a sound: a wave, filtered noise or something struck, whose pitch glides while it dies away. */
export type Layer = readonly [
  wave: Wave,
  /** Hertz at the start and at the end. */
  from: number,
  to: number,
  /** Seconds: when it begins and how long it lasts. */
  at: number,
  length: number,
  volume: number,
  touch?: Touch,
]
export type Voice = readonly Layer[]

const ATTACK = 0.0015 // seconds; nothing begins with a click
const DECAY = 7
const FADE = 0.004 // seconds at the very end
const TREMBLE = { pitch: 5.2, depth: 0.006 } // of a horn
const GRAINS = 900 // of grit in a second, at its start

type Source = (pitch: number, progress: number) => number

/** Seconds that a sound lasts. */
export function lengthOf(voice: Voice): number {
  return Math.max(0, ...voice.map(([, , , at, length]) => at + length))
}

/** The samples of a sound, all between -1 and 1. */
export function render(voice: Voice, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(voice) * rate))
  voice.forEach((layer, index) => addLayer(samples, layer, rate, index + 1))
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.tanh(samples[at] ?? 0)
  return samples
}

function addLayer(samples: Float32Array, layer: Layer, rate: number, seed: number): void {
  const [wave, from, to, at, length, volume, touch = {}] = layer
  const { attack = ATTACK, decay = DECAY } = touch
  const source = sourceOf(wave, rate, { ...touch, from, seconds: length, seed })
  const first = Math.round(at * rate)
  const count = Math.min(Math.floor(length * rate), samples.length - first)
  const glide = (to / from) ** (1 / count)
  let pitch = from
  for (let step = 0; step < count; step += 1) {
    const progress = step / count
    const rises = Math.min(1, step / (attack * rate))
    const ends = Math.min(1, (count - 1 - step) / (FADE * rate))
    const loud = volume * rises * ends * Math.exp(-decay * progress)
    samples[first + step] = (samples[first + step] ?? 0) + loud * source(pitch, progress)
    pitch *= glide
  }
}

interface Material extends Touch {
  from: number
  seconds: number
  seed: number
}

function sourceOf(wave: Wave, rate: number, material: Material): Source {
  if (wave in NOISES) return noise(NOISES[wave as keyof typeof NOISES], rate, material)
  if (wave in STRUCK) return struck(STRUCK[wave as keyof typeof STRUCK], rate, material)
  if (wave === 'grit') return grit(rate, material)
  return wave === 'horn' ? horn(rate) : tone(wave as Tone, rate)
}

/** Numbers between -1 and 1 without any order, but always the same ones. */
function randomness(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

function noise(passes: Passes, rate: number, { q = 0.9, seed }: Material): Source {
  const random = randomness(seed)
  const filter = new Filter(passes, rate, q)
  return (pitch) => filter.pass(random(), pitch)
}

/** Grains that fall ever more seldom, each of which rings a little: dust, splinters, gravel. */
function grit(rate: number, { q = 6, seed }: Material): Source {
  const random = randomness(seed)
  const filter = new Filter('band', rate, q)
  return (pitch, progress) => {
    const falls = (random() + 1) / 2 < (GRAINS / rate) * (1 - 0.8 * progress)
    return filter.pass(falls ? 12 * random() : 0, pitch)
  }
}

/** Each pitch is a swinging mass; a soft blow wakes the high ones less. */
function struck(ratios: readonly number[], rate: number, { from, seconds, seed }: Material): Source {
  const random = randomness(seed)
  const modes = ratios
    .filter((ratio) => ratio * from < rate * 0.45)
    .map((ratio) => {
      const turn = (2 * Math.PI * ratio * from * (1 + 0.004 * random())) / rate
      const damping = Math.exp(-(0.9 * ratio) / (seconds * rate))
      const share = 1 / ratio ** 0.8
      return { a: 2 * damping * Math.cos(turn), b: damping ** 2, last: 0, now: share * Math.sin(turn) }
    })
  return () => {
    let sum = 0
    for (const mode of modes) {
      sum += mode.now
      const next = mode.a * mode.now - mode.b * mode.last
      mode.last = mode.now
      mode.now = next
    }
    return sum * 0.6
  }
}

/** A wave; the corners of saws and squares are rounded so that they do not whistle. */
function tone(wave: Tone, rate: number): Source {
  let phase = 0
  return (pitch) => {
    const step = pitch / rate
    const at = phase
    phase = (phase + step) % 1
    if (wave === 'sine') return Math.sin(2 * Math.PI * at)
    if (wave === 'triangle') return 1 - 4 * Math.abs(((at + 0.75) % 1) - 0.5)
    if (wave === 'square') return (at < 0.5 ? 1 : -1) + corner(at, step) - corner((at + 0.5) % 1, step)
    return saw(at, step)
  }
}

function saw(at: number, step: number): number {
  return 2 * at - 1 - corner(at, step)
}

function corner(at: number, step: number): number {
  if (at < step) return -((at / step - 1) ** 2)
  return at > 1 - step ? ((at - 1) / step + 1) ** 2 : 0
}

/** Two saws that are a little apart, trembling, and dark until they are loud. */
function horn(rate: number): Source {
  const filter = new Filter('low', rate, 0.8)
  const phases = [0, 0.37]
  let seconds = 0
  return (pitch, progress) => {
    seconds += 1 / rate
    const trembling =
      1 + TREMBLE.depth * Math.sin(2 * Math.PI * TREMBLE.pitch * seconds) * Math.min(1, progress * 3)
    let sum = 0
    for (const [index, at] of phases.entries()) {
      const step = (pitch * trembling * (1 + 0.003 * index)) / rate
      sum += saw(at, step)
      phases[index] = (at + step) % 1
    }
    const bright = Math.sin(Math.PI * Math.min(1, 0.15 + progress)) // opens, and closes again
    return filter.pass(sum / 2, pitch * (1.6 + 4 * bright))
  }
}
