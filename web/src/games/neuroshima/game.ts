/** Neuroshima Hex, as the rest of the client knows it. */

import type { Game } from '..'
import { t } from '../../lib/texts.svelte'
import Terms from './Terms.svelte'
import { armies } from './armies.svelte'
import { titleOf } from './modes'
import { leads, naming } from './naming'
import { termsOf } from './shapes'
import { loadSprite } from './sprite'

export const neuroshima: Game = {
  naming,
  icon: 'ui-hexes',
  colour: 'var(--accent)',
  load: async () => void (await Promise.all([armies.load(), loadSprite()])),
  pages: [
    { path: '/analysis', load: () => import('./analysis/AnalysisPage.svelte') },
    { path: '/review/:id', load: () => import('./review/ReviewPage.svelte') },
    { path: '/armies', load: () => import('./pages/Armies.svelte') },
    { path: '/armies/:key', load: () => import('./pages/Army.svelte') },
    { path: '/rules/neuroshima', load: () => import('./pages/Rules.svelte') },
    { path: '/learn/neuroshima', load: () => import('./pages/Learn.svelte') },
    { path: '/learn/neuroshima/:lesson', load: () => import('./pages/Lesson.svelte') },
    { path: '/puzzles', load: () => import('./pages/Puzzles.svelte') },
    { path: '/puzzles/rush', load: () => import('./pages/Rush.svelte') },
    { path: '/puzzles/make', load: () => import('./pages/MakePuzzle.svelte') },
    { path: '/puzzles/:key', load: () => import('./pages/Puzzle.svelte') },
    { path: '/guides/:id', load: () => import('./pages/Guide.svelte') },
  ],
  links: [
    { path: '/puzzles', icon: 'ui-puzzle', text: 'web-nav-puzzles' },
    { path: '/armies', icon: 'ui-hexes', text: 'web-nav-armies' },
    { path: '/analysis', icon: 'ui-chart', text: 'web-nav-analysis' },
  ],
  newGame: () => import('./new/NewGame.svelte'),
  loadHero: () => import('./home/Hero.svelte'),
  loadDaily: () => import('./home/Daily.svelte'),
  homeLinks: [
    { path: '/learn/neuroshima', icon: 'ui-school', text: 'web-learn-steps' },
    { path: '/armies', icon: 'ui-hexes', text: 'web-learn-armies' },
    { path: '/analysis', icon: 'ui-chart', text: 'web-learn-analysis' },
  ],
  switches: [
    { key: 'forecast', text: 'web-set-forecast' },
    { key: 'names', text: 'web-set-names' },
  ],
  clauses: /^(nh|r|e)-/i,
  titleOf: (info) => (info.seats.length === 2 ? '' : titleOf(info)),
  isUnusual: (info) => Object.keys(termsOf(info.terms)?.settings ?? {}).length > 0,
  nameOfWay: (way) => t(`mode-${way}`),
  leads,
  Terms,
  review: '/review',
  loadTable: () => import('./table/kit'),
  loadReplay: () => import('./replay/kit'),
}
