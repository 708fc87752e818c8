## Hard City on pages of no game: sides, titles of the episodes

hc-officers = Офіцери
hc-zero = Доктор Зеро
hc-autodoc = АвтоДок
hc-episode-1 = Великий шарварок на вулицях
hc-episode-2 = Напад на конвой
hc-episode-3 = Мерка в пастці
hc-episode-4 = Кров на пляжі
hc-episode-5 = Година Зеро
hc-title = Епізод { $number }: { $name }
