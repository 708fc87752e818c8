/** What a person has chosen, kept in this browser. */

import { LANGUAGES, pickLanguage, type Language } from './languages'

/** All settings; each has a default that is good without ever opening the page. */
export interface Settings {
  theme: 'system' | 'dark' | 'light'
  language: 'system' | Language
  /** Nothing at all is heard. */
  muted: boolean
  /** Whether what happens is heard, and the place where it happens. */
  effects: boolean
  ambience: boolean
  /** How loud everything is, up to 1. */
  volume: number
  /** Speed of battle playback, 1 = as designed. */
  speed: 0.5 | 1 | 2 | 4
  /** less: no motion at all; system: as the device asks. */
  motion: 'system' | 'less'
  forecast: boolean
  /** Names of tiles on the board. */
  names: boolean
  /** Whether what the marks on a board mean is unfolded beside it. */
  legend: boolean
  /** Ask before a placed tile counts. */
  confirm: boolean
  /** Between two people at one screen a card says whose turn it is. */
  handover: boolean
  /** Ready phrases of others at the table. */
  sayings: boolean
  /** Whether own games call by the system while no window is in sight. */
  notify: boolean
  /** The game of which a new match was chosen last; empty: none yet. */
  game: string
  /** Bot of the last quick game, won or chosen. */
  level: string
}

const KEY = 'ashfall.settings'
const LESS_MOTION = '(prefers-reduced-motion: reduce)'
const DEFAULTS: Settings = {
  theme: 'system',
  language: 'system',
  muted: false,
  effects: true,
  ambience: true,
  volume: 0.4,
  speed: 1,
  motion: 'system',
  forecast: true,
  names: false,
  legend: true,
  confirm: true,
  handover: true,
  sayings: true,
  notify: false,
  game: '',
  level: 'sergeant',
}
/** How loud it can be. */
export const VOLUMES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const
const CHOICES: { [K in keyof Settings]?: readonly unknown[] } = {
  theme: ['system', 'dark', 'light'],
  language: ['system', ...LANGUAGES],
  speed: [0.5, 1, 2, 4],
  motion: ['system', 'less'],
  volume: VOLUMES,
}

/** The settings; read them anywhere, change them with `change`. */
export const settings: Readonly<Settings> = $state(load())

/** Changes one setting and keeps it. */
export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  ;(settings as Settings)[key] = value
  save()
  apply()
}

/** The language to speak. */
export function language(): Language {
  return settings.language === 'system' ? pickLanguage(navigator.languages) : settings.language
}

/** What stands under the language to speak; English where it is missing. */
export function inLanguage(translations: Readonly<Record<string, string>>): string {
  return translations[language()] ?? translations.en ?? ''
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion !== 'less' && !matchMedia(LESS_MOTION).matches
}

/** Follows the device and other windows; tells the style sheets theme, motion and pace. Called once at the start. */
export function watchSettings(): void {
  for (const wish of ['(prefers-color-scheme: light)', LESS_MOTION])
    matchMedia(wish).addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    Object.assign(settings, load())
    apply()
  })
  apply()
}

/** The theme that is shown. */
export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

function apply(): void {
  if (typeof document === 'undefined') return
  document.documentElement.dataset.theme = theme()
  if (!mayMove()) document.documentElement.dataset.motion = 'less'
  else delete document.documentElement.dataset.motion
  document.documentElement.style.setProperty('--pace', String(1 / settings.speed))
}

function load(): Settings {
  let saved: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) saved = parsed as Record<string, unknown>
  } catch {
    // Storage may be forbidden or its content broken: the defaults do.
  }
  const entries = Object.entries(DEFAULTS).map(([key, value]) => [
    key,
    valid(key as keyof Settings, saved[key], value),
  ])
  return Object.fromEntries(entries) as Settings
}

function valid(key: keyof Settings, value: unknown, instead: unknown): unknown {
  const choices = CHOICES[key]
  const isGood = choices ? choices.includes(value) : typeof value === typeof instead
  return isGood ? value : instead
}

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
