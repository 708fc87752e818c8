/** What somebody is about to do: the tile or unit taken up, hexes picked, the facing, and the move. */

import { tileOf, turnedTo } from '../board/drawing_keys'
import { nearestFacing } from '../board/motion'
import type { GhostTile, Target } from '../board/types'
import { nextQuestion, settledWay, type Way } from '../../../lib/chooser'
import { armies } from '../armies.svelte'
import { isHex, Notation, questionVerb, type Source, type UnitAction } from '../notation'
import type { Answer, HandTile, Sight, UnitSight } from '../../../lib/server'
import { handOf } from './hands'
import { actionsByHex } from './unit_actions'

/** What a pick came to: go on, make the move, begin with the unit, tell why not, or just look at it. */
export type Picked = 'taken' | 'confirm' | 'menu' | 'illegal' | 'nothing'

/** How a tile of the hand may be put away without its effect. */
export type PutAway = 'discard' | 'waste'

const FROM_HAND = ['place', 'execute', 'replace']

/**
 * The choice that is open at a table, and how far it has come. It knows moves only as texts. `sight` is what
 * is shown, `isOpen` whether this person may choose now.
 */
export class Chooser {
  /** Which card of the hand was taken up, where the same tile is there twice. */
  card = $state<number | null>(null)
  /** The unit whose actions are offered in a menu. */
  menuAt = $state<string | null>(null)
  private taken = $state.raw<Source | null>(null)
  private picked = $state.raw<string[]>([])
  private wantedFacing = $state<number | null>(null)
  private away = $state<PutAway | null>(null)
  private readonly sight: () => Sight | null
  private readonly isOpen: () => boolean
  private readonly notation: Notation

  constructor(sight: () => Sight | null, isOpen: () => boolean) {
    this.sight = sight
    this.isOpen = isOpen
    this.notation = new Notation((tile) => this.instantOf(tile))
  }

  readonly legal = $derived.by(() => (this.isOpen() ? (this.sight()?.legal ?? []) : []))
  private readonly asked = $derived.by((): Source | null => {
    const verb = questionVerb(this.legal)
    return verb ? { from: 'question', verb } : null
  })
  /** What is being used: a question of the game comes before anything taken up by hand. */
  readonly source = $derived.by(() => this.asked ?? this.taken)
  /** Whether a tile must be discarded now and nothing else can be done. */
  readonly mustDiscard = $derived.by(() => this.isOpen() && this.sight()?.decision?.kind === 'discard')
  readonly ways = $derived.by(() => this.findWays())
  /** Where there is only one unit to choose, nobody needs to point at it. */
  private readonly given = $derived.by((): string[] => {
    const open = nextQuestion(this.ways, [])
    const isSettled = open?.role === 'unit' && open.values.length === 1 && this.source?.from !== 'unit'
    return isSettled && this.ways.some((way) => way.picks.length > 1) ? open.values : []
  })
  private readonly path = $derived.by(() => [...this.given, ...this.picked])
  readonly question = $derived.by(() => nextQuestion(this.ways, this.path))
  readonly facing = $derived.by(() => this.nearestFacing())
  /** The move that would be made now; null while something is still open. */
  readonly way = $derived.by((): Way | null => {
    const turns = this.question?.kind === 'facing'
    return this.source ? settledWay(this.ways, turns ? [...this.path, String(this.facing)] : this.path) : null
  })

  readonly usable = $derived.by(() => this.notation.usableTiles(this.legal))
  readonly actionsByHex = $derived.by(() => actionsByHex(this.sight(), this.notation.unitActions(this.legal)))
  /** Hexes of units that could do something. */
  readonly ready = $derived.by(() => new Set(this.source ? [] : this.actionsByHex.keys()))
  readonly canEnd = $derived.by(() => this.legal.includes('end'))
  /** Answers that are buttons: all that are not given on the board. */
  readonly buttons = $derived.by((): Answer[] => {
    const answers = this.isOpen() ? (this.sight()?.answers ?? []) : []
    const verb = this.asked?.from === 'question' ? this.asked.verb : 'end'
    return answers.filter((answer) => answer.move.split(' ')[0] !== verb)
  })
  /** Ways to put the tile away that has been taken up. */
  readonly putAways = $derived.by((): PutAway[] => {
    const source = this.source
    if (source?.from !== 'hand' || this.mustDiscard || this.away) return []
    return (['discard', 'waste'] as const).filter((verb) => this.legal.includes(`${verb} ${source.tile}`))
  })

  /** Hexes that may be picked now, or instead of the last one. */
  readonly choices = $derived.by((): string[] => {
    if (this.question?.kind === 'hex') return this.question.values
    const other = this.picked.length ? nextQuestion(this.ways, this.path.slice(0, -1)) : null
    return other?.kind === 'hex' ? other.values : []
  })
  readonly ghost = $derived.by((): GhostTile | null => this.makeGhost())
  readonly legalHexes = $derived.by(
    () => new Set(this.choices.filter((hex) => !this.unitAt(hex) && hex !== this.ghost?.hex)),
  )
  readonly targets = $derived.by((): Target[] => this.findTargets())
  private readonly sourceHex = $derived.by(() => (this.source?.from === 'unit' ? this.source.hex : null))
  /** Hexes to mark as chosen: the unit that acts and what it acts on. */
  readonly selected = $derived.by((): Set<string> => {
    const hexes = this.menuAt ? [this.menuAt] : [this.sourceHex ?? '', ...this.path]
    return new Set(hexes.filter((hex) => isHex(hex) && hex !== this.ghost?.hex))
  })

  /** Take up a tile of the hand; `card` is its place there. */
  takeTile(tile: string, card: number): void {
    if (this.question?.kind === 'tile' && this.question.values.includes(tile)) {
      this.picked = [...this.picked, tile]
      this.card = card
      return
    }
    if (this.asked) return
    const facing = this.card === card ? this.wantedFacing : null
    this.drop()
    this.taken = { from: 'hand', tile }
    this.card = card
    this.wantedFacing = facing
  }

  /** Take up an action of a unit. */
  takeAction(action: UnitAction): void {
    this.drop()
    this.taken = { from: 'unit', ...action }
  }

  /** Get ready to put the tile away that has been taken up. */
  putAway(verb: PutAway): void {
    this.picked = []
    this.away = verb
  }

  /** Show a move as if it had been chosen step by step; false if it is not legal or has no steps. */
  takeMove(text: string): boolean {
    for (const source of this.sourcesOf(text)) {
      const way = this.notation.waysFrom(this.legal, source).find((found) => found.move === text)
      if (!way) continue
      this.drop()
      this.taken = source.from === 'question' ? null : source
      if (source.from === 'hand') this.card = this.hand().findIndex((held) => held.tile === source.tile)
      const values = way.picks.filter((pick) => pick.kind !== 'facing').map((pick) => pick.value)
      this.picked = values.slice(this.given.length)
      const last = way.picks.at(-1)
      this.wantedFacing = last?.kind === 'facing' ? Number(last.value) : null
      return true
    }
    return false
  }

  /** Somebody points at a hex. */
  pick(hex: string): Picked {
    this.menuAt = null
    if (this.way && hex === (this.ghost?.hex ?? this.picked.at(-1))) return 'confirm'
    if (this.choices.includes(hex)) {
      const kept = this.question?.kind === 'hex' ? this.picked : this.picked.slice(0, -1)
      this.picked = [...kept, hex]
      return 'taken'
    }
    const asksForHexes = this.ways.some((way) => way.picks.some((pick) => pick.kind === 'hex'))
    if (this.source && (asksForHexes || (this.source.from === 'hand' && !this.ways.length))) return 'illegal'
    if (this.source?.from === 'unit') this.drop()
    const actions = this.source ? [] : (this.actionsByHex.get(hex) ?? [])
    const [only] = actions
    if (!only) return 'nothing'
    if (actions.length > 1) this.menuAt = hex
    else this.takeAction(only)
    return 'menu'
  }

  /** The text of what a pick would have been, to ask why it is illegal. */
  attempt(hex: string): string {
    if (!this.source) return ''
    const before = this.question?.kind === 'hex' ? this.path : this.path.slice(0, -1)
    const text = this.notation.attempted(this.source, before, hex)
    const turns =
      this.source.from !== 'question' || this.ways.some((way) => way.picks.at(-1)?.kind === 'facing')
    return turns ? text : text.replace(/ \d$/, '')
  }

  /** A complete move with a tile that cannot be used now, to ask why. */
  example(tile: string, at: { own: string; enemy: string; empty: string }): string {
    return this.notation.example(tile, at)
  }

  /** Turn the ghost by sixths to the next legal facing. */
  turn(steps: number): void {
    const facings = this.facings()
    if (facings.length < 2) return
    let facing = this.facing
    do facing = (facing + steps + 6) % 6
    while (!facings.includes(facing))
    this.wantedFacing = facing
  }

  /** Turn the ghost to a facing, if that is legal. */
  face(facing: number): void {
    if (this.facings().includes(facing)) this.wantedFacing = facing
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.menuAt) this.menuAt = null
    else if (this.away) this.away = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else if (this.taken) this.drop()
    else return false
    return true
  }

  /** Whether there is a step to go back; in the set-up the only tile there is stays taken up. */
  readonly canGoBack = $derived.by(() => {
    const holds = this.taken !== null && this.sight()?.decision?.kind !== 'setup'
    return Boolean(this.menuAt || this.away || this.picked.length || holds)
  })

  /** Put everything down. */
  drop(): void {
    this.taken = null
    this.card = null
    this.picked = []
    this.wantedFacing = null
    this.away = null
    this.menuAt = null
  }

  /** The unit that stands on a hex. */
  unitAt(hex: string): UnitSight | undefined {
    return this.sight()?.units.find((unit) => unit.hex === hex)
  }

  /** The tiles in front of whoever decides; in the set-up those that are placed first. */
  hand(): HandTile[] {
    const sight = this.sight()
    return sight?.decision ? handOf(sight, sight.decision.seat, this.legal) : []
  }

  /** The unit that is moved or turned, wherever the move names it. */
  movedUnit(): UnitSight | undefined {
    const source = this.source
    if (source?.from === 'unit')
      return source.hex && source.verb !== 'replace' ? this.unitAt(source.hex) : undefined
    const index = this.ways[0]?.picks.findIndex((pick) => pick.role === 'unit') ?? -1
    if (index >= 0) return this.unitAt(this.path[index] ?? '')
    return source?.from === 'question' ? this.unitAt(this.sight()?.decision?.about[0] ?? '') : undefined
  }

  /** What a tile of whoever decides does when it is played; empty for a unit. */
  private instantOf(tile: string): string {
    const sight = this.sight()
    const army = sight?.players[sight.decision?.seat ?? 0]?.army ?? ''
    return armies.tile(army, tile)?.instant ?? ''
  }

  private findWays(): Way[] {
    const source = this.source
    if (!source) return []
    const verb = this.mustDiscard ? 'discard' : this.away
    if (source.from !== 'hand' || !verb) return this.notation.waysFrom(this.legal, source)
    const move = `${verb} ${source.tile}`
    return this.legal.includes(move) ? [{ move, verb, picks: [] }] : []
  }

  private findTargets(): Target[] {
    const seat = this.sight()?.decision?.seat
    return this.choices.flatMap((hex) => {
      const unit = hex === this.ghost?.hex ? undefined : this.unitAt(hex)
      return unit ? [{ hex, own: unit.owner === seat }] : []
    })
  }

  private sourcesOf(text: string): Source[] {
    if (this.asked) return [this.asked]
    const actions = this.notation.unitActions([text]).map((action): Source => ({ from: 'unit', ...action }))
    return [
      ...actions,
      ...text
        .split(' ')
        .slice(1)
        .map((tile): Source => ({ from: 'hand', tile })),
    ]
  }

  private makeGhost(): GhostTile | null {
    const way = this.way
    const moves = way?.picks.some((pick) => pick.role === 'goal' || pick.kind === 'facing')
    const hex = this.path.findLast(isHex) ?? this.sourceHex
    const drawing = way && moves ? this.ghostDrawing(way) : undefined
    if (!drawing || !hex) return null
    const hasFacing = this.question?.kind === 'facing'
    const facing = hasFacing ? this.facing : (this.movedUnit()?.facing ?? 0)
    const { army, tile } = tileOf(drawing)
    const turns = hasFacing && armies.tile(army, tile)?.turns !== false
    return { hex, drawing: turnedTo(drawing, facing), facing, turns }
  }

  private ghostDrawing(way: Way): string | undefined {
    if (!FROM_HAND.includes(way.verb)) return this.movedUnit()?.drawing
    const tile = this.source?.from === 'hand' ? this.source.tile : this.path[0]
    return this.hand().find((held) => held.tile === tile)?.drawing
  }

  private facings(): number[] {
    return this.question?.kind === 'facing' ? this.question.values.map(Number) : []
  }

  private nearestFacing(): number {
    return nearestFacing(this.facings(), this.wantedFacing ?? this.movedUnit()?.facing ?? 0)
  }
}
