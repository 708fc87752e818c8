### Texts in English. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = HQ
kind-hq-help = The heart of an army: when its health is gone, its player is beaten. An HQ strikes all its neighbours but never wounds another HQ.
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
icon-friendly_fire-help = A melee attack that strikes the neighbour whether it is an enemy or a friend, even the own HQ.
icon-armor = Armor
icon-armor-help = Shots that come in through this edge lose one wound; it works even in a net.
icon-reflection = Reflection
icon-reflection-help = An attack that comes in through this edge does no harm and hits the enemy standing right in front of the edge.
icon-nets = Net
icon-nets-help = The enemy in front of this edge can do nothing at all and cannot be moved; two nets facing each other cancel out.
icon-web = Web
icon-web-help = A net that also catches friends, even the own HQ.
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
ability-execution-help = When placed it may take the hex of an enemy unit other than an HQ for 1 health of the own HQ; that unit is discarded and nothing can save it.
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
effect-double_move-help = Every move of an own unit may cover up to two hexes, anywhere on the board.
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
instant-move-help = One own unit moves to an empty neighbouring hex, turns, or both.
instant-push_back = Push Back
instant-push_back-help = One own unit pushes a neighbouring enemy, HQs too, one hex away; the pushed side picks the hex and may not turn.
instant-air_strike = Air Strike
instant-air_strike-help = 1 wound to every unit except HQs on a hex and its six neighbours, own units too; all seven hexes must lie on the board.
instant-grenade = Grenade
instant-grenade-help = Destroys one enemy unit, not an HQ, next to the own HQ; the own HQ must not be netted.
instant-sniper = Sniper
instant-sniper-help = 1 wound to any enemy unit except an HQ.
instant-terror = Terror
instant-terror-help = In their next turn opponents may not place units; instants and abilities still work.
instant-grab = Grab
instant-grab-help = One own unit pulls an enemy that stands exactly two hexes away, HQs too, next to itself; the pulled side picks the hex and may turn.
instant-hunt = Hunt
instant-hunt-help = One own unit may move and turn, then may attack at once through one edge.

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
refusal-over = The game is over.
refusal-not-in-hand = This tile is not in the hand.
refusal-instant-not-placed = An instant is played, never placed.
refusal-terror = Under Terror no unit may be placed.
refusal-occupied = The hex is occupied.
refusal-no-ability = The unit does not have this ability.
refusal-no-enemy = No enemy unit stands there.
refusal-hq-immune = This cannot be done to an HQ.
refusal-cannot-pay = The HQ has too little health to pay for it.
refusal-hq-netted = The own HQ is netted.
refusal-not-your-unit = No own unit stands there.
refusal-netted = The unit is netted.
refusal-used = The unit has used this ability in this turn already.
refusal-too-far = The hex is too far away.
refusal-not-linked = No free module gives this to the unit.
refusal-victim-netted = The enemy unit is netted and cannot be moved.
refusal-not-adjacent = The enemy unit does not stand next to the own unit.
refusal-not-two-away = The enemy unit does not stand exactly two hexes away.
refusal-no-room = No free hex is left for the enemy unit.
refusal-net-lies = The Net of Steel lies on another unit.
refusal-last-tile-drawn = No battle may be started once a player has drawn the last tile.
refusal-edge-of-board = The hex and all its six neighbours must lie on the board.
refusal-no-effect = The tile would have no effect there.
refusal-not-now = This cannot be done now.

## What happens

event-turn_started = Turn { $number }: { $seat }.
event-drew = { $seat } draws { $tile }.
event-discarded =
    { $cause ->
        [mandatory] { $seat } discards { $tile }, one of the three.
        [unlucky] { $seat } puts { $tile } away.
       *[other] { $seat } discards { $tile }.
    }
event-redrew = { $seat } puts an unlucky draw away and draws again.
event-placed =
    { $cause ->
        [execution] { $unit } takes the hex of an executed enemy, facing { $facing }.
        [replacement] { $unit } takes the place of a friend, facing { $facing }.
       *[other] { $unit } is placed, facing { $facing }.
    }
event-played = { $seat } plays { $tile }.
event-moved =
    { $how ->
        [push] { $by } pushes { $before } to { $hex }.
        [grab] { $by } pulls { $before } to { $hex }, facing { $facing }.
        [turn] { $before } turns to face { $facing }.
        [scavenger] { $before } flies to { $hex }, facing { $facing }.
       *[go] { $before } moves to { $hex }, facing { $facing }.
    }
event-paid =
    { $cause ->
        [execution] { $seat } pays 1 health for the execution; { $health } left.
       *[other] { $seat } pays 1 health for the Net of Steel; { $health } left.
    }
event-terrified = { $seat } may not place units in the next turn.
event-netted =
    { $how ->
        [steel] { $unit } is caught in the Net of Steel.
       *[net] { $unit } is netted by { $by }.
    }
event-freed = { $unit } is free of nets.
event-net_thrown = { $seat } throws the Net of Steel on { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] The Net of Steel leaves { $unit }: the HQ of { $seat } is netted.
       *[other] The Net of Steel comes back to { $seat }: { $unit } has left the board.
    }
event-battle_started =
    { $cause ->
        [tile] { $seat } starts a battle.
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
        [declined] { $source } does not attack once more.
       *[void] { $target } turns the attack of { $source } away.
    }
event-armor_held = The armor of { $target } takes { $amount } off the shot of { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } reflects the attack of { $source } onto { $struck }.
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
event-absorbed =
    { $kind ->
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
       *[wounds] { $unit } is destroyed.
    }
event-health_lost = { $unit } loses { $amount } health; { $health } left.
event-battle_ended = The battle is over.
event-turn_ended = { $seat } ends turn { $number }.
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
decision-medic = { $seat }: which Medic takes which hit ({ $units })?
decision-clown = { $seat }: attack or explode ({ $units })?
decision-quartermaster = { $seat }: change the weapon of { $units }?
decision-extra_attack = { $seat }: does { $units } attack once more?

## Moves

move-keep = Keep the tiles
move-redraw = Put them away and draw again
move-place = Place { $tile } on { $hex }, facing { $facing }
move-execute = Execute { $target } with { $tile }, facing { $facing }
move-replace = Replace { $unit } by { $tile }, facing { $facing }
move-mobility = Move { $unit } to { $goal }, facing { $facing }
move-rotate = Turn { $unit } to face { $facing }
move-transport = { $module } carries { $unit } to { $goal }, facing { $facing }
move-push = { $unit } pushes { $target }
move-grab = { $unit } pulls { $target }
move-net = Throw the Net of Steel on { $target }
move-discard = Discard { $tile }
move-end = End the turn
move-stay = Do nothing
move-step = Go on to { $goal }, facing { $facing }
move-to = Go to { $goal }
move-to-facing = Go to { $goal }, facing { $facing }
move-strike = { $unit } strikes { $towards }
move-attack = { $unit } attacks
move-explode = { $unit } explodes
move-skip = { $unit } does not attack once more
move-plain = { $unit } attacks without a change
move-convert-melee = { $unit } turns its strike { $towards } into a shot
move-convert-ranged = { $unit } turns its shot { $towards } into a strike
move-heal = { $medic } takes the hit of { $source } for { $unit }
move-heal-instant = { $medic } takes the hit for { $unit }
move-scavenge = { $unit } flies to { $goal }, facing { $facing }
move-waste = Use { $tile } without effect
move-play-battle = Play { $tile }
move-play-move = Play { $tile }: { $unit } to { $goal }, facing { $facing }
move-play-push_back = Play { $tile }: { $unit } pushes { $target }
move-play-air_strike = Play { $tile } around { $hex }
move-play-grenade = Play { $tile } on { $target }
move-play-sniper = Play { $tile } on { $target }
move-play-terror = Play { $tile }
move-play-grab = Play { $tile }: { $unit } pulls { $target }
move-play-hunt = Play { $tile }: { $unit } to { $goal }, facing { $facing }

## How a game ends

outcome-won = { $seat } wins: { $reason }.
outcome-drawn = A draw: { $reason }.
reason-hq_destroyed = HQ destroyed
reason-health = more health at the end
reason-draw = nobody is ahead
reason-deadlock = the board is full and battles change nothing any more

## States of a unit

state-netted = in a net

## Words of the command line

cli-help-about = Neuroshima Hex in the terminal: play, fight out positions, replay, measure.
cli-help-more = "ashfall COMMAND --help" tells more about a command.
cli-help-commands = Commands
cli-help-version = show the version and leave
cli-help-help = show this help and leave
cli-help-lang = language of the texts: en, pl or uk (default: that of the system)
cli-help-json = print JSON
cli-help-game = which game; "neuroshima" is the one there is
cli-help-armies = keys of two armies, such as moloch,borgo
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
cli-help-sim-bots = bots of the two seats with their options, such as rush,search:iterations=200 or random,./my_bot.py (default random,random)
cli-help-sim-armies = keys of two armies; all 36 pairs in turn where none are given
cli-help-mode = how the game is played; "duel" is the one there is
cli-help-bench = measure the speed of the rules and the bots on one core
cli-help-bench-seconds = time for one measurement (default 1)
cli-help-list = armies, tiles, modes, players and settings
cli-help-play = a game in the terminal
cli-help-play-seed = number that the shuffling follows (default: a new one every time)
cli-help-play-seats = who plays: human, a bot with its options, or the file of a bot such as ./my_bot.py; default
cli-help-play-load = go on from a record or position file
cli-help-play-cores = how many processes a bot may use to think, for its moves and for hints (default 1)
cli-help-play-quick = do not wait for Enter during battles
cli-help-play-estimates = show what bots think of their chances
cli-left = Left on the board
cli-nobody-left = nobody
cli-health = { $seat } HQ { $health }
cli-choice = Answer: { $move }
cli-no-phase = Nobody acts in this battle.
cli-undecided = The game is not over: { $seat } is to move.
cli-moves-made = Moves made: { $count }
cli-turn = Turn { $number }, { $seat } to move
cli-hand = Hand
cli-nothing = nothing
cli-pile = Pile
cli-armies = Armies
cli-modes = Modes
cli-players = Players
cli-bot-options = options: { $options }
cli-settings = Settings
cli-setting-default = default { $value }, ruling { $ruling }
cli-games = Games
cli-wins = Wins
cli-share = Share
cli-seat = Seat
cli-army = Army
cli-draws = Draws
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
bot-captain = Searches a little further: a few dozen ways in which the game could go on.
bot-warlord = Searches for up to a second a move, as far as it gets in that time.

## Arena

cli-help-arena = let bots play against each other and tell how sure it is who is stronger
cli-help-arena-bots = two or more bots with their options, such as rush,search:iterations=200 or greedy,./my_bot.py
cli-help-arena-games = how many games every two bots play (default 84; with --sprt at most 20000)
cli-help-arena-sprt = stop as soon as it is clear whether the first bot is LO or HI Elo stronger than the second
cli-help-arena-armies = keys of two armies that fight all games (default: every two armies in turn)
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

## Playing in the terminal

play-first-army = First army
play-second-army = Second army
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
play-thinks = { $seat } is thinking
play-estimate = { $seat } puts its chances at { $share }.
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
