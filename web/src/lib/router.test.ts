import { describe, expect, it } from 'vitest'

import { matchRoute, type Route } from './router.svelte'
import { ROUTES } from './routes'

const nowhere: Route['load'] = () => Promise.reject(new Error('not loaded here'))
const routes: Route[] = ['/', '/m/:id', '/armies', '/armies/:key'].map((path) => ({ path, load: nowhere }))

describe('the route of a path', () => {
  it.each([
    ['/', '/', {}],
    ['', '/', {}],
    ['/armies', '/armies', {}],
    ['/armies/', '/armies', {}],
    ['/armies/steel_police', '/armies/:key', { key: 'steel_police' }],
    ['/m/aB3_x-9', '/m/:id', { id: 'aB3_x-9' }],
    ['/m/a%20b', '/m/:id', { id: 'a b' }],
    ['/m/%E0%A4%A', '/m/:id', { id: '%E0%A4%A' }],
  ])('of %s is %s', (path, pattern, params) => {
    const found = matchRoute(routes, path)
    expect(found?.route.path).toBe(pattern)
    expect(found?.params).toEqual(params)
  })

  it.each(['/m', '/m/1/2', '/nowhere', '/armies/a/b'])('of %s is none', (path) => {
    expect(matchRoute(routes, path)).toBeUndefined()
  })
})

describe('the pages', () => {
  it('have an address each', () => {
    const paths = ROUTES.map((route) => route.path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each([
    ['/learn/hardcity', '/learn/hardcity'],
    ['/learn/neuroshima/board', '/learn/neuroshima/:lesson'],
    ['/learn/board', '/learn/:lesson'],
  ])('know %s as %s', (path, pattern) => {
    expect(matchRoute(ROUTES, path)?.route.path).toBe(pattern)
  })
})

it('has no named parts where another one without them fits too', () => {
  expect(matchRoute(ROUTES, '/puzzles/hardcity')?.params).toEqual({})
  expect(matchRoute(ROUTES, '/puzzles/one')?.params).toEqual({ key: 'one' })
})
