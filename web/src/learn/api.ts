/** What the pages for learning ask the server. */

import { request } from '../lib/api'
import type { Language } from '../lib/languages'
import type {
  Attempt,
  Forecast,
  GuideInfo,
  LessonInfo,
  LessonView,
  Replay,
  RuleBook,
  TableWish,
  Verdict,
} from '../lib/server'

const part = encodeURIComponent

export const learning = {
  lessons: () => request<LessonInfo[]>('GET', '/api/lessons'),
  lesson: (id: string) => request<LessonView>('GET', `/api/lessons/${part(id)}`),
  attempt: (id: string, attempt: Attempt) =>
    request<Verdict>('POST', `/api/lessons/${part(id)}/try`, attempt),
  guides: () => request<GuideInfo[]>('GET', '/api/guides'),
  guide: (id: string) => request<Replay>('GET', `/api/guides/${part(id)}`),
  rules: (language: Language) => request<RuleBook>('GET', `/api/rules?lang=${language}`),
  forecast: (table: TableWish, move: string) =>
    request<Forecast>('POST', '/api/analysis/forecast', { ...table, move }),
}
