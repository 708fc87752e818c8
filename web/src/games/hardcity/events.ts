// Made by scripts/web_types.py from the classes and rules of the server. Do not edit.

/** A round begins with its event phase (HC-4.6). */
export interface RoundStarted {
  type: 'round_started'
  number: number
}

/** The last turn of a round is over (HC-4.8). */
export interface RoundEnded {
  type: 'round_ended'
  number: number
}

/** A player lets the rules answer a question from now on, or is asked again (HC-R70). */
export interface StandingChanged {
  type: 'standing_changed'
  seat: number
  question: string
  auto: boolean
}

/** The rules answered a question as its player wants (HC-R70, HC-R71). */
export interface RulesAnswered {
  type: 'answered'
  seat: number
  question: string
  move: string
}

/** A turn begins: of an officer, of zero or of autodoc. */
export interface TurnStarted {
  type: 'turn_started'
  who: string
}

/** A turn is over: of an officer, of zero or of autodoc. */
export interface TurnEnded {
  type: 'turn_ended'
  who: string
}

/** A side (order or chaos) got points; ``what`` is None where no list of an episode has it (HC-12). */
export interface Scored {
  type: 'scored'
  side: string
  points: number
  what: string | null
  total: number
}

/** The extermination marker moved (HC-6.1). */
export interface Extermination {
  type: 'extermination'
  marker: number
}

/** The game is over: officers, zero, autodoc or nobody has won (HC-11). */
export interface GameOver {
  type: 'game_over'
  winner: string
  reason: string
}

/** An officer or the ally was put on the map. */
export interface OfficerPlaced {
  type: 'officer_placed'
  officer: string
  space: string
}

/** An officer or the ally made a step (HC-5.1). */
export interface OfficerMoved {
  type: 'officer_moved'
  officer: string
  start: string
  end: string
}

/** An officer or the ally lost HP by leaving, attack, blast, cloud, reaction or shielding. */
export interface OfficerHurt {
  type: 'officer_hurt'
  officer: string
  hp: number
  cause: string
}

/** An officer recovered HP. */
export interface OfficerHealed {
  type: 'officer_healed'
  officer: string
  hp: number
}

/** An officer has no HP left (HC-10.1). */
export interface OfficerStunned {
  type: 'officer_stunned'
  officer: string
}

/** A stunned officer stands up with full HP (HC-4.1). */
export interface OfficerStoodUp {
  type: 'officer_stood_up'
  officer: string
}

/** An officer spent AP (negative) or got some. */
export interface ApChanged {
  type: 'ap_changed'
  officer: string
  ap: number
}

/** An officer got an out-of-ammo marker (HC-5.14). */
export interface AmmoOut {
  type: 'ammo_out'
  officer: string
}

/** An officer's out-of-ammo marker is gone (HC-5.14). */
export interface Reloaded {
  type: 'reloaded'
  officer: string
}

/** An officer has a new ability (HC-6.2). */
export interface AbilityGained {
  type: 'ability_gained'
  officer: string
  ability: string
}

/** An officer drew equipment (HC-5.3). */
export interface EquipmentGained {
  type: 'equipment_gained'
  officer: string
  equipment: string
}

/** Equipment went from one officer to another (HC-5.11). */
export interface EquipmentPassed {
  type: 'equipment_passed'
  giver: string
  taker: string
  equipment: string
}

/** An officer used equipment (HC-5.12). */
export interface EquipmentUsed {
  type: 'equipment_used'
  officer: string
  equipment: string
}

/** An officer used an ability (HC-5.13). */
export interface AbilityUsed {
  type: 'ability_used'
  officer: string
  ability: string
}

/** An officer lost no HP thanks to an ability or (None) the riot shield. */
export interface HarmSpared {
  type: 'harm_spared'
  officer: string
  hp: number
  ability: string | null
}

/** The ally is out for the rest of the episode (HC-3.3.4). */
export interface AllyLeft {
  type: 'ally_left'
}

/** An officer shoots: quick, aimed, at a barrel or at the machine (HC-5.6). */
export interface Shot {
  type: 'shot'
  officer: string
  space: string
  kind: string
}

/** An officer begins a melee (HC-5.10). */
export interface Fought {
  type: 'fought'
  officer: string
  space: string
}

/** Dice were rolled (HC-5.16). */
export interface Rolled {
  type: 'rolled'
  faces: string[]
}

/** One die, counted from 1, was rolled again. */
export interface Rerolled {
  type: 'rerolled'
  die: number
  face: string
}

/** An officer paid for skulls (HC-5.17). */
export interface SkullsPaid {
  type: 'skulls_paid'
  officer: string
  skulls: number
}

/** A mutant came onto the map (HC-8.8). */
export interface MutantDeployed {
  type: 'mutant_deployed'
  mutant: string
  space: string
}

/** A mutant moved (HC-8.9). */
export interface MutantMoved {
  type: 'mutant_moved'
  mutant: string
  start: string
  end: string
  path?: string[]
}

/** A mutant got damage at once (HC-5.15). */
export interface MutantHit {
  type: 'mutant_hit'
  mutant: string
  damage: number
}

/** A mutant lies stunned. */
export interface MutantStunned {
  type: 'mutant_stunned'
  mutant: string
  space: string
}

/** A mutant died. */
export interface MutantKilled {
  type: 'mutant_killed'
  mutant: string
  space: string
}

/** A stunned mutant stands up (HC-8.10). */
export interface MutantStoodUp {
  type: 'mutant_stood_up'
  mutant: string
  space: string
}

/** A mutant left the map; this is no kill (HC-6.5). */
export interface MutantLeft {
  type: 'mutant_left'
  mutant: string
  space: string
}

/** A mutant attacks a space (HC-8.11). */
export interface MutantAttacked {
  type: 'mutant_attacked'
  mutant: string
  space: string
  damage: number
}

/** All mutants are on the map: the unstoppable horde (HC-8.12). */
export interface Horde {
  type: 'horde'
}

/** KAFAR lost HP; ``left`` is what he still has (HC-9.6). */
export interface KafarHurt {
  type: 'kafar_hurt'
  hp: number
  left: number
}

/** Doctor Zero activated KAFAR instead of playing a card (HC-8.2). */
export interface KafarActivated {
  type: 'kafar_activated'
  ap: number
}

/** A civilian, the mayor, the battery or a barrel came onto a space. */
export interface LoadPlaced {
  type: 'load_placed'
  load: string
  space: string
}

/** A load went along; ``start`` is None when it came out of a vehicle. */
export interface LoadMoved {
  type: 'load_moved'
  load: string
  start: string | null
  end: string
}

/** A civilian died (HC-5.19). */
export interface CivilianKilled {
  type: 'civilian_killed'
  load: string
  space: string
}

/** A civilian or the mayor was brought to safety. */
export interface Evacuated {
  type: 'evacuated'
  load: string
  space: string
}

/** A mutant left the map with a load. */
export interface LoadLeft {
  type: 'load_left'
  load: string
  space: string
}

/** A police crate or a box lies on a space. */
export interface CratePlaced {
  type: 'crate_placed'
  space: string
  box: boolean
}

/** A crate or box was opened (HC-5.3). */
export interface CrateOpened {
  type: 'crate_opened'
  space: string
  officer: string
}

/** A barrel exploded (HC-14.1.5). */
export interface BarrelExploded {
  type: 'barrel_exploded'
  space: string
}

/** A barrel is out of the game. */
export interface BarrelGone {
  type: 'barrel_gone'
  load: string
}

/** The helicopter lies on a space, ladder side up or on its way (HC-14.1.7). */
export interface HelicopterMoved {
  type: 'helicopter_moved'
  space: string
  ladder: boolean
}

/** A manhole was opened or closed (HC-14.3.2). */
export interface LidTurned {
  type: 'lid_turned'
  manhole: number
  open: boolean
}

/** A manhole was welded (HC-14.2.3). */
export interface Welded {
  type: 'welded'
  manhole: number
}

/** A welding roll was not enough (HC-14.2.3). */
export interface WeldFailed {
  type: 'weld_failed'
  manhole: number
}

/** A toxic cloud lies on a space (HC-14.3.3). */
export interface CloudPlaced {
  type: 'cloud_placed'
  space: string
}

/** One toxic cloud is gone. */
export interface CloudCleared {
  type: 'cloud_cleared'
  space: string
}

/** All toxic clouds are gone (HC-14.3.3). */
export interface CloudsCleared {
  type: 'clouds_cleared'
}

/** A lamp was switched on or off (HC-14.5.2). */
export interface LampSwitched {
  type: 'lamp_switched'
  lamp: number
  on: boolean
}

/** The police car stands on two spaces (HC-17.9.1). */
export interface CarPlaced {
  type: 'car_placed'
  tail: string
  nose: string
  path?: string[]
}

/** The exit to the roof is open (HC-14.5.5). */
export interface RoofOpened {
  type: 'roof_opened'
}

/** The doom machine is destroyed (HC-14.5.9). */
export interface MachineDestroyed {
  type: 'machine_destroyed'
}

/** A mutant attacked the police car (HC-14.3.4). */
export interface CarAttacked {
  type: 'car_attacked'
  mutant: string
}

/** A mutant entered the motorboat (HC-14.4.6). */
export interface BoatBoarded {
  type: 'boat_boarded'
  mutant: string
}

/** Mutants keep away from a vehicle until the next event phase (HC-17.9.12). */
export interface RoadblockSet {
  type: 'roadblock_set'
  vehicle: string
}

/** An event card was drawn (HC-4.3). */
export interface EventDrawn {
  type: 'event_drawn'
  number: number
}

/** A take joined the row (HC-4.4). */
export interface TakeDrawn {
  type: 'take_drawn'
  take: string
}

/** The clapper lies on a take (HC-7.2). */
export interface TakeUsed {
  type: 'take_used'
  take: string
}

/** Doctor Zero drew cards, whose faces nobody else knows (HC-8.2). */
export interface ChaosDrawn {
  type: 'chaos_drawn'
  count: number
  cards?: string[]
}

/** Doctor Zero played a card: for its text, its basic actions, as instant or reaction. */
export interface ChaosPlayed {
  type: 'chaos_played'
  card: string
  how: string
  basics?: string[]
}

/** The chaos discards are a new deck (HC-8.5). */
export interface ChaosReshuffled {
  type: 'chaos_reshuffled'
}

/** AutoDoc drew a card (HC-13.4). */
export interface AutoDrawn {
  type: 'auto_drawn'
  card: string
}

/** A card joined AutoDoc's queue (HC-13.5). */
export interface AutoQueued {
  type: 'auto_queued'
  card: string
}

/** The bottom half of a queued card is resolved (HC-13.6). */
export interface AutoResolved {
  type: 'auto_resolved'
  card: string
}

/** A card of AutoDoc went to the discards (HC-13.5, HC-13.6). */
export interface AutoDiscarded {
  type: 'auto_discarded'
  card: string
}

/** A card with a letter of KAFAR was set aside (HC-13.13). */
export interface LetterSetAside {
  type: 'letter_set_aside'
  card: string
  letters: number
}

/** AP of an officer's pool lie on a chaos card from now on (HC-13.8). */
export interface ApLaid {
  type: 'ap_laid'
  officer: string
  ap: number
}

/** AP that lay on a chaos card are back in the officer's pool (HC-13.8). */
export interface ApReturned {
  type: 'ap_returned'
  officer: string
  ap: number
}

/** Something that happened. */
export type CityEvent =
  | RoundStarted
  | RoundEnded
  | StandingChanged
  | RulesAnswered
  | TurnStarted
  | TurnEnded
  | Scored
  | Extermination
  | GameOver
  | OfficerPlaced
  | OfficerMoved
  | OfficerHurt
  | OfficerHealed
  | OfficerStunned
  | OfficerStoodUp
  | ApChanged
  | AmmoOut
  | Reloaded
  | AbilityGained
  | EquipmentGained
  | EquipmentPassed
  | EquipmentUsed
  | AbilityUsed
  | HarmSpared
  | AllyLeft
  | Shot
  | Fought
  | Rolled
  | Rerolled
  | SkullsPaid
  | MutantDeployed
  | MutantMoved
  | MutantHit
  | MutantStunned
  | MutantKilled
  | MutantStoodUp
  | MutantLeft
  | MutantAttacked
  | Horde
  | KafarHurt
  | KafarActivated
  | LoadPlaced
  | LoadMoved
  | CivilianKilled
  | Evacuated
  | LoadLeft
  | CratePlaced
  | CrateOpened
  | BarrelExploded
  | BarrelGone
  | HelicopterMoved
  | LidTurned
  | Welded
  | WeldFailed
  | CloudPlaced
  | CloudCleared
  | CloudsCleared
  | LampSwitched
  | CarPlaced
  | RoofOpened
  | MachineDestroyed
  | CarAttacked
  | BoatBoarded
  | RoadblockSet
  | EventDrawn
  | TakeDrawn
  | TakeUsed
  | ChaosDrawn
  | ChaosPlayed
  | ChaosReshuffled
  | AutoDrawn
  | AutoQueued
  | AutoResolved
  | AutoDiscarded
  | LetterSetAside
  | ApLaid
  | ApReturned
