/** Hard City, as the rest of the client knows it. */

import type { Game } from '..'
import Terms from './Terms.svelte'
import { cards } from './cards.svelte'
import { naming } from './naming'
import { loadSprite } from './sprite'
import { titleOf } from './titles'

export const hardcity: Game = {
  naming,
  load: async () => void (await Promise.all([cards.load(), loadSprite()])),
  pages: [
    { path: '/rules/hardcity', load: () => import('./pages/Rules.svelte') },
    { path: '/hardcity/book', load: () => import('./pages/Book.svelte') },
  ],
  links: [],
  newGame: () => import('./new/NewGame.svelte'),
  loadHome: async () => {
    const [hero, learn] = await Promise.all([
      import('./home/Hero.svelte'),
      import('./home/LearnLinks.svelte'),
    ])
    return { Hero: hero.default, Learn: learn.default }
  },
  clauses: /^hc-/i,
  titleOf,
  Terms,
  loadTable: () => import('./table/kit'),
  loadReplay: () => import('./replay/kit'),
}
