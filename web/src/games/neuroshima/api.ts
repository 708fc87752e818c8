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
  Judgement,
  LessonInfo,
  LessonView,
  PuzzleHint,
  PuzzleLook,
  PuzzleProgress,
  PuzzleProof,
  PuzzleResult,
  PuzzleShelf,
  PuzzleSolutions,
  PuzzleToday,
  PuzzleView,
  Replay,
  Review,
  Rush,
  RushAnswer,
  RushVerdict,
  SavedPuzzle,
  TableSight,
  TableWish,
  Verdict,
  WhyNot,
} from '../../lib/server'
import { language } from '../../lib/settings.svelte'
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

/** Puzzles: to solve, to make, and as many as possible in a few minutes. */
export const puzzles = {
  shelf: () => request<PuzzleShelf>('GET', `${HERE}/puzzles`),
  today: () => request<PuzzleToday>('GET', `${HERE}/puzzles/today`),
  mine: () => request<PuzzleProgress>('GET', `${HERE}/puzzles/mine`),
  puzzle: (key: string) => request<PuzzleView>('GET', `${HERE}/puzzles/${part(key)}`),
  look: (key: string, moves: readonly string[]) => onPuzzle<PuzzleLook>(key, 'look', { moves }),
  fight: (key: string, moves: readonly string[], isTraining: boolean) =>
    onPuzzle<PuzzleResult>(key, 'fight', { moves, is_training: isTraining }),
  hint: (key: string, step: number) => onPuzzle<PuzzleHint>(key, 'hint', { step }),
  solutions: (key: string, giveUp: boolean) =>
    onPuzzle<PuzzleSolutions>(key, 'solutions', { give_up: giveUp }),
  proof: (text: string) => request<PuzzleProof>('POST', `${HERE}/puzzles/proof`, { text }),
  save: (text: string) => request<SavedPuzzle>('POST', `${HERE}/puzzles`, { text }),
  rush: () => request<Rush>('POST', `${HERE}/puzzles/rush`),
  rushNow: (id: string) => request<Rush>('GET', `${HERE}/puzzles/rush/${part(id)}`),
  rushAnswer: (id: string, answer: RushAnswer) =>
    request<RushVerdict>('POST', `${HERE}/puzzles/rush/${part(id)}`, answer),
  /** Addresses, not calls. */
  picture: (key: string, theme: string, legend: boolean) =>
    `${HERE}/puzzles/${part(key)}/picture?theme=${theme}&legend=${legend}&lang=${language()}`,
  card: (key: string) => `${HERE}/puzzles/${part(key)}/card`,
  file: (key: string) => `${HERE}/puzzles/${part(key)}/file`,
}

function onPuzzle<T>(key: string, what: string, body: unknown): Promise<T> {
  return request<T>('POST', `${HERE}/puzzles/${part(key)}/${what}`, body)
}

/** Finished games looked back at, by the id of a match or of a stored record. */
export const reviews = {
  ofMatch: (id: string) => request<Review>('GET', `${HERE}/matches/${part(id)}/review`),
  ofRecord: (id: string) => request<Review>('GET', `${HERE}/records/${part(id)}/review`),
  judgementOfMatch: (id: string) => request<Judgement>('GET', `${HERE}/matches/${part(id)}/judgement`),
  judgementOfRecord: (id: string) => request<Judgement>('GET', `${HERE}/records/${part(id)}/judgement`),
}

/** Questions about a table that only exists here. */
export const asking = {
  sight: (table: TableWish) => ask<TableSight>('sight', { ...table }),
  forecast: (table: TableWish, move = '') => ask<Forecast>('forecast', { ...table, move }),
  card: (table: TableWish, hex: string) => ask<Card>('card', { ...table, hex }),
  why: (table: TableWish, move: string) => ask<WhyNot>('why', { ...table, move }),
  battle: (position: Record<string, unknown>) => ask<BattleResult>('battle', { position }),
  best: (table: TableWish, seconds: number, ideas: number) =>
    ask<Idea[]>('best', { ...table, seconds, ideas }),
}

function ask<T>(what: string, wish: TableWish & Record<string, unknown>): Promise<T> {
  return request<T>('POST', `${HERE}/analysis/${what}`, wish)
}
