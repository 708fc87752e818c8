/**
 * What somebody is about to do: an action of the bar, a mutant that was taken up, a place of the map, and one of the
 * choices that fit. Nothing here knows a rule: all of it only narrows down what is legal.
 */

import { namedIn } from '../notation'
import type { Choice } from './choices'

/** How a place was answered. */
export type Picked = 'taken' | 'again' | 'nothing'

export class Planner {
  /** The button of the bar that filters the map. */
  action = $state('')
  /** The mutant that was taken up. */
  subject = $state('')
  /** The place that was pointed at. */
  place = $state('')
  /** The choice among several at a place, by key. */
  private picked = $state('')
  /** The choice that a card beside the map stands for, by key. */
  private planned = $state('')
  /** The kind of mutant that comes next, where several may come; it stays from one to the next. */
  enemy = $state('mutant')

  private readonly all: () => readonly Choice[]

  constructor(all: () => readonly Choice[]) {
    this.all = all
  }

  /** The kinds of mutants that may come now. */
  readonly enemies = $derived.by(
    () => new Set(this.all().flatMap((choice) => (choice.move.verb === 'deploy' ? [enemyOf(choice)] : []))),
  )
  /** Mutants that something can be done with. */
  readonly subjects = $derived.by(
    () => new Set(this.all().flatMap(({ subject }) => (subject ? [subject] : []))),
  )
  /** The mutant that is meant: the only one with which something can be done need not be taken up. */
  readonly held = $derived.by(() => {
    const only = this.subjects.size === 1 ? ([...this.subjects][0] ?? '') : ''
    return this.subject || only
  })
  /** What fits the action and the mutant. */
  readonly open = $derived.by(() =>
    this.all().filter(
      (choice) =>
        (this.action ? choice.action === this.action : !choice.isEverywhere) &&
        (choice.move.verb !== 'deploy' || !this.enemies.has(this.enemy) || enemyOf(choice) === this.enemy) &&
        (!choice.subject || !this.held || choice.subject === this.held),
    ),
  )
  /** What would be done at each place: mutants that can be taken up stand there, too. */
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.open) {
      if (choice.subject && choice.subject !== this.held) continue
      for (const place of choice.places) found.set(place, [...(found.get(place) ?? []), choice])
    }
    return found
  })
  /** The choices at the place, the cheapest way first; without a place those that have none. */
  readonly here = $derived.by(() => {
    if (this.planned) return this.all().filter(({ key }) => key === this.planned)
    if (this.place) return this.byPlace.get(this.place) ?? []
    return this.action ? this.open.filter(({ isHere, places }) => isHere || !places.length) : []
  })
  /** What will be done. */
  readonly chosen = $derived.by(
    (): Choice | null => this.here.find(({ key }) => key === this.picked) ?? this.here[0] ?? null,
  )
  readonly isEmpty = $derived.by(() => !this.action && !this.subject && !this.place && !this.planned)

  /** Point at a place; the same again means yes. */
  point(place: string, subjects: readonly string[]): Picked {
    if (place === this.place && this.chosen) return 'again'
    this.planned = ''
    if (this.byPlace.has(place)) {
      this.place = place
      this.picked = ''
      return 'taken'
    }
    const subject = subjects.find((name) => this.subjects.has(name) && name !== this.held)
    if (subject) {
      this.takeUp(subject)
      return 'taken'
    }
    return 'nothing'
  }

  /** Plan the choice that a card beside the map stands for. */
  plan(key: string): void {
    this.drop()
    this.planned = key
  }

  /** Take up a mutant. */
  takeUp(subject: string): void {
    this.subject = subject
    this.planned = ''
    this.place = ''
    this.picked = ''
  }

  /** Filter by a button of the bar; the same again switches it off. */
  filter(action: string): void {
    this.action = this.action === action ? '' : action
    this.planned = ''
    this.picked = ''
    if (!this.byPlace.has(this.place)) this.place = ''
  }

  /** One of several choices. */
  choose(key: string): void {
    this.picked = key
  }

  /** One step back; false where there was none. */
  back(): boolean {
    if (this.isEmpty) return false
    if (this.planned) this.planned = ''
    else if (this.place) this.place = ''
    else if (this.subject) this.subject = ''
    else this.action = ''
    this.picked = ''
    return true
  }

  /** Put everything down. */
  drop(): void {
    this.action = this.subject = this.place = this.picked = this.planned = ''
  }
}

function enemyOf({ move }: Choice): string {
  return namedIn(move, 'enemy')[0] ?? ''
}
