## What they are called, and how they play

bot-random = Random
bot-random-about = Makes any legal move.
bot-rush = Rush
bot-rush-about = Attacks whatever can be attacked and looks no further than its own move.
bot-greedy = Greedy
bot-greedy-about = Makes the move that leaves it best off, and looks through the battle that could start now.
bot-recruit = Recruit
bot-recruit-about = For first games: looks one move ahead like the veteran, but errs very often.
bot-soldier = Soldier
bot-soldier-about = Looks one move ahead like the veteran, but errs often.
bot-sergeant = Sergeant
bot-sergeant-about = Looks one move ahead like the veteran, but errs now and then.
bot-veteran = Veteran
bot-veteran-about = Looks one move ahead, through the battle that could start then, and does not err in its choice.
bot-captain = Captain
bot-captain-about = Searches a little further: sixteen ways in which the game could go on.
bot-warlord = Warlord
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

level-strength = Strength { $number } of { $most }
