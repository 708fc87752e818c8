/** The only move of the camera: to a shot, so that who shoots and who is shot at fill the picture. */

import type { BoardPart, Drawing, Extent, Point, View } from '../../../ui/board/closeness'

const MOST = 2.2 // times as large as where all of the map is seen
const AROUND = 260 // units of the map that stay in sight around both
const OPEN = 0.62 // of the height is left between the bars
const BAR = 0.12 // of the height is covered by each

/**
 * The CSS transform for points of a map that lies so in its place: closer to them where all of it is seen, also
 * further away where only a part is. Its drawing fills the place, or begins where the map does.
 */
export function cameraOf(
  { width, height }: Extent,
  { spot, left, top }: View,
  drawing: Pick<Drawing, 'unit'> & BoardPart,
  points: readonly Point[],
): string {
  const unit = spot / drawing.unit
  const whole = Math.min(width / drawing.width, height / drawing.height)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const wide = Math.max(...xs) - Math.min(...xs) + AROUND
  const high = Math.max(...ys) - Math.min(...ys) + AROUND
  const fitting = Math.min(whole * MOST, width / wide, (OPEN * height) / high)
  const zoom = Math.max(whole, fitting) / unit
  const isWhole = unit <= whole * 1.001
  const middle = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2
  const shift = (size: number, drawn: number, at: number, bar: number, place: number): string => {
    const [origin, start] = isWhole ? [0, place] : [place, 0] // of what is transformed, and of the map in it
    const most = bar - start * zoom // no further than the edge of the map
    const least = size - bar - (start + drawn * unit) * zoom
    const wanted = size / 2 - (start + at * unit) * zoom
    return `${Math.round((least > most ? wanted : Math.min(most, Math.max(least, wanted))) - origin)}px`
  }
  const x = shift(width, drawing.width, middle(xs) - drawing.x, 0, left)
  const y = shift(height, drawing.height, middle(ys) - drawing.y, BAR * height, top)
  return `translate(${x}, ${y}) scale(${zoom.toFixed(2)})`
}
