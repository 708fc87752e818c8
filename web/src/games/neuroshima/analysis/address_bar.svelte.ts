/** The address of the analysis: it always tells what is looked at, and going back or on in the browser is followed. */

import { notice } from '../../../lib/notices.svelte'
import { go, router } from '../../../lib/router.svelte'
import { t } from '../../../lib/texts.svelte'
import { packed, unpacked, type Linked } from './address'
import type { Analysis, Base } from './analysis.svelte'
import { completed } from './position'
import { countOf, pathTo } from './variations'

const HERE = '/analysis'

/** Keeps the address and the analysis together. */
export class AddressBar {
  private readonly analysis: Analysis
  private readonly ownBase: () => Promise<Base>
  private isOpen = $state(false)
  private shown = '' // what stands behind the #
  private walks = 0
  private isLinked = false // whether the address told more than where it is
  private writing: Promise<void> = Promise.resolve()

  constructor(analysis: Analysis, ownBase: () => Promise<Base>) {
    this.analysis = analysis
    this.ownBase = ownBase
  }

  /** Begin with what the address tells. */
  async open(): Promise<void> {
    const { hash } = router
    const linked = await unpacked(hash)
    if (hash && !linked) notice(t('analysis-bad-link'), 'bad')
    const base: Base = linked?.position ? { position: linked.position } : await this.ownBase()
    const isOfGame = linked !== null && (linked.position !== null || 'record' in base)
    this.shown = hash
    this.isLinked = isOfGame
    if (isOfGame) this.analysis.open(base, linked.tree, linked.at)
    else this.analysis.open(base)
    this.isOpen = true
  }

  /** Somebody went back or on in the browser. */
  async follow(): Promise<void> {
    const { hash } = router
    if (!this.isOpen || hash === this.shown) return
    this.shown = hash
    const linked = await unpacked(hash)
    if (hash !== router.hash) return
    if (linked && this.isSame(linked))
      this.analysis.follow(pathTo(linked.tree, linked.at).map((node) => node.move))
    else if (!hash && !this.analysis.own) this.analysis.follow([])
    else await this.open()
  }

  /** Write down where the analysis stands; a step that somebody made is a step of the browser. */
  tell(): void {
    const { base, tree, at, walks, own } = this.analysis
    if (!this.isOpen) return
    const isNew = walks !== this.walks
    this.walks = walks
    const isPlain = !this.isLinked && own === null && countOf(tree) === 0
    this.writing = this.writing.then(async () => {
      const text = isPlain ? '' : await packed('position' in base ? base.position : null, tree, at)
      const isNewest = this.analysis.base === base && this.analysis.at === at && this.analysis.tree === tree
      if (!isNewest || text === this.shown || location.pathname !== HERE) return
      this.shown = text
      this.isLinked ||= text !== ''
      go(`${location.pathname}${location.search}${text && '#'}${text}`, { replace: !isNew, keepScroll: true })
    })
  }

  /** Once everything is written down. */
  told(): Promise<void> {
    return this.writing
  }

  private isSame({ position }: Linked): boolean {
    const { base } = this.analysis
    if (!('position' in base)) return position === null
    return JSON.stringify(position) === JSON.stringify(completed({ ...base.position }))
  }
}
