/** Pictures of tiles, made by the server. Keys that are asked for in one frame travel together. */

import { SvelteMap } from 'svelte/reactivity'

import { Problem } from '../../lib/api'
import { Retries } from '../../lib/retries'
import { library } from './api'

const MOST = 40 // keys in one request
const PAUSE = 3000 // before keys are asked for again that the server could not answer

const known = new SvelteMap<string, string>()
const wanted = new Set<string>()
const asked = new Set<string>()
const retries = new Retries()
let isPlanned = false

/** The SVG of a tile in tile space (corner radius 100); empty until it has come. */
export function drawing(key: string): string {
  const found = known.get(key)
  if (found === undefined && key && !asked.has(key)) want(key)
  return found ?? ''
}

/** Asks for pictures before they are needed. */
export function prefetch(keys: Iterable<string>): void {
  for (const key of keys) if (key && !known.has(key) && !asked.has(key)) want(key)
}

function want(key: string): void {
  wanted.add(key)
  asked.add(key)
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(fetchWanted)
}

function fetchWanted(): void {
  isPlanned = false
  const keys = [...wanted]
  wanted.clear()
  for (let i = 0; i < keys.length; i += MOST) void fetchSome(keys.slice(i, i + MOST))
}

async function fetchSome(keys: string[]): Promise<void> {
  try {
    for (const [key, svg] of Object.entries(await library.drawings(keys))) known.set(key, svg)
  } catch (error) {
    // The table stays usable without pictures; they come when the server is back.
    if (error instanceof Problem && error.isPassing) setTimeout(() => keys.forEach(want), PAUSE)
    else fetchApart(keys)
  }
}

/** One key that the server does not know keeps no picture from the others. */
function fetchApart(keys: string[]): void {
  const [key] = keys
  // It may name an army that the server is only about to show.
  if (key !== undefined && keys.length === 1) return retries.later(key, () => want(key))
  const middle = Math.ceil(keys.length / 2)
  void fetchSome(keys.slice(0, middle))
  void fetchSome(keys.slice(middle))
}
