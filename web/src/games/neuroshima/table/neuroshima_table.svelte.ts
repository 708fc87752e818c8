/** A table of Neuroshima Hex: what is chosen there, what is asked, and the tiles in front of everybody. */

import { untrack } from 'svelte'

import { ambience, soften } from '../../../lib/ambience'
import type { Shortcut } from '../../../lib/keys.svelte'
import type { MatchStore } from '../../../lib/match.svelte'
import type { BattleShow, Card, HandTile, Phrase, PlayerSight, Sight } from '../../../lib/server'
import { change, settings } from '../../../lib/settings.svelte'
import type { Refusal } from '../../../lib/socket'
import { play } from '../../../lib/sounds'
import { t } from '../../../lib/texts.svelte'
import { Recap } from '../../../table/recap.svelte'
import { TableModel, useModel, type Focus } from '../../../table/table_model.svelte'
import { armies } from '../armies.svelte'
import { boardShape } from '../board/geometry'
import type { Coach } from '../coach/coach.svelte'
import { logWords } from '../log_words'
import { hexesOf, isHex } from '../notation'
import { recapWords } from '../recap_words'
import { battleOf, sightOf } from '../shapes'
import { hearMove } from '../sounds'
import { Chooser } from './chooser.svelte'
import { turnedCard } from './facing_words'
import { handOf } from './hands'
import { choiceKeys, viewKeys } from './keys'
import { Questions, type Subject } from './questions.svelte'
import { barOf, toolsOf, togglesOf } from './tools'

/** The table that somebody sits at or watches. */
export class NeuroshimaTable extends TableModel<Sight, BattleShow> {
  readonly chooser: Chooser
  readonly questions: Questions
  readonly recap: Recap
  /** The unit that shakes its head. */
  shaking = $state<string | null>(null)
  /** The card of the hand that does so. */
  shakingCard = $state<number | null>(null)
  showsLinks = $state(false)
  /** The seat whose piles are shown. */
  pilesOf = $state(0)
  /** Whether the end of the turn was asked for with tiles left. */
  warnsOfEnd = $state(false)
  /** Whether a tile or a unit was chosen in this position: then its card is read. */
  private isLookedAt = $state(false)
  /** Who stands beside a first game. */
  coach = $state.raw<Coach | null>(null)
  /** Health of the HQs as far as the battle on the screen has been shown. */
  fought = $state.raw<readonly number[] | null>(null)

  constructor(match: MatchStore) {
    super(match, logWords, { sight: sightOf, show: (update) => battleOf(update.show) })
    this.questions = new Questions(this.store)
    this.recap = new Recap(this.queue, this.who, logWords, recapWords)
    this.chooser = new Chooser(
      () => this.sight,
      () => this.isMine,
    )
  }

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
  readonly showsForecast = $derived.by(() => settings.forecast && this.mayForecast)

  readonly context = $derived.by(() => {
    if (!this.sight) return ''
    const { mode, board, turn_number: turn } = this.sight
    return t('table-context', { mode: t(`mode-${mode}`), hexes: board, turn })
  })

  readonly tools = $derived.by(() => toolsOf(this))
  readonly toggles = $derived.by(() => togglesOf(this))
  readonly bar = $derived.by(() => barOf(this))

  /** The side of a seat. */
  player(seat: number): PlayerSight | undefined {
    return this.sight?.players[seat]
  }

  protected override colourOf(seat: number): string {
    const player = this.player(seat)
    return player ? armies.worn(player) : super.colourOf(seat)
  }

  /** The counter of a seat, in a battle as it is being fought. */
  healthOf(seat: number): number {
    return this.fought?.[seat] ?? this.player(seat)?.health ?? 0
  }

  /** What the counter would show after the battle that is forecast; null where it would stay. */
  healthAfter(seat: number): number | null {
    const told = this.showsForecast && !this.fought ? this.questions.forecast?.after[seat] : undefined
    return told === undefined || told === this.player(seat)?.health ? null : told
  }

  /** Show the tiles of a seat. */
  openPiles(seat: number): void {
    this.pilesOf = seat
    this.opened = 'piles'
  }

  /** Whether a tile of a seat is played and never placed. */
  isInstant(seat: number, tile: string): boolean {
    return armies.tile(this.parts[seat] ?? '', tile)?.kind === 'instant'
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

  /** Switch something that is shown on the board. */
  toggle(what: 'forecast' | 'links' | 'names'): void {
    if (what === 'links') this.showsLinks = !this.showsLinks
    else change(what, !settings[what])
  }

  /** A tile that is chosen, else what a battle would do. */
  override firstPanel(): string {
    return this.isLookedAt || !this.showsForecast ? 'help' : 'forecast'
  }

  override forget(): void {
    super.forget()
    this.isLookedAt = false
    this.recap.stop()
    this.questions.forget()
  }

  /** Somebody points at a hex. */
  pickHex(hex: string): void {
    this.recap.stop()
    this.questions.dropReason()
    this.warnsOfEnd = false
    const result = this.chooser.pick(hex)
    if (result === 'confirm') void this.confirm()
    else if (result === 'illegal') this.refuse(this.chooser.attempt(hex), hex)
    else if (result === 'taken' && !settings.confirm && this.chooser.way && !this.chooser.ghost?.turns)
      void this.confirm()
    if (!this.chooser.unitAt(hex)) return
    this.isLookedAt = true
    this.look({ hex })
  }

  /** Somebody takes up a card of the hand. */
  takeCard(index: number): void {
    const held = this.hand[index]
    if (!held) return
    this.recap.stop()
    this.questions.dropReason()
    this.warnsOfEnd = false
    this.isLookedAt = true
    this.look({ tile: held.tile, seat: this.handSeat })
    if (!this.isMine) return
    if (this.chooser.card === index && !this.chooser.question)
      return void (this.chooser.way && this.confirm())
    this.chooser.takeTile(held.tile, index)
    play('pick')
    if (this.chooser.mustDiscard && !settings.confirm) return void this.confirm()
    const isUsable = this.chooser.usable.has(held.tile)
    if (!isUsable && this.chooser.card === index)
      this.refuse(this.chooser.example(held.tile, this.examples()), null)
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

  back(): boolean {
    const steps = this.warnsOfEnd || this.questions.reason !== null
    this.warnsOfEnd = false
    this.questions.dropReason()
    const isBack = this.chooser.canGoBack && this.chooser.back()
    if (isBack) {
      this.look(null)
      play('back')
    }
    return isBack || steps
  }

  isOffered(panel: string): boolean {
    return panel !== 'forecast' || this.mayForecast
  }

  placesIn(phrase: Phrase): string[] {
    const hexes = Object.values(phrase.args ?? {}).map((value) =>
      typeof value === 'object' && value.is === 'unit' ? value.hex : typeof value === 'string' ? value : '',
    )
    return hexes.filter(isHex)
  }

  placesOf(move: string): string[] {
    return hexesOf(move)
  }

  pointedAt(hex: string): void {
    if (this.chooser.unitAt(hex)) this.explain({ hex })
  }

  showMove(move: string): void {
    if (this.chooser.takeMove(move)) this.look(null, true)
    else if (move === 'end') void this.endTurn()
    else this.light(hexesOf(move))
  }

  isOut(seat: number): boolean {
    return this.player(seat)?.out ?? false
  }

  /** By what the counters show; those who are out come last. */
  worthOf(seat: number): number {
    const player = this.player(seat)
    return !player || player.out ? -1 : player.health
  }

  choiceKeys(focus: Focus): Shortcut[] {
    return choiceKeys(this, focus)
  }

  viewKeys(): Shortcut[] {
    return viewKeys(this)
  }

  override follow(): void {
    super.follow()
    const { chooser, questions } = this
    $effect(() => {
      // Before the first turn there is only one thing to do, so it is taken up already.
      if (this.isMine && this.sight?.decision?.kind === 'setup' && !chooser.source) this.takeCard(0)
    })
    $effect(() => ambience(async () => (await import('../wasteland')).WASTELAND))
    $effect(() => soften(this.isMine))
    $effect(() => {
      const { last } = this.queue
      const isOwn = last?.seat != null && this.store.seats.includes(last.seat)
      if (last && !isOwn) untrack(() => this.hear(last.move, false))
    })
    let turned = { tile: '', facing: 0 }
    $effect(() => {
      const tile = chooser.ghost?.turns ? `${chooser.ghost.hex} ${chooser.card}` : ''
      const facing = chooser.ghost?.facing ?? 0
      if (tile && tile === turned.tile && facing !== turned.facing) play('turn')
      turned = { tile, facing }
    })
    $effect(() => {
      void this.queue.position
      if (this.showsForecast && this.askable) questions.askForecast(chooser.way?.move ?? '')
      else questions.dropForecast()
    })
    $effect(() => {
      void this.queue.position
      if (this.showsLinks && this.askable) questions.askLinks()
      else questions.dropLinks()
    })
  }

  protected override hear(move: string, isOwn: boolean): void {
    hearMove(move, isOwn)
  }

  override close(): void {
    this.recap.stop()
    super.close()
  }

  protected putDown(): void {
    this.chooser.drop()
    this.warnsOfEnd = false
  }

  protected explainRefusal(refusal: Refusal): void {
    this.questions.reason = { phrase: refusal.reason, clause: refusal.clause }
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
      armies.tile(this.parts[seat] ?? '', tile)?.card ?? null
    if ('tile' in subject) return cardOf(subject.tile, subject.seat)
    const unit = this.chooser.unitAt(subject.hex)
    const card = unit && cardOf(unit.tile, unit.owner)
    return card ? turnedCard(card, unit.facing) : null
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
    play('illegal')
    this.shaking = hex
    this.shakingCard = hex && this.chooser.unitAt(hex) ? null : card
    setTimeout(() => (this.shaking = this.shakingCard = null), 400)
    if (attempt) this.questions.askWhy(attempt)
  }
}

/** The table around a component of this game. */
export function useTableModel(): NeuroshimaTable {
  return useModel() as NeuroshimaTable
}
