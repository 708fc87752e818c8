/** What a press of a finger, a pen or a mouse means. */

/** Milliseconds after which a finger that rests asks for more. */
export const LONG_PRESS = 450
const SLIP = 8 // pixels by which fingers and mice stray in a tap or a click

/** Whether somebody who went from one point to another may still mean a tap. */
export function isTap(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < SLIP
}
