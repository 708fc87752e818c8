## What they are called, and how they play

bot-random = Random
bot-random-about = Makes any legal move.
bot-rush = Mad Tully
bot-rush-trade = raider
bot-rush-about = Attacks whatever can be attacked and looks no further than its own move.
bot-greedy = Grub
bot-greedy-trade = scrap dealer
bot-greedy-about = Makes the move that leaves it best off, and looks through the battle that could start now.
bot-recruit = Pip
bot-recruit-trade = water carrier
bot-recruit-about = For first games: looks one move ahead and errs very often.
bot-soldier = Dusty
bot-soldier-trade = caravan guard
bot-soldier-about = Looks one move ahead and errs often.
bot-sergeant = Vera Rook
bot-sergeant-trade = bridge keeper
bot-sergeant-about = Looks one move ahead and errs now and then.
bot-veteran = Old Kosa
bot-veteran-trade = tracker
bot-veteran-about = Looks one move ahead, through the battle that could start then, and does not err in the choice.
bot-captain = Halloran
bot-captain-trade = field surgeon
bot-captain-about = Searches a little further: sixteen ways in which the game could go on.
bot-warlord = The Archivist
bot-warlord-trade = library machine
bot-warlord-about = The strongest: searches for up to a second a move, as far as it gets in that time.
bot-search = Search
bot-search-about = Looks ahead as far as its budget allows; the options say how long and how it judges positions.
bot-rules = Rules of thumb
bot-rules-about = Follows the rules of thumb of a good player, for the officers as for Doctor Zero, without looking ahead.
bot-extra = Extra
bot-extra-about = For first games: follows the rules of thumb of a good player, but slips very often.
bot-understudy = Understudy
bot-understudy-about = Follows the rules of thumb of a good player, but slips now and then.
bot-stunt = Stunt double
bot-stunt-about = Follows the rules of thumb of a good player without slips, and does not look ahead.
bot-support = Supporting role
bot-support-about = Looks ahead a little: four ways in which the game could go on.
bot-star = Star
bot-star-about = Looks ahead: twenty-four ways in which the game could go on.
bot-director = Director
bot-director-about = The strongest: looks ahead for up to a second a move, as far as it gets in that time.

## Levels

# The second and later bots of one level at a table.
bot-again = { $name } { $number }
level-strength = Level { $number } of { $most }: { $word }
level-word =
    { $number ->
        [1] beginner
        [2] easy
        [3] fair
        [4] good
        [5] strong
       *[other] strongest
    }
