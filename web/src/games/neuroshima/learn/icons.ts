/** Every icon that may stand on a tile, in groups; their words are texts with the same names. */

/** An icon of the sprite and the id of its text; `<id>-help` tells what it means. */
export interface Icon {
  icon: string
  text: string
  /** The colour that it has on tiles, where that is not the army's. */
  colour?: string
}

const COLOURS: Record<string, string> = {
  melee: '--melee',
  ranged: '--ranged',
  gauss: '--gauss',
  friendly_fire: '--friendly-fire',
  armor: '--armor',
  reflection: '--gauss',
  nets: '--net',
  web: '--net',
}

const EDGES: Record<string, string> = {
  initiative: 'mk-initiative',
  melee: 'i-melee',
  ranged: 'i-ranged',
  gauss: 'i-gauss',
  friendly_fire: 'i-friendly-fire',
  armor: 'i-armor',
  reflection: 'i-reflection',
  nets: 'i-net',
  web: 'i-web',
  links: 'i-link',
  toughness: 'ab-toughness',
  agony: 'ab-agony',
  health: 'mk-health',
}
const SPECIAL: Record<string, string> = { 'fx-initiative': 'fx-initiative-up' } // the other way is a penalty
const ABILITIES =
  'mobility rotation push_back explosion net_of_steel execution replacement lair flying scavenger'
const EFFECTS =
  'melee ranged initiative medic extra_attack scoper double_move mobility quartermaster grab free_net_of_steel'
const INSTANTS = 'battle move push_back air_strike grenade sniper terror grab hunt'

/** The groups, with the id of their heading. */
export const GROUPS: readonly { title: string; icons: readonly Icon[] }[] = [
  { title: 'rules-icons-edges', icons: Object.entries(EDGES).map(edge) },
  { title: 'rules-icons-abilities', icons: icons('ab', 'ability', ABILITIES) },
  { title: 'rules-icons-effects', icons: icons('fx', 'effect', EFFECTS) },
  { title: 'rules-icons-instants', icons: icons('in', 'instant', INSTANTS) },
]

function edge([name, icon]: [string, string]): Icon {
  return { icon, text: `icon-${name}`, colour: `var(${COLOURS[name] ?? '--melee'})` }
}

function icons(family: string, text: string, names: string): Icon[] {
  return names.split(' ').map((name) => ({
    icon: SPECIAL[`${family}-${name}`] ?? `${family}-${name.replaceAll('_', '-')}`,
    text: `${text}-${name}`,
  }))
}
