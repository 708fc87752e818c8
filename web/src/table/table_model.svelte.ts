/** What the parts of a table share, whichever game is played: the match, what is shown of it, who sits there. */

import { getContext, setContext, untrack } from 'svelte'

import type { Shortcut } from '../lib/keys.svelte'
import type { MatchStore } from '../lib/match.svelte'
import { notice } from '../lib/notices.svelte'
import { go, setTitle } from '../lib/router.svelte'
import { partOf } from '../lib/naming'
import { mirrorOf } from '../lib/seating'
import type { Command, GameSight, Phrase, Update } from '../lib/server'
import { Refusal } from '../lib/socket'
import { play, playEnding } from '../lib/sounds'
import { say, t } from '../lib/texts.svelte'
import { HandOver } from './hand_over.svelte'
import { Hints } from './hints.svelte'
import { lastChoice, leftSeats, type LogWords } from './log_lines'
import { People } from './people.svelte'
import { UpdateQueue } from './update_queue.svelte'

/** The panel with the advice of a bot. */
export const HINT = 'hint'
/** Answers to offers that nobody must miss. */
const REFUSED: ReadonlySet<string> = new Set(['decline_draw', 'decline_take_back'])
const RECENT = 2000 // milliseconds for which the move of somebody else is pointed out

/** A button beside the board. */
export interface Tool {
  icon: string
  text: string
  key: string
  /** Whether what it switches is on; left out for what only opens. */
  isOn?: boolean
  run(): void
}

/** Something that the menu switches on and off. */
export interface Toggle {
  label: string
  isOn: boolean
  run(): void
}

/** A button of the bar at the bottom of a phone. */
export interface BarItem {
  icon: string
  text: string
  /** The panel that it opens. */
  opens?: string
  isOn?: boolean
  isOff?: boolean
  /** What it does, where its text is too short to say it. */
  label?: string
  run(): void
}

/** Where keys put the focus. */
export interface Focus {
  board(): void
  confirm(): void
}

/** What a game finds of its own in what it is told. */
export interface Shapes<Sight extends GameSight, Show> {
  sight(told: GameSight | null): Sight | null
  /** What is played back before what comes of it is shown. */
  show(update: Update): Show | null
}

/** The table that somebody sits at or watches. A game says what can be chosen there, and how it is shown. */
export abstract class TableModel<Sight extends GameSight = GameSight, Show = unknown> {
  readonly store: MatchStore
  readonly queue: UpdateQueue<Show>
  readonly who: People
  readonly handOver: HandOver
  readonly hints: Hints
  readonly logWords: LogWords
  private readonly shapes: Shapes<Sight, Show>
  /** Places of the board pointed out by the log or a panel. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** What the newest entry of the others has changed, for a moment. */
  recent = $state.raw<ReadonlySet<string>>(new Set())
  /** The panel or dialog that is open over the table. */
  opened = $state<string | null>(null)
  /** Whether the card of the end was put aside to look at the board. */
  isEndSeen = $state(false)
  /** Whether somebody at this table wants to play once more. */
  wantsRematch = $state(false)

  constructor(store: MatchStore, words: LogWords, shapes: Shapes<Sight, Show>) {
    this.logWords = words
    this.shapes = shapes
    this.store = store
    this.queue = new UpdateQueue(this.store, shapes.show)
    this.who = new People(this.store, this)
    this.handOver = new HandOver(this.store, this.queue, this.who, words)
    this.hints = new Hints(this.store)
  }

  readonly sight = $derived.by((): Sight | null => this.shapes.sight(this.queue.sight))
  readonly info = $derived.by(() => this.store.info)
  /** Keys of what the seats lead, in order of play. */
  readonly parts = $derived.by(() => this.who.parts)
  /** Their colours, as CSS values. */
  readonly colours = $derived.by(() => this.parts.map((_, seat) => this.colourOf(seat)))
  /** Whether somebody here is waited for, even if what led to it is still being shown: their time runs. */
  readonly isAwaited = $derived.by(
    () =>
      this.store.isMine &&
      this.store.connection === 'open' &&
      !this.store.isBusy &&
      this.handOver.next === null,
  )
  /** Whether somebody here may choose now: they see the newest position and have the screen. */
  readonly isMine = $derived.by(() => this.isAwaited && !this.queue.isBehind)
  readonly isOver = $derived.by(() => this.sight?.outcome != null)
  /** The seats that people have left to a bot. */
  readonly leftSeats = $derived.by(() => leftSeats(this.queue.history))
  /** What the button that undoes takes back, after its name. */
  readonly undoWords = $derived.by(() => {
    const last = lastChoice(this.queue.history, this.store.seats)
    return last
      ? t('table-undo-what', { what: say(last, this.parts, (seat) => this.who.nameOf(seat)) })
      : t('table-undo')
  })
  /** The seat that must choose, until the game is over. */
  readonly decider = $derived.by(() => (this.isOver ? null : (this.sight?.decision?.seat ?? null)))
  /** Whether help with thinking is allowed here. */
  readonly mayForecast = $derived.by(() => this.info?.casual !== false && !this.isOver)
  /** Whether this is a table at which a bot may be asked for advice: not where other people play. */
  readonly hasHints = $derived.by(() => this.mayForecast && this.who.isOfOneGuest && !this.who.isSpectator)
  /** Whether it may be asked now. */
  readonly mayHint = $derived.by(() => this.hasHints && this.isMine)
  /** The position to ask about: none while the table is behind. */
  readonly askable = $derived.by(
    () => this.store.connection === 'open' && !this.queue.isBehind && this.sight !== null,
  )
  /** Whether nothing lies over the table. */
  readonly isFree = $derived.by(() => this.queue.show === null && this.handOver.next === null)

  /** What is played, in a line. */
  abstract readonly context: string
  abstract readonly tools: readonly Tool[]
  abstract readonly toggles: readonly Toggle[]
  abstract readonly bar: readonly BarItem[]
  /** Keys for choosing, and keys for looking. */
  abstract choiceKeys(focus: Focus): Shortcut[]
  abstract viewKeys(): Shortcut[]
  /** Whether a panel can be opened now. */
  abstract isOffered(panel: string): boolean
  /** Places of the board that a sentence names, and those that a move names. */
  abstract placesIn(phrase: Phrase): string[]
  abstract placesOf(move: string): string[]
  /** Somebody clicked the name of what stands at a place. */
  abstract pointedAt(place: string): void
  /** Show a move that a bot thinks of as if it had been chosen. */
  abstract showMove(move: string): void
  /** Whether a seat has been eliminated. */
  abstract isOut(seat: number): boolean
  /** What ranks a seat among those who have not won. */
  abstract worthOf(seat: number): number
  /** One step back in the choice; false if there was none. */
  abstract back(): boolean
  /** Put down whatever was taken up. */
  protected abstract putDown(): void
  /** Why a move was refused. */
  protected abstract explainRefusal(refusal: Refusal): void

  /** Whether a person of the table is not connected, where that is not usual: over days nobody waits at the table. */
  isAway(seat: number): boolean {
    const told = this.who.seatInfo(seat)
    const isOverDays = this.info?.clock?.kind === 'turn'
    return told?.who === 'person' && !told.online && !this.isOver && !isOverDays
  }

  /** The colour of a seat; a game may give equal parts different ones. */
  protected colourOf(seat: number): string {
    return partOf(this.parts[seat] ?? '').colour
  }

  /** How many earlier seats lead the same. */
  mirrorOf(seat: number): number {
    return mirrorOf(this.parts, seat)
  }

  /** The panel that is read beside the board until somebody chooses one. */
  firstPanel(): string {
    return ''
  }

  /** Point out places of the board. */
  readonly light = (places: readonly string[]): void => {
    this.lit = new Set(places)
  }

  /** Ask a bot for advice. */
  askHint(): void {
    this.opened = HINT
    void this.hints.ask()
  }

  /** Something else may be done: what was chosen, asked and pointed out before is void. */
  forget(): void {
    this.putDown()
    this.hints.forget()
    this.light([])
  }

  /** Make a move; whether it was made. */
  async send(move: string): Promise<boolean> {
    this.putDown()
    this.light([])
    this.hear(move, true)
    return this.try(() => this.store.move(move))
  }

  /** Carry out another command. */
  async command(what: Command['what'], seat: number | null = null): Promise<void> {
    await this.try(() => this.store.do(what, { seat }))
  }

  /** One step back in the choice, else take the last move back. */
  async undo(): Promise<void> {
    if (!this.back()) await this.command('take_back')
  }

  /** Leave the table. */
  close(): void {
    this.queue.close()
    this.store.close()
  }

  /** Follow the match. Call it where a component begins: what it sets going ends with the component. */
  follow(): void {
    $effect(() => this.queue.catchUp())
    $effect(() => this.handOver.follow())
    $effect(() => {
      void this.queue.position
      untrack(() => this.forget())
    })
    $effect(() => this.pointOutNews())
    $effect(() => this.tellRefusedOffers())
    let isPlayed = false // an end that nobody waited for is not heard
    $effect(() => {
      if (this.isOver && isPlayed) untrack(() => this.hearEnd())
      isPlayed = this.sight !== null && !this.isOver
    })
    $effect(() => this.followRematch())
    $effect(() => {
      setTitle(this.windowTitle())
    })
    let lastDecider: number | undefined
    $effect(() => {
      // Whoever looks elsewhere is called while something is still being shown.
      const decider = (document.hidden ? this.store.sight : this.sight)?.decision?.seat
      const isNew = decider !== undefined && decider !== lastDecider && this.store.seats.includes(decider)
      if (isNew && !this.who.isShared && !this.who.isAlone) play('yours')
      lastDecider = decider
    })
  }

  /** What a move sounds like, one's own or another's. */
  protected hear(move: string, isOwn: boolean): void {
    if (isOwn) play(move === 'end' ? 'turn' : 'place')
  }

  /** What the end sounds like. */
  protected hearEnd(): void {
    const { side, sides } = this.who
    const winners = this.sight?.outcome?.winners ?? []
    playEnding(side === null || winners.some((seat) => sides[seat] === side))
  }

  /** What the window is called. */
  protected windowTitle(): string {
    const { rivals } = this.who
    return this.isAwaited ? t('table-window-yours', { rivals }) : rivals
  }

  /** Own moves need no pointing out; they end that of the move before. */
  private pointOutNews(): () => void {
    const { last } = this.queue
    const isOwn = last?.seat != null && this.store.seats.includes(last.seat) && !this.who.isShared
    const told = isOwn || !last || this.queue.hasShow(last) ? [] : (last.history?.phrases ?? [])
    untrack(() => (this.recent = new Set(told.flatMap((phrase) => this.placesIn(phrase)))))
    const timer = setTimeout(() => (this.recent = new Set()), RECENT)
    return () => clearTimeout(timer)
  }

  /** Who offered something hears that the others do not want it. */
  private tellRefusedOffers(): void {
    const { last } = this.queue
    const isOfOthers = last?.seat != null && !this.store.seats.includes(last.seat)
    if (!isOfOthers || this.who.isSpectator || !REFUSED.has(last.what)) return
    for (const phrase of last.history?.phrases ?? [])
      untrack(() => notice(say(phrase, this.parts, (seat) => this.who.nameOf(seat))))
  }

  /** Once everybody wants to play again, those who asked for it here go there together. */
  private followRematch(): void {
    const { rematch, rematch_offer: offer = [] } = this.info ?? {}
    if (offer.some((seat) => this.store.seats.includes(seat))) this.wantsRematch = true // asked for before a reload
    if (rematch && this.wantsRematch) go(`/m/${rematch}`)
  }

  private async try(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'closed') this.tell(error)
      return false
    }
  }

  private tell(refusal: Refusal): void {
    if (refusal.code === 'illegal') this.explainRefusal(refusal)
    else notice(typeof refusal.reason === 'string' ? refusal.reason : say(refusal.reason, this.parts), 'bad')
  }
}

const KEY = Symbol('table model')

/** Make a table known to everything below the component. */
export function provideModel(model: TableModel): TableModel {
  return setContext(KEY, model)
}

/** The table around a component. */
export function useModel(): TableModel {
  return getContext<TableModel>(KEY)
}
