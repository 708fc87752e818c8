import { expect, test } from 'vitest'

import { framed, modules } from './ways'

test('a frame names its page and what it shows', () => {
  const line = framed('https://play.example/embed/abc?move=3', 'A "game" <of> Ada & Bob')
  expect(line).toContain('src="https://play.example/embed/abc?move=3"')
  expect(line).toContain('title="A &quot;game&quot; &lt;of> Ada &amp; Bob"')
  expect(line).not.toContain('<of')
})

test('dark squares become one path', () => {
  expect(modules([[true, true, false], [false, true, false], []])).toBe('M0 0h2v1h-2zM1 1h1v1h-1z')
})
