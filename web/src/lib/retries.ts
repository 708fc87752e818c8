/** Tries again later what failed, less and less often: what is missing now may come soon, or never. */

const FIRST = 3000
const LONGEST = 12_000

export class Retries {
  private readonly failures = new Map<string, number>()

  /** Does it again after a pause that grows with each failure of this key. */
  later(key: string, again: () => void): void {
    const failures = this.failures.get(key) ?? 0
    this.failures.set(key, failures + 1)
    setTimeout(again, Math.min(LONGEST, FIRST * 2 ** failures))
  }
}
