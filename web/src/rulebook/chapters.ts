/** What a rules page has before the numbered rules. */

/** Something that the contents lead to. */
export interface Entry {
  /** Its anchor on the page. */
  key: string
  /** The id of its name. */
  title: string
}

export interface Chapter extends Entry {
  entries?: readonly Entry[]
}

/** A subject of the rules in short. */
export interface Topic extends Entry {
  paragraphs: readonly string[]
  /** The chapter of the numbered rules that tells more. */
  section: string
}
