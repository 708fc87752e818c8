/** Finding clauses of the rules: by their words, by their numbers, by an address that leads to one. */

import type { RuleClause, RuleSection } from '../../../lib/server'
import { plain } from './filter'

const NUMBER = /^(?:nh|r|e)-\d/i

/** The sections with the clauses that fit every word; a number such as NH-9 or NH-9.2 stands for the clauses it begins. */
export function narrowed(sections: readonly RuleSection[], wish: string): readonly RuleSection[] {
  const tests = wish.trim().split(/\s+/).filter(Boolean).map(testOf)
  if (!tests.length) return sections
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => tests.every((fits) => fits(clause))),
    }))
    .filter((section) => section.clauses.length)
}

/** The clause that an address names, as the game writes it (NH-9.2) or as the document does (nh-9-2); empty if none. */
export function clauseAt(hash: string, sections: readonly RuleSection[]): string {
  const wanted = anchorOf(hash)
  for (const section of sections)
    for (const clause of section.clauses) if (anchorOf(clause.id) === wanted) return clause.id
  return ''
}

function anchorOf(id: string): string {
  return id.toLowerCase().replaceAll('.', '-')
}

function testOf(word: string): (clause: RuleClause) => boolean {
  if (NUMBER.test(word)) {
    const number = word.toUpperCase().replace(/\.+$/, '')
    return ({ id }) => id === number || id.startsWith(`${number}.`)
  }
  // A word with a hyphen is two words here, as in the text that it is looked for in.
  const words = plain(word).split(/\s+/)
  return ({ id, text }) => {
    const all = plain(`${id} ${text}`)
    return words.every((each) => all.includes(each))
  }
}
