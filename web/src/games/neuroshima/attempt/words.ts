/** What the bar under the board of a lesson or puzzle says. */

import { armies } from '../armies.svelte'
import { t } from '../../../lib/texts.svelte'
import { ghostAim } from '../table/prompt_words'
import type { Attempt } from './attempt.svelte'

/** The strong part of the prompt, and the rest of the sentence. */
export interface Words {
  title: string
  rest: string
}

/** The prompt as it stands. */
export function promptOf(model: Attempt): Words {
  const { chooser } = model
  const kind = model.sight.decision?.kind
  const source = chooser.source
  if (source?.from !== 'hand') {
    const title = kind === 'discard' ? 'table-discard' : kind === 'setup' ? 'table-setup' : 'table-your-turn'
    return { title: t(title), rest: t('table-pick-tile') }
  }
  const tile = armies.tileName(model.armies[model.seat] ?? '', source.tile)
  const verb = chooser.way?.verb ?? chooser.ways[0]?.verb ?? 'place'
  return { title: t(`table-do-${verb}`, { tile }), rest: chooser.way ? where(model) : asking(model) }
}

/** The word on the button that makes the move. */
export function confirmWord(model: Attempt): string {
  return t(`table-go-${model.chooser.way?.verb ?? 'place'}`)
}

function asking(model: Attempt): string {
  const question = model.chooser.question
  if (!question) return ''
  const text =
    question.role === 'unit'
      ? 'table-pick-unit'
      : question.role === 'victim'
        ? 'table-pick-target'
        : 'table-pick-hex'
  return t(text, { count: question.values.length })
}

function where(model: Attempt): string {
  const { ghost } = model.chooser
  if (!ghost) return ''
  const moved = model.chooser.movedUnit()
  const aim = ghost.turns ? ghostAim(ghost) : ''
  const parts = [
    moved ? armies.tileName(model.armies[moved.owner] ?? '', moved.tile) : '',
    ghost.hex === moved?.hex ? '' : t(moved ? 'table-where-to' : 'table-where-on', { hex: ghost.hex }),
    aim && t('table-where-facing', { aim }),
  ]
  return parts.filter(Boolean).join(' ')
}
