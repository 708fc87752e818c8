/** What hands do on the map: they drag pieces, draw frames round them, and rest on a space to ask about it. */

import { LONG_PRESS } from '../../../lib/pressing'
import type { Look } from '../table/looking'
import { UNIT, type Point } from './geometry'

const STILL = 10 // pixels that a resting finger may move

/** A rectangle of the drawing. */
export interface Box extends Point {
  width: number
  height: number
}

/** The map under them. */
export interface Ground {
  /** Where a pointer is on the drawing; null while there is none. */
  pointOf: (event: PointerEvent) => Point | null
  /** Whether a piece that stands on a space could be dragged from there. */
  isHandle: (space: string) => boolean
  spacesIn: (box: Box) => readonly string[]
  onlook?: (space: string, how: Look) => void
  ondrag?: (from: string, to: string) => void
  onframe?: (spaces: readonly string[]) => void
}

/** One pointer on the map, from down to up. */
export class Hands {
  /** The frame that is being drawn, from one corner to the other. */
  private corners = $state.raw<readonly [Point, Point] | null>(null)
  /** The space from which something is being dragged. */
  private dragged = ''
  /** Runs while a finger rests on a space; what follows a long press is no click. */
  private resting: ReturnType<typeof setTimeout> | undefined
  private wasLong = false
  private start: Point = { x: 0, y: 0 }

  constructor(private readonly ground: () => Ground) {}

  readonly frame = $derived(this.corners && boxOf(this.corners))

  /** Touch keeps the pointer where it went down, unless it is let go. */
  down(event: PointerEvent, space: string): void {
    this.wasLong = false
    if (event.button !== 0 || !event.isPrimary) return // a second finger pinches
    const { isHandle, pointOf, onframe } = this.ground()
    this.start = { x: event.clientX, y: event.clientY }
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId)
    if (event.pointerType !== 'touch' || isHandle(space)) this.dragged = space
    if (event.pointerType === 'touch') this.resting = setTimeout(() => this.ask(space), LONG_PRESS)
    else if (onframe && !isHandle(space)) {
      const corner = pointOf(event)
      if (corner) this.corners = [corner, corner]
    }
  }

  readonly move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STILL)
      clearTimeout(this.resting)
    const corner = this.corners && this.ground().pointOf(event)
    if (this.corners && corner) this.corners = [this.corners[0], corner]
  }

  /** Let go on another space: what stood on the first one shall go there. Says whether something was dragged. */
  drop(space: string): boolean {
    if (this.corners || !this.dragged || this.dragged === space) return false
    this.ground().ondrag?.(this.dragged, space)
    return true
  }

  readonly letGo = (): void => {
    clearTimeout(this.resting)
    this.dragged = ''
    const { frame } = this
    this.corners = null
    if (!frame || Math.max(frame.width, frame.height) < UNIT) return
    const { onframe, spacesIn } = this.ground()
    onframe?.(spacesIn(frame))
  }

  /** Whether a click is one, and not the end of a long press. */
  isClick(): boolean {
    const { wasLong } = this
    this.wasLong = false
    return !wasLong
  }

  private ask(space: string): void {
    this.wasLong = true
    this.dragged = ''
    this.ground().onlook?.(space, 'asked')
  }
}

function boxOf([one, other]: readonly [Point, Point]): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
}
