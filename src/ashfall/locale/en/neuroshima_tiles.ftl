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
icon-web = Spider's Web
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

## States of a unit

state-netted = in a net
