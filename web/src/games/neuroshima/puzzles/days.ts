/** Days as the server tells them, such as 2026-11-18, in UTC. */

const DAY = 86_400_000

/** A day so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

/** The seven days up to this one. */
export function weekUpTo(date: string): string[] {
  return Array.from({ length: 7 }, (_, i) => addDays(date, i - 6))
}

/** The days of the month of a day in weeks from Monday; null before the first and after the last. */
export function weeksOf(date: string): (string | null)[][] {
  const month = date.slice(0, 7)
  const first = `${month}-01`
  const before = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
