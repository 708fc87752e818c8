/** A picture of a puzzle for places where drawings in SVG are not shown. */

import { saveFile } from '../../../replay/files'
import { puzzles } from '../api'

const WIDTH = 1200 // pixels

/** Saves the board of a puzzle as a PNG file. */
export async function savePicture(key: string, name: string): Promise<void> {
  const image = new Image()
  image.src = puzzles.picture(key, 'dark', true)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * image.height) / image.width)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((use) => canvas.toBlob(use, 'image/png'))
  if (file) saveFile(`${name}.png`, file)
}
