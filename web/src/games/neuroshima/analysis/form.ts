/** The form of a position file: which kind of data each part holds. What it says is checked by the server. */

type Test = (value: unknown) => boolean

const isText: Test = (value) => typeof value === 'string'
const isNumber: Test = (value) => typeof value === 'number'
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)
const perhaps =
  (test: Test): Test =>
  (value) =>
    value === undefined || value === null || test(value)
const either =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value))
const record =
  (parts: Record<string, Test>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(([part, test]) => test((value as Record<string, unknown>)[part]))

const player = record({ army: isText, hq: perhaps(isNumber) })
const unit = record({
  owner: isNumber,
  tile: isText,
  hex: perhaps(isText),
  at: perhaps(listOf(isNumber)),
  facing: perhaps(isNumber),
  wounds: perhaps(isNumber),
})
const piles = perhaps(listOf(listOf(isText)))

const PARTS: Record<string, Test> = {
  players: listOf(player),
  units: perhaps(listOf(unit)),
  hands: piles,
  discards: piles,
  decks: perhaps(listOf(perhaps(listOf(isText)))),
  net_of_steel: perhaps(either(isText, listOf(either(perhaps(isText), isNumber)))),
  variants: perhaps(listOf(isText)),
  board: perhaps(isNumber),
  mode: perhaps(isText),
  turn: perhaps(isNumber),
  stage: perhaps(isText),
}

/** The first part of plain data that is not what a position file has there; null if there is none. */
export function malformed(data: unknown): string | null {
  const wrong = Object.entries(PARTS).find(([part, test]) => !record({ [part]: test })(data))
  return wrong?.[0] ?? null
}
