/** Who plays a seat, as far as their face goes. */
export interface Face {
  bot: string
  guest: string
}
