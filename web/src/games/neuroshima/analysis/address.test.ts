import { expect, test } from 'vitest'

import { packed, unpacked } from './address'
import { EXAMPLE } from './example'
import { emptyTree, pathTo, withMove, written } from './variations'

function line(...moves: string[]) {
  let [tree, id] = [emptyTree(), 0]
  for (const move of moves) ({ tree, id } = withMove(tree, id, move))
  return { tree, id }
}

test('an address brings position, moves and place back', async () => {
  const { tree, id } = line('place commando D1 3', 'play move B3 B3 5')
  const text = await packed(EXAMPLE, tree, id)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(1200)
  const again = await unpacked(text)
  expect(again?.position?.units).toEqual(EXAMPLE.units)
  expect(again && written(again.tree)).toEqual(written(tree))
  expect(again && pathTo(again.tree, again.at)).toHaveLength(2)
})

test('a game that the address names elsewhere needs no position', async () => {
  const { tree, id } = line('end')
  expect(await unpacked(await packed(null, tree, id))).toMatchObject({ position: null, at: 1 })
})

test('what was tried elsewhere is left out before an address grows too long', async () => {
  let { tree } = line('end')
  const noise = (i: number) =>
    Array.from({ length: 5 }, (_, k) =>
      Math.sin(i * 5 + k + 1)
        .toString(36)
        .slice(3),
    )
      .join('')
      .slice(0, 50)
  for (let i = 0; i < 395; i++) ({ tree } = withMove(tree, 0, noise(i)))
  const text = await packed(EXAMPLE, tree, 1)
  expect(text.length).toBeLessThan(1200)
  const again = await unpacked(text)
  expect(again && written(again.tree)).toEqual([['end']])
})

test('what is no address is not understood', async () => {
  const { tree, id } = line('end')
  const good = await packed(EXAMPLE, tree, id)
  for (const text of ['', 'x', 'C2', '!!!', good.slice(0, 40), `${good}${good}`, 'A'.repeat(7000)])
    expect(await unpacked(text)).toBe(null)
})
