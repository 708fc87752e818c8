/** Every page of the client and its address. */

import type { Loader, PageComponent, Route } from './router.svelte'

const PAGES = import.meta.glob<{ default: PageComponent }>([
  '../pages/*.svelte',
  '../table/TablePage.svelte',
  '../replay/ReplayPage.svelte',
  '../analysis/AnalysisPage.svelte',
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
  { path: '/new', load: page('pages/NewGame') },
  { path: '/m/:id', load: page('pages/Match') },
  { path: '/replay/:id', load: page('replay/ReplayPage') },
  { path: '/analysis', load: page('analysis/AnalysisPage') },
  { path: '/armies', load: page('pages/Armies') },
  { path: '/armies/:key', load: page('pages/Army') },
  { path: '/rules', load: page('pages/Rules') },
  { path: '/learn', load: page('pages/Learn') },
  { path: '/learn/:lesson', load: page('pages/Lesson') },
  { path: '/guides/:id', load: page('pages/Guide') },
  { path: '/settings', load: page('pages/Settings') },
]
