## Battle playback

battle-title = Battle
battle-told = What happens
battle-phases = Phases of the battle
battle-phase = Phase { $initiative }
battle-at-once = all at once
battle-attacks =
    { $count ->
        [0] nobody hit
        [one] { $count } attack
       *[other] { $count } attacks
    }
battle-nothing = Nobody can do anything in this phase.
battle-controls = Playback
battle-play = Play
battle-pause = Pause
battle-back = One step back
battle-forward = One step on
battle-key-play = Play or pause
battle-key-forward = One step on; with Shift one phase
battle-key-back = One step back; with Shift one phase
battle-speed = Speed
battle-skip = Skip to result
battle-again = Watch again
battle-continue = Continue
battle-show = Show on the board: { $what }
battle-result = Result of the battle
battle-open = The battle goes on as soon as a question is answered.
battle-lost =
    { $count ->
        [0] No unit lost
        [one] { $count } unit lost
       *[other] { $count } units lost
    }
battle-side-words = { $side }: health from { $before } to { $after }. { battle-lost }.
battle-side-points = { $side }: points from { $before } to { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } to its strikes, helped by { $units }
battle-bonus-ranged = +{ $count } to its shots, helped by { $units }
battle-called = Battle!
battle-call-by = { $name } calls the battle
battle-call-you = You call the battle
battle-call =
    { $cause ->
        [full_board] The board is full
        [final] Final battle
        [overtime] The battle after extra turns
       *[position] A battle
    }
battle-go-on = Go on
battle-nobody = Battle: nobody hit
battle-coming = What comes
