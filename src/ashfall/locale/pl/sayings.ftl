## What can be said at a table

say-open = Powiedz coś
say-shown = Wypowiedzi innych
say-shown-help = Gotowe zwroty i miny graczy.
say-hello = Cześć!
say-luck = Powodzenia!
say-nice = Dobry ruch!
say-thanks = Dziękuję!
say-oops = Ups!
say-moment = Chwileczkę.
say-again = Jeszcze jedna partia?
say-played = Dobra gra!
say-bye = Do zobaczenia!
say-face-smile = uśmiech
say-face-laugh = śmiech
say-face-wow = zdumienie
say-face-sad = smutek
say-face-angry = złość
say-face-think = namysł
