/** What Hard City brings to the frame of a table. */

import type { TableKit } from '../../../table/kit'
import { HINT } from '../../../table/table_model.svelte'
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
  createModel: (match) => new CityTable(match),
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
