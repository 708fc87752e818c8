import { expect, it } from 'vitest'

import { speakFrom } from '../../../lib/texts.svelte'
import { leadOf, tipsOf } from './lore'

it('tips come in their order, as many as there are', () => {
  speakFrom('en', 'army-a-play-1 = One.\narmy-a-play-2 = Two.\narmy-a-beat-1 = Three.')
  expect(tipsOf('a', 'play')).toEqual(['One.', 'Two.'])
  expect(tipsOf('b', 'beat')).toEqual([])
})

it('a tip says first what to do', () => {
  expect(leadOf('Net the HQ. It cannot flee. Ever.')).toEqual({
    lead: 'Net the HQ.',
    rest: 'It cannot flee. Ever.',
  })
  expect(leadOf('Net the HQ.')).toEqual({ lead: 'Net the HQ.', rest: '' })
})
