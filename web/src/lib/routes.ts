/** Every page of the client and its address. */

import { GAMES, pageOf } from '../games'
import type { Loader, Route } from './router.svelte'

/** The page for addresses that lead nowhere. */
export const notFound: Loader = () => import('../pages/NotFound.svelte')

const PAGES: readonly Route[] = [
  { path: '/', load: () => import('../pages/Home.svelte') },
  { path: '/new', load: () => import('../pages/New.svelte') },
  { path: '/m/:id', load: () => import('../pages/Match.svelte') },
  { path: '/replay/:id', load: () => import('../replay/ReplayPage.svelte') },
  { path: '/learn', load: () => import('../pages/Learn.svelte') },
  { path: '/rules', load: () => import('../pages/Rules.svelte') },
  { path: '/profile', load: () => import('../pages/Profile.svelte') },
  { path: '/settings', load: () => import('../pages/Settings.svelte') },
  ...Object.entries(GAMES).flatMap(([name, { newGame, pages }]) =>
    [{ path: `/new/${name}`, load: newGame }, ...pages].map(({ path, load }) => ({
      path,
      load: pageOf(name, load),
    })),
  ),
  // After the pages of the games: their names stand at the same place.
  { path: '/learn/:lesson', load: () => import('../pages/OldLesson.svelte') },
]

/** Fixed addresses come before those with something to fill in, whichever game they belong to. */
export const ROUTES: readonly Route[] = PAGES.toSorted(
  (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
)
