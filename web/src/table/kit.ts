/** What a game brings to the frame of a table. */

import { getContext, setContext, type Component, type Snippet } from 'svelte'

import type { MatchStore } from '../lib/match.svelte'
import type { Form } from './layout.svelte'
import type { TableModel } from './table_model.svelte'

/** Something to read beside the board; where there is no room, it opens over the table. */
export type Panel = PanelFacts & (LoosePanel | FittedPanel)

interface PanelFacts {
  /** Its name in `TableModel.opened`. */
  key: string
  /** Ids of the texts over its tab and over its dialog. */
  tab: string
  title: string
  /** Beside the text of its tab. */
  icon?: string
  /** Stands below it where it opens over the table. */
  Foot?: Component
}

/** As long as what it tells: it scrolls as a whole. */
interface LoosePanel {
  isLoose: true
  Content: Component
}

/** As high as there is room; it has a heading of its own unless that stands above it already. */
interface FittedPanel {
  isLoose: false
  Content: Component<{ heading?: boolean }>
}

/** What the frame tells the layout of a table. */
export interface LayoutProps {
  form: Form
  /** Nothing can be done: something is shown, or the screen changes hands. */
  isHeld: boolean
  /** What led to the position is being played back. */
  isShowing: boolean
  hasEnded: boolean
  /** Panels that have a place in the layout and need not open over the table. */
  inPlace: readonly string[]
  /** What lies over the table: `.show`, `.veil` and `.ending`, which the layout gives their places. */
  over: Snippet
}

/** What the frame asks of a layout. The button that makes a move is the `.primary` of its `.prompt`. */
export interface PlacedLayout {
  focusBoard(): void
  boardPlace(): HTMLElement | undefined
}

/** What plays back how a position came about, in the places that the layout has for it. */
export type ShowComponent = Component

/** Tells over the whole table how the game ended. */
export type EndingComponent = Component<{ isFresh: boolean }>

/** The components of a game at a table, and its model. */
export interface TableKit {
  createModel(match: MatchStore): TableModel
  /** The form of the table for the window as it is, where it is not the usual. */
  form?: () => Form
  /** Where everything stands. */
  Layout: Component<LayoutProps, { [Key in keyof PlacedLayout]: PlacedLayout[Key] }>
  /** What a seat has in the end. */
  Score: Component<{ seat: number }>
  /** The class that gives the game's own colours to all of the table. */
  theme?: string
  panels: readonly Panel[]
  /** The page from which a series of matches goes on, and the id of the words for it. */
  series?: { path: string; text: string }
  /** The page on which a finished match is analysed. */
  analysis?: string
  /** The page on which a finished match is looked back at. */
  review?: string
  /** The end of a game as a moment of its own, over the table; `isFresh` where it has just happened. */
  loadEnding?: () => Promise<{ default: EndingComponent }>
  /** What the menu holds, where it is not the usual. */
  Menu?: Component
  /** Stands above the plan at a table where a game is not played but looked at. */
  Course?: Component<{ compact?: boolean }>
  /** Whatever else of the game opens over the table. */
  Dialogs?: Component
  /** Plays back what led to a position. */
  loadShow?: () => Promise<{ default: ShowComponent }>
}

/** How a prompt stands: beside the board, in a bar above the hand, or there in little room. */
export type PromptForm = 'card' | 'bar' | 'compact'

/** How a seat stands: a flat strip, a block beside the hand, or a card beside the board. */
export type SeatForm = 'strip' | 'block' | 'card'

/** What a game brings whose layout is a `SeatedLayout`. */
export interface SeatedKit extends TableKit {
  Board: Component<Record<string, never>, { focus(): void }>
  /** What the board lies on. */
  Ground: Component
  /** What lies in front of whoever looks; `ends` where it holds the button that ends a turn. */
  Hand: Component<{ ends: boolean }>
  /** What is expected now, and the buttons that answer it. */
  Prompt: Component<{ form: PromptForm }>
  /** What the others did since the own last turn; a card above the prompt, or one bar in little room. */
  Recap?: Component<{ compact: boolean }>
  /**
   * Who stands beside a learner: above the prompt where there is room, else in a place of its own. With it goes the
   * focus, which it gives back to the board.
   */
  Coach?: Component<{ form: Form; giveBack: (isByKey: boolean) => void }>
  /** What the marks on the board mean. */
  Legend: Component
  /** On a phone: the short form of a panel that is read all the time. */
  Outlook: Component
  Seat: Component<{ seat: number; form: SeatForm }>
  /** Many seats in little room. */
  ManySeats: Component<{ clock: Snippet<[number]> | undefined }>
}

const KEY = Symbol('kit')

/** Make the parts of a game known to everything below the component. */
export function provideKit(kit: TableKit): void {
  setContext(KEY, kit)
}

/** What the game of this table brings. */
export function useKit(): TableKit {
  return getContext<TableKit>(KEY)
}

/** What the game of this table brings to a layout with seats round a board. */
export function useSeatedKit(): SeatedKit {
  return getContext<SeatedKit>(KEY)
}
