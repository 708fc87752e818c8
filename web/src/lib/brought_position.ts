/** A position on its way from one page to the next. */

let waiting: string | null = null

/** Leaves the text of a position file for the analysis page. */
export function bringPosition(text: string): void {
  waiting = text
}

/** Takes what was left, once. */
export function takePosition(): string | null {
  const text = waiting
  waiting = null
  return text
}
