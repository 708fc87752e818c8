/**
 * What somebody is about to do: an action of the bar, mutants that were taken up, a place of the map, and one of the
 * choices that fit. Nothing here knows a rule: all of it only narrows down what is legal.
 */

import type { MutantNow } from '../../../lib/server'
import { namedIn } from '../notation'
import { marchChoice, type Choice } from './choices'
import { twinsOf, type March } from './march'

/** How a place was answered. */
export type Picked = 'taken' | 'again' | 'nothing'

/** The button for all that the own space offers: a few things, so each is listed. */
const HERE = 'here'

/** What the table tells a planner. */
export interface Situation {
  choices: readonly Choice[]
  mutants: readonly MutantNow[]
  /** Where mutants go that go together. */
  march(taken: readonly string[], target: string): March
}

export class Planner {
  /** The button of the bar that filters the map. */
  action = $state('')
  /** The mutants that were taken up, in that order. */
  taken = $state.raw<readonly string[]>([])
  /** Whether pointing at mutants adds them to those that were taken up. */
  isGathering = $state(false)
  /** The place that was pointed at. */
  place = $state('')
  /** The choice among several at a place, by key. */
  private picked = $state('')
  /** The choice that a card beside the map stands for, by key. */
  private planned = $state('')
  /** The kind of mutant that comes next, where several may come; it stays from one to the next. */
  enemy = $state('mutant')

  private readonly situation: () => Situation

  constructor(situation: () => Situation) {
    this.situation = situation
  }

  private readonly all = $derived.by(() => this.situation().choices)
  private readonly twins = $derived.by(() => twinsOf(this.situation().mutants))
  /** The kinds of mutants that may come now. */
  readonly enemies = $derived.by(
    () => new Set(this.all.flatMap((choice) => (choice.move.verb === 'deploy' ? [enemyOf(choice)] : []))),
  )
  /** Mutants that something can be done with: of equals, all of them. */
  readonly subjects = $derived.by(() => this.withTwins(this.all))
  /** Those that can go somewhere. */
  readonly movers = $derived.by(() => this.withTwins(this.all.filter(({ move }) => move.verb === 'move')))
  /** Whether several can be moved at once. */
  readonly canGather = $derived.by(() => this.movers.size > 1)
  /** Whether more than one mutant was taken up. */
  readonly isMany = $derived.by(() => this.taken.length > 1)
  /** The mutant that is meant: the only one with which something can be done need not be taken up. */
  readonly held = $derived.by(() => {
    const able = new Set(this.all.flatMap(({ subject }) => (subject ? [subject] : [])))
    const only = able.size === 1 ? ([...able][0] ?? '') : ''
    return this.isMany ? '' : (this.taken[0] ?? only)
  })
  /** What fits the action and the mutant. */
  readonly open = $derived.by(() =>
    this.all.filter(
      (choice) =>
        (this.action ? choice.action === this.action : !choice.isEverywhere) &&
        (choice.move.verb !== 'deploy' || !this.enemies.has(this.enemy) || enemyOf(choice) === this.enemy) &&
        (!choice.subject || !this.held || choice.subject === this.standIn(this.held)),
    ),
  )
  /** What would be done at each place: mutants that can be taken up stand there, too. */
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.open) {
      if (this.isMany ? !this.isOfMany(choice) : choice.subject && choice.subject !== this.standIn(this.held))
        continue
      for (const place of choice.places) found.set(place, [...(found.get(place) ?? []), choice])
    }
    return found
  })
  /** Where those who were taken up go together. */
  readonly march = $derived.by(() => (this.isMany && this.place ? this.marchTo(this.place) : null))
  /** The choices at the place, the cheapest way first; without a place those that have none. */
  readonly here = $derived.by(() => {
    if (this.planned) return this.all.filter(({ key }) => key === this.planned)
    if (this.isMany) return this.march ? [marchChoice(this.march)] : []
    if (this.place) return this.byPlace.get(this.place) ?? []
    return this.action
      ? this.open.filter(({ isHere, places }) => isHere || !places.length || this.action === HERE)
      : []
  })
  /** What will be done. */
  readonly chosen = $derived.by(
    (): Choice | null => this.here.find(({ key }) => key === this.picked) ?? this.here[0] ?? null,
  )
  readonly isEmpty = $derived.by(
    () => !this.action && !this.taken.length && !this.isGathering && !this.place && !this.planned,
  )

  /** Point at a place; the same again means yes. */
  point(place: string, subjects: readonly string[]): Picked {
    if (this.isGathering && this.gather(subjects)) return 'taken'
    if (place === this.place && this.chosen) return 'again'
    const pair = this.pairWith(place)
    if (pair) {
      if (pair.key === this.chosen?.key) return 'again'
      this.picked = pair.key
      return 'taken'
    }
    this.planned = ''
    if (this.isMany ? this.marchTo(place) : this.byPlace.has(place)) {
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

  /** What can be done about a piece of the map and about no other; null where that is nothing. */
  about(piece: string): Choice | null {
    return this.open.find(({ move }) => move.words.includes(this.standIn(piece))) ?? null
  }

  /** Plan the choice that a card beside the map stands for. */
  plan(key: string): void {
    this.drop()
    this.planned = key
  }

  /** Plan a choice as if somebody had pointed it out. */
  show(choice: Choice): void {
    this.drop()
    const [place] = choice.places
    if (choice.isEverywhere) this.action = choice.action
    if (choice.move.verb === 'deploy') this.enemy = enemyOf(choice)
    if (choice.subject) this.taken = [choice.subject]
    this.place = place ?? ''
    this.picked = choice.key
    if (this.chosen?.key !== choice.key) this.plan(choice.key)
  }

  /** Take up these mutants and no others. */
  takeUp(...subjects: string[]): void {
    this.taken = subjects
    this.planned = ''
    this.place = ''
    this.picked = ''
  }

  /** Add mutants to those that were taken up; all of them once more puts them down. False where none can go. */
  gather(subjects: readonly string[]): boolean {
    const able = subjects.filter((name) => this.movers.has(name))
    if (!able.length) return false
    const rest = this.taken.filter((name) => !able.includes(name) && this.movers.has(name))
    const isAll = able.every((name) => this.taken.includes(name))
    this.takeUp(...rest, ...(isAll ? [] : able))
    return true
  }

  /** Put down one of the mutants; where they go stays. */
  leaveOut(subject: string): void {
    this.taken = this.taken.filter((name) => name !== subject)
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
    else if (this.taken.length) this.taken = []
    else if (this.isGathering) this.isGathering = false
    else this.action = ''
    this.picked = ''
    return true
  }

  /** Put everything down. */
  drop(): void {
    this.action = this.place = this.picked = this.planned = ''
    this.taken = []
    this.isGathering = false
  }

  /** What lies on the place that was pointed at and on another one; null where nothing does. */
  private pairWith(place: string): Choice | null {
    if (!this.place || place === this.place) return null
    const lying = (this.byPlace.get(this.place) ?? []).filter(({ move }) => move.verb === 'park')
    return lying.find(({ places }) => places.includes(place)) ?? null
  }

  /** The mutant whose moves stand for those of another one that is just like it. */
  private standIn(mutant: string): string {
    return this.twins.get(mutant)?.[0] ?? mutant
  }

  private withTwins(choices: readonly Choice[]): ReadonlySet<string> {
    return new Set(choices.flatMap(({ subject }) => (subject ? (this.twins.get(subject) ?? [subject]) : [])))
  }

  private isOfMany({ subject, move }: Choice): boolean {
    return move.verb === 'move' && this.taken.some((name) => this.standIn(name) === subject)
  }

  /** Null where nobody would get nearer. */
  private marchTo(place: string): March | null {
    const march = this.situation().march(this.taken, place)
    return march.strides.length ? march : null
  }
}

function enemyOf({ move }: Choice): string {
  return namedIn(move, 'enemy')[0] ?? ''
}
