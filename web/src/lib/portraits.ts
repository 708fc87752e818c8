/** Portraits: bots are drawn, guests are put together from parts by their id. The drawings come when first needed. */

import { insertSprite } from './sprite'

/** The parts and colours of a guest's face. */
export interface Face {
  /** Ids of the drawings, from the back to the front; the face itself comes after the first. */
  layers: readonly [coat: string, eyes: string, mouth: string, head: string]
  /** CSS values by the names that the drawings use. */
  colours: Readonly<Record<string, string>>
}

/** Everybody with a drawing of their own; others look like a machine. */
const DRAWN: ReadonlySet<string> = new Set([
  ...['recruit', 'soldier', 'sergeant', 'veteran', 'captain', 'warlord', 'rush', 'greedy'],
  ...['extra', 'understudy', 'stunt', 'support', 'star', 'director'],
])

const COATS = 4
const EYES = 5
const MOUTHS = 6
const HEADS = 10
const SKINS = ['#e9be97', '#d9a577', '#c58e68', '#a8734c', '#86573a', '#5f3c29']
const HAIRS = ['#241a15', '#4a3426', '#8c5a2b', '#c9a15a', '#b9b3a8', '#9a3b22']
const GROUNDS = ['#1d3a34', '#2a2f3b', '#3b2e22', '#33263f', '#25332b', '#3a2020', '#1f3340']
/** Cloth, and the same in shadow. */
const CLOTHS = [
  ['#44705f', '#2b4a40'],
  ['#7a5836', '#4a331f'],
  ['#5b6472', '#39424e'],
  ['#8e3b2e', '#5a241c'],
  ['#b08a3e', '#6e5424'],
  ['#4c5b86', '#2e3857'],
  ['#6f7b4a', '#454e2c'],
  ['#7a4a6e', '#4c2c45'],
] as const

let coming: Promise<void> | undefined

/** Puts the drawings into the page, once. */
export function fetchPortraits(): Promise<void> {
  coming ??= import('../assets/portraits.svg?raw').then(({ default: source }) => insertSprite(source))
  return coming
}

/** The id of a bot's drawing. */
export function botFace(bot: string): string {
  return `face-${DRAWN.has(bot) ? bot : 'bot'}`
}

/** The face of a guest: always the same for the same id. */
export function guestFace(id: string): Face {
  const draw = lots(id)
  const [gear, gearDark] = CLOTHS[draw(CLOTHS.length)] ?? CLOTHS[0]
  const [coat, coatDark] = CLOTHS[draw(CLOTHS.length)] ?? CLOTHS[0]
  return {
    layers: [
      `face-coat-${draw(COATS)}`,
      `face-eyes-${draw(EYES)}`,
      `face-mouth-${draw(MOUTHS)}`,
      `face-head-${draw(HEADS)}`,
    ],
    colours: {
      '--skin': SKINS[draw(SKINS.length)] ?? '',
      '--hair': HAIRS[draw(HAIRS.length)] ?? '',
      '--ground': GROUNDS[draw(GROUNDS.length)] ?? '',
      '--gear': gear,
      '--gear-dark': gearDark,
      '--coat': coat,
      '--coat-dark': coatDark,
    },
  }
}

/** Numbers below a limit, one after the other, that depend on a text alone. */
function lots(text: string): (limit: number) => number {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (limit) => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((seed ^ (seed >>> 13)) >>> 0) % limit
  }
}
