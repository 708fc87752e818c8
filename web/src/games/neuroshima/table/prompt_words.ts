/** What the prompt says: verb and object, then where. */

import { tileOf } from '../board/drawing_keys'
import type { GhostTile } from '../board/types'
import { armies } from '../armies.svelte'
import { isHex, type Source } from '../notation'
import type { DecisionSight, Phrase } from '../../../lib/server'
import { say, t } from '../../../lib/texts.svelte'
import { aimOf } from './facing_words'
import type { NeuroshimaTable } from './neuroshima_table.svelte'

/** A prompt: the strong part, the rest of the sentence, where a tile points, and a second line where one helps. */
export interface PromptWords {
  title: string
  rest?: string
  facing?: string
  hint?: string
  /** What a battle after the chosen move would change. */
  change?: Change
}

/** One sentence of consequence: what it does to units, then to the counters of all sides. */
export interface Change {
  units: Phrase[]
  counters: { seat: number; name: string; health: number; instead: number }[]
}

/** The prompt of a table as it stands. */
export function promptOf(model: NeuroshimaTable): PromptWords {
  const { chooser } = model
  if (!model.isMine) return { title: waiting(model) }
  if (model.warnsOfEnd)
    return {
      title: t('table-end-anyway'),
      hint: isReinforced(model)
        ? t('table-end-usable')
        : t('table-end-unused', { count: chooser.usable.size }),
    }
  if (chooser.menuAt) return { title: unitName(model, chooser.menuAt), rest: t('table-what-to-do') }
  if (!chooser.source) return open(model)
  const title = doing(model, chooser.source)
  if (!chooser.way) return { title, rest: asking(model) }
  return { title, rest: where(model), facing: facing(model), ...changeOf(model) }
}

/** What the forecast of the chosen move says; nothing while it is still worked out. */
function changeOf({ chooser, questions, showsForecast, who }: NeuroshimaTable): { change?: Change } {
  const { forecast, forecastMove } = questions
  if (!showsForecast || !forecast?.summary || forecastMove !== chooser.way?.move) return {}
  const changes = forecast.summary.args?.changes
  const items = typeof changes === 'object' && changes.is === 'list' ? changes.items : []
  const told = items.filter((item) => typeof item === 'object' && item.is === 'phrase')
  const counters = told.flatMap(({ args }) => {
    const seat = args?.seat
    if (typeof seat !== 'object' || seat.is !== 'seat') return []
    const name = who.mine.includes(seat.seat) && !who.leadsSeveral ? t('change-you') : who.nameOf(seat.seat)
    return [{ seat: seat.seat, name, health: Number(args?.health), instead: Number(args?.instead) }]
  })
  return { change: { units: told.filter(({ args }) => args?.units !== undefined), counters } }
}

/** The word on the button that makes the move. */
export function confirmWord(model: NeuroshimaTable): string {
  const verb = model.chooser.way?.verb ?? ''
  return t(`table-go-${verb}`)
}

/** The name of the unit on a hex, with the hex. */
export function unitName(model: NeuroshimaTable, hex: string): string {
  const unit = model.chooser.unitAt(hex)
  return unit ? `${armies.tileName(model.parts[unit.owner] ?? '', unit.tile)} ${hex}` : hex
}

function waiting(model: NeuroshimaTable): string {
  const decision = model.sight?.decision
  if (!decision) return ''
  const name = model.who.nameOf(decision.seat)
  if (model.store.seats.includes(decision.seat)) return t('table-moment')
  if (model.isAway(decision.seat)) return t('table-waiting-away', { name })
  return t(`wait-${waitingFor(model, decision)}`, { name, units: unitNames(model, decision.about) })
}

/** What is being chosen; the HQ comes before what stands beside it. */
function waitingFor({ sight }: NeuroshimaTable, { kind, seat }: DecisionSight): string {
  const hasHq = sight?.units.some((unit) => unit.owner === seat && unit.health != null)
  return kind === 'setup' && hasHq ? 'setup-beside' : kind
}

function unitNames(model: NeuroshimaTable, hexes: readonly string[]): string {
  return hexes.map((hex) => unitName(model, hex)).join(', ')
}

/** Nothing has been taken up yet: what may be done at all. */
function open(model: NeuroshimaTable): PromptWords {
  const decision = model.sight?.decision
  if (!decision) return { title: '' }
  const kind = decision.kind
  const asked = say(decision.prompt, model.parts)
  // Where several armies are led from one screen they are called by their names.
  const title = (id: string): string => (model.who.leadsSeveral ? asked : t(id))
  const [situation] = model.sight?.situations ?? []
  if (kind === 'redraw')
    return { title: t('situation-unlucky_draw'), hint: t('situation-unlucky_draw-about') }
  if (kind === 'turn' && situation)
    return {
      title: title('table-your-turn'),
      rest: t(`situation-${situation}`),
      hint: t(`situation-${situation}-about`),
    }
  if (kind === 'turn') return { title: title('table-your-turn'), hint: t(turnHint(model)) }
  if (kind === 'discard')
    return {
      title: title('table-discard'),
      hint: t('table-discard-hint', { count: model.hand.length }),
    }
  if (kind === 'setup') return { title: title('table-setup'), hint: t('table-setup-hint') }
  return { title: asked }
}

/** What may be done in a turn; variants say how many tiles may be used. */
function turnHint(model: NeuroshimaTable): string {
  const { chooser, sight } = model
  if (chooser.usable.size && sight?.turn_number === 1 && sight.variants.includes('tactical_start'))
    return 'table-your-turn-one'
  if (chooser.usable.size && isReinforced(model)) return 'table-your-turn-two'
  return chooser.ready.size ? 'table-your-turn-units' : 'table-your-turn-hint'
}

function isReinforced(model: NeuroshimaTable): boolean {
  return model.sight?.variants.includes('reinforcements') ?? false
}

/** The verb and what it is about. */
function doing(model: NeuroshimaTable, source: Source): string {
  const { chooser } = model
  if (source.from === 'hand') {
    const tile = armies.tileName(model.parts[model.handSeat] ?? '', source.tile)
    const verb = chooser.way?.verb ?? chooser.ways[0]?.verb
    return t(`table-do-${verb ?? (model.isInstant(model.handSeat, source.tile) ? 'play' : 'place')}`, {
      tile,
    })
  }
  if (source.from === 'unit')
    return t(`table-do-unit-${source.verb}`, { unit: unitName(model, source.hex ?? '') })
  const prompt = model.sight?.decision?.prompt
  return prompt ? say(prompt, model.parts) : ''
}

/** What is still to be chosen. */
function asking(model: NeuroshimaTable): string {
  const question = model.chooser.question
  if (!question) return ''
  const count = question.values.length
  if (question.kind === 'tile') return t('table-pick-tile')
  if (question.role === 'unit') return t('table-pick-unit', { count })
  return t(question.role === 'victim' ? 'table-pick-target' : 'table-pick-hex', { count })
}

/** Where the chosen move leads. */
function where(model: NeuroshimaTable): string {
  const { chooser } = model
  const way = chooser.way
  if (!way) return ''
  const hexes = way.picks.filter((pick) => isHex(pick.value)).map((pick) => pick.value)
  if (way.picks.some((pick) => pick.role === 'victim') && !chooser.ghost) return targets(model, hexes)
  const moved = chooser.movedUnit()
  const hex = hexes.at(-1)
  const parts = [
    moved && chooser.source?.from === 'hand' ? unitName(model, moved.hex) : '', // an instant does not name it
    hex && hex !== moved?.hex ? t(moved ? 'table-where-to' : 'table-where-on', { hex }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Where the tile will point that the chosen move puts down. */
function facing({ chooser }: NeuroshimaTable): string {
  const aim = chooser.ghost?.turns ? ghostAim(chooser.ghost) : ''
  return aim && t('table-where-facing', { aim })
}

/** Where the ghost points, in words. */
export function ghostAim(ghost: GhostTile): string {
  const { army, tile } = tileOf(ghost.drawing)
  return aimOf(armies.tile(army, tile)?.card, ghost.facing)
}

function targets(model: NeuroshimaTable, hexes: readonly string[]): string {
  const names = hexes.map((hex) => unitName(model, hex))
  return names.length > 1
    ? t('table-where-both', { unit: names[0] ?? '', target: names[1] ?? '' })
    : (names[0] ?? '')
}
