/** A few discreet sounds, made here and now; nothing is downloaded. Silent unless the settings say otherwise. */

import { settings } from './settings.svelte'

export type Sound = 'place' | 'turn' | 'hit' | 'lost' | 'yours' | 'end'

interface Tone {
  shape: OscillatorType
  /** Hertz at the start and at the end. */
  from: number
  to: number
  /** Seconds: when it begins and how long it lasts. */
  at: number
  length: number
  volume: number
}

const TONES: Record<Sound, Tone[]> = {
  place: [{ shape: 'triangle', from: 210, to: 120, at: 0, length: 0.09, volume: 0.5 }],
  turn: [{ shape: 'sine', from: 520, to: 620, at: 0, length: 0.05, volume: 0.2 }],
  hit: [
    { shape: 'sawtooth', from: 150, to: 60, at: 0, length: 0.14, volume: 0.25 },
    { shape: 'square', from: 900, to: 200, at: 0, length: 0.04, volume: 0.08 },
  ],
  lost: [{ shape: 'triangle', from: 240, to: 70, at: 0, length: 0.35, volume: 0.4 }],
  yours: [
    { shape: 'sine', from: 587, to: 587, at: 0, length: 0.12, volume: 0.25 },
    { shape: 'sine', from: 880, to: 880, at: 0.1, length: 0.18, volume: 0.22 },
  ],
  end: [
    { shape: 'sine', from: 440, to: 440, at: 0, length: 0.2, volume: 0.25 },
    { shape: 'sine', from: 554, to: 554, at: 0.14, length: 0.2, volume: 0.25 },
    { shape: 'sine', from: 659, to: 659, at: 0.28, length: 0.45, volume: 0.25 },
  ],
}
const LOUDNESS = 0.35

let context: AudioContext | null = null

/** Plays a sound if sounds are on. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const tone of TONES[sound]) playTone(context, tone)
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at
  const end = start + tone.length
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = tone.shape
  oscillator.frequency.setValueAtTime(tone.from, start)
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, end)
  gain.gain.setValueAtTime(tone.volume * LOUDNESS, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, end) // no click at the end
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
