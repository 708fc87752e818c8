/** The symbols of tiles and armies. */

import { insertSprite } from '../../lib/sprite'
import { library } from './api'

let loading: Promise<void> | null = null

/** Fetches the symbols once. */
export function loadSprite(): Promise<void> {
  loading ??= library.sprite().then(insertSprite, (problem: unknown) => {
    loading = null
    throw problem
  })
  return loading
}
