/** Every page of the client and its address. */

import type { Loader, PageComponent, Route } from './router.svelte'

const PAGES = import.meta.glob<{ default: PageComponent }>([
  '../pages/*.svelte',
  '../table/TablePage.svelte',
  '../games/*/pages/*.svelte',
  '../games/*/new/NewGameForm.svelte',
  '../games/*/replay/ReplayPage.svelte',
  '../games/*/analysis/AnalysisPage.svelte',
])

/** The page in a file below src. */
function page(file: string): Loader {
  return PAGES[`../${file}.svelte`] ?? notFound
}

/** The page for addresses that lead nowhere. */
export const notFound: Loader = PAGES['../pages/NotFound.svelte'] as Loader

/** The table of a match that has begun; `pages/Match` shows it. */
export const TABLE: Loader = page('table/TablePage')

export const ROUTES: readonly Route[] = [
  { path: '/', load: page('pages/Home') },
  { path: '/new', load: page('games/neuroshima/new/NewGameForm') },
  { path: '/m/:id', load: page('pages/Match') },
  { path: '/replay/:id', load: page('games/neuroshima/replay/ReplayPage') },
  { path: '/analysis', load: page('games/neuroshima/analysis/AnalysisPage') },
  { path: '/armies', load: page('games/neuroshima/pages/Armies') },
  { path: '/armies/:key', load: page('games/neuroshima/pages/Army') },
  { path: '/rules', load: page('games/neuroshima/pages/Rules') },
  { path: '/learn', load: page('games/neuroshima/pages/Learn') },
  { path: '/learn/:lesson', load: page('games/neuroshima/pages/Lesson') },
  { path: '/guides/:id', load: page('games/neuroshima/pages/Guide') },
  { path: '/settings', load: page('pages/Settings') },
]
