/** Pages by address. A page is a component that is fetched when somebody first goes there. */

import type { Component } from 'svelte'

export type Params = Record<string, string>
export type PageComponent = Component<{ params: Params }>
/** Fetches a page; one that does not need the named parts of its address need not take them. */
export type Loader = () => Promise<{ default: Component<never> }>

/** An address with named parts, such as `/m/:id`, and its page. */
export interface Route {
  path: string
  load: Loader
}

export interface FoundRoute {
  route: Route
  params: Params
}

/** The route of a path, or undefined. One without named parts comes before those with any. */
export function matchRoute(routes: readonly Route[], path: string): FoundRoute | undefined {
  const given = split(path)
  const isNamed = (route: Route): boolean => route.path.includes(':')
  const fixed = routes.filter((route) => !isNamed(route))
  for (const route of [...fixed, ...routes.filter(isNamed)]) {
    const params = paramsOf(split(route.path), given)
    if (params) return { route, params }
  }
  return undefined
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function paramsOf(pattern: string[], given: string[]): Params | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Params = {}
  for (const [i, name] of pattern.entries()) {
    const part = given[i] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decoded(part)
    else if (name !== part) return undefined
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state('/')
  query = $state.raw(new URLSearchParams())
  /** Without the #. */
  hash = $state('')

  /** Follows the address bar and the links of the page; called once at the start. */
  start(): void {
    this.read()
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.click(event))
  }

  /** Goes to an address of this site. */
  go(address: string, { replace = false, keepScroll = false } = {}): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    const isNewPage = location.pathname !== this.path
    this.read()
    if (isNewPage && !keepScroll) scrollTo(0, 0)
  }

  /** Changes what stands behind the # without a new entry in the history. */
  setHash(hash: string): void {
    history.replaceState(null, '', `${location.pathname}${location.search}${hash && '#'}${hash}`)
    this.hash = hash
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = decoded(location.hash.slice(1))
  }

  /** Links of this site change the page without loading it anew. */
  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const goal = new URL(link.href)
    if (goal.origin !== location.origin || goal.pathname.startsWith('/api/')) return
    if (goal.pathname === location.pathname && goal.search === location.search && goal.hash) return
    event.preventDefault()
    this.go(goal.pathname + goal.search + goal.hash)
  }
}

export const router = new Router()

/** Goes to an address of this site. */
export const go = router.go.bind(router)

let title = ''
let calling = 0

/** Names the page in the window and in the history. */
export function setTitle(text: string): void {
  title = text
  showTitle()
}

/** How many games call from elsewhere: the number stands before the title. */
export function setCalling(count: number): void {
  calling = count
  showTitle()
}

function showTitle(): void {
  const name = title ? `${title} · Ashfall` : 'Ashfall'
  document.title = calling ? `(${calling}) ${name}` : name
}
