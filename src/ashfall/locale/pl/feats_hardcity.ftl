## What can be reached in Hard City

feat-evacuated = W bezpieczne miejsce
feat-evacuated-about = Grając funkcjonariuszami, wyprowadź dziesięć osób w bezpieczne miejsce.
feat-upright = Wszyscy na nogach
feat-upright-about = Wygraj funkcjonariuszami tak, by żaden nie został ogłuszony.
feat-sides = Po obu stronach prawa
feat-sides-about = Wygraj raz funkcjonariuszami i raz jako Doktor Zero.
feat-episodes = Jedno gorące lato
feat-episodes-about = Wygraj wszystkie pięć odcinków.
