/** The languages of the client. */

export const LANGUAGES = ['en', 'pl', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', uk: 'Українська' }

/** The first language of the list that there are texts for. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}
