/** What the parts of a table share: the match, what is shown of it, what is chosen, what is asked. */

import { getContext, setContext } from 'svelte'

import { boardShape } from '../games/neuroshima/board/geometry'
import { armies } from '../games/neuroshima/armies.svelte'
import { MatchStore } from '../lib/match.svelte'
import { exampleMove } from '../games/neuroshima/notation'
import { notice } from '../lib/notices.svelte'
import type { Card, Command, HandTile, PlayerSight } from '../lib/server'
import { change, settings } from '../lib/settings.svelte'
import { Refusal } from '../lib/socket'
import { play } from '../lib/sounds'
import { say } from '../lib/texts.svelte'
import { Chooser } from '../games/neuroshima/table/chooser.svelte'
import { Company } from './company.svelte'
import { Course } from './course.svelte'
import { turnedCard } from '../games/neuroshima/table/facing_words'
import { handOf } from '../games/neuroshima/table/hands'
import { leftSeats } from './log_lines'
import { Passing } from './passing.svelte'
import { Questions, type Subject } from '../games/neuroshima/table/questions.svelte'

/** What is open over the table. */
export type Opened = 'help' | 'forecast' | 'log' | 'menu' | 'resign' | 'piles' | 'hint' | null

/** The table that somebody sits at or watches. */
export class TableModel {
  readonly store: MatchStore
  readonly course: Course
  readonly who: Company
  readonly passing: Passing
  readonly chooser: Chooser
  readonly questions: Questions
  /** Hexes pointed out by the log, the forecast or a card. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** What the newest entry of the others has changed, for a moment. */
  recent = $state.raw<ReadonlySet<string>>(new Set())
  /** The unit that shakes its head. */
  shaking = $state<string | null>(null)
  /** The card of the hand that does so. */
  shakingCard = $state<number | null>(null)
  showsLinks = $state(false)
  opened = $state<Opened>(null)
  /** The seat whose piles are shown. */
  pilesOf = $state(0)
  /** Whether the end of the turn was asked for with tiles left. */
  warnsOfEnd = $state(false)
  /** Whether the card of the end was put aside to look at the board. */
  isEndSeen = $state(false)
  /** Whether somebody at this table wants to play once more. */
  wantsRematch = $state(false)

  constructor(match: string, invite: string) {
    this.store = new MatchStore(match, invite)
    this.course = new Course(this.store)
    this.who = new Company(this.store, () => this.course.sight)
    this.passing = new Passing(this.store, this.course, this.who)
    this.questions = new Questions(this.store)
    this.chooser = new Chooser(
      () => this.course.sight,
      () => this.isMine,
    )
  }

  readonly sight = $derived.by(() => this.course.sight)
  readonly info = $derived.by(() => this.store.info)
  readonly armies = $derived.by((): string[] => this.sight?.players.map((player) => player.army) ?? [])
  /** Whether somebody here is waited for, even if what led to it is still being shown: their time runs. */
  readonly isAwaited = $derived.by(
    () =>
      this.store.isMine &&
      this.store.connection === 'open' &&
      !this.store.isBusy &&
      this.passing.next === null,
  )
  /** Whether somebody here may choose now: they see the newest position and have the screen. */
  readonly isMine = $derived.by(() => this.isAwaited && !this.course.isBehind)
  readonly isOver = $derived.by(() => this.sight?.outcome != null)
  /** The seats that people have left to a bot. */
  readonly leftSeats = $derived.by(() => leftSeats(this.course.history))
  /** The seat that must choose, until the game is over. */
  readonly decider = $derived.by(() => (this.isOver ? null : (this.sight?.decision?.seat ?? null)))
  /** The seat whose hand lies open at the bottom: while others decide the next own one that has tiles. */
  readonly handSeat = $derived.by(() => {
    const decider = this.sight?.decision?.seat ?? this.who.bottom
    const { mine } = this.who
    if (mine.includes(decider)) return decider
    const coming = [...mine.filter((seat) => seat > decider), ...mine]
    return coming.find((seat) => this.player(seat)?.hand.length) ?? decider
  })
  readonly hand = $derived.by((): HandTile[] => {
    return this.sight ? handOf(this.sight, this.handSeat, this.chooser.legal) : []
  })
  /** Whether forecasts are allowed here. */
  readonly mayForecast = $derived.by(() => this.info?.casual !== false && !this.isOver)
  /** Whether a bot may be asked for advice: not where other people play. */
  readonly mayHint = $derived.by(() => this.mayForecast && this.isMine && this.who.isOfOneGuest)
  readonly showsForecast = $derived.by(() => settings.forecast && this.mayForecast)
  /** The position to ask about: none while the table is behind. */
  readonly askable = $derived.by(
    () => this.store.connection === 'open' && !this.course.isBehind && this.sight !== null,
  )

  /** The side of a seat. */
  player(seat: number): PlayerSight | undefined {
    return this.sight?.players[seat]
  }

  /** The counter of a seat, in a battle as it is being fought. */
  healthOf(seat: number): number {
    return this.course.fought?.[seat] ?? this.player(seat)?.health ?? 0
  }

  /** What the counter would show after the battle that is forecast; null where it would stay. */
  healthAfter(seat: number): number | null {
    const told = this.showsForecast && !this.course.fought ? this.questions.forecast?.after[seat] : undefined
    return told === undefined || told === this.player(seat)?.health ? null : told
  }

  /** Whether a person of the table is not connected. */
  isAway(seat: number): boolean {
    const told = this.who.seatInfo(seat)
    return told?.who === 'person' && !told.online && !this.isOver
  }

  /** Show the tiles of a seat. */
  openPiles(seat: number): void {
    this.pilesOf = seat
    this.opened = 'piles'
  }

  /** Whether a tile of a seat is played and never placed. */
  isInstant(seat: number, tile: string): boolean {
    return armies.tile(this.armies[seat] ?? '', tile)?.kind === 'instant'
  }

  /** Point out hexes of the board. */
  readonly light = (hexes: readonly string[]): void => {
    this.lit = new Set(hexes)
  }

  /** Show the card of a tile, or of what is being used where nothing is pointed at; at once if asked for. */
  look(subject: Subject | null, isWanted = false): void {
    if (!subject && this.opened === 'help') return // somebody reads the card that was asked for
    if (this.askable) this.questions.askCard(subject ?? this.used(), isWanted ? 0 : undefined)
  }

  /** Show the card of a tile in front of everything else: as printed until it is told what it does now. */
  explain(subject: Subject): void {
    this.light([]) // what pointed something out may lie below
    this.questions.showCard(subject, this.printed(subject))
    this.look(subject, true)
    this.opened = 'help'
  }

  /** Ask a bot for advice. */
  askHint(): void {
    this.opened = 'hint'
    void this.questions.askHint()
  }

  /** Something else may be done: what was chosen, asked and pointed out before is void. */
  forget(): void {
    this.chooser.drop()
    this.questions.forget()
    this.warnsOfEnd = false
    this.light([])
  }

  /** Somebody points at a hex. */
  pickHex(hex: string): void {
    this.questions.dropReason()
    this.warnsOfEnd = false
    const result = this.chooser.pick(hex)
    if (result === 'confirm') void this.confirm()
    else if (result === 'illegal') this.refuse(this.chooser.attempt(hex, this.holdsInstant()), hex)
    else if (result === 'taken' && !settings.confirm && this.chooser.way && !this.chooser.ghost?.turns)
      void this.confirm()
    if (this.chooser.unitAt(hex)) this.look({ hex })
  }

  /** Somebody takes up a card of the hand. */
  takeCard(index: number): void {
    const held = this.hand[index]
    if (!held) return
    this.questions.dropReason()
    this.warnsOfEnd = false
    this.look({ tile: held.tile, seat: this.handSeat })
    if (!this.isMine) return
    if (this.chooser.card === index && !this.chooser.question)
      return void (this.chooser.way && this.confirm())
    this.chooser.takeTile(held.tile, index)
    if (this.chooser.mustDiscard && !settings.confirm) return void this.confirm()
    const isUsable = this.chooser.usable.has(held.tile)
    if (!isUsable && this.chooser.card === index)
      this.refuse(exampleMove(held.tile, this.holdsInstant(), this.examples()), null)
  }

  /** Make the move that has been chosen. */
  async confirm(): Promise<void> {
    const way = this.chooser.way
    if (way) await this.send(way.move)
  }

  /** End the turn; with tiles in the hand only when asked twice. */
  async endTurn(): Promise<void> {
    if (!this.chooser.canEnd) return
    if (settings.confirm && this.chooser.usable.size && !this.warnsOfEnd) {
      this.chooser.drop()
      this.warnsOfEnd = true
      return
    }
    await this.send('end')
  }

  /** Make a move. */
  async send(move: string): Promise<void> {
    this.chooser.drop()
    this.warnsOfEnd = false
    this.light([])
    play(move === 'end' ? 'turn' : 'place')
    await this.try(() => this.store.move(move))
  }

  /** Carry out another command. */
  async command(what: Command['what'], seat: number | null = null): Promise<void> {
    await this.try(() => this.store.do(what, { seat }))
  }

  /** One step back in the choice; false if there was none. */
  back(): boolean {
    const steps = this.warnsOfEnd || this.questions.reason !== null
    this.warnsOfEnd = false
    this.questions.dropReason()
    const isBack = this.chooser.canGoBack && this.chooser.back()
    if (isBack) this.look(null)
    return isBack || steps
  }

  /** One step back in the choice, else take the last move back. */
  async undo(): Promise<void> {
    if (!this.back()) await this.command('take_back')
  }

  /** Switch a kind of overlay. */
  toggle(what: 'forecast' | 'links' | 'names'): void {
    if (what === 'links') this.showsLinks = !this.showsLinks
    else change(what, !settings[what])
  }

  /** Leave the table. */
  close(): void {
    this.course.close()
    this.store.close()
  }

  /** What is being used now. */
  private used(): Subject | null {
    const { source } = this.chooser
    if (source?.from === 'hand') return { tile: source.tile, seat: this.handSeat }
    const moved = this.chooser.movedUnit()
    return moved ? { hex: moved.hex } : null
  }

  /** The card of a tile as it is printed, turned as it stands. */
  private printed(subject: Subject): Card | null {
    const cardOf = (tile: string, seat: number): Card | null =>
      armies.tile(this.armies[seat] ?? '', tile)?.card ?? null
    if ('tile' in subject) return cardOf(subject.tile, subject.seat)
    const unit = this.chooser.unitAt(subject.hex)
    const card = unit && cardOf(unit.tile, unit.owner)
    return card ? turnedCard(card, unit.facing) : null
  }

  private holdsInstant(): boolean {
    const source = this.chooser.source
    return source?.from === 'hand' && this.isInstant(this.handSeat, source.tile)
  }

  /** A hex of each kind, for a move that is only asked about. */
  private examples(): { own: string; enemy: string; empty: string } {
    const units = this.sight?.units ?? []
    const own = units.find((unit) => unit.owner === this.handSeat && unit.tile === 'hq')?.hex ?? 'C3'
    const enemy = units.find((unit) => unit.owner !== this.handSeat)?.hex ?? own
    const taken = new Set(units.map((unit) => unit.hex))
    const empty =
      boardShape(this.sight?.board ?? 19).cells.find((cell) => !taken.has(cell.label))?.label ?? own
    return { own, enemy, empty }
  }

  private refuse(attempt: string, hex: string | null): void {
    const card = this.chooser.card
    this.shaking = hex
    this.shakingCard = hex && this.chooser.unitAt(hex) ? null : card
    setTimeout(() => (this.shaking = this.shakingCard = null), 400)
    if (attempt) this.questions.askWhy(attempt)
  }

  private async try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'closed') this.tell(error)
    }
  }

  private tell(refusal: Refusal): void {
    if (refusal.code === 'illegal') this.questions.reason = { phrase: refusal.reason, clause: refusal.clause }
    else notice(typeof refusal.reason === 'string' ? refusal.reason : say(refusal.reason, this.armies), 'bad')
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
