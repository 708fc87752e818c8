/** Every page of the client and its address. */

import { FIRST, FIRST_GAME, GAMES, pageOf } from '../games'
import type { Loader, Route } from './router.svelte'

/** The page for addresses that lead nowhere. */
export const notFound: Loader = () => import('../pages/NotFound.svelte')

export const ROUTES: readonly Route[] = [
  { path: '/', load: () => import('../pages/Home.svelte') },
  { path: '/new', load: pageOf(FIRST, FIRST_GAME.newGame) },
  { path: '/m/:id', load: () => import('../pages/Match.svelte') },
  { path: '/replay/:id', load: () => import('../replay/ReplayPage.svelte') },
  { path: '/rules', load: () => import('../pages/Rules.svelte') },
  { path: '/settings', load: () => import('../pages/Settings.svelte') },
  ...Object.entries(GAMES).flatMap(([name, { newGame, pages }]) =>
    [{ path: `/new/${name}`, load: newGame }, ...pages].map(({ path, load }) => ({
      path,
      load: pageOf(name, load),
    })),
  ),
]
