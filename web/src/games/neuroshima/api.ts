/** Every address of the server that belongs to Neuroshima Hex. */

import { request, requestText } from '../../lib/api'
import type { Language } from '../../lib/languages'
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
  RecordKey,
  Replay,
  RuleBook,
  TableSight,
  TableWish,
  Verdict,
  WhyNot,
} from '../../lib/server'

const part = encodeURIComponent

/** What is printed: armies, pictures of tiles, rules. */
export const library = {
  armies: () => request<ArmySheet[]>('GET', '/api/armies'),
  army: (id: string) => request<ArmySheet>('GET', `/api/armies/${part(id)}`),
  drawings: (keys: readonly string[]) =>
    request<Record<string, string>>('GET', `/api/drawings?keys=${keys.map(part).join(',')}`),
  rules: (language: Language) => request<RuleBook>('GET', `/api/rules?lang=${language}`),
}

/** Lessons and commented games. */
export const learning = {
  lessons: () => request<LessonInfo[]>('GET', '/api/lessons'),
  lesson: (id: string) => request<LessonView>('GET', `/api/lessons/${part(id)}`),
  attempt: (id: string, attempt: Attempt) =>
    request<Verdict>('POST', `/api/lessons/${part(id)}/try`, attempt),
  guides: () => request<GuideInfo[]>('GET', '/api/guides'),
  guide: (id: string) => request<Replay>('GET', `/api/guides/${part(id)}`),
}

/** Games that were played, by the id of a match or of a stored record. */
export const records = {
  ofMatch: (id: string) => requestText(`/api/matches/${part(id)}/record`),
  stored: (id: string) => requestText(`/api/records/${part(id)}`),
  replayOfMatch: (id: string) => request<Replay>('GET', `/api/matches/${part(id)}/replay`),
  replayOfStored: (id: string) => request<Replay>('GET', `/api/records/${part(id)}/replay`),
  store: (text: string) => request<RecordKey>('POST', '/api/records', { text }),
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
  return request<T>('POST', `/api/analysis/${what}`, wish)
}
