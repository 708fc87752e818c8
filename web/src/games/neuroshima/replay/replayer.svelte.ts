/** Going through a game: step, turn and battle, by hand or by itself. */

import type { BattleShow, Replay } from '../../../lib/server'
import { battlePlies, battleStarts, clampPly, nextMark, turnStep } from './marks'

/** Where a replay stands, and how it moves. The step itself is kept outside, where the address is. */
export class Replayer {
  playing = $state(false)
  /** Health of the HQs while a battle is played back. */
  health = $state.raw<readonly number[] | null>(null)
  private watched = $state<number | null>(null) // the step whose battle is played back
  private readonly replay: () => Replay
  private readonly ply: () => number
  private readonly onply: (ply: number) => void

  constructor(replay: () => Replay, ply: () => number, onply: (ply: number) => void) {
    this.replay = replay
    this.ply = ply
    this.onply = onply
  }

  readonly at = $derived.by(() => clampPly(this.replay(), this.ply()))
  readonly step = $derived.by(() => this.replay().steps[this.at])
  readonly last = $derived.by(() => this.replay().steps.length - 1)
  /** Steps with a battle or a part of one, and those at which a battle begins. */
  readonly battles = $derived.by(() => battlePlies(this.replay()))
  readonly starts = $derived.by(() => battleStarts(this.replay()))
  /** The battle that is played back now. */
  readonly battle = $derived.by((): BattleShow | null =>
    this.watched === this.at ? (this.step?.battle ?? null) : null,
  )
  readonly hasBattle = $derived.by(() => this.battles.includes(this.at))

  /** Show a step and stand still there. */
  goTo = (ply: number): void => {
    this.playing = false
    this.show(ply)
  }

  stepBy = (by: 1 | -1): void => this.goTo(this.at + by)

  turnBy = (by: 1 | -1): void => this.goTo(turnStep(this.replay(), this.at, by))

  /** Play the battle of a step back; the game goes on after it if it ran. */
  watch = (ply: number): void => {
    if (ply !== this.at) this.show(ply)
    this.watched = ply
  }

  battleBy = (by: 1 | -1): void => {
    const goal = nextMark(this.starts, this.at, by)
    if (this.starts.includes(goal)) this.watch(goal)
  }

  /** Run or stand still; from the end it begins anew. */
  toggle = (): void => {
    if (!this.playing && this.at === this.last) this.show(0)
    this.playing = !this.playing
  }

  /** The next step of a game that runs by itself; a battle is played back before it goes on. */
  advance = (): void => {
    const next = this.at + 1
    if (next > this.last) {
      this.playing = false
      return
    }
    this.show(next)
    if (this.battles.includes(next)) this.watched = next
  }

  /** The battle has been watched; one that waited for an answer goes on where the answer was given. */
  leaveBattle = (): void => {
    const rest = this.battle?.is_whole === false ? nextMark(this.battles, this.at, 1) : this.at
    this.watched = this.health = null
    if (rest !== this.at) this.watch(rest)
  }

  private show(ply: number): void {
    this.watched = this.health = null
    this.onply(clampPly(this.replay(), ply))
  }
}
