## What can be reached in Neuroshima Hex

feat-unharmed = Clean battle
feat-unharmed-about = Win a battle in which an enemy unit falls and none of yours does.
feat-freed = Out of the net
feat-freed-about = Free one of your units from a net.
feat-medics = Field hospital
feat-medics-about = Let Medics take the wounds of five attacks.
feat-pushed = Make room
feat-pushed-about = Push enemy units away three times.
feat-by-health = The longer breath
feat-by-health-about = Win by more health once the piles are empty.
feat-armies = Every banner
feat-armies-about = Finish a game with each of the six armies.
feat-levels = Up the ranks
feat-levels-about = Beat the bots of all six levels, from Pip to the Archivist.
feat-themes = Ten ideas
feat-themes-about = Solve puzzles of ten different themes.
