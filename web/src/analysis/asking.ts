/** Questions to the server about a table that only exists here. */

import { request } from '../lib/api'
import type { BattleResult, Card, Forecast, Idea, TableSight, TableWish, WhyNot } from '../lib/server'

function ask<T>(what: string, wish: TableWish & Record<string, unknown>): Promise<T> {
  return request<T>('POST', `/api/analysis/${what}`, wish)
}

/** Everything that can be asked. */
export const asking = {
  sight: (table: TableWish) => ask<TableSight>('sight', { ...table }),
  forecast: (table: TableWish, move = '') => ask<Forecast>('forecast', { ...table, move }),
  card: (table: TableWish, hex: string) => ask<Card>('card', { ...table, hex }),
  why: (table: TableWish, move: string) => ask<WhyNot>('why', { ...table, move }),
  battle: (position: Record<string, unknown>) => ask<BattleResult>('battle', { position }),
  best: (table: TableWish, level: string, seconds: number, ideas: number) =>
    ask<Idea[]>('best', { ...table, level, seconds, ideas }),
}
