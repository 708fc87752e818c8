/** What sounds go through on their way out. It comes into being with the first touch, and not before. */

import { settings } from '../settings.svelte'
import { lengthOf, render, type Voice } from './synth'

/** How a sound is played this time. */
export interface Manner {
  /** 1 as made; lower is deeper, and longer. */
  pitch?: number
  /** 1 as made. */
  volume?: number
}

interface Mixer {
  audio: AudioContext
  effects: GainNode
  /** Lies below everything else, and lower still while something sounds. */
  background: GainNode
}

const LOUDNESS = 0.8
const DUCKED = 0.35 // of the background while something sounds
const BACK = 0.6 // seconds until it comes back
const made = new WeakMap<Voice, AudioBuffer>()

let mixer: Mixer | null = null

/** What everything goes through, as loud as the settings say. */
export function openMixer(): Mixer {
  mixer ??= newMixer()
  if (mixer.audio.state === 'suspended') void mixer.audio.resume()
  mixer.effects.gain.value = LOUDNESS * settings.volume
  return mixer
}

/** Plays a sound once. */
export function sound(voice: Voice, { pitch = 1, volume = 1 }: Manner = {}): void {
  const out = openMixer()
  const source = playing(out.audio, prepared(voice), out.effects, { pitch, volume })
  source.start()
  const { gain } = out.background
  const { currentTime: now } = out.audio
  gain.cancelScheduledValues(now)
  gain.setTargetAtTime(DUCKED, now, 0.03)
  gain.setTargetAtTime(1, now + lengthOf(voice) / pitch, BACK / 3)
}

/** A sound ready to be started on its way to somewhere. */
export function playing(
  audio: BaseAudioContext,
  buffer: AudioBuffer,
  to: AudioNode,
  { pitch = 1, volume = 1 }: Manner,
): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.playbackRate.value = pitch
  const gain = audio.createGain()
  gain.gain.value = volume
  source.connect(gain).connect(to)
  return source
}

/** The samples of a sound; they are worked out once. */
export function prepared(voice: Voice): AudioBuffer {
  const known = made.get(voice)
  if (known) return known
  const { audio } = openMixer()
  const samples = render(voice, audio.sampleRate)
  const buffer = audio.createBuffer(1, Math.max(1, samples.length), audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  made.set(voice, buffer)
  return buffer
}

function newMixer(): Mixer {
  const audio = new AudioContext()
  const [effects, background] = [audio.createGain(), audio.createGain()]
  const limit = audio.createDynamicsCompressor() // many sounds at once do not crackle
  limit.threshold.value = -6
  limit.ratio.value = 12
  limit.attack.value = 0.002
  limit.release.value = 0.15
  effects.connect(limit).connect(audio.destination)
  background.connect(limit)
  return { audio, effects, background }
}
