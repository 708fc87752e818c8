/** Every address of the server that belongs to Neuroshima Hex. */

import { request, requestText } from '../../lib/api'
import type {
  ArmySheet,
  Attempt,
  BattleResult,
  Card,
  Forecast,
  GuideInfo,
  Idea,
  LessonInfo,
  LessonView,
  Replay,
  TableSight,
  TableWish,
  Verdict,
  WhyNot,
} from '../../lib/server'
import { NAME } from './shapes'

const HERE = `/api/${NAME}`
const part = encodeURIComponent

/** What is printed: armies, pictures of tiles. */
export const library = {
  armies: () => request<ArmySheet[]>('GET', `${HERE}/armies`),
  army: (id: string) => request<ArmySheet>('GET', `${HERE}/armies/${part(id)}`),
  drawings: (keys: readonly string[]) =>
    request<Record<string, string>>('GET', `${HERE}/drawings?keys=${keys.map(part).join(',')}`),
  sprite: () => requestText(`${HERE}/sprite`),
}

/** Lessons and commented games. */
export const learning = {
  lessons: () => request<LessonInfo[]>('GET', `${HERE}/lessons`),
  lesson: (id: string) => request<LessonView>('GET', `${HERE}/lessons/${part(id)}`),
  attempt: (id: string, attempt: Attempt) =>
    request<Verdict>('POST', `${HERE}/lessons/${part(id)}/try`, attempt),
  guides: () => request<GuideInfo[]>('GET', `${HERE}/guides`),
  guide: (id: string) => request<Replay>('GET', `${HERE}/guides/${part(id)}`),
}

/** Questions about a table that only exists here. */
export const asking = {
  sight: (table: TableWish) => ask<TableSight>('sight', { ...table }),
  forecast: (table: TableWish, move = '') => ask<Forecast>('forecast', { ...table, move }),
  card: (table: TableWish, hex: string) => ask<Card>('card', { ...table, hex }),
  why: (table: TableWish, move: string) => ask<WhyNot>('why', { ...table, move }),
  battle: (position: Record<string, unknown>) => ask<BattleResult>('battle', { position }),
  best: (table: TableWish, level: string, seconds: number, ideas: number) =>
    ask<Idea[]>('best', { ...table, level, seconds, ideas }),
}

function ask<T>(what: string, wish: TableWish & Record<string, unknown>): Promise<T> {
  return request<T>('POST', `${HERE}/analysis/${what}`, wish)
}
