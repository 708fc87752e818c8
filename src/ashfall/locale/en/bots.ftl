## Bots

bot-rules = Follows the rules of thumb of a good player, for the officers as for Doctor Zero, without looking ahead.
bot-random = Makes any legal move.
bot-rush = Attacks whatever can be attacked and looks no further than its own move.
bot-greedy = Makes the move that leaves it best off, and looks through the battle that could start now.
bot-search = Looks ahead as far as its budget allows; the options say how long and how it judges positions.
bot-recruit = For first games: looks one move ahead like the veteran, but errs very often.
bot-soldier = Looks one move ahead like the veteran, but errs often.
bot-sergeant = Looks one move ahead like the veteran, but errs now and then.
bot-veteran = Looks one move ahead, through the battle that could start then, and does not err in its choice.
bot-captain = Searches a little further: sixteen ways in which the game could go on.
bot-warlord = Searches for up to a second a move, as far as it gets in that time.

## Levels

level-recruit = Recruit
level-recruit-about = For your first games. Makes many mistakes.
level-soldier = Soldier
level-soldier-about = Knows the basics, often slips.
level-sergeant = Sergeant
level-sergeant-about = A fair opponent. Slips now and then.
level-veteran = Veteran
level-veteran-about = Looks through the next battle and takes what you leave.
level-captain = Captain
level-captain-about = Plans a few moves ahead.
level-warlord = Warlord
level-warlord-about = The strongest. Thinks for up to a second.
level-strength = Strength { $number } of { $most }
