/** What tests ask of a sound. */

import { lengthOf, render, type Voice } from './synth'

const RATE = 24_000

/** Milliseconds, the loudest sample, and how far from silence it begins and ends. */
export function measured(voice: Voice): { ms: number; peak: number; first: number; last: number } {
  const samples = render(voice, RATE)
  return {
    ms: Math.round(lengthOf(voice) * 1000),
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    first: Math.abs(samples[0] ?? 1),
    last: Math.abs(samples.at(-1) ?? 1),
  }
}

/** The sounds that cannot be heard, crackle, or begin or end with a click. */
export function faulty(voices: Readonly<Record<string, Voice>>): string[] {
  return Object.entries(voices).flatMap(([name, voice]) => {
    const { peak, first, last } = measured(voice)
    return peak > 0.02 && peak < 1 && first < 0.02 && last < 0.01 ? [] : name
  })
}

/** Milliseconds that each sound takes. */
export function lengths(voices: Readonly<Record<string, Voice>>): Record<string, number> {
  return Object.fromEntries(Object.entries(voices).map(([name, voice]) => [name, measured(voice).ms]))
}

/** How bright a sound is: from 0 for the lowest to 2 for the highest. */
export function brightness(voice: Voice): number {
  const samples = render(voice, RATE)
  let [steps, all] = [0, 0]
  samples.forEach((one, at) => {
    steps += (one - (samples[at - 1] ?? 0)) ** 2
    all += one ** 2
  })
  return Math.sqrt(steps / all)
}
