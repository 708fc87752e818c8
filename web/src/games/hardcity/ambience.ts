/** The city at night, far below everything else: its hum, and a siren somewhere. */

import { openMixer } from '../../lib/sounds'
import { settings } from '../../lib/settings.svelte'

const QUIET = 0.05
const HUM = 220 // hertz below which the noise of the city is heard
const WAVES = 0.07 // times a second that it swells
const SIREN = { low: 520, high: 700, length: 3, volume: 0.12 } // hertz, seconds
const SELDOM = 24_000 // milliseconds between two sirens, at least

/** Let the city be heard for as long as something is looked at; call it in an effect. */
export function ambience(): (() => void) | undefined {
  if (!settings.sound || !settings.ambience) return
  let stop: (() => void) | undefined
  const follow = (): void => {
    stop?.()
    stop = document.hidden ? undefined : begin()
  }
  follow()
  // A browser lets nothing be heard before the first touch.
  const signs = ['visibilitychange', 'pointerdown', 'keydown'] as const
  const start = (event: Event): void => {
    if (event.type === 'visibilitychange' || !stop) follow()
  }
  for (const sign of signs) document.addEventListener(sign, start)
  return () => {
    stop?.()
    for (const sign of signs) document.removeEventListener(sign, start)
  }
}

function begin(): (() => void) | undefined {
  const mixer = openMixer()
  if (!mixer) return
  const { audio, background, noise } = mixer
  const level = audio.createGain()
  level.gain.value = QUIET * settings.ambience
  level.connect(background)
  const hum = audio.createBufferSource()
  hum.buffer = noise
  hum.loop = true
  const low = audio.createBiquadFilter()
  low.type = 'lowpass'
  low.frequency.value = HUM
  const wave = audio.createOscillator()
  wave.frequency.value = WAVES
  const depth = audio.createGain()
  depth.gain.value = HUM / 3
  wave.connect(depth).connect(low.frequency)
  hum.connect(low).connect(level)
  hum.start()
  wave.start()
  let timer: ReturnType<typeof setTimeout>
  const later = (): void => {
    timer = setTimeout(
      () => {
        siren(audio, level)
        later()
      },
      SELDOM * (1 + Math.random()),
    )
  }
  later()
  return () => {
    clearTimeout(timer)
    hum.stop()
    wave.stop()
    level.disconnect()
  }
}

/** Far away: it rises, falls, and dies away. */
function siren(audio: AudioContext, out: AudioNode): void {
  const { low, high, length, volume } = SIREN
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  const now = audio.currentTime
  for (let half = 0; half <= 6; half += 1)
    tone.frequency.linearRampToValueAtTime(half % 2 ? high : low, now + (half * length) / 6)
  gain.gain.setValueAtTime(0.0001, now)
  gain.gain.linearRampToValueAtTime(volume, now + length / 3)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length)
  tone.connect(gain).connect(out)
  tone.start(now)
  tone.stop(now + length)
}
