## Names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
hc-lying-at = { $name } ({ $space }, stunned)
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
# $en, $pl, $uk and so on: what an episode says of itself in each language.
hc-own-words = { $en }
hc-deploys =
    Deploy { $deploy ->
        [one] { $deploy } mutant on a zone space
       *[other] { $deploy } mutants on zone spaces
    } of your choice
hc-activates =
    Activate { $activate ->
        [one] { $activate } mutant
       *[other] { $activate } mutants
    } of your choice{ $within ->
        [0] { "" }
       *[other] { " " }at distance 0-{ $within } of the active officer
    }

## What happened

hc-event-round-started = Round { $number }.
hc-event-round-ended = Round { $number } ends.
hc-event-standing-changed =
    { $way ->
        [auto] Answered by the rules from now on: { $question }.
       *[ask] Asked again from now on: { $question }.
    }
hc-event-answered = Answered by the rules: { $question }.
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
        [attacks] { $officer } loses { $hp } HP to attacks.
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
hc-event-auto-discarded = The card is discarded: { $card }.
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
hc-event-kafar-activated = { hc-enemy-kafar } is activated: { $ap } AP.
hc-event-kafar-hurt = { hc-enemy-kafar } loses { $hp } HP; left: { $left }.
hc-event-load-placed = { $load } is now on { $space }.
hc-event-load-moved = { $load } goes along to { $end }.
hc-event-civilian-killed = { $load } dies on { $space }.
hc-event-evacuated = { $load } is safe.
hc-event-load-left = { $load } is carried off the map from { $space }.
hc-event-crate-placed = { $what } on { $space }.
hc-event-crate-opened = { $officer } opens what lay on { $space }.
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

## What several did

hc-places =
    { $way ->
        [to] { $count } to { $space }
       *[on] { $count } on { $space }
    }
hc-places-of = { $place } ({ $enemy })
hc-many-deployed = { $count } mutants appear: { $places }.
hc-many-moved = { $count } mutants move: { $places }.
hc-many-stood-up = { $count } mutants stand up: { $places }.
hc-many-stunned = { $count } mutants fall stunned: { $places }.
hc-many-killed = { $count } mutants die: { $places }.
hc-many-attacked = { $count } mutants attack: { $places }.
hc-many-attacked-car = { $count } mutants attack the police car.
hc-many-boarded = { $count } mutants enter the motorboat.
hc-many-civilians-killed = { $count } civilians die: { $places }.

## What is decided

hc-decision-opening = { $seat }: the opening.
hc-decision-round-task = { $seat }: who acts next?
hc-decision-level-up = { $seat }: which ability does { $officer } keep?
hc-decision-officer-turn =
    { $count ->
        [0] { $seat }: turn of { $officer }.
       *[other] { $seat }: turn of { $officer }. Spaces left: { $count }.
    }
hc-decision-zero-turn = { $seat }: your turn.
hc-decision-auto-step = { $seat }: AutoDoc’s step.
hc-decision-event-step = { $seat }: the start of the round.
hc-decision-civilian-hit = { $seat }: a civilian is hit ({ $load }). Who steps in?
hc-decision-assign-attack = { $seat }: who takes the damage on { $space }?
hc-decision-walk = { $seat }: where does { $officer } go? Spaces left: { $count }.
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
hc-decision-deploy-near = { $seat }: which mutant appears, and where? Left: { $count }.
hc-decision-deploy-on-roof = { $seat }: where on the roof does a mutant appear?
hc-decision-deploy-at-manholes = { $seat }: which manhole is next?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: where does KAFAR appear?
hc-decision-owed-card = { $seat }: AutoDoc draws for a stunned officer.
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

## What a move does

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
hc-move-auto = Let the rules answer: { $question }
hc-move-ask = Ask me again: { $question }
hc-question-takes-civilian = a civilian is taken along (pass)
hc-question-left-mutants = an officer leaves mutants (pass)
hc-question-skull-in-shot = a skull in a shot (pass)
hc-question-skull-in-fight = a skull in a melee (pass)
hc-question-shot-kills = a shot kills (pass)
hc-question-deployments = where AutoDoc's mutants appear
hc-question-mutants = which mutants act, and on which way
hc-question-cards = what AutoDoc's cards leave open

## How it ended

hc-outcome-won = { $side }: victory. { $reason }.
hc-outcome-nobody = Nobody wins. { $reason }.
hc-reason-points = All victory points are theirs
hc-reason-machine-destroyed = The doom machine is destroyed
hc-reason-round-limit = The last round is over

## Why a move is not possible

hc-refusal-over = The game is over.
hc-refusal-no-such-thing = There is no such thing in this game.
hc-refusal-other-kind = Something else must be decided first.
hc-refusal-not-offered = This is not one of the possible answers.
hc-refusal-not-now = This is not possible now.
hc-refusal-never-asked = This player is never asked that.
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
hc-refusal-no-way = No way leads on from this space.
hc-refusal-no-target = There is no target within reach.
hc-refusal-nothing-here = There is nothing to be done on this space.
hc-refusal-no-equipment = The officer carries no equipment.
hc-refusal-no-active-ability = No ability of the officer is an action.
hc-refusal-alone-here = No other officer is on this space.
hc-refusal-nothing-to-pass = Nobody on this space carries equipment.
hc-refusal-no-takes = No take lies in the row.
hc-refusal-all-takes-passed = The clapper has passed every take in the row.
hc-refusal-no-condition = No take in the row has its condition met.
hc-refusal-only-reaction = This card is played for its text only as a reaction.

## Between two episodes of a campaign

hc-kept = { $who } keeps { $ability }
