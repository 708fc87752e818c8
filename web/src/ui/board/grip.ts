/**
 * What fingers, mouse and wheel do with a board as a whole: two fingers pinch it, one moves it where it is
 * larger than its place, a double tap comes near, and so do the wheel with Ctrl and the fingers on a trackpad.
 *
 * Everything else stays what it was. A tap is never taken from the spots; pieces are dragged as before; and
 * where the board cannot be moved further, the page is scrolled by the browser.
 */

import type { Attachment } from 'svelte/attachments'

import { isTap } from '../../lib/pressing'
import type { Point, View } from './closeness'
import type { PanZoom } from './pan_zoom.svelte'

/** What of a board is no mere ground, as selectors. */
export interface Held {
  /** What is dragged itself. */
  own: string
  /** Where a second tap means something else. */
  answers: string
  /** Where a mouse does something else than move the board. */
  framed?: string
}

const TWICE = { within: 400, apart: 30 } // milliseconds and pixels between the two taps of a double tap
const WHEEL = { share: 0.01, most: 25 } // a notch of a mouse counts as this much of a trackpad
const RECENT = 80 // milliseconds by which the speed of a finger is judged

/** The fingers on one board, from the first to the last. */
class Grip {
  private from: Point[] = []
  private view: View = { spot: 0, left: 0, top: 0 }
  /**
   * free: nothing has been decided; taken: the board follows; left: others do something with the fingers; own: a
   * piece is dragged, and neither board nor page goes along.
   */
  private state: 'free' | 'taken' | 'left' | 'own' = 'free'
  private isFinger = false
  /** The board has been moved since the fingers were put on it: a click is not meant. */
  private isUsed = false
  private lastTap: (Point & { time: number }) | null = null
  private trail: (Point & { time: number })[] = []

  constructor(
    private readonly node: HTMLElement,
    private readonly panZoom: PanZoom,
    private readonly held: () => Held,
  ) {}

  touchstart = (event: TouchEvent): void => {
    const fingers = this.fingersOf(event)
    this.panZoom.stop()
    this.isFinger = true
    if (fingers.length === 1) {
      this.isUsed = false
      this.state = isIn(event.target, this.held().own) ? 'own' : 'free'
    } else this.take(fingers)
    this.hold(fingers.map(this.pointOf))
  }

  touchmove = (event: TouchEvent): void => {
    const fingers = this.fingersOf(event)
    const points = fingers.map(this.pointOf)
    const [start, now] = [this.from[0], points[0]]
    if (this.state === 'own' && event.cancelable) event.preventDefault()
    if (!start || !now || this.state === 'left' || this.state === 'own') return
    if (this.state === 'free') {
      if (isTap(start, now)) return
      if (!event.cancelable || !this.panZoom.canPan({ x: now.x - start.x, y: now.y - start.y })) {
        this.state = 'left'
        return
      }
      this.take(fingers)
      this.hold(points) // from here: it does not leap by what the finger needed to be understood
    }
    if (event.cancelable) event.preventDefault()
    this.follow(points, event.timeStamp)
  }

  touchend = (event: TouchEvent): void => {
    const fingers = this.fingersOf(event)
    if (fingers.length) return this.hold(fingers.map(this.pointOf))
    if (this.state === 'taken' && this.trail.length) this.panZoom.fling(this.speed(event.timeStamp))
    this.letGo()
  }

  pointerdown = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    this.isFinger = event.pointerType === 'pen' // where pens are no fingers, the browser lets them scroll
    this.isUsed = false
    this.from = []
    if (this.isFinger || event.button !== 0 || !this.panZoom.isClose) return
    const { own, framed = own } = this.held()
    if (isIn(event.target, own) || isIn(event.target, framed)) return
    this.state = 'free'
    this.hold([this.pointOf(event)])
  }

  pointermove = (event: PointerEvent): void => {
    const start = this.from[0]
    if (event.pointerType !== 'mouse' || !start) return
    if (!(event.buttons & 1)) return this.letGo() // where it was let go, nobody told us
    const now = this.pointOf(event)
    if (this.state === 'free') {
      if (isTap(start, now)) return
      this.take([event])
      this.node.setPointerCapture(event.pointerId)
    }
    this.follow([now], event.timeStamp)
  }

  /** Also where a mouse leaves the place before the board follows: what it does out there is not for the board. */
  pointerup = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.letGo()
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return this.panZoom.lookAway()
    event.preventDefault()
    const turned = Math.min(Math.max(event.deltaY, -WHEEL.most), WHEEL.most)
    this.panZoom.zoom(Math.exp(-turned * WHEEL.share), this.pointOf(event))
  }

  /** Before the spot that is clicked hears of it, and changes by it. */
  click = (event: MouseEvent): void => {
    const { isUsed } = this
    this.isUsed = false
    if (!event.detail) return // of no finger, but of a screen reader or a script
    if (isUsed) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const { own, answers } = this.held()
    const isPlain = !isIn(event.target, own) && !isIn(event.target, answers)
    const before = this.lastTap
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    this.lastTap = isPlain && this.isFinger ? tap : null
    if (!this.lastTap || !before || tap.time - before.time > TWICE.within) return
    if (Math.hypot(tap.x - before.x, tap.y - before.y) > TWICE.apart) return
    this.lastTap = null
    this.panZoom.toggle(this.pointOf(event))
  }

  /** The board follows from now on. The spots under the fingers hear what they would if the page scrolled. */
  private take(fingers: readonly { target: EventTarget | null }[]): void {
    for (const { target } of fingers)
      target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    this.state = 'taken'
  }

  private letGo(): void {
    this.state = 'free'
    this.from = []
  }

  private hold(points: Point[]): void {
    this.from = points
    this.view = this.panZoom.view()
    this.trail = []
  }

  private follow(points: readonly Point[], time: number): void {
    const [point] = points
    this.isUsed = true
    this.panZoom.carry(this.view, this.from, points)
    if (!point || points.length > 1) return
    this.trail = [...this.trail.filter((other) => time - other.time < RECENT), { ...point, time }]
  }

  /** Of the last finger, in pixels a millisecond; none where it has come to rest. */
  private speed(now: number): Point {
    const [first, last] = [this.trail[0], this.trail.at(-1)]
    const passed = (last?.time ?? 0) - (first?.time ?? 0)
    if (!first || !last || passed < 1 || now - last.time > RECENT) return { x: 0, y: 0 }
    return { x: (last.x - first.x) / passed, y: (last.y - first.y) / passed }
  }

  private fingersOf(event: TouchEvent): Touch[] {
    return [...event.touches].filter(
      (touch) => touch.target instanceof Node && this.node.contains(touch.target),
    )
  }

  private readonly pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = this.node.getBoundingClientRect()
    return { x: clientX - box.x, y: clientY - box.y }
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** An attachment that lets a scrolling place be pinched and moved. */
export function gripping(panZoom: PanZoom, held: () => Held): Attachment<HTMLElement> {
  return (node) => {
    const grip = new Grip(node, panZoom, held)
    const end = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => node.addEventListener(name, listener, { ...options, signal: end.signal })
    on('touchstart', grip.touchstart, { passive: true })
    on('touchmove', grip.touchmove, { passive: false })
    on('touchend', grip.touchend)
    on('touchcancel', grip.touchend)
    on('pointerdown', grip.pointerdown)
    on('pointermove', grip.pointermove)
    on('pointerup', grip.pointerup)
    on('pointercancel', grip.pointerup)
    on('pointerleave', grip.pointerup)
    on('wheel', grip.wheel, { passive: false })
    on('click', grip.click, { capture: true })
    return () => end.abort()
  }
}
