/** The pictures of achievements; they come with the first look at them. */

import { insertSprite } from '../../lib/sprite'

let coming: Promise<void> | undefined

/** Puts the drawings into the page, once. */
export function insertMedals(): Promise<void> {
  coming ??= import('../../assets/medals.svg?raw').then(({ default: source }) => insertSprite(source))
  return coming
}
