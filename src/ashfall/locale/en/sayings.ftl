## What can be said at a table

say-open = Say something
say-shown = Phrases of others
say-shown-help = Ready phrases and faces of those who play.
say-hello = Hello!
say-luck = Good luck!
say-nice = Nice move!
say-thanks = Thank you!
say-oops = Oops!
say-moment = One moment, please.
say-again = Another game?
say-played = Well played!
say-bye = Goodbye!
say-face-smile = smiles
say-face-laugh = laughs
say-face-wow = is amazed
say-face-sad = is sad
say-face-angry = is angry
say-face-think = is thinking
