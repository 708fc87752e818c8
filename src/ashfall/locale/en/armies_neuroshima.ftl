## The world, and tips for those who wait

army-world-title = The world
army-world-1 = On 5 September 2020 the machines turned on the people who had built them. Thirty years later North America is rubble between radiation and ruins.
army-world-2 = In the north lies Moloch, one mass of joined factories the size of many states, and it sends its robots further south every year.
army-world-3 = Those who are left live as gangs, towns and armies. They fight the machines, the mutants that the machines bred, and one another: for land, food and gear.
tip-title = Tip
tip-1 = Play several games with the same army before you judge it.
tip-2 = One of three tiles must go: throw away what helps least now, even a Battle.
tip-3 = A tile beside your HQ is also a shield.
tip-4 = Place the module first and the fighter later, or somebody takes the hex.
tip-5 = Everything in one phase happens at once; the fallen leave when it is over.
tip-6 = A higher initiative kills a shooter before it fires.
tip-7 = A netted HQ cannot flee.
tip-8 = Only instants in front of you? That is an unlucky draw: put them away and draw again.
tip-9 = Count what is left in both piles before you start a battle.
tip-10 = Start a battle when the position is good enough; waiting is a risk, too.
tip-11 = An HQ never wounds an HQ.
tip-12 = Two HQs may stand side by side.

## What an army is like

army-play = How to play it
army-beat = How to beat it
army-character = Character
army-character-about = Counted from its tiles, beside those of the other armies.
army-speed = Speed
army-toughness = Toughness
army-reach = Reach
army-mobility = Mobility
army-battles = Control of battles
army-bar = { $name }: { $value } of 5
army-difficulty = Difficulty
army-difficulty-about = An army that seems weak usually just takes longer to learn. Begin with Borgo, then Moloch.
army-difficulty-word =
    { $level ->
        [1] easiest, best first army
        [2] fairly easy
        [4] harder
       *[other] made as one of a pair: Beasts against Steel Police
    }
army-play-it = Play { $army }
army-more = More about this army

## The armies: who they are, and what to do with and against them. The first sentence says what, the others why.

army-borgo-character = Wild, quick, many
army-borgo-story = Moloch grew them for war: fast to ripen, hard to kill, each breed hostile to every other. Then Borgo, half mutant and half machine, joined the packs into one army. Its banner is the biohazard sign, its war is against mankind.
army-borgo-play-1 = Put the HQ into the middle of the fight. Everybody beside it strikes one phase earlier.
army-borgo-play-2 = Spread those who strike in several directions. Far apart they sweep the board in one battle.
army-borgo-play-3 = Come close and start the battle early. Only two Assassins shoot, so nothing is won from afar.
army-borgo-beat-1 = Keep your distance and cover your HQ on every side. Borgo has to stand right beside it.
army-borgo-beat-2 = Slow or net its fastest units. Without speed the blows fall on an empty hex.
army-borgo-beat-3 = Shoot before it arrives. Most of its warriors fall to a single wound.
army-moloch-character = Cold, heavy, relentless
army-moloch-story = A mass of machines that thinks with many linked brains and has grown ever since it broke mankind. It is stronger than anybody in arms, and slower in wit than any of them.
army-moloch-play-1 = HQ into a corner, tough units around it. A Blocker lets hardly anything through.
army-moloch-play-2 = Line up shooters of different initiative. One after the other they break the cover and reach the HQ.
army-moloch-play-3 = Place a unit and push with it at once. Five Push Backs put the enemy where the guns are looking.
army-moloch-beat-1 = Break its lines early. One tile between gun and target stops the whole row.
army-moloch-beat-2 = Fight when it suits you. Moloch has only four Battles and one Move.
army-moloch-beat-3 = Leave your HQ a way out. Boxed in, it is shot at leisure.
army-hegemony-character = Brutal, showy, proud
army-hegemony-story = A country of great gangs that never stop fighting over who rules it. Muscle and nerve decide who you are there, crowds cheer for gladiators, and the neighbours know it by its raids.
army-hegemony-play-1 = Think longest about your nets. They hold the enemy HQ, or keep the worst attacker off your own.
army-hegemony-play-2 = Let the HQ attack. One hex from the enemy HQ it makes every blow beside it heavier.
army-hegemony-play-3 = Choose the moment. Five Battles, Moves, pushes and a Sniper have an answer to most things.
army-hegemony-beat-1 = Kill the net fighters first. A higher initiative frees whoever they hold before their phase.
army-hegemony-beat-2 = Keep away. It shoots little and has to come close.
army-hegemony-beat-3 = Keep an empty hex beside your HQ. A netted HQ in a corner is lost.
army-outpost-character = Disciplined, quick, never in one place
army-outpost-story = The last regular troops that people have. For decades they have fought at the very edge of Moloch: strike, take what can be used, be gone. Their headquarters is a town on wheels that stands on no map.
army-outpost-play-1 = Keep the HQ in the middle, and moving. Seven Moves: no attack on it can be prepared.
army-outpost-play-2 = Best shooters beside the HQ. They attack once more, one phase later.
army-outpost-play-3 = Take your moment. Six Battles: fight when the lines are yours; hide behind your own units when the board fills up.
army-outpost-beat-1 = Net the HQ. A netted HQ cannot flee.
army-outpost-beat-2 = Fill the hexes to which it would flee. Then its Moves are worth little.
army-outpost-beat-3 = Be faster. All of its twelve warriors fall to one wound.
army-steel_police-character = Merciless, correct, few
army-steel_police-story = A brigade that travels the wasteland with a law of its own making. Its power suits are prototypes from before the war; drugs and implants pay for strength with sanity, and the software decides what is a crime.
army-steel_police-play-1 = HQ into a corner behind a thick wall. In the open it is of no use.
army-steel_police-play-2 = Throw the Net of Steel on somebody who will fall in the next battle. So it soon comes back.
army-steel_police-play-3 = Point the modules at two good shooters. The Executioner, dropped from above, stands in for a Sniper.
army-steel_police-beat-1 = Hold the board. Its units are hard to kill, but few.
army-steel_police-beat-2 = Judges are the first target. They throw attacks back, so hit them from the sides without the mirror.
army-steel_police-beat-3 = Stand where its modules point. Most of them reach two hexes only.
army-beasts-character = Hungry, territorial, loyal to nobody
army-beasts-story = What lived through cold and hunger had to change, and Moloch’s laboratories made it change many times faster. There is no pack and no plan, only territory: whoever steps into it is prey, kin or not.
army-beasts-play-1 = Cerberus beside the HQ in a corner leaves two open hexes. Or place second, and let it threaten the enemy HQ from the first turn.
army-beasts-play-2 = Build chains of Agony. A bite of your own sets them off and reaches far targets.
army-beasts-play-3 = Grab what hides. An enemy that is pulled close stands between the teeth.
army-beasts-beat-1 = Let them bite one another. Stand where every blow at you hits a beast as well.
army-beasts-beat-2 = First targets: Cerberus, Alpha and the Vultures. Without them the pack loses its reach.
army-beasts-beat-3 = Hold more of the board and be patient. The fuller it is, the more they hurt themselves.
