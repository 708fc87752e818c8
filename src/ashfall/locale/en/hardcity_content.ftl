## Sides, officers and their ally

hc-officer-donathan = Donathan Johnson
hc-officer-donathan-text = The oldest sergeant of the HCPD and its hardest: shot more than once, always back at his desk. He wants his coffee, his glazed donut and his pension, in this order, and fires his Magnum without a warning shot.
hc-officer-jenny = Jenny Takabura
hc-officer-jenny-text = It is her first day on duty. Her grandfather taught her ninjutsu; later she decided that who can hurt should also learn to heal, and became a police medic.
hc-officer-miranda = Miranda Casey
hc-officer-miranda-text = The captain, and the best shot the HCPD ever had: she won the cup of the academy every year. Her people follow her anywhere. Do not mention that the commissioner is her father.
hc-officer-marcellus = Marcellus Hammer
hc-officer-marcellus-text = A gentle giant from the ghetto, once unbeaten in the ring as Mister Hammer, then banned for doping on forged proof. The trail led to Zero Corp; now he follows it with a badge.
hc-ally-fang = Fang
hc-ally-fang-text = Once in each officer's turn, for 1 AP of that officer, Fang runs up to 3 spaces and stuns 1 active mutant where he stops. When his 3 HP are gone he leaves for the rest of the episode.

## Mutants

hc-enemy-mutant = Mutant
hc-enemy-mutant-text = Moves 2 spaces and deals 1 damage on its own space. 1 damage stuns it, 2 at once kill it; stunned, it dies from 1.
hc-enemy-rat = Mutated Rat
hc-enemy-rat-text = Moves 3 spaces. 1 damage kills it, but melee only stuns it.
hc-enemy-soldier = Mutated Soldier
hc-enemy-soldier-text = Attacks its own space or any space of its row or column, however far. Never moves and attacks in one turn.
hc-enemy-kafar = K.A.F.A.R.
hc-enemy-kafar-text = Comes once per game, with as many HP as the officers have VP (at most 6), or as the episode says. Once per round he spends 3 AP: each is a step, 2 damage on his own space or 1 on an adjacent space. He cannot be stunned or fought in melee, and shots at his space deal 1 less. Against AutoDoc he comes with the fifth letter of his name and is activated like any mutant.

## Things on the map

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

## Episodes

hc-episode-1-about = Mutants roam the streets, and a helicopter carries civilians away from between the exploding barrels. The officers score with evacuated civilians and kills, Doctor Zero with dead civilians and stunned officers.
hc-episode-2-about = A truck full of mutagen is stuck among open manholes, and the mutants want its barrels. The officers score with welded manholes and kills, Doctor Zero with barrels carried off the map and stunned officers.
hc-episode-3-about = Mayor Archer and her people sit in cars above a sewer full of mutants, and the police car is the way out. The officers score with every civilian and above all the mayor brought to it and with kills, Doctor Zero with dead civilians, attacks on the police car, the kidnapped mayor and stunned officers.
hc-episode-4-about = A busload of people must reach the motorboat before the mutants board it. The officers score with civilians brought on board and kills, Doctor Zero with dead civilians, mutants on board and stunned officers.
hc-episode-5-about = The battery opens the way to the roof, where the doom machine counts down behind its barrels. The officers win by destroying the machine, Doctor Zero scores at the end of each round and with stunned officers.

## Abilities of the officers

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

## Chaos cards of Doctor Zero

hc-chaos-city-is-ours = The City Is Ours!
hc-chaos-city-is-ours-text = Instead of the rest of your turn play another card for two of its basic actions, both 2 higher.
hc-chaos-fresh-batch = Fresh Batch
hc-chaos-fresh-batch-text = Deploy up to 2 mutants in the zone.
hc-chaos-wake-up-call = Wake-Up Call
hc-chaos-wake-up-call-text = Up to 3 stunned mutants on one map stand up. This turn they may attack but not move.
hc-chaos-radio-static = Radio Static
hc-chaos-radio-static-text = An officer who has not acted this round, is not stunned and has AP loses 1 AP.
hc-chaos-pack-hunt = Pack Hunt
hc-chaos-pack-hunt-text = Up to 5 active mutants of one space move together up to 2 spaces, then up to 4 of them attack. Soldiers that moved do not.
hc-chaos-feeding-frenzy = Feeding Frenzy
hc-chaos-feeding-frenzy-text = Choose a space with an officer or a civilian: up to 5 active mutants on it attack.
hc-chaos-rush-hour = Rush Hour
hc-chaos-rush-hour-text = Deploy up to 7 mutants in the zone. One space may take 2 of them, the others 1 each.
hc-chaos-stampede = Stampede
hc-chaos-stampede-text = Up to 9 mutants on one map each move or, if stunned, stand up.
hc-chaos-mutagen-mist = Mutagen Mist
hc-chaos-mutagen-mist-text = Deploy up to 4 mutants outside the zone: on main-map spaces at distance 3 or more from every officer there, one on a space.
hc-chaos-drag-off = Drag Them Off
hc-chaos-drag-off-text = Up to 2 active mutants on one map each drag one civilian from a space at most 2 away onto their own and may then attack. The mayor may be dragged too.
hc-chaos-jammed-chamber = Jammed Chamber
hc-chaos-jammed-chamber-text = Up to 3 officers on one map, with an active mutant on their own or an adjacent space, get an out-of-ammo marker.
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

## Special cards of the episodes

hc-special-take-control = Taking Control
hc-special-take-control-text = Put the helicopter on any space, on-the-way side up.
hc-special-bucket-chain = Bucket Chain
hc-special-bucket-chain-text = Up to { $amount } active mutants on the truck each put a barrel on a space next to it. Then up to { $amount } active mutants on spaces with a barrel each move up to { $second } spaces with it and may leave the map from a corner.
hc-special-swap-lids = Swap the Lids
hc-special-swap-lids-text = Close one open manhole and open the closed one, until the next event phase.
hc-special-low-tide = Low Tide
hc-special-low-tide-text = Up to { $amount } active mutants in row { $row } or a higher one move up to { $second } spaces each. They may enter the motorboat.
hc-special-short-circuit = Short Circuit
hc-special-short-circuit-text = Switch one lamp off until the next event phase.
hc-special-crossed-frequencies = Crossed Frequencies
hc-special-crossed-frequencies-text = Put the helicopter on a space as far as possible from the active officer, on-the-way side up. Deploy { $amount } more in the zone closest to it.
hc-special-what-a-sewer = What a Sewer!
hc-special-what-a-sewer-text = Deploy { $amount } mutants on each manhole. Remove a barrel from the truck, if one is left. AutoDoc scores { $points } VP. This card joins the queue. Draw another chaos card.
hc-special-kidnap-squad = Kidnap Squad
hc-special-kidnap-squad-text = Deploy { $amount } more in the zone closest to Mayor Archer, then activate every mutant at distance 0-{ $second } of her. Who drags her off the map gives { $points } VP.
hc-special-all-aboard = All Aboard
hc-special-all-aboard-text = Activate { $amount } mutants of your choice at distance 0-{ $second } of the motorboat. One that reaches it is removed and scores.
hc-special-overcharge = Overcharge
hc-special-overcharge-text = Deploy 1 mutant on a roof space of your choice. Then switch one lamp off until the next event phase.

## Chaos cards of AutoDoc

hc-auto-blood-scent = Blood Scent
hc-auto-blood-scent-text = Choose a mutant at distance 0-2 of the active officer: it is activated twice.
hc-auto-blood-scent-bottom = They Are Closing In!
hc-auto-blood-scent-bottom-text = All mutants farther than 2 move towards the nearest officer or civilian.
hc-auto-they-are-here = They Are Here!
hc-auto-they-are-here-text = Deploy { $deploy } mutants in the zone closest to the active officer, the rest in the next one. Then activate each mutant at distance 0-1 of that officer.
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
hc-auto-swarm-text = { hc-activates }.
hc-auto-swarm-bottom = Reinforcements
hc-auto-swarm-bottom-text = Deploy 2 mutants on zone spaces of your choice.
hc-auto-man-eaters = Man-Eaters
hc-auto-man-eaters-text = 
    Activate { $activate ->
        [one] { $activate } mutant
       *[other] { $activate } mutants
    } of your choice at distance 0-{ $within } of any civilian on the map; without civilians, of any officer.
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

## Takes

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

## Equipment

hc-equipment-flamethrower = Flamethrower
hc-equipment-flamethrower-text = Each mutant on one adjacent space gets 2 damage.
hc-equipment-shotgun = Shotgun
hc-equipment-shotgun-text = Quick shot with 4 dice at distance 1-4.
hc-equipment-first-aid = First Aid Kit
hc-equipment-first-aid-text = One officer on this space recovers 3 HP.
hc-equipment-flashbang = Flashbang
hc-equipment-flashbang-text = Each active mutant on one space at distance 0-4 is stunned.
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
