/** A table of Hard City: what is planned there, what is asked, and who acts. */

import { untrack } from 'svelte'

import { ambience } from '../../../lib/ambience'
import type { Shortcut } from '../../../lib/keys.svelte'
import type { MatchStore } from '../../../lib/match.svelte'
import type { CityNow, CitySight, PersonNow, Phrase } from '../../../lib/server'
import { mayMove, settings } from '../../../lib/settings.svelte'
import type { Refusal } from '../../../lib/socket'
import { say, t } from '../../../lib/texts.svelte'
import { HINT, TableModel, useModel, type Focus } from '../../../table/table_model.svelte'
import type { Coach } from '../coach/coach'
import { logWords } from '../log_words'
import { sound } from '../sounds'
import { nameOf } from '../map/words'
import { carAfter, namedIn, placesOf, spaceOfMutant, wordsOf } from '../notation'
import { sightOf } from '../shapes'
import { BASICS, spentOn } from './basics'
import { choicesOf, offersOf, type Choice } from './choices'
import { choiceKeys, viewKeys } from './keys'
import { lookedAt, type Look, type Looked } from './looking'
import { farnessIn, marchOf, stillToGo, type March } from './march'
import { eventsOf, sceneOf, type Scene } from '../playback/beats'
import { performanceOf, Stage, type Performance } from '../playback/stage.svelte'
import { Planner } from './planner.svelte'
import { Questions } from './questions.svelte'
import { barOf, toolsOf, togglesOf } from './tools'
import { isAnsweredInTray } from './tray'

/** What is weighed before it is chosen: what needs dice, and what may score. */
const WEIGHED = [
  'shoot',
  'melee',
  'weld',
  'shoot_barrel',
  'shoot_machine',
  'evacuate',
  'unload',
  'open_roof',
  'weld_surely',
  'aim',
] as const
const DICE = 'roll_dice'
const FEW_ANSWERS = 8 // of which it is told what may come of each
/** Where whoever lets figures act has had enough of it. */
const DONE: ReadonlySet<string> = new Set(['mutants_act', 'kafar_turn', 'walk', 'walk_on', 'nudge'])
const SPACE = /^(S|R)?[A-J]([1-9]|1[0-2])$/

/** The table that somebody sits at or watches. */
export class CityTable extends TableModel<CitySight, Performance> {
  readonly questions: Questions
  readonly planner: Planner
  readonly stage = new Stage(sound)
  /** Who tells a learner what to do; nobody at most tables. */
  coach = $state.raw<Coach | null>(null)
  /** What is left of a way that is being walked. */
  chain = $state.raw<readonly string[]>([])
  /** Whether it is a march, in which nobody needs the one before. */
  private isMarch = false
  /** The jumps of the match when it began: a way leads nowhere from another position. */
  private jumps = 0
  /** The place that shakes its head. */
  shaking = $state('')
  /** The space that is looked at beside the map. */
  looked = $state.raw<Looked | null>(null)
  /** Ends the shaking. */
  private calm: ReturnType<typeof setTimeout> | undefined
  /** Whether the end of the turn was asked for with AP left. */
  warnsOfEnd = $state(false)

  constructor(match: MatchStore) {
    super(match, logWords, {
      sight: sightOf,
      show: (update) => performanceOf(update, sightOf(this.queue.sight)?.now ?? null),
    })
    this.questions = new Questions(this.store)
    this.planner = new Planner(() => ({
      choices: this.choices,
      mutants: this.sight?.now.mutants ?? [],
      march: (taken, target) => this.marchOf(taken, target),
    }))
  }

  /** The table as it is seen: while something is played, as far as it has come. */
  readonly now = $derived.by((): CityNow | null => this.stage.now ?? this.sight?.now ?? null)
  readonly city = $derived.by(() => this.questions.told?.city ?? null)
  readonly ground = $derived.by(() => this.questions.told?.plan ?? null)
  readonly decision = $derived.by(() => (this.isOver ? null : (this.sight?.decision ?? null)))
  readonly kind = $derived.by(() => this.decision?.kind ?? '')
  /** Whether whoever looks leads Doctor Zero. */
  readonly isZero = $derived.by(() => {
    const zero = this.city?.zero_seat
    if (zero == null || !this.who.mine.includes(zero)) return false
    // Where officers are led from the same screen, too, his cards stay out of sight until it is his turn.
    return !this.who.leadsSeveral || (this.decider === zero && this.handOver.next === null)
  })
  /** Whether somebody here must choose, even if what was sent last is still on its way. */
  readonly isOwnTurn = $derived.by(() => this.decider !== null && this.who.mine.includes(this.decider))
  /** The officer who acts. */
  readonly active = $derived.by((): PersonNow | null => this.now?.people.find(({ active }) => active) ?? null)
  /** The moves of whoever is here. */
  readonly legal = $derived.by((): readonly string[] => (this.isMine ? (this.sight?.legal ?? []) : []))
  private readonly offers = $derived.by(() => offersOf(this.legal, this.sight?.answers ?? []))
  readonly choices = $derived.by((): Choice[] =>
    this.city && this.sight ? choicesOf(this.offers, this.questions.ways, this.city, this.sight.now) : [],
  )
  /** Whether what is asked is answered over the map, and not in the plan. */
  readonly isInTray = $derived.by(() => this.now !== null && isAnsweredInTray(this.now, this.kind))
  /** The shot whose dice somebody here is asked about. */
  readonly scene = $derived.by((): Scene | null =>
    this.kind === DICE && this.isMine && mayMove() ? sceneOf(this.now?.roll ?? null) : null,
  )
  /** Whether a turn can be ended now. */
  readonly canEnd = $derived.by(() => this.legal.includes('end'))
  /** What is asked, in words. */
  readonly prompt = $derived.by(() => (this.decision ? say(this.decision.prompt, this.parts) : ''))

  /** What mutants may still do, and how much of it the plan uses up. */
  readonly acts = $derived.by(() => {
    const left = this.now?.acts
    if (!left) return null
    const verbs = (this.planner.chosen?.moves ?? []).map((move) => wordsOf(move).verb)
    return BASICS.map((basic) => ({
      basic,
      left: left[basic],
      planned: this.kind === 'mutants_act' ? spentOn(basic, verbs) : 0,
    }))
  })

  /** Whether there is something to put down. */
  readonly isPlanning = $derived.by(
    () =>
      !this.planner.isEmpty ||
      this.looked !== null ||
      this.warnsOfEnd ||
      this.chain.length > 0 ||
      this.questions.reason !== null,
  )
  /** What the button that undoes does: a plan is put down before a move is taken back. */
  readonly undoes = $derived.by(() => (this.isPlanning ? t('table-back') : this.undoWords))

  /** Where the police car would stand, its tail first; null where the plan is about no car. */
  readonly car = $derived.by(() => {
    const { chosen } = this.planner
    return chosen && this.city && this.sight ? carAfter(chosen.move, this.city, this.sight.now) : null
  })
  /** The mutants that are sure to die by what is planned. */
  readonly doomed = $derived.by(() => {
    const results = this.questions.preview?.results ?? []
    return results.length === 1 ? (results[0]?.killed ?? []) : []
  })

  readonly context = $derived.by(() => {
    const { city, now } = this
    return city && now ? t('city-context', { title: say(city.title, []), round: now.round }) : ''
  })
  readonly tools = $derived.by(() => toolsOf(this))
  readonly toggles = $derived.by(() => togglesOf(this))
  readonly bar = $derived.by(() => barOf(this))

  /** Somebody points at a space of the map, perhaps to add who stands there to those who were taken up. */
  point(space: string, isMore = false): void {
    this.questions.dropReason()
    this.warnsOfEnd = false
    if (!this.isMine) return
    const mutants = this.mutantsOn([space])
    if (isMore && this.planner.gather(mutants)) return
    const picked = this.planner.point(space, mutants)
    if (picked === 'again') void this.confirm()
    else if (picked === 'nothing') this.refuse(space)
  }

  /** Somebody drags what stands on a space to another one: whoever was taken up there, else one mutant. */
  drag(from: string, to: string): void {
    if (!this.isMine) return
    const { planner } = this
    if (this.kind === 'parking') {
      planner.place = from
      return this.point(to)
    }
    const mutants = this.mutantsOn([from])
    const mutant = mutants.find((name) => planner.subjects.has(name))
    const isTogether = planner.isMany && mutants.some((name) => planner.taken.includes(name))
    if (mutant !== undefined && !isTogether) planner.takeUp(mutant)
    else if (!isTogether && this.active?.space !== from) return
    else if (!isTogether) planner.action = 'move'
    planner.isGathering = false
    planner.place = ''
    this.point(to)
  }

  /** Somebody draws a frame round spaces: all mutants there that can go somewhere are taken up. */
  frame(spaces: readonly string[]): void {
    if (!this.isMine) return
    this.planner.takeUp(...this.mutantsOn(spaces).filter((name) => this.planner.movers.has(name)))
  }

  /** Somebody looks at a space. */
  lookAt(space: string, how: Look): void {
    this.looked = lookedAt(this.looked, space, how)
  }

  /** Somebody chooses one of the pieces of a space: a mutant is taken up, a target chosen. */
  pick(piece: string, space: string, isMore = false): void {
    if (!this.isMine) return
    const { planner } = this
    const about = planner.about(piece)
    if (planner.movers.has(piece) && (isMore || planner.isGathering || planner.isMany))
      planner.gather([piece])
    else if (planner.subjects.has(piece)) planner.takeUp(piece)
    else if (about) planner.plan(about.key)
    else this.point(space)
  }

  /** What a choice does, in a few words. */
  titleOf(choice: Choice): string {
    const { way, march, title } = choice
    if (way)
      return t(way.load ? 'city-plan-walk-with' : 'city-plan-walk', { space: way.space, load: way.load })
    if (march) return t('city-plan-march', { count: march.strides.length, space: march.target })
    if (choice.move.verb === 'pass' && DONE.has(this.kind)) return t('city-done')
    return title ? say(title, this.parts) : this.goingOf(choice)
  }

  /** Where a mutant goes, and with what. */
  private goingOf({ move, subject }: Choice): string {
    const [space = ''] = namedIn(move, 'space')
    const [load] = namedIn(move, 'load')
    const to = SPACE.test(space) ? space : nameOf(space)
    const words = { name: nameOf(subject), to, load: nameOf(load ?? '') }
    return t(load ? 'city-plan-goes-with' : 'city-plan-goes', words)
  }

  /** Do what is planned. */
  async confirm(): Promise<void> {
    const { chosen } = this.planner
    if (chosen) await this.carryOut(chosen)
  }

  /** Do something: a way goes on by itself as far as nothing else is asked. */
  async carryOut(choice: Choice): Promise<void> {
    this.isMarch = choice.march !== null
    this.jumps = this.store.jumps
    await this.walk(choice.moves)
  }

  /** The next step of a way, once it is asked for; another question ends the way. Call it in an effect. */
  goOn(): void {
    if (!this.chain.length) return
    if (this.store.jumps !== this.jumps) return void (this.chain = [])
    if (!this.isMine) return
    const left = this.isMarch ? stillToGo(this.chain, this.legal) : this.chain
    if (left[0] !== undefined && this.legal.includes(left[0])) void this.walk(left)
    else this.chain = []
  }

  override async send(move: string): Promise<boolean> {
    this.stage.forget()
    this.stage.stop()
    return super.send(move)
  }

  /** What an officer could still score with, in words; empty where that is nothing. */
  readonly scoring = $derived.by(() => {
    const moves = new Set(
      [...this.questions.odds.values()].flatMap(({ move, order }) => (order > 0 ? [move] : [])),
    )
    const found = this.offers.find(({ move }) => moves.has(move))
    return found?.title ? say(found.title, this.parts) : ''
  })

  /** End the turn; where AP and something that scores are left only when asked twice. */
  async endTurn(): Promise<void> {
    if (!this.canEnd) return
    if (settings.confirm && (this.active?.ap ?? 0) > 0 && this.scoring && !this.warnsOfEnd) {
      this.planner.drop()
      this.warnsOfEnd = true
      return
    }
    await this.send('end')
  }

  /** The rules answer a question for this seat from now on, or ask it again. */
  async answerAlways(question: string, isOn: boolean): Promise<void> {
    await this.send(`${isOn ? 'auto' : 'ask'} ${question}`)
  }

  back(): boolean {
    const steps = this.warnsOfEnd || this.questions.reason !== null || this.chain.length > 0
    if (this.looked) {
      this.looked = null
      return true
    }
    this.warnsOfEnd = false
    this.chain = []
    this.questions.dropReason()
    return this.planner.back() || steps
  }

  /** Put down all that is planned or looked at, and a way that is being walked. */
  drop(): void {
    this.chain = []
    this.questions.dropReason()
    this.putDown()
  }

  isOffered(): boolean {
    return true
  }

  placesIn(phrase: Phrase): string[] {
    return Object.values(phrase.args ?? {}).flatMap((value) =>
      typeof value === 'string' && SPACE.test(value)
        ? [value]
        : typeof value === 'object' && value.is === 'phrase'
          ? this.placesIn(value)
          : [],
    )
  }

  placesOf(move: string): string[] {
    return this.city && this.now ? placesOf(wordsOf(move), this.city, this.now) : []
  }

  pointedAt(place: string): void {
    this.light([place])
  }

  /** Whether advice stands beside the map all the time. */
  isAdvised(): boolean {
    return false
  }

  /** The move that somebody has made here, where that is known. */
  playedMove(): string {
    return ''
  }

  /** Show the advice of a bot, or put it away. */
  toggleHint(): void {
    if (this.opened === HINT) this.opened = null
    else this.askHint()
  }

  /** Whether a move can be planned: not where it is answered over the map, or a way leads there in another manner. */
  canPlan(move: string): boolean {
    return !this.isInTray && this.choiceOf(move) !== undefined
  }

  showMove(move: string): void {
    const choice = this.choiceOf(move)
    if (choice) this.planner.show(choice)
  }

  isOut(): boolean {
    return false
  }

  worthOf(seat: number): number {
    const { now } = this
    return now ? (this.who.sides[seat] === 0 ? now.order : now.chaos) : 0
  }

  choiceKeys(focus: Focus): Shortcut[] {
    return choiceKeys(this, focus)
  }

  viewKeys(): Shortcut[] {
    return viewKeys(this)
  }

  override forget(): void {
    super.forget()
    this.questions.forget()
    if (this.opened === HINT) this.opened = null
  }

  override follow(): void {
    super.follow()
    this.coach?.follow?.()
    $effect(() => {
      if (this.store.connection === 'open' && this.sight) void this.questions.askCity().catch(() => undefined)
    })
    $effect(() => {
      void this.queue.position
      if (!this.isMine || !this.askable) return
      const moves = this.legal
      const weighed = WEIGHED.flatMap((verb) => moves.filter((move) => wordsOf(move).verb === verb))
      this.questions.askAll(
        moves.some((move) => move.startsWith('step ')),
        weighed,
      )
      if (this.kind !== 'officer_turn' && moves.length <= FEW_ANSWERS) this.questions.askEach(moves)
    })
    $effect(() => {
      const { chosen } = this.planner
      if (chosen) untrack(() => this.questions.dropReason())
      const move = chosen && !chosen.way ? chosen.moves[0] : undefined
      if (move !== undefined && this.askable) this.questions.askPreview(move)
      else this.questions.dropPreview()
    })
    $effect(() => this.goOn())
    $effect(() => {
      const { show } = this.queue
      if (!show) return
      untrack(() => {
        this.stage.keep(show)
        this.stage.play(show, () => this.queue.showDone())
      })
      return () => this.stage.stop()
    })
    $effect(() => {
      const { last } = this.queue
      if (last?.what === 'take_back') untrack(() => this.stage.forget())
      else if (last && !this.queue.hasShow(last)) sound(eventsOf(last.lines))
    })
    $effect(() => ambience(async () => (await import('../city_at_night')).CITY_AT_NIGHT))
  }

  override close(): void {
    clearTimeout(this.calm)
    this.stage.stop()
    super.close()
  }

  protected putDown(): void {
    this.planner.drop()
    this.looked = null
    this.warnsOfEnd = false
  }

  /** What is done here is heard when it happens, the end too. */
  protected override hear(): void {
    return
  }

  protected override hearEnd(): void {
    return
  }

  protected explainRefusal(refusal: Refusal): void {
    this.chain = []
    this.questions.reason = { phrase: refusal.reason, clause: refusal.clause }
  }

  /** The choice that is this move and nothing else. */
  private choiceOf(move: string): Choice | undefined {
    return this.choices.find(({ moves }) => moves.length === 1 && moves[0] === move)
  }

  /** Make the first of some moves. The others wait meanwhile, so that whoever goes back stops them too. */
  private async walk([first, ...rest]: readonly string[]): Promise<void> {
    if (first === undefined) return
    this.chain = rest
    const isMade = await this.send(first)
    if (!isMade && this.chain === rest) this.chain = []
  }

  /** The mutants on these spaces. */
  private mutantsOn(spaces: readonly string[]): string[] {
    const now = this.sight?.now
    if (!now) return []
    return now.mutants
      .map(({ mutant }) => mutant)
      .filter((name) => spaceOfMutant(name, now).some((space) => spaces.includes(space)))
  }

  private marchOf(taken: readonly string[], target: string): March {
    const { city, sight } = this
    if (!city || !sight) return { target, strides: [], staying: taken }
    const { mutants, acts } = sight.now
    return marchOf(taken, target, this.choices, mutants, farnessIn(city), acts?.move ?? 0)
  }

  private refuse(space: string): void {
    this.shaking = space
    clearTimeout(this.calm)
    this.calm = setTimeout(() => (this.shaking = ''), 400)
  }
}

/** The table around a component of this game. */
export function useCity(): CityTable {
  return useModel() as CityTable
}
