import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { botFace, guestFace } from './portraits'

const drawings = readFileSync(new URL('../assets/portraits.svg', import.meta.url), 'utf8')
const drawn = new Set([...drawings.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))

it('a guest always has the same face, and others have another one', () => {
  expect(guestFace('aHx3')).toEqual(guestFace('aHx3'))
  const faces = new Set(Array.from({ length: 200 }, (_, i) => JSON.stringify(guestFace(`guest-${i}`))))
  expect(faces.size).toBeGreaterThan(195)
})

it('every part of a face is drawn, and every drawing is somebody', () => {
  const used = new Set([botFace('nobody knows it')])
  for (let i = 0; i < 2000; i++) for (const layer of guestFace(`g${i}`).layers) used.add(layer)
  for (const id of drawn) if (/^face-[a-z]+$/.test(id ?? '')) used.add(botFace((id ?? '').slice(5)))
  expect(used).toEqual(drawn)
})
