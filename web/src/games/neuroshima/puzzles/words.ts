/** Puzzles in words. */

import type { PuzzleInfo } from '../../../lib/server'
import { inLanguage, language } from '../../../lib/settings.svelte'
import { t } from '../../../lib/texts.svelte'

/** The name of a puzzle in the language of the page. */
export function titleOf(info: PuzzleInfo): string {
  return inLanguage(info.title) || t('puzzles-number', { number: info.number })
}

/** Its line of story. */
export function storyOf(info: PuzzleInfo): string {
  return inLanguage(info.story)
}

/** What its difficulty is called. */
export function levelName(level: number): string {
  return t(`puzzle-level-${level}`)
}

/** What it is about, in a word. */
export function themeName(theme: string): string {
  return t(`puzzle-theme-${theme}`)
}

/** A day such as 2026-11-18 in words: 18 November. */
export function dayName(date: string): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** Milliseconds as minutes and seconds: 2:14. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
