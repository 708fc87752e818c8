/** Keeps the same thing from coming twice at once. */

const APART = 80 // milliseconds

/** Says whether something may come now: not if the same came a moment ago. */
export class Spacing {
  private readonly last = new WeakMap<object, number>()

  /** `now` in milliseconds. */
  admits(what: object, now: number): boolean {
    const before = this.last.get(what)
    if (before !== undefined && now - before < APART) return false
    this.last.set(what, now)
    return true
  }
}
