/** Keys of pictures: `army.tile.facing`, then whatever is not as printed. */

/** The same picture with another facing. */
export function turnedTo(drawing: string, facing: number): string {
  const parts = drawing.split('.')
  parts[2] = String(facing)
  return parts.join('.')
}

/** The picture of a tile as printed; `mirror` is how many earlier seats lead the same army, `worn` whose colour it has. */
export function printedTile(army: string, tile: string, mirror = 0, worn = ''): string {
  return `${army}.${tile}.0${mirror ? `.b${mirror > 1 ? mirror : ''}` : ''}${worn ? `.c${worn}` : ''}`
}

/** The tile of a picture. */
export function tileOf(drawing: string): { army: string; tile: string } {
  const [army = '', tile = ''] = drawing.split('.')
  return { army, tile }
}
