/** Colours of armies and characters as text: as they are where they can be read, else darker or lighter. */

type Rgb = readonly [number, number, number]

/** Everything that text may stand on, by theme: `--bg-0` to `--bg-3` of the style sheet. */
export const GROUNDS = {
  dark: ['#0f1115', '#171a20', '#20242c', '#2b303a'],
  light: ['#e6e1d7', '#f6f3ec', '#ffffff', '#eae5db'],
} as const

const ENOUGH = 4.5 // contrast of text, as WCAG asks
const STEPS = 40
const known = new Map<string, string>()

/** A colour for text, as a CSS value for both themes. What is no plain colour stays as it is. */
export function readable(colour: string): string {
  let found = known.get(colour)
  if (found === undefined) {
    found = isPlain(colour)
      ? `light-dark(${readableOn('light', colour)}, ${readableOn('dark', colour)})`
      : colour
    known.set(colour, found)
  }
  return found
}

/** The colour nearest to this one that can be read on all grounds of a theme. */
export function readableOn(theme: keyof typeof GROUNDS, colour: string): string {
  const from = rgbOf(colour)
  for (let step = 0; step <= STEPS; step++) {
    const tried = theme === 'light' ? deeper(from, step / STEPS) : paler(from, step / STEPS)
    if (GROUNDS[theme].every((ground) => contrast(tried, rgbOf(ground)) >= ENOUGH)) return hexOf(tried)
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

/** How well one colour is told from another, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The parts of a colour such as #ff8a70. */
export function rgbOf(colour: string): Rgb {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function isPlain(colour: string): boolean {
  return /^#[\da-f]{6}$/i.test(colour)
}

/** Darker and more saturated: black takes the weaker parts first. */
function deeper(from: Rgb, share: number): Rgb {
  const most = Math.max(...from)
  return mapped(from, (part) => (part - (most - part) * share * 0.9) * (1 - share * 0.8))
}

function paler(from: Rgb, share: number): Rgb {
  return mapped(from, (part) => part + (255 - part) * share)
}

function mapped([red, green, blue]: Rgb, change: (part: number) => number): Rgb {
  const whole = (part: number): number => Math.min(255, Math.max(0, Math.round(change(part))))
  return [whole(red), whole(green), whole(blue)]
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The relative luminance. */
function lightOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
