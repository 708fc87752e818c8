/** What can be switched, opened and done at a table besides playing: buttons beside the board, in the menu and below. */

import { settings } from '../../../lib/settings.svelte'
import type { BarItem, Toggle, Tool } from '../../../table/table_model.svelte'
import type { NeuroshimaTable } from './neuroshima_table.svelte'

/** The buttons beside the board. */
export function toolsOf(table: NeuroshimaTable): Tool[] {
  const forecast: Tool = {
    icon: 'ui-forecast',
    text: 'table-forecast',
    key: 'F',
    isOn: settings.forecast,
    run: () => table.toggle('forecast'),
  }
  const hint: Tool = { icon: 'ui-bot', text: 'table-hint', key: 'I', run: () => table.askHint() }
  return [
    ...(table.mayForecast ? [forecast] : []),
    {
      icon: 'ui-link',
      text: 'table-links',
      key: 'L',
      isOn: table.showsLinks,
      run: () => table.toggle('links'),
    },
    {
      icon: 'ui-search',
      text: 'table-names',
      key: 'N',
      isOn: settings.names,
      run: () => table.toggle('names'),
    },
    { icon: 'ui-help', text: 'table-help', key: 'H', run: () => (table.opened = 'help') },
    ...(table.mayHint ? [hint] : []),
  ]
}

/** The switches of the menu. */
export function togglesOf(table: NeuroshimaTable): Toggle[] {
  const forecast = { label: 'table-forecast-switch', isOn: settings.forecast }
  return [
    ...(table.mayForecast ? [{ ...forecast, run: () => table.toggle('forecast') }] : []),
    { label: 'table-links-switch', isOn: table.showsLinks, run: () => table.toggle('links') },
    { label: 'table-names-switch', isOn: settings.names, run: () => table.toggle('names') },
  ]
}

/** The bar at the bottom of a phone. */
export function barOf(table: NeuroshimaTable): BarItem[] {
  return [
    {
      icon: 'ui-forecast',
      text: 'table-forecast',
      opens: 'forecast',
      isOn: table.showsForecast,
      isOff: !table.mayForecast,
      run: () => (table.opened = 'forecast'),
    },
    { icon: 'ui-help', text: 'table-tile', opens: 'help', run: () => (table.opened = 'help') },
    { icon: 'ui-log', text: 'table-log', opens: 'log', run: () => (table.opened = 'log') },
    {
      icon: 'ui-undo',
      text: 'table-undo',
      isOff: table.who.isSpectator || table.isOver,
      run: () => void table.undo(),
    },
    {
      icon: 'ui-confirm',
      text: 'table-end',
      isOff: !table.chooser.canEnd,
      run: () => void table.endTurn(),
    },
  ]
}
