## Analysis: a game step by step, with a bot's ideas and moves to try

city-line-title = Analysis of Hard City
city-line-course = Where you are
city-line-ideas = A bot’s ideas
city-line-start = Start of the game
city-line-tried = { $at } tried after move { $ply }
city-line-again = Once more, with other dice and cards
city-line-to-game = Back to the game
city-line-lost = This step cannot be fetched.
city-line-another = Analyse another game
city-line-other-game = This is no record of Hard City.
city-line-lead = Go to any moment of a game, see what a strong bot would do there and why, and try moves for either side.
city-line-record = A game that was played
city-line-record-help = You get the record of a finished game from its replay, under “Save and share”. Paste it here, open the file or drop it on the page.
city-line-paste = Paste a record
city-line-analyse = Analyse
city-line-fresh = A new game
city-line-fresh-help = No record at hand? Begin an episode and lead both sides.
