## The book of Hard City

book-title = Who is who and what is what
book-lead = Everybody and everything of Hard City: officers, mutants, cards, events, episodes and words. Numbers and texts are those of the rules.
book-search = Search the book
book-search-help = A name, a word of a text, or a rule such as HC-17.5.12
book-search-all = Show everything
book-found =
    { $count ->
        [0] Nothing found. Try another word or fewer filters.
        [one] { $count } entry
       *[other] { $count } entries
    }
book-filter-kind = What
book-filter-episode = Episode
book-everything = Everything
book-any-episode = All
book-clause = Rule { $clause }

## What there is

book-kind-officer = Officers
book-kind-mutant = Mutants
book-kind-ability = Abilities
book-kind-equipment = Equipment
book-kind-take = Takes
book-kind-chaos = Chaos cards
book-kind-auto = AutoDoc’s cards
book-kind-special = Special cards
book-kind-event = Event cards
book-kind-episode = Episodes
book-kind-word = Words

## What is printed

book-number-hp = HP
book-number-hp-most = HP with an ability
book-number-ap = AP
book-number-copies = Copies
book-number-deploy = Deploy
book-number-move = Move
book-number-attack = Attack
book-number-attack-near = Attack nearby
book-number-figures = Figures
book-number-kills = Kills counted
book-mark-deck-police = Police
book-mark-deck-civilian = Civilian
book-mark-start-start = Start ability
book-mark-limit-always = Always
book-mark-limit-turn = Once a turn
book-mark-limit-round = Once a round
book-mark-limit-zero-turn = Once in each turn of Doctor Zero
book-mark-timing-setup = Opening
book-mark-timing-between-actions = Between actions
book-mark-timing-after-action = After an action
book-mark-timing-turn-end = At the end of a turn
book-mark-timing-civilian-hit = When a civilian is hit
book-mark-chaos-instant = Instant
book-mark-chaos-action = Action
book-mark-chaos-reaction = Reaction
book-mark-chaos-special = Special
book-mark-trigger-skull = To a skull
book-mark-trigger-shot-skull = To a skull in a shot
book-mark-trigger-shot-kill = To a kill by a shot
book-mark-trigger-leaves-mutants = To an officer who leaves mutants
book-mark-trigger-takes-civilian = To a civilian who is taken along
book-mark-priority-active-officer = Target: active officer
book-mark-priority-officer = Target: nearest officer
book-mark-priority-civilian = Target: nearest civilian
book-mark-priority-nearest = Target: nearest
book-mark-priority-mayor = Target: the mayor
book-mark-priority-motorboat = Target: the motorboat
book-mark-after-discard = Then discarded
book-mark-after-queue = Then queued
book-mark-after-set-aside = Then set aside
book-mark-band-near = Distance 0–2
book-mark-band-far = Farther than 2
book-mark-band-any = Any distance
book-letter = Letter { $letter }
book-now = Now
book-later = From the queue
book-owner = { $name }’s ability
book-abilities = Ability cards
book-in-episodes = Episodes { $list }
book-in-episode = Episode { $number }
book-side-versus = Doctor Zero’s side
book-side-auto = AutoDoc’s side

## Events and episodes

book-event = Event card { $number }
book-event-about = Layout { $layout }. The symbols: civilians on { $civilians }, a crate on { $crates }, mutants on { $mutants }.
book-event-help = The card drawn in the setup chooses the layout; later an episode uses the symbols that it names.
book-boards = Boards { $boards }
book-versus = One against all
book-coop = Together against AutoDoc
book-order = The officers score
book-chaos = Doctor Zero scores
book-rules = What is special
book-cards = Takes and special cards
book-map = Map of the episode
