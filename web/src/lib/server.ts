// Made by scripts/web_types.py from the classes and rules of the server. Do not edit.

/** An ability of an officer. */
export interface AbilityNow {
  ability: string
  used: boolean
}

/** Something that can be reached, and teaches on the way; its texts are ``feat-KEY`` and the like. */
export interface AchievementView {
  key: string
  game: string
  count: number
  goal: number
  page: string
}

/** The command was carried out and is safely stored. */
export interface Ack {
  t: 'ack'
  id: string
  seq: number
}

/** One kind of action of an officer, at one moment of the turn. */
export interface ActionNow {
  action: string
  price: number | null
  usual: number | null
  moves: number
  verbs: string[]
  reason: Phrase | null
  clause: string
}

/** What can be done now, or why not: by an officer in the own turn, with each card of Doctor Zero. */
export interface ActionsAnswer {
  is: 'actions'
  actions: ActionNow[]
  cards: CardNow[]
}

/** How often Doctor Zero's mutants may still come, move and attack. */
export interface ActsNow {
  deploy: number
  move: number
  attack: number
}

/** What a bot would do at such a table. */
export interface AdviceWish {
  position?: Record<string, unknown> | null
  record?: string
  upto?: number | null
  moves?: string[]
  level?: string
  seconds?: number
  ideas?: number
}

/** A move that is offered as a button, where the board alone does not say it. */
export interface Answer {
  move: string
  title: Phrase
  price?: number | null
}

/** The answer to a question. */
export interface Answered {
  t: 'answer'
  id: string
  seq: number
  answer: GameAnswer
}

/** An army with all its tiles. */
export interface ArmySheet {
  army: string
  name: Record<string, string>
  about: Record<string, string>
  colour: string
  emblem: string
  boards: number[]
  difficulty: number
  character: Record<string, number>
  tiles: TileSheet[]
}

/** A question about the present position; nothing changes. */
export interface Ask {
  t: 'ask'
  id: string
  what: string
  move?: string
  about?: Record<string, string | number | string[]>
}

/** What a learner has done so far in a task: its number, and the moves from its position. */
export interface Attempt {
  task: number
  moves: string[]
}

/** AutoDoc's cards. */
export interface AutoDocNow {
  deck: number
  discards: string[]
  queue: QueuedNow[]
  resolving: string[]
  letters: string[]
}

/** How a battle came about: a tile of this seat, a full board, the end of the game, or a position. */
export interface BattleCall {
  seat: number
  cause: string
}

/** A line of a battle. */
export interface BattleLine {
  event: Record<string, unknown>
  phrase?: Phrase | null
  stage?: '' | 'answer' | 'count' | 'idle' | 'strike'
}

/** One battle from a position, fought to its end. */
export interface BattleResult {
  battle: BattleShow | null
  sight: Sight
  outcome: OutcomeSight | null
  answers: string[]
  assumed: Phrase[]
}

/** A battle, or what of it has been fought until somebody must choose. */
export interface BattleShow {
  game: 'neuroshima'
  before: UnitSight[]
  health: number[]
  phases: PhaseShow[]
  is_whole: boolean
  call?: BattleCall | null
}

/** How an episode was won: by how many victory points to how many, and in which round. */
export interface BestResult {
  points: number
  against: number
  round: number
}

/** Everything that there is to read about. */
export interface Book {
  entries: BookEntry[]
  events: BookEvent[]
  episodes: BookEpisode[]
  words: BookWord[]
}

/** A figure or a card.

    ``numbers`` are printed on it, by their names in the data files; ``marks`` are words of the data files
    that say what it is: the kind of a chaos card, the deck of an equipment card, the limit of an ability. */
export interface BookEntry {
  kind: string
  key: string
  name: Phrase
  text: Phrase
  clause: string
  numbers: Record<string, number>
  marks: Record<string, string>
  episodes?: number[]
  owner?: string
  lower?: BookHalf | null
}

/** An episode: what is told before it, and what it is made of. */
export interface BookEpisode {
  number: number
  name: Phrase
  clause: string
  boards: string[]
  opening: string
  takes: string[]
  enemies: string[]
  specials: [string, string]
  versus: Briefing
  coop: Briefing
}

/** An event card: where its symbols are on the main map. */
export interface BookEvent {
  number: number
  civilians: string[]
  crates: string[]
  mutants: string[]
}

/** The lower half of a card. */
export interface BookHalf {
  name: Phrase
  text: Phrase
  marks: Record<string, string>
}

/** A word of the game: what it means, and other words that lead to it. */
export interface BookWord {
  key: string
  name: Phrase
  also: Phrase
  text: Phrase
  clause: string
  rules: WordRule[]
}

/** What the players of an episode should know before it begins. */
export interface Briefing {
  about: Phrase | null
  goal: EpisodeRule
  order: EpisodeRule[]
  chaos: EpisodeRule[]
  special: EpisodeRule[]
}

/** What came of a file. */
export interface BroughtGames {
  added: number
  known: number
}

/** A campaign between two episodes. */
export interface Campaign {
  results?: boolean[]
  officers?: Record<string, Carried>
}

/** What goes on from an episode of a campaign (HC-11): after a loss each officer keeps one ability. */
export interface CampaignSequel {
  game: 'hardcity'
  campaign: Campaign
  goes_on: boolean
  choices?: SequelChoice[]
}

/** A campaign as its players see it. */
export interface CampaignView {
  id: string
  matches: MatchInfo[]
  campaign: Campaign
  barrels: number
  choosing: number[]
  now: string
}

/** What a tile is and does; of a unit on the board, what it does now. */
export interface Card {
  is: 'card'
  army: string
  tile: string
  kind: string
  drawing: string
  facts: CardFact[]
  owner?: number | null
  hex?: string | null
  count?: number
  left?: number | null
  overlay?: string
}

/** One line of a help card: an icon of the tile and what it does (now). */
export interface CardFact {
  icon: string
  title: Phrase
  text?: Phrase | null
  tone?: string
  hexes?: string[]
}

/** A card of Doctor Zero's hand, at one moment. */
export interface CardNow {
  card: string
  verbs: string[]
  reason: Phrase | null
  clause: string
}

/** What an officer brings along: equipment with its number, and abilities by key for the next episode.

    The rules give one ability at most (HC-11.4); a file of an earlier version may name more. */
export interface Carried {
  equipment?: Record<string, number>
  abilities?: string[]
}

/** A choice: the chance that there was before it and that it left. */
export interface ChoiceWorth {
  title: Phrase
  best: number
  left: number
  better: Phrase[]
}

/** All that is the same from the first move to the last, and for everybody. */
export interface City {
  episode: number
  title: Phrase
  mode: string
  zero_seat: number | null
  briefing: Briefing
  goal: number
  kills_per_level: number
  boards: string[]
  spaces: CitySpace[]
  named: Record<string, string>
  exits: string[]
  ladders: string[]
  hatch: string | null
  manholes: CityManhole[]
  lamps: string[][]
  figures: Record<string, number>
  special: string
  questions: string[]
}

/** What stays for the whole game. */
export interface CityAnswer {
  is: 'city'
  city: City
  plan: GroundPlan
}

/** A card by its kind and key, as descriptions and moves name it. */
export interface CityCard {
  kind: string
  key: string
  name: Phrase
  text: Phrase
  of?: string
  starting?: boolean
  basics?: Record<string, number>
  bottom?: Phrase | null
  bottom_text?: Phrase | null
}

/** A whole lesson. */
export interface CityLesson {
  info: LessonInfo
  tasks: CityTask[]
  closing: Phrase
  next: string | null
}

/** Where a manhole is; whether it is open, closed or welded stands in `CityNow.lids`. */
export interface CityManhole {
  number: number
  space: string
  ladder: number | null
}

/** Everything that a seat may know of a table at one moment, and that the next move may change. */
export interface CityNow {
  round: number
  phase: string
  order: number
  chaos: number
  kills: number
  zones: string[][]
  people: PersonNow[]
  mutants: MutantNow[]
  kafar: KafarNow
  supply: Record<string, number>
  tokens: Record<string, number>
  loads: LoadNow[]
  vehicles: VehicleNow[]
  crates: string[]
  boxes: string[]
  clouds: string[]
  lids: string[]
  lamps: boolean[]
  helicopter: HelicopterNow | null
  roof_open: boolean
  takes: TakeNow[]
  event: number | null
  decks: Record<string, DeckNow>
  zero: ZeroNow | null
  autodoc: AutoDocNow | null
  dice: string[]
  roll: RollNow | null
  acts: ActsNow | null
  drawn: string[]
  standing: string[][]
}

/** One of three hints: what it is about, what looks good and is not, the first move. */
export interface CityPuzzleHint {
  step: number
  phrase: Phrase
}

/** What came of the moves so far, or why the last is not allowed and the table as it was. */
export interface CityPuzzleLook {
  sight: CitySight
  turn: number
  lines: EventLine[]
  moves: string[]
  is_over: boolean
  is_reached: boolean
  clause?: string
  reason?: Phrase | null
}

/** What the solver found out about a task that somebody makes. */
export interface CityPuzzleProof {
  is_whole: boolean
  is_solvable: boolean
  best: number
  fraction: string
  is_told: boolean
  sample: boolean
  firsts: FirstWorth[]
  positions: number
  seconds: number
}

/** What an attempt is worth: its choices count, not the dice. */
export interface CityPuzzleResult {
  is_solved: boolean
  is_reached: boolean
  best: number
  kept: number
  chance: number
  choices: ChoiceWorth[]
  mark: PuzzleMark
  rating: number
  gain: number
  streak: number
  next: string
}

/** The chance of every first move; only for those who have solved it or given it up. */
export interface CityPuzzleSolutions {
  best: number
  fraction: string
  firsts: FirstWorth[]
  positions: number
}

/** A task as somebody gets it who wants to solve it. */
export interface CityPuzzleView {
  info: PuzzleInfo
  goals: Phrase[]
  places: string[]
  best: number
  seat: number
  parts: string[]
  sides: number[]
  terms: HardCityTerms
  sight: CitySight
  statistic: PuzzleStatistic
  text: string
}

/** A whole game, step by step, with all that was hidden while it was played. */
export interface CityReplay {
  game: 'hardcity'
  names: string[]
  terms: HardCityTerms
  seed: string
  city: City
  plan: GroundPlan
  start: CityNow
  steps: CityStep[]
  marks: ReplayMark[]
  outcome: OutcomeSight | null
  record: string
  plain: string
}

/** Everything that an audience may know of a game at one moment; what never changes is asked for once. */
export interface CitySight {
  game: 'hardcity'
  now: CityNow
  decision: DecisionSight | null
  outcome?: OutcomeSight | null
  legal?: string[]
  answers?: Answer[]
}

/** An ordinary space. Main map, harbour and alley share one system of coordinates (HC-16.2). */
export interface CitySpace {
  label: string
  grid: string
  x: number
  y: number
  board?: string
}

/** One move of a replay, and what came of it. */
export interface CityStep {
  move: string
  seat: number
  turn: number
  title: Phrase
  lines: EventLine[]
  now: Record<string, unknown>
}

/** Something to do in a scene: a table with everybody at it, of which the learner has one seat. */
export interface CityTask {
  prompt: Phrase
  hint: Phrase
  places: string[]
  seat: number
  parts: string[]
  sides: number[]
  terms: HardCityTerms
  sight: CitySight
  solution: string[]
}

/** What came of an attempt. An illegal move leaves it where it stands, and ``feedback`` says why. */
export interface CityVerdict {
  sight: CitySight
  turn: number
  lines: EventLine[]
  done: boolean
  over: boolean
  feedback: Phrase | null
  refused?: boolean
  clause?: string
  moves: string[]
}

/** Time to think: ``move`` gives ``seconds`` for each decision, ``bank`` for the whole game.

    ``turn`` gives one to seven days for all that one must choose in a turn; they run by the calendar. */
export interface Clock {
  kind: 'bank' | 'move' | 'turn'
  seconds: number
  increment?: number
}

/** Clocks at the moment of sending. */
export interface ClockState {
  left: number[]
  running: number | null
  paused?: boolean
  away?: number | null
}

/** What somebody who plays for the first time is told when a situation comes up. */
export interface CoachTip {
  situation: 'battle' | 'discard' | 'hq' | 'net' | 'pile'
  title: Phrase
  rule: Phrase
  advice: Phrase
  hexes?: string[]
  move?: string
  clause: string
}

/** The situations that hold now, the most pressing first. */
export interface Coaching {
  is: 'coach'
  tips: CoachTip[]
}

/** Change the match. The same id is never carried out twice; ``seq`` is the last number seen. */
export interface Command {
  t: 'do'
  id: string
  what: 'accept_draw' | 'accept_take_back' | 'choose' | 'claim' | 'decline_draw' | 'decline_take_back' | 'move' | 'next' | 'offer_draw' | 'rematch' | 'resign' | 'take_back'
  seq: number
  move?: string
  choice?: string
  seat?: number | null
}

/** A choice after which a game stood worse than it had to. */
export interface CostlyTurn {
  seat: number
  turn: number
  step: number
  played: Phrase
  better: Phrase
  better_move: string
  played_hexes: string[]
  better_hexes: string[]
  chances: number[]
  health: number[][]
  why: Phrase[]
  units: UnitSight[]
}

/** The same of games that have something in common. */
export interface Count {
  key: string
  results: Results
}

/** Who must choose now, and what. */
export interface DecisionSight {
  seat: number
  kind: string
  clause: string
  about: string[]
  prompt: Phrase
}

/** A deck: how many cards are in it, never which. */
export interface DeckNow {
  left: number
  discards: number
}

/** How often somebody has played an episode, and won it. */
export interface EpisodeResults {
  episode: number
  played?: number
  won?: number
  best?: BestResult | null
}

/** A sentence, and the clause of the rules that it stands for. */
export interface EpisodeRule {
  text: Phrase
  clause: string
}

/** An episode to choose; its title and what it is about are texts of its number. */
export interface EpisodeSheet {
  episode: number
  enemies: string[]
  versus: Briefing
  coop: Briefing
  rates: WinRate[]
}

/** All that there is to choose from. */
export interface EpisodeShelf {
  episodes: EpisodeSheet[]
  officers: OfficerSheet[]
  ally_hp: number
}

/** One event: the plain data of it, and its sentence unless another line says as much. */
export interface EventLine {
  event: Record<string, unknown>
  phrase?: Phrase | null
}

/** A move with which the turn may begin, and the chance that it leaves. */
export interface FirstWorth {
  move: string
  title: Phrase
  chance: number
}

/** What a battle would do if it came now, or right after a move. */
export interface Forecast {
  is: 'forecast'
  before: number[]
  after: number[]
  phases: ForecastPhase[]
  overlay: string
  destroyed: string[]
  assumed: Phrase[]
  summary?: Phrase | null
}

/** One thing that would happen, in the few words that a list has room for. */
export interface ForecastLine {
  icon: string
  phrase: Phrase
  result?: Phrase | null
  hexes?: string[]
  owner?: number | null
}

/** What would happen at one initiative. */
export interface ForecastPhase {
  initiative: number
  lines: ForecastLine[]
}

/** The answer to a question about a position. */
export type GameAnswer = WhyNot | Ideas | Forecast | Card | Overlay | Coaching | CityAnswer | ActionsAnswer | OddsAnswer | WaysAnswer | PreviewAnswer

/** A game that can be played here. */
export interface GameInfo {
  name: string
  levels: string[]
  sparring?: string[]
}

/** One game in a profile. */
export interface GameProfile {
  game: string
  results: Results
  parts: Count[]
  bots: Count[]
  ways: Count[]
  puzzles?: PuzzleSummary | null
}

/** A whole game, step by step. */
export type GameReplay = Replay | CityReplay

/** What goes on from a match that is over to the next one of its series. */
export type GameSequel = CampaignSequel

/** What came of a move and is worth being played back. */
export type GameShow = BattleShow

/** Everything that an audience may know of a game at one moment. */
export type GameSight = Sight | CitySight

/** How a game is played at a table: what is the game's own about it. */
export type GameTerms = NeuroshimaTerms | HardCityTerms

/** How somebody wants to play a game: what is the game's own about it. */
export type GameWish = NeuroshimaWish | HardCityWish

/** The solutions are wanted, also by giving the puzzle up, which counts as a failed try. */
export interface GiveUp {
  give_up?: boolean
}

/** The drawing of a map's ground, upright, with 100 units for a space. */
export interface GroundPlan {
  map: string
  width: number
  height: number
  origins: Record<string, [number, number]>
}

/** A person as others see them. */
export interface Guest {
  id: string
  name: string
}

/** A commented game in the list of all. */
export interface GuideInfo {
  id: string
  title: Phrase
  about: Phrase
  armies: string[]
  moves: number
}

/** A tile in front of a player. */
export interface HandTile {
  tile: string
  drawing: string
}

/** How a game is played at a table. */
export interface HardCityTerms {
  game: 'hardcity'
  mode: string
  episode: number
  officers: string[]
  ally?: boolean
  campaign?: Campaign | null
}

/** How somebody wants to play: with how many is the number of seats, Doctor Zero on the last one. */
export interface HardCityWish {
  game: 'hardcity'
  mode?: 'coop' | 'versus'
  episode?: number
  officers?: string[]
  ally?: boolean
  campaign?: boolean
}

/** What an officer or the ally has to expect. */
export interface HarmPreview {
  person: string
  cause: string
  hp: number
}

/** The health of all HQs from a step on; in points, the counters. */
export interface HealthPoint {
  step: number
  turn: number
  health: number[]
}

/** Where the helicopter is. */
export interface HelicopterNow {
  space: string
  ladder: boolean
}

/** Which of the hints somebody wants. */
export interface HintWish {
  step: number
}

/** One entry of the log. */
export interface HistoryLine {
  seq: number
  seat: number | null
  turn: number
  phrases: Phrase[]
  has_show?: boolean
}

/** A move that a bot thinks about. Where moves were compared, also how it differs from the best. */
export interface Idea {
  move: string
  title: Phrase
  value: number
  visits: number
  reasons?: Phrase[]
  loss?: number | null
  behind?: number | null
  before?: number[]
  after?: number[]
  line?: LineStep[]
  variants?: IdeaVariant[]
}

/** Another move that comes to the same as an idea. */
export interface IdeaVariant {
  move: string
  title: Phrase
  value: number
}

/** What a bot would do, the best first. */
export interface Ideas {
  is: 'ideas'
  ideas?: Idea[]
}

/** What a bot thinks of a game. It takes a while: what is known so far, and how much is done. */
export interface Judgement {
  done: number
  judge: string
  chances?: TurnChance[]
  turns?: CostlyTurn[]
  turning?: TurningPoint | null
}

/** How KAFAR does. */
export interface KafarNow {
  place: string
  hp: number
  ap: number
  done: boolean
}

/** A lesson in the list of all. */
export interface LessonInfo {
  id: string
  number: number
  title: Phrase
  about: Phrase
  tasks: number
}

/** A question of the game about the table after the moves of an attempt. */
export interface LessonQuestion {
  task: number
  moves: string[]
  what: string
  move?: string
  about?: Record<string, string | number | string[]>
}

/** Something to do on a real position. The learner has seat 0. */
export interface LessonTask {
  prompt: Phrase
  hint: Phrase
  sight: Sight
  position: Record<string, unknown>
  solution: string[]
}

/** A whole lesson. */
export interface LessonView {
  info: LessonInfo
  tasks: LessonTask[]
  closing: Phrase
  next: string | null
}

/** What a bot would do at the end of a line. */
export interface LineAdviceWish {
  record: string
  upto?: number | null
  luck?: number | null
  moves?: string[]
  level?: string
  seconds?: number
  ideas?: number
}

/** What can be asked at a table, in the place of whoever must choose at the end of a line. */
export interface LineQuestion {
  record: string
  upto?: number | null
  luck?: number | null
  moves?: string[]
  what: string
  move?: string
  about?: Record<string, string | number | string[]>
}

/** The table at the end of a line, as whoever must choose there sees it; after the game all is open. */
export interface LineSight {
  sight: CitySight
  terms: HardCityTerms
  parts: string[]
  sides: number[]
  turn: number
  seat: number | null
  title: Phrase | null
  lines: EventLine[]
  record: string
}

/** A move of a line. */
export interface LineStep {
  move: string
  title: Phrase
  seat: number
}

/** A record up to a step, and moves from there on. Nothing of it is kept.

    ``luck`` decides the dice and the order of hidden piles from that step on; None: as the record has them. */
export interface LineWish {
  record: string
  upto?: number | null
  luck?: number | null
  moves?: string[]
}

/** Several things, told with commas between them. */
export interface Listing {
  is: 'list'
  items: (string | number | UnitRef | SeatRef | TileRef | Listing | Phrase)[]
}

/** A civilian, the mayor, the battery or a barrel: on a space, or in or on a vehicle. */
export interface LoadNow {
  load: string
  space?: string | null
  vehicle?: string | null
}

/** What can be played, watched or continued now. */
export interface LobbyView {
  mine: MatchInfo[]
  turns: Record<string, OwnTurn>
  waiting: MatchInfo[]
  playing: MatchInfo[]
  people: number
  games: number
}

/** What everybody may know about a match besides the game itself. */
export interface MatchInfo {
  id: string
  game: string
  terms: GameTerms
  status: 'over' | 'playing' | 'waiting'
  seats: SeatInfo[]
  created: number
  seq: number
  clock?: Clock | null
  listed?: boolean
  casual?: boolean
  seed_hash?: string
  seed?: string
  sides?: number[]
  result?: Phrase | null
  is_closed?: boolean
  winners?: number[]
  side?: string
  draw_offer?: number[]
  takeback_offer?: number[]
  rematch_offer?: number[]
  rematch?: string
  series?: string
  sequel?: GameSequel | null
  choosing?: number
  spectators?: number
  chooser?: number | null
}

/** A match that somebody wants to play. */
export interface MatchWish {
  terms: GameWish
  seats: SeatWish[]
  starts?: 'first' | 'random' | 'second'
  clock?: Clock | null
  listed?: boolean
  casual?: boolean
  record?: string
  upto?: number | null
}

/** A move at such a table: what it would bring, or why it is not legal. */
export interface MoveWish {
  position?: Record<string, unknown> | null
  record?: string
  upto?: number | null
  moves?: string[]
  move?: string
}

/** A mutant on the map. */
export interface MutantNow {
  mutant: string
  kind: string
  space: string
  stunned?: boolean
  moved?: boolean
  attacked?: boolean
  stood_up?: boolean
  chosen?: boolean
  damage?: number
  ladder?: number | null
}

/** How a game is played; stored with its match. */
export interface NeuroshimaTerms {
  game: 'neuroshima'
  mode?: string
  board?: number
  variants?: string[]
  team_health?: number
  settings?: Record<string, boolean | string>
}

/** How somebody wants to play.

    Teams are the first and third seat against the second and fourth; where one plays against two, it is the
    first. A seat leads an army, by its key, or "random". */
export interface NeuroshimaWish {
  game: 'neuroshima'
  mode?: string
  board?: 19 | 37 | null
  variants?: string[]
  team_health?: 15 | 20
  settings?: Record<string, boolean | string>
}

/** What a legal move promises; chances are those of the dice as they fall, see Preview. */
export interface Odds {
  move: string
  price: number
  dice: number
  one: number
  two: number
  skull: number
  mean: number
  kills: number
  stuns: number
  order: number
  chaos: number
}

/** What legal moves promise, in the order asked for. */
export interface OddsAnswer {
  is: 'odds'
  odds: Odds[]
}

/** An officer to choose. */
export interface OfficerSheet {
  officer: string
  hp: number
  ability: string
}

/** How the game ended; without winners and a side it is a draw. */
export interface OutcomeSight {
  winners: number[]
  reason: string
  phrase: Phrase
  side?: string
}

/** SVG for the board. */
export interface Overlay {
  is: 'links'
  overlay: string
}

/** For whom an own match that is being played waits. */
export interface OwnTurn {
  is_yours: boolean
  is_awaited: boolean
  since: number
  left?: number | null
}

/** How many games call. */
export interface OwnTurns {
  awaited: string[]
}

/** An officer or the ally. */
export interface PersonNow {
  person: string
  seat: number | null
  space: string | null
  hp: number
  most_hp: number
  ap: number
  pool: number
  spent: number
  steps: number
  ladder: number | null
  active: boolean
  done: boolean
  stunned: boolean
  out_of_ammo: boolean
  shield: boolean
  abilities: AbilityNow[]
  equipment: Record<string, number>
}

/** One phase of a battle, ready to be played back. */
export interface PhaseShow {
  initiative: number
  lines: BattleLine[]
  actors: string[]
  overlay: string
  counts: string
  units: UnitSight[]
  health: number[]
}

/** A text of the Fluent files with its arguments, which may be phrases themselves. */
export interface Phrase {
  is: 'phrase'
  id: string
  args?: Record<string, string | number | UnitRef | SeatRef | TileRef | Listing | Phrase>
}

/** How a puzzle is to be drawn. */
export interface PictureWish {
  lang?: 'en' | 'pl' | 'uk'
  theme?: 'dark' | 'light'
  legend?: boolean
}

/** The numbered rules, and pictures for the rules in short. */
export interface PicturedRules {
  language: string
  sections: RuleSection[]
  pictures: RulePicture[]
}

/** Are you there? */
export interface Ping {
  t: 'ping'
}

/** A finished game as one of its players remembers it. It gives nobody a seat. */
export interface PlayedGame {
  id: string
  game: string
  at: number
  result: 'drawn' | 'lost' | 'none' | 'won'
  part?: string
  way?: string
  bots?: string[]
  deeds?: Record<string, number>
}

/** One side of the table. */
export interface PlayerSight {
  army: string
  health: number
  most: number
  hand: HandTile[]
  pile: number
  remaining: Record<string, number>
  discards: string[]
  mirror?: number
  worn?: string
  terrified?: boolean
  out?: boolean
}

/** Yes. */
export interface Pong {
  t: 'pong'
}

/** Who is connected. */
export interface Presence {
  t: 'presence'
  online: boolean[]
  spectators: number
}

/** What a legal move costs and what may come of it.

    Chances are exact and those of the dice as they fall: nobody rolls again, pays for skulls, reacts or uses
    an ability or take that is asked for. Damage is spread so that it kills most and then stuns most; who
    leaves a space takes the harm. What is drawn from a pile, and what comes after, is not foreseen. */
export interface Preview {
  move: string
  price: number
  dice: number
  results: Result[]
  kills: number
  stuns: number
  order: number
  chaos: number
  targets: TargetPreview[]
  harm: HarmPreview[]
  reactions: ReactionPreview[]
  asks: string[]
}

/** What a legal move costs and what may come of it. */
export interface PreviewAnswer {
  is: 'preview'
  preview: Preview
}

/** All that is known of somebody's finished games. */
export interface Profile {
  results: Results
  wins: Streak
  days: Streak
  games: GameProfile[]
  recent: RecentGame[]
  achievements: AchievementView[]
  brought: number
  unread: number
}

/** The file in which somebody takes their games along. */
export interface ProfileFile {
  kind: 'ashfall profile'
  version: number
  name?: string
  games: PlayedGame[]
}

/** The board after some moves, before the battle. */
export interface PuzzleBoard {
  sight: Sight
  moves: string[]
  lines: EventLine[]
  turn: number
  left: number
  can_fight: boolean
}

/** A day of the calendar on which somebody has solved the puzzle of that day. */
export interface PuzzleDay {
  date: string
  key: string
  is_clean: boolean
  counts: boolean
}

/** Let the battle begin after these moves. */
export interface PuzzleFight {
  moves?: string[]
  is_training?: boolean
}

/** The text of a puzzle file. */
export interface PuzzleFile {
  text: string
}

/** One of three hints: the idea, then a tile, then its hex. */
export interface PuzzleHint {
  step: number
  phrase: Phrase
  tile?: string
  hex?: string
}

/** Solutions that are the same in essence. */
export interface PuzzleIdea {
  moves: string[]
  titles: Phrase[]
  solutions: number
  sight: Sight
}

/** A puzzle in the list of all. It tells nothing of its solutions. */
export interface PuzzleInfo {
  game: string
  key: string
  number: number
  title: Record<string, string>
  story: Record<string, string>
  difficulty: number
  themes: string[]
  rating: number
  parts: string[]
  goal?: string
  maker?: string
}

/** What came of a move: the board, or why it is not allowed and the board as it was. */
export interface PuzzleLook {
  board: PuzzleBoard
  clause?: string
  reason?: Phrase | null
}

/** What somebody has done with one puzzle. */
export interface PuzzleMark {
  key: string
  tries: number
  is_solved: boolean
  is_clean: boolean
}

/** The moves of an attempt, those of the opponent included. */
export interface PuzzleMoves {
  moves?: string[]
}

/** What is known of one person; the same for somebody new, with nothing in it. */
export interface PuzzleProgress {
  rating: number
  deviation: number
  streak: number
  best_streak: number
  days: PuzzleDay[]
  marks: PuzzleMark[]
  rush_best: number
  rushes: number
}

/** What the solver found out about a puzzle that somebody makes. */
export interface PuzzleProof {
  is_whole: boolean
  is_solvable: boolean
  solutions: number
  ideas: PuzzleIdea[]
  fewer: boolean
  sample: boolean
  positions: number
  seconds: number
  difficulty: number
}

/** What came of an attempt, with the answers that are worst for the solver. */
export interface PuzzleResult {
  is_solved: boolean
  reasons: Phrase[]
  hexes: string[]
  battle: BattleShow | null
  sight: Sight
  position: Record<string, unknown> | null
  mark: PuzzleMark
  rating: number
  gain: number
  streak: number
  next: string
}

/** All shipped puzzles of a game in their order, and the one of today. */
export interface PuzzleShelf {
  date: string
  today: string
  puzzles: PuzzleInfo[]
}

/** All that solves a puzzle; only for those who have solved it or given it up. */
export interface PuzzleSolutions {
  solutions: number
  positions: number
  ideas: PuzzleIdea[]
}

/** What everybody together has done with a puzzle. */
export interface PuzzleStatistic {
  people: number
  solved: number
  first: number
  rating: number
}

/** What somebody has done with the puzzles of a game. */
export interface PuzzleSummary {
  rating: number
  deviation: number
  days: Streak
  solved: number
  tried: number
  rush_best: number
}

/** The puzzle of the day, and whether the person who asks has solved it. */
export interface PuzzleToday {
  date: string
  info: PuzzleInfo
  streak: number
  is_solved: boolean
}

/** A puzzle as somebody gets it who wants to solve it. */
export interface PuzzleView {
  info: PuzzleInfo
  seat: number
  goal: Phrase
  count: Phrase
  use: number
  is_exact: boolean
  turns: number
  offer: HandTile[]
  reply: HandTile[]
  board: PuzzleBoard
  position: Record<string, unknown>
  statistic: PuzzleStatistic
  text: string
}

/** A card of AutoDoc's queue. */
export interface QueuedNow {
  card: string
  marker: string | null
  new: boolean
}

/** Something to which Doctor Zero may react, whatever he holds. */
export interface ReactionPreview {
  trigger: string
  chance: number
  cards: string[]
}

/** A game in the list of the last ones. */
export interface RecentGame {
  id: string
  game: string
  at: number
  result: 'drawn' | 'lost' | 'none' | 'won'
  part?: string
  way?: string
  bots?: string[]
  deeds?: Record<string, number>
  is_here?: boolean
  is_brought?: boolean
}

/** Where a record is found. */
export interface RecordKey {
  id: string
}

/** A record to be kept under a short address. */
export interface RecordWish {
  text: string
}

/** The command or question was refused; nothing has changed. */
export interface Reject {
  t: 'reject'
  id: string
  code: string
  reason: string | Phrase
  clause?: string
}

/** A whole game, step by step. */
export interface Replay {
  game: 'neuroshima'
  armies: string[]
  names: string[]
  seed: string | null
  steps: ReplayStep[]
  record: string
  plain: string
}

/** Something to jump to: the table after a step. */
export interface ReplayMark {
  step: number
  kind: 'points' | 'round'
  round?: number
  side?: string
  points?: number
  total?: number
}

/** A game after one more move; the first step of a replay is the start. */
export interface ReplayStep {
  move: string
  seat: number | null
  title: Phrase | null
  lines: EventLine[]
  sight: Sight
  battle?: BattleShow | null
  comment?: Phrase | null
}

/** One thing that may come of a move. */
export interface Result {
  chance?: number
  dice?: string[]
  hits?: number
  damage?: Record<string, number>
  killed?: string[]
  stunned?: string[]
  hurt?: Record<string, number>
  fallen?: string[]
  healed?: Record<string, number>
  ap?: Record<string, number>
  civilians?: string[]
  attack?: number
  order?: number
  chaos?: number
  happens?: string[]
  winner?: string
}

/** How games ended. */
export interface Results {
  games?: number
  won?: number
  lost?: number
  drawn?: number
}

/** What a finished game came to, counted from its events. */
export interface Review {
  seats: SeatReview[]
  names: string[]
  board: number
  most: number
  is_scored: boolean
  first: number
  turns: number
  starts: number[]
  last_phase: number | null
  health: HealthPoint[]
  battles: ReviewBattle[]
  turning: TurningPoint | null
  judged: number[]
  record: string
}

/** A battle from its start to its end. */
export interface ReviewBattle {
  step: number
  turn: number
  seat: number
  cause: string
  before: number[]
  after: number[]
  lost: number[]
}

/** A shot, melee or welding with dice, from its target to its damage. */
export interface RollNow {
  person: string
  purpose: string
  space: string | null
  step: string
  hits: number | null
  needed: number | null
}

/** The numbered rules of a game. */
export interface RuleBook {
  language: string
  sections: RuleSection[]
}

/** One numbered sentence of the rules, in Markdown. */
export interface RuleClause {
  id: string
  text: string
  heading?: string
}

/** A small position that shows a rule. */
export interface RulePicture {
  id: string
  hexes: string[]
  sight: Sight
  overlay: string
}

/** A chapter of the numbered rules. */
export interface RuleSection {
  id: string
  title: string
  clauses: RuleClause[]
}

/** As many puzzles as possible in a few minutes. The server keeps the time. */
export interface Rush {
  id: string
  seconds: number
  score: number
  mistakes: number
  most_mistakes: number
  is_over: boolean
  key: string
  best: number
  solved: string[]
  failed: string[]
}

/** An attempt in a rush: every fight counts. Skipping is a mistake. */
export interface RushAnswer {
  moves?: string[]
  key: string
  skip?: boolean
}

/** What came of an attempt in a rush. */
export interface RushVerdict {
  is_solved: boolean
  rush: Rush
  solution: string[]
}

/** Somebody who plays has said something; it is not kept. */
export interface Said {
  t: 'said'
  seat: number
  what: 'again' | 'bye' | 'face_angry' | 'face_laugh' | 'face_sad' | 'face_smile' | 'face_think' | 'face_wow' | 'hello' | 'luck' | 'moment' | 'nice' | 'oops' | 'played' | 'thanks'
}

/** A puzzle that somebody made is kept. */
export interface SavedPuzzle {
  id: string
}

/** A ready phrase or a face for everybody at the table; each reads it in their own language. */
export interface Say {
  t: 'say'
  id: string
  what: 'again' | 'bye' | 'face_angry' | 'face_laugh' | 'face_sad' | 'face_smile' | 'face_think' | 'face_wow' | 'hello' | 'luck' | 'moment' | 'nice' | 'oops' | 'played' | 'thanks'
}

/** A seat of a match. */
export interface SeatInfo {
  who: 'bot' | 'empty' | 'person'
  part: string
  name?: string
  guest?: string
  bot?: string
  online?: boolean
  leader?: number
  kept?: boolean
}

/** A side, named by its army. */
export interface SeatRef {
  is: 'seat'
  seat: number
}

/** One seat. */
export interface SeatReview {
  army: string
  side: number
  tiles: TileTally[]
  battles: number
  destroyed: number
  lost: number
}

/** Who shall sit here.

    ``me`` is the one who asks, ``local`` somebody else at the same screen, ``link`` a friend who gets the
    link, ``open`` anybody. With ``ally`` whoever sits on the other seat of the team leads this part as well. */
export interface SeatWish {
  who: 'ally' | 'bot' | 'link' | 'local' | 'me' | 'open'
  part?: string
  bot?: string
}

/** Something that a player chooses once a game is over, for the next one of its series. */
export interface SequelChoice {
  seat: number
  about: string
  options: string[]
  chosen?: string
}

/** Everything that one seat, or a spectator, may know of a game at one moment. */
export interface Sight {
  game: 'neuroshima'
  decision: DecisionSight | null
  outcome?: OutcomeSight | null
  legal?: string[]
  answers?: Answer[]
  board: number
  mode: string
  variants: string[]
  sides: number[]
  players: PlayerSight[]
  units: UnitSight[]
  turn: number
  turn_number: number
  situations: ('last_turns' | 'overtime' | 'terror' | 'unlucky_draw')[]
}

/** Look at such a table; ``seats`` see their moves, all if left out. */
export interface SightWish {
  position?: Record<string, unknown> | null
  record?: string
  upto?: number | null
  moves?: string[]
  seats?: number[] | null
}

/** How often in a row, until now and at most. */
export interface Streak {
  now: number
  best: number
}

/** Something about the match changed that is not the game: offers, names, status. */
export interface TableNews {
  t: 'table'
  info: MatchInfo
  clocks?: ClockState | null
}

/** Such a table after all its moves. */
export interface TableSight {
  sight: Sight
  moves: string[]
  title: Phrase | null
  titles: Phrase[]
  lines: EventLine[]
  battle: BattleShow | null
  record: string
  position: Record<string, unknown> | null
}

/** A position file or a record, and moves from there on. Nothing of it is kept. */
export interface TableWish {
  position?: Record<string, unknown> | null
  record?: string
  upto?: number | null
  moves?: string[]
}

/** A take of the row. */
export interface TakeNow {
  take: string
  dead: boolean
  clapper: boolean
}

/** What a mutant has to expect. */
export interface TargetPreview {
  mutant: string
  killed: number
  stunned: number
  damage: number
}

/** A bot is at work; share 0 to 1 of its time. */
export interface Thinking {
  t: 'thinking'
  seat: number
  share: number
}

/** A tile of a side. */
export interface TileRef {
  is: 'tile'
  owner: number
  tile: string
}

/** A tile as printed, for the army pages. */
export interface TileSheet {
  tile: string
  kind: string
  count: number
  name: Record<string, string>
  help: Record<string, string>
  drawing: string
  turns: boolean
  instant: string
  starts: boolean
  card: Card
  tags: string[]
}

/** What all tiles of a kind did for a seat, instants too. */
export interface TileTally {
  tile: string
  drawing: string
  damage: number[]
  kills: number
  absorbed: number
  saved: number
  lost: number
}

/** How good a bot thinks a game is, at the start of a turn. */
export interface TurnChance {
  turn: number
  step: number
  chance: number
}

/** A question of the game about the table after the moves of an attempt. */
export interface TurnQuestion {
  moves?: string[]
  what: string
  move?: string
  about?: Record<string, string | number | string[]>
}

/** The turn by which the game changed most in favour of those who won it. */
export interface TurningPoint {
  turn: number
  seat: number
  start: number
  step: number
  before: number[]
  after: number[]
  moves: Phrase[]
  units: UnitSight[]
  chances: number[]
  gains: number
}

/** A unit where it stood. */
export interface UnitRef {
  is: 'unit'
  owner: number
  tile: string
  hex: string
}

/** A unit on the board with what is true of it now. */
export interface UnitSight {
  hex: string
  at: [number, number]
  owner: number
  tile: string
  facing: number
  drawing: string
  initiatives?: number[]
  wounds?: number
  health?: number | null
  netted?: boolean
  netted_by?: string | null
  net_of_steel?: boolean
  melee_bonus?: number
  ranged_bonus?: number
  helped_by?: string[]
  serves?: number | null
}

/** A unit at such a table, or a tile of a seat. */
export interface UnitWish {
  position?: Record<string, unknown> | null
  record?: string
  upto?: number | null
  moves?: string[]
  hex?: string
  tile?: string
  seat?: number
}

/** An entry of the match and what came of it. */
export interface Update {
  t: 'update'
  seq: number
  what: string
  seat: number | null
  move: string
  lines: EventLine[]
  sight: GameSight | null
  clocks: ClockState | null
  history: HistoryLine | null
  show?: GameShow | null
}

/** A vehicle on the map. */
export interface VehicleNow {
  vehicle: string
  kind: string
  spaces: string[]
  doors: string[]
  node: string | null
  cargo: Record<string, number>
  barred: boolean
  wrecked: boolean
}

/** What came of an attempt. An illegal move leaves it where it stands, and ``feedback`` says why. */
export interface Verdict {
  sight: Sight
  lines: EventLine[]
  battle: BattleShow | null
  done: boolean
  over: boolean
  feedback: Phrase | null
  clause?: string
  moves: string[]
}

/** The best way to a space, alone or with loads that stand where it begins.

    The best costs least AP, then HP, reactions and steps; one on which nobody falls comes before all others.
    Nobody reacts on it, and who leaves a space takes the harm. */
export interface Way {
  space: string
  load: string
  moves: string[]
  spaces: string[]
  price: number
  left: number
  harm: number
  reactions: number
  asks: string
  falls: boolean
}

/** Everywhere that whoever may step now can get. */
export interface WaysAnswer {
  is: 'ways'
  ways: Way[]
}

/** The whole table, sent first on every connection. */
export interface Welcome {
  t: 'welcome'
  you: Guest
  seats: number[]
  info: MatchInfo
  seq: number
  sight: GameSight | null
  history: HistoryLine[]
  clocks: ClockState | null
  missed?: Update[]
  invite?: string
}

/** Why a move is not legal; None if it is. */
export interface WhyNot {
  is: 'why'
  clause?: string
  reason?: Phrase | null
}

/** How often the officers win an episode at one kind of table. */
export interface WinRate {
  mode: string
  officers: number
  campaign: boolean
  games: number
  won: number
  skulls: number
  is_here: boolean
}

/** What an episode has to do with a word. */
export interface WordRule {
  episode: number
  text: Phrase
  clause: string
}

/** Doctor Zero's cards. */
export interface ZeroNow {
  hand: number
  cards: string[] | null
  deck: number
  discards: string[]
}

export type FromClient = Command | Ask | Say | Ping

export type FromServer = Welcome | Update | TableNews | Presence | Said | Thinking | Ack | Reject | Answered | Pong
