/** Icon sprites stand in the page, where `<use href="#id">` finds their symbols. */

import interfaceIcons from '../assets/interface.svg?raw'
import { api } from './api'

let loading: Promise<void> | null = null

/** Puts the icons of the interface into the page, at the start. */
export function insertInterfaceIcons(): void {
  insert(interfaceIcons)
}

/** Fetches the symbols of tiles from the server, once. */
export function loadSprite(): Promise<void> {
  loading ??= api.sprite().then(insert, (problem: unknown) => {
    loading = null
    throw problem
  })
  return loading
}

/** Hidden by size: `display: none` would switch off clip paths. */
function insert(source: string): void {
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  sprite.setAttribute('class', 'sprite')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.removeAttribute('style')
  document.body.prepend(document.importNode(sprite, true))
}
