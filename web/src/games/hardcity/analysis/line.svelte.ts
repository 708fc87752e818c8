/**
 * A game that is looked at, and what is tried from a step of it: where one stands, and the way to a table there. The
 * server keeps nothing of it; each position is asked for once, with the record that leads there.
 */

import { Problem } from '../../../lib/api'
import type { Ack, Answered, GameAnswer, HistoryLine, LineSight, MatchInfo } from '../../../lib/server'
import { Refusal, type Channel, type Listener } from '../../../lib/socket'
import { analysing } from '../api'
import { NAME } from '../shapes'
import { anyLuck } from './fresh'

/** A step as the log tells it. */
export type ToldStep = Pick<LineSight, 'turn' | 'lines' | 'title'> & { seat: number | null }

/** A game to analyse. */
export interface AnalysedGame {
  record: string
  steps: readonly (ToldStep & { move: string })[]
}

/** A move that was tried, and the table after it. */
interface Tried {
  move: string
  told: LineSight
}

const ME = 'me'
/** Events in which chance has spoken: it can be asked once more. */
const CHANCE: ReadonlySet<string> = new Set([
  'rolled',
  'rerolled',
  'event_drawn',
  'take_drawn',
  'chaos_drawn',
  'auto_drawn',
  'equipment_gained',
])

type Details = Parameters<Channel['ask']>[1]

export class Line {
  /** The step of the game that is shown, or from which the line goes another way; 0 is the start. */
  ply = $state(0)
  tried = $state.raw<readonly Tried[]>([])
  /** How many of the moves that were tried are shown. */
  at = $state(0)
  /** Why a step cannot be shown. */
  problem = $state.raw<unknown>(null)
  readonly game: AnalysedGame
  private readonly steps = new Map<number, Promise<LineSight>>()
  private readonly luck = anyLuck()
  private listener: Listener | null = null
  /** The table at the step of the game. */
  private base = $state.raw<LineSight | null>(null)
  /** Grows with every position that is wished for: older wishes are dropped. */
  private wishes = 0

  constructor(game: AnalysedGame, ply = 0) {
    this.game = game
    this.ply = Math.max(0, Math.min(game.steps.length, ply))
  }

  /** The number of the last step of the game. */
  get last(): number {
    return this.game.steps.length
  }

  /** Whether what is shown is another way than that of the game. */
  readonly isAway = $derived.by(() => this.tried.length > 0)
  readonly canGoBack = $derived.by(() => this.at > 0 || this.ply > 0)
  readonly canGoOn = $derived.by(() => (this.isAway ? this.at < this.tried.length : this.ply < this.last))
  /** The move that led to the table; null at the start. */
  readonly newest = $derived.by(
    (): ToldStep | null => this.tried[this.at - 1]?.told ?? this.game.steps[this.ply - 1] ?? null,
  )
  /** The move that was made in the game where it is shown; empty at its end, and where something else was tried. */
  readonly played = $derived.by(() => (this.isAway ? '' : (this.game.steps[this.ply]?.move ?? '')))
  /** Whether dice or cards decided what came of the last move that was tried. */
  readonly hadChance = $derived.by(() =>
    (this.tried[this.at - 1]?.told.lines ?? []).some(({ event }) => CHANCE.has(String(event['type']))),
  )

  /** The table that is shown. */
  get shown(): LineSight | null {
    return this.tried[this.at - 1]?.told ?? this.base
  }

  /** The way to a table that stands where the line stands. */
  readonly connect = (listener: Listener): Channel => {
    this.listener = listener
    void this.goTo(this.ply)
    return {
      do: async (what, details = {}) => {
        if (what === 'take_back') await this.back()
        else if (what === 'move') await this.make(details.move ?? '')
        else throw new Refusal('not_allowed', '', '')
        return this.ack()
      },
      ask: (what, details) => this.ask(what, details),
      close: () => (this.listener = null),
    }
  }

  /** Look at a step of the game; what was tried is forgotten. */
  async goTo(ply: number): Promise<void> {
    const goal = Math.max(0, Math.min(this.last, ply))
    const wish = ++this.wishes
    try {
      const told = await this.step(goal)
      if (wish !== this.wishes) return
      this.ply = goal
      this.base = told
      this.tried = []
      this.at = 0
      this.problem = null
      this.show()
    } catch (problem) {
      this.steps.delete(goal)
      if (wish === this.wishes) this.problem = problem
    }
  }

  async back(): Promise<void> {
    if (this.at === 0) return this.goTo(this.ply - 1)
    this.turnTo(this.at - 1)
  }

  async forward(): Promise<void> {
    if (this.at < this.tried.length) this.turnTo(this.at + 1)
    else if (!this.isAway) await this.goTo(this.ply + 1)
  }

  /** Look at what was tried, up to a move. */
  turnTo(at: number): void {
    this.wishes += 1
    this.at = at
    this.problem = null
    this.show()
  }

  /** Make the last move once more, with other dice and cards. */
  async tryAgain(): Promise<void> {
    const last = this.tried[this.at - 1]
    if (!last) return
    this.turnTo(this.at - 1)
    const made = this.make(last.move, anyLuck())
    const wish = this.wishes
    try {
      await made
    } catch (problem) {
      if (wish === this.wishes) this.problem = problem
    }
  }

  private step(ply: number): Promise<LineSight> {
    const known =
      this.steps.get(ply) ?? analysing.sight({ record: this.game.record, upto: ply, luck: this.luck })
    this.steps.set(ply, known)
    return known
  }

  private async make(move: string, luck: number | null = null): Promise<void> {
    const { shown: from } = this
    if (!from) throw new Refusal('not_allowed', '', '')
    const wish = ++this.wishes
    const told = await refusing(analysing.sight({ record: from.record, luck, moves: [move] }))
    if (wish !== this.wishes) throw new Refusal('closed', '', '') // without a word: whoever made it is elsewhere
    this.problem = null
    this.tried = [...this.tried.slice(0, this.at), { move, told }]
    this.at += 1
    const { sight, seat, lines } = told
    this.count += 1
    this.listener?.update?.({
      t: 'update',
      seq: this.count,
      what: 'move',
      seat,
      move,
      lines,
      sight,
      clocks: null,
      history: historyLine(told, this.count),
    })
  }

  private async ask(what: string, details: Details = {}): Promise<Answered> {
    const record = this.shown?.record
    if (record === undefined) throw new Refusal('not_allowed', '', '')
    const seq = this.count
    const answer: GameAnswer =
      what === 'hint'
        ? { is: 'ideas', ideas: await refusing(analysing.best({ record })) }
        : await refusing(analysing.ask({ record, what, ...details }))
    return { t: 'answer', id: '', seq, answer }
  }

  /** Numbers of what the table was told; every position has its own. */
  private count = 0

  private ack(): Ack {
    return { t: 'ack', id: '', seq: this.count }
  }

  /** Tell the table all of where it stands now. */
  private show(): void {
    const { shown } = this
    if (!shown) return
    this.count += 1
    const past = [
      ...this.game.steps.slice(0, this.ply),
      ...this.tried.slice(0, this.at).map(({ told }) => told),
    ]
    this.listener?.connection?.('open', 0)
    this.listener?.welcome?.({
      t: 'welcome',
      you: { id: ME, name: '' },
      seats: shown.parts.map((_, seat) => seat),
      info: infoOf(shown),
      seq: this.count,
      sight: shown.sight,
      history: past.map((step, index) => historyLine(step, index + 1)),
      clocks: null,
    })
  }
}

function historyLine({ seat, turn, lines }: ToldStep, seq: number): HistoryLine {
  return { seq, seat, turn, phrases: lines.flatMap(({ phrase }) => phrase ?? []) }
}

/** A match in which whoever looks leads everybody. */
function infoOf({ terms, parts, sides }: LineSight): MatchInfo {
  const seats = parts.map((part) => ({ who: 'person' as const, part, guest: ME, online: true, leader: 0 }))
  return { id: '', game: NAME, terms, status: 'playing', seats, sides, created: 0, seq: 0, casual: true }
}

/** A refusal of the server as tables know it. */
async function refusing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem) throw new Refusal(error.code, error.phrase ?? error.reason, '')
    throw error
  }
}
