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
