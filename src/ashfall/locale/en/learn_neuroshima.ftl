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

## Learning

learn-title = Learn to play
learn-lead = Eleven short lessons on real positions. After the first seven, some ten minutes, you can play.
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
learn-other-armies = Armies
