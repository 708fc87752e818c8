/** Calls to the server. Every refusal, and a server that cannot be reached, is thrown as a Problem. */

import type { Language } from './languages'
import type {
  BroughtGames,
  GameInfo,
  GameReplay,
  Guest,
  LobbyView,
  MatchInfo,
  MatchWish,
  OwnTurns,
  Phrase,
  Profile,
  RecordKey,
  RuleBook,
} from './server'

const PATIENCE = 20_000
let credentials: RequestCredentials = 'same-origin'

/** From now on nobody in particular asks: the server is not told who is at this browser. */
export function stayUnknown(): void {
  credentials = 'omit'
}

/** What the server refused, in one sentence; status 0 and code "offline" when it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: string,
    /** The same in words of other languages, where there are any. */
    readonly phrase: Phrase | null = null,
  ) {
    super(reason)
  }

  /** Whether trying the same again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One JSON request; `body` is sent as JSON. */
export function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return send(method, path, body, (response) =>
    response.status === 204 ? Promise.resolve(undefined as T) : (response.json() as Promise<T>),
  )
}

/** The text of a resource: Fluent files, SVG. */
export function requestText(path: string): Promise<string> {
  return send('GET', path, undefined, (response) => response.text())
}

/** Whatever breaks on the way, in the middle of an answer too, is a server that could not be reached. */
async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials,
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) throw await problemOf(response)
    return await read(response)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(0, 'offline', 'The server cannot be reached.')
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as { code?: string; reason?: string; phrase?: Phrase }
    const reason = told.reason ?? response.statusText
    return new Problem(response.status, told.code ?? 'failed', reason, told.phrase ?? null)
  } catch {
    return new Problem(response.status, 'failed', response.statusText)
  }
}

const part = encodeURIComponent

/** Every address of the server that belongs to no game. */
export const api = {
  me: () => request<Guest>('GET', '/api/me'),
  arrive: () => request<Guest>('POST', '/api/me'),
  rename: (name: string) => request<Guest>('PUT', '/api/me', { name }),
  turns: () => request<OwnTurns>('GET', '/api/me/turns'),
  profile: () => request<Profile>('GET', '/api/me/profile'),
  profileFile: () => requestText('/api/me/profile/file'),
  bringProfile: (file: unknown) => request<BroughtGames>('POST', '/api/me/profile/file', file),
  lobby: () => request<LobbyView>('GET', '/api/lobby'),
  games: () => request<GameInfo[]>('GET', '/api/games'),
  /** What belongs to no game, and what one needs besides. */
  texts: (language: Language) => requestText(`/api/texts/${language}`),
  /** Of a game, or what only its pages say. */
  gameTexts: (language: Language, game: string) => requestText(`/api/texts/${language}/${game}`),
  rules: <Book extends RuleBook>(game: string, language: Language) =>
    request<Book>('GET', `/api/${part(game)}/rules?lang=${language}`),
  create: (wish: MatchWish) => request<MatchInfo>('POST', '/api/matches', wish),
  match: (id: string) => request<MatchInfo>('GET', `/api/matches/${part(id)}`),
  join: (id: string, invite = '') => request<MatchInfo>('POST', `/api/matches/${part(id)}/join`, { invite }),
  standUp: (id: string) => request<MatchInfo>('DELETE', `/api/matches/${part(id)}/join`),
  cancel: (id: string) => request<void>('DELETE', `/api/matches/${part(id)}`),
  /** Addresses, not calls. */
  record: (id: string) => `/api/matches/${part(id)}/record`,
  card: (id: string) => `/api/matches/${part(id)}/card`,
  socket: (id: string) => `/api/matches/${part(id)}/socket`,
}

/** Games that were played, by the id of a match or of a stored record. */
export const records = {
  ofMatch: (id: string) => requestText(api.record(id)),
  stored: (id: string) => requestText(`/api/records/${part(id)}`),
  replayOfMatch: (id: string) => request<GameReplay>('GET', `/api/matches/${part(id)}/replay`),
  replayOfStored: (id: string) => request<GameReplay>('GET', `/api/records/${part(id)}/replay`),
  card: (id: string) => `/api/records/${part(id)}/card`,
  store: (text: string) => request<RecordKey>('POST', '/api/records', { text }),
}
