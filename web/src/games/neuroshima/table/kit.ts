/** What Neuroshima Hex brings to the frame of a table. */

import type { SeatedKit } from '../../../table/kit'
import { tallLayout } from '../../../table/layout.svelte'
import SeatedLayout from '../../../table/SeatedLayout.svelte'
import ForecastPanel from './ForecastPanel.svelte'
import HandRow from './HandRow.svelte'
import HelpPanel from './HelpPanel.svelte'
import CoachPlace from '../coach/CoachPlace.svelte'
import Legend from '../board/Legend.svelte'
import LegendList from '../board/LegendList.svelte'
import TableGround from './TableGround.svelte'
import Outlook from './Outlook.svelte'
import PilesDialog from './PilesDialog.svelte'
import Prompt from './Prompt.svelte'
import Score from './Score.svelte'
import SeatPanel from './SeatPanel.svelte'
import ManySeats from './ManySeats.svelte'
import TableBoard from './TableBoard.svelte'
import TableRecap from './TableRecap.svelte'
import { NeuroshimaTable } from './neuroshima_table.svelte'

export const kit: SeatedKit = {
  createModel: (match) => new NeuroshimaTable(match),
  form: tallLayout,
  Layout: SeatedLayout,
  Board: TableBoard,
  Ground: TableGround,
  Legend,
  Hand: HandRow,
  Prompt,
  Recap: TableRecap,
  Coach: CoachPlace,
  Outlook,
  Seat: SeatPanel,
  ManySeats,
  analysis: '/analysis',
  review: '/review',
  loadEnding: () => import('../end/Ending.svelte'),
  Score,
  panels: [
    {
      key: 'help',
      tab: 'table-tile',
      title: 'table-tile',
      icon: 'ui-hexes',
      Content: HelpPanel,
      isLoose: true,
    },
    {
      key: 'forecast',
      tab: 'table-forecast',
      title: 'table-forecast-now',
      icon: 'ui-forecast',
      Content: ForecastPanel,
      Foot: LegendList,
      isLoose: false,
    },
  ],
  Dialogs: PilesDialog,
  loadShow: () => import('./TableBattle.svelte'),
}
