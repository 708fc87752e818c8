/** A place that is heard far below everything else: wind or a hum, and now and then something far away. */

import { settings } from '../settings.svelte'
import { openMixer, playing, prepared } from './mixer'
import { render, type Voice } from './synth'

/** What a place sounds like. */
export interface Scenery {
  /** The noise that never ends: Hertz around or below which it is heard, and how it swells. */
  bed: { passes: 'lowpass' | 'bandpass'; pitch: number; q: number; swells: number; depth: number }
  /** How loud all of it is. */
  level: number
  /** What is heard from far away. */
  far: readonly Voice[]
  /** Milliseconds between two of those, at least. */
  seldom: number
}

const BED: Voice = [['hiss', 20, 20, 0, 5, 0.6, { attack: 0.02, decay: 0 }]]
const SEAM = 0.02 // seconds at both ends of the bed that are not repeated
const SOFTER = 0.5
const FADE = 0.8 // seconds

let level: GainNode | null = null
let isSoft = false

/** Half as loud, such as while somebody thinks. */
export function soften(soft: boolean): void {
  isSoft = soft
  level?.gain.setTargetAtTime(loudness(), level.context.currentTime, FADE)
}

/** Let a place be heard; returns how to end it. */
export function beginScenery(scenery: Scenery): () => void {
  const { audio, background } = openMixer()
  const out = audio.createGain()
  out.gain.setValueAtTime(0, audio.currentTime)
  out.connect(background)
  level = out
  out.gain.setTargetAtTime(loudness(), audio.currentTime, FADE)
  const place = audio.createGain()
  place.gain.value = scenery.level
  place.connect(out)
  const stopBed = beginBed(audio, scenery.bed, place)
  let timer: ReturnType<typeof setTimeout>
  const later = (): void => {
    timer = setTimeout(
      () => {
        const voice = scenery.far[Math.floor(Math.random() * scenery.far.length)]
        if (voice) playing(audio, prepared(voice), place, { pitch: 0.9 + 0.2 * Math.random() }).start()
        later()
      },
      scenery.seldom * (1 + Math.random()),
    )
  }
  later()
  return () => {
    clearTimeout(timer)
    stopBed()
    out.disconnect()
    if (level === out) level = null
  }
}

function loudness(): number {
  return settings.volume * (isSoft ? SOFTER : 1)
}

/** Noise that swells slowly. */
function beginBed(audio: AudioContext, bed: Scenery['bed'], to: AudioNode): () => void {
  const noise = audio.createBufferSource()
  noise.buffer = noiseOf(audio)
  noise.loop = true
  noise.loopStart = SEAM
  noise.loopEnd = noise.buffer.duration - SEAM
  const filter = audio.createBiquadFilter()
  filter.type = bed.passes
  filter.frequency.value = bed.pitch
  filter.Q.value = bed.q
  const swell = audio.createOscillator()
  swell.frequency.value = bed.swells
  const depth = audio.createGain()
  depth.gain.value = bed.depth
  swell.connect(depth).connect(filter.frequency)
  noise.connect(filter).connect(to)
  noise.start()
  swell.start()
  return () => {
    noise.stop()
    swell.stop()
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const samples = render(BED, audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}
