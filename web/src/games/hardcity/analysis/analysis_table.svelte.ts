/** A table of Hard City at which a game is analysed: whoever looks leads everybody, and a bot is always at hand. */

import type { MatchStore } from '../../../lib/match.svelte'
import { t } from '../../../lib/texts.svelte'
import { layout } from '../../../table/layout.svelte'
import { CityTable } from '../table/city_table.svelte'
import type { Line } from './line.svelte'

const REST = 600 // milliseconds: who goes through a game asks nothing of every step

export class AnalysisTable extends CityTable {
  readonly line: Line

  constructor(match: MatchStore, line: Line) {
    super(match)
    this.line = line
    this.isEndSeen = true
  }

  /** Where there is a column beside the map. */
  override isAdvised(): boolean {
    const form = layout()
    return form === 'desktop' || form === 'tablet'
  }

  override playedMove(): string {
    return this.line.played
  }

  override follow(): void {
    super.follow()
    $effect(() => {
      void this.queue.position
      if (!this.isAdvised() || !this.mayHint) return
      const timer = setTimeout(() => void this.hints.ask(), REST)
      return () => clearTimeout(timer)
    })
  }

  protected override windowTitle(): string {
    return t('city-line-title')
  }
}
