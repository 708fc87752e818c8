/** The rules in short: subjects in the order in which they are read, each with the symbols that belong to it. */

import type { Topic } from '../../../rulebook/chapters'

export interface MarkedTopic extends Topic {
  /** Symbols of pieces and things. */
  pieces: readonly string[]
}

export const TOPICS: readonly MarkedTopic[] = [
  topic('goal', 2, 'section-12', 'hc-civilian', 'hc-helicopter-ladder', 'hc-officer-miranda-lying'),
  topic('round', 2, 'section-4', 'hc-officer-donathan', 'hc-officer-jenny', 'hc-officer-marcellus'),
  topic('walk', 2, 'section-5', 'hc-officer-jenny', 'hc-mutant', 'hc-civilian'),
  topic('fight', 3, 'section-5', 'hc-die-hit', 'hc-die-double_hit', 'hc-die-skull'),
  topic('people', 2, 'section-5', 'hc-civilian', 'hc-crate', 'hc-box'),
  topic('takes', 2, 'section-7', 'hc-i-film', 'hc-i-clapper', 'hc-i-ability'),
  topic('zero', 2, 'section-8', 'hc-mutant', 'hc-soldier', 'hc-kafar'),
  topic('auto', 2, 'section-13', 'hc-i-queue', 'hc-rat', 'hc-kafar'),
]

function topic(key: string, paragraphs: number, section: string, ...pieces: string[]): MarkedTopic {
  const title = `city-rules-${key}`
  return {
    key,
    title,
    paragraphs: Array.from({ length: paragraphs }, (_, i) => `${title}-${i + 1}`),
    section,
    pieces,
  }
}
