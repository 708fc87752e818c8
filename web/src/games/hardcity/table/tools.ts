/** What can be switched, opened and done at a table besides playing. */

import { HINT, type BarItem, type Toggle, type Tool } from '../../../table/table_model.svelte'
import type { CityTable } from './city_table.svelte'

/** The buttons at the top. */
export function toolsOf(table: CityTable): Tool[] {
  if (!table.hasHints || table.isAdvised()) return []
  return [
    {
      icon: 'ui-bot',
      text: 'city-hint',
      key: 'H',
      isOn: table.opened === HINT,
      run: () => table.toggleHint(),
    },
  ]
}

/** The switches of the menu: questions that the rules answer for whoever chooses. */
export function togglesOf(table: CityTable): Toggle[] {
  const { city, decider, now } = table
  if (!table.isMine || decider === null || !city || !now) return []
  return city.questions.map((question) => {
    const isOn = now.standing[decider]?.includes(question) ?? false
    return {
      label: `city-auto-${question.replaceAll('_', '-')}`,
      isOn,
      run: () => void table.answerAlways(question, !isOn),
    }
  })
}

/** The bar at the bottom of a phone. */
export function barOf(table: CityTable): BarItem[] {
  const opens = (panel: string, icon: string, text: string): BarItem => ({
    icon,
    text,
    opens: panel,
    run: () => (table.opened = panel),
  })
  return [
    opens('squad', 'ui-friends', 'city-squad'),
    opens('takes', 'hc-i-clapper', 'city-takes'),
    opens('enemy', 'hc-i-chaos', table.city?.zero_seat == null ? 'hc-autodoc' : 'hc-zero'),
    opens('log', 'ui-log', 'table-log'),
    ...toolsOf(table).map(({ icon, text, run }) => ({ icon, text, opens: HINT, run })),
    {
      icon: 'ui-undo',
      text: 'table-undo',
      isOff: table.who.isSpectator || table.isOver,
      label: table.undoes,
      run: () => void table.undo(),
    },
  ]
}
