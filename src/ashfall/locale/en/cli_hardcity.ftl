## In the terminal

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
cli-city-do-step =
    { $begun ->
        [on] Walk on
       *[first] Walk
    }
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
cli-city-price = { $what }, { $price } AP
cli-city-free = { $what }, free
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
play-city-zone = deployment zone
play-city-dark = dark
play-city-area = a number: area of a lamp
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
play-city-letters = KAFAR
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
play-city-no-word = Nothing here is called "{ $name }".
play-city-near-words = Perhaps: { $words }
play-city-campaign-over = The campaign is over. Episodes won: { $wins } of { $count }.
play-city-campaign-next = The campaign is written to { $file }. Next: { $episode }.
play-city-keeps = Which ability does { $officer } keep for the next episode?
play-city-keeps-number = Number:
play-city-special-rules = Special in this episode
play-city-more-help = help episode shows this again; help WORD explains any word on the screen, such as: help zone
play-city-help =
    Type the number of a choice, or the label of a marked space such as C3; < goes back to the first question.
    A whole move works too: shoot C4. Every legal move is listed by: moves
    look SPACE    what is on a space
    officers      officers, their equipment and abilities
    cards         the cards that matter now, with their texts
    help WORD     what a word on the screen means, what a card or a mutant does
    help episode  goal, scoring and special rules of this episode
    undo          take your last move back
    hint          ask a bot for good moves
    log           what has happened
    save FILE     write the game (JSON, or plain text if FILE ends in .txt)
    quit          leave
play-city-legend =
    D J M H are the officers Donathan, Jenny, Miranda and Marcellus, F is Fang. A number says how many; ~ lies stunned.
    Labels that begin with S are in the sewer, with R on the roof. In the panel: ♥ health, ◎ action points, ▶ acts now.
    In the row of takes nothing before ◢ can be used any more. Signs on the map now:
cli-help-city-arena-bots = the bot that leads the officers and the one that leads Doctor Zero, such as search,rules; one word: both (default: rules)
cli-help-city-arena-games = how many games are played at every kind of table (default 100; with --sprt at most 2000)
cli-help-city-episodes = which episodes, such as 1,3 (default: all)
cli-help-city-modes = which modes: versus, coop (default: both; with --pairs or --sprt versus)
cli-help-city-campaigns = play whole campaigns instead of single games: so many in every mode, with every number of officers
cli-help-city-pairs = compare the two bots: every deal is played twice, and the bots change sides
cli-help-city-counts = how many officers, 3 or 4 or both with a comma between them (default: both)
cli-city-mode = Mode
cli-city-episode = Episode
cli-city-score = Points
cli-city-interval = 95 % interval
cli-help-tasks-action = list them, show one, try a turn, solve one, or check the proof of one or of all
cli-help-tasks-file = the key of a shipped task, a task file, or - for standard input
cli-help-tasks-moves = with try: the moves of your turn such as "shoot D4"; without any they are read line by line
cli-help-tasks-seed = with try: decides the dice; without it they are thrown anew
cli-task = Task
cli-task-title = Title
cli-task-officer = Officer
cli-task-level = Level
cli-task-themes = Themes
cli-task-best = Best chance
cli-task-firsts = Best first moves
cli-task-states = States
cli-task-seconds = Seconds
cli-task-ask = Move (Enter stops):
cli-task-proven = Best chance: { $chance } ({ $fraction }). First moves by what they leave:
cli-task-line = Up to the first throw: { $moves }
cli-task-examined = States examined: { $states }, seconds: { $seconds }
cli-task-fault-hopeless = { $task }: nothing reaches the goal.
cli-task-fault-best = { $task }: the best chance is { $chance }.
cli-task-fault-sample = { $task }: its own solution gives chance away.
cli-task-fault-tempting = { $task }: its tempting move gives no chance away, or cannot be made.
