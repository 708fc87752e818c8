/** White rims around the units that attack; drawn here so that they lie under the attacks and not over them. */

import { boardShape, HEX } from '../board/geometry'

/** The rims of some hexes as SVG. */
export function rimsSvg(hexes: Iterable<string>, size: number): string {
  const shape = boardShape(size)
  return [...hexes]
    .flatMap((hex) => shape.at.get(hex) ?? [])
    .map(({ x, y }) => `<path class="rim" d="${HEX}" transform="translate(${x} ${y})"/>`)
    .join('')
}
