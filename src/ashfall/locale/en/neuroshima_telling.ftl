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

mode-duel-about = One against one.
mode-ffa-about = The last HQ standing wins.
mode-points-about = Wounds on HQs score. Play to 20.
mode-one_vs_two-about = 20 health against twice 13.
mode-teams-about = Two against two, shared bonuses.
variant-tactical_start = Tactical start
variant-tactical_start-about = The first player begins with three tiles, discards one and may use one.
variant-reinforcements = Reinforcements
variant-reinforcements-about = Six tiles in front of you instead of three; you use up to two in a turn.
side-team = Team { $side }
side-single = The one
side-pair = The two
