/** Every address of the server that belongs to Hard City. */

import { request, requestText } from '../../lib/api'
import type {
  Attempt,
  CityLesson,
  CityPuzzleHint,
  CityPuzzleLook,
  CityPuzzleResult,
  CityPuzzleView,
  CityVerdict,
  GameAnswer,
  LessonInfo,
  LessonQuestion,
  Book,
  CampaignView,
  CityCard,
  EpisodeResults,
  EpisodeShelf,
  Idea,
  LineQuestion,
  LineSight,
  LineWish,
  PuzzleProgress,
  PuzzleShelf,
  TurnQuestion,
} from '../../lib/server'
import { NAME } from './shapes'

const HERE = `/api/${NAME}`
const taskAt = (key: string) => `${HERE}/puzzles/${encodeURIComponent(key)}`
const lessonAt = (id: string) => `${HERE}/lessons/${encodeURIComponent(id)}`

/** Episodes, cards and drawings. */
export const library = {
  episodes: () => request<EpisodeShelf>('GET', `${HERE}/episodes`),
  /** How one's own games ended. */
  results: () => request<EpisodeResults[]>('GET', `${HERE}/results`),
  /** One's own campaigns. */
  campaigns: () => request<CampaignView[]>('GET', `${HERE}/campaigns`),
  cards: () => request<CityCard[]>('GET', `${HERE}/cards`),
  book: () => request<Book>('GET', `${HERE}/book`),
  sprite: () => requestText(`${HERE}/sprite`),
  /** The address of the poster of an episode, also of one that is not shipped. */
  poster: (episode: number) => `${HERE}/posters/${episode}`,
  /** The address of the ground of a map, by the name in its plan. */
  map: (name: string) => `${HERE}/maps/${encodeURIComponent(name)}`,
}

/** Lessons: an attempt says all its moves, and whatever can be asked at a table can be asked about it. */
export const learning = {
  lessons: () => request<LessonInfo[]>('GET', `${HERE}/lessons`),
  lesson: (id: string) => request<CityLesson>('GET', lessonAt(id)),
  attempt: (id: string, attempt: Attempt) => request<CityVerdict>('POST', `${lessonAt(id)}/try`, attempt),
  ask: (id: string, question: LessonQuestion) => request<GameAnswer>('POST', `${lessonAt(id)}/ask`, question),
}

/** Tasks of one turn: an attempt says its deal and all its moves. */
export const tasks = {
  shelf: () => request<PuzzleShelf>('GET', `${HERE}/puzzles`),
  mine: () => request<PuzzleProgress>('GET', `${HERE}/puzzles/mine`),
  task: (key: string) => request<CityPuzzleView>('GET', taskAt(key)),
  look: (key: string, moves: string[]) => request<CityPuzzleLook>('POST', `${taskAt(key)}/look`, { moves }),
  judge: (key: string, moves: string[]) =>
    request<CityPuzzleResult>('POST', `${taskAt(key)}/fight`, { moves }),
  hint: (key: string, step: number) => request<CityPuzzleHint>('POST', `${taskAt(key)}/hint`, { step }),
  ask: (key: string, question: TurnQuestion) => request<GameAnswer>('POST', `${taskAt(key)}/ask`, question),
}

/** Questions about a line: a step of a record, and moves that were tried from there on. */
export const analysing = {
  sight: (line: LineWish) => request<LineSight>('POST', `${HERE}/analysis/sight`, line),
  ask: (question: LineQuestion) => request<GameAnswer>('POST', `${HERE}/analysis/ask`, question),
  best: (line: LineWish) => request<Idea[]>('POST', `${HERE}/analysis/best`, line),
}
