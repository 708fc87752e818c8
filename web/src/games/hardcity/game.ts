/** Hard City, as the rest of the client knows it. */

import type { Game } from '..'
import { t } from '../../lib/texts.svelte'
import Terms from './Terms.svelte'
import { cards } from './cards.svelte'
import { naming } from './naming'
import { loadSprite } from './sprite'
import { ANALYSIS, NAME } from './shapes'
import { leads, modeText, pictureOf, titleOf } from './titles'

export const hardcity: Game = {
  naming,
  icon: 'ui-tape',
  colour: '#e0368c',
  load: async () => void (await Promise.all([cards.load(), loadSprite()])),
  pages: [
    { path: '/rules/hardcity', load: () => import('./pages/Rules.svelte') },
    { path: '/campaign/hardcity', load: () => import('./campaign/CampaignPage.svelte') },
    { path: '/learn/hardcity', load: () => import('./pages/Learn.svelte') },
    { path: '/learn/hardcity/:lesson', load: () => import('./pages/Lesson.svelte') },
    { path: '/puzzles/hardcity', load: () => import('./pages/Tasks.svelte') },
    { path: '/puzzles/hardcity/:key', load: () => import('./pages/Task.svelte') },
    { path: '/hardcity/book', load: () => import('./pages/Book.svelte') },
    { path: ANALYSIS, load: () => import('./analysis/AnalysisPage.svelte') },
  ],
  links: [{ path: `/new/${NAME}`, icon: 'ui-tape', text: 'web-nav-episodes' }],
  newGame: () => import('./new/NewGame.svelte'),
  loadHero: () => import('./home/Hero.svelte'),
  homeLinks: [
    { path: '/hardcity/book', icon: 'ui-book', text: 'hc-home-book' },
    { path: '/learn/hardcity', icon: 'ui-school', text: 'hc-home-learn' },
    { path: '/puzzles/hardcity', icon: 'ui-puzzle', text: 'hc-home-tasks' },
    { path: '/campaign/hardcity', icon: 'ui-tape', text: 'hc-home-campaigns' },
    { path: ANALYSIS, icon: 'ui-chart', text: 'hc-home-analysis' },
  ],
  switches: [],
  clauses: /^hc-/i,
  titleOf,
  wayOf: modeText,
  pictureOf,
  nameOfWay: (way) => t(`city-mode-${way}`),
  leads,
  Terms,
  loadTable: () => import('./table/kit'),
  loadReplay: () => import('./replay/kit'),
}
