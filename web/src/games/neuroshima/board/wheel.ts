/** A wheel that turns things in steps: the notches of a mouse, and the many small ways of a trackpad. */

const STEP = 40 // pixels that a finger goes for a step; the notch of a mouse is more

/** How far a wheel has gone since its last step. */
export class Wheel {
  private way = 0

  /** The step of an event: 1, -1, or 0 while there is not enough for one. A notch is never more than a step. */
  step({ deltaMode, deltaY }: Pick<WheelEvent, 'deltaMode' | 'deltaY'>): number {
    const goal = Math.sign(deltaY)
    if (goal !== Math.sign(this.way)) this.way = 0
    // Only the wheels of mice are told in lines or pages.
    this.way += deltaMode === 0 ? deltaY : goal * STEP
    if (Math.abs(this.way) < STEP) return 0
    this.way = 0
    return goal
  }
}
