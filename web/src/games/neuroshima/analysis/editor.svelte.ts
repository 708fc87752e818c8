/** Setting up a position by hand: a tile that is about to be placed, a unit that has been taken up. */

import { printedTile, turnedTo } from '../board/drawing_keys'
import { boardShape } from '../board/geometry'
import type { GhostTile } from '../board/types'
import { armies } from '../armies.svelte'
import { mirrorOf } from '../../../lib/seating'
import type { UnitSight } from '../../../lib/server'
import type { Analysis } from './analysis.svelte'
import {
  boardOf,
  faceUnit,
  moveUnit,
  placeUnit,
  type Position,
  type PositionUnit,
  removeUnit,
  unitAt,
} from './position'

/** A tile of the palette that every click places. */
interface Armed {
  owner: number
  tile: string
  facing: number
}

/** What the hand of the person holds. */
export class Editor {
  armed = $state.raw<Armed | null>(null)
  selected = $state<string | null>(null)
  private readonly analysis: Analysis

  constructor(analysis: Analysis) {
    this.analysis = analysis
  }

  readonly unit = $derived.by((): PositionUnit | null => {
    const position = this.analysis.position
    return (position && this.selected && unitAt(position, this.selected)) || null
  })
  /** The units as they stand in the position, as the server last drew them. */
  readonly units = $derived.by((): UnitSight[] => {
    const position = this.analysis.position
    return position ? drawn(position, this.analysis.sight?.units ?? []) : (this.analysis.sight?.units ?? [])
  })
  /** The unit that has been taken up can be turned and moved like a tile that is being placed. */
  readonly ghost = $derived.by((): GhostTile | null => {
    const unit = this.units.find((other) => other.hex === this.selected)
    return unit
      ? { hex: unit.hex, drawing: unit.drawing, facing: unit.facing, turns: this.turns(unit) }
      : null
  })
  readonly empty = $derived.by((): Set<string> => {
    const taken = new Set(this.units.map((unit) => unit.hex))
    const position = this.analysis.position
    const cells = boardShape(position ? boardOf(position) : 19).cells.map((cell) => cell.label)
    return new Set(this.armed ? cells.filter((hex) => !taken.has(hex)) : [])
  })

  /** Whether there is anything to be put down. */
  get isHolding(): boolean {
    return this.armed !== null || this.selected !== null
  }

  private turns(unit: UnitSight): boolean {
    return armies.tile(this.analysis.armies[unit.owner] ?? '', unit.tile)?.turns ?? true
  }

  /** Take up a tile of the palette, or put it back. */
  arm(owner: number, tile: string): void {
    const isSame = this.armed?.owner === owner && this.armed.tile === tile
    this.selected = null
    this.armed = isSame ? null : { owner, tile, facing: 0 }
  }

  /** Somebody points at a hex: place, take up, or move there what was taken up. */
  pick(hex: string): void {
    const position = this.analysis.position
    if (!position) return
    if (this.armed) return this.place(hex)
    if (unitAt(position, hex)) {
      this.selected = this.selected === hex ? null : hex
      return
    }
    const from = this.selected
    if (!from) return
    this.analysis.edit((before) => moveUnit(before, from, hex))
    this.selected = hex
  }

  /** Put the tile that is taken up onto a hex; several of a kind can follow, of an HQ only one. */
  place(hex: string): void {
    const armed = this.armed
    if (!armed || !this.analysis.armies[armed.owner]) return this.drop() // its side may have been undone
    this.analysis.edit((before) => placeUnit(before, { ...armed, hex, wounds: 0 }))
    if (armed.tile === 'hq') this.armed = null
  }

  /** Turn what has been taken up, by sixths. */
  turn(steps: number): void {
    const unit = this.unit
    if (unit) this.face(unit.facing + steps)
    else if (this.armed) this.armed = { ...this.armed, facing: (this.armed.facing + steps + 6) % 6 }
  }

  /** Turn the unit to a facing. */
  face(facing: number): void {
    const hex = this.selected
    if (hex) this.analysis.edit((before) => faceUnit(before, hex, facing))
  }

  /** Take the unit off the board. */
  remove(): void {
    const hex = this.selected
    if (!hex) return
    this.selected = null
    this.analysis.edit((before) => removeUnit(before, hex))
  }

  /** Put everything down. */
  drop(): void {
    this.armed = null
    this.selected = null
  }
}

/** Units of a position with pictures: as they were drawn where they are known, else as printed. */
function drawn(position: Position, known: readonly UnitSight[]): UnitSight[] {
  const shape = boardShape(boardOf(position))
  const armies = position.players.map((player) => player.army)
  return position.units.map((unit) => {
    const same = known.find(
      (other) => other.hex === unit.hex && other.tile === unit.tile && other.owner === unit.owner,
    )
    const army = armies[unit.owner] ?? ''
    const cell = shape.at.get(unit.hex)
    const printed = printedTile(army, unit.tile, mirrorOf(armies, unit.owner))
    const drawing = turnedTo(same?.drawing ?? printed, unit.facing)
    return { ...same, ...unit, at: [cell?.q ?? 0, cell?.r ?? 0], drawing }
  })
}
