type EndCard = typeof import('./EndCard.svelte').default

let card = $state.raw<EndCard | null>(null)
let isComing = false

/** The card of the end, once it has come. */
export const endCard = {
  get Card(): EndCard | null {
    return card
  },
}

/** Nobody needs it before the end, and everybody then: it comes while people play, and again after a failure. */
export async function fetchEndCard(): Promise<void> {
  if (card || isComing) return
  isComing = true
  try {
    card = (await import('./EndCard.svelte')).default
  } catch {
    // Whoever touches the page next tries again.
  } finally {
    isComing = false
  }
}
