/** Who sits at the table, as the one who looks knows it: sides, people, names. */

import { namesAt, plainNamesAt } from '../lib/format'
import type { MatchStore } from '../lib/match.svelte'
import { goesOnWithout, guestsOf, hasTeams, leaderOf, ledWith, seatsBySide } from '../lib/seating'
import type { SeatInfo } from '../lib/server'
import { seatName, sideName } from '../lib/naming'
import { t } from '../lib/texts.svelte'

/** How far a game has come for those who play it. */
export interface MatchProgress {
  readonly isOver: boolean
  /** Whether a seat has been eliminated. */
  isOut(seat: number): boolean
}

/** Everybody at one table. */
export class People {
  private readonly store: MatchStore
  private readonly progress: MatchProgress

  constructor(store: MatchStore, progress: MatchProgress) {
    this.store = store
    this.progress = progress
  }

  readonly seats = $derived.by((): SeatInfo[] => this.store.info?.seats ?? [])
  readonly sides = $derived.by((): number[] => this.store.info?.sides ?? [])
  /** Keys of what the seats lead, in order of play. */
  readonly parts = $derived.by(() => this.seats.map((seat) => seat.part))
  private readonly out = $derived.by(() => this.seats.map((_, seat) => this.isOut(seat)))
  private readonly names = $derived.by(() => namesAt(this.seats, this.parts, this.mine))
  private readonly plainNames = $derived.by(() => plainNamesAt(this.seats, this.mine))

  /** The seats of whoever looks. */
  get mine(): number[] {
    return this.store.seats
  }

  readonly isSpectator = $derived.by(() => this.mine.length === 0)
  /** Whether several people play at this screen. */
  readonly isShared = $derived.by(() => new Set(this.mine.map((seat) => this.leaderOf(seat))).size > 1)
  /** Whether more than one seat is led from here. */
  readonly leadsSeveral = $derived.by(() => this.mine.length > 1)
  /** Whether nobody plays from elsewhere any more, bots neither. */
  readonly isAlone = $derived.by(() =>
    this.parts.every((_, seat) => this.mine.includes(seat) || this.isOut(seat)),
  )
  /** Whether nobody need be asked for anything: bots and people at the same screen play here. */
  readonly isOfOneGuest = $derived.by(() => guestsOf(this.seats).length <= 1)
  /** Whether somebody here is still in the game: only they have a say in what is agreed. */
  readonly hasSay = $derived.by(() => this.mine.some((seat) => !this.isOut(seat)))
  /** Whether there are more seats than fit as they do in a duel. */
  readonly isMany = $derived.by(() => this.parts.length > 2)
  readonly hasTeams = $derived.by(() => hasTeams(this.sides))
  /** The only side that is led from here; null for spectators and where several are. */
  readonly side = $derived.by((): number | null => {
    const led = new Set(this.mine.map((seat) => this.sides[seat] ?? seat))
    return led.size === 1 ? ([...led][0] ?? null) : null
  })
  /** The seat at the bottom of the table; it never changes, the board never flips. */
  readonly bottom = $derived.by(() => this.mine[0] ?? 0)
  /** The seats from the top of the table to the bottom: as they play, whoever looks last. */
  readonly order = $derived.by(() => {
    const seats = this.parts.map((_, seat) => seat)
    return [...seats.slice(this.bottom + 1), ...seats.slice(0, this.bottom + 1)]
  })
  /** Everybody by side, in one line. */
  readonly rivals = $derived.by(() => {
    if (!this.hasTeams) return this.order.map((seat) => this.nameOf(seat)).join(' – ')
    return seatsBySide(this.sides)
      .map((seats) => seats.map((seat) => this.nameOf(seat)).join(' + '))
      .join(' – ')
  })

  /** Whether a seat has been eliminated. */
  isOut(seat: number): boolean {
    return this.progress.isOut(seat)
  }

  /** Who leaves when somebody here resigns: whoever is to move, else the first who is still in the game. */
  leaver(decider: number | null): number {
    if (decider !== null && this.mine.includes(decider)) return decider
    return this.mine.find((seat) => !this.isOut(seat)) ?? this.bottom
  }

  /** The name of whoever sits on a seat. */
  nameOf(seat: number): string {
    return this.names[seat] ?? this.partOf(seat)
  }

  /** The same in a place that tells what they lead too. */
  plainNameOf(seat: number): string {
    return this.plainNames[seat] || this.partOf(seat)
  }

  /** The same together with what they lead. */
  fullNameOf(seat: number): string {
    const name = this.plainNames[seat]
    return name ? t('table-name-army', { name, army: this.partOf(seat) }) : this.partOf(seat)
  }

  /** The same in little room: among many the others are called by what they lead. */
  shortNameOf(seat: number): string {
    const isMe = this.mine.includes(seat) && !this.leadsSeveral
    return this.isMany && !isMe ? this.partOf(seat) : this.nameOf(seat)
  }

  /** What a seat leads, numbered where several seats lead the same. */
  partOf(seat: number): string {
    return seatName(seat, this.parts)
  }

  /** Several names, with commas. */
  listOf(seats: readonly number[]): string {
    return seats.map((seat) => this.nameOf(seat)).join(', ')
  }

  /** The facts of a seat. */
  seatInfo(seat: number): SeatInfo | undefined {
    return this.seats[seat]
  }

  /** The first seat that the same person leads. */
  leaderOf(seat: number): number {
    return leaderOf(this.seats, seat)
  }

  /** The side of a seat in words; empty where everybody plays alone. */
  sideName(seat: number): string {
    return sideName(this.store.info?.terms, this.sides[seat] ?? 0)
  }

  /** Who has not said yet what they think of an offer: the first seat of each person who is asked. */
  unanswered(offer: readonly number[]): number[] {
    const asked = guestsOf(this.seats).filter(
      (seats) => this.progress.isOver || seats.some((seat) => !this.isOut(seat)),
    )
    const left = asked.filter((seats) => !seats.some((seat) => offer.includes(seat)))
    return left.map((seats) => seats[0] ?? 0)
  }

  /** Whether a bot plays on for whoever leads a seat when they leave; else their side has lost. */
  isFollowed(seat: number): boolean {
    return goesOnWithout(this.seats, this.sides, this.out, ledWith(this.seats, seat))
  }

  /** The same of everybody at the screen of a seat, where the others do not want to wait any longer. */
  isScreenFollowed(seat: number): boolean {
    const gone = guestsOf(this.seats).find((seats) => seats.includes(seat)) ?? []
    return goesOnWithout(this.seats, this.sides, this.out, gone)
  }
}
