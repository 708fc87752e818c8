/** Texts as they are compared when somebody searches. */

/** A text without capitals, accents and signs, so that "lowca" finds "Łowca". */
export function plain(text: string): string {
  const letters = text.trim().toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD')
  return letters.replace(/\p{Diacritic}/gu, '').replace(/[_\-’']/g, ' ')
}
