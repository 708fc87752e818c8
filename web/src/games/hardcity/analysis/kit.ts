/** What the table of an analysis is made of: that of the game, with the course of the game above the plan. */

import type { TableKit } from '../../../table/kit'
import { kit } from '../table/kit'
import { AnalysisTable } from './analysis_table.svelte'
import Course from './Course.svelte'
import type { Line } from './line.svelte'
import LineMenu from './LineMenu.svelte'

export function analysisKit(line: Line): TableKit {
  return { ...kit, createModel: (match) => new AnalysisTable(match, line), Course, Menu: LineMenu }
}
