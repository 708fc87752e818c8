## Why a move: what it brings, what it risks

bot-reason-risk = risk: { $what }
bot-reason-likely = { $what } ({ $chance } %)
bot-reason-machine = destroys the doom machine
bot-reason-points-officers = officers +{ $count } VP
bot-reason-points-zero = chaos +{ $count } VP
bot-reason-civilian-killed =
    { $count ->
        [one] a civilian dies
       *[other] { $count } civilians die
    }
bot-reason-carried-off =
    { $count ->
        [one] one is carried off the map
       *[other] { $count } are carried off the map
    }
bot-reason-saved =
    { $count ->
        [one] one is saved
       *[other] { $count } are saved
    }
bot-reason-welded = a manhole is welded
bot-reason-roof = the way to the roof opens
bot-reason-down = { $who } falls stunned
bot-reason-kills =
    { $count ->
        [one] a mutant dies
       *[other] { $count } mutants die
    }
bot-reason-kafar = { hc-enemy-kafar } loses { $count } HP
bot-reason-hurt-leaving = { $who } loses { $count } HP when leaving
bot-reason-hurt = { $who } loses { $count } HP
bot-reason-car = the police car is attacked
bot-reason-boat = a mutant boards the motorboat
bot-reason-explosion = a barrel explodes
bot-reason-carries =
    { $count ->
        [one] one space nearer to safety
       *[other] { $count } spaces nearer to safety
    }
bot-reason-stuns =
    { $count ->
        [one] a mutant is stunned
       *[other] { $count } mutants are stunned
    }
bot-reason-healed = { $who } recovers { $count } HP
bot-reason-equipment =
    { $count ->
        [one] new equipment
       *[other] { $count } pieces of equipment
    }
bot-reason-threatens = somebody can be attacked from there
bot-reason-deploys =
    { $count ->
        [one] one mutant more
       *[other] { $count } mutants more
    }
bot-reason-stand-up =
    { $count ->
        [one] a mutant stands up
       *[other] { $count } mutants stand up
    }
bot-reason-nearer =
    { $count ->
        [one] one space nearer to the goal
       *[other] { $count } spaces nearer to the goal
    }
bot-reason-safer =
    { $count ->
        [one] one mutant fewer in reach
       *[other] { $count } mutants fewer in reach
    }
bot-reason-danger =
    { $count ->
        [one] one mutant more in reach
       *[other] { $count } mutants more in reach
    }
bot-reason-reaction = Doctor Zero may react
bot-reason-draws =
    { $count ->
        [one] Doctor Zero draws a card
       *[other] Doctor Zero draws { $count } cards
    }
bot-reason-ammo = { $who } is out of ammo
bot-reason-idle = { $count } AP unused
