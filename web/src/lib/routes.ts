/** Every page of the client and its address. */

import { FIRST_GAME, GAMES } from '../games'
import type { Loader, Route } from './router.svelte'

/** The page for addresses that lead nowhere. */
export const notFound: Loader = () => import('../pages/NotFound.svelte')

export const ROUTES: readonly Route[] = [
  { path: '/', load: () => import('../pages/Home.svelte') },
  { path: '/new', load: FIRST_GAME.newGame },
  { path: '/m/:id', load: () => import('../pages/Match.svelte') },
  { path: '/settings', load: () => import('../pages/Settings.svelte') },
  ...Object.values(GAMES).flatMap((game) => game.pages),
]
