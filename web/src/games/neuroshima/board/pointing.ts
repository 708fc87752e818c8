/** Click, hover, long press and drag on one hex, the same for mouse, pen and finger. */

import type { Attachment } from 'svelte/attachments'

import { isTap, LONG_PRESS } from '../../../lib/pressing'
import type { Point } from './geometry'

/** What a hex does when it is pointed at. */
export interface PointingHandlers {
  pick: () => void
  /** A long press, or the right mouse button; says whether anybody wanted to know. */
  ask: () => boolean
  hover: (inside: boolean) => void
  /** Whether the ghost stands here: it is turned when taken at its rim, moved when taken in the middle. */
  isGhost: () => boolean
  /** The ghost is turned by dragging from one point of the window to another. */
  turn: (from: Point, to: Point) => void
  /** The ghost is dropped on another hex. */
  move: (hex: string) => void
}

/** The share of a tile's half width inside which a drag moves it. */
const CORE = 0.5

/** The hex under a point of the window. */
export function hexAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-hex]')
  return found instanceof SVGElement ? (found.dataset.hex ?? null) : null
}

/** One pointer on one hex, from down to up. */
class Press {
  private start: (Point & { isCore: boolean }) | null = null
  private isDragged = false
  private isAsked = false
  private timer = 0

  constructor(
    private readonly node: SVGElement,
    private readonly handlers: PointingHandlers,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return // a second finger pinches
    const box = this.node.getBoundingClientRect()
    const distance = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2)
    this.start = { x: event.clientX, y: event.clientY, isCore: distance < (box.width / 2) * CORE }
    this.isDragged = this.isAsked = false
    if (this.handlers.isGhost()) this.node.setPointerCapture(event.pointerId)
    if (event.pointerType !== 'mouse') this.timer = window.setTimeout(this.ask, LONG_PRESS)
  }

  move = (event: PointerEvent): void => {
    if (!this.start || isTap(this.start, event)) return
    clearTimeout(this.timer)
    // Every finger is captured by the hex that it was put on.
    this.isDragged = this.handlers.isGhost() && this.node.hasPointerCapture(event.pointerId)
    if (this.isDragged && !this.start.isCore)
      this.handlers.turn(this.start, { x: event.clientX, y: event.clientY })
  }

  up = (event: PointerEvent): void => {
    const goal = this.start?.isCore && this.isDragged ? hexAt(event.clientX, event.clientY) : null
    if (goal && goal !== this.node.dataset.hex) this.handlers.move(goal)
    this.stop()
  }

  click = (): void => {
    if (!this.isDragged && !this.isAsked) this.handlers.pick()
    this.isDragged = this.isAsked = false
  }

  enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.handlers.hover(true)
  }

  leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.handlers.hover(false)
    clearTimeout(this.timer)
  }

  menu = (event: Event): void => {
    event.preventDefault()
    if (!this.isAsked) this.ask()
  }

  /** What a long press has opened must not get the click that the lifted finger would make. */
  lift = (event: TouchEvent): void => {
    if (this.isAsked && event.cancelable) event.preventDefault()
  }

  stop = (): void => {
    clearTimeout(this.timer)
    this.start = null
  }

  private readonly ask = (): void => {
    this.isAsked = this.handlers.ask()
  }
}

/** An attachment that turns pointer events of a hex into what they mean. */
export function pointing(handlers: PointingHandlers): Attachment<SVGElement> {
  return (node) => {
    const press = new Press(node, handlers)
    const listeners = {
      pointerdown: press.down,
      pointermove: press.move,
      pointerup: press.up,
      pointercancel: press.stop,
      pointerenter: press.enter,
      pointerleave: press.leave,
      touchend: press.lift,
      click: press.click,
      contextmenu: press.menu,
    }
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of all) node.addEventListener(name, listener)
    return () => {
      press.stop()
      for (const [name, listener] of all) node.removeEventListener(name, listener)
    }
  }
}
