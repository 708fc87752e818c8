/** How long things move. The tokens of the style sheet say it; they are zero where less motion is wanted. */

/** The duration of a token such as `--m-base` in milliseconds. */
export function duration(token: '--m-fast' | '--m-base' | '--m-slow'): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const number = Number.parseFloat(text) || 0
  return text.endsWith('ms') ? number : number * 1000
}
