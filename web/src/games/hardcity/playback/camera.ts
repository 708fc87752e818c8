/** The only move of the camera: closer to a shot, so that who shoots and who is shot at fill the picture. */

import type { Point } from '../map/geometry'

export interface View extends Point {
  width: number
  height: number
}

const MOST = 2.2 // times as large as usual
const AROUND = 260 // units of the map that stay in sight around both
const OPEN = 0.62 // of the height is left between the bars

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
  const left = (width - view.width * unit) / 2 + (middle(xs) - view.x) * unit
  const top = (height - view.height * unit) / 2 + (middle(ys) - view.y) * unit
  const px = (length: number): string => `${Math.round(length)}px`
  return `translate(${px(width / 2 - left * zoom)}, ${px(height / 2 - top * zoom)}) scale(${zoom.toFixed(2)})`
}
