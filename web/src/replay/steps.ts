/** Steps of a replay by number: 0 is the start. */

/** The step that an address tells; 0 where it tells none. */
export function plyOfHash(hash: string): number {
  const [, digits] = /^#?(\d{1,5})$/.exec(hash) ?? []
  return Number(digits ?? 0)
}

/** The step that is shown: that of the hash, which changes while somebody looks; else that of a link. */
export function plyOf(hash: string, query: URLSearchParams): number {
  return plyOfHash(hash || (query.get('move') ?? ''))
}

/** A step of a replay, whatever number was asked for. */
export function stepWithin(ply: number, last: number): number {
  return Number.isFinite(ply) ? Math.max(0, Math.min(last, Math.trunc(ply))) : 0
}
