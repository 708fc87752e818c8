/** What Hard City brings to the frame of a table. */

import { router } from '../../../lib/router.svelte'
import type { TableKit } from '../../../table/kit'
import { HINT } from '../../../table/table_model.svelte'
import { TOLD, ToldRound } from '../coach/told_round.svelte'
import { ANALYSIS } from '../shapes'
import CityDialogs from './CityDialogs.svelte'
import CityLayout from './CityLayout.svelte'
import Enemy from './Enemy.svelte'
import Ideas from './Ideas.svelte'
import FilmStrip from './FilmStrip.svelte'
import Score from './Score.svelte'
import Squad from './Squad.svelte'
import { CityTable } from './city_table.svelte'

export const kit: TableKit = {
  createModel: (match) => {
    const table = new CityTable(match)
    if (router.query.has(TOLD)) table.coach = new ToldRound(table)
    return table
  },
  Layout: CityLayout,
  analysis: ANALYSIS,
  series: { path: '/campaign/hardcity', text: 'hc-campaign-go' },
  Score,
  Dialogs: CityDialogs,
  theme: 'city',
  panels: [
    { key: 'squad', tab: 'city-squad', title: 'city-squad', Content: Squad, isLoose: true },
    { key: 'takes', tab: 'city-takes', title: 'city-takes', Content: FilmStrip, isLoose: true },
    { key: HINT, tab: 'city-hint', title: 'city-hint', Content: Ideas, isLoose: true },
    { key: 'enemy', tab: 'city-enemy', title: 'city-enemy', Content: Enemy, isLoose: true },
  ],
}
