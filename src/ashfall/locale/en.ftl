### Texts in English. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = HQ
kind-hq-help = The heart of an army: when its health is gone, its player is beaten. An HQ strikes every enemy next to it but never wounds another HQ.
kind-warrior = Warrior
kind-warrior-help = A unit that fights: it attacks in the battle phases of its initiative.
kind-module = Module
kind-module-help = A unit that helps others: it works all the time on the neighbours its links point at.
kind-instant = Instant
kind-instant-help = A tile that is never placed: its effect happens at once and the tile is discarded.

## Directions

direction-n = north
direction-n-short = N
direction-n-towards = to the north
direction-ne = north-east
direction-ne-short = NE
direction-ne-towards = to the north-east
direction-se = south-east
direction-se-short = SE
direction-se-towards = to the south-east
direction-s = south
direction-s-short = S
direction-s-towards = to the south
direction-sw = south-west
direction-sw-short = SW
direction-sw-towards = to the south-west
direction-nw = north-west
direction-nw-short = NW
direction-nw-towards = to the north-west

## Icons on a tile

icon-melee = Melee
icon-melee-help = Strikes the enemy on the neighbouring hex; each fang is one wound.
icon-ranged = Ranged
icon-ranged-help = Hits the first enemy in a straight line at any distance and flies over friends; each arrow is one wound.
icon-gauss = Gauss shot
icon-gauss-help = Wounds every enemy in a straight line once; strength bonuses do not count.
icon-friendly_fire = Friendly fire
icon-friendly_fire-help = A melee attack that strikes the neighbour whether it is an enemy or a friend, even its own HQ.
icon-armor = Armor
icon-armor-help = Shots that come in through this edge lose one wound; it works even in a net.
icon-reflection = Reflection
icon-reflection-help = An attack that comes in through this edge does no harm and hits the enemy standing right in front of the edge.
icon-nets = Net
icon-nets-help = The enemy in front of this edge can do nothing at all and cannot be moved; two nets facing each other cancel out.
icon-web = Web
icon-web-help = A net that also catches friends, even its own HQ.
icon-links = Link
icon-links-help = Points at the neighbour that receives what this tile gives.
icon-toughness = Toughness
icon-toughness-help = Each heart lets the unit survive one more wound; wounds stay after the battle.
icon-initiative = Initiative
icon-initiative-help = The battle phase in which the unit attacks; higher numbers go first, and two numbers mean two attacks.
icon-agony = Agony
icon-agony-help = When the unit is destroyed in a battle phase, it attacks in that same phase, unless it attacks then anyway.
icon-health = Health
icon-health-help = What an HQ has left; at zero it is destroyed.

## Abilities of units

ability-mobility = Mobility
ability-mobility-help = Once in each of its owner's turns it may move to an empty neighbouring hex, turn, or both.
ability-rotation = Rotation
ability-rotation-help = Once in each of its owner's turns it may turn in place.
ability-push_back = Push Back
ability-push_back-help = Once in each of its owner's turns it may push a neighbouring enemy one hex away; the pushed side picks the hex.
ability-explosion = Explosion
ability-explosion-help = Instead of attacking it may explode: 1 wound to every neighbour, friends and HQs too, and it is gone for good.
ability-net_of_steel = Net of Steel
ability-net_of_steel-help = In its owner's turn, for 1 health of the HQ, it puts the single Net of Steel on any enemy unit except an HQ; it comes back when that unit leaves the board or this HQ is netted.
ability-execution = Execution
ability-execution-help = When placed it may take the hex of an enemy unit other than an HQ for 1 health of its own HQ; that unit is discarded and nothing can save it.
ability-replacement = Replacement
ability-replacement-help = In its owner's turn it may be discarded from the board to make room for a unit from the hand, even under Terror.
ability-lair = Lair
ability-lair-help = The guard starts next to its HQ and is destroyed at once whenever it is not next to it.
ability-flying = Flying
ability-flying-help = Melee attacks do not wound it, unless it is netted; everything else does.
ability-scavenger = Scavenger
ability-scavenger-help = After each battle it may go to any empty hex and turn, unless it is netted.

## What modules and HQs give

effect-melee = Melee strength
effect-melee-help = Linked units strike harder in melee.
effect-ranged = Shot strength
effect-ranged-help = Linked units shoot harder; Gauss shots do not change.
effect-initiative = Initiative
effect-initiative-help = Linked units act in an earlier phase, or in a later one if it is a penalty.
effect-medic = Medic
effect-medic-help = Takes all wounds of one attack or instant for a linked unit, and is destroyed.
effect-extra_attack = Extra attack
effect-extra_attack-help = Linked units attack once more, in the first free phase below their highest initiative; never below phase 0.
effect-scoper = Takeover
effect-scoper-help = A linked enemy module works for this side instead of its own.
effect-double_move = Double move
effect-double_move-help = Every move of a friendly unit may cover up to two hexes, anywhere on the board.
effect-mobility = Transport
effect-mobility-help = Each linked unit may once in its owner's turn move one hex, turn, or both.
effect-quartermaster = Weapon swap
effect-quartermaster-help = Once in a battle a linked unit may turn a melee attack of one edge into a shot of equal strength, or a shot into melee.
effect-grab = Grab
effect-grab-help = Each linked unit may once in its owner's turn pull an enemy that stands exactly two hexes away next to itself.
effect-free_net_of_steel = Free Net of Steel
effect-free_net_of_steel-help = While it stands and is not netted, throwing the Net of Steel costs no health.

## Instants

instant-battle = Battle
instant-battle-help = Starts a battle and ends the turn; not allowed once any player has drawn the last tile.
instant-move = Move
instant-move-help = One of your units moves to an empty neighbouring hex, turns, or both.
instant-push_back = Push Back
instant-push_back-help = One of your units pushes a neighbouring enemy, HQs too, one hex away; the pushed side picks the hex and may not turn.
instant-air_strike = Air Strike
instant-air_strike-help = 1 wound to every unit except HQs on a hex and its six neighbours, your own too; all seven hexes must lie on the board.
instant-grenade = Grenade
instant-grenade-help = Destroys one enemy unit, not an HQ, next to your HQ; your HQ must not be netted.
instant-sniper = Sniper
instant-sniper-help = 1 wound to any enemy unit except an HQ.
instant-terror = Terror
instant-terror-help = In their next turn opponents may not place units; instants and abilities still work.
instant-grab = Grab
instant-grab-help = One of your units pulls an enemy that stands exactly two hexes away, HQs too, next to itself; the pulled side picks the hex and may turn.
instant-hunt = Hunt
instant-hunt-help = One of your units may move and turn, then may attack at once through one edge.

## Counted things

count-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Why a move is refused

refusal-setup = The HQs, and the unit that starts beside one, are placed before the first turn.
refusal-redraw-first = First keep or redraw the drawn tiles.
refusal-discard-first = First discard one of the drawn tiles.
refusal-step-first = First take or refuse the second step of the moved unit.
refusal-displace-first = First choose where the pushed or pulled unit goes.
refusal-hunt-first = First strike with the hunting unit, or stay.
refusal-medic-first = First decide which Medic takes the wounds.
refusal-battle-first = A battle is being fought; first answer what it asks.
refusal-scavenge-first = First let the Scavengers move, or stay.
refusal-give-first = First choose who gets the point.
refusal-over = The game is over.
refusal-not-in-hand = This tile is not in your hand.
refusal-no-more-uses = No more tiles may be used in this turn.
refusal-keep-the-rest = With reinforcements the other tiles are kept, not discarded.
refusal-instant-not-placed = An instant is played, never placed.
refusal-terror = Under Terror no unit may be placed.
refusal-occupied = The hex is occupied.
refusal-no-ability = The unit does not have this ability.
refusal-no-enemy = No enemy unit stands there.
refusal-hq-immune = This cannot be done to an HQ.
refusal-cannot-pay = The HQ has too little health to pay for it.
refusal-hq-netted = Your HQ is netted.
refusal-not-your-unit = No unit of yours stands there.
refusal-ally = An ally's unit cannot be used or moved.
refusal-netted = The unit is netted.
refusal-used = The unit has used this ability in this turn already.
refusal-too-far = The hex is too far away.
refusal-not-linked = No free module gives this to the unit.
refusal-victim-netted = The enemy unit is netted and cannot be moved.
refusal-not-adjacent = The enemy unit does not stand next to yours.
refusal-not-two-away = The enemy unit does not stand exactly two hexes away.
refusal-no-room = No free hex is left for the enemy unit.
refusal-net-lies = The Net of Steel lies on another unit.
refusal-last-tile-drawn = No battle may be started once a player has drawn the last tile.
refusal-edge-of-board = The hex and all its six neighbours must lie on the board.
refusal-no-effect = The tile would have no effect there.
refusal-not-now = This cannot be done now.

## What happens

event-turn_started = Turn { $number }: { $seat }.
event-drew = { $seat } drew { $tile }.
event-discarded =
    { $cause ->
        [mandatory] { $seat } had to discard one tile: { $tile }.
        [unlucky] { $seat } put { $tile } away.
       *[other] { $seat } discarded { $tile }.
    }
event-redrew = { $seat } put an unlucky draw away and drew again.
facing-ending =
    { $facing ->
        [none] { "" }
       *[other] , facing { $facing }
    }
event-placed =
    { $cause ->
        [execution] { $unit } takes the hex of an executed enemy{ facing-ending }.
        [replacement] { $unit } takes the place of a friend{ facing-ending }.
       *[other] { $unit } is placed{ facing-ending }.
    }
event-played = { $seat } played { $tile }.
event-moved =
    { $how ->
        [push] { $by } pushes { $before } to { $hex }.
        [grab] { $by } pulls { $before } to { $hex }{ facing-ending }.
        [turn] { $before } turns to face { $facing }.
        [scavenger] { $before } flies to { $hex }{ facing-ending }.
       *[go] { $before } moves to { $hex }{ facing-ending }.
    }
event-paid =
    { $cause ->
        [execution] { $seat } paid 1 health for the execution; { $health } left.
       *[other] { $seat } paid 1 health for the Net of Steel; { $health } left.
    }
event-terrified = { $seat } may not place units in the next turn.
event-netted =
    { $how ->
        [steel] { $unit } is caught in the Net of Steel.
       *[net] { $unit } is netted by { $by }.
    }
event-freed = { $unit } is free of nets.
event-net_thrown = { $seat } threw the Net of Steel on { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] The Net of Steel leaves { $unit }: the HQ of { $seat } is netted.
        [eliminated] The Net of Steel leaves { $unit }: { $seat } lost the HQ.
       *[other] The Net of Steel comes back to { $seat }: { $unit } has left the board.
    }
event-battle_started =
    { $cause ->
        [tile] { $seat } started a battle.
        [full_board] The board is full: battle.
        [final] The last tile is drawn and everybody has played: the Final Battle.
        [overtime] The last battle after extra turns.
       *[position] A battle.
    }
event-phase_started = Phase { $initiative }
attack-ending =
    { $cause ->
        [agony] , in agony
        [extra_attack] , once more
       *[other] { "" }
    }
event-attacked =
    { $kind ->
        [melee] { $source } strikes { $towards }, strength { $strength }{ attack-ending }.
        [both] { $source } strikes and shoots { $towards }, strength { $strength }{ attack-ending }.
        [gauss] { $source } fires its Gauss cannon { $towards }{ attack-ending }.
        [friendly_fire] { $source } strikes friend or foe { $towards }, strength { $strength }{ attack-ending }.
       *[ranged] { $source } shoots { $towards }, strength { $strength }{ attack-ending }.
    }
event-idle = { $source } finds nobody to hit.
event-converted =
    { $into ->
        [melee] { $source } turns its shot { $towards } into a strike.
       *[ranged] { $source } turns its strike { $towards } into a shot.
    }
event-exploded = { $source } explodes.
event-missed =
    { $reason ->
        [netted] { $source } is netted by { $target } and does not attack.
        [netted_by_steel] { $source } lies under the Net of Steel and does not attack.
        [late] { $source } does not attack: its initiative is now that of a phase already over.
        [no_target] { $source } finds nobody { $towards }.
        [armor] The armor of { $target } stops { $source }.
        [flying] { $target } flies out of reach of { $source }.
        [hq] { $source } does not hurt { $target }: an HQ never wounds an HQ.
        [thrown_armor] The armor of { $target } stops the thrown-back attack.
        [thrown_flying] { $target } flies out of reach of the thrown-back attack.
        [thrown_hq] The thrown-back attack does not hurt { $target }: an HQ never wounds an HQ.
        [declined] { $source } does not attack once more.
       *[void] { $target } turns the attack of { $source } away.
    }
event-armor_held = The armor of { $target } takes { $amount } off the shot of { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } reflects the attack of { $source } onto { $struck }.
        [itself] { $unit } throws the attack of { $source } back at it.
       *[away] { $unit } reflects the attack of { $source } into the void.
    }
event-wound =
    { $kind ->
        [melee] { $source } strikes { $target }: { count-wounds }.
        [both] { $source } strikes and shoots { $target }: { count-wounds }.
        [gauss] The Gauss shot of { $source } hits { $target }: { count-wounds }.
        [friendly_fire] { $source } strikes { $target }: { count-wounds }.
        [explosion] The blast of { $source } hits { $target }: { count-wounds }.
        [instant] { $target } is hit: { count-wounds }.
       *[ranged] { $source } shoots { $target }: { count-wounds }.
    }
event-thrown_back =
    { $how ->
        [itself] { $unit } throws the attack of { $source } back at it: { count-wounds }.
       *[other] { $unit } throws the attack of { $source } back at { $target }: { count-wounds }.
    }
event-absorbed =
    { $kind ->
        [thrown] { $medic } takes the thrown-back hit for { $target } ({ count-wounds }).
        [instant] { $medic } takes the hit for { $target } ({ count-wounds }).
       *[other] { $medic } takes the hit of { $source } for { $target } ({ count-wounds }).
    }
event-removed =
    { $cause ->
        [explosion] { $unit } is gone.
        [medic] { $unit } dies for the saved unit.
        [execution] { $unit } is executed.
        [replacement] { $unit } leaves the board.
        [lair] { $unit } dies away from its HQ.
        [eliminated] { $unit } leaves the board with its army.
       *[wounds] { $unit } is destroyed.
    }
event-health_lost = { $unit } loses { $amount } health; { $health } left.
event-eliminated = { $seat } lost the HQ: out of the game.
event-scored =
    { $amount ->
        [one] { $seat } scored { $amount } point; now { $points }.
       *[other] { $seat } scored { $amount } points; now { $points }.
    }
event-battle_ended = The battle is over.
event-turn_ended = { $seat } ended turn { $number }.
event-game_over = The game is over.

## Who must choose, and what

decision-setup = { $seat }: set up your army.
decision-redraw = { $seat }: only instants were drawn. Keep them or draw again?
decision-discard = { $seat }: discard one tile.
decision-turn = { $seat }: your turn.
decision-step = { $seat }: a second step for { $units }?
decision-displace = { $seat }: where does { $units } go?
decision-hunt = { $seat }: does { $units } strike?
decision-scavenge = { $seat }: does a Scavenger move?
decision-give = { $seat }: which opponent gets the point for the hit on your HQ?
decision-medic = { $seat }: which Medic takes which hit ({ $units })?
decision-clown = { $seat }: attack or explode ({ $units })?
decision-quartermaster = { $seat }: change the weapon of { $units }?
decision-extra_attack = { $seat }: does { $units } attack once more?

## Moves

move-keep = Keep the tiles
move-redraw = Put them away and draw again
move-place = Place { $tile } on { $hex }{ facing-ending }
move-execute = Execute { $target } with { $tile }{ facing-ending }
move-replace = Replace { $unit } by { $tile }{ facing-ending }
move-mobility = Move { $unit } to { $goal }{ facing-ending }
move-rotate = Turn { $unit } to face { $facing }
move-transport = { $module } carries { $unit } to { $goal }{ facing-ending }
move-push = { $unit } pushes { $target }
move-grab = { $unit } pulls { $target }
move-net = Throw the Net of Steel on { $target }
move-discard = Discard { $tile }
move-end = End the turn
move-stay = Do nothing
move-step = Go on to { $goal }{ facing-ending }
move-to = Go to { $goal }
move-to-facing = Go to { $goal }{ facing-ending }
move-strike = { $unit } strikes { $towards }
move-attack = { $unit } attacks
move-explode = { $unit } explodes
move-skip = { $unit } does not attack once more
move-plain = { $unit } attacks without a change
move-convert-melee = { $unit } turns its strike { $towards } into a shot
move-convert-ranged = { $unit } turns its shot { $towards } into a strike
move-heal = { $medic } takes the hit of { $source } for { $unit }
move-heal-instant = { $medic } takes the hit for { $unit }
move-scavenge = { $unit } flies to { $goal }{ facing-ending }
move-give = A point for { $seat }
move-waste = Use { $tile } without effect
move-play-battle = Play { $tile }
move-play-move = Play { $tile }: { $unit } to { $goal }{ facing-ending }
move-play-push_back = Play { $tile }: { $unit } pushes { $target }
move-play-air_strike = Play { $tile } around { $hex }
move-play-grenade = Play { $tile } on { $target }
move-play-sniper = Play { $tile } on { $target }
move-play-terror = Play { $tile }
move-play-grab = Play { $tile }: { $unit } pulls { $target }
move-play-hunt = Play { $tile }: { $unit } to { $goal }{ facing-ending }

## How a game ends

outcome-won = { $seat } won: { $reason }.
outcome-won-together = { $seats } won together: { $reason }.
outcome-drawn = A draw: { $reason }.
reason-hq_destroyed = HQ destroyed
reason-health = more health at the end
reason-points = the most points
reason-draw = nobody is ahead
reason-shared = nobody else is ahead
reason-deadlock = the board is full and battles change nothing any more

## Ways to play

mode-duel = Duel
mode-duel-about = One against one.
mode-ffa = Free-for-all
mode-ffa-about = The last HQ standing wins.
mode-points = Points
mode-points-about = Wounds on HQs score. Play to 20.
mode-one_vs_two = One against two
mode-one_vs_two-about = 20 health against twice 13.
mode-teams = Teams
mode-teams-about = Two against two, shared bonuses.
variant-tactical_start = Tactical start
variant-tactical_start-about = The first player begins with three tiles, discards one and may use one.
variant-reinforcements = Reinforcements
variant-reinforcements-about = Six tiles in front of you instead of three; you use up to two in a turn.
side-team = Team { $side }
side-single = The one
side-pair = The two

## States of a unit

state-netted = in a net

## Words of the command line

cli-help-about = Neuroshima Hex in the browser and in the terminal, Hard City in the terminal: play, replay games, measure bots.
cli-help-more = "ashfall COMMAND --help" tells more about a command.
cli-help-commands = Commands
cli-help-version = show the version and leave
cli-help-help = show this help and leave
cli-help-lang = language of the texts: en, pl or uk (default: that of the system)
cli-help-json = print JSON
cli-help-game = which game, neuroshima or hardcity; each has options of its own, shown by --help after its name
cli-help-table-armies = keys of the armies, one for each seat, such as moloch,borgo
cli-help-seed = number that the shuffling follows (default 0)
cli-help-svg = write the drawing to this file
cli-help-battle = fight one battle from a position
cli-help-battle-file = a position file, or - for standard input
cli-help-battle-jsonl = one position a line on standard input, one result a line on standard output
cli-help-battle-choose = who answers where the rules let a player choose: the first legal move, or the answer that leaves its side best off when the rest is answered by first moves
cli-help-replay = replay a record and show where it leads
cli-help-replay-file = a record in JSON or plain text, or - for standard input
cli-help-replay-at = stop after this many moves
cli-help-show = draw a position or the end of a record
cli-help-show-file = a position or record file, or - for standard input
cli-help-sim = play many games without a display and count
cli-help-sim-games = how many games (default 100)
cli-help-sim-seats = bots with their options, one for each seat, such as rush,search:iterations=200 or random,./my_bot.py (default: random everywhere)
cli-help-sim-table-armies = keys of the armies, one for each seat; where none are given, all 36 pairs in turn in duels, else a new draw for each game
cli-help-modes = how the game is played:
cli-help-board = hexes of the play area, 19 or 37 (default: as many as the armies need; 37 is for four to six)
cli-help-variants = variants that are played, with commas between them:
cli-help-set = a setting of the rules, such as team_hq_health=20, may be given several times; "ashfall list neuroshima" shows them all
cli-help-bench = measure the speed of the rules and the bots on one core
cli-help-bench-seconds = time for one measurement (default 1)
cli-help-list = armies, tiles, modes, players and settings; for hardcity episodes, officers and players
cli-help-play = a game in the terminal
cli-help-play-seed = number that the shuffling follows (default: a new one every time)
cli-help-play-seats = who plays: human, a bot with its options, or the file of a bot such as ./my_bot.py; default
cli-help-play-load = go on from a record or position file
cli-help-play-save = write the record of the game to this file when it ends or is left
cli-help-play-cores = how many processes a bot may use to think, for its moves and for hints (default 1)
cli-help-play-quick = do not wait for Enter during battles
cli-help-play-estimates = show what bots think of their chances
cli-left = Left on the board
cli-nobody-left = nobody
cli-health = { $seat } HQ { $health }
cli-choice = Answer: { $move }
cli-no-phase = Nobody acts in this battle.
cli-undecided = The game is not over; to move: { $seat }.
cli-moves-made = Moves made: { $count }
cli-turn = Turn { $number }, { $seat } to move
cli-hand = Hand
cli-nothing = nothing
cli-pile = Pile
cli-points = { $points } points
cli-out = out
cli-side = side { $side }
cli-armies = Armies
cli-modes = Modes
cli-mode-fact = { $mode }: armies { $seats }, hexes { $boards }
cli-variants-fact = variants: { $variants }
cli-players = Players
cli-bot-options = options: { $options }
cli-bot-unlimited = thinks up to { $seconds } s a move unless iterations or seconds say otherwise
cli-settings = Settings
cli-setting-default = default { $value }, ruling { $ruling }
cli-games = Games
cli-wins = Wins
cli-share = Share
cli-seat = Seat
cli-army = Army
cli-draws = Draws
cli-shared = Shared victories
cli-reasons = How they ended
cli-average-moves = Moves a game
cli-speed = Games a second
cli-unfinished = Stopped at the limit of moves
cli-bench-random_games_per_s = Random games a second
cli-bench-battles_per_s = Battles a second
cli-bench-copies_per_s = Copies of a state a second
cli-bench-moves_per_s = Random moves a second
cli-bench-import_s = Seconds to import the rules
cli-bench-search = Search iterations a second
cli-bench-greedy = Moves that greedy weighs a second
cli-bench-greedy-decisions = Decisions of greedy a second
cli-bench-compiled = Rules compiled
cli-bench-cores = Cores of this machine
cli-bench-python = Python
cli-yes = yes
cli-no = no

## Bots

bot-random = Makes any legal move.
bot-rush = Attacks whatever can be attacked and looks no further than its own move.
bot-greedy = Makes the move that leaves it best off, and looks through the battle that could start now.
bot-search = Looks ahead as far as its budget allows; the options say how long and how it judges positions.
bot-recruit = For first games: looks one move ahead like the veteran, but errs very often.
bot-soldier = Looks one move ahead like the veteran, but errs often.
bot-sergeant = Looks one move ahead like the veteran, but errs now and then.
bot-veteran = Looks one move ahead, through the battle that could start then, and does not err in its choice.
bot-captain = Searches a little further: sixteen ways in which the game could go on.
bot-warlord = Searches for up to a second a move, as far as it gets in that time.

## Arena

cli-help-arena = let bots play against each other and tell how sure it is who is stronger
cli-help-arena-bots = two or more bots with their options, such as rush,search:iterations=200 or greedy,./my_bot.py
cli-help-arena-games = how many games every two bots play (default 84; with --sprt at most 20000)
cli-help-arena-sprt = stop as soon as it is clear whether the first bot is LO or HI Elo stronger than the second
cli-help-arena-table-armies = keys of the armies that fight all games, one for each seat (default: every two armies in turn; in other modes than duels drawn anew for each round)
cli-help-arena-workers = how many processes play (default: one for each core)
cli-help-arena-journal = keep every finished game in this new file
cli-help-arena-resume = go on with the games of this journal
cli-help-arena-ray = play on the Ray cluster at this address; "local" starts one here
cli-help-arena-report = write a report with tables and plots to this file
arena-bot = Bot
arena-bots = Bots
arena-opponent = Opponent
arena-losses = Losses
arena-score = Score
arena-superiority = Sure
arena-superiority-long = likelihood that the first bot is the stronger one
arena-time = Time a move
arena-mean = Mean
arena-slowest = Slowest
arena-ladder = Ladder
arena-rating = Rating
arena-ratings = Ratings with 95 % intervals
arena-won = Victories
arena-any-bot = any bot
arena-pairs-head = Pairs by points of the first bot
arena-pairs-caption = The last five columns count pairs of games by the points of the first bot.
arena-lead-stronger = { $one } is stronger than { $two }: { $elo } Elo, from { $low } to { $high } with 95 % confidence.
arena-lead-perfect = { $one } took every point from { $two } and is stronger by more than { $elo } Elo with 95 % confidence.
arena-lead-open = These games do not show who is stronger, { $one } or { $two }.
arena-lead-many = { $bot } leads the ladder.
arena-incomplete = Not all games have been played.
arena-verdict-h0 = H0 accepted: { $low } Elo explains the games better than { $high }
arena-verdict-h1 = H1 accepted: { $high } Elo explains the games better than { $low }
arena-verdict-open = no decision yet between { $low } and { $high } Elo
arena-interrupted = Stopped. Every finished game is kept; go on with:
arena-report = Arena report
arena-title-two = { $one } against { $two }
arena-title-many = { $count ->
    [one] { $count } bot against each other
   *[other] { $count } bots against each other
}
arena-ladder-first = First of the ladder
arena-pairs = { $count ->
    [one] in { $count } pair
   *[other] in { $count } pairs
}
arena-strength = Strength
arena-anchor = Elo with 95 % intervals; { $bot } is 0.
arena-llr = Log likelihood ratio of the test (LLR)
arena-axis-pairs = pairs of games
arena-axis-points = points of { $bot } in a pair
arena-axis-moves = moves
arena-running = Elo difference while the games went on, with its 95 % band
arena-pair-scores = Results of pairs
arena-matches = Matches
arena-armies-of = { $bot }, by own army and enemy army
arena-own-enemy = own / enemy
arena-all-enemies = all
arena-grid-key = Share of points, 95 % interval, number of games. ▲ and ▼: the whole interval lies above or below 50 %.
arena-balance = Share of points by army
arena-balance-note = All bots together, games of an army against itself left out. 95 % intervals.
arena-games-and-time = Games and time
arena-lengths = Length of games
arena-time-note = Logarithmic. Box: the middle half of the games; line in it: the median; cross: the slowest move; figure: the mean.
arena-settings = How it was played
arena-seed = Seed
arena-matchups = Armies
arena-command = Command
arena-notes = How to read it
arena-note-pairs = Games come in pairs. Both games of a pair have the same shuffled piles and the same armies at the same seats; the bots change seats. So each bot gets both sides of the same luck.
arena-note-elo = Elo and its interval come from the results of whole pairs, because the two games of a pair depend on each other. A difference of 100 Elo promises 64 % of the points, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = With more than two bots the ladder is one fit over all games (Bradley and Terry), in which every two bots that met are given one win each on top.
arena-note-rounds = Games come in rounds. All games of a round have the same shuffled piles and the same armies at the same seats; the bots move on by one side from game to game, so that each of them leads every side once.
arena-note-ratings = Ratings are those of openskill (Plackett and Luce), from 25 on, with their standard deviation. Who wins is first in a game, the others follow by health or points. A victory that several share counts in parts.
arena-city-lead = How often the officers win, by episode, mode and number of officers.
arena-city-balance = Balance
arena-city-share = Games that the officers won, by table
arena-note-city = Every game of a table follows from the seed and its number; the same number has the same seed at every table. The first bot leads the officers, the last one Doctor Zero. Games that end with the last round are nobody's.
arena-note-city-pairs = Games come in pairs. Both games of a pair have the same seed at the same table; the bots change sides, so each of them leads the officers once and Doctor Zero once. A game that nobody wins is half a point for both.

## Playing in the terminal

play-first-army = First army
play-second-army = Second army
play-too-narrow = The board needs { $needed } columns, this terminal has { $width }.
play-army-of = Army of player { $number }
play-number = Number or key of an army:
play-random-army = any
play-ask = Number or move (? for help):
play-ask-hex = Hex ({ $hexes }), < to go back:
play-ask-any-hex = One of the hexes in brackets, < to go back:
play-ask-facing = Facing, < to go back:
play-ask-direction = Direction, < to go back:
play-enter = Enter to go on
play-unclear = "{ $text }" is neither a choice nor a move here; ? shows help.
play-undone = Taken back: { $move }
play-nothing-to-undo = There is nothing to take back.
play-saved = Saved: { $file }
play-not-saved = Not saved: { $problem }
play-log-empty = Nothing has happened yet.
play-no-tile = No tile is called "{ $name }" here.
play-bye = Goodbye.
play-thinks = { $seat }: thinking
play-estimate = { $seat }: the bot puts its chances at { $share }.
play-rescue = "save FILE", "undo" or "quit":
play-hint = What the bot { $bot } would do
play-help =
    Type the number of a choice, then a hex such as C3 and a facing 0 to 5 (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW).
    A whole move works too: place hybrid C2 3. Every legal move is listed by: moves
    undo          take your last move back
    help TILE     what a tile does, by key, name or hex
    hint          ask a bot for good moves
    log           what has happened
    save FILE     write the game (JSON, or plain text if FILE ends in .txt)
    quit          leave
play-legal = Legal moves
play-legend =
    On a tile: *1 strikes, an arrow shoots, a double arrow is a Gauss shot, !1 strikes friend or foe,
    # nets, = armor, ~ reflects, + link. Below the name: i initiative, h hearts left, NET in a net.
play-group-place = Place { $tile }
play-group-execute = Execute with { $tile }
play-group-play = Play { $tile }
play-group-discard = Discard a tile
play-group-replace = Replace { $unit }
play-group-mobility = Move { $unit }
play-group-rotate = Turn { $unit }
play-group-transport = Carry { $unit }
play-group-push = { $unit } pushes
play-group-grab = { $unit } pulls
play-group-net = Throw the Net of Steel
play-group-step = Take the second step
play-group-to = Choose a hex
play-group-strike = Strike
play-group-scavenge = { $unit } flies

## Training

cli-help-train = teach the bots to judge positions, by games of the learner against itself
cli-help-train-out = folder for the result; one that holds an unfinished training of the same kind goes on with it
cli-help-train-games = how many games to learn from
cli-help-train-seed = number that all chance follows
cli-help-train-batch = games that are played before anything is learned from them
cli-help-train-decay = how far a result is carried back to earlier positions, 0 to 1
cli-help-train-rate = size of the steps
cli-help-train-heat = how often a worse move is tried
cli-help-train-moves = how many moves, drawn at random, a player looks at
cli-help-train-settled = share of the games after which the result is the mean of all weights, 0 to 1
cli-help-train-check = games between two points of the learning curve
cli-help-train-pairs = pairs of games against the hand-made value for each point
cli-help-train-workers = how many processes play (default: one for each core); the result does not depend on it
cli-train-resumed = { $count ->
    [one] Going on after { $count } game.
   *[other] Going on after { $count } games.
}
cli-train-running = { $speed } games/s, score { $score }
cli-train-point = { $count ->
    [one] After { $count } game: { $score } % of the points against the hand-made value, error { $error }.
   *[other] After { $count } games: { $score } % of the points against the hand-made value, error { $error }.
}
cli-train-interrupted = Stopped. What was learned up to the last checkpoint is kept; go on with:
cli-train-done = Written: { $weights } and { $curve }.
cli-train-curve-title = Learning curve
cli-train-curve-score = Share of points against the hand-made value
cli-train-curve-error = Mean squared error of the predicted results
cli-train-curve-games = games learned from

## Help cards

card-both = { $one } { $two }
card-value = { $name } { $value }
card-share = { $name } { $value } of { $most }
card-points-help = Wounds on the HQs of opponents score. An HQ cannot be destroyed here; it strikes every enemy next to it but never wounds another HQ.
card-attack = { $kind } { $strength }, { $where }
card-edges = { $kind }, { $where }
card-all-sides = on all six sides
card-towards = to the { $directions }
card-printed = Printed { $printed }; { $changes }.
card-change = { $amount } from { $unit }
card-change-attack = one more attack from { $unit }
card-acts =
    { $count ->
        [one] Acts in phase { $phases }.
        [2] Attacks twice, in phases { $phases }.
       *[other] Attacks { $count } times, in phases { $phases }.
    }
card-higher-first = Higher phases come first.
card-not-below-zero = Initiative never falls below 0.
card-no-phase-left = Below phase 0 nothing is left for another attack.
card-no-initiative = No initiative
card-no-initiative-help = It never attacks.
card-netted = In a net
card-netted-help = Held by { $units }. It cannot attack, help or be moved; armor and toughness still count.
card-netted-idle = In a net it does not act.
card-under-net-of-steel = Wherever it goes, it cannot attack, help or be moved; armor and toughness still count.
card-not-netted = Not while it is netted.
card-aims = Aims at { $targets }.
card-aims-nobody = Nobody to hit there now.
card-aims-netted = Out of the net it would aim at { $targets }.
card-aims-nobody-netted = It is netted, and nobody to hit stands there.
card-hit = { $unit } ({ count-wounds })
card-hit-armor = { $unit } ({ count-wounds }, armor takes { $armor })
card-hit-joined = { $unit } (together with the blow)
card-hit-mirror = { $unit } ({ count-wounds }, thrown back by { $mirror })
card-hit-none =
    { $reason ->
        [armor] { $unit } (armor stops it)
        [flying] { $unit } (flies out of reach)
        [hq] { $unit } (an HQ never wounds an HQ)
       *[void] { $unit } (turns the attack away)
    }
card-holds = Holds { $units }.
card-holds-nobody = Nobody is caught now.
card-nets-cancel = Cancels out with the nets of { $units }.
card-nets-nothing = It is netted itself and holds nobody.
card-links-enemy-help = Points at the neighbour, an enemy, on which this tile works.
card-faster = Linked units act earlier in the battle.
card-slower = Linked enemies act later in the battle.
card-reaches = Now: { $units }.
card-reaches-nobody = Now: nobody.
card-no-use = No use to { $units }.
card-gives-nothing = In a net it gives nothing.
card-helps-nobody = Taken over, it helps nobody.
card-works-for = Now it works for { $seat }.
card-taken-over = Taken over
card-taken-over-help = { $units } makes it work for { $seat }.
card-granted-medic = { $units } can take all wounds of one attack for it.
card-granted-mobility = { $units } may carry it one hex, turn it, or both, once a turn.
card-granted-grab = Thanks to { $units } it may pull an enemy from two hexes away, once a turn.
card-granted-quartermaster = Thanks to { $units } it may turn a blow into a shot or a shot into a blow, once in a battle.
card-used = Used in this turn.
card-ready = Ready now.
card-no-way = There is no way to use it now.
card-two-hexes = Up to two hexes, thanks to { $units }.
card-when-placed = Only at the moment when it is placed.
card-net-lies = Now it lies on { $unit }.
card-net-free = Free of charge, thanks to { $units }.
card-no-toughness = No toughness
card-no-toughness-help = One wound destroys it.
card-wounds = { $count } of { $most } wounds
card-next-wound = The next wound destroys it.

## What a battle would do

forecast-hit = { $source } hits { $target }
forecast-hit-itself = { $target } is hit by its own attack
forecast-absorbed = { $source } hits { $target }, { $medic } takes it
forecast-reflected = { $target } turns the attack of { $source } back
forecast-netted = { $source } is netted
forecast-late = { $source } is too late
forecast-explosion = { $source } explodes
forecast-lair = { $source } has lost its HQ
forecast-destroyed = destroyed
forecast-lost = -{ $count }
forecast-no-harm = no harm
forecast-no-attack = no attack
forecast-medic-lost = { $medic } lost
forecast-assumed = { $seat }: { $answer }
forecast-change = In a battle after this move { $changes }.
forecast-now-destroyed = { $units } would fall too
forecast-now-kept = { $units } would survive
forecast-now-health = { $seat } would have { $health } health instead of { $instead }
forecast-now-points = { $seat } would have { $health } points instead of { $instead }
forecast-result = In this battle { $changes }.
forecast-falls = { $units } would fall
forecast-nothing = Nobody would be hit.
forecast-no-change = A battle after this move would end like one before it.
forecast-no-move = This is no move.

## Filters of the army pages

tag-melee = Melee
tag-ranged = Shots
tag-strong = Strength 2 or more
tag-friendly_fire = Hurts friends
tag-fast = Initiative 3 or more
tag-twice = Attacks twice
tag-agony = Agony
tag-net = Nets
tag-armor = Armor
tag-reflection = Reflection
tag-toughness = Toughness
tag-mobility = Moves or turns
tag-ability = Other abilities
tag-boost = Helps friends
tag-hinder = Hinders enemies
tag-medic = Medic

## Battle playback

battle-title = Battle
battle-told = What happens
battle-phases = Phases of the battle
battle-phase = Phase { $initiative }
battle-at-once = all at once
battle-attacks =
    { $count ->
        [0] nobody hit
        [one] { $count } attack
       *[other] { $count } attacks
    }
battle-nothing = Nobody can do anything in this phase.
battle-controls = Playback
battle-play = Play
battle-pause = Pause
battle-back = One step back
battle-forward = One step on
battle-key-play = Play or pause
battle-key-forward = One step on; with Shift one phase
battle-key-back = One step back; with Shift one phase
battle-speed = Speed
battle-skip = Skip to result
battle-again = Watch again
battle-continue = Continue
battle-show = Show on the board: { $what }
battle-result = Result of the battle
battle-open = The battle goes on as soon as a question is answered.
battle-lost =
    { $count ->
        [0] No unit lost
        [one] { $count } unit lost
       *[other] { $count } units lost
    }
battle-side-words = { $side }: health from { $before } to { $after }. { battle-lost }.
battle-side-points = { $side }: points from { $before } to { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } to its strikes, helped by { $units }
battle-bonus-ranged = +{ $count } to its shots, helped by { $units }

## Serving the browser client

cli-help-serve = the web server: play in a browser, alone, with friends or against bots
cli-help-serve-host = address to listen at (default 127.0.0.1: only this machine; 0.0.0.0: everybody who can reach it)
cli-help-serve-port = port to listen at (default 8000; 0: any free one)
cli-help-serve-db = where games are kept: a SQLite file, or a URL such as postgresql://user@host/name (default: ashfall/ashfall.db in the user's data folder, which is $XDG_DATA_HOME or ~/.local/share)
cli-help-serve-log = write a line for each request to the error output
cli-serve-ready = Ashfall is at { $address } (Ctrl-C ends it)

## Browser: clocks

web-clock-none = No clock
web-clock-move =
    { $minutes ->
        [0] { $seconds } s a decision
       *[other] { $minutes } min a decision
    }
web-clock-bank = { $minutes } min + { $seconds } s

## Browser: first page

web-home-title = Pick your moment. Win the battle.
web-home-lead = Neuroshima Hex is a fast duel on nineteen hexes: place units, turn them well, and pick the moment of the battle. Free, no account, right here.
web-play-now = Play now
web-play-against = against
web-play-level = Level of the bot
web-play-armies = random armies, about 15 minutes
web-play-friend = Play a friend
web-play-more = More ways to play
web-first-time = New here? Learn it in seven short steps
web-continue = Your games
web-continue-waiting = Waiting for players
web-continue-playing = In progress
web-continue-go = Continue
web-continue-open = Open
web-continue-replay = Replay
web-continue-more = More of your games
web-result-won = You won
web-result-lost = You lost
web-result-drawn = Draw
web-result-over = Finished
web-versus = against
web-lobby = Open tables
web-lobby-join = Join
web-lobby-empty = Nobody is waiting right now. Open a table and others will see it here.
web-lobby-make = Open a table
web-watch = Being played
web-watch-go = Watch
web-watch-empty = No public games at the moment.
web-row-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-seat-open = open seat
web-seat-anybody = Guest
web-learn = Learn and look around
web-learn-steps = First steps
web-learn-steps-about = Seven short exercises on real positions.
web-learn-armies = The six armies
web-learn-armies-about = Every tile and every icon explained.
web-learn-analysis = Analysis board
web-learn-analysis-about = Set up any position, ask the bot, fight the battle.
web-learn-replay = Open a game
web-learn-replay-about = Watch a saved game move by move.

## Browser: levels of the bots

level-recruit = Recruit
level-recruit-about = For your first games. Makes many mistakes.
level-soldier = Soldier
level-soldier-about = Knows the basics, often slips.
level-sergeant = Sergeant
level-sergeant-about = A fair opponent. Slips now and then.
level-veteran = Veteran
level-veteran-about = Looks through the next battle and takes what you leave.
level-captain = Captain
level-captain-about = Plans a few moves ahead.
level-warlord = Warlord
level-warlord-about = The strongest. Thinks for up to a second.
level-strength = Strength { $number } of { $most }

## Browser: new game

web-new = New game
web-new-mode = Way to play
web-new-players = Players
web-new-board = Board
web-new-hexes = { $hexes } hexes
web-new-board-large = From five players on, the large board with 37 hexes is used.
web-new-health = Health of each HQ
web-new-who = Opponent
web-new-others = The others
web-new-seats = Seats
web-new-seat = Seat { $number }
web-new-seat-who = Who plays here
web-new-seat-army = Army
web-new-seat-done = Done
web-new-me = You
web-new-me-about = Sit here
web-new-bot = Bot
web-new-bot-about = Six levels
web-new-link = Friend
web-new-link-about = By a link
web-new-local = Same screen
web-new-local-about = One device for all
web-new-open = Anybody
web-new-open-about = Open table
web-new-ally = Ally
web-new-ally-about = Leads both armies
web-new-ally-mine = You lead it too
web-new-ally-theirs = Led by the ally
web-new-level = Level
web-new-mine = Your army
web-new-theirs = Opponent’s army
web-new-first-army = First player’s army
web-new-second-army = Second player’s army
web-new-random = Random
web-new-not-there = Not on 37 hexes
web-new-not-there-about = { $army } cannot be played on 37 hexes. A random army takes its place.
web-new-starts = Who begins
web-new-starts-random = Draw lots
web-new-starts-first = You
web-new-starts-second = Opponent
web-new-starts-one = First player
web-new-starts-two = Second player
web-new-order = Order of play
web-new-order-listed = As listed
web-new-clock = Time to think
web-new-clock-none = No limit
web-new-clock-own = Own setting
web-new-clock-kind = Clock
web-new-clock-kind-move = For each decision
web-new-clock-kind-bank = For the whole game
web-new-clock-minutes = Minutes
web-new-clock-seconds = Seconds
web-new-clock-increment = Extra seconds after each turn
web-new-listed = Show in the lobby
web-new-listed-about = Others can find this game and watch it.
web-new-casual = Battle forecast
web-new-casual-about = All players may see what a battle would do if it came now. Against bots alone, any move can be taken back.
web-new-start = Start the game
web-new-start-link = Make the link
web-new-start-open = Open the table

## Browser: settings

web-set-profile = You
web-set-name = Your name
web-set-name-help = Others see it at the table. 1 to 24 characters.
web-set-save = Save
web-set-saved = Saved
web-set-look = Look
web-set-theme = Theme
web-set-theme-system = As the device
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-language = Language
web-set-language-system = As the browser
web-set-table = At the table
web-set-forecast = Battle forecast
web-set-forecast-help = Shows on the board what a battle would do now, where the game allows it.
web-set-names = Names on tiles
web-set-names-help = Every unit on the board carries its name.
web-set-confirm = Confirm moves
web-set-confirm-help = A move is made only after a second click or Enter.
web-set-handover = Hand-over card
web-set-handover-help = At one screen it says whose turn it is and what has happened.
web-set-battle = Battles
web-set-speed = Speed of the playback
web-set-motion = Less motion
web-set-motion-help = Nothing flies or fades. Your device may ask for this too.
web-set-sound = Sounds
web-set-sound-help = A few quiet ones: placing, hits, your turn.
web-set-sound-try = Listen
web-set-here = All of this is kept in this browser only.

## Browser: waiting room

web-wait-link-title =
    { $count ->
        [one] Invite your friend
       *[other] Invite your friends
    }
web-wait-link-text =
    { $count ->
        [one] Send this link. The game begins as soon as your friend opens it and joins.
       *[other] Send this link to everybody. The game begins as soon as all have joined.
    }
web-wait-open-title = Your table is open
web-wait-open-text = Everybody can see it in the lobby. You can also send the link to someone.
web-wait-seated-title = You have a seat
web-wait-seated-text = The game begins as soon as everybody is here.
web-wait-link = Link to this game
web-wait-copy = Copy
web-wait-copied = Link copied
web-wait-share = Share
web-wait-share-text = A game of Neuroshima Hex?
web-wait-waiting =
    { $count ->
        [one] Waiting for one more player…
       *[other] Waiting for { $count } more players…
    }
web-wait-keep = Keep this page open. We will call you when the game begins.
web-wait-here = here
web-wait-away = away
web-wait-cancel = Cancel the game
web-wait-cancelled = The game was cancelled.
web-wait-leave = Give the seat back
web-wait-left = You have given the seat back.
web-wait-joined = Everybody is here.
web-join-title = { $name } invites you
web-join-seat = There is a seat for you
web-join-text =
    { $count ->
        [one] One click and the game begins.
       *[other] The game begins as soon as everybody is here.
    }
web-join-go = Join the game
web-join-random = A random army
web-join-yours = Your seat
web-join-settings = Other rules: { $settings }
web-wait-none-title = You need the link
web-wait-none-text = This game waits for someone who was sent a link. Ask for it, or start a game of your own.

## Browser: frame

web-home-link = Ashfall, to the first page
web-skip = Skip to the content
web-nav = Pages
web-nav-home = Play
web-nav-learn = Learn
web-nav-armies = Armies
web-nav-rules = Rules
web-nav-analysis = Analysis
web-nav-settings = Settings
web-close = Close
web-health = Health { $health } of { $most }
web-points = Points { $points } of { $most }
web-keys = Keys
web-keys-page = On this page
web-keys-everywhere = Everywhere
web-keys-help = Show the keys
web-key-space = Space
web-key-up = Up arrow
web-key-down = Down arrow
web-key-left = Left arrow
web-key-right = Right arrow
web-lost-title = Nothing here
web-lost-text = This address leads nowhere. The game may have been cancelled, or the link is incomplete.
web-lost-home = To the first page
web-out-title = The server does not answer
web-out-text = Your games are safe. We try again every few seconds.
web-retry = Try again
web-out-short = No connection. Trying again…
web-problem = That did not work: { $reason }
web-problem-offline = The server cannot be reached. Please try again in a moment.
web-problem-too_fast = That was a little fast. Please wait a moment.
web-problem-busy = The bots are busy. Please try again in a moment.
web-problem-many_games = Too many of your games are going on at the same time. Finish one of them first.
web-problem-storage = The server could not read or save this. Nothing has changed; please try again.
web-problem-failed = Something went wrong on the server. It has been noted there.
web-problem-not_found = There is nothing here. Perhaps it was cancelled, or the link is incomplete.
web-problem-begun = The game has begun already.
web-problem-no_seat = There is no free seat for you. Seats that are kept for a friend need the link.
web-problem-not_owner = Only the one who made this game can do that.
web-problem-not_over = The game is not over yet.
web-problem-over = The game is over here: there is no move left to find.
web-problem-bad_name = A name needs 1 to 24 readable characters.
web-problem-too_large = That is too large to be sent.

## Lessons

lesson-try-again = Not yet. Take it back and try another way.
lesson-place-battle-first = Place the tile first. The battle then begins by itself.
lesson-board = The board and how to win
lesson-board-about = Place your HQ, watch a battle, bring the enemy HQ down.
lesson-board-closing = Take the health of the enemy HQ down to 0, or have more health than it has at the end. Everything else serves that.
lesson-board-hq = Two armies fight over 19 hexes. You lead Moloch, the machines. Every game begins the same way: place your HQ on any hex.
lesson-board-hq-hint = Choose the HQ below the board, then a hex, then confirm. Any hex will do.
lesson-board-hq-done = Your HQ stands, with 20 health. In a real game your opponent would now place theirs. Whoever loses all health is beaten.
lesson-board-watch = Units do nothing on their own: they wait for a battle. Your Hornet stands before the Borgo HQ, and a Borgo Mutant stands before yours. Play the Battle tile and watch.
lesson-board-watch-hint = Choose the Battle tile below the board and confirm.
lesson-board-watch-done = Both attacked in phase 2: the Borgo HQ lost 2 health, yours lost 1. In phase 0 the HQs struck every enemy next to them, and both attackers are gone.
lesson-board-no-battle = Only the Battle tile starts a battle here. Take the move back and play it.
lesson-board-win = The Borgo HQ has 3 health left. Your Hornet will strike it for 2, your Hybrid will shoot it for 1. Play Battle and win.
lesson-board-win-hint = Your attackers already stand right. Nothing has to be placed: play the Battle tile.
lesson-board-win-done = The Borgo HQ is destroyed, and you have won. If both HQs stand until the tiles run out, a last battle is fought; then more health wins.
lesson-place = Placing and turning
lesson-place-about = Where a unit stands, and where it points, decides whom it strikes.
lesson-place-closing = A fang strikes only the hex that it points at. Once placed, a unit neither moves nor turns unless something lets it.
lesson-place-bite = The white fangs are melee: each one is a wound to the enemy on the neighbouring hex that it points at. Place the Hornet so that both its fangs bite the Borgo HQ. The battle then begins by itself.
lesson-place-bite-hint = Choose a hex next to the Borgo HQ on C2. Then turn the Hornet with the round handles, the wheel or the keys Q and E until its fangs point at the HQ.
lesson-place-bite-done = Two fangs, two wounds: 20 became 18. In phase 0 the HQ struck back. Every HQ strikes the enemies on all six sides, but it comes last.
lesson-place-bite-far = Melee reaches only the neighbouring hex. Place the Hornet right next to the HQ.
lesson-place-bite-away = The Hornet stands right, but its fangs point elsewhere. Turn it towards the HQ before you confirm.
lesson-place-three = The Hunter-Killer has fangs on four edges. Place it so that it destroys all three Mutants at once.
lesson-place-three-hint = Only one hex touches all three: C3. Turn the tile until its fangs point at C2, D2 and C4.
lesson-place-three-done = All three at once, and none of them struck back: the Hunter-Killer is faster. More about that soon.
lesson-place-three-turn = That is the right hex, but not every Mutant has a fang before it. Turn the tile until all three are covered.
lesson-place-three-where = From there it cannot reach all three. Look for the one hex that touches them all.
lesson-shoot = Shooting
lesson-shoot-about = Shots fly in straight lines, over friends, to the first enemy.
lesson-shoot-closing = Before you place a shooter, follow its line to the end. Before you end your turn, follow the lines of the enemy.
lesson-shoot-line = An arrow is a shot: it flies straight ahead, any distance, and hits the first enemy on its line. It passes over your own units. Destroy the Officer on C1 with your Hybrid.
lesson-shoot-line-hint = Mutants cover the Officer on both sides. But no enemy stands between C5 and C1, and your own Blocker does not stop your shot.
lesson-shoot-line-done = The Officer is destroyed. Your own Blocker would never have been in the way: shots fly over friends.
lesson-shoot-line-empty = The arrow meets nobody. Follow the line from its tip: the Officer has to be the first enemy on it.
lesson-shoot-line-first = A shot stops at the first enemy on its line, and that was not the Officer. Find a line without a Mutant before it.
lesson-shoot-shield = Now the other way round: the Assassin on C1 aims at your HQ. Place the Blocker so that your HQ loses nothing.
lesson-shoot-shield-hint = Put it anywhere between the Assassin and your HQ: C2, C3 or C4. Its two hearts let it survive two wounds.
lesson-shoot-shield-done = The Blocker caught the shot. Where its armored edge faces the shooter, it is not even scratched.
lesson-shoot-shield-open = The shot still reaches your HQ. The Blocker has to stand on its line, between C1 and C5.
lesson-initiative = Initiative
lesson-initiative-about = The higher number strikes first, and whoever is destroyed strikes no more.
lesson-initiative-closing = Of every enemy near your units, ask who strikes first. Equal numbers strike together, and HQs usually come last, in phase 0.
lesson-initiative-first = The number on a unit is its initiative. Battles count down: 3 before 2 before 1. The Brawler on C2 will strike your HQ for 2 in phase 2. Stop it before it strikes. Which unit do you choose, the Hornet or the Hunter-Killer?
lesson-initiative-first-hint = The Hornet has initiative 2, like the Brawler; the Hunter-Killer has 3. Place the faster one next to C2 with a fang towards it.
lesson-initiative-first-done = Destroyed in phase 3, before its own phase came. Your HQ is unhurt.
lesson-initiative-first-same = Same number, same moment: in phase 2 both struck at once. The Brawler fell, but your HQ lost 2. You need a higher initiative.
lesson-initiative-first-miss = The Brawler struck in phase 2. Place the Hunter-Killer next to C2 so that one of its fangs points at it.
lesson-initiative-slow = Your Protector aims at the Borgo HQ, but shoots only in phase 1. The Brawler on D3 would destroy it in phase 2. Save the Protector with your Hybrid.
lesson-initiative-slow-hint = The Hybrid has initiative 3. Give it a line to D3, for instance from D1 facing south.
lesson-initiative-slow-done = The Hybrid removed the Brawler in phase 3, so the Protector lived to shoot in phase 1.
lesson-initiative-slow-lost = The Brawler struck the Protector in phase 2. The Hybrid has to shoot the Brawler on D3 before that.
lesson-nets = Nets
lesson-nets-about = A netted unit can do nothing at all.
lesson-nets-closing = A net is often worth more than an attack, above all on an HQ. Destroy, push away or net the netter, and its victim is free.
lesson-nets-catch = The mesh on an edge is a net: the enemy in front of it cannot attack, move or help anybody. Your Net Fighter has two nets side by side. Catch both attackers of your HQ.
lesson-nets-catch-hint = Look for the hex that touches both C2 and D2: it is D1. Turn the nets towards them.
lesson-nets-catch-done = Both were caught, so neither struck. Nets work at once and all the time, on HQs too.
lesson-nets-catch-one = One is caught, but the other strikes your HQ. Find the hex that touches both, and turn a net to each.
lesson-nets-catch-none = The nets hold nobody. They work only on the neighbouring hexes that they point at.
lesson-nets-free = Borgo has netted your Hornet, which stands ready before their HQ. Use the Hybrid to free it in time.
lesson-nets-free-hint = The net comes from the Net Fighter on B3. Shoot it in phase 3, and the Hornet is free in phase 2.
lesson-nets-free-done = The Net Fighter fell in phase 3 and its net with it; the Hornet struck in phase 2.
lesson-nets-free-held = The Hornet was still netted when its phase came. Shoot the Net Fighter on B3: it has to fall before that.
lesson-modules = Modules and links
lesson-modules-about = Modules do not fight. They make others better.
lesson-modules-closing = A module is worth as much as the units that it serves. Your enemy knows that too: modules are the first targets.
lesson-modules-scout = The arms of a module are its links: whoever stands on the hex that a link points at gets what the module gives. In phase 2 your Hornet and the Mutant would destroy each other. Link the Scout to the Hornet so that it acts one phase earlier.
lesson-modules-scout-hint = Place the Scout next to the Hornet on C3 and turn it until the round end of an arm touches the Hornet. Its number then becomes 3.
lesson-modules-scout-done = With initiative 3 the Hornet struck before the Mutant, and it lives.
lesson-modules-scout-far = A link reaches only the neighbouring hex. Place the Scout next to the Hornet.
lesson-modules-scout-link = The Scout stands beside the Hornet, but no link points at it. Turn the Scout.
lesson-modules-both = HQs help too: yours makes its neighbours shoot 1 stronger, and so does the Officer on its links. Place the Hybrid where both help it, and take 3 health from the Borgo HQ.
lesson-modules-both-hint = The hex has to touch your HQ on C4 and lie on a link of the Officer on B2. That is C3. Shoot north from there.
lesson-modules-both-done = 1 printed, 1 from the Officer, 1 from the HQ. Bonuses add up.
lesson-modules-both-miss = The shot does not hit the Borgo HQ. The HQ has to lie on the line of the arrow.
lesson-modules-both-one = Only one of the two helps there: 2 wounds. Look for the hex that touches your HQ and lies on a link of the Officer.
lesson-modules-both-none = A hit, but without any help: 1 wound. Look for the hex that touches your HQ and lies on a link of the Officer.
lesson-modules-medic = The Net Fighter on C3 will strike your netted HQ for 3. A Medic takes all wounds of one attack for a unit on its links, and dies for it. Link it to your HQ.
lesson-modules-medic-hint = Place the Medic next to your HQ on C4 and turn one of its links towards the HQ.
lesson-modules-medic-done = The Medic took the whole blow and left the board. Your HQ lost nothing.
lesson-modules-medic-link = Your HQ was hit: no link of the Medic points at it.
lesson-turn = A whole turn
lesson-turn-about = Draw three, discard one, use two, and know when to fight.
lesson-turn-closing = A battle also starts when the board is full, and once more at the very end. If you draw nothing but instants, you may put them away and draw again. Now you know enough for your first game.
lesson-turn-whole = In a turn you draw up to three tiles, discard one, and use or keep the others. The Borgo HQ has 2 health left, and your Hornet stands beside it but looks the wrong way. Win in this turn.
lesson-turn-whole-hint = Discard the Blocker. Play Move on the Hornet: it stays where it is and turns to the HQ on C2. Then play Battle.
lesson-turn-whole-done = Discard, Move, Battle: a whole turn, and the game is yours.
lesson-turn-whole-no-move = Without the Move the Hornet cannot turn. Take the discard back.
lesson-turn-whole-no-battle = Without the Battle tile nobody strikes in this turn. Take the discard back.
lesson-turn-whole-early = The battle is over and the Borgo HQ still stands. The Hornet has to look at it before the battle starts.
lesson-turn-whole-away = Your turn is over and the Borgo HQ still stands. First Move, then Battle.
lesson-turn-wait = You have drawn Battle, Hybrid and Blocker. Look at the forecast: a battle now would cost your HQ 3 health and Borgo nothing. So not now. Discard a tile, then use the other two so that a battle would cost you nothing.
lesson-turn-wait-hint = Discard the Battle. The Hybrid can shoot the Brawler on C3 in phase 3, for instance from C1 facing south. The Blocker on D3 catches the shot of the Assassin.
lesson-turn-wait-done = Well judged. Your turn is over without a battle, and one would now cost you nothing.
lesson-turn-wait-fought = Your HQ lost more than the enemy. Play a Battle tile when the forecast is on your side.
lesson-turn-wait-hybrid = You need the Hybrid: nothing else stops the Brawler before it strikes. Take the discard back.
lesson-turn-wait-blocker = You need the Blocker against the shot of the Assassin. Take the discard back.
lesson-turn-wait-hurt = Your turn is over, but a battle would still hurt your HQ. Both the Brawler and the Assassin have to be stopped.

## Replays

replay-title = Replay
replay-context = Replay: { $one } against { $two }
replay-context-many = Replay: { $sides }
replay-loading = The game is being fetched.
replay-board = Board of the replay
replay-tile = What the tile does
replay-left = { $count } left
replay-used = { $count } used
replay-log = Moves
replay-no-moves = No move has been made in this game.
replay-setup = Set-up
replay-turn = Turn { $number } · { $side }
replay-moves = Move
replay-step = Move { $ply } of { $count }
replay-battle-at = Watch the battle at move { $ply }
replay-chart = Health over the game.
replay-chart-points = Points over the game.
replay-chart-side = { $side }: from { $before } to { $after }.
replay-controls = Go through the game
replay-back = One move back
replay-forward = One move on
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-previous-battle = Previous battle
replay-next-battle = Next battle
replay-watch = Watch the battle
replay-key-forward = One move on; with Shift one turn
replay-key-back = One move back; with Shift one turn
replay-key-start = To the start
replay-key-end = To the end
replay-key-battle = Watch the battle of this move
replay-key-leave = Back to the board
replay-share = Copy a link to this move
replay-copied = The link to this move is copied.
replay-files = Save and share
replay-address = Link to this move
replay-download-json = Record as JSON
replay-download-text = Record as plain text
replay-seed = Seed of the game: { $seed }
replay-open = Open a record
replay-open-help = Choose a record file, or drop it anywhere on this page, to watch the game.
replay-drop = Drop a record or a position here
replay-too-large = { $name } is too large for a record.
replay-to-table = To the table
replay-continue = Play on from here
replay-analyse = Analyse from here
replay-opponent = Opponent
replay-against-bot = A bot
replay-against-bots = Bots
replay-one-screen = On one screen
replay-my-side = I play
replay-level = Level
replay-new-luck = The tiles still to be drawn are shuffled anew: they come in another order than in this game.
replay-over = The game is over at this move. Go back to an earlier one and play on from there.
replay-start = Play on

## Guided games

guide-outpost = The ring around the HQ
guide-outpost-about = Outpost shoots, Hegemony strikes and nets. Ten turns until a single fast shot opens everything.
guide-outpost-0 = Outpost plays Hegemony. Outpost is good at shooting and moving, Hegemony at striking hard from close by. Both HQs have 20 health, and Outpost begins.
guide-outpost-1 = Outpost puts its HQ in the middle. There it can help units on all six sides, and it can be attacked from all six.
guide-outpost-2 = Hegemony chooses the corner A3, with only three neighbours to guard. Whoever goes first draws a single tile in the first turn: here a Medic.
guide-outpost-3 = The Medic goes to B3. Its links point north-east, south-east and south; so for now it watches over the HQ on C3.
guide-outpost-4 = The second player draws two tiles: Move and Officer. With the Move the Hegemony HQ steps from A3 to A2.
guide-outpost-5 = The Officer on A1 has a link to B2. Whoever Hegemony places there would touch both HQs and strike harder. A threat, so far without a unit.
guide-outpost-6 = From now on every turn begins with three tiles, and one of them must go. Outpost has Move, Brawler and Annihilator, and lets the Move go.
guide-outpost-7 = Outpost takes that very hex. On B2 the Brawler points both fangs at the Hegemony HQ, and next to its own HQ it will even attack twice.
guide-outpost-8 = The Annihilator on A3 aims north, at the same HQ, for 2. Count the hexes around A2: all are taken. The Hegemony HQ cannot step away any more.
guide-outpost-9 = Hegemony has drawn Battle, Net Fighter and Runner. A battle now would only hurt its own HQ, so the Battle is discarded.
guide-outpost-10 = The Net Fighter on B1 casts its net to the south. The Brawler is caught at once and can do nothing at all.
guide-outpost-11 = The Runner on D3 points its fang at the Outpost HQ. Hegemony has nothing more to use and ends the turn.
guide-outpost-13 = Outpost has drawn Move, Battle and HMG. While the Brawler lies in a net a battle is not worth much: the Battle is discarded.
guide-outpost-14 = HQs may be moved like any unit. The Outpost HQ steps from C3 to C2, away from the fang of the Runner.
guide-outpost-15 = The HMG on C4 shoots twice in every battle, to the north-west. Its own Medic stands on that line, which does not matter: shots fly over friends, and behind it lies the Hegemony HQ.
guide-outpost-16 = Hegemony discards a Ganger and keeps Universal Soldier and Net Fighter.
guide-outpost-17 = The Universal Soldier on B4 turns to the Annihilator. It strikes and shoots through the same edge, in one attack.
guide-outpost-18 = The second Net Fighter, on C1, catches the Outpost HQ. A netted HQ gives nothing: the Brawler loses its second attack. And it cannot be moved.
guide-outpost-19 = Mobility: once a turn the Runner may go one hex and turn. It steps to C3, its fang to the north, at the HQ.
guide-outpost-20 = Outpost has drawn Commando, Scout and a second Medic. The Medic goes.
guide-outpost-21 = The Commando on E2 shoots north-west. Follow the line: D2 is empty, C2 is its own HQ, and then comes the first Net Fighter on B1.
guide-outpost-22 = The Scout on E3 is linked to the Commando and lifts its initiative to 4. Nobody on the board is faster.
guide-outpost-23 = Hegemony has drawn Ganger, Boss and Runner, and discards the Runner.
guide-outpost-24 = The Ganger on C5 aims at the HMG.
guide-outpost-25 = The Boss on D3 is linked to the Runner: initiative 3 instead of 2, and one wound more.
guide-outpost-27 = Sniper, Move, Battle: nothing but instants. Outpost could put them away and draw again, but these are the very tiles it needs, and it keeps them.
guide-outpost-28 = Still one of the three must go: the Move.
guide-outpost-29 = The Sniper wounds any enemy except an HQ, wherever it stands. The Net Fighter on C1 is gone, the Outpost HQ is free at once, and the Brawler has its second attack back. But the Brawler itself still lies in the other net.
guide-outpost-30 = Now the battle. Phase 4: the shot of the Commando destroys the Net Fighter on B1, and the Brawler is free. Phase 3: the Brawler and the Runner each take 2 from an HQ, the Medic dies for the HMG, the Annihilator falls. Phases 2 and 1: Brawler and HMG take 4 more. Phase 0: the HQs remove Brawler and Runner. Outpost leads by 18 to 14, because one fast shot came first.
guide-beasts = The law and the lair
guide-beasts-about = Beasts bite friend and foe, the Steel Police send every blow back. Eight turns, two kinds of nets, one execution.
guide-beasts-0 = Beasts play Steel Police. Most Beasts bite whoever stands before them, friends too; the police throw nets and turn attacks back. The Beasts begin.
guide-beasts-1 = The HQ of the Beasts goes to the middle. It has initiative 1, so it strikes a phase earlier than the HQs of the other armies.
guide-beasts-2 = With it comes Cerberus, placed beside the HQ. It has to stay next to it for the whole game; away from its HQ it dies at once.
guide-beasts-3 = The police choose the corner E1. The Beasts draw one tile: a Scout.
guide-beasts-4 = Cerberus may move every turn. It goes to D3 and points its two blows north-east and south-west.
guide-beasts-5 = The Scout on C4 is linked to Cerberus and lifts it to initiative 3. But C4 lies to the south-west of Cerberus, where one of its blows will land. Remember that.
guide-beasts-7 = The police have drawn two tiles. The Wardog on D1 shoots south and south-east; on the southern line stands Cerberus.
guide-beasts-8 = The Officer on C2 is linked to the Wardog: its shots now deal 2 wounds, enough for Cerberus and its single heart.
guide-beasts-10 = The Beasts have drawn Move, Acid-Spit and Bug, and let the Move go.
guide-beasts-11 = The Bug on D2 bites in three directions: the Officer, the Wardog and the police HQ. And it has Agony: if it is destroyed in a battle, it bites in that very phase.
guide-beasts-12 = The Acid-Spit on C1 aims at the Wardog beside it.
guide-beasts-14 = The police have drawn Battle, Pacifier and Judge. Two of their units are threatened, so they discard the Battle.
guide-beasts-15 = The Pacifier on B1 casts its net north-east: the Acid-Spit is caught.
guide-beasts-16 = For 1 health the police HQ throws the Net of Steel on the Bug. It reaches any enemy unit except an HQ. A netted unit does not attack, and it has no Agony either.
guide-beasts-17 = The Judge on E2 turns its mirror to the south-west, to Cerberus. It also fills the last free hex beside the police HQ.
guide-beasts-19 = The Beasts have drawn Grab, Vulture and Scrabbler, and discard the Grab.
guide-beasts-20 = The Vulture on E3 points its fang at the Judge. It flies: melee does not wound it.
guide-beasts-21 = The Scrabbler on B3 is linked to the HQ. Once a turn the HQ may now pull an enemy that stands two hexes away next to itself. For now it does not.
guide-beasts-23 = The police have drawn Predator, Officer and Sergeant; the Officer goes.
guide-beasts-24 = The Predator on A1 shoots south-east for 2. At the end of that line lies the HQ of the Beasts.
guide-beasts-25 = The Sergeant on B2 is linked to the Predator, which will attack twice now. It stands on the line of fire, but shots fly over friends.
guide-beasts-27 = Battle, Grab, Move: only instants. The Beasts put all three away and draw again: Alpha and two Swarms.
guide-beasts-28 = One of three must go: a Swarm. The other one stays in front of the player for a later turn.
guide-beasts-29 = Alpha on A2 aims at the Predator. With initiative 4 it would strike before everybody else.
guide-beasts-31 = The police have drawn Executioner, Judge and Battle, and discard the second Judge.
guide-beasts-32 = Execution: for 1 health of its HQ the Executioner is placed on the hex of an enemy. Alpha is gone, and nothing could have saved it.
guide-beasts-33 = The battle. Phase 3: Cerberus strikes the Judge and its own Scout. The mirror throws the blow back, so both Cerberus and the Scout fall. Phase 2: the Wardog destroys the netted Bug, which cannot bite; the Net of Steel returns; the Predator takes 2 from the HQ. Phase 1: the Vulture destroys the Judge, the Executioner the Scrabbler, and the HQ of the Beasts destroys Sergeant and Officer; the Predator shoots once more all the same, since everything in a phase happens at once. 16 to 18.
guide-beasts-34 = After every battle the Vulture may fly to any empty hex. It lands on E2, beside the police HQ. The Beasts are 2 health behind, but it is their turn, and a Swarm is waiting.

## At the table

server-log-begin = The game begins.
server-log-move = { $seat }: { $move }.
server-log-take-back = { $seat } took a move back.
server-log-ask-take-back = { $seat } asked to take a move back.
server-log-agree-take-back = { $seat } agreed to take the move back.
server-log-accept-take-back = { $seat } agreed: the move is taken back.
server-log-decline-take-back = { $seat } did not agree to take the move back.
server-log-offer-draw = { $seat } offered a draw.
server-log-accept-draw = { $seat } agreed to a draw.
server-log-decline-draw = { $seat } declined the draw.
server-log-resign = { $seat } resigned.
server-log-flag = { $seat } ran out of time.
server-log-claim = { $seat } claimed the win: the opponent was away for too long.
server-log-claim-bot = { $seat } did not want to wait any longer: somebody was away for too long.
server-log-taken-over = A bot plays on for { $seats }.
server-log-rematch = { $seat } would like to play again.
server-log-rematch-made = { $seat } agreed: the next game is ready.
server-reason-resigned = the opponent resigned
server-reason-agreed = everybody agreed
server-reason-time = the opponent ran out of time
server-reason-left = the opponent left
server-refused-not-seated = You are watching this game; only the players can do that.
server-refused-not-your-seat = This seat is not yours.
server-refused-not-your-turn = It is not your turn to choose.
server-refused-not-begun = The game has not begun yet.
server-refused-over = The game is over.
server-refused-not-over = The game is not over yet.
server-refused-stale = Something happened at the table in the meantime. Look again and decide anew.
server-refused-storage = The server could not save this. Nothing has changed; try again.
server-refused-id-taken = This command was used before by somebody else.
server-refused-nothing-to-take-back = You have made no move that could be taken back.
server-refused-seen = Since that move something was seen: new tiles, a battle or a move of a bot. It is taken back only in games with forecasts against bots alone.
server-refused-taken-back-enough = So much has been taken back in this game that it must go on now.
server-refused-no-offer = There is nothing to answer: the offer does not stand any more.
server-refused-out = You are out of the game; only those who still play can do that.
server-refused-asked-already = You have asked already. Ask again in your next turn.
server-refused-not-away = Nobody has been away for too long.
server-refused-rematch-made = The next game is already there.
server-refused-no-forecast = This game is played without forecasts.
server-refused-no-hint = Hints are only for games with forecasts and without a human opponent.
server-refused-busy = That was too much at once. Wait a moment.
server-refused-many-games = Too many of your games are going on at the same time. Finish one of them first.
server-refused-full = Too many people are watching this game.
server-refused-begun = The game has begun already.
server-refused-no-seat = There is no free seat for you. Seats that are kept for a friend need the link.
server-refused-not-owner = Only the one who made this game can do that.
server-refused-own-table = You made this game: cancel it if you do not want to play.
server-refused-not-found = There is no such game.

## Browser: the table

table-context = Neuroshima Hex · { $mode }, { $hexes } hexes · turn { $turn }
table-board = Board, { $hexes } hexes
table-coming = The table is being set …
table-sides = Players
table-you = You
table-name-army = { $name } · { $army }
table-watching = Watching
table-window-yours = Your turn · { $rivals }
table-bot = bot
table-bot-instead = bot, has taken over
table-away = away
table-out = out
table-points = Points
table-in-hand =
    { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
table-pile = { $count } left
table-used = { $count } used
table-after-battle = after a battle now
table-pile-label = to draw
table-used-label = used
table-clock = Time left: { $time }
table-paused = paused
table-clock-paused = The clock waits until the absent player is back.
table-piles-of = Tiles ({ $name })
table-pile-title =
    { $count ->
        [one] { $count } tile still to draw
       *[other] { $count } tiles still to draw
    }
table-pile-note = By kind; nobody knows the order.
table-used-title =
    { $count ->
        [one] { $count } tile on the discard pile
       *[other] { $count } tiles on the discard pile
    }
table-used-note = The newest first.
table-used-none = Used, destroyed and discarded tiles come here.
table-times = ×{ $count }
table-log = Log
table-log-setup = Set-up
table-log-turn = Turn { $number }
table-log-empty = Moves appear here.
table-tile = Tile
table-help = Help
table-help-empty = Point at any tile, or hold it, and its icons are explained here: what it does now, who nets it, who helps it.
table-card-count =
    { $count ->
        [one] { $count } in the army
       *[other] { $count } in the army
    }
table-card-on = on { $hex }
table-card-left = { $count } still to come
table-from = From { $hex }:
table-from-aim = From { $hex } facing { $aim }:
table-forecast = Forecast
table-forecast-now = If the battle began now
table-forecast-after = If the battle came after this
table-forecast-coming = Working it out …
table-forecast-off = This game is played without forecasts.
table-forecast-hidden = The forecast is switched off.
table-outlook = { $name } from { $before } to { $after }
table-outlook-same = { $name } still { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = no HQ would be hit
table-becomes = becomes
table-phase = Phase { $initiative }
table-assumed = Taken for granted:
table-links = Links
table-undo = Undo
table-menu = Menu
table-bar = Table
table-forecast-switch = Show what a battle would do
table-links-switch = Show nets and links
table-names-switch = Names on the tiles
table-hint = Ask a bot
table-hint-thinking = The bot is thinking …
table-hint-note = What a strong bot would do, with the chances it sees. Choose one to see it on the board.
table-hint-value = { $percent } %
table-hint-none = The bot has no advice now.
table-take-back = Take back the last move
table-offer-draw = Offer a draw
table-agree-draw = Agree on a draw
table-resign = Resign
table-resign-title = Resign this game?
table-resign-note = Your opponent wins at once.
table-resign-many = You lose, and the game is over at once.
table-resign-shared = { $name } will lose at once.
table-resign-bot = A bot takes over what you lead, and the others play on.
table-resign-bot-shared = A bot takes over for { $name }, and the others play on.
table-resign-no = Play on
table-share = Copy the link to this table
table-link-copied = Link copied. Whoever opens it may watch.
table-settings = Settings
table-seed-hash = The shuffle was fixed at the start; this is its fingerprint, the seed follows at the end: 
table-hand = Your hand
table-hand-of = Hand ({ $name })
table-hand-none = Nothing in hand. You draw up to { $count } tiles at the start of your turn.
table-hand-none-other = Nothing in hand.
table-hand-used = All tiles of this turn are used.
table-note-placing = placing now
table-note-playing = playing now
table-note-discarding = discarding
table-your-turn = Your turn
table-your-turn-hint = Place or play tiles, or end the turn.
table-your-turn-units = Place or play tiles, use units with a dot, or end the turn.
table-your-turn-one = In this first turn you may use one tile. Keep or discard the other.
table-your-turn-two = Use up to two tiles in a turn; the rest stay in your hand.
table-discard = Discard one tile
table-discard-hint = Of { $count } tiles one always goes; choose which.
table-setup = Set up your army
table-setup-hint = Choose a hex for it.
table-thinking = { $name } is thinking
table-choosing = { $name } must choose
table-waiting-away = { $name } cannot be reached
table-claim-in = You may claim the win in { $time }.
table-claim = Claim the win
table-claim-bot-in = A bot may take over in { $time }.
table-claim-bot = Let a bot take over
table-moment = One moment …
table-rule = Rule { $clause }
table-what-to-do = what shall it do?
table-back = Back
table-end = End turn
table-end-anyway = End the turn now?
table-end-unused =
    { $count ->
        [one] { $count } tile could still be used.
       *[other] { $count } tiles could still be used.
    }
table-end-usable = Tiles of your hand can still be used.
table-turn-left = Turn to the left
table-turn-right = Turn to the right
table-pick-hex =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
table-pick-unit =
    { $count ->
        [one] choose the unit
       *[other] choose one of { $count } units
    }
table-pick-target =
    { $count ->
        [one] choose the target
       *[other] choose one of { $count } targets
    }
table-pick-tile = choose a tile of your hand
table-where-on = on { $hex }
table-where-to = to { $hex }
table-where-facing = facing { $aim }
table-where-both = { $unit } on { $target }
table-do-place = Place { $tile }
table-do-execute = Execute with { $tile }
table-do-replace = Bring in { $tile }
table-do-play = Play { $tile }
table-do-discard = Discard { $tile }
table-do-waste = Use { $tile } without effect
table-do-unit-mobility = Move { $unit }
table-do-unit-rotate = Turn { $unit }
table-do-unit-transport = Carry { $unit }
table-do-unit-push = Push with { $unit }
table-do-unit-grab = Pull with { $unit }
table-do-unit-net = Throw the Net of Steel
table-do-unit-replace = Replace { $unit }
table-act-mobility = Move
table-act-rotate = Turn
table-act-transport = Be carried
table-act-push = Push back
table-act-grab = Pull an enemy
table-act-net = Throw the Net of Steel
table-act-replace = Be replaced
table-actions-of = What { $unit } can do
table-go-place = Place
table-go-execute = Execute
table-go-replace = Replace
table-go-play = Play
table-go-discard = Discard
table-go-waste = Use up
table-go-mobility = Move
table-go-rotate = Turn
table-go-transport = Carry
table-go-push = Push
table-go-grab = Pull
table-go-net = Throw
table-go-to = Go there
table-go-step = Go there
table-go-scavenge = Fly there
table-hex-empty = empty
table-hex-yours = yours
table-hex-ally = ally
table-hex-enemy = enemy
table-hex-facing = facing { $facing }
table-hex-choice = can be chosen
table-hex-ghost = chosen; Enter confirms
table-hex-ready = can act
table-lost = The connection is lost. Trying again; nothing is lost at the table.
table-gone = This table cannot be reached any more.
table-behind =
    { $count ->
        [one] { $count } move behind
       *[other] { $count } moves behind
    }
table-catch-up = Skip to the present
table-home = Home
table-draw-offered = { $name } would like a draw.
table-draw-waits = You have offered a draw.
table-take-back-asked = { $name } would like to take a move back.
table-take-back-waits = You have asked to take a move back.
table-accept = Accept
table-decline = Decline
table-agreed = Agreed: { $names }.
table-unanswered = Not answered yet: { $names }.
table-end-won = You have won
table-end-won-team = Your team has won
table-end-shared = You share the victory
table-end-lost = You have lost
table-end-lost-team = Your team has lost
table-end-draw = A draw
table-end-won-by = { $name } won
table-end-won-together = { $names } won together
table-place = { $place }.
table-seed = Seed
table-seed-copy = Copy the seed
table-seed-copied = Seed copied.
table-rematch = Rematch
table-rematch-asked = Rematch offered
table-rematch-accept = Accept the rematch
table-rematch-go = Go to the rematch
table-watch-replay = Watch the replay
table-new-game = New game
table-look-at-board = Look at the board
table-handover = Your turn now
table-handover-to = Hand over to { $name }
table-handover-news = What has happened
table-handover-go = I am here
table-handover-note = The menu can switch this card off.
table-keys = Table
table-key-card = Take a tile of the hand
table-key-board = Go from hex to hex
table-key-confirm = Make the chosen move
board-keys = Board
board-closer = Look more closely
board-farther = Look from further away
board-whole = Show the whole board

## Learning

learn-title = Learn to play
learn-lead = Seven short lessons on real positions, about ten minutes in all. After them you can play.
learn-lessons = Lessons
learn-lesson = Lesson { $number }
learn-tasks =
    { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }
learn-progress = { $done } of { $total } done
learn-begin = Begin
learn-go-on = Go on
learn-done = Done
learn-forget = Forget my progress
learn-guides = Guided games
learn-guides-about = The example games of the two rulebooks, told move by move.
learn-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
learn-first-game = Your first game
learn-first-game-about = Against the gentlest bot, with the forecast at your side: it shows what a battle would do before you decide.
learn-first-game-ready = All lessons done. You are ready.
learn-play = Play your first game
learn-read = Look things up
learn-read-armies = All tiles of the six armies, explained icon by icon
learn-read-rules = The rules in short, every icon, and each numbered rule
learn-loading = One moment
learn-task = Task { $number } of { $total }
learn-hint = Hint
learn-show = Show me
learn-shown = Like this. Look at it, then confirm.
learn-take-back = Take back
learn-restart = From the start
learn-retry = Try again
learn-watch-again = Watch again
learn-well-done = Done
learn-not-yet = Not yet
learn-next-task = Next task
learn-finish = Finish the lesson
learn-next-lesson = Next lesson
learn-all-lessons = All lessons
learn-lesson-done = Lesson { $number } is done
learn-keep-in-mind = Keep in mind
learn-unknown = There is no such lesson.
learn-unknown-guide = There is no such game.
learn-guide-end = That is the end of the example. Now it is your turn.
learn-armies = Armies
learn-armies-lead = Six armies, each with its own way to fight. Every tile is explained on the page of its army.
learn-glance = At a glance
learn-glance-about = How many tiles of each army can do it.
learn-warriors =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
learn-modules =
    { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }
learn-instants =
    { $count ->
        [one] { $count } instant
       *[other] { $count } instants
    }
learn-army-unknown = There is no such army.
learn-search = Search by name
learn-kind = Kind
learn-all = All
learn-filters = What the tile can do
learn-shown-tiles = { $shown } of { $total } tiles
learn-no-tiles = No tile fits. Take a filter away.
learn-clear = Clear filters
learn-turn-tile = Turn { $tile }
learn-turned = Turned. The words below tell of the tile as printed.
learn-print = Print
learn-other-armies = Other armies

## Rules

rules-title = Rules
rules-lead = The whole game on one page. The exact rules, each with its number, follow further down.
rules-contents = On this page
rules-short = In short
rules-goal = The goal
rules-goal-1 = Each army has an HQ with 20 health. Destroy the enemy HQ, or have more health than it after the last battle.
rules-goal-2 = If both HQs fall in the same battle, the game is a draw.
rules-turn = Your turn
rules-turn-1 = Draw until three tiles lie before you, then discard one of them. The others you may use, keep or discard, in any order.
rules-turn-2 = Only the first turns differ: the first player draws one tile, the second draws two, and neither has to discard.
rules-turn-3 = If all your tiles are instants, you may put them away and draw again. All tiles before a player are open; only the order of the piles is hidden.
rules-place = Placing units
rules-place-1 = A unit goes on any empty hex, turned any way you like. From then on it neither moves nor turns, unless an ability or a tile lets it.
rules-place-2 = What is printed on an edge works only through that edge. So the same tile can be deadly or useless, depending on how it is turned.
rules-battle = Battle
rules-battle-1 = A battle starts when somebody plays a Battle tile, when the board is full, and at the end of the game. It ends the turn.
rules-battle-2 = It is fought in phases, from the highest initiative down to 0. In each phase all units with that number attack through all their edges at once.
rules-battle-3 = Everything in one phase happens at the same moment: two units may destroy each other. Whoever is destroyed leaves when the phase is over, and so does what it gave to others.
rules-attack = Attacks
rules-attack-1 = Melee strikes the enemy on the hex that the fang points at. One fang, one wound.
rules-attack-2 = A shot flies straight and hits the first enemy on its line, at any distance. It passes over friends. A Gauss shot wounds every enemy on the line once.
rules-attack-3 = Friendly fire strikes whoever stands there, even its own HQ.
rules-guard = Wounds and protection
rules-guard-1 = One wound destroys a unit. Each heart lets it survive one more, and wounds stay until it leaves the board.
rules-guard-2 = Armor takes one wound off each shot that comes in through its edge. Reflection sends the attack back one hex, onto the enemy who stands there.
rules-guard-3 = HQs lose health instead. They strike every enemy next to them, but no HQ ever wounds an HQ.
rules-net = Nets
rules-net-1 = The enemy in front of a net can do nothing: not attack, not move, not help. It cannot be moved or pushed either. Armor and hearts still count.
rules-net-2 = A net works at once and for as long as its owner stands, on HQs too. Two nets that face each other cancel out.
rules-module = Modules
rules-module-1 = A module does not attack. It helps the units on the hexes that its links point at, in battle and outside. Bonuses add up.
rules-module-2 = Most HQs help the same way, on all six sides. A netted module or HQ gives nothing.
rules-medic = Medics
rules-medic-1 = A Medic takes all wounds of one attack on a linked unit and is destroyed for it. It cannot refuse, even if the unit would survive.
rules-medic-2 = If several units or attacks are waiting for it, its player picks one. A Medic that is destroyed in the same phase heals nobody.
rules-instant = Instants
rules-instant-1 = An instant is never placed: it works at once and goes to the discard pile. If it can do nothing, it cannot be used.
rules-instant-2 = Instants ignore armor and reflection. What each of them does stands among the icons below.
rules-end = The end
rules-end-1 = Whoever draws the last tile of a pile finishes the turn. The other player takes one more turn, then the Final Battle is fought.
rules-end-2 = Once a last tile has been drawn, Battle tiles cannot be used any more.
rules-end-3 = Equal health after the Final Battle: one more turn each and one more battle. Still equal: a draw.
rules-more = The exact rules
rules-icons = All icons
rules-icons-kinds = Kinds of tiles
rules-icons-edges = On the edges and corners
rules-icons-abilities = Abilities
rules-icons-effects = What modules and HQs give
rules-icons-instants = Instants
rules-numbered = Every rule by number
rules-numbered-about = The rules exactly as this program keeps them. Links in the game lead here.
rules-sources = Marks such as [B] name where a rule comes from: [B] the base rulebook, [D] the duel box, [F] the official FAQ, [P] other public sources.
rules-search = Search in the rules
rules-search-help = A word, or a number such as NH-9.2
rules-search-all = Show all rules
rules-sections = Sections
rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-link = Link to { $clause }

## Analysis

analysis-title = Analysis
analysis-board = Board of the analysis
analysis-mode = What to do
analysis-play = Play moves
analysis-setup = Set up
analysis-side = Side
analysis-army = Army of side { $seat }
analysis-less = One health less
analysis-more = One health more
analysis-turn = Whose turn
analysis-stage = Phase of the turn
analysis-stage-setup = Placing HQs
analysis-stage-start = Before the draw
analysis-stage-discard = Discarding
analysis-stage-act = Using tiles
analysis-none = none
analysis-hand = Hand
analysis-hand-full = The hand is full; click a tile to take it away.
analysis-put = Where tiles go
analysis-where-board = Board
analysis-where-hand = Hand
analysis-where-discards = Discarded
analysis-where-pile = Pile
analysis-take-away = Take { $name } away
analysis-tile = { $name }, { $count } left
analysis-pile-rest = All tiles that are nowhere else.
analysis-pile-set = Set by hand.
analysis-pile-free = What is left
analysis-pile-less = One less in the pile: { $name }
analysis-pile-more = One more in the pile: { $name }
analysis-unit = The chosen unit
analysis-setup-help = Choose a tile and click a hex, or click a unit to move or turn it.
analysis-place = Place { $name }: click a hex
analysis-done = Done
analysis-turn-left = Turn left
analysis-turn-right = Turn right
analysis-wounds =
    { $count ->
        [0] unhurt
        [one] { $count } wound
       *[other] { $count } wounds
    }
analysis-heal = One wound less
analysis-wound = One wound more
analysis-remove = Take off the board
analysis-undo = Undo the last change
analysis-redo = Do it again
analysis-clear = Clear the board
analysis-table = The table
analysis-table-change = Change
analysis-table-armies = Armies in the order of their turns
analysis-table-remove = Leave out: { $army }
analysis-table-empty = New empty position
analysis-table-keep = Keep the tiles
analysis-line = Moves played here
analysis-no-moves = Play a move on the board and it appears here.
analysis-to-start = Back to the position
analysis-battle = Battle now
analysis-no-battle = No unit on the board can act, so there is nothing to fight.
analysis-forecast = Forecast
analysis-best = Best moves
analysis-seconds = Time to think
analysis-time = { $seconds } s
analysis-think = Find moves
analysis-thinking = The bot is thinking.
analysis-think-help = A bot looks for the best moves and tells the chances it sees in them.
analysis-no-ideas = The bot has no advice here.
analysis-chance = { $percent } %
analysis-first-mend = The position is not possible yet.
analysis-impossible = This position is not possible: { $reason }
analysis-mid-battle = A position cannot be changed in the middle of a battle. Answer first, or go back.
analysis-example = Example position
analysis-file = Position as text
analysis-text = Position file
analysis-copy = Copy
analysis-copied = The position is copied.
analysis-download = Save
analysis-open = Open a file
analysis-take = Use this position
analysis-not-json = This is not JSON text, so it cannot be a position.
analysis-no-position = A position needs "players", a list with the army of each side.
analysis-bad-part = This position cannot be read: "{ $part }" does not have the form that a position file needs.
position-seats = { $count } armies cannot play this way: { $mode }.
position-not-there = this army is not played on { $hexes } hexes: { $army }.
position-no-army = there is no army called “{ $name }”.
position-board = { $count } armies play on { $hexes } hexes.
position-health = health or points go from { $least } to { $most } here: { $seat }.
position-out = a side without health has no units on the board: { $seat }.
position-turn-out = a side without health takes no turn: { $seat }.
position-no-hex = there is no hex { $hex } on this board.
position-hex-taken = two units stand on { $hex }.
position-no-tile = there is no tile called “{ $name }” in this army: { $army }.
position-instant = this is an instant and never stands on the board: { $unit }.
position-wounds =
    { $most ->
        [0] this unit cannot have a wound and live.
        [one] this unit can have one wound at most.
       *[other] this unit can have { $most } wounds at most.
    }
position-hqs = one side has two HQs on the board: { $seat }.
position-hq-gone = the HQ is gone without health: { $seat }.
position-hq-drawn = an HQ stands on the board and is never drawn: { $seat }.
position-hand = at most { $most } tiles lie in the hand of one side: { $seat }.
position-tiles = one side has at most { $most } tiles.
position-net-nobody = the Net of Steel lies on { $hex }, where no unit stands.
position-net-hq = the Net of Steel never lies on an HQ.
position-net-enemy = no enemy of this unit has a Net of Steel.
position-stage = the board, the hands and the piles do not fit this phase: { $stage }.

## Measuring the server

cli-help-bench-what = put a whole server under load instead (30 seconds by default)
cli-help-bench-tables = tables with two players each, for the server (default 500)
cli-bench-tables = Tables
cli-bench-acks = Acknowledged moves a second
cli-bench-p50 = Acknowledgement, median (ms)
cli-bench-p95 = Acknowledgement, 95 % within (ms)
cli-bench-p99 = Acknowledgement, 99 % within (ms)
cli-bench-max = Acknowledgement, slowest (ms)
cli-bench-disk-p99 = The disk itself, 99 % within (ms)
cli-bench-disk-max = The disk itself, slowest (ms)
cli-bench-cpu = Cores that the server keeps busy
cli-bench-cpu-move = Work of the server for each move (ms)
cli-bench-memory-start = Memory of the server at first (MB)
cli-bench-memory-end = Memory of the server at the end (MB)
cli-bench-memory-max = Memory of the server at most (MB)
cli-bench-memory-growth = Growth of its memory (MB a minute)
cli-bench-memory-late-growth = Growth in the second half of the time (MB a minute)
cli-bench-finished = Games finished
cli-bench-refused = Moves refused
cli-bench-dropped = Sockets dropped
cli-bench-stopped = Tables that stopped
cli-bench-opening = Opening tables: { $done } of { $of }
cli-bench-warming = Playing their first moves: { $done } of { $of } tables
cli-bench-measuring = Measuring: { $done } of { $of } s

## Hard City: sides, officers and their ally

hc-officers = Officers
hc-zero = Doctor Zero
hc-autodoc = AutoDoc
hc-officer-donathan = Donathan Johnson
hc-officer-jenny = Jenny Takabura
hc-officer-miranda = Miranda Casey
hc-officer-marcellus = Marcellus Hammer
hc-ally-fang = Fang
hc-ally-fang-text = Once in each officer's turn, for 1 AP of that officer, Fang runs up to 3 spaces and stuns 1 active mutant where he stops. When his 3 HP are gone he leaves for the rest of the episode.

## Hard City: mutants

hc-enemy-mutant = Mutant
hc-enemy-mutant-text = Moves 2 spaces and deals 1 damage on its own space. 1 damage stuns it, 2 at once kill it; stunned, it dies from 1.
hc-enemy-rat = Mutated Rat
hc-enemy-rat-text = Moves 3 spaces. 1 damage kills it, but melee only stuns it.
hc-enemy-soldier = Mutated Soldier
hc-enemy-soldier-text = Attacks its own space or any space of its row or column, however far. Never moves and attacks in one turn.
hc-enemy-kafar = K.A.F.A.R.
hc-enemy-kafar-text = Comes once per game, with as many HP as the officers have VP (at most 6), or as the episode says. Once per round he spends 3 AP: each is a step, 2 damage on his own space or 1 on an adjacent space. He cannot be stunned or fought in melee, and shots at his space deal 1 less. Against AutoDoc he comes with the fifth letter of his name and is activated like any mutant.

## Hard City: things on the map

hc-load-civilian = Civilian
hc-load-mayor = Mayor Archer
hc-load-battery = Battery
hc-load-barrel = Barrel
hc-vehicle-police-car = Police car
hc-vehicle-civilian-car = Civilian car
hc-vehicle-limousine = Limousine
hc-vehicle-truck = Truck
hc-vehicle-bus = Bus
hc-vehicle-motorboat = Motorboat
hc-vehicle-doom-machine = Doom machine

## Hard City: episodes

hc-episode-1 = Big Ruckus in the Streets
hc-episode-1-about = Mutants roam the streets, and a helicopter carries civilians away from between the exploding barrels. The officers reach 7 VP with evacuated civilians and every 10 kills, Doctor Zero with dead civilians and stunned officers.
hc-episode-2 = Convoy Heist
hc-episode-2-about = A truck full of mutagen is stuck among open manholes, and the mutants want its barrels. The officers reach 7 VP with welded manholes and every 10 kills, Doctor Zero with barrels carried off the map and stunned officers.
hc-episode-3 = Mayor in a Trap
hc-episode-3-about = Mayor Archer and her people sit in cars above a sewer full of mutants, and the police car is the way out. The officers reach 7 VP with every civilian (1) and the mayor (2) brought to it and every 10 kills, Doctor Zero with dead civilians, attacks on the police car, the kidnapped mayor (2) and stunned officers.
hc-episode-4 = Blood on the Beach
hc-episode-4-about = A busload of people must reach the motorboat before the mutants board it. The officers reach 7 VP with civilians brought on board and every 10 kills, Doctor Zero with dead civilians, mutants on board and stunned officers.
hc-episode-5 = Zero Hour
hc-episode-5-about = The battery opens the way to the roof, where the doom machine counts down behind its barrels. The officers win by destroying the machine, Doctor Zero with 7 VP from the end of each round and stunned officers.

## Hard City: abilities of the officers

hc-ability-old-tricks = Old Tricks
hc-ability-old-tricks-text = Once per turn: reroll one die of a quick shot or melee, before skulls are paid for.
hc-ability-medical-training = Medical Training
hc-ability-medical-training-text = 1 AP, once per turn, with no active mutant on her space: another officer there recovers 2 HP.
hc-ability-crack-shot = Crack Shot
hc-ability-crack-shot-text = Once per turn an aimed shot costs 1 AP less.
hc-ability-mister-hammer = Mister Hammer
hc-ability-mister-hammer-text = His melee rolls 2 dice instead of 1.
hc-ability-tougher = Tougher Than Leather
hc-ability-tougher-text = His maximum grows by 2 HP; with this card he recovers 2 HP at once.
hc-ability-big-iron = Big Iron
hc-ability-big-iron-text = Once per turn an aimed shot deals 3 damage, spread freely over the mutants of the target space.
hc-ability-coffee-break = Coffee Break
hc-ability-coffee-break-text = 1 AP, once per turn, on a space without active mutants: recover 1 HP.
hc-ability-seen-it-all = Seen It All
hc-ability-seen-it-all-text = Once per round ignore the first HP lost to a reaction card; in solo and co-op the first HP lost for leaving a space.
hc-ability-no-warning = No Warning Shots
hc-ability-no-warning-text = Once per turn, after his quick shot killed a mutant: 1 damage to a mutant on a space next to the target.
hc-ability-stay-behind = Stay Behind Me
hc-ability-stay-behind-text = He may escort 2 civilians at once. Damage for leaving is still given once, to him or to one of them.
hc-ability-ninjutsu = Ninjutsu
hc-ability-ninjutsu-text = She loses no HP for leaving spaces with active mutants.
hc-ability-field-dressing = Field Dressing
hc-ability-field-dressing-text = Medical Training may also heal an officer on an adjacent space, or Jenny herself.
hc-ability-flying-kick = Flying Kick
hc-ability-flying-kick-text = Once per turn, right after a move of exactly 2 spaces: one free melee.
hc-ability-adrenaline = Adrenaline
hc-ability-adrenaline-text = Once per round, with Medical Training: if the healed officer is still to act this round, that officer gains 1 AP, even above the normal limit.
hc-ability-lesson = Grandfather's Lesson
hc-ability-lesson-text = After each of her melees, every mutant it stunned may be moved 1 space, not onto an obstacle.
hc-ability-furious = Furious Sister
hc-ability-furious-text = While she has 2 HP or less, her quick shots roll 1 extra die.
hc-ability-burst = Three-Round Burst
hc-ability-burst-text = Once per turn pay 1 AP on top of a quick shot: it rolls 2 extra dice.
hc-ability-steady-hand = Steady Hand
hc-ability-steady-hand-text = Once per turn, in her quick shot or melee, one skull becomes a hit of 1 damage for free. Reactions to the skull stay possible.
hc-ability-follow-me = Follow Me
hc-ability-follow-me-text = 1 AP, once per turn: another officer on the same map moves up to 2 spaces, with damage for leaving as usual.
hc-ability-point-blank = Point Blank
hc-ability-point-blank-text = Her aimed shots are allowed while active mutants share her space, and may target it.
hc-ability-cup-winner = Cup Winner
hc-ability-cup-winner-text = Her aimed shots may target a space with civilians or officers; they are never harmed.
hc-ability-spare-clip = Spare Clip
hc-ability-spare-clip-text = She may shoot in spite of an out-of-ammo marker.
hc-ability-suplex = Suplex
hc-ability-suplex-text = His melee may kill mutants that were already stunned before it.
hc-ability-human-wall = Human Wall
hc-ability-human-wall-text = When a civilian on his space is given damage, it is ignored and he loses 1 HP instead.
hc-ability-clothesline = Clothesline
hc-ability-clothesline-text = Once per turn, when he enters a space with active mutants, 1 of them is stunned.
hc-ability-iron-neck = Iron Neck
hc-ability-iron-neck-text = In each turn of Doctor Zero his first HP loss is ignored if 3 or more mutants are on his space.
hc-ability-crowd-pleaser = Crowd Pleaser
hc-ability-crowd-pleaser-text = Once per turn, after one melee of his stunned 2 or more mutants: regain 1 AP spent this turn.
hc-ability-keg-toss = Keg Toss
hc-ability-keg-toss-text = 2 AP, on a space with a barrel: throw it 1 to 3 spaces in one of the 8 directions, over anything but obstacles. In episode 1 it explodes where it lands.

## Hard City: chaos cards of Doctor Zero

hc-chaos-city-is-ours = The City Is Ours!
hc-chaos-city-is-ours-text = Instead of the rest of your turn play another card for two of its basic actions, both 2 higher.
hc-chaos-fresh-batch = Fresh Batch
hc-chaos-fresh-batch-text = Deploy up to 2 mutants in the zone.
hc-chaos-wake-up-call = Wake-Up Call
hc-chaos-wake-up-call-text = Up to 3 stunned mutants stand up. This turn they may attack but not move.
hc-chaos-radio-static = Radio Static
hc-chaos-radio-static-text = An officer who has not acted this round, is not stunned and has AP loses 1 AP.
hc-chaos-pack-hunt = Pack Hunt
hc-chaos-pack-hunt-text = Up to 4 active mutants of one space move together up to 2 spaces, then up to 3 of them attack. Soldiers that moved do not.
hc-chaos-feeding-frenzy = Feeding Frenzy
hc-chaos-feeding-frenzy-text = Choose a space with an officer or a civilian: up to 5 active mutants on it attack.
hc-chaos-rush-hour = Rush Hour
hc-chaos-rush-hour-text = Deploy up to 7 mutants in the zone. One space may take 2 of them, the others 1 each.
hc-chaos-stampede = Stampede
hc-chaos-stampede-text = Up to 7 mutants each move or, if stunned, stand up.
hc-chaos-mutagen-mist = Mutagen Mist
hc-chaos-mutagen-mist-text = Deploy up to 4 mutants outside the zone: on main-map spaces at distance 3 or more from every officer there, one on a space.
hc-chaos-drag-off = Drag Them Off
hc-chaos-drag-off-text = Up to 2 active mutants on spaces with civilians each move up to 2 spaces, take one civilian along and may then attack. The mayor may be taken too.
hc-chaos-jammed-chamber = Jammed Chamber
hc-chaos-jammed-chamber-text = Up to 2 officers with an active mutant on their own or an adjacent space get an out-of-ammo marker.
hc-chaos-bite = Bite
hc-chaos-bite-text = When a quick shot or melee roll shows a skull: that officer loses 1 HP.
hc-chaos-misfire = Misfire
hc-chaos-misfire-text = When a quick shot roll shows a skull: after the shot that officer gets an out-of-ammo marker.
hc-chaos-too-angry = Too Angry to Die
hc-chaos-too-angry-text = When a shot is about to kill a normal mutant that was not stunned: it is stunned instead.
hc-chaos-ankle-grab = Ankle Grab
hc-chaos-ankle-grab-text = When an officer steps off a space with a mutant: the move ends on the space just entered.
hc-chaos-panic = Panic!
hc-chaos-panic-text = When an officer is about to leave with a civilian: put that civilian on an adjacent space instead, and the officer goes on alone. Not against the mayor.
hc-chaos-scheme = Zero's Scheme
hc-chaos-scheme-text = Resolve the special card of the episode.

## Hard City: special cards of the episodes

hc-special-take-control = Taking Control
hc-special-take-control-text = Put the helicopter on any space without an obstacle, on-the-way side up.
hc-special-bucket-chain = Bucket Chain
hc-special-bucket-chain-text = Up to { $amount } active mutants on the truck each put a barrel on a space next to it. Then up to { $amount } active mutants on spaces with a barrel each move up to { $second } spaces with it and may leave the map from a corner.
hc-special-swap-lids = Swap the Lids
hc-special-swap-lids-text = Close one open manhole and open the closed one, until the next event phase.
hc-special-low-tide = Low Tide
hc-special-low-tide-text = Up to { $amount } active mutants in row { $row } or a higher one move up to { $second } spaces each. They may enter the motorboat.
hc-special-short-circuit = Short Circuit
hc-special-short-circuit-text = Switch one lamp off until the next event phase.
hc-special-crossed-frequencies = Crossed Frequencies
hc-special-crossed-frequencies-text = Put the helicopter on a space without an obstacle as far as possible from the active officer, on-the-way side up. Deploy { $amount } mutants in the zone closest to it.
hc-special-what-a-sewer = What a Sewer!
hc-special-what-a-sewer-text = Deploy { $amount } mutants on each manhole. If a barrel is left on the truck, one is lost, AutoDoc scores { $points } VP for it and this card joins the queue. Draw another chaos card.
hc-special-kidnap-squad = Kidnap Squad
hc-special-kidnap-squad-text = Activate the { $amount } mutants nearest to Mayor Archer. One that starts on her space drags her 1 space towards the edge of the map instead, and from the edge off the map ({ $points } VP).
hc-special-all-aboard = All Aboard
hc-special-all-aboard-text = Activate the { $amount } mutants nearest to the motorboat. One that reaches it is removed and scores.
hc-special-overcharge = Overcharge
hc-special-overcharge-text = Deploy 1 mutant on a roof space of your choice. Then switch one lamp off until the next event phase.

## Hard City: chaos cards of AutoDoc

hc-auto-blood-scent = Blood Scent
hc-auto-blood-scent-text = Choose a mutant at distance 0-2 of the active officer: it is activated twice.
hc-auto-blood-scent-bottom = They Are Closing In!
hc-auto-blood-scent-bottom-text = All mutants farther than 2 move towards the nearest officer or civilian.
hc-auto-they-are-here = They Are Here!
hc-auto-they-are-here-text = { hc-deploys }. Then activate each mutant at distance 0-1 of the active officer.
hc-auto-heavy-footsteps = Heavy Footsteps
hc-auto-heavy-footsteps-text = { hc-deploys }. { hc-activates }.
hc-auto-something-big = Something Big
hc-auto-something-big-text = Activate each mutant that shares a space with a civilian or an officer.
hc-auto-shaking-asphalt = Shaking Asphalt
hc-auto-shaking-asphalt-text = All stunned mutants at distance 0-2 of the active officer stand up. { hc-deploys }.
hc-auto-roar = The Roar
hc-auto-roar-text = { hc-deploys }; this card bears a letter of KAFAR.
hc-auto-scheme = Zero's Scheme
hc-auto-scheme-text = Resolve the solo and co-op side of the episode's special card.
hc-auto-scheme-bottom = On the Prowl
hc-auto-scheme-bottom-text = 3 mutants of your choice move towards the nearest officer or civilian.
hc-auto-out-of-alley = Out of the Alley
hc-auto-out-of-alley-text = { hc-deploys }.
hc-auto-out-of-alley-bottom = Lurkers
hc-auto-out-of-alley-bottom-text = 2 mutants at distance 0-2 move towards the active officer, then attack.
hc-auto-swarm = Swarm
hc-auto-swarm-text = { hc-activates }, the nearest first.
hc-auto-swarm-bottom = Reinforcements
hc-auto-swarm-bottom-text = Deploy 2 mutants in the zone closest to the active officer.
hc-auto-man-eaters = Man-Eaters
hc-auto-man-eaters-text =
    Activate { $activate ->
        [one] the mutant
       *[other] the { $activate } mutants
    } nearest to any civilian on the map; without civilians, to any officer.
hc-auto-man-eaters-bottom = Screams in the Dark
hc-auto-man-eaters-bottom-text = All mutants that can attack do so, civilians first.
hc-auto-stolen-donut = Stolen Donut
hc-auto-stolen-donut-text = An officer still to act this round (else the active one) puts 1 AP on this card and has 1 less until it returns. { hc-activates }.
hc-auto-stolen-donut-bottom = Sugar Rush
hc-auto-stolen-donut-bottom-text = 2 mutants at distance 0-2 each move or attack, nearest officer first. Then the AP returns to its owner.
hc-auto-second-wind = Second Wind
hc-auto-second-wind-text = All stunned mutants at distance 0-2 of the active officer stand up. { hc-deploys }.
hc-auto-click-click = Click, Click
hc-auto-click-click-text = The active officer gets an out-of-ammo marker. { hc-activates }.
hc-auto-click-click-bottom = Nowhere to Run
hc-auto-click-click-bottom-text = 3 mutants farther than 2 move towards the nearest officer.
hc-auto-broadcast = Pirate Broadcast
hc-auto-broadcast-text = { hc-deploys }. Then draw another chaos card.
hc-auto-laughter = Evil Laughter
hc-auto-laughter-text = If the officers have more VP than AutoDoc, it gains 1 VP (episode 5: 1 mutant on the roof instead). If not: { hc-deploys }.

## Hard City: takes

hc-take-hello-police = Hello, Police?
hc-take-hello-police-text = Opening: lay the police car at the edge of the map and let it roll 0-6 spaces; mutants under it die. Put the officers at its doors.
hc-take-armed-to-teeth = Armed to the Teeth
hc-take-armed-to-teeth-text = Opening: each officer draws 1 police equipment card.
hc-take-suppressing-fire = Suppressing Fire
hc-take-suppressing-fire-text = Opening: deploy 1 mutant on every space of the zone. Then each officer makes one free quick shot.
hc-take-here-we-go = Here We Go!
hc-take-here-we-go-text = Opening: each officer draws 1 equipment card from either deck and may move up to 2 spaces.
hc-take-slow-motion = Slow Motion
hc-take-slow-motion-text = If the active officer has 1 or 2 HP: regain up to 2 AP spent this turn.
hc-take-one-liner = One-Liner
hc-take-one-liner-text = Right after one action of the active officer killed 2 or more mutants: stun up to 2 active mutants on one space.
hc-take-back-to-back = Back to Back
hc-take-back-to-back-text = If 2 or more officers share a space with an active mutant: two of them each make one free melee with 2 dice.
hc-take-montage = Training Montage
hc-take-montage-text = At the end of a turn, with every active mutant at distance 3 or more: the active officer recovers 2 HP or draws 1 equipment card.
hc-take-window = Through the Window
hc-take-window-text = If the active officer shares a space with a civilian or the mayor: both move up to 4 spaces, and leaving costs nothing.
hc-take-big-boom = Big Boom
hc-take-big-boom-text = A barrel on or next to a space with 3 or more mutants explodes: 2 damage on its space, 1 on adjacent spaces.
hc-take-eye-in-sky = Eye in the Sky
hc-take-eye-in-sky-text = Turn the helicopter to its ladder side, or move it up to 3 spaces.
hc-take-roadblock = Roadblock
hc-take-roadblock-text = Choose a car or the truck next to the active officer: until the next event phase mutants neither enter it nor come onto spaces next to it.
hc-take-cover-me = Cover Me!
hc-take-cover-me-text = Another officer who has not acted this round pays 1 AP and makes a quick shot with 3 dice now.
hc-take-reverse-gear = Reverse Gear
hc-take-reverse-gear-text = If no officer shares a space with an active mutant: in episode 2 the police car rolls 0-3 spaces over mutants, in episode 3 all mutants on it die, except KAFAR.
hc-take-human-shield = Human Shield? Never!
hc-take-human-shield-text = When a civilian is given damage: cancel it; the nearest officer loses 1 HP instead.
hc-take-full-throttle = Full Throttle
hc-take-full-throttle-text = If 2 or more civilians are in the harbour: one of them is evacuated at once.
hc-take-lights-camera = Lights, Camera
hc-take-lights-camera-text = If an officer stands in a lamp area: switch up to 2 lamps on or off until the next event phase.
hc-take-showdown = Showdown
hc-take-showdown-text = An officer on the roof makes one free quick shot with 4 dice.

## Hard City: equipment

hc-equipment-flamethrower = Flamethrower
hc-equipment-flamethrower-text = Each mutant on one adjacent space gets 2 damage.
hc-equipment-shotgun = Shotgun
hc-equipment-shotgun-text = Quick shot with 4 dice at distance 1 or 2.
hc-equipment-first-aid = First Aid Kit
hc-equipment-first-aid-text = One officer on this space recovers 3 HP.
hc-equipment-flashbang = Flashbang
hc-equipment-flashbang-text = Each active mutant on one space at distance 0-2 is stunned.
hc-equipment-riot-shield = Riot Shield
hc-equipment-riot-shield-text = Until the next event phase ignore the first HP loss in every turn of Doctor Zero.
hc-equipment-grenade = Frag Grenade
hc-equipment-grenade-text = Everybody on one space at distance 1-3 gets 2 damage, officers and civilians too.
hc-equipment-spare-magazine = Spare Magazine
hc-equipment-spare-magazine-text = Remove your out-of-ammo marker, then make 2 free quick shots.
hc-equipment-bat = Baseball Bat
hc-equipment-bat-text = One free melee with 3 dice.
hc-equipment-donuts = Box of Donuts
hc-equipment-donuts-text = Regain up to 3 AP spent this turn.
hc-equipment-thermos = Thermos
hc-equipment-thermos-text = Recover 1 HP and regain 1 AP spent this turn.
hc-equipment-skateboard = Skateboard
hc-equipment-skateboard-text = Move up to 4 spaces.
hc-equipment-extinguisher = Fire Extinguisher
hc-equipment-extinguisher-text = Each active mutant on your space is stunned. Toxic clouds on your space and next to it are removed.
hc-equipment-boombox = Boombox
hc-equipment-boombox-text = Move up to 3 active mutants 1 space each, not onto obstacles.
hc-equipment-crowbar = Crowbar
hc-equipment-crowbar-text = One for free: a welding roll at a manhole, or a civilian out of the car next to you, or a melee with 2 dice.

## Hard City: names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
hc-helicopter = Helicopter
hc-crate = Police crate
hc-box = Box
hc-manhole = Manhole { $number }
hc-lamp = Lamp { $number }
hc-cloud = Toxic cloud
hc-zone = Zone { $number }
hc-face-blank = blank
hc-face-hit = hit
hc-face-double-hit = double hit
hc-face-skull = skull
hc-title = Episode { $number }: { $name }
# $en, $pl and $uk: how an episode calls itself; each language takes its own.
hc-own-title = { $en }
hc-deploys =
    Deploy { $deploy ->
        [one] { $deploy } mutant
       *[other] { $deploy } mutants
    } in the closest zone
hc-activates =
    Activate { $activate ->
        [one] the mutant
       *[other] the { $activate } mutants
    } nearest to the active officer

## Hard City: what happened

hc-event-round-started = Round { $number }.
hc-event-turn-started = Turn: { $who }.
hc-event-turn-ended = End of turn: { $who }.
hc-event-event-drawn = Event card { $number }.
hc-score =
    { $what ->
        [kills] mutants killed
        [evacuated] a civilian saved
        [mayor_saved] the mayor saved
        [welded] a manhole welded
        [machine_destroyed] the doom machine destroyed
        [civilian_killed] a civilian killed
        [officer_stunned] an officer stunned
        [barrel_gone] a barrel lost
        [car_attacked] the police car attacked
        [mayor_gone] the mayor taken away
        [boat_boarded] a mutant in the motorboat
        [round_end] end of the round
       *[other] chaos cards
    }
hc-event-scored =
    { $side ->
        [order] Officers +{ $points } VP ({ hc-score }): { $total }.
       *[chaos] Chaos +{ $points } VP ({ hc-score }): { $total }.
    }
hc-event-extermination = Extermination track: { $marker }.
hc-event-game-over =
    { $winner ->
        [officers] The officers win.
        [zero] Doctor Zero wins.
        [autodoc] AutoDoc wins.
       *[nobody] Nobody wins.
    }
hc-event-take-drawn = A take joins the row: { $take }.
hc-event-officer-placed = { $officer } starts on { $space }.
hc-event-officer-moved = { $officer } goes to { $end }.
hc-event-officer-hurt =
    { $cause ->
        [leaving] { $officer } loses { $hp } HP for leaving mutants.
        [attack] { $officer } loses { $hp } HP to an attack.
        [blast] { $officer } loses { $hp } HP to the explosion.
        [cloud] { $officer } loses { $hp } HP in the toxic cloud.
        [reaction] { $officer } loses { $hp } HP to a reaction.
       *[shielding] { $officer } loses { $hp } HP to shield a civilian.
    }
hc-event-officer-healed = { $officer } recovers { $hp } HP.
hc-event-officer-stunned = { $officer } falls stunned.
hc-event-officer-stood-up = { $officer } stands up with full HP.
hc-event-ap-changed =
    { $way ->
        [spent] { $officer } spends { $ap } AP.
       *[gained] { $officer } gets { $ap } AP.
    }
hc-event-ap-laid = { $officer } puts { $ap } AP on the card.
hc-event-ap-returned = { $officer } gets { $ap } AP back from the card.
hc-event-ammo-out = { $officer } is out of ammo.
hc-event-reloaded = { $officer } reloads.
hc-event-ability-gained = { $officer } gains an ability: { $ability }.
hc-event-equipment-gained = { $officer } gets equipment: { $equipment }.
hc-event-equipment-passed = { $giver } passes equipment ({ $equipment }); it goes to: { $taker }.
hc-event-equipment-used = { $officer } uses: { $equipment }.
hc-event-ability-used = { $officer } uses an ability: { $ability }.
hc-event-take-used = Take: { $take }.
hc-event-harm-spared = { $officer } ignores { $hp } HP of damage: { $card }.
hc-event-ally-left = { hc-ally-fang } leaves for the rest of the episode.
hc-event-shot =
    { $kind ->
        [quick] { $officer }: quick shot at { $space }.
        [aimed] { $officer }: aimed shot at { $space }.
        [barrel] { $officer } shoots at the barrel on { $space }.
       *[machine] { $officer } shoots at the doom machine.
    }
hc-event-fought = { $officer } fights on { $space }.
hc-event-rolled = Dice: { $faces }.
hc-event-rerolled = Die { $die } is rolled again: { $face }.
hc-event-skulls-paid = { $officer } pays for skulls: { $skulls }.
hc-event-chaos-drawn = { hc-zero } draws chaos cards: { $count }.
hc-event-chaos-played =
    { $how ->
        [text] { hc-zero } plays: { $card }.
        [basics] { hc-zero } plays a card for its basic actions: { $card }.
        [instant] { hc-zero } plays an instant: { $card }.
       *[reaction] { hc-zero } reacts: { $card }.
    }
hc-event-chaos-reshuffled = The chaos discards are shuffled into a new deck.
hc-event-auto-drawn = { hc-autodoc } draws: { $card }.
hc-event-auto-queued = The card joins the queue: { $card }.
hc-event-auto-resolved = From the queue: { $card }.
hc-event-letter-set-aside = A letter of KAFAR is set aside ({ $card }); letters so far: { $letters }.
hc-event-mutant-deployed = { $mutant } appears on { $space }.
hc-event-mutant-moved = { $mutant } goes from { $start } to { $end }.
hc-event-mutant-hit = { $mutant } gets damage: { $damage }.
hc-event-mutant-stunned = { $mutant } falls stunned on { $space }.
hc-event-mutant-killed = { $mutant } dies on { $space }.
hc-event-mutant-stood-up = { $mutant } stands up on { $space }.
hc-event-mutant-left = { $mutant } leaves the map.
hc-event-mutant-attacked = { $mutant } attacks { $space } for { $damage }.
hc-event-horde = All mutants are on the map: unstoppable horde.
hc-event-kafar-hurt = { hc-enemy-kafar } loses { $hp } HP; left: { $left }.
hc-event-load-placed = { $load } is now on { $space }.
hc-event-load-moved = { $load } goes along to { $end }.
hc-event-civilian-killed = { $load } dies on { $space }.
hc-event-evacuated = { $load } is safe.
hc-event-load-left = { $load } is carried off the map from { $space }.
hc-event-crate-placed = { $what } on { $space }.
hc-event-crate-opened = What lay on { $space } is opened.
hc-event-barrel-exploded = The barrel on { $space } explodes.
hc-event-barrel-gone = { $load } is out of the game.
hc-event-helicopter-moved =
    { $side ->
        [ladder] { hc-helicopter } on { $space }, ladder down.
       *[way] { hc-helicopter } on its way to { $space }.
    }
hc-event-lid-turned =
    { $side ->
        [open] { $manhole } is open.
       *[closed] { $manhole } is closed.
    }
hc-event-welded = { $manhole } is welded.
hc-event-weld-failed = { $manhole } holds against the welding torch.
hc-event-cloud-placed = { hc-cloud } on { $space }.
hc-event-cloud-cleared = The toxic cloud on { $space } is gone.
hc-event-clouds-cleared = All toxic clouds are gone.
hc-event-lamp-switched =
    { $side ->
        [on] { $lamp } is on.
       *[off] { $lamp } is off.
    }
hc-event-car-placed = { hc-vehicle-police-car } on { $tail } and { $nose }.
hc-event-roof-opened = The exit to the roof is open.
hc-event-machine-destroyed = The doom machine is destroyed.
hc-event-car-attacked = { $mutant } attacks the police car.
hc-event-boat-boarded = { $mutant } enters the motorboat.
hc-event-roadblock-set = Mutants keep away from: { $vehicle }.

## Hard City: what is decided

hc-decision-opening = { $seat }: the opening.
hc-decision-round-task = { $seat }: who acts next?
hc-decision-level-up = { $seat }: which ability does { $officer } keep?
hc-decision-officer-turn = { $seat }: turn of { $officer }.
hc-decision-zero-turn = { $seat }: your turn.
hc-decision-auto-step = { $seat }: AutoDoc’s step.
hc-decision-event-step = { $seat }: the start of the round.
hc-decision-civilian-hit = { $seat }: a civilian is hit ({ $load }). Who steps in?
hc-decision-assign-attack = { $seat }: who takes the damage on { $space }?
hc-decision-walk = { $seat }: where does { $officer } go?
hc-decision-leaving = { $seat }: who takes the damage when { $officer } leaves?
hc-decision-shoot = { $seat }: at what does { $officer } shoot?
hc-decision-shot = { $seat }: does { $officer } fire a burst?
hc-decision-fight = { $seat }: the melee of { $officer }.
hc-decision-spread = { $seat }: which mutant on { $space } gets a point of damage? Left: { $count }.
hc-decision-reaction-takes-civilian = { $seat }: { $officer } leaves with a civilian. React?
hc-decision-reaction-left-mutants = { $seat }: { $officer } has left a space with a mutant. React?
hc-decision-reaction-skull-in-shot = { $seat }: a skull in the shot of { $officer }. React?
hc-decision-reaction-skull-in-fight = { $seat }: a skull in the melee of { $officer }. React?
hc-decision-reaction-shot-kills = { $seat }: the shot of { $officer } is about to kill. React?
hc-decision-blow = { $seat }: whom does { $officer } stun?
hc-decision-use-on-space = { $seat }: where is it used: { $card }?
hc-decision-first-aid-task = { $seat }: who is healed?
hc-decision-crowbar-task = { $seat }: what is the crowbar for?
hc-decision-nudge = { $seat }: which mutant is pushed where? Left: { $count }.
hc-decision-roll-dice = { $seat }: the dice of { $officer }: roll again, or pay for skulls?
hc-decision-no-warning-task = { $seat }: which mutant next to { $space } is hit as well?
hc-decision-spare-mutant = { $seat }: which mutant does not die?
hc-decision-mutants-act = { $seat }: the mutants act. Deployments { $deploys }, moves { $moves }, attacks { $attacks }.
hc-decision-horde-point = { $seat }: a point for the horde, or KAFAR?
hc-decision-kafar-turn = { $seat }: KAFAR acts; AP left: { $count }.
hc-decision-static-task = { $seat }: who loses AP?
hc-decision-pack-task = { $seat }: which mutants hunt together, and where?
hc-decision-frenzy-task = { $seat }: on which space do the mutants go wild?
hc-decision-drag-task = { $seat }: who is dragged off, and where to?
hc-decision-jam-task = { $seat }: whose gun jams?
hc-decision-move-helicopter = { $seat }: where does the helicopter fly?
hc-decision-turn-lids = { $seat }: which manhole is closed?
hc-decision-switch-off = { $seat }: which lamp goes out?
hc-decision-walk-on = { $seat }: where does { $mutant } go without the mayor? Spaces left: { $count }.
hc-decision-auto-draw = { $seat }: AutoDoc draws a card.
hc-decision-auto-card = { $seat }: AutoDoc’s card: { $card }.
hc-decision-stolen-ap = { $seat }: who puts AP on the card?
hc-decision-squad = { $seat }: which mutant is activated next?
hc-decision-activate-mutant = { $seat }: what does { $mutant } do?
hc-decision-bottom = { $seat }: which mutant acts? ({ $card })
hc-decision-act = { $seat }: what does { $mutant } do?
hc-decision-deploy-near = { $seat }: where do mutants appear? Left: { $count }.
hc-decision-deploy-on-roof = { $seat }: where on the roof does a mutant appear?
hc-decision-deploy-at-manholes = { $seat }: which manhole is next?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: where does KAFAR appear?
hc-decision-ally-start = { $seat }: with whom does the ally start?
hc-decision-fewer-barrels = { $seat }: which barrel leaves the roof?
hc-decision-parking = { $seat }: where does the police car come onto the map?
hc-decision-rolling = { $seat }: how far does the police car roll?
hc-decision-getting-out = { $seat }: where does { $officer } get out?
hc-decision-flamethrower-found = { $seat }: who gets the flamethrower?
hc-decision-landing = { $seat }: where do the mutants appear?
hc-decision-first-shots = { $seat }: who shoots next?
hc-decision-setting-out = { $seat }: from which deck does { $officer } draw?
hc-decision-arrival = { $seat }: what kind of mutant appears on { $space }?
hc-decision-welding = { $seat }: the welding.
hc-decision-take-effect = { $seat }: { $take }.

## Hard City: what a move does

hc-move-pass = Pass
hc-move-activate = { $officer } acts
hc-move-yes = Yes
hc-move-target = Space { $space }
hc-move-give = { $officer }
hc-move-strike = { $load }
hc-move-mutant = { $mutant }
hc-move-keep = Keep: { $ability }
hc-move-deck =
    { $deck ->
        [police] Police equipment
       *[civilian] Civilian equipment
    }
hc-move-card = { $equipment }
hc-move-put = { $load } onto { $space }
hc-move-reroll = Roll die { $number } again ({ $face })
hc-move-skulls =
    { $count ->
        [0] Pay for no skull
        [one] Pay for { $count } skull
       *[other] Pay for { $count } skulls
    }
hc-move-lamp = { $lamp }
hc-move-park = Police car on { $tail } and { $nose }
hc-move-roll =
    { $way ->
        [still] Stand still
        [forward] Forward, spaces: { $count }
       *[back] Backward, spaces: { $count }
    }
hc-move-zone = { $zone }: { $spaces }
hc-move-manhole = { $manhole } ({ $space })
hc-move-load = { $load }
hc-move-vehicle = { $vehicle }
hc-move-step = Go to { $space }
hc-move-step-with = Go to { $space } with: { $loads }
hc-move-open = Open: { $what }
hc-move-shoot = Quick shot at { $space }
hc-move-aim = Aimed shot: { $mutant }
hc-move-shoot-barrel = Quick shot: { $load }
hc-move-shoot-machine = Quick shot at the doom machine
hc-move-melee = Melee
hc-move-hand = Hand over { $equipment } to: { $officer }
hc-move-take-from = Take over { $equipment } from: { $officer }
hc-move-use = Use: { $equipment }
hc-move-ability = { $ability }
hc-move-ability-on = { $ability }: { $target }
hc-move-reload = Reload
hc-move-take = Take: { $take }
hc-move-fang = Send { hc-ally-fang }
hc-move-evacuate = Bring to safety: { $load }
hc-move-call = Call the helicopter to { $space }
hc-move-weld = Try to weld the manhole
hc-move-weld-surely = Weld the manhole for sure
hc-move-unload = Out of the vehicle ({ $vehicle }): { $load }
hc-move-open-roof = Open the exit to the roof
hc-move-climb = Through the door to { $space }
hc-move-instant = Instant: { $card }
hc-move-play = Play: { $card }
hc-move-basics =
    { $left ->
        [deploy] { $card }: move { $move }, attack { $attack }
        [move] { $card }: deploy { $deploy }, attack { $attack }
       *[attack] { $card }: deploy { $deploy }, move { $move }
    }
hc-move-draw = Draw a chaos card
hc-move-kafar = KAFAR acts
hc-move-deploy = { $enemy } onto { $space }
hc-move-move = { $mutant } goes to { $space }
hc-move-move-with = { $mutant } goes to { $space } with: { $load }
hc-move-stand = { $mutant } stands up
hc-move-attack = { $mutant } attacks { $space }
hc-move-drop-barrel = { $mutant } drops a barrel on { $space }
hc-move-leave = { $mutant } leaves the map with: { $load }
hc-move-react = React: { $card }
hc-move-cloud = Toxic cloud on { $space }
hc-move-end = End the turn

## Hard City: how it ended

hc-outcome-won = { $side }: victory. { $reason }.
hc-outcome-nobody = Nobody wins. { $reason }.
hc-reason-points = All victory points are theirs
hc-reason-machine-destroyed = The doom machine is destroyed
hc-reason-round-limit = The last round is over

## Hard City: why a move is not possible

hc-refusal-over = The game is over.
hc-refusal-no-such-thing = There is no such thing in this game.
hc-refusal-other-kind = Something else must be decided first.
hc-refusal-not-offered = This is not one of the possible answers.
hc-refusal-not-now = This is not possible now.
hc-refusal-no-ap = There are not enough AP.
hc-refusal-no-space = The move must name a space.
hc-refusal-obstacle = An obstacle stands there.
hc-refusal-too-far = The space is too far away.
hc-refusal-other-map = The space lies on another map.
hc-refusal-load-not-here = What should come along is not on this space.
hc-refusal-no-crate = There is no crate or box here.
hc-refusal-no-ammo = The officer is out of ammo.
hc-refusal-mutant-here = An active mutant shares the officer’s space.
hc-refusal-own-space = Nobody shoots at the space where he or she stands.
hc-refusal-no-mutant = There is no such mutant on that space.
hc-refusal-civilian-there = A civilian is on that space.
hc-refusal-officer-there = An officer is on that space.
hc-refusal-unlit = The space is unlit; only somebody next to it can shoot there.
hc-refusal-no-barrel = No such barrel is within reach.
hc-refusal-not-on-roof = Only an officer on the roof can do this.
hc-refusal-barrels-left = The barrels protect the machine.
hc-refusal-no-mutant-here = No mutant is on this space.
hc-refusal-no-effect = It would change nothing.
hc-refusal-no-card = That officer does not have this card.
hc-refusal-not-on-space = No such officer is on this space.
hc-refusal-no-ability = The officer does not have this ability.
hc-refusal-ability-used = The ability has been used in this turn.
hc-refusal-no-marker = There is no out-of-ammo marker to remove.
hc-refusal-no-take = The take does not lie in the row.
hc-refusal-clapper = The clapper has passed this take.
hc-refusal-condition = The condition of this take is not met.
hc-refusal-no-ally = There is no ally in play.
hc-refusal-ally-used = The ally has been sent in this turn.
hc-refusal-no-ladder = The helicopter with its ladder is not here.
hc-refusal-not-at-pier = This is not the pier.
hc-refusal-not-at-doors = The officer does not stand at the doors.
hc-refusal-not-in-episode = This episode does not know that.
hc-refusal-no-manhole = There is no manhole here.
hc-refusal-not-in-car = Nobody like that sits in a car.
hc-refusal-exit-open = The exit is open already.
hc-refusal-not-at-generator = This is not the generator.
hc-refusal-no-battery = The battery is not here.
hc-refusal-exit-closed = The exit to the roof is closed.
hc-refusal-not-at-door = The officer does not stand at the exit.
hc-refusal-not-in-hand = This card is not in the hand.
hc-refusal-no-instant = This card is not an instant.
hc-refusal-one-instant = Only one instant may be played, and only first.
hc-refusal-no-action = This card is not an action.
hc-refusal-basics-only = Now another card is played for its basic actions.
hc-refusal-kafar-acted = KAFAR has acted in this round.
hc-refusal-kafar-acts-alone = Chaos cards do not move KAFAR.
hc-refusal-kafar-came = KAFAR comes only once.
hc-refusal-kafar-without-points = The officers have no points yet, so KAFAR would have no HP.
hc-refusal-only-kafar = Only KAFAR acts now.
hc-refusal-none-left = The card gives no more of that.
hc-refusal-no-figure = No such figure is left.
hc-refusal-not-in-zone = The space is not in the zone.
hc-refusal-not-misty = The mist leads only to main-map spaces outside the zone and far from the officers.
hc-refusal-space-used = A mutant came to this space in this turn.
hc-refusal-not-on-map = The mutant is not on the map.
hc-refusal-stunned = The mutant is stunned.
hc-refusal-not-stunned = The mutant is not stunned.
hc-refusal-moved = The mutant has moved in this turn.
hc-refusal-attacked = The mutant has attacked in this turn.
hc-refusal-soldier = A soldier never moves and attacks in one turn.
hc-refusal-nobody-there = Nobody can be attacked there.
hc-refusal-no-exit = There is no way off the map from there.
hc-refusal-no-trigger = The card does not react to this.

## Hard City: in the terminal

cli-help-city-episode = which episode, 1 to 5, or the TOML file of your own (default 1)
cli-help-city-mode = versus: officers against Doctor Zero; coop: against the AutoDoc, also alone (default versus)
cli-help-city-players = how many people or bots: 2 to 5 in versus, Doctor Zero among them, 1 to 4 in coop (default: as few as possible)
cli-help-city-officers = keys of the officers in play, such as jenny,miranda,marcellus
cli-help-city-ally = the dog Fang helps the officers
cli-help-city-seats = who plays, Doctor Zero last: human, a bot with its options, or the file of a bot; default
cli-help-city-campaign = play the next episode of the campaign in this file, and write there how it ended; a new file begins a campaign
cli-help-city-load = go on from a record file
cli-help-city-bots = the bot that leads the officers and the one that leads Doctor Zero, such as rules,random; in coop one bot (default: random)
cli-city-won-officers = Won by the officers
cli-city-won-zero = Won by Doctor Zero
cli-city-won-nobody = Won by nobody
cli-city-points = Points of the officers and of the other side, on average
cli-city-rounds = Rounds a game
cli-city-episodes = Episodes
cli-city-officers = Officers
cli-city-mode-fact = { $mode }: players { $players }
cli-city-officer-fact = { $hp } HP, { $ability }
cli-city-round = Round { $number }, { $seat } to choose
cli-city-bench-random = Hard City: random games a second
cli-city-bench-copies = Hard City: copies of a state a second
cli-city-bench-moves = Hard City: random moves a second
cli-city-bench-compiled = Hard City: rules compiled
cli-city-short-police-car = cops
cli-city-short-civilian-car = car
cli-city-short-limousine = limo
cli-city-short-truck = rig
cli-city-short-bus = bus
cli-city-short-motorboat = boat
cli-city-short-doom-machine = doom
cli-city-do-other = Choose
cli-city-do-step = Walk
cli-city-do-shoot = Quick shot at a space
cli-city-do-aim = Aimed shot
cli-city-do-shoot-barrel = Quick shot at a barrel
cli-city-do-hand = Hand equipment over
cli-city-do-take-from = Take equipment over
cli-city-do-use = Use equipment
cli-city-do-ability = Use an ability
cli-city-do-take = Use a take
cli-city-do-evacuate = Bring somebody to safety
cli-city-do-call = Call the helicopter
cli-city-do-unload = Let somebody out of a vehicle
cli-city-do-climb = Go through a door
cli-city-do-instant = Play an instant
cli-city-do-play = Play a card for its text
cli-city-do-basics = Play a card for two basic actions
cli-city-do-deploy = Deploy
cli-city-do-move = Move a mutant
cli-city-do-stand = Let a mutant stand up
cli-city-do-attack = Attack
cli-city-do-drop-barrel = Drop a barrel
cli-city-do-leave = Leave the map
cli-city-do-cloud = Put a toxic cloud down
play-city-lies = stunned
play-city-on-the-way = Helicopter on its way
play-city-ladder = Helicopter with its ladder
play-city-open-lid = open manhole
play-city-closed-lid = closed manhole
play-city-pier = pier
play-city-generator = generator
play-city-exit = exit to the roof
play-city-leave = way off the map
play-city-rungs = ladder of the sewer
play-city-dark = dark
play-city-area = a number alone: area of a lamp
play-city-round = round { $number }
play-city-kills = Kills
play-city-no-ammo = out of ammo
play-city-takes = Takes
play-city-hand-hidden =
    { $count ->
        [one] Doctor Zero holds { $count } card.
       *[other] Doctor Zero holds { $count } cards.
    }
play-city-queue = Queue
play-city-ask =
    { $what ->
        [number] Number
        [space] Marked space
       *[both] Number or marked space
    }{ $at ->
        [first] {" "}(? for help):
       *[later] , < to go back:
    }
play-city-hand-over = { $seat }: take the keyboard, nobody else should look.
play-city-hand-back = { $seat }: take the keyboard.
play-city-no-space = No space is called "{ $name }" here.
play-city-empty-space = { $space }: nothing.
play-city-no-card = No card, mutant or ally is called "{ $name }".
play-city-campaign-over = The campaign is over. Episodes won: { $wins } of { $count }.
play-city-campaign-next = The campaign is written to { $file }. Next: { $episode }.
play-city-keeps = Which ability does { $officer } keep?
play-city-keeps-number = Number:
play-city-help =
    Type the number of a choice, or the label of a marked space such as C3; < goes back to the first question.
    A whole move works too: shoot C4. Every legal move is listed by: moves
    look SPACE    what is on a space
    officers      officers, their equipment and abilities
    cards         the cards that matter now, with their texts
    help NAME     what a card, a mutant or the ally does, by key or name
    undo          take your last move back
    hint          ask a bot for good moves
    log           what has happened
    save FILE     write the game (JSON, or plain text if FILE ends in .txt)
    quit          leave
play-city-legend =
    D J M H are the officers Donathan, Jenny, Miranda and Marcellus, F is Fang. A number says how many; ~ lies stunned.
    Labels that begin with S are in the sewer, with R on the roof. In the panel: ♥ health, ◎ action points, ▶ acts now.
    In the row of takes nothing before ◢ can be used any more. Signs on the map now:

# Hard City's bots and arena
bot-rules = Follows the rules of thumb of a good player, for the officers as for Doctor Zero, without looking ahead.
cli-help-city-arena-bots = the bot that leads the officers and the one that leads Doctor Zero, such as search,rules; one word: both (default: rules)
cli-help-city-arena-games = how many games are played at every kind of table (default 100; with --sprt at most 2000)
cli-help-city-episodes = which episodes, such as 1,3 (default: all)
cli-help-city-modes = which modes: versus, coop (default: both; with --pairs or --sprt versus)
cli-help-city-pairs = compare the two bots: every deal is played twice, and the bots change sides
cli-help-city-counts = how many officers, 3 or 4 or both with a comma between them (default: both)
cli-city-mode = Mode
cli-city-episode = Episode
cli-city-score = Points
cli-city-interval = 95 % interval
