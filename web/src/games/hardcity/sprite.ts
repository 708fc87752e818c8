/** The symbols of pieces, tokens and cards. */

import { insertSprite } from '../../lib/sprite'
import { library } from './api'

/** Fetches the symbols. */
export async function loadSprite(): Promise<void> {
  insertSprite(await library.sprite())
}
