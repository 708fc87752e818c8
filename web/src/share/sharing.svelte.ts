/** What somebody wants to share; any part of the client may ask for it. */

/** Something with an address of its own. Addresses are those of this site, from the first slash on. */
export interface Shared {
  /** What it is called where it is passed on. */
  title: string
  address: string
  /** A picture of it, as PNG. */
  picture?: string
  /** An animated picture of what happened there, as GIF. */
  animation?: string
  /** A page that other sites may show inside their own. */
  embed?: string
  /** A sentence about who may do what with the link. */
  note?: string
}

class Sharing {
  what = $state.raw<Shared | null>(null)
}

/** What is being shared; the dialog is fetched when it is first needed. */
export const sharing = new Sharing()

/** Opens the dialog with all ways to share something. */
export function share(what: Shared): void {
  sharing.what = what
}
