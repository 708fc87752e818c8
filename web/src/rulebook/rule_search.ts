/** Finding clauses of the rules: by their words, by their numbers, by an address that leads to one. */

import { plain } from '../lib/plain'
import type { RuleClause, RuleSection } from '../lib/server'

const NUMBER = /^(?:nh|hc|r|e)-r?\d/i

/** The sections with the clauses that fit every word; a number such as NH-9 or NH-9.2 stands for the clauses it begins. */
export function narrowed(sections: readonly RuleSection[], wish: string): readonly RuleSection[] {
  const tests = wish.trim().split(/\s+/).filter(Boolean).map(testOf)
  if (!tests.length) return sections
  return sections
    .map((section) => ({
      ...section,
      clauses: kept(section.clauses, (clause) => tests.every((fits) => fits(clause))),
    }))
    .filter((section) => section.clauses.length)
}

/** The clauses that fit; a heading goes on to the first of its clauses that does. */
function kept(clauses: readonly RuleClause[], fits: (clause: RuleClause) => boolean): RuleClause[] {
  const found: RuleClause[] = []
  let heading: string | undefined
  for (const clause of clauses) {
    heading = clause.heading ?? heading
    if (!fits(clause)) continue
    found.push(heading === undefined ? clause : { ...clause, heading })
    heading = undefined
  }
  return found
}

/** The parts of a section: clauses under one heading. */
export function partsOf({ clauses }: RuleSection): { heading: string; clauses: RuleClause[] }[] {
  const parts: { heading: string; clauses: RuleClause[] }[] = []
  for (const clause of clauses) {
    const last = parts.at(-1)
    if (last && !clause.heading) last.clauses.push(clause)
    else parts.push({ heading: clause.heading ?? '', clauses: [clause] })
  }
  return parts
}

/**
 * The clause that an address names, as the game writes it (NH-9.2) or as the document does (nh-9-2), or the first one
 * of those that it begins (HC-14.3); empty if none.
 */
export function clauseAt(hash: string, sections: readonly RuleSection[]): string {
  const wanted = anchorOf(hash)
  const ids = sections.flatMap((section) => section.clauses.map(({ id }) => id))
  const exact = ids.find((id) => anchorOf(id) === wanted)
  return exact ?? ids.find((id) => wanted && anchorOf(id).startsWith(`${wanted}-`)) ?? ''
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
