/** Chances as people read them. */

const LEAST = 0.1
const MOST = 99.9

/** A chance from 0 to 1: it looks certain or hopeless only where it is. */
export function chanceText(chance: number): string {
  const exact = chance * 100
  const shown = chance <= 0 || chance >= 1 ? exact : Math.min(Math.max(exact, LEAST), MOST)
  return `${shown.toFixed(1).replace(/\.0$/, '')}\u00a0%`
}
