/** Short notices that come and go at the edge of the page. */

export interface Notice {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const STAY = 5000

let count = 0

/** The notices on the screen, oldest first. */
export const notices: Notice[] = $state([])

/** Shows a notice for a few seconds. */
export function notice(text: string, tone: Notice['tone'] = 'plain'): void {
  const id = ++count
  notices.push({ id, text, tone })
  setTimeout(() => dismiss(id), STAY)
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  const i = notices.findIndex((other) => other.id === id)
  if (i >= 0) notices.splice(i, 1)
}
