/** How somebody looks at one board: what part of it, and how closely. Moves its scrolling place. */

import { flushSync, untrack } from 'svelte'

import { mayMove } from '../../../lib/settings.svelte'
import {
  between,
  carried,
  clamp,
  closer,
  extentOf,
  canPan,
  MARGIN,
  partOf,
  rangeOf,
  settled,
  showing,
  type Extent,
  type View,
} from './closeness'
import type { BoardShape, Point } from './geometry'
import { duration } from './motion'

const STEP = 1.4 // of a key
const HARDLY = 1.01 // so little larger than the whole board is the whole board
const SLOWING = 0.996 // what is left of the speed of a thrown board after a millisecond
const SLOWEST = 0.02 // pixels in a millisecond

/** One place with a board in it. */
export class PanZoom {
  /** Of the place. */
  width = $state(0)
  height = $state(0)
  /** How large somebody wants the tiles; 0: all of the board; null: nobody has said. */
  private wantedTile = $state<number | null>(null)
  private place: HTMLElement | null = null
  /** What lies in the middle of the place, in shares of the board: it stays there when the place changes. */
  private middle: Point = { x: 0.5, y: 0.5 }
  private frame = 0

  constructor(private readonly shape: () => BoardShape) {}

  private readonly range = $derived.by(() => rangeOf(this.shape(), this))
  private readonly tile = $derived(this.allowed(this.wantedTile ?? this.range.rest))
  /** Whether the board is larger than its place. */
  readonly isClose = $derived(this.tile > this.range.whole * HARDLY)
  /** The size of the board where it is larger than its place. */
  readonly extent = $derived(this.isClose ? this.board(this.tile) : null)

  /** The element in which the board scrolls; for `@attach`. */
  readonly seat = (place: HTMLElement): (() => void) => {
    this.place = place
    return () => this.stop()
  }

  /** The board keeps its middle when its place or the board itself becomes another one. */
  readonly settle = (): void => {
    void [this.width, this.height, this.shape()]
    untrack(() => {
      const board = this.board(this.tile)
      const left = this.width / 2 - this.middle.x * board.width
      this.scroll({ tile: this.tile, left, top: this.height / 2 - this.middle.y * board.height })
    })
  }

  /** Somebody or something has scrolled: remember what is in the middle. */
  readonly rememberMiddle = (): void => {
    if (!this.isClose) return
    const { left, top, tile } = this.view()
    const board = this.board(tile)
    this.middle = { x: (this.width / 2 - left) / board.width, y: (this.height / 2 - top) / board.height }
  }

  /** How the board lies now. */
  view(): View {
    const { scrollLeft = 0, scrollTop = 0 } = this.place ?? {}
    const view = { tile: this.tile, left: MARGIN - scrollLeft, top: MARGIN - scrollTop }
    if (this.isClose) return settled(view, this.board(this.tile), this)
    const board = this.board(this.tile)
    return { ...view, left: (this.width - board.width) / 2, top: (this.height - board.height) / 2 }
  }

  /** Whether a finger that goes so can take the board along. */
  canPan(by: Point): boolean {
    return this.isClose && canPan(this.view(), this.board(this.tile), this, by)
  }

  /** Let the board follow fingers from where it lay when they were put on it. */
  carry(view: View, from: readonly Point[], to: readonly Point[]): void {
    this.put(carried(view, from, to, this.range))
  }

  /** Let a board go that a finger has moved: it runs on, slower and slower. Speeds in pixels a millisecond. */
  fling(speed: Point): void {
    if (!this.isClose || !mayMove()) return
    let before = performance.now()
    const run = (now: number): void => {
      const passed = Math.max(0, now - before)
      before = now
      const { tile, left, top } = this.view()
      this.put({ tile, left: left + speed.x * passed, top: top + speed.y * passed })
      const kept = SLOWING ** passed
      speed = { x: speed.x * kept, y: speed.y * kept }
      if (Math.hypot(speed.x, speed.y) > SLOWEST) this.frame = requestAnimationFrame(run)
    }
    this.frame = requestAnimationFrame(run)
  }

  /** So many times as large, around a point of the place, at once: a wheel or a trackpad goes in small steps. */
  zoom(times: number, around: Point): void {
    if (!this.range.whole) return // the place is not seen
    this.stop()
    this.put(closer(this.view(), this.allowed(this.tile * times), around))
  }

  /** A key: one step closer or further away. */
  step(way: 1 | -1): void {
    this.fly(this.tile * STEP ** way, this.zoomCentre())
  }

  /** A double tap: come near to a point, or go back from there. */
  toggle(around: Point): void {
    const { near, rest } = this.range
    this.fly(this.tile < near * 0.95 ? near : rest, around)
  }

  /** Show all of the board. */
  readonly showAll = (): void => this.fly(0, this.zoomCentre())

  /** Bring hexes into sight, the first ones above all, where not all of the board is seen. */
  reveal(hexes: Iterable<string>): void {
    const part = this.isClose ? partOf(this.shape(), hexes, this.tile, this) : null
    if (!part) return
    this.stop()
    const goal = settled(showing(this.view(), part, this), this.board(this.tile), this)
    this.scroll(goal, mayMove() ? 'smooth' : 'instant')
  }

  /** Nothing moves by itself any more. */
  stop(): void {
    cancelAnimationFrame(this.frame)
  }

  private board(tile: number): Extent {
    return extentOf(this.shape(), tile)
  }

  private allowed(tile: number): number {
    return clamp(tile, this.range.whole, this.range.most)
  }

  /** The hex with the focus, if it is seen; otherwise the middle of the place. */
  private zoomCentre(): Point {
    const middle = { x: this.width / 2, y: this.height / 2 }
    const hex = document.activeElement?.closest('[data-hex]')
    if (!this.place || !hex || !this.place.contains(hex)) return middle
    const [box, here] = [hex.getBoundingClientRect(), this.place.getBoundingClientRect()]
    const point = { x: box.x + box.width / 2 - here.x, y: box.y + box.height / 2 - here.y }
    const isSeen = point.x >= 0 && point.y >= 0 && point.x <= this.width && point.y <= this.height
    return isSeen ? point : middle
  }

  /** Go to another size around a point, in a moment or at once where less motion is wanted. */
  private fly(tile: number, around: Point): void {
    if (!this.range.whole) return // the place is not seen
    this.stop()
    const from = this.view()
    const goal = closer(from, this.allowed(tile), around)
    const to = settled(goal, this.board(goal.tile), this)
    const takes = duration('--m-base')
    const start = performance.now()
    const run = (now: number): void => {
      const share = takes ? Math.min(Math.max((now - start) / takes, 0), 1) : 1
      this.put(between(from, to, 1 - (1 - share) ** 3))
      if (share < 1) this.frame = requestAnimationFrame(run)
    }
    run(start)
  }

  private put(view: View): void {
    this.wantedTile = view.tile <= this.range.whole * HARDLY ? 0 : view.tile
    flushSync() // what is scrolled must have its new size
    this.scroll(view)
    this.rememberMiddle()
  }

  private scroll({ left, top }: View, behavior: ScrollBehavior = 'instant'): void {
    this.place?.scrollTo({ left: MARGIN - left, top: MARGIN - top, behavior })
  }
}
