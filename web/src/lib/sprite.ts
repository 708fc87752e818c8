/** Icon sprites stand in the page, where `<use href="#id">` finds their symbols. */

import interfaceIcons from '../assets/interface.svg?raw'

/** Puts the icons of the interface into the page, at the start. */
export function insertInterfaceIcons(): void {
  insertSprite(interfaceIcons)
}

/** Puts more symbols into the page. Hidden by size: `display: none` would switch off clip paths. */
export function insertSprite(source: string): void {
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  sprite.setAttribute('class', 'sprite')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.removeAttribute('style')
  document.body.prepend(document.importNode(sprite, true))
}
