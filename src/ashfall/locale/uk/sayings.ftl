## What can be said at a table

say-open = Сказати щось
say-shown = Репліки інших
say-shown-help = Готові фрази й обличчя гравців.
say-hello = Привіт!
say-luck = Хай щастить!
say-nice = Гарний хід!
say-thanks = Дякую!
say-oops = Ой!
say-moment = Хвилинку.
say-again = Ще одну партію?
say-played = Гарна гра!
say-bye = До зустрічі!
say-face-smile = усмішка
say-face-laugh = сміх
say-face-wow = подив
say-face-sad = сум
say-face-angry = злість
say-face-think = роздуми
