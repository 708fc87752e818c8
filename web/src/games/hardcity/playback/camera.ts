/** The only move of the camera: closer to a shot, so that who shoots and who is shot at fill the picture. */

import type { Point } from '../map/geometry'

export interface View extends Point {
  width: number
  height: number
}

const MOST = 2.2 // times as large as usual
const AROUND = 260 // units of the map that stay in sight around both
const OPEN = 0.62 // of the height is left between the bars
const BAR = 0.12 // of the height is covered by each

/** The CSS transform of a map in a box of so many pixels, which shows the view, for points of it. */
export function cameraOf(
  { width, height }: { width: number; height: number },
  view: View,
  points: readonly Point[],
): string {
  const unit = Math.min(width / view.width, height / view.height)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const wide = Math.max(...xs) - Math.min(...xs) + AROUND
  const high = Math.max(...ys) - Math.min(...ys) + AROUND
  const zoom = Math.max(1, Math.min(MOST, width / (wide * unit), (OPEN * height) / (high * unit)))
  const middle = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2
  const shift = (size: number, drawn: number, at: number, bar: number): string => {
    const start = (size - drawn * unit) / 2
    const most = bar - start * zoom // no further than the edge of the map
    const least = size - bar - (start + drawn * unit) * zoom
    const wanted = size / 2 - (start + at * unit) * zoom
    return `${Math.round(least > most ? wanted : Math.min(most, Math.max(least, wanted)))}px`
  }
  const left = shift(width, view.width, middle(xs) - view.x, 0)
  const top = shift(height, view.height, middle(ys) - view.y, BAR * height)
  return `translate(${left}, ${top}) scale(${zoom.toFixed(2)})`
}
