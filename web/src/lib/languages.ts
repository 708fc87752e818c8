/** The languages of the client: every folder of texts is one. */

/** The code of a language, such as `pl`. */
export type Language = string

// Built in, because they are needed before a server answers: what a language calls itself, and a few first words.
const FILES: Record<string, string> = import.meta.glob('../../../src/ashfall/locale/*/web_first.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The Fluent source of the first words in each language. */
export const FIRST_WORDS: ReadonlyMap<Language, string> = new Map(
  Object.entries(FILES).map(([path, source]) => [path.split('/').at(-2) ?? '', source]),
)

/** English first, the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  'en',
  ...[...FIRST_WORDS.keys()].filter((code) => code !== 'en').sort(),
]

/** The first language of the list that there are texts for. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
