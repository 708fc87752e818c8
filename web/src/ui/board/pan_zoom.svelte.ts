/** How somebody looks at one board: what part of it, and how closely. Moves its scrolling place. */

import { flushSync, tick } from 'svelte'

import { duration } from '../../lib/motion'
import { mayMove } from '../../lib/settings.svelte'
import {
  between,
  carried,
  clamp,
  closer,
  extentOf,
  canPan,
  partOf,
  rangeOf,
  settled,
  showing,
  type Board,
  type BoardPart,
  type Drawing,
  type Point,
  type View,
} from './closeness'

const STEP = 1.4 // of a key
const HARDLY = 1.01 // so little larger than the whole board is the whole board
const SLOWING = 0.996 // what is left of the speed of a thrown board after a millisecond
const SLOWEST = 0.02 // pixels in a millisecond

/** One place with a board in it. */
export class PanZoom {
  /** Of the place. */
  width = $state(0)
  height = $state(0)
  /** How large somebody wants the spots; 0: all of the board; null: nobody has said. */
  private wanted = $state<number | null>(null)
  private place: HTMLElement | null = null
  /** What lies in the middle of the place, in shares of the board: it stays there when the place changes. */
  private middle: Point = { x: 0.5, y: 0.5 }
  /** What was brought into sight last, until somebody looks elsewhere. */
  private shown: readonly string[] = []
  private frame = 0
  /** How often it was scrolled: whoever depends on the view looks again. */
  private scrolls = $state(0)

  constructor(private readonly drawing: () => Drawing) {}

  private readonly range = $derived.by(() => rangeOf(this.drawing(), this))
  private readonly spot = $derived(this.allowed(this.wanted ?? this.range.rest))
  /** Whether all of the board is seen, too small for fingers. */
  readonly isTiny = $derived(this.isCloser(this.range.rest) && !this.isCloser(this.spot))
  /** Whether the board is larger than its place. */
  readonly isClose = $derived(this.isCloser(this.spot))
  /** The size of the board where it is larger than its place. */
  readonly extent = $derived(this.isClose ? this.board(this.spot) : null)

  /** What the data attribute with the label of a spot is called. */
  get name(): string {
    return this.drawing().name
  }

  /** The element in which the board scrolls; for `@attach`. */
  readonly seat = (place: HTMLElement): (() => void) => {
    this.place = place
    return () => this.stop()
  }

  /** The board keeps what is shown in sight, else its middle, when its place or the board itself becomes another one. */
  readonly settle = (): void => {
    void [this.width, this.height, this.drawing()]
    // What is scrolled must have its new size; at first it has not.
    void tick().then(() => {
      const board = this.board(this.spot)
      const left = this.width / 2 - this.middle.x * board.width
      this.scroll({ spot: this.spot, left, top: this.height / 2 - this.middle.y * board.height })
      this.show('instant')
    })
  }

  /** Somebody or something has scrolled: remember what is in the middle. */
  readonly rememberMiddle = (): void => {
    this.scrolls += 1
    if (!this.isClose) return
    const { left, top, spot } = this.view()
    const board = this.board(spot)
    this.middle = { x: (this.width / 2 - left) / board.width, y: (this.height / 2 - top) / board.height }
  }

  /** How the board lies now. */
  view(): View {
    void this.scrolls
    const { scrollLeft = 0, scrollTop = 0 } = this.place ?? {}
    const board = this.board(this.spot)
    const { margin } = board
    const view = { spot: this.spot, left: margin - scrollLeft, top: margin - scrollTop }
    if (this.isClose) return settled(view, board, this)
    return { ...view, left: (this.width - board.width) / 2, top: (this.height - board.height) / 2 }
  }

  /** Whether a finger that goes so can take the board along. */
  canPan(by: Point): boolean {
    return this.isClose && canPan(this.view(), this.board(this.spot), this, by)
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
      const { spot, left, top } = this.view()
      this.put({ spot, left: left + speed.x * passed, top: top + speed.y * passed })
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
    this.put(closer(this.view(), this.allowed(this.spot * times), around))
  }

  /** A key: one step closer or further away. */
  step(way: 1 | -1): void {
    this.fly(this.spot * STEP ** way, this.zoomCentre())
  }

  /** A double tap: come near to a point, or go back from there. */
  toggle(around: Point): void {
    const { near, rest } = this.range
    this.fly(this.spot < near * 0.95 ? near : rest, around)
  }

  /** Show all of the board. */
  readonly showAll = (): void => this.fly(0, this.zoomCentre())

  /** From all of the board to its first size, around these spots. */
  comeNear(labels: readonly string[]): void {
    const { rest } = this.range
    this.fly(rest, this.zoomCentre(), partOf(this.drawing(), labels, rest, this))
  }

  /** Bring spots into sight, the first ones above all, where not all of the board is seen. */
  reveal(labels: readonly string[]): void {
    this.shown = labels
    this.show(mayMove() ? 'smooth' : 'instant')
  }

  /** Somebody looks elsewhere: what was shown need not stay in sight. */
  readonly lookAway = (): void => void (this.shown = [])

  /** Nothing moves by itself any more. */
  stop(): void {
    cancelAnimationFrame(this.frame)
  }

  private show(behavior: ScrollBehavior): void {
    const drawing = this.drawing()
    const part = this.isClose ? partOf(drawing, this.shown, this.spot, this) : null
    if (!part) return
    this.stop()
    const goal = showing(this.view(), part, this, drawing.unit)
    this.scroll(settled(goal, this.board(this.spot), this), behavior)
  }

  private isCloser(spot: number): boolean {
    return spot > this.range.whole * HARDLY
  }

  private board(spot: number): Board {
    return extentOf(this.drawing(), spot)
  }

  private allowed(spot: number): number {
    return clamp(spot, this.range.whole, this.range.most)
  }

  /** The spot with the focus, if it is seen; otherwise the middle of the place. */
  private zoomCentre(): Point {
    const middle = { x: this.width / 2, y: this.height / 2 }
    const spot = document.activeElement?.closest(`[data-${this.name}]`)
    if (!this.place || !spot || !this.place.contains(spot)) return middle
    const [box, here] = [spot.getBoundingClientRect(), this.place.getBoundingClientRect()]
    const point = { x: box.x + box.width / 2 - here.x, y: box.y + box.height / 2 - here.y }
    const isSeen = point.x >= 0 && point.y >= 0 && point.x <= this.width && point.y <= this.height
    return isSeen ? point : middle
  }

  /** Go to another size around a point, and to a part of the board, in a moment or at once where less motion is wanted. */
  private fly(spot: number, around: Point, part: BoardPart | null = null): void {
    if (!this.range.whole) return // the place is not seen
    this.stop()
    const from = this.view()
    const sized = closer(from, this.allowed(spot), around)
    const goal = part ? showing(sized, part, this, this.drawing().unit) : sized
    const to = settled(goal, this.board(goal.spot), this)
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
    this.lookAway()
    this.wanted = view.spot <= this.range.whole * HARDLY ? 0 : view.spot
    flushSync() // what is scrolled must have its new size
    this.scroll(view)
    this.rememberMiddle()
  }

  private scroll({ left, top }: View, behavior: ScrollBehavior = 'instant'): void {
    const { margin } = this.drawing()
    this.place?.scrollTo({ left: margin - left, top: margin - top, behavior })
  }
}
