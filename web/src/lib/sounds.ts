/** Sounds, made here and now; nothing is downloaded. Silent unless the settings say otherwise. */

import { settings } from './settings.svelte'

export type Sound = 'place' | 'turn' | 'hit' | 'lost' | 'yours' | 'end'

/** How noise is filtered: what it lets pass lies around, below or above the pitch. */
const FILTERS = { noise: 'bandpass', rumble: 'lowpass', hiss: 'highpass' } as const

/** One layer of a sound: a wave or filtered noise, whose pitch glides while it dies away. */
export type Layer = readonly [
  wave: OscillatorType | keyof typeof FILTERS,
  /** Hertz at the start and at the end. */
  from: number,
  to: number,
  /** Seconds: when it begins and how long it lasts. */
  at: number,
  length: number,
  volume: number,
]

const LAYERS: Readonly<Record<Sound, readonly Layer[]>> = {
  place: [['triangle', 210, 120, 0, 0.09, 0.5]],
  turn: [['sine', 520, 620, 0, 0.05, 0.2]],
  hit: [
    ['sawtooth', 150, 60, 0, 0.14, 0.25],
    ['square', 900, 200, 0, 0.04, 0.08],
  ],
  lost: [['triangle', 240, 70, 0, 0.35, 0.4]],
  yours: [
    ['sine', 587, 587, 0, 0.12, 0.25],
    ['sine', 880, 880, 0.1, 0.18, 0.22],
  ],
  end: [
    ['sine', 440, 440, 0, 0.2, 0.25],
    ['sine', 554, 554, 0.14, 0.2, 0.25],
    ['sine', 659, 659, 0.28, 0.45, 0.25],
  ],
}
const LOUDNESS = 0.35
const DUCKED = 0.35 // of the background while something sounds
const BACK = 0.6 // seconds until it comes back

/** What sounds go through on their way out. */
interface Mixer {
  audio: AudioContext
  effects: GainNode
  /** Lies below everything else, and lower still while something sounds. */
  background: GainNode
  noise: AudioBuffer
}

let mixer: Mixer | null = null

/** Plays a sound if sounds are on. */
export function play(sound: Sound): void {
  playLayers(LAYERS[sound])
}

/** Plays a sound of a game if sounds are on. */
export function playLayers(layers: readonly Layer[]): void {
  const out = openMixer()
  if (!out || !layers.length) return
  for (const layer of layers) playLayer(out, layer)
  const { gain } = out.background
  const { currentTime: now } = out.audio
  const end = Math.max(...layers.map(([, , , at, length]) => at + length))
  gain.cancelScheduledValues(now)
  gain.setTargetAtTime(DUCKED, now, 0.03)
  gain.setTargetAtTime(1, now + end, BACK / 3)
}

/** What sounds go through; null where they are off, or before anybody has touched the page. */
export function openMixer(): Mixer | null {
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive)
    return null
  mixer ??= newMixer()
  if (mixer.audio.state === 'suspended') void mixer.audio.resume()
  mixer.effects.gain.value = LOUDNESS * settings.volume
  return mixer
}

function newMixer(): Mixer {
  const audio = new AudioContext()
  const [effects, background] = [audio.createGain(), audio.createGain()]
  const limit = audio.createDynamicsCompressor() // many sounds at once do not crackle
  effects.connect(limit).connect(audio.destination)
  background.connect(limit)
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return { audio, effects, background, noise }
}

function playLayer({ audio, effects, noise }: Mixer, layer: Layer): void {
  const [wave, from, to, at, length, volume] = layer
  const start = audio.currentTime + at
  const end = start + length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, end) // no click at the end
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start)
    pitch.exponentialRampToValueAtTime(to, end)
  }
  const source = isNoise(wave) ? audio.createBufferSource() : audio.createOscillator()
  if (source instanceof AudioBufferSourceNode) {
    source.buffer = noise
    source.loop = true
    const filter = audio.createBiquadFilter()
    filter.type = FILTERS[wave as keyof typeof FILTERS]
    glide(filter.frequency)
    source.connect(filter).connect(gain)
  } else {
    source.type = wave as OscillatorType
    glide(source.frequency)
    source.connect(gain)
  }
  gain.connect(effects)
  source.start(start)
  source.stop(end)
}

function isNoise(wave: Layer[0]): wave is keyof typeof FILTERS {
  return wave in FILTERS
}
