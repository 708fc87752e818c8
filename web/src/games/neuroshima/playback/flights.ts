/** What HQs lose flies along a bow into the counter of its seat, which shakes when it is there. */

import { EASE } from '../board/motion'
import type { Point } from '../board/geometry'

const STEPS = 12
const BOW = 0.22 // how far the way swings aside, of its length
const STANDS = 900 // milliseconds beside the counter, without motion
const SHAKE = [0, 4, -4, 3, -3, 2, 0]

/** The counter of a seat on the screen, if there is one. */
export function counterOf(seat: number): Element | null {
  const found = document.querySelectorAll(`[data-seat="${seat}"] .health`)
  return [...found].find((element) => element.getClientRects().length > 0) ?? null
}

/** The way from one point to another, swinging aside. */
export function bowBetween(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const over = { x: from.x + dx / 2 - dy * BOW, y: from.y + dy / 2 + dx * BOW }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [after, before] = [step / STEPS, 1 - step / STEPS]
    const mix = (a: number, b: number, c: number): number =>
      before * before * a + 2 * before * after * b + after * after * c
    return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) }
  })
}

/** A number leaves an HQ; without motion it stands beside the counter for a moment. Returns how to end it. */
export function fly(amount: number, from: Point, seat: number, ms: number, isCalm: boolean): () => void {
  const counter = counterOf(seat)
  if (!counter) return () => undefined
  const box = counter.getBoundingClientRect()
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const badge = document.createElement('div')
  badge.className = 'flying-loss numbers'
  badge.ariaHidden = 'true'
  badge.textContent = `−${amount}`
  document.body.append(badge)
  const place = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`
  if (isCalm) {
    badge.style.transform = place({ x: box.right + 26, y: to.y })
    const timer = setTimeout(() => badge.remove(), STANDS)
    return () => {
      clearTimeout(timer)
      badge.remove()
    }
  }
  badge
    .animate(
      bowBetween(from, to).map((point) => ({ transform: place(point) })),
      { duration: ms, easing: EASE, fill: 'forwards' },
    )
    .finished.then(
      () => badge.remove(),
      () => undefined, // it was ended before
    )
  return () => badge.remove()
}

/** The counter of a seat shakes. */
export function shake(seat: number, ms: number): void {
  counterOf(seat)?.animate(
    SHAKE.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: ms },
  )
}
