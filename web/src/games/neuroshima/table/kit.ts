/** What Neuroshima Hex brings to the frame of a table. */

import type { SeatedKit } from '../../../table/kit'
import SeatedLayout from '../../../table/SeatedLayout.svelte'
import ForecastPanel from './ForecastPanel.svelte'
import HandRow from './HandRow.svelte'
import HelpPanel from './HelpPanel.svelte'
import ListedSeat from './ListedSeat.svelte'
import Outlook from './Outlook.svelte'
import PilesDialog from './PilesDialog.svelte'
import Prompt from './Prompt.svelte'
import Score from './Score.svelte'
import SeatPanel from './SeatPanel.svelte'
import ManySeats from './ManySeats.svelte'
import TableBoard from './TableBoard.svelte'
import { NeuroshimaTable } from './neuroshima_table.svelte'

export const kit: SeatedKit = {
  createModel: (match) => new NeuroshimaTable(match),
  Layout: SeatedLayout,
  Board: TableBoard,
  Hand: HandRow,
  Prompt,
  Outlook,
  Seat: SeatPanel,
  ListedSeat,
  ManySeats,
  analysis: '/analysis',
  Score,
  panels: [
    { key: 'help', tab: 'table-tile', title: 'table-tile', Content: HelpPanel, isLoose: true },
    {
      key: 'forecast',
      tab: 'table-forecast',
      title: 'table-forecast-now',
      Content: ForecastPanel,
      isLoose: false,
    },
  ],
  Dialogs: PilesDialog,
  loadShow: () => import('./TableBattle.svelte'),
}
